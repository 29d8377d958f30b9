"""109.2, 701.26, 803.7, 805.1b: what leaves of a creature of several cards, wherever it would go."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import field, gods, linking
from engine.games.duel_masters.battle_state import attacker
from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.duel_masters.rules import test_8_cells, test_8_gods

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
TO_DECK: Final = (
    spell("Sink", "Put one of your creatures on the bottom of your deck.", **FREE),
    spell("Lift", "Put one of your creatures on top of your deck.", **FREE),
    spell("Mix", "Shuffle one of your creatures into your deck.", **FREE),
)
CHANGER: Final = creature("Changer", 6000, "Revolution change: Fire creature")
CELLS: Final[Zones] = {"B1:0": ["Head"], "B2:0": ["Arm"], "B3:0": ["Leg"]}


def _gods(match: ScenarioMatch, *places: str) -> ScenarioMatch:
    """With the gods at these places linked, the first of them standing for all."""
    first, *others = [match.card(place) for place in places]
    for other in others:
        gods.link(match.match, first, other, "right")
        first = other
    return match


def _cells(match: ScenarioMatch) -> ScenarioMatch:
    """With the cells linked."""
    linking.link(match.match, match.card("B1:0"), [match.card("B2:0"), match.card("B3:0")])
    return match


@pytest.mark.rule("803.7", "109.2b")
@pytest.mark.parametrize("name", ["Sink", "Lift", "Mix"])
def test_of_linked_gods_that_are_put_into_a_deck_one_goes_there(name: str) -> None:
    zones: Zones = {"B1:0": ["Left"], "B2:0": ["Right"], "hand:0": [name, "Nine"], "mana zone:0": ["One"] * 2}
    match = _gods(table(zones, *test_8_gods.CARDS, *TO_DECK), "B1:0", "B2:0").answer(f"cast:{name}")
    assert (match.rule, match.offered) == ("803.7", ["god:B1", "god:linked"])
    match.answer("god:linked")
    assert (match.names("B1:0"), match.names("linked:0")) == (["Left"], [])
    assert match.names("deck:0").count("Right") == 1
    assert "Left" not in match.names("deck:0")


@pytest.mark.rule("802.2", "803.7")
@pytest.mark.parametrize(("name", "end"), [("Sink", 0), ("Lift", -1)])
def test_what_leaves_in_place_of_linked_gods_goes_to_the_end_of_the_deck_that_is_said(name: str, end: int) -> None:
    neo = "G-NEO evolution: you may put this on one of your Human creatures"
    great = creature("Great", 5000, neo, "Left god link", supertypes=["neo", "G-neo"], races=["God Nova"])
    pile = Placed("Great", attached={"under:0": ["Two"]})
    zones: Zones = {"B1:0": [pile], "B2:0": ["Right"], "hand:0": [name, "Nine"], "mana zone:0": ["One"] * 2}
    match = _gods(table(zones, *test_8_gods.CARDS, great, *TO_DECK), "B1:0", "B2:0").answer(f"cast:{name}")
    assert (match.names("B1:0"), match.names("linked:0")) == (["Great"], ["Right"])
    assert (match.names("deck:0")[end], match.names("deck:0").count("Two")) == ("Two", 1)


@pytest.mark.rule("805.1b")
def test_of_a_super_creature_with_link_release_that_is_put_into_a_deck_one_cell_goes_home() -> None:
    zones: Zones = {**CELLS, "hand:0": ["Sink", "Nine"]}
    match = _cells(table(zones, *test_8_cells.CARDS, *TO_DECK)).answer("cast:Sink")
    assert match.rule == "805.1b"
    match.answer("cell:B1")
    assert (match.names("hyperspatial zone:0"), len(field.creatures(match.match, 0))) == (["Head"], 2)


@pytest.mark.rule("101.2")
@pytest.mark.parametrize("name", ["Sink", "Lift", "Mix"])
def test_what_cannot_leave_the_battle_zone_does_not_go_into_a_deck(name: str) -> None:
    rock = creature("Rock", 3000, "This creature can't leave the battle zone.")
    match = table({"B1:0": ["Rock"], "hand:0": [name, "Nine"]}, rock, *TO_DECK).answer(f"cast:{name}")
    assert match.names("B1:0") == ["Rock"]


def _changed(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    return attack({**zones, "hand:0": ["Changer"], "B1:1": ["Wall"]}, *cards, CHANGER, declaring=True)


@pytest.mark.rule("701.26a", "803.7")
@pytest.mark.parametrize(("leaves", "stays"), [("god:B1", "Star"), ("god:linked", "Moon")])
def test_a_revolution_change_takes_one_of_the_linked_gods_and_what_came_attacks(leaves: str, stays: str) -> None:
    cards = [
        creature("Moon", 3000, 'God link: "Star" left side', races=["God"]),
        creature("Star", 2000, 'God link: "Moon" right side', races=["God"]),
    ]
    match = _gods(_changed({"B1:0": ["Moon"], "B2:0": ["Star"]}, *cards), "B1:0", "B2:0")
    match.answer("attack:B1").answer("revolution-change:Changer")
    assert (match.rule, match.offered) == ("803.7", ["god:B1", "god:linked"])
    match.answer(leaves)
    there = [match.match.state.definition[card].name for card in field.creatures(match.match, 0)]
    assert sorted(there) == sorted(["Changer", stays])
    attacking = attacker(match.match)
    assert attacking is not None
    assert match.match.state.definition[attacking].name == "Changer"
    assert all(match.match.state.rested[card] for card in field.creatures(match.match, 0))
    assert match.rule == "507.1a"


@pytest.mark.rule("701.26a", "805.1b", "805.2")
def test_a_revolution_change_takes_one_cell_of_a_super_creature_with_link_release() -> None:
    match = _cells(_changed(CELLS, *test_8_cells.CARDS)).answer("attack:B1").answer("revolution-change:Changer")
    assert match.rule == "805.1b"
    match.answer("cell:B1")
    assert match.rule == "507.1a"  # nobody is asked which of the others attacks
    there = [match.match.state.definition[card].name for card in field.creatures(match.match, 0)]
    assert sorted(there) == ["Arm", "Changer", "Leg"]
    attacking = attacker(match.match)
    assert attacking is not None
    assert match.match.state.definition[attacking].name == "Changer"


@pytest.mark.rule("701.26b", "609.4")
def test_who_declines_to_replace_the_leaving_is_not_asked_again_when_the_two_are_switched() -> None:
    shy = creature("Shy", 2000, "When this creature would leave the battle zone, you may untap this creature instead.")
    match = _changed({"B1:0": ["Shy"]}, shy).answer("attack:B1").answer("revolution-change:Changer")
    assert match.offered == ["yes", "no"]
    match.answer("no")
    assert (match.names("hand:0"), match.rule) == (["Shy"], "507.1a")


@pytest.mark.rule("703.4c", "805.1b", "703.3")
def test_of_a_super_creature_without_power_one_cell_goes_and_the_others_are_looked_at_again() -> None:
    curse = spell("Curse", "Choose one of your creatures. It gets -22000 power until the end of the turn.", **FREE)
    match = _cells(table({**CELLS, "hand:0": ["Curse", "Nine"]}, *test_8_cells.CARDS, curse)).answer("cast:Curse")
    assert match.rule == "805.1b"
    match.answer("cell:B1")
    assert sorted(match.names("hyperspatial zone:0")) == ["Arm", "Head", "Leg"]
    assert field.creatures(match.match, 0) == []
