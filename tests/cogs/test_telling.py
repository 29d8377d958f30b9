"""Matches as messages tell them: whole turns in pages, within Discord's limits, with names that are only names."""

from functools import cache

import pytest

from cogs.custom_ids import NEWEST
from cogs.presenters import log
from cogs.presenters.telling import SMALL, brief, coloured, counted, heading, story, told
from cogs.words import Localizer, escaped
from engine.cli.playing import played
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from host.tales import Tale, TurnTold, turns_told
from host.texts import BotTexts
from tests.games.kits import Kit, every_game
from tests.games.tales import log_lines
from tests.replacing import replace

MOST_OF_A_MESSAGE = 4000
"""What Discord allows all texts of a message together."""

HOSTILE = ("**[Ann](https://x)**", "@everyone " + "\N{FAMILY}" * 22)
"""Names that Discord would read as something else, and as long as names may be."""

viewers = pytest.mark.parametrize("viewer", [0, 1, None])


@cache
def match_of(rulebook_name: str) -> Match:
    rulebook: Rulebook = rulebooks()[rulebook_name]
    first, second, *_ = [starter.deck for starter in rulebook.decks.starters()]
    return played(rulebook, ("heuristic", "random"), (first, second), "telling")[1]


def turns_of(kit: Kit, viewer: int | None = None) -> list[TurnTold]:
    return turns_told(log_lines(match_of(kit.name), viewer), kit.rulebook.telling)


def words_of(kit: Kit, names: tuple[str, str] = ("Ann", "Ben")) -> Localizer:
    return Localizer(BotTexts(), "en").of(kit.rulebook, names)


def pages(turns: list[TurnTold], words: Localizer) -> list[str]:
    return ["\n".join(page) for page in log.pages_of(turns, words)]


@every_game
@viewers
def test_every_page_of_every_match_fits_into_a_message_whatever_the_names(kit: Kit, viewer: int | None) -> None:
    words = words_of(kit, HOSTILE)
    found = pages(turns_of(kit, viewer), words)
    assert len(found) > 1 or len(found[0].encode()) <= log.MOST_BYTES
    titles = words.say("log-title", match=99999, first=coloured(words.names, 0), second=coloured(words.names, 1))
    number = words.say("page-number", page=100, pages=100)
    for page in found:
        assert len(f"{titles}{page}{number}".encode()) <= MOST_OF_A_MESSAGE
        assert "@everyone" not in page
        assert HOSTILE[0] not in page
        assert "[Ann](" not in page


@every_game
def test_the_pages_tell_everything_in_its_order_once(kit: Kit) -> None:
    words, turns = words_of(kit), turns_of(kit)
    expected = [line for turn in turns for tale in turn.tales for line in told(tale, words).split("\n")]
    heads: set[str] = {heading(turn, words) for turn in turns}
    heads |= {words.say("log-turn-goes-on", turn=words.turn(turn.turn)) for turn in turns}
    heads |= {said for turn in turns if (said := counted(turn, words)) is not None}
    found = [line for page in pages(turns, words) for line in page.split("\n") if line not in heads]
    assert found == [line for line in expected if line not in heads]


@every_game
def test_a_turn_is_divided_only_where_it_has_more_than_a_page(kit: Kit) -> None:
    """And what is told as one never is."""
    words, turns = words_of(kit), turns_of(kit)
    for turn in turns:
        alone = pages([turn], words)
        assert all("continued\n" in page for page in alone[1:])
        told_whole = [told(tale, words) for tale in turn.tales]
        assert all(any(tale in page for page in alone) for tale in told_whole)
        assert len(alone) == 1 or len("\n".join(told_whole)) > log.MOST_BYTES // 2 or len(told_whole) > 20


def test_a_long_turn_goes_on_on_pages_of_its_own() -> None:
    kit = Kit(rulebooks()["vanguard"])
    words, turns = words_of(kit), turns_of(kit)
    long = replace(turns[-1], tales=turns[-1].tales * 30)
    *before, last = pages([*turns[:1], long, turns[1]], words)
    assert len(before) > 2
    assert [page.count("continued") for page in before[1:]] == [0, *[1] * (len(before) - 2)]
    assert before[2].startswith("**In turn")
    assert heading(turns[1], words) in f"{before[-1]}{last}"


@every_game
@pytest.mark.parametrize("most", [200, 1000, 3000])
def test_the_story_of_turns_keeps_to_its_measure_and_says_how_much_more_there_was(kit: Kit, most: int) -> None:
    words, turns = words_of(kit, HOSTILE), turns_of(kit)
    for first in range(len(turns)):
        for last in (first + 1, first + 5, len(turns)):
            said = story(turns[first:last], words, most)
            assert len("\n".join(said).encode()) <= most + 60
    tales = sum(len(turn.tales) for turn in turns)
    everything, said = story(turns, words, 1_000_000), story(turns, words, most)
    if len("\n".join(everything).encode()) <= most:  # a short match
        assert said == everything
        return
    (more,) = [line for line in said if "more in /match log" in line]
    assert 0 < int(more.removeprefix("-# … ").split()[0].replace(",", "")) <= tales


def test_a_battle_is_a_line_with_the_rest_in_small_letters_under_it() -> None:
    kit = Kit(rulebooks()["vanguard"])
    words = words_of(kit)
    battles = [tale for turn in turns_of(kit) for tale in turn.tales if tale.outcomes and tale.others]
    assert battles
    for tale in battles:
        *first, aside = told(tale, words).split("\n")
        assert aside.startswith(SMALL)
        assert len(first) == len(tale.outcomes)
        assert all("against" in line or "gone" in line or "cannot" in line for line in first)
        assert all(line.startswith(("🔵 ", "🟠 ")) for line in first)
        assert brief(tale, words) == first


def test_a_tale_that_is_longer_than_any_message_is_cut_and_says_so() -> None:
    kit = Kit(rulebooks()["vanguard"])
    words = words_of(kit)
    battle = next(tale for turn in turns_of(kit) for tale in turn.tales if tale.outcomes)
    endless = told(Tale(battle.outcomes * 200, ()), words)
    assert len(endless.encode()) < log.MOST_BYTES
    assert endless.endswith("more")


def test_the_newest_page_is_shown_first_and_the_others_are_turned_to() -> None:
    kit = Kit(rulebooks()["vanguard"])
    words, turns = words_of(kit), turns_of(kit)
    assert escaped("Ann") in "".join(pages(turns, words))
    assert len(pages(turns, words)) < NEWEST
    assert pages([], words) == []
