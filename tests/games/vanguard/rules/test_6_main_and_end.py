"""6.6 to 6.8. The main phase, the way into the battle phase, and the end phase."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import Placed
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

CIRCLES = ["circle:FL", "circle:FR", "circle:BL", "circle:BC", "circle:BR"]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(
    ("step", "phase"), [("ride_step", "ride phase"), ("main_phase", "main phase"), ("start_step", "battle phase")]
)
def test_everybody_is_shown_the_phase(step: str, phase: str, viewer: int | None) -> None:
    at = table({"hand:0": ["Three"], "FL:0": ["One"]}, step=step)
    assert view(at.match, viewer).facts["phase"] == phase


# ---- 6.6, the main phase


@pytest.mark.rule("6.6.1.1")
def test_abilities_at_the_beginning_of_the_main_phase_come_before_its_first_action() -> None:
    early = written("Early", "AUTO (RC): At the beginning of your main phase, choose one of your units, and rest it.")
    match = table({"FL:0": ["Early"], "hand:0": ["One"]}, early, step="stride_step")
    assert match.rule == "8.5.4"
    match.answer("choose:FL")
    assert match.rule == "6.6.1.2"
    match.answer("call:One").answer("circle:FR")
    assert match.rule == "6.6.1.2"  # it began only once


@pytest.mark.rule("6.6.1", "6.6.1.2")
def test_the_actions_of_the_main_phase_may_be_done_in_any_order_and_number() -> None:
    charger = written("Charger", "ACT (VC): Soul Charge 1.", 3)
    match = table({"V:0": ["Charger"], "hand:0": ["One", "Two"], "BL:0": ["Zero"]}, charger)
    match.answer("activate:V:1").answer("call:Two").answer("circle:FR").answer("activate:V:1")
    match.answer("exchange:FL").answer("call:One").answer("circle:BC").answer("exchange:FR").answer("activate:V:1")
    assert match.count("soul:0") == 3
    assert [match.names(f"{place}:0") for place in ("FL", "BR", "BC")] == [["Zero"], ["Two"], ["One"]]
    assert match.rule == "6.6.1.2"


@pytest.mark.rule("6.6.1.2.1", "6.6.1.2.1.1")
def test_a_card_of_the_hand_is_called_to_a_rear_guard_circle_of_ones_choice() -> None:
    match = table({"hand:0": ["One"], "FL:0": ["Two"]}).answer("call:One")
    assert match.offered == CIRCLES  # occupied or not, and no other circle
    match.answer("circle:BR")
    assert match.names("BR:0") == ["One"]
    assert match.count("hand:0") == 0


@pytest.mark.rule("6.6.1.2.2")
def test_the_turn_player_may_play_the_activated_abilities_of_own_cards() -> None:
    charger = written("Charger", "ACT (VC/RC): Soul Charge 1.", 1)
    match = table({"FL:0": ["Charger"], "BC:0": ["Charger"], "FL:1": ["Charger"]}, charger)
    assert [key for key in match.offered if key.startswith("activate")] == ["activate:FL:1", "activate:BC:1"]
    match.answer("activate:BC:1")
    assert match.count("soul:0") == 1


@pytest.mark.rule("6.6.1.2.3")
def test_the_cards_of_a_column_are_exchanged() -> None:
    match = table({"FL:0": ["Two"], "BL:0": [Placed("One", rested=True)], "BR:0": ["Zero"]})
    assert [key for key in match.offered if key.startswith("exchange")] == ["exchange:FL", "exchange:FR"]
    match.answer("exchange:FL")
    assert (match.names("FL:0"), match.names("BL:0")) == (["One"], ["Two"])
    match.answer("exchange:FR")
    assert (match.names("FR:0"), match.names("BR:0")) == (["Zero"], [])


@pytest.mark.rule("6.6.1.2.3")
def test_an_empty_column_and_the_column_of_the_vanguard_cannot_be_exchanged() -> None:
    match = table({"BC:0": ["One"], "FL:1": ["One"]})
    assert match.offered == ["pass"]


@pytest.mark.rule("6.6.1.3", "6.7.1")
def test_who_does_nothing_goes_on_to_the_battle_phase_to_attack_the_opponents_units() -> None:
    match = table({"FL:0": ["Two"], "FL:1": ["One"], "hand:1": ["Zero"]}).passes()
    assert match.memory["phase"] == "battle phase"
    assert (match.asked, match.rule) == (0, "7.3.1.2")
    assert match.offered == ["pass", "attack:V>V", "attack:V>FL", "attack:FL>V", "attack:FL>FL"]


# ---- 6.8, the end phase


@pytest.mark.rule("6.8.1", "6.8.1.3")
def test_abilities_at_the_beginning_of_the_end_phase_and_at_the_end_of_the_turn_stand_by_together() -> None:
    beginning = written("Beginning", "AUTO (RC): At the beginning of your end phase, draw a card.")
    ending = written("Ending", "AUTO (RC): At the end of your turn, draw a card.")
    match = table({"BL:0": ["Beginning"], "BR:0": ["Ending"], "BC:0": ["One"]}, beginning, ending).passes(2)
    assert match.memory["phase"] == "end phase"
    assert match.offered == ["play:BL:1", "play:BR:1"]
    match.answer("play:BR:1")
    assert match.count("hand:0") == 2  # each was played once
    assert match.match.state.turn == 4


@pytest.mark.rule("6.8.1.4")
def test_effects_until_the_end_of_the_turn_last_until_its_abilities_are_played() -> None:
    ending = written("Ending", "AUTO (RC): At the end of your turn, choose one of your units, and rest it.")
    grower = written("Grower", "ACT (VC): This unit gets power +5000 until end of turn.", 3, 11000)
    match = table({"V:0": ["Grower"], "BR:0": ["Ending"], "hand:1": ["Zero"]}, ending, grower)
    match.answer("activate:V:1").passes(2)
    assert match.rule == "8.5.4"
    assert match.power("V:0") == 16000
    match.answer("choose:BR")
    assert match.match.state.turn == 4
    assert match.power("V:0") == 11000


@pytest.mark.rule("6.8.1.3", "6.8.1.5")
def test_an_ability_that_becomes_active_in_the_end_phase_is_played_in_it_too() -> None:
    caller = written("Caller", "AUTO (RC): At the end of your turn, call a card from your drop zone to RC.")
    called = written("Called", "AUTO (RC): At the beginning of your end phase, Soul Charge 1.")
    match = table({"BL:0": ["Caller"], "drop:0": ["Called"]}, caller, called).passes(2)
    match.answer("circle:BR")
    assert match.count("soul:0") == 1
    assert match.count("drop:0") == 0
    assert match.match.state.turn == 4


@pytest.mark.rule("6.8.1.4", "6.8.1.5")
def test_an_ability_that_is_usable_only_as_the_effects_of_the_turn_end_is_played_in_this_end_phase() -> None:
    silencer = written("Silencer", "ACT (VC): All of your rear-guards cannot use AUTO abilities until end of turn.", 3)
    ending = written("Ending", "AUTO (RC): At the end of your turn, Soul Charge 1.")
    match = table({"V:0": ["Silencer"], "BC:0": ["Ending"]}, silencer, ending).answer("activate:V:1").passes(2)
    assert match.count("soul:0") == 1
    assert match.match.state.turn == 4


@pytest.mark.rule("6.8.1.5")
def test_when_nothing_is_left_to_do_the_opponents_stand_phase_begins() -> None:
    match = table({"V:1": [Placed("Three", rested=True)], "hand:1": ["Two"]}).passes(2)
    assert (match.match.state.turn, match.match.state.turn_player) == (4, 1)
    assert not match.rested("V:1")
    assert match.count("hand:1") == 2
    assert match.rule == "6.5.1.1.2"
