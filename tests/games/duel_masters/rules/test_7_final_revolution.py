"""701.26: final revolution, which a creature has that comes by a revolution change, once a turn."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack, creature, table

FREE = {"cost": 0, "civilizations": []}
CHANGE = "Revolution change: Human creature"
FIRST = creature("First", 7000, CHANGE, "Final revolution: Draw a card.")
SECOND = creature("Second", 7000, CHANGE, "Final revolution: Draw two cards.")
ZONES: Zones = {"B1:0": ["One"], "B2:0": ["Two"], "hand:0": ["First", "Second"], "S1:1": ["Blank"] * 9}


def _attack() -> ScenarioMatch:
    return attack({**ZONES, "S2:1": ["Blank"]}, FIRST, SECOND, declaring=True).answer("attack:B1")


@pytest.mark.rule("701.26a", "603.4")
def test_a_final_revolution_is_used_once_a_turn_whatever_card_it_is_of() -> None:
    match = _attack().answer("revolution-change:First")
    assert match.names("hand:0") == ["Second", "One", "Blank"]
    while "attack:B2" not in match.offered:
        match.answer(match.offered[0])
    match.answer("attack:B2").answer("revolution-change:Second")
    assert match.names("hand:0") == ["One", "Blank", "Two"]


@pytest.mark.rule("701.26a")
def test_a_revolution_change_that_switches_nothing_uses_no_final_revolution() -> None:
    match = _attack().answer("revolution-change:First", "revolution-change:Second")
    match.answer("play:Second:revolution-change").answer("play:First:revolution-change")
    assert match.names("hand:0") == ["First", "One", "Blank", "Blank"]


@pytest.mark.rule("701.26a")
def test_a_creature_that_is_summoned_has_no_final_revolution() -> None:
    free = creature("Free", 3000, "Final revolution: Draw a card.", **FREE)
    match = table({"hand:0": ["Free", "Nothing"]}, free).answer("summon:Free")
    assert match.names("hand:0") == ["Nothing"]
