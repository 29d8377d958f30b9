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


KEEPS = "Once a turn: When your creature would be destroyed, {}put it into your mana zone instead."
SWEEP = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)


@pytest.mark.rule("609.1", "609.3")
def test_what_happens_instead_once_a_turn_does_so_again_in_the_next_turn_only() -> None:
    text = (
        "Once a turn: When this creature would leave the battle zone, put the top card of your deck into your graveyard"
    )
    stubborn = creature("Stubborn", 2000, f"{text} instead.")
    kill = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Kill", "Kill"], "B1:1": ["Stubborn"]}, stubborn, kill).answer("cast:Kill")
    assert (match.names("B1:1"), match.names("graveyard:1")) == (["Stubborn"], ["Blank"])
    match.answer("cast:Kill")
    assert match.names("graveyard:1") == ["Blank", "Stubborn"]
    match = table({"hand:0": ["Kill", "Kill"], "B1:1": ["Stubborn"]}, stubborn, kill).answer("cast:Kill")
    while match.match.state.turn < 5:
        match.answer(*[key for key in match.offered if key in ("pass", "no")][:1])
    assert match.answer("pass").answer("cast:Kill").names("B1:1") == ["Stubborn"]


@pytest.mark.rule("609.9a")
@pytest.mark.parametrize("may", ["", "you may "])
def test_instead_of_which_of_several_events_it_happens_once_a_turn_its_player_says(may: str) -> None:
    keeper = creature("Keeper", 9000, KEEPS.format(may))
    zones: Zones = {"B1:1": ["Keeper"], "B2:1": ["One"], "B3:1": ["Two"], "hand:0": ["Sweep", "Nothing"]}
    match = table(zones, keeper, SWEEP).answer("cast:Sweep")
    match.answer("no").answer("yes") if may else match.answer("replaced:B2:1")
    assert (match.names("mana zone:1"), match.names("graveyard:1")) == (["One"], ["Keeper", "Two"])
    assert match.rule == "504.1"


@pytest.mark.rule("110.2c", "609.8")
def test_two_cards_of_one_name_keep_one_each() -> None:
    keeper = creature("Keeper", 9000, KEEPS.format(""))
    zones: Zones = {"B1:1": ["Keeper"], "B2:1": ["Keeper"], "B3:1": ["Two"], "hand:0": ["Sweep", "Nothing"]}
    match = table(zones, keeper, SWEEP).answer("cast:Sweep")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert match.names("mana zone:1") == ["Keeper", "Keeper"]
    assert match.names("graveyard:1") == ["Two"]
