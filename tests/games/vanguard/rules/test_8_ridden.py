"""8.6.5.1.4. Abilities of units that another unit rides: they are had as though their cards were still units."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.test_10_legion import LEADER, MATE
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

RIDES = "When a unit rides this unit"
GOES = "When this unit is put into the soul from VC"
FOUR_DAMAGE: list[Placed | str] = ["Zero"] * 4


def ridden(text: str, zones: Zones | None = None, rider: str = "Two") -> ScenarioMatch:
    """After a normal ride over a unit with a text; the player has no other cards in hand, and an empty soul."""
    at = table({"V:0": ["Below"], "hand:0": [rider], **(zones or {})}, written("Below", text), step="ride_step")
    return at.answer(f"ride:{rider}")


# ---- which abilities


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize("zones", ["", " (VC)", " (VC/RC)"])
@pytest.mark.parametrize("trigger", [RIDES, GOES])
def test_an_ability_of_the_vanguard_circle_answers_that_its_unit_is_ridden(zones: str, trigger: str) -> None:
    at = ridden(f"AUTO{zones}: {trigger}, draw a card.")
    assert at.names("soul:0") == ["Below"]
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize("trigger", [RIDES, GOES])
def test_an_ability_of_rear_guards_does_not_answer_that_its_unit_is_ridden(trigger: str) -> None:
    assert ridden(f"AUTO (RC): {trigger}, draw a card.").names("hand:0") == []


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize(("damage", "drawn"), [(4, 1), (3, 0)])
def test_a_break_ride_asks_for_its_damage(damage: int, drawn: int) -> None:
    at = ridden(f"AUTO (VC) LB4: {RIDES}, draw a card.", {"damage:0": FOUR_DAMAGE[:damage]})
    assert at.count("hand:0") == drawn


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize(("rider", "strengthened"), [("Paladin", True), ("Two", False)])
def test_a_break_ride_asks_what_rides_and_gives_it_power(rider: str, strengthened: bool) -> None:
    gets = "choose your vanguard, and it gets power +10000 until end of turn"
    text = f"AUTO (VC) LB4: [Counter Blast 1] When a Royal Paladin unit rides this unit, {gets}."
    paladin = unit("Paladin", 2, 9000, clans=frozenset({"Royal Paladin"}))
    zones: Zones = {"V:0": ["Below"], "hand:0": [rider], "damage:0": FOUR_DAMAGE}
    at = table(zones, written("Below", text), paladin, step="ride_step").answer(f"ride:{rider}")
    assert (at.offered == ["yes", "no"]) is strengthened
    if strengthened:
        at.answer("yes").answer(*at.offered[:1])
    assert at.power("V:0") == 9000 + 10000 * strengthened


@pytest.mark.rule("8.6.5.1.4", "8.6.5.1.2")
def test_the_ability_looks_at_what_its_unit_was_on_the_vanguard_circle() -> None:
    text = f"""CONT (VC): This unit gets power +5000.
AUTO (VC): {RIDES}, if this unit has power 13000 or greater, draw a card."""
    assert ridden(text).names("hand:0") == ["Zero"]
    assert ridden(text.replace("(VC): This", "(RC): This")).names("hand:0") == []


# ---- conditions and costs are asked when it resolves


@pytest.mark.rule("8.6.5.1.4", "8.6.4")
def test_its_cost_is_paid_when_it_resolves_and_may_be_paid_with_its_own_card() -> None:
    text = f"AUTO (VC): [Discard a card & Soul Blast 1] {RIDES}, draw two cards."
    at = ridden(text, {"hand:0": ["Two", "One"]})
    assert at.offered == ["yes", "no"]
    at.answer("yes")
    assert sorted(at.names("drop:0")) == ["Below", "One"]
    assert at.names("hand:0") == ["Zero", "Zero"]


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize(("vanguard", "drawn"), [("Two", 1), ("One", 0)])
def test_its_requirement_is_asked_of_the_position_after_the_ride(vanguard: str, drawn: int) -> None:
    at = ridden(f"AUTO (VC): {RIDES}, if you have a grade 2 or greater vanguard, draw a card.", rider=vanguard)
    assert at.count("hand:0") == drawn


@pytest.mark.rule("8.6.5.1.4", "8.6.8")
def test_its_unit_is_the_card_in_the_soul_from_then_on() -> None:
    at = ridden(f"AUTO (VC): {RIDES}, you may call this unit to RC.").answer("yes").answer("circle:BC")
    assert at.names("BC:0") == ["Below"]
    assert at.count("soul:0") == 0


# ---- which rides


RIDING = {
    "hand": "ACT (RC): Ride a card from your hand.",
    "drop": "ACT (RC): Ride a card from your drop zone.",
    "soul": "ACT (RC): Ride a card from your soul.",
}


@pytest.mark.rule("8.6.5.1.4", "10.6.1.1")
@pytest.mark.parametrize("origin", RIDING)
def test_any_type_of_ride_will_do(origin: str) -> None:
    below = written("Below", f"AUTO (VC): {RIDES}, Soul Charge 1.", 3, 11000)
    helper = written("Helper", RIDING[origin])
    zones: Zones = {"V:0": ["Below"], "BC:0": ["Helper"], f"{origin}:0": ["Two"]}
    at = table(zones, below, helper).answer("activate:BC:1")
    assert at.names("V:0") == ["Two"]
    assert at.names("soul:0") == ["Below", "Zero"]


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize("zones", ["", " (VC)"])
def test_what_goes_to_the_soul_otherwise_has_only_the_abilities_that_it_has_there(zones: str) -> None:
    text = f"AUTO{zones}: {GOES}, draw a card.\nACT (VC): Put this unit into your soul."
    at = table({"V:0": ["Below"], "soul:0": ["One"]}, written("Below", text, 3)).answer("activate:V:2")
    at.answer("ride:One")
    assert at.count("hand:0") == (0 if zones else 1)


@pytest.mark.rule("8.6.5.1.4", "9.3.1")
@pytest.mark.parametrize("zones", ["", " (VC)"])
def test_who_leaves_an_overloaded_circle_was_not_ridden(zones: str) -> None:
    below = written("Below", f"AUTO{zones}: {RIDES}, draw a card.\nAUTO{zones}: {GOES}, Soul Charge 1.", 3)
    mover = written("Mover", "ACT (RC): Move this unit to your VC.")
    at = table({"V:0": ["Below"], "FL:0": ["Mover"]}, below, mover).answer("activate:FL:1")
    assert at.count("hand:0") == 0
    assert at.count("soul:0") == (1 if zones else 2)


# ---- legions, G units, states


@pytest.mark.rule("8.6.5.1.4", "10.6.1.2")
@pytest.mark.parametrize("who", ["V:0", "L:0"])
def test_leader_and_mate_are_both_ridden(who: str) -> None:
    text = f"AUTO (VC): {RIDES}, draw a card.\nAUTO (VC): {GOES}, draw a card."
    zones: Zones = {"V:0": ["Leader"], "L:0": ["Mate"], "hand:0": ["Three"], who: ["Below"]}
    at = table(zones, written("Below", text, 3), LEADER, MATE, step="ride_step").answer("ride:Three")
    while at.prompt == "ask-ability":
        at.answer(at.offered[0])
    assert at.count("soul:0") == 2
    assert at.count("hand:0") == 2


@pytest.mark.rule("8.6.5.1.4", "10.6.1.2")
@pytest.mark.parametrize("places", [("V:0", "L:0"), ("L:0", "V:0")])
def test_neither_of_two_in_legion_sees_the_other_go_to_the_soul(places: tuple[str, str]) -> None:
    seer = written("Seer", "AUTO (VC): When your vanguard is put into the soul, draw a card.", 3)
    zones: Zones = {places[0]: ["Seer"], places[1]: ["Three"], "hand:0": ["Other Three"]}
    at = table(zones, seer, step="ride_step").answer("ride:Other Three")
    while at.prompt == "ask-ability":
        at.answer(at.offered[0])
    assert at.count("hand:0") == 1  # that it is put there itself


@pytest.mark.rule("8.6.5.1.4", "10.6.1.2", "10.21.2")
@pytest.mark.parametrize("places", [("V:0", "L:0"), ("L:0", "V:0")])
def test_of_two_in_legion_neither_has_what_the_other_one_took_away_from_it(places: tuple[str, str]) -> None:
    taker = written("Taker", "CONT (VC): All of your vanguards lose Forerunner.", 3)
    zones: Zones = {places[0]: ["Taker"], places[1]: ["Scout"], "hand:0": ["Other Three"]}
    at = table(zones, taker, written("Scout", "Forerunner", 3), step="ride_step").answer("ride:Other Three")
    assert at.offered != ["yes", "no"]
    zones[places[0]] = ["Three"]
    at = table(zones, taker, written("Scout", "Forerunner", 3), step="ride_step").answer("ride:Other Three")
    assert at.offered == ["yes", "no"]


@pytest.mark.rule("8.6.5.1.4", "10.6.1.3")
@pytest.mark.parametrize(("zones", "drawn"), [("", 1), (" (VC)", 0)])
def test_a_g_unit_that_is_ridden_goes_to_no_soul_and_is_no_unit_any_more(zones: str, drawn: int) -> None:
    giant = written("Giant", f"AUTO{zones}: {RIDES}, draw a card.\nAUTO{zones}: {GOES}, draw a card.", 4)
    giant = giant.__class__(giant.number, giant.name, "G unit", giant.values, giant.abilities)
    helper = written("Helper", RIDING["hand"])
    at = table({"V:0": ["Giant"], "BC:0": ["Helper"], "hand:0": ["Two"]}, giant, helper).answer("activate:BC:1")
    assert at.names("gzone:0") == ["Giant"]
    assert at.count("hand:0") == drawn


@pytest.mark.rule("8.6.5.1.4", "10.26.3")
def test_a_deleted_vanguard_has_lost_what_would_answer() -> None:
    helper = written("Helper", "ACT (RC): Delete all of your vanguards. Ride a card from your hand.")
    below = written("Below", f"AUTO (VC): {RIDES}, draw a card.", 3)
    at = table({"V:0": ["Below"], "BC:0": ["Helper"], "hand:0": ["Two"]}, below, helper).answer("activate:BC:1")
    assert at.names("V:0") == ["Two"]
    assert at.count("hand:0") == 0


@pytest.mark.rule("8.6.5.1.4", "10.21.1")
@pytest.mark.parametrize("zones", ["", " (VC)"])
@pytest.mark.parametrize("trigger", [RIDES, GOES])
def test_an_ability_that_the_vanguard_has_been_given_answers_as_its_own(zones: str, trigger: str) -> None:
    text = f'ACT (RC): Your vanguard gains "AUTO{zones}: {trigger}, Soul Charge 1." until end of turn. ' + RIDING[
        "hand"
    ].removeprefix("ACT (RC): ")
    at = table({"BC:0": ["Helper"], "hand:0": ["Two"]}, written("Helper", text)).answer("activate:BC:1")
    assert at.names("soul:0") == ["Three", "Zero"]


@pytest.mark.rule("8.6.5.1.4", "12.2.1")
def test_a_unit_that_cannot_use_abilities_does_not_answer() -> None:
    text = "ACT (RC): Your vanguard cannot use AUTO abilities until end of turn. Ride a card from your hand."
    below = written("Below", f"AUTO (VC): {RIDES}, draw a card.", 3)
    zones: Zones = {"V:0": ["Below"], "BC:0": ["Helper"], "hand:0": ["Two"]}
    assert table(zones, below, written("Helper", text)).answer("activate:BC:1").count("hand:0") == 0
