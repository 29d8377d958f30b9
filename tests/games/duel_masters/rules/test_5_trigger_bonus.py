"""112.3a: super shield trigger and shield trigger plus, which give a card that is used by them more abilities."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

LAST = spell("Last", "Super shield trigger", "Draw a card.", "Super: Destroy all creatures in the battle zone.")
GUEST = creature(
    "Guest",
    1000,
    "Super shield trigger",
    "Super: When you put this creature into the battle zone, draw two cards.",
    "Super: This creature gets +5000 power.",
)
FURTHER = spell("Further", "Shield trigger plus", "Shield trigger plus: Draw two cards.", "Draw a card.")


def _broken(card: CardDefinition, *shields: str, attacker: str = "Twin") -> ScenarioMatch:
    """Seat 0's creature has broken shields of seat 1, and the shield trigger is declared."""
    places = {f"S{place}:1": [name] for place, name in enumerate(shields, 1)}
    zones: Zones = {"B1:0": [attacker], "B2:0": ["Two"], **places}
    match = table(zones, card, step="attack_step").answer("attack:B1")
    if match.rule == "509.3":
        match.answer("break:S1", "break:S2") if attacker == "Twin" else match.answer("break:S1")
    return match.answer(f"shield-trigger:{card.number}")


@pytest.mark.rule("112.3a")
def test_without_shields_a_super_shield_trigger_may_do_more() -> None:
    match = _broken(LAST, "Last")
    assert match.offered == ["yes", "no"]
    match.answer("yes")
    assert match.names("B1:0") == []


@pytest.mark.rule("112.3a")
def test_who_does_not_want_more_of_a_super_shield_trigger_has_the_rest_of_it() -> None:
    match = _broken(LAST, "Last").answer("no")
    assert match.names("B1:0") == ["Twin"]
    assert match.names("hand:1") == ["Blank"]


@pytest.mark.rule("112.3a")
def test_with_a_shield_left_there_is_no_more() -> None:
    match = _broken(LAST, "Last", "One", attacker="Nine")
    assert match.names("B1:0") == ["Nine"]
    assert match.names("hand:1") == ["Blank"]


@pytest.mark.rule("112.3a", "400.6")
def test_a_creature_has_what_its_super_shield_trigger_gave_it_until_it_leaves() -> None:
    match = _broken(GUEST, "Guest").answer("yes")
    engine = match.match
    (guest,) = match.cards("B1:1")
    assert engine.values(guest)["power"] == 6000
    assert match.names("hand:1") == ["Blank", "Blank"]


@pytest.mark.rule("112.3a")
def test_a_creature_that_is_summoned_for_its_cost_has_none_of_it() -> None:
    zones: Zones = {"hand:0": ["Guest", "Nothing"], "mana zone:0": ["One"] * 2, "S1:0": []}
    match = table(zones, GUEST).answer("summon:Guest")
    assert match.names("hand:0") == ["Nothing"]
    (guest,) = match.cards("B1:0")
    assert match.match.values(guest)["power"] == 1000


@pytest.mark.rule("112.3a")
def test_two_shields_broken_in_the_opponents_turn_are_enough_for_shield_trigger_plus() -> None:
    match = _broken(FURTHER, "Further", "One", "One")
    assert sorted(match.names("hand:1")) == ["Blank", "Blank", "Blank", "One"]


@pytest.mark.rule("112.3a")
def test_one_shield_is_not_enough_for_shield_trigger_plus() -> None:
    match = _broken(FURTHER, "Further", "One", attacker="Nine")
    assert match.names("hand:1") == ["Blank"]


@pytest.mark.rule("112.3a")
def test_a_spell_that_is_cast_for_its_cost_does_no_more() -> None:
    match = table({"hand:0": ["Further", "Nothing"], "mana zone:0": ["One"] * 2}, FURTHER).answer("cast:Further")
    assert match.names("hand:0") == ["Nothing", "Blank"]
