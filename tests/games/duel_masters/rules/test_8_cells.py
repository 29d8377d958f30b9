"""701.18, 703.4g, 804.1c, 805: psychic links, super creatures and psychic cells."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import field, linking
from engine.games.duel_masters.battle_state import attacker
from engine.games.duel_masters.cells import with_cells
from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS
from engine.kernel import verbs
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import ATTACK, Attack, Fighter, Placed, Zones, attack, creature, spell, table

NAMES = ("Head", "Arm", "Leg")
LINK = (
    'Psychic link: Whenever you cast a spell, if you have "Arm" and "Leg" in the battle zone, '
    'link "Arm" and "Leg" to this creature.'
)
ROWS = (
    creature("Head", 3000, LINK, supertypes=["psychic"], other_sides=["Giant"]),
    creature("Arm", 2000, "Double breaker", supertypes=["psychic"], other_sides=["Giant"]),
    creature("Leg", 1000, supertypes=["psychic"], other_sides=["Giant"]),
    creature(
        "Giant", 20000, "Triple breaker", "Link release",
        supertypes=["psychic", "psychic super"], side="b", cost=30, civilizations=["fire", "nature"],
    ),
)  # fmt: skip
CARDS = tuple(with_cells({row.number: row for row in ROWS}).values())
MANA = {"mana zone:0": ["One"] * 6}
WEAKEN = spell("Weaken", "Choose one of your creatures. It gets -500 power until the end of the turn.")
SMASH = spell("Smash", "Destroy one of your creatures.")
PARTS: Zones = {"B1:0": ["Head"], "B2:0": ["Arm"], "B3:0": ["Leg"]}


def _linked(hand: list[str], zones: Zones = PARTS, *cards: Any) -> ScenarioMatch:
    """After the link, which the first card of the hand has begun."""
    everything: Zones = {**zones, "hand:0": ["Blank", *hand, "Nine"], **MANA}
    return table(everything, *CARDS, WEAKEN, SMASH, *cards).answer("cast:Blank")


@pytest.mark.rule("701.18a", "701.18b", "804.1c", "805.1")
def test_linked_creatures_are_one() -> None:
    match = _linked([])
    assert match.names("B1:0") == ["Giant"]
    assert len(field.creatures(match.match, 0)) == 1
    assert match.count("linked:0") == 2
    assert match.power("B1:0") == 20000
    assert "psychic" in match.match.values(match.card("B1:0"))["supertypes"]


@pytest.mark.rule("804.1c", "804.6", "804.5")
def test_what_is_linked_is_awakened_and_tapped_if_any_of_it_was() -> None:
    match = _linked([], {**PARTS, "B3:0": [Placed("Leg", rested=True)]})
    assert match.rested("B1:0")
    assert not field.is_sick(match.match, match.card("B1:0"))


@pytest.mark.rule("804.5", "701.18b")
def test_what_applied_to_any_of_them_applies_to_the_whole() -> None:
    zones: Zones = {**PARTS, "hand:0": ["Weaken", "Nine"], **MANA}
    match = table(zones, *CARDS, WEAKEN).answer("cast:Weaken").answer("choose:B2")
    assert match.names("B1:0") == ["Giant"]
    assert match.power("B1:0") == 20000 - 500


@pytest.mark.rule("804.1c", "603.4")
def test_without_all_of_them_nothing_is_linked() -> None:
    match = _linked([], {"B1:0": ["Head"], "B2:0": ["Arm"]})
    assert match.names("B1:0") == ["Head"]


@pytest.mark.rule("805.1d", "805.1f")
def test_a_cell_costs_nothing_and_is_of_the_civilisations_of_the_whole() -> None:
    match = _linked([])
    values = match.match.values(match.cards("linked:0")[0])
    assert values[COSTS] == (0,)
    assert values[CIVILIZATIONS] == frozenset({"fire", "nature"})
    assert values["types"] == frozenset({"psychic cell"})


@pytest.mark.rule("805.1b", "805.2")
@pytest.mark.parametrize("chosen", NAMES)
def test_with_link_release_one_cell_leaves_and_the_others_turn_over(chosen: str) -> None:
    match = _linked(["Weaken", "Smash"])
    keys = dict(zip(("Head", "Arm", "Leg"), [match.card("B1:0"), *match.cards("linked:0")], strict=True))
    verbs.rest(match.match, match.card("B1:0"))
    match.answer("cast:Weaken").answer("cast:Smash")
    assert match.rule == "805.1b"
    place = [match.card("B1:0"), *match.cards("linked:0")].index(keys[chosen])
    match.answer(match.offered[place])
    assert match.names("hyperspatial zone:0") == [chosen]
    stayed = {match.names(f"B{number}:0")[0]: f"B{number}:0" for number in (1, 2, 3) if match.names(f"B{number}:0")}
    powers = {"Head": 2500, "Arm": 1500, "Leg": 500}
    assert {name: match.power(zone) for name, zone in stayed.items()} == {
        name: power for name, power in powers.items() if name != chosen
    }
    assert all(match.rested(zone) for zone in stayed.values())
    assert match.count("linked:0") == 0


@pytest.mark.rule("805.1e", "109.2b")
def test_a_cell_that_leaves_is_no_creature_that_leaves() -> None:
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    match = _linked(["Smash"], {**PARTS, "B4:0": ["Mourner"]}, mourner)
    held = match.count("hand:0")
    match.answer("cast:Smash").answer("destroy:B1")
    match.answer(match.offered[0])
    assert match.names("hyperspatial zone:0") == ["Head"]
    assert match.count("hand:0") == held - 1


@pytest.mark.rule("805.1b", "101.5")
def test_link_release_replaces_nothing_so_what_replaces_the_leaving_comes_first() -> None:
    instead = "When this creature would be destroyed, draw a card instead."
    rows = (*ROWS[:3], creature(
        "Giant", 20000, "Link release", instead, supertypes=["psychic", "psychic super"], side="b", cost=30,
    ))  # fmt: skip
    cards = with_cells({row.number: row for row in rows}).values()
    zones: Zones = {**PARTS, "hand:0": ["Blank", "Smash", "Nine"], **MANA}
    match = table(zones, *cards, SMASH).answer("cast:Blank").answer("cast:Smash")
    assert match.names("B1:0") == ["Giant"]
    assert match.count("linked:0") == 2


@pytest.mark.rule("805.1")
def test_without_link_release_all_cells_leave_together() -> None:
    rows = (*ROWS[:3], creature("Giant", 20000, supertypes=["psychic", "psychic super"], side="b", cost=30))
    cards = with_cells({row.number: row for row in rows}).values()
    zones: Zones = {**PARTS, "hand:0": ["Blank", "Smash", "Nine"], **MANA}
    match = table(zones, *cards, SMASH).answer("cast:Blank").answer("cast:Smash")
    assert sorted(match.names("hyperspatial zone:0")) == ["Arm", "Head", "Leg"]
    assert match.names("B1:0") == []


@pytest.mark.rule("805.1c")
def test_link_release_applies_when_a_cell_leaves() -> None:
    match = _linked([])
    leg = match.cards("linked:0")[1]
    assert not list(verbs.move(match.match, leg, match.match.rulebook.zone("graveyard:0")))
    assert match.names("hyperspatial zone:0") == ["Leg"]
    assert {match.names(f"B{number}:0")[0] for number in (1, 2)} == {"Head", "Arm"}


@pytest.mark.rule("703.4g", "805.1a")
def test_a_single_cell_goes_to_the_hyperspatial_zone() -> None:
    match = table({"B1:0": ["Head-cell"], "hand:0": ["Blank", "One"], **MANA}, *CARDS).answer("cast:Blank")
    assert match.names("B1:0") == []
    assert match.names("hyperspatial zone:0") == ["Head"]


@pytest.mark.rule("805.2a", "505.6")
def test_the_player_of_an_attacker_that_parts_says_which_goes_on_attacking() -> None:
    match = _linked(["Smash"])
    engine, whole = match.match, match.card("B1:0")
    ATTACK.set(engine, Attack(Fighter(whole, engine.state.entered[whole])))
    match.answer("cast:Smash")
    leg = match.cards("linked:0")[1]
    match.answer(match.offered[0])
    assert match.rule == "805.2a"
    match.answer(match.offered[1])
    assert attacker(engine) == leg


@pytest.mark.rule("805.2", "801.4c")
def test_a_part_with_no_power_left_is_destroyed() -> None:
    big = spell("Big", "Choose one of your creatures. It gets -1500 power until the end of the turn.")
    match = _linked(["Big", "Smash"], PARTS, big).answer("cast:Big").answer("cast:Smash")
    match.answer(match.offered[0])
    assert sorted(match.names("hyperspatial zone:0")) == ["Head", "Leg"]
    assert not linking.cells_of(match.match, match.card("B2:0"))


@pytest.mark.rule("805.2", "804.6a")
def test_what_was_linked_is_sick_again_if_it_came_this_turn() -> None:
    call = spell("Call", "Put a psychic creature from your hyperspatial zone into the battle zone.")
    zones: Zones = {"B1:0": ["Head"], "B2:0": ["Arm"], "hyperspatial zone:0": ["Leg"]}
    match = table({**zones, "hand:0": ["Call", "Smash", "Nine"], **MANA}, *CARDS, call, SMASH).answer("cast:Call")
    assert match.names("B1:0") == ["Giant"]
    match.answer("cast:Smash").answer(match.offered[0])
    sick = {match.names(f"B{n}:0")[0]: field.is_sick(match.match, match.card(f"B{n}:0")) for n in (2, 3)}
    assert sick == {"Arm": False, "Leg": True}


@pytest.mark.rule("509.2b")
def test_it_attacks_as_one_creature() -> None:
    whole = Placed("Head-whole", attached={"linked:0": ["Arm-cell", "Leg-cell"]})
    match = attack({"B1:0": [whole], "B9:0": ["One"], "S2:1": ["One"], "S3:1": ["One"]}, *CARDS)
    match.answer("attack:B1").answer("pass")
    assert [match.count(f"S{number}:1") for number in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("701.26a", "805.1b", "805.2a")
def test_nobody_is_asked_which_cell_goes_on_attacking_when_another_creature_comes_to_attack() -> None:
    change = creature("Change", 7000, "Revolution change: Human creature")
    zones: Zones = {**PARTS, "hand:0": ["Blank", "Change", "Nine"], **MANA}
    match = table(zones, *CARDS, change, declaring=True).answer("cast:Blank").answer("pass").answer("attack:B1")
    match.answer("revolution-change:Change").answer("cell:B1")
    assert match.rule != "805.2a"
    there = attacker(match.match)
    assert there is not None
    assert match.match.state.definition[there].name == "Change"
    assert match.names("hyperspatial zone:0") == ["Head"]
