"""603, 604: conditions that count what both players have, and triggers of a part of the turn."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE = {"cost": 1}


@pytest.mark.rule("604.1")
@pytest.mark.parametrize(("mine", "theirs", "power"), [(3, 3, 4000), (4, 3, 2000), (0, 6, 4000), (6, 1, 2000)])
def test_shields_of_both_players_are_counted_together(mine: int, theirs: int, power: int) -> None:
    low = creature("Low", 2000, "While you and your opponent have six or less shields in total, it gets +2000 power.")
    zones: Zones = {"B1:0": ["Low"], "hand:0": ["One"], "S1:0": []}
    counts = enumerate((mine, theirs))
    shields: Zones = {f"S{number}:{seat}": ["One"] for seat, count in counts for number in range(1, count + 1)}
    match = table({**zones, **shields}, low)
    assert match.power("B1:0") == power


@pytest.mark.rule("603.1")
@pytest.mark.parametrize("mine", [True, False])
def test_a_trigger_of_the_opponents_turn_waits_for_nothing_in_ones_own(mine: bool) -> None:
    doomed = creature("Doomed", 1000, "During your opponent's turn, when this creature is destroyed, draw a card.")
    sweep = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)
    seat = 0 if mine else 1
    match = table({"hand:0": ["Sweep", "One"], "mana zone:0": ["One"] * 3, f"B1:{seat}": ["Doomed"]}, doomed, sweep)
    before = match.count(f"hand:{seat}")
    match.answer("cast:Sweep")
    assert match.count(f"hand:{seat}") == (before - 1 if mine else before + 1)
