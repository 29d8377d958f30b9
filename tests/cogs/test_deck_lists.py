"""Lists of decks: however many games and decks there are, they fit into a message, and every game is there."""

from datetime import UTC, datetime

import pytest

from cogs.components import ActionSelect
from cogs.presenters.decks import lists_text
from cogs.presenters.invitation import deck_choice_message
from cogs.words import Localizer
from engine.kernel.rulebook import Deck
from host.decks import NAME_LIMIT, KeptDeck
from host.texts import BotTexts
from storage import DeckChoice, Invitation, InvitationStatus

MOST_IN_MESSAGE = 4000
WORDS = Localizer(BotTexts(), "en")


def kept(game: str, name: str, version: int | None) -> KeptDeck:
    """A deck of no cards."""
    return KeptDeck(game, name, Deck({}), version, DeckChoice(name, {}), version)


@pytest.mark.parametrize("games", [1, 2, 5, 12])
def test_decks_of_many_games_fit_into_one_message(games: int) -> None:
    decks = [kept("game", f"{number:_<{NAME_LIMIT}}", number or None) for number in range(60)]
    said = lists_text([(f"Game {number}", decks) for number in range(games)], WORDS)
    assert len(said) <= MOST_IN_MESSAGE
    assert said.count("### Game") == games
    assert said.count("more") == games, "what does not fit is counted"


@pytest.mark.parametrize(("page", "shown"), [(0, 25), (1, 25), (2, 10), (3, 10), (10**15, 10)])
def test_a_page_of_decks_that_is_no_more_is_the_last_one(page: int, shown: int) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    invitation = Invitation(
        1, "chess", 1, 2, 3, 4, "Ann", 5, DeckChoice("Any", {}), InvitationStatus.OPEN, now, now, None
    )
    decks = [kept("chess", f"Deck {number}", number + 1) for number in range(60)]
    children = list(deck_choice_message(invitation, "Chess", decks, WORDS, page).view.walk_children())
    (select,) = (each for each in children if isinstance(each, ActionSelect))
    assert len(select.item.options) == shown


def test_own_decks_come_before_those_for_everybody() -> None:
    said = lists_text([("Chess", [kept("chess", "For all", None), kept("chess", "Mine", 2)])], WORDS)
    assert said.index("Mine") < said.index("For all")
