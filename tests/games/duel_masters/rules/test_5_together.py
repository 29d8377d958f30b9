"""101.4, 112.3, 509.5: shield triggers that are used together."""

from __future__ import annotations

from typing import Final

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import attack, creature, spell

EVOLVES: Final = creature(
    "Evolves",
    5000,
    "Shield trigger",
    "Evolution: Put on one of your Human creatures",
    "When you put this creature into the battle zone, add a card from your hand to your shields face down.",
    supertypes=["evolution"],
)
SWEEP: Final = spell("Sweep", "Shield trigger", "Destroy all creatures in the battle zone.")


def _broken() -> ScenarioMatch:
    """Both shield triggers declared; the defender has a creature to evolve from."""
    zones = {"B1:0": ["Twin"], "B1:1": ["One"], "S1:1": ["Evolves"], "S2:1": ["Sweep"], "S3:1": []}
    match = attack({**zones, "B9:0": ["One"]}, EVOLVES, SWEEP).answer("attack:B1")
    return match.answer("shield-trigger:Evolves", "shield-trigger:Sweep")


@pytest.mark.rule("112.3a", "509.5e", "801.1a")
def test_an_evolution_creature_whose_source_another_shield_trigger_has_taken_stays_in_the_hand() -> None:
    match = _broken()
    assert match.offered == ["play:Evolves:shield trigger", "play:Sweep:shield trigger"]
    match.answer("play:Sweep:shield trigger")
    assert sorted(match.names("graveyard:1")) == ["One", "Sweep"]
    assert "Evolves" in match.names("hand:1")
    assert match.names("B1:1") == []


@pytest.mark.rule("101.4b", "112.3a", "801.1a")
def test_what_an_evolution_creature_does_when_it_comes_waits_for_the_other_shield_trigger() -> None:
    match = _broken().answer("play:Evolves:shield trigger")
    assert sorted(match.names("graveyard:1")) == ["Evolves", "One", "Sweep"]  # the other was used before that
    assert match.names("graveyard:0") == ["Twin", "One"]


@pytest.mark.rule("509.5b", "101.2")
def test_guard_strike_chooses_no_creature_that_cannot_be_chosen() -> None:
    ghost = creature("Ghost", 2000, "This creature can't be chosen by your opponent.")
    guard = creature("Guard", 2000, "Guard strike")
    zones = {"B1:0": ["Two"], "B2:0": ["Ghost"], "S1:1": ["Guard"]}
    match = attack(zones, ghost, guard).answer("attack:B1").answer("guard-strike:Guard")
    assert match.offered == ["pass", "attack:B2"]
    alone = attack({**zones, "B1:0": ["Ghost"]}, ghost, guard).answer("attack:B1").answer("guard-strike:Guard")
    assert alone.offered == ["pass", "attack:B2"]
