"""11.29, 11.33, 11.37. Units that are charging, hollowed or successful until the end of the turn."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.keywords import Zones, asker, call, state
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

# ---- 11.29, charge


def charging(more: str = "", **zones: list[Placed | str]) -> ScenarioMatch:
    """A card with charge was just called by an effect, and became charging."""
    caller = asker("ACT (VC): Call a card from your hand to RC.")
    charger = written("Charger", f"Charge\n{more}", 2, 9000)
    placed: Zones = {"V:0": ["Asker"], "hand:0": ["Charger"], **{k.replace("_", ":"): v for k, v in zones.items()}}
    return table(placed, caller, charger).answer("activate:V:1").answer("circle:FL").answer("yes")


@pytest.mark.rule("11.29.1")
def test_a_unit_that_an_effect_places_may_become_charging_and_one_that_was_normally_called_may_not() -> None:
    at = charging("CONT (RC): If this unit is charging, this unit gets power +5000.")
    assert (state(at, "FL:0", "charging"), at.power("FL:0")) == (True, 14000)
    at = call(table({"hand:0": ["Charger"]}, written("Charger", "Charge", 2)), "Charger", "FL")
    assert (at.rule, state(at, "FL:0", "charging")) == ("6.6.1.2", False)


@pytest.mark.rule("11.29.2")
def test_a_charging_unit_goes_to_the_bottom_of_the_deck_when_its_battle_ends() -> None:
    at = charging(FR_0=["Two"], hand_1=["Zero"]).passes()
    at.answer("attack:FR>V").passes()
    assert at.names("FL:0") == ["Charger"], "not in the battle of another unit"
    at.answer("attack:FL>V")
    assert at.names("FL:0") == ["Charger"]
    at.passes()
    assert (at.names("FL:0"), at.names("deck:0")[0]) == ([], "Charger")


@pytest.mark.rule("11.29.2")
def test_a_charging_unit_that_was_kept_is_to_leave_at_the_end_of_its_next_battle_too() -> None:
    at = charging("CONT (RC): If this unit would be put into the deck, stand this unit instead.", hand_1=["Zero"])
    at.passes()
    for _ in range(3):
        at.answer("attack:FL>V").passes()
        assert (at.names("FL:0"), at.rested("FL:0")) == (["Charger"], 0)


@pytest.mark.rule("11.29.2")
def test_a_charging_unit_that_boosts_has_taken_part_in_the_battle() -> None:
    caller = asker("ACT (VC): Call a card from your hand to RC.")
    zones: Zones = {"V:0": ["Asker"], "hand:0": ["Charger"], "FL:0": ["Two"]}
    at = table(zones, caller, written("Charger", "Charge\nBoost")).answer("activate:V:1").answer("circle:BL")
    at.answer("yes").passes().answer("attack:FL>V").answer("yes")
    assert (at.names("BL:0"), at.names("deck:0")[0]) == ([], "Charger")


@pytest.mark.rule("11.29.2")
def test_a_charging_unit_without_a_battle_stays_and_is_charging_no_more_in_the_next_turn() -> None:
    at = charging().passes(2)
    assert at.match.state.turn_player == 1
    assert (at.names("FL:0"), state(at, "FL:0", "charging")) == (["Charger"], False)
    at.passes(2).answer("attack:V>FL")
    assert at.names("drop:0") == ["Charger"]


# ---- 11.33, hollow


@pytest.mark.rule("11.33.1", "11.33.2")
def test_a_hollowed_unit_retires_at_the_end_of_the_turn() -> None:
    text = "Hollow\nAUTO: When this unit is put into the drop zone from RC due to the Hollow ability, Counter Charge 1."
    zones: Zones = {"hand:0": ["Shade"], "damage:0": [Placed("Two", face_down=True)]}
    at = call(table(zones, written("Shade", text)), "Shade", "FL").answer("yes")
    assert state(at, "FL:0", "hollowed")
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert (at.names("drop:0"), at.face_down("damage:0")) == (["Shade"], 0)
    assert "retires" in at.told


@pytest.mark.rule("11.33.1")
def test_a_unit_need_not_become_hollowed() -> None:
    at = call(table({"hand:0": ["Shade"]}, written("Shade", "Hollow")), "Shade", "FL").answer("no").passes(2)
    assert at.match.state.turn_player == 1
    assert at.names("FL:0") == ["Shade"]


@pytest.mark.rule("11.33.2")
def test_a_hollowed_unit_that_left_and_came_back_is_another_unit() -> None:
    shade = written("Shade", "Hollow\nACT (RC): Bind this unit, and call it to RC.")
    at = call(table({"hand:0": ["Shade"]}, shade), "Shade", "FL").answer("yes")
    at.answer("activate:FL:2").answer("circle:FR").answer("no").passes(2)
    assert at.match.state.turn_player == 1
    assert at.names("FR:0") == ["Shade"]


@pytest.mark.rule("11.33.1")
def test_a_unit_that_was_hollowed_remembers_it_when_it_leaves() -> None:
    text = "Hollow\nAUTO: When this unit is put into the drop zone from RC, if this unit was hollowed, draw a card."
    retirer = asker("ACT (VC): Retire one of your rear-guards.")
    zones: Zones = {"V:0": ["Asker"], "hand:0": ["Shade"]}
    for answer, drawn in (("yes", 1), ("no", 0)):
        at = call(table(zones, retirer, written("Shade", text)), "Shade", "FL").answer(answer)
        assert at.answer("activate:V:1").count("hand:0") == drawn


@pytest.mark.rule("11.29.2", "11.33.2", "12.2.1.3")
@pytest.mark.parametrize(("keyword", "left"), [("Hollow", "drop:0"), ("Charge", "deck:0")])
def test_such_a_unit_leaves_by_the_rules_even_if_it_cannot_use_its_automatic_abilities(keyword: str, left: str) -> None:
    mute = asker(
        "ACT (VC): Call a card from your hand to RC.",
        "ACT (VC): All of your rear-guards cannot use AUTO abilities until end of turn.",
    )
    zones: Zones = {"V:0": ["Asker"], "hand:0": ["Leaver"]}
    at = (
        table(zones, mute, written("Leaver", keyword, 2, 9000)).answer("activate:V:1").answer("circle:FL").answer("yes")
    )
    at.answer("activate:V:2").passes().answer("attack:FL>V").passes()
    assert at.match.state.turn_player == 1
    assert (at.names("FL:0"), at.names(left)[0]) == ([], "Leaver")


# ---- 11.37, success


def succeeding(*more: str, power: int = 15000, **how: str) -> ScenarioMatch:
    """A unit with success beside a strong rear-guard, which can be made stronger and weaker."""
    student = written("Student", "\n".join(("Success 20000 (RC)", *more)), 1, 7000)
    vanguard = asker(
        "ACT (VC): One of your rear-guards gets power +5000 until end of turn.",
        "ACT (VC): All of your rear-guards get power -5000 until end of turn.",
    )
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Strong"], "BL:0": ["Student"]}
    return table(zones, student, vanguard, unit("Strong", 2, power))


@pytest.mark.rule("11.37.1", "11.37.2", "11.37.3")
def test_a_unit_becomes_successful_when_a_rear_guard_has_the_power_in_one_s_turn_and_stays_so() -> None:
    at = succeeding("AUTO (RC): When this unit becomes successful, draw a card.")
    assert not state(at, "BL:0", "successful")
    at.answer("activate:V:1").answer("choose:FL")
    assert (state(at, "BL:0", "successful"), at.count("hand:0")) == (True, 1)
    at.answer("activate:V:2")
    assert (at.power("FL:0"), state(at, "BL:0", "successful")) == (15000, True)
    at.answer("activate:V:1").answer("choose:FL")
    assert at.count("hand:0") == 1, "a successful unit does not become so again"
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert not state(at, "BL:0", "successful")


@pytest.mark.rule("11.37.2")
def test_success_is_for_one_s_own_turn_and_for_rear_guards() -> None:
    zones: Zones = {"FL:1": ["Strong"], "BL:1": ["Student"]}
    student = written("Student", "Success 20000", 1, 7000)
    assert not state(table(zones, student, unit("Strong", 2, 20000)), "BL:1", "successful")
    at = table({"V:0": ["Strong"], "BL:0": ["Student"]}, student, unit("Strong", 3, 20000))
    assert not state(at, "BL:0", "successful")


@pytest.mark.rule("11.37.2", "10.6.3.2")
def test_the_power_of_an_accel_circle_is_power_enough_for_success() -> None:
    student = written("Student", "Success 15000", 1, 7000)
    zones: Zones = {"V:0": ["Two"], "hand:0": ["Rider", "Student"]}
    at = table(zones, student, unit("Rider", 3, 11000, gift="accel"), step="ride_step").answer("ride:Rider")
    at = call(at, "Student", "A1")
    assert (at.power("A1:0"), state(at, "A1:0", "successful")) == (17000, True)


@pytest.mark.rule("11.37.4")
def test_a_unit_does_not_become_successful_if_the_power_is_gone_before_the_ability_resolves() -> None:
    weakener = (
        "AUTO (RC): When your other unit is placed on RC, all of your rear-guards get power -5000 until end of turn."
    )
    student = written("Student", "Success 20000", 1, 7000)
    zones: Zones = {"BL:0": ["Student"], "BR:0": ["Weakener"], "hand:0": ["Strong"]}
    strong = unit("Strong", 2, 20000)
    at = call(table(zones, student, strong, written("Weakener", weakener)), "Strong", "FL")
    assert at.rule == "8.4.1", "both stand by"
    kept = ScenarioMatch.of(at.match.fork()).answer("play:BL:2")
    assert state(kept, "BL:0", "successful")
    at.answer("play:BR:1")
    assert (at.power("FL:0"), state(at, "BL:0", "successful")) == (15000, False)


# ---- words for states


@pytest.mark.rule("11.29.1")
def test_effects_can_let_units_become_so_and_speak_of_those_that_are() -> None:
    caller = asker(
        "ACT (VC): Let up to two of your rear-guards with Charge become charging until end of turn.",
        "ACT (VC): Rest all of your charging rear-guards.",
    )
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Charger"], "FR:0": ["Two"]}
    at = table(zones, caller, written("Charger", "Charge")).answer("activate:V:1").answer("choose:FL")
    at.answer("activate:V:2")
    assert (at.rested("FL:0"), at.rested("FR:0")) == (True, False)


@pytest.mark.rule("11.29.1")
def test_a_unit_that_is_in_a_state_does_not_come_into_it_again() -> None:
    charges = "ACT (RC): Let this unit become charging until end of turn."
    text = f"{charges}\nAUTO (RC): When this unit becomes charging, draw a card."
    at = table({"FL:0": ["Charger"]}, written("Charger", text)).answer("activate:FL:1")
    assert at.count("hand:0") == 1
    assert at.answer("activate:FL:1").count("hand:0") == 1
