"""110.4d: what lets a creature be summoned from another zone once in a turn."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from tests.games.duel_masters.positions import Zones, creature, table

TEXT = "Once per turn, you may summon a creature from your mana zone."
GATE = creature("Gate", 1000, reader().told(reader().read(TEXT)))
ALWAYS = creature("Always", 1000, "You may summon creatures from your mana zone.")
ZONES: Zones = {"mana zone:0": ["Two", "Three", "One", "One", "One", "One"], "hand:0": ["Nine"], "B1:0": ["Gate"]}


@pytest.mark.rule("110.4d", "601.1")
def test_one_creature_is_summoned_from_there_and_then_none() -> None:
    match = table(ZONES, GATE)
    assert match.offered == ["pass", "summon:Nine", "summon:Two", "summon:Three", "summon:One"]
    match.answer("summon:Three")
    assert match.names("B2:0") == ["Three"]
    assert match.offered == ["pass", "summon:Nine"]


@pytest.mark.rule("110.4d")
def test_each_of_two_lets_one_be_summoned() -> None:
    match = table({**ZONES, "B2:0": ["Gate"]}, GATE).answer("summon:Three")
    assert "summon:Two" in match.offered
    match.answer("summon:Two")
    assert match.offered == ["pass"]


@pytest.mark.rule("110.4d")
def test_what_something_else_lets_be_summoned_does_not_count() -> None:
    match = table({**ZONES, "B2:0": ["Always"]}, GATE, ALWAYS).answer("summon:Three").answer("summon:Two")
    assert match.names("B4:0") == ["Two"]
    assert not match.match.state.memory.get("summoned from")


@pytest.mark.rule("110.4d", "601.1")
def test_a_creature_of_the_hand_does_not_count() -> None:
    match = table({**ZONES, "hand:0": ["Two"]}, GATE).answer("summon:Two")
    if match.rule != "504.1" and "summon:Three" not in match.offered:
        match.answer(match.offered[0])
    assert "summon:Three" in match.offered
