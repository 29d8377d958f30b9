"""Lists of decks: however many games and decks there are, each of them is on a page, and every page is a message."""

from datetime import UTC, datetime
from itertools import pairwise

import discord
import pytest

from cogs.components import ActionButton, ActionSelect
from cogs.custom_ids import AcceptDeck, DeckLists, PlayDeck, StartWith, mark_of, parse
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.deck_menu import about_deck, accepting_message, inviting_message
from cogs.presenters.decks import lists_message
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.rulebook import Deck
from host.decks import NAME_LIMIT, KeptDeck
from host.texts import BotTexts
from storage import DeckChoice, Invitation, InvitationStatus

MOST_IN_MESSAGE = 4000
WORDS = Localizer(BotTexts(), "en")
BOOK = next(iter(rulebooks().values()))
NOW = datetime(2026, 1, 1, tzinfo=UTC)
INVITATION = Invitation(
    1, BOOK.name, 1, 2, 3, 4, "Ann", 5, DeckChoice("Any", {}), InvitationStatus.OPEN, NOW, NOW, None
)
MANY = 60


def kept(game: str, name: str, version: int | None) -> KeptDeck:
    """A deck of no cards; a starter without a version."""
    return KeptDeck(game, name, Deck({}), version, DeckChoice(name, {}), version)


def said(message: OutgoingMessage) -> str:
    return "\n".join(each.content for each in message.view.walk_children() if isinstance(each, discord.ui.TextDisplay))


@pytest.mark.parametrize("games", [1, 2, 5, 12])
def test_every_deck_of_many_games_is_on_a_page_below_its_game(games: int) -> None:
    decks = [kept("game", f"{number:_<{NAME_LIMIT}}", number or None) for number in range(MANY)]
    lists = [(f"Game {number}", decks) for number in range(games)]
    found: list[tuple[str, str]] = []
    page, pages = 0, 1
    while page < pages:
        message = lists_message(lists, page, lambda number: DeckLists(number, 0, ""), WORDS)
        text = said(message)
        assert len(text) <= MOST_IN_MESSAGE
        title = ""
        for line, below in pairwise(text.splitlines()):
            if line.startswith("### "):
                assert below.startswith("- "), "a game stands on no page without a deck of its"
                title = line.removeprefix("### ")
            elif line.startswith("- "):
                found.append((title, line.split("**")[1].replace("\\", "").rstrip("_")))
        pages = int(text.rpartition(" of ")[2])
        page += 1
    assert pages > 1
    assert found == [(f"Game {game}", str(number)) for game in range(games) for number in range(MANY)]


def test_no_page_ends_with_a_game_whose_decks_are_on_the_next_one() -> None:
    decks = [kept("game", f"{number:_<{NAME_LIMIT}}", 1) for number in range(MANY)]
    for many in range(1, MANY):  # one of these fills a page but for the next game's title
        text = said(lists_message([("One", decks[:many]), ("Other", decks)], 0, lambda _: DeckLists(0, 0, ""), WORDS))
        assert not [line for line, below in pairwise(text.splitlines()) if line[0] == "#" and below[:2] != "- "], many


def test_a_page_of_a_list_that_is_no_more_is_the_last_one() -> None:
    lists = [("Game", [kept("game", f"{number:_<{NAME_LIMIT}}", 1) for number in range(MANY)])]
    pages = [said(lists_message(lists, page, lambda number: DeckLists(number, 0, ""), WORDS)) for page in (99, 10**15)]
    assert pages[0] == pages[1]
    assert "- **59" in pages[0]


def test_few_decks_need_no_pages_and_own_decks_come_before_those_for_everybody() -> None:
    lists = [("Chess", [kept("chess", "Mine", 2), kept("chess", "For all", None)])]
    message = lists_message(lists, 0, lambda number: DeckLists(number, 0, ""), WORDS)
    assert said(message).splitlines() == ["### Chess", "- **Mine** (version 2)", "- **For all** (for everybody)"]
    assert not any(isinstance(each, ActionButton) for each in message.view.walk_children())


@pytest.mark.parametrize(("page", "shown"), [(0, 25), (1, 25), (2, 10), (3, 10), (10**15, 10)])
@pytest.mark.parametrize("inviting", [True, False])
def test_a_page_of_decks_that_is_no_more_is_the_last_one(page: int, shown: int, inviting: bool) -> None:
    decks = [kept(BOOK.name, f"Deck {number}", number + 1) for number in range(MANY)]
    message = (
        inviting_message(7, BOOK, decks, WORDS, page)
        if inviting
        else accepting_message(INVITATION, BOOK.title, decks, WORDS, page)
    )
    children = list(message.view.walk_children())
    (select,) = (each for each in children if isinstance(each, ActionSelect))
    assert len(select.item.options) == shown
    first = next(each for each in children if isinstance(each, ActionButton))
    wanted = mark_of([decks[0].key])
    assert parse(first.custom_id) == (PlayDeck(7, "", wanted, BOOK.name) if inviting else AcceptDeck(1, wanted))
    assert not inviting or parse(select.custom_id) == StartWith(7, BOOK.name)


def test_a_deck_says_whose_it_is_or_how_it_plays() -> None:
    starter = BOOK.decks.starters()[0]
    with_facts = KeptDeck(
        BOOK.name, starter.name, starter.deck, None, DeckChoice(starter.name, {}), facts=starter.facts
    )
    assert starter.facts is not None
    assert about_deck(kept("chess", "Mine", 3), WORDS) == "one of yours, version 3"
    assert about_deck(kept("chess", "For all", None), WORDS) == "for everybody"
    assert about_deck(with_facts, WORDS).startswith(f"{starter.facts.style} · {starter.facts.era} · ")
