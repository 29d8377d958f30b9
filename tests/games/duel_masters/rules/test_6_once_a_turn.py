"""603: what triggers once a turn: it is done unless the text says "may", and its player chooses for which event."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("603.2", "603.3")
def test_what_happens_once_a_turn_cannot_be_declined() -> None:
    keen = creature("Keen", 2000, "Once a turn: Whenever you cast a spell, discard a card.")
    bomb = spell("Bomb", "Destroy one of your opponent's creatures.", **FREE)
    zones: Zones = {"B1:0": ["Keen"], "hand:0": ["Bomb", "Bomb", "One", "Nothing"], "B1:1": ["One"]}
    match = table(zones, keen, bomb).answer("cast:Bomb")
    assert (match.asked, sorted(set(match.offered))) == (0, ["discard:Bomb", "discard:Nothing", "discard:One"])
    match.answer("discard:One").answer("cast:Bomb")
    assert match.names("hand:0") == ["Nothing"]


@pytest.mark.rule("603.2")
def test_whoever_does_not_want_it_once_in_a_turn_is_asked_again() -> None:
    keen = creature("Keen", 2000, "Once a turn: Whenever you cast a spell, you may draw a card.")
    wave = spell("Wave", "Destroy all of your opponent's creatures.", **FREE)
    match = table({"B1:0": ["Keen"], "hand:0": ["Wave", "Wave", "Wave", "Nothing"]}, keen, wave).answer("cast:Wave")
    assert match.offered == ["yes", "no"]
    match.answer("no").answer("cast:Wave").answer("yes").answer("cast:Wave")
    assert match.count("hand:0") == 2
    assert (match.rule, "yes" in match.offered) == ("504.1", False)


@pytest.mark.rule("603.3", "605.1")
def test_whose_ability_it_is_chooses_for_which_event_it_is_used() -> None:
    text = "Once a turn: When your other creature is destroyed, return it to your hand."
    keeper = creature("Keeper", 9000, text, races=["Beast Folk"])
    sweep = spell("Sweep", "Destroy all of your Human creatures.", **FREE)
    zones: Zones = {"B1:0": ["Keeper"], "B2:0": ["One"], "B3:0": ["Two"], "hand:0": ["Sweep", "Nothing"]}
    match = table(zones, keeper, sweep).answer("cast:Sweep")
    assert [key.split(":")[0] for key in match.offered] == ["play", "play"]
    match.answer(match.offered[1])
    assert len(match.names("hand:0")) == 2
