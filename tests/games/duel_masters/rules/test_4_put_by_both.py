"""409.1f. What both players put into the battle zone by one effect is pending until both have chosen."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.put_together import PENDING_PUTS
from engine.kernel import codec
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE = {"civilizations": [], "cost": 0}
HEIR = creature(
    "Heir", 1000, "When this creature would be destroyed, put a creature from your hand into the battle zone instead."
)


def left_nothing(match: ScenarioMatch) -> bool:
    """Whether nothing is remembered of what was pending."""
    return PENDING_PUTS.of(match.match) is None


@pytest.mark.rule("101.4", "409.1f")
@pytest.mark.parametrize(
    "text",
    [
        "destroy one of your creatures, and put a creature from your hand into the battle zone.",
        "you may destroy one of your creatures, and put a creature from your hand into the battle zone.",
    ],
)
def test_what_is_put_instead_of_something_else_does_not_wait_for_the_other_player(text: str) -> None:
    both = spell("Swap", f"Each player does this: {text}", **FREE)
    zones: Zones = {"B1:0": ["Heir"], "B1:1": ["One"], "hand:0": ["Swap", "Two", "Nine"], "hand:1": ["Three", "Nine"]}
    match = table(zones, HEIR, both).answer("cast:Swap")
    if "may" in text:
        match.answer("yes")
    match.answer("put:Two")
    assert match.names("B2:0") == ["Two"]
    if match.offered == ["put:Nine"]:
        match.answer("put:Nine")
    assert match.names("B3:0") == []
    if "may" in text:
        match.answer("yes")
    match.answer("put:Three")
    assert match.names("B3:0") == ["Nine"]
    assert match.names("graveyard:1") == ["One"]
    assert left_nothing(match)


@pytest.mark.rule("305.2", "409.1f")
def test_a_weapon_that_a_player_puts_by_what_each_player_does_equips_the_creature() -> None:
    sword = card("Sword", "The equipped creature gets +1000 power.", type="weapon", supertypes=["dragheart"])
    smith = creature(
        "Smith", 2000,
        "When you put this creature into the battle zone, each player does this: put a dragheart from your "
        "hyperspatial zone into the battle zone equipped to this creature if it is a weapon.",
        **FREE,
    )  # fmt: skip
    match = table({"hyperspatial zone:0": ["Sword"], "hand:0": ["Smith", "One"]}, sword, smith).answer("summon:Smith")
    assert (match.names("B2:0"), match.power("B1:0")) == (["Sword"], 3000)


@pytest.mark.rule("507.4", "409.1f")
def test_a_creature_that_a_player_puts_blocking_by_what_each_player_does_takes_the_attack() -> None:
    guard = creature("Guard", 4000)
    sender = creature(
        "Sender", 1000,
        "Whenever your opponent's creature attacks, each player does this: put a creature from your hand into the "
        "battle zone blocking.",
    )  # fmt: skip
    zones: Zones = {"B1:0": ["Three"], "B9:0": ["One"], "B1:1": ["Sender"], "hand:0": ["Two"], "hand:1": ["Guard"]}
    match = attack(zones, sender, guard).answer("attack:B1").answer("put:Two").answer("put:Guard")
    assert match.names("B2:1") == ["Guard"]
    assert match.names("graveyard:0") == ["Three"]
    assert match.names("S1:1") == ["Blank"]


@pytest.mark.rule("409.1f")
def test_what_is_pending_is_the_same_in_a_saved_match_a_fork_and_after_a_step_back() -> None:
    text = "Each player does this: you may put a creature from your hand into the battle zone tapped."
    zones: Zones = {"hand:0": ["Gate", "One", "Two"], "hand:1": ["Three", "Nine"]}
    match = table(zones, spell("Gate", text, **FREE)).answer("cast:Gate").answer("yes")
    asked = codec.digest(match.match.state)
    match.match.step_back()
    assert codec.digest(match.answer("yes").match.state) == asked
    match.answer("put:Two").answer("yes")
    before = codec.digest(match.match.state)
    ends = set()
    loaded = codec.load(match.match.rulebook, codec.save(match.match))
    for each in (match.match, match.match.fork(), loaded):
        assert codec.digest(each.state) == before
        end = ScenarioMatch.of(each).answer("put:Nine")
        assert (end.rested("B1:0"), end.rested("B1:1"), left_nothing(end)) == (True, True, True)
        ends.add(codec.digest(each.state))
    assert len(ends) == 1
