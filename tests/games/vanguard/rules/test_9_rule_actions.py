"""9. Rule actions."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

FIVE: list[Placed | str] = ["Two"] * 5


def damaged(mine: int, theirs: int, zones: dict[str, list[Placed | str]], turn_player: int = 0) -> ScenarioMatch:
    """A main phase that begins with vanguard damage to process."""
    return table(zones, memory={"vanguard damage": [mine, theirs]}, turn_player=turn_player)


@pytest.mark.rule("9.1.1", "9.1.2")
def test_a_rule_action_waits_for_the_next_check_timing() -> None:
    text = "ACT (VC) [1/Turn]: Call the top card of your deck to RC. Soul Charge 1."
    zones: dict[str, list[Placed | str]] = {"V:0": ["Lead"], "FL:0": ["Two"], "deck:0": ["One"]}
    at = table(zones, written("Lead", text, 3)).answer("activate:V:1").answer("circle:FL")
    told = at.told
    assert at.names("FL:0") == ["One"]
    assert told.index("calls") < told.index("soul-charges") < told.index("retires")


@pytest.mark.rule("9.1.3")
def test_rule_actions_that_are_due_at_once_are_all_done_before_any_ability_they_trigger() -> None:
    dying = written("Dying", "AUTO: When this unit is put into the drop zone from RC, you may draw a card.")
    zones: dict[str, list[Placed | str]] = {"FL:0": ["Dying", "One"], "V:0": ["Two", "Three"], "V:1": []}
    at = table({**zones, "soul:1": ["Two"]}, dying)
    assert (at.asked, at.offered) == (0, ["yes", "no"])
    assert at.names("drop:0") == ["Dying"]
    assert at.names("soul:0") == ["Two"]
    assert at.names("V:1") == ["Two"]


# ---- 9.2, losing


@pytest.mark.rule("9.2.1", "9.2.2")
def test_six_cards_in_the_damage_zone_lose_and_five_do_not() -> None:
    assert table({"damage:0": FIVE}).outcome is None
    at = table({"damage:0": [*FIVE, "One"]})
    assert at.outcome == (1, "9.2.2", "damage")
    assert at.asked is None


@pytest.mark.rule("9.2.1", "9.2.3")
def test_an_empty_deck_loses() -> None:
    at = table({"deck:1": ["One"]}, filling=0)
    assert at.outcome == (1, "9.2.3", "deck")


@pytest.mark.rule("9.2.1", "9.2.4", "9.5.1.1")
def test_no_vanguard_and_no_soul_lose() -> None:
    at = table({"V:1": [], "soul:1": [], "FL:1": ["Two"]})
    assert at.outcome == (0, "9.2.4", "no vanguard")


@pytest.mark.rule("9.1.3", "9.2.4", "8.2.1.3.1")
def test_who_loses_vanguard_and_soul_instead_of_what_a_rule_action_would_have_done_loses() -> None:
    doomed = written("Doomed", "CONT (RC): If this unit would be retired, retire all of your units instead.")
    at = table({"V:0": ["Two"], "soul:0": [], "FL:0": ["Doomed"], "hand:0": ["One"]}, doomed)
    assert at.answer("call:One").answer("circle:FL").outcome == (1, "9.2.4", "no vanguard")


@pytest.mark.rule("9.2.1")
def test_a_sixth_damage_loses_during_the_turn_of_whoever_it_is() -> None:
    at = damaged(0, 1, {"damage:1": FIVE})
    assert at.outcome == (0, "9.2.2", "damage")


# ---- 9.3, overloaded circles


@pytest.mark.rule("9.3.1")
def test_of_several_units_on_the_vanguard_circle_the_last_one_stays_and_the_others_go_to_the_soul() -> None:
    at = table({"V:0": ["One", "Two", "Three"], "soul:0": ["Zero"]})
    assert at.names("V:0") == ["Three"]
    assert at.names("soul:0") == ["Zero", "One", "Two"]


@pytest.mark.rule("9.3.6")
def test_of_several_units_on_a_rear_guard_circle_the_last_one_stays_and_the_others_go_to_the_drop_zone() -> None:
    at = table({"BC:1": ["One", "Two", "Three"]})
    assert at.names("BC:1") == ["Three"]
    assert at.names("drop:1") == ["One", "Two"]


# ---- 9.4 and 9.5


@pytest.mark.rule("9.4.1")
def test_guardians_outside_of_the_battle_phase_go_to_the_drop_zone() -> None:
    at = table({"G:1": ["One"]})
    assert at.names("G:1") == []
    assert at.names("drop:1") == ["One"]
    at = table({"G:1": ["One"]}, step="start_step")
    assert at.names("G:1") == ["One"]


@pytest.mark.rule("9.5.1")
def test_a_player_without_a_vanguard_rides_a_card_of_their_choice_from_the_soul() -> None:
    newcomer = written("Newcomer", "AUTO: When this unit is placed on VC, draw a card.")
    at = table({"V:1": [], "soul:1": ["One", "Newcomer", "Two"]}, newcomer)
    assert (at.asked, at.rule, at.offered) == (1, "9.5.1", ["ride:One", "ride:Newcomer", "ride:Two"])
    assert at.match.decision is not None
    assert at.match.decision.default == (2,)  # who does not answer rides the topmost card
    at.answer("ride:Newcomer")
    assert at.names("V:1") == ["Newcomer"]
    assert at.names("soul:1") == ["One", "Two"]
    assert at.count("hand:1") == 1


# ---- 9.6, the damage process


@pytest.mark.rule("9.6.1", "9.6.2", "9.6.3", "9.6.4", "9.6.6")
def test_each_damage_puts_the_top_card_of_the_deck_into_the_damage_zone_by_way_of_the_trigger_zone() -> None:
    at = damaged(0, 1, {"deck:1": ["Critical", "Two"], "FL:1": ["Two"]})
    assert (at.asked, at.rule) == (1, "2.8.2")
    assert at.names("trigger:1") == ["Critical"]
    assert at.face_down("trigger:1") == 0
    assert at.count("damage:1") == 0
    assert at.memory["vanguard damage"] == (0, 0)
    at.answer("power:V:1").answer("critical:V:1")
    assert at.names("damage:1") == ["Critical"]
    assert at.power("V:1") == 16000


@pytest.mark.rule("9.6.1")
def test_the_damage_process_waits_for_all_other_rule_actions() -> None:
    at = damaged(1, 0, {"FL:0": ["One", "Two"], "deck:0": ["Two"]})
    assert at.told.index("retires") < at.told.index("damage-checks")


@pytest.mark.rule("9.6.1.1")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_if_both_vanguards_have_damage_that_of_the_turn_player_is_processed_first(turn_player: int) -> None:
    zones: dict[str, list[Placed | str]] = {"damage:0": FIVE, "damage:1": FIVE}
    at = damaged(1, 1, zones, turn_player)
    assert at.outcome == (1 - turn_player, "9.2.2", "damage")  # the other one's sixth damage never came
    assert at.count(f"damage:{1 - turn_player}") == 5


@pytest.mark.rule("9.6.5")
def test_the_trigger_of_a_card_whose_clan_nobody_has_does_nothing() -> None:
    at = damaged(0, 1, {"deck:1": ["Strange Critical"], "FL:0": ["Stranger"]})
    assert "trigger" not in at.told
    assert at.names("damage:1") == ["Strange Critical"]
    at = damaged(0, 1, {"deck:1": ["Strange Critical"], "BR:1": ["Stranger"]})
    assert (at.asked, at.rule) == (1, "2.8.2")


@pytest.mark.rule("9.6.6")
def test_what_the_trigger_does_comes_before_its_card_goes_to_the_damage_zone() -> None:
    at = damaged(0, 1, {"damage:1": FIVE, "deck:1": ["Heal"]})
    assert at.rule == "2.8.2"
    at.answer("heal:Two")
    assert at.names("damage:1") == ["Two"] * 4 + ["Heal"]


@pytest.mark.rule("9.6.7")
def test_all_damage_of_a_vanguard_is_processed_before_anything_else_is_looked_at() -> None:
    at = damaged(0, 3, {"damage:1": ["Two"] * 4, "deck:1": ["One", "One", "Heal"]})
    assert at.count("damage:1") == 6  # the second check made six, but the third one comes first
    assert at.outcome is None
    assert at.rule == "2.8.2"
    at.answer("heal:Two")
    assert at.outcome == (0, "9.2.2", "damage")


@pytest.mark.rule("9.6.7")
def test_a_heal_trigger_in_the_last_check_saves_from_the_sixth_damage() -> None:
    at = damaged(0, 2, {"damage:1": ["Two"] * 4, "deck:1": ["One", "Heal"]})
    at.answer("heal:Two")
    assert at.count("damage:1") == 5
    assert at.outcome is None
