"""11.20, 11.21, 11.22, 11.24. Keywords that stand for an ability: revelation, blaze, afterimage, engorge."""

from __future__ import annotations

import pytest

from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.keywords import Zones, asker, call, rests, state
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

# ---- 11.20, revelation


def revealing(*rear_guards: Placed | str) -> ScenarioMatch:
    """A unit with revelation was just called, beside these rear-guards, with a grade 2 card on top of the deck."""
    seer = written("Seer", "Revelation (RC)", 1)
    names = dict(zip(("FL:0", "FR:0"), rear_guards, strict=False))
    zones: Zones = {"hand:0": ["Seer"], "deck:0": ["Two"], **{zone: [card] for zone, card in names.items()}}
    return call(table(zones, seer), "Seer", "BC")


@pytest.mark.rule("11.20.1", "11.20.2")
def test_revelation_looks_at_the_top_card_which_may_go_to_the_soul_for_a_standing_rear_guard() -> None:
    at = revealing("One", Placed("Two", rested=True))
    assert sees(at.match, 0, at.card("deck:0"))
    assert not sees(at.match, 1, at.card("deck:0"))
    at.answer("yes")
    assert at.names("soul:0") == ["Two"]
    assert at.offered == ["rest:FL", "rest:BC"]
    assert at.answer("rest:FL").rested("FL:0")
    at = revealing("One").answer("no")
    assert (at.names("soul:0"), at.rested("FL:0"), at.rule) == ([], False, "6.6.1.2")


@pytest.mark.rule("11.20.1")
def test_revelation_is_for_the_circles_that_it_names() -> None:
    seer = written("Seer", "Revelation (VC/GC)", 3)
    at = call(table({"hand:0": ["Seer"]}, seer), "Seer", "BC")
    assert at.rule == "6.6.1.2"
    at = table({"hand:0": ["Seer"], "V:0": ["Two"]}, seer, step="ride_step").answer("ride:Seer")
    assert at.offered == ["yes", "no"]


@pytest.mark.rule("11.20.2.1")
def test_with_all_rear_guards_resting_none_is_rested_for_revelation() -> None:
    rester = "AUTO: When your other unit is placed on RC, rest all of your rear-guards."
    seer = written("Seer", "Revelation (RC)", 1)
    zones: Zones = {"hand:0": ["Seer"], "deck:0": ["Two"], "V:0": ["Asker"]}
    at = call(table(zones, seer, asker(rester)), "Seer", "BC").answer("play:V:1").answer("yes")
    assert (at.names("soul:0"), at.rested("BC:0"), at.rule) == (["Two"], True, "6.6.1.2")


@pytest.mark.rule("11.20.3")
def test_the_card_was_put_into_the_soul_by_the_effect_of_revelation() -> None:
    watcher = asker(
        "AUTO (VC): When a card is put into your soul due to your Revelation ability, draw a card.",
        "ACT (VC): Soul Charge 1.",
    )
    seer = written("Seer", "Revelation (RC)", 1)
    at = table({"V:0": ["Asker"], "hand:0": ["Seer"]}, watcher, seer)
    assert at.answer("activate:V:2").count("hand:0") == 1, "a soul charge is no revelation"
    at = call(at, "Seer", "BC").answer("yes")
    assert at.count("hand:0") == 1


# ---- 11.21, blaze


@pytest.mark.rule("11.21.1")
@pytest.mark.parametrize(("theirs", "blazing"), [(0, True), (1, True), (2, False)])
def test_the_vanguard_becomes_blazing_as_an_attack_step_begins_with_more_rear_guards(
    theirs: int, blazing: bool
) -> None:
    burner = written("Burner", "Blaze (RC)\nCONT (RC): If your vanguard is blazing, this unit gets power +5000.", 1)
    opposing: Zones = {circle: ["Two"] for circle in ("BL:1", "BR:1")[:theirs]}
    zones: Zones = {"FL:0": ["Two"], "BC:0": ["Burner"], "hand:1": ["Zero"], **opposing}
    at = table(zones, burner, step="start_step")
    assert not state(at, "V:0", "blazing")
    at.answer("attack:V>V")
    while at.rule in ("7.4.1.3", "7.4.1.6"):  # something has changed, so the player chooses again
        at.answer(at.offered[0])
    assert state(at, "V:0", "blazing") is blazing
    assert at.power("BC:0") == (13000 if blazing else 8000)


@pytest.mark.rule("11.21.1")
def test_blazing_lasts_until_end_of_turn() -> None:
    at = table({"FL:0": ["Two"], "BC:0": ["Burner"]}, written("Burner", "Blaze (RC)", 1), step="start_step")
    at.answer("attack:FL>V").answer("attacker:FL").answer("target:V:1").passes()
    assert at.match.state.turn_player == 1
    assert not state(at, "V:0", "blazing")


@pytest.mark.rule("11.21.2")
def test_of_two_vanguards_in_legion_both_become_blazing() -> None:
    zones: Zones = {"L:0": ["Other Three"], "FL:0": ["Two"], "BC:0": ["Burner"], "hand:1": ["Zero"]}
    at = table(zones, written("Burner", "Blaze (RC)", 1), step="start_step").answer("attack:FL>V")
    assert (state(at, "V:0", "blazing"), state(at, "L:0", "blazing")) == (True, True)


# ---- 11.22, afterimage


@pytest.mark.rule("11.22.1")
@pytest.mark.parametrize(("hand", "returns"), [(6, True), (7, False)])
def test_an_afterimage_may_return_when_a_bound_card_comes_to_the_opponent_s_hand(hand: int, returns: bool) -> None:
    back = asker("ACT (VC): Put a card from your opponent's bind zone into your opponent's hand.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Echo"], "bind:1": ["Two"], "hand:0": ["Two"] * hand}
    at = table(zones, back, written("Echo", "Afterimage (RC)")).answer("activate:V:1")
    assert ("yes" in at.offered) is returns
    if returns:
        assert ScenarioMatch.of(at.match.fork()).answer("no").names("FL:0") == ["Echo"]
        assert "Echo" in at.answer("yes").names("hand:0")


@pytest.mark.rule("11.22.1")
def test_cards_that_come_to_the_hand_from_elsewhere_leave_no_afterimage() -> None:
    other = asker(
        "ACT (VC): Put a card from your opponent's drop zone into your opponent's hand.",
        "ACT (VC): Put a card from your bind zone into your hand.",
    )
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Echo"], "drop:1": ["Two"], "bind:0": ["Two"]}
    at = table(zones, other, written("Echo", "Afterimage (RC)"))
    assert at.answer("activate:V:1").rule == "6.6.1.2"
    assert at.answer("activate:V:2").rule == "6.6.1.2"


# ---- 11.24, engorge


def engorging(*more: str) -> ScenarioMatch:
    """A unit with engorge attacks beside two other rear-guards."""
    eater = written("Eater", "\n".join(("Engorge (RC)", *more)), 2, 9000)
    zones: Zones = {"FL:0": ["Eater"], "BL:0": ["Two"], "FR:0": ["Other Two"], "hand:1": ["Zero"], "V:0": ["Asker"]}
    watcher = asker("AUTO (VC): When your other unit becomes engorged, draw a card.")
    return table(zones, eater, watcher, step="start_step").answer("attack:FL>V")


@pytest.mark.rule("11.24.1")
def test_an_engorging_unit_may_retire_any_number_of_others_and_is_engorged_if_it_did() -> None:
    text = "CONT (RC): If this unit is engorged, this unit gets power +10000."
    declined = engorging(text).answer("no")
    assert (state(declined, "FL:0", "engorged"), declined.power("FL:0")) == (False, 9000)
    at = engorging(text).answer("yes")
    assert at.match.decision is not None
    assert (at.match.decision.minimum, at.match.decision.maximum) == (1, 2)
    at.answer("retire:BL", "retire:FR")
    assert sorted(at.names("drop:0")) == ["Other Two", "Two"]
    assert (at.power("FL:0"), at.count("hand:0")) == (19000, 1)
    at.passes()
    assert state(at, "FL:0", "engorged"), "until end of turn"


@pytest.mark.rule("11.24.1")
def test_without_other_rear_guards_nobody_is_asked_to_engorge() -> None:
    eater = written("Eater", "Engorge (VC/RC)", 2, 9000)
    at = table({"FL:0": ["Eater"], "hand:1": ["Zero"]}, eater, step="start_step").answer("attack:FL>V")
    assert (at.rule, state(at, "FL:0", "engorged")) == ("7.5.1.2", False)


@pytest.mark.rule("11.24.1", "10.25.5")
def test_a_legion_mate_that_attacks_with_its_leader_engorges_too() -> None:
    zones: Zones = {"L:0": ["Eater"], "FL:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, written("Eater", "Engorge (VC)", 2), step="start_step").answer("attack:V>V").answer("yes")
    assert (state(at, "L:0", "engorged"), state(at, "V:0", "engorged"), at.names("drop:0")) == (True, False, ["Two"])


@pytest.mark.rule("11.24.2")
@pytest.mark.parametrize(("reason", "drawn"), [("an effect of", 1), ("the Engorge ability of", 1)])
def test_units_retire_for_engorge_by_an_effect_and_not_to_pay(reason: str, drawn: int) -> None:
    text = f"AUTO: When this unit is put into the drop zone from RC due to {reason} your other unit, draw a card."
    cost = "AUTO (RC): [Retire one of your other rear-guards] When this unit attacks, Soul Charge 1."
    zones: Zones = {"FR:0": ["Eaten"], "hand:1": ["Zero"]}
    for eating, expected in (("Engorge (RC)", drawn), (cost, 0)):
        at = table({**zones, "FL:0": ["Eater"]}, written("Eater", eating, 2), written("Eaten", text), step="start_step")
        at.answer("attack:FL>V").answer("yes")
        assert (at.names("drop:0"), at.count("hand:0")) == (["Eaten"], expected)


# ---- units with such keywords


@pytest.mark.rule("11.20.1", "11.21.1", "11.22.1", "11.24.1")
def test_units_with_such_keywords_are_spoken_of_until_they_lose_their_text() -> None:
    assert rests("with Blaze", "Blaze", "Engorge", "Boost") == [True, False, False]
    assert rests("with the Revelation ability", "Revelation (RC)", "Afterimage") == [True, False]
    assert rests("with Success", "Success 20000", "Success 25000 (VC)", "Hollow") == [True, True, False]
