"""2.4. What a skill does to several cards happens at the same time: no outcome depends on where they are."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.level_neo.fights import written
from tests.games.level_neo.positions import Zones, resting, table

PLACES = list(permutations(["S1", "S2"]))
USE = "Use (Main/Your turn): "


@pytest.mark.parametrize("hand", list(permutations(["Seer", "Plain"])))
def test_characters_that_come_into_play_together_see_each_other_come(hand: tuple[str, ...]) -> None:
    seer = written("Seer", "Start: When your other character comes into play, draw a card.")
    caller = written("Caller", USE + "Put all cards in your hand into play.")
    zones: Zones = {"S1:0": ["Caller"], "hand:0": list(hand)}
    at = table(zones, seer, written("Plain", ""), caller).answer("use:S1:1")
    assert at.count("hand:0") == 1


@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("action", ["Put {} into the discard pile", "Return {} to your hand"])
def test_characters_that_leave_together_do_not_see_each_other_leave(action: str, places: tuple[str, str]) -> None:
    seer = written("Seer", "Start (Support): When your other character is put into the discard pile, draw a card.")
    caller = written("Main", USE + action.format("all of your support characters") + ".")
    zones: Zones = {"M:0": ["Main"], f"{places[0]}:0": ["Seer"], f"{places[1]}:0": ["Plain"]}
    at = table(zones, seer, written("Plain", ""), caller).answer("use:M:1")
    assert at.count("hand:0") == (2 if action.startswith("Return") else 0)


@pytest.mark.parametrize("places", PLACES)
def test_characters_that_are_set_to_active_together_are_all_active_when_skills_trigger(places: tuple[str, str]) -> None:
    strong = "Cont: If you have a resting support character, all of your support characters get AP +1000."
    caller = written("Main", USE + "Set all of your support characters to Active.")
    seer = written("Seer", "Start: When your support character with AP 4000 or more becomes Active, draw a card.")
    zones: Zones = {"M:0": ["Main"], "S3:0": ["Seer"]}
    zones |= {f"{places[0]}:0": resting("Strong"), f"{places[1]}:0": resting("Plain")}
    at = table(zones, written("Strong", strong), written("Plain", ""), seer, caller).answer("use:M:1")
    assert at.count("hand:0") == 0
