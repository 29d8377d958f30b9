"""803, 811: gods that are star evolution creatures as well, and what stays of linked ones when they leave."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import gods
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.duel_masters.rules import test_8_gods as linked_gods

FREE: dict[str, Any] = {"cost": 0, "civilizations": []}
ONTO = "Star evolution: Put on one of your creatures"
STARRY = creature("Starry", 1000, "Left god link", ONTO, supertypes=["evolution", "star"], races=["God"])
STARRED = creature("Starred", 1000, "Right god link", ONTO, supertypes=["evolution", "star"], races=["God"])
UP = creature("Up", 1000, "Left god link", "Evolution: Put on one of your creatures", supertypes=["evolution"])
DROP = spell("Drop", "Destroy one of your creatures.", **FREE)
PLUCK = spell("Pluck", "Put one of your cards into its owner's graveyard.", **FREE)
RISE = spell("Rise", "One of your creatures gets +500 power until the end of the turn.", **FREE)
CARDS = (STARRY, STARRED, UP, DROP, PLUCK, RISE)
ZONES = ("B1:0", "B2:0", "B3:0", "under:0", "linked:0", "graveyard:0")


def _linked(left: str, right: str = "Right", *, leads: bool, used: str = "Drop", rights: str = "") -> ScenarioMatch:
    """A god on "Two" that is linked with the one at its right side, which may lie on another card."""
    places = {
        "B1:0": [Placed(left, attached={"under:0": ["Two"]})],
        "B2:0": [Placed(right, attached={"under:0": [rights]} if rights else {})],
    }
    match = table({**places, "hand:0": ["Rise", used, "Nine"]}, *linked_gods.CARDS, *CARDS)
    lead, other, side = ("B1:0", "B2:0", "right") if leads else ("B2:0", "B1:0", "left")
    gods.link(match.match, match.card(lead), match.card(other), side)
    return match.answer("cast:Rise").answer(f"cast:{used}")


@pytest.mark.rule("803.1b", "803.4", "811.1")
@pytest.mark.parametrize("leads", [True, False])
def test_a_star_evolution_god_leaves_alone_whichever_god_stands_for_the_creature(leads: bool) -> None:
    match = _linked("Starry", leads=leads)
    assert match.prompt == "ask-main-step"
    there = {name for zone in ZONES[:3] for name in match.names(zone)}
    assert there == {"Right", "Two"}
    assert (match.names("under:0"), match.names("linked:0")) == ([], [])
    assert match.names("graveyard:0") == ["Rise", "Starry", "Drop"]
    powers = {match.names(zone)[0]: match.power(zone) for zone in ZONES[:3] if match.names(zone)}
    assert powers == {"Right": 3500, "Two": 2500}


@pytest.mark.rule("803.7", "811.1")
@pytest.mark.parametrize("leads", [True, False])
def test_of_two_star_evolution_gods_their_player_says_which_leaves(leads: bool) -> None:
    match = _linked("Starry", "Starred", leads=leads, rights="Three")
    assert match.rule == "101.5b"
    match.answer(match.offered[0])
    left = match.names("graveyard:0")[1:2]
    assert left in (["Starry"], ["Starred"])
    assert match.names("under:0") == (["Three"] if left == ["Starry"] else ["Two"])


@pytest.mark.rule("109.2a", "803.7", "811.1")
@pytest.mark.parametrize("leads", [True, False])
def test_where_a_card_is_chosen_it_leaves_and_no_other_god(leads: bool) -> None:
    match = _linked("Starry", leads=leads, used="Pluck")
    right = "bury:linked" if leads else "bury:B2"
    assert right in match.offered
    match.answer(right)
    assert match.names("graveyard:0") == ["Rise", "Right", "Pluck"]
    assert match.names("under:0") == ["Two"]


@pytest.mark.rule("803.7", "109.2b")
@pytest.mark.parametrize("leads", [True, False])
def test_an_evolution_god_that_is_none_takes_what_lies_under_it_along(leads: bool) -> None:
    match = _linked("Up", leads=leads)
    assert match.rule == "803.7"
    match.answer("god:B1" if leads else "god:linked")
    assert match.names("graveyard:0") == ["Rise", "Up", "Two", "Drop"]


DOOM = spell("Doom", "Choose one of your creatures. After the turn, destroy it.", **FREE)


@pytest.mark.rule("801.4c", "803.4")
def test_what_waits_for_the_creature_is_done_with_all_that_stays() -> None:
    places: Zones = {"B1:0": [Placed("Starry", attached={"under:0": ["Two"]})], "B2:0": ["Right"]}
    match = table({**places, "hand:0": ["Doom", "Drop", "Nine"]}, *linked_gods.CARDS, *CARDS, DOOM)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("cast:Doom").answer("cast:Drop")
    while match.asked == 0:
        match.answer("pass")
    assert sorted(match.names("graveyard:0")) == ["Doom", "Drop", "Right", "Starry", "Two"]


RECKLESS = creature("Reckless", 3000, "Right god link", "Whenever this creature attacks, destroy it.", races=["God"])


@pytest.mark.rule("803.4a", "801.4c", "811.1")
@pytest.mark.parametrize("leads", [True, False])
def test_if_it_attacks_its_player_says_which_of_all_that_stays_goes_on(leads: bool) -> None:
    places: Zones = {"B1:0": [Placed("Starry", attached={"under:0": ["Nine"]})], "B2:0": ["Reckless"]}
    match = attack({**places, "B1:1": [Placed("Three", rested=True)]}, *CARDS, RECKLESS)
    lead, other, side = ("B1:0", "B2:0", "right") if leads else ("B2:0", "B1:0", "left")
    gods.link(match.match, match.card(lead), match.card(other), side)
    match.answer(f"attack:{lead[:2]}")
    match.answer("target:B1:1")
    assert (match.rule, len(match.offered)) == ("803.4a", 2)
    nine = next(zone[:2] for zone in ZONES[:3] if match.names(zone) == ["Nine"])
    match.answer(f"attack:{nine}")
    assert match.names("graveyard:1") == ["Three"]
    assert match.names("graveyard:0") == ["Starry"]
