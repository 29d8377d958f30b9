"""5.1 to 5.3. What makes a deck legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import faults_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.positions import unit
from tests.games.vanguard.written import written


def _cards() -> Mapping[str, CardDefinition]:
    normal = [unit(f"N{number}", 0 if number == 1 else 1) for number in range(1, 11)]
    triggers = [unit(f"{icon} {copy}", 0, trigger=icon) for icon in ("critical", "heal") for copy in (1, 2, 3, 4)]
    sentinels = [unit(f"S{number}", 1, keywords=frozenset({"sentinel"})) for number in (1, 2)]
    again = replace(unit("N1", 0), number="N1 again")
    giants = [replace(unit(f"G{number}", 3), kind="G unit") for number in range(1, 6)]
    shared = replace(unit("N2", 3), number="G N2", kind="G unit")
    return {card.number: card for card in (*normal, *triggers, *sentinels, again, *giants, shared)}


CARDS = _cards()
LEGAL = {f"N{number}": 4 for number in range(1, 9)} | {"N9": 2}
LEGAL |= {"critical 1": 4, "critical 2": 4, "critical 3": 4, "heal 1": 4}
"""A main deck of fifty made-up cards, of which sixteen have a trigger."""


def broken(main: Mapping[str, int], g: Mapping[str, int] | None = None, *more: CardDefinition) -> set[str]:
    """The numbers of the rules that a deck breaks which differs from the legal one in these counts."""
    changed = {number: count for number, count in {**LEGAL, **main}.items() if count}
    known = {**CARDS, **{card.number: card for card in more}}
    return {fault.rule for fault in faults_of(Deck({"main": changed, "g": dict(g or {})}, "N1"), known)}


@pytest.mark.rule("5.1.1", "5.2.1", "5.3.1", "5.4.2")
def test_each_player_brings_a_main_deck_and_at_most_one_g_deck_which_are_checked() -> None:
    assert broken({}) == set()
    assert broken({}, {"G1": 4}) == set()
    first, second = (starter.deck for starter in RULEBOOK.decks.starters()[:2])
    for deck in (first, second):
        assert RULEBOOK.faults_in(deck) == []
    assert RULEBOOK.faults_in(Deck({"main": {}}))
    match = ScenarioMatch.of(Match.begin(RULEBOOK, [first, second], b"decks"))
    for player in (0, 1):
        assert {match.match.state.owner[card] for card in match.cards(f"deck:{player}")} == {player}
        assert match.count(f"gzone:{player}") == 0


@pytest.mark.rule("5.1.2")
def test_a_card_may_allow_more_of_itself_or_of_others_in_its_deck() -> None:
    many = written("Many", 'CONT: You may have up to 16 "Many" in your deck.')
    room = {"N5": 0, "N2": 0, "N3": 0}
    assert broken({"Many": 12, **room}, None, many) == set()
    assert broken({"Many": 16, **room, "N4": 0}, None, many) == set()
    assert broken({"Many": 17, **room, "N4": 0, "N9": 1}, None, many) == {"5.2.2.2.1"}
    assert broken({"Many": 5, "N2": 0, "N9": 1}, None, unit("Many")) == {"5.2.2.2.1"}
    healer = written("Healer", "CONT: You may have up to six heal triggers in your deck.")
    heals = {"heal 1": 4, "heal 2": 2, "critical 1": 2}
    assert broken(heals) == {"5.2.2.4"}
    assert broken({**heals, "N9": 1, "Healer": 1}, None, healer) == set()
    warden = written("Warden", "CONT: You may have up to eight Sentinels in your deck.")
    assert broken({"S1": 4, "S2": 3, "N3": 0, "N2": 1, "N9": 1, "Warden": 1}, None, warden) == set()
    assert broken({"S1": 4, "S2": 3, "N3": 0, "N2": 1}) == {"5.2.2.5"}


@pytest.mark.rule("5.1.1")
def test_a_deck_consists_of_cards_that_exist() -> None:
    assert broken({"N9": 1, "Nothing": 1}) >= {"5.1.1"}


@pytest.mark.rule("5.2.2.1")
@pytest.mark.parametrize(("count", "legal"), [(1, False), (2, True), (3, False)])
def test_a_main_deck_has_exactly_fifty_cards(count: int, legal: bool) -> None:
    assert broken({"N9": count}) == (set() if legal else {"5.2.2.1"})


@pytest.mark.rule("5.2.2.2", "5.2.2.2.1")
def test_a_main_deck_has_at_most_four_cards_of_a_name_whatever_else_they_are() -> None:
    assert broken({"N9": 1, "N8": 5}) == {"5.2.2.2.1"}
    assert broken({"N9": 1, "N1 again": 1}) == {"5.2.2.2.1"}
    assert broken({"N1": 2, "N1 again": 2}) == set()


@pytest.mark.rule("5.2.2.2", "5.3.2.1")
def test_main_deck_and_g_deck_may_have_four_cards_of_a_name_each() -> None:
    assert broken({}, {"G N2": 4}) == set()
    assert broken({}, {"G N2": 5}) == {"5.3.2.1"}


@pytest.mark.rule("5.2.2.3")
@pytest.mark.parametrize(("triggers", "legal"), [(3, False), (4, True)])
def test_a_main_deck_has_exactly_sixteen_cards_with_a_trigger(triggers: int, legal: bool) -> None:
    assert broken({"critical 1": triggers, "N9": 6 - triggers}) == (set() if legal else {"5.2.2.3"})
    assert broken({"critical 4": 1, "N9": 1}) == {"5.2.2.3"}
    assert broken({"critical 1": 5, "critical 2": 3}) == {"5.2.2.2.1"}


@pytest.mark.rule("5.2.2.4")
def test_a_main_deck_has_at_most_four_heal_triggers() -> None:
    assert broken({"heal 1": 2, "heal 2": 2}) == set()
    assert broken({"heal 2": 1, "critical 1": 3}) == {"5.2.2.4"}


@pytest.mark.rule("5.2.2.5")
def test_a_main_deck_has_at_most_four_sentinels() -> None:
    assert broken({"N8": 2, "S1": 1, "S2": 1}) == set()
    assert broken({"N8": 0, "S1": 2, "S2": 2}) == set()
    assert broken({"N8": 0, "N9": 1, "S1": 3, "S2": 2}) == {"5.2.2.5"}


@pytest.mark.rule("5.2.2.6", "5.3.3")
def test_a_main_deck_has_no_g_units_and_a_g_deck_nothing_else() -> None:
    assert broken({"N9": 1, "G1": 1}) == {"5.2.2.6"}
    assert broken({}, {"N10": 1}) == {"5.3.3"}


@pytest.mark.rule("5.3.2")
@pytest.mark.parametrize(("count", "legal"), [(0, True), (1, True), (16, True), (17, False)])
def test_a_g_deck_has_up_to_sixteen_cards(count: int, legal: bool) -> None:
    giants = {f"G{number}": min(4, count - 4 * (number - 1)) for number in range(1, 6)}
    assert broken({}, {number: few for number, few in giants.items() if few > 0}) == (set() if legal else {"5.3.2"})
