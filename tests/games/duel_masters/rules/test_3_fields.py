"""105.5, 308, 701.27, 701.28, 703.4l: fields, and D2 fields."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import d2_fields
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from render.duel_masters.creatures import lies_across
from tests.games.duel_masters.positions import Zones, attack, card, spell, table


def place(name: str, *text: str, **more: Any) -> CardDefinition:
    """A field."""
    return card(name, *text, **{"type": "field", **more})


def d2(name: str, *text: str, **more: Any) -> CardDefinition:
    """A D2 field."""
    return place(name, *text, supertypes=["D2"], **more)


MEADOW = place("Meadow", "All of your creatures get +1000 power.")
ARENA = d2("Arena", "All of your creatures get +1000 power.")
POOL = d2("Pool", "All of your creatures get +2000 power.")
TURN = "D-switch: At the start of your turn, you may turn this field upside down. If you do, draw a card."
SWITCH = d2("Switch", TURN)


@pytest.mark.rule("308.1", "308.2", "701.27a", "601.1g")
def test_a_field_is_expanded_from_the_hand_into_the_battle_zone() -> None:
    zones: Zones = {"hand:0": ["Meadow"], "hand:1": ["Meadow"], "mana zone:0": ["One"] * 2, "mana zone:1": ["One"] * 2}
    match = table({**zones, "B1:0": ["Two"], "B1:1": ["Two"]}, MEADOW)
    assert match.offered == ["pass", "expand:Meadow"]
    match.answer("expand:Meadow")
    assert match.names("B2:0") == ["Meadow"]
    assert (match.power("B1:0"), match.power("B1:1")) == (3000, 2000)
    assert match.offered == ["pass", "attack:B1"]  # 301.4: it is no creature


@pytest.mark.rule("703.4l")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_d2_field_leaves_when_another_comes_whoever_has_put_it(owner: int) -> None:
    zones: Zones = {"hand:0": ["Pool"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], f"B2:{owner}": ["Arena"]}
    match = table(zones, ARENA, POOL).answer("expand:Pool")
    assert match.names(f"graveyard:{owner}") == ["Arena"]
    assert match.power("B1:0") == 4000


@pytest.mark.rule("703.4l")
def test_a_second_copy_of_a_d2_field_drives_out_the_first() -> None:
    zones: Zones = {"hand:0": ["Arena"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], "B2:0": ["Arena"]}
    match = table(zones, ARENA).answer("expand:Arena")
    assert match.names("graveyard:0") == ["Arena"]
    assert match.power("B1:0") == 3000


@pytest.mark.rule("703.4l", "204.3")
def test_other_fields_stay_beside_a_d2_field() -> None:
    zones: Zones = {"hand:0": ["Arena"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], "B2:0": ["Meadow"]}
    match = table({**zones, "B1:1": ["Meadow"]}, ARENA, MEADOW).answer("expand:Arena")
    assert match.power("B1:0") == 4000
    assert match.names("B1:1") == ["Meadow"]


@pytest.mark.rule("703.4l", "703.1")
def test_the_older_d2_field_is_gone_before_the_newer_does_anything() -> None:
    greeting = d2("Greeting", "When you put this field into the battle zone, destroy all creatures in the battle zone.")
    guard = d2("Guard", "All of your creatures can't be destroyed.")
    zones: Zones = {"hand:0": ["Greeting"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], "B2:0": ["Guard"]}
    match = table(zones, greeting, guard).answer("expand:Greeting")
    assert sorted(match.names("graveyard:0")) == ["Guard", "Two"]


@pytest.mark.rule("308.3", "105.5", "701.28a", "603.4")
def test_a_d_switch_turns_its_field_upside_down_and_works_once() -> None:
    match = table({"B1:0": ["Switch"], "S1:0": ["Blank"]}, SWITCH, step="start_of_turn")
    assert match.offered == ["yes", "no"]
    match.answer("yes")
    field = match.card("B1:0")
    assert d2_fields.is_upside_down(match.match, field)
    assert not match.match.state.rested[field]  # it counts as untapped
    hand = len(match.cards("hand:0"))
    assert hand == 2  # one by the switch, one in the draw step
    assert "turned" in view(match.match, 1).zones["B1:0"].cards[0].marks


@pytest.mark.rule("308.3", "105.5")
def test_a_field_that_lies_upside_down_keeps_its_other_abilities_and_is_not_asked_again() -> None:
    both = d2("Both Ways", "All of your creatures get +1000 power.", TURN)
    match = table({"B1:0": ["Both-Ways"], "B2:0": ["Two"]}, both, step="start_of_turn")
    match.answer("yes")
    assert match.power("B2:0") == 3000
    entered = match.match.state.entered[match.card("B1:0")]
    again = table(
        {"B1:0": ["Both-Ways"], "B2:0": ["Two"]}, both, step="start_of_turn",
        memory={"turned fields": ((int(match.card("B1:0")), entered),)},
    )  # fmt: skip
    assert again.offered != ["yes", "no"]
    assert again.names("hand:0") == ["Blank"]  # of the draw step only


@pytest.mark.rule("308.3", "105.5")
def test_a_d_switch_may_be_declined_and_asked_for_again() -> None:
    match = table({"B1:0": ["Switch"]}, SWITCH, step="start_of_turn").answer("no")
    assert not d2_fields.is_upside_down(match.match, match.card("B1:0"))
    assert match.names("hand:0") == ["Blank"]


@pytest.mark.rule("105.5", "701.28a")
def test_a_field_that_comes_again_lies_upright() -> None:
    """What was turned was another field; this one may use its D-switch."""
    lift = spell("Lift", "Return one of your fields to your hand.", cost=1)
    match = table({"B1:0": ["Switch"], "hand:0": ["Lift"], "mana zone:0": ["One"] * 3}, SWITCH, lift)
    d2_fields.turn_upside_down(match.match, match.card("B1:0"))
    match.answer("cast:Lift").answer("expand:Switch")
    assert not d2_fields.is_upside_down(match.match, match.card("B1:0"))


@pytest.mark.rule("105.5")
def test_untapping_does_not_turn_a_field_upright() -> None:
    match = table({"B1:0": ["Switch"], "hand:0": ["One"]}, SWITCH, step="start_of_turn")
    match.answer("yes")
    card = match.card("B1:0")
    verbs.stand_together(match.match, [card])
    assert d2_fields.is_upside_down(match.match, card)


@pytest.mark.rule("308.2", "316.1", "105.4a")
def test_a_field_may_be_destroyed_as_a_card_but_is_no_creature() -> None:
    burn = spell("Burn", "Destroy all creatures in the battle zone.", cost=1)
    wipe = spell("Wipe", "Destroy all cards in the battle zone.", cost=1)
    zones: Zones = {"hand:0": ["Burn", "Wipe"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], "B2:0": ["Meadow"]}
    match = table(zones, MEADOW, burn, wipe).answer("cast:Burn")
    assert match.names("B2:0") == ["Meadow"]
    assert match.answer("cast:Wipe").names("B2:0") == []


@pytest.mark.rule("112.3a", "308.1")
def test_a_field_with_shield_trigger_is_expanded_for_nothing() -> None:
    shrine = d2("Shrine", "Shield trigger", "All of your creatures get +1000 power.", cost=9)
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Arena"], "B9:0": ["One"], "S1:1": ["Shrine"]}
    match = attack(zones, shrine, ARENA).answer("attack:B1").answer("shield-trigger:Shrine")
    assert match.names("B1:1") == ["Shrine"]
    assert match.names("graveyard:0") == ["Arena"]


FORT = card("Fort", type="fortress", supertypes=["dragheart"])


@pytest.mark.rule("306.3", "308.3", "105.4a")
def test_a_fortress_and_a_field_are_not_tapped_by_what_taps_cards() -> None:
    """They lie across already: that is how they lie untapped."""
    tap = spell("Tap", "Tap all cards in the battle zone.", cost=1)
    zones: Zones = {"hand:0": ["Tap", "Nine"], "mana zone:0": ["One"], "B1:1": ["Fort"], "B2:1": ["Meadow"]}
    match = table({**zones, "B3:1": ["Two"]}, FORT, MEADOW, tap).answer("cast:Tap")
    assert [match.rested(f"B{number}:1") for number in (1, 2, 3)] == [False, False, True]
    there = [view(match.match, 0).zones[f"B{number}:1"].cards[0] for number in (1, 2, 3)]
    assert [lies_across(each) for each in there] == [True, True, True]
    fresh = table({"B1:0": ["Fort"], "B2:0": ["Meadow"], "B3:0": ["Two"]}, FORT, MEADOW)
    there = [view(fresh.match, 0).zones[f"B{number}:0"].cards[0] for number in (1, 2, 3)]
    assert [lies_across(each) for each in there] == [True, True, False]
