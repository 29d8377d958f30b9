"""11.19, 11.30, 11.35, 11.36. Keywords that ask what has happened in the turn, which battle it is, what is opposite."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.vanguard.hearts import G_UNIT
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.test_10_stride import strode
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]


def asker(*lines: str) -> CardDefinition:
    """A vanguard with this text."""
    return written("Asker", "\n".join(lines), 3, 11000)


def call(at: ScenarioMatch, card: str, circle: str) -> ScenarioMatch:
    """Call a card from hand in the main phase."""
    return at.answer(f"call:{card}").answer(f"circle:{circle}")


# ---- 11.19, unite


UNITED = "CONT (VC) Unite: This unit gets power +5000."


@pytest.mark.rule("11.19.1", "11.19.1.1", "11.19.1.1.1")
def test_unite_is_in_effect_once_two_cards_were_called_and_until_the_turn_ends() -> None:
    at = table({"V:0": ["Asker"], "hand:0": ["One", "One", "One"]}, asker(UNITED))
    assert call(at, "One", "FL").power("V:0") == 11000
    assert call(at, "One", "FL").power("V:0") == 16000, "also a card called over another one"
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert at.power("V:0") == 11000


@pytest.mark.rule("11.19.1.1")
def test_cards_that_effects_call_are_counted_and_cards_that_move_between_circles_are_not() -> None:
    calls = "ACT (VC) [1/Turn]: Call up to two cards from your drop zone to RC."
    moves = "ACT (VC): Choose one of your rear-guards, and move it to an open RC."
    at = table({"V:0": ["Asker"], "drop:0": ["One", "Two"]}, asker(UNITED, calls, moves)).answer("activate:V:2")
    at.answer("call:One", "call:Two").answer("circle:FL").answer("circle:FR")
    assert at.power("V:0") == 16000
    at = table({"V:0": ["Asker"], "FL:0": ["One"], "FR:0": ["Two"]}, asker(UNITED, calls, moves))
    for circle, goal in (("FL", "BL"), ("FR", "BR")):
        at.answer("activate:V:3").answer(f"choose:{circle}").answer(f"circle:{goal}")
    assert at.power("V:0") == 11000


@pytest.mark.rule("11.19.1.1")
def test_cards_called_to_guard_are_counted_and_interceptors_are_not() -> None:
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Two"], "FR:0": ["Two"], "hand:0": ["One"] * 3}
    at = table(zones, asker(UNITED), step="start_step", turn_player=1).answer("attack:V>V")
    assert at.answer("intercept:FL:0").answer("intercept:FR:0").power("V:0") == 11000 + 2 * 5000
    assert at.answer("guard:One").power("V:0") == 11000 + 3 * 5000
    assert at.answer("guard:One").power("V:0") == 16000 + 4 * 5000


@pytest.mark.rule("11.19.1")
def test_cards_of_the_opponent_are_not_counted() -> None:
    at = table({"V:1": ["Asker"], "hand:0": ["One", "One"]}, asker(UNITED))
    assert call(call(at, "One", "FL"), "One", "FR").power("V:1") == 11000


@pytest.mark.rule("11.19.1.2")
def test_an_automatic_unite_triggers_from_the_second_call_on() -> None:
    text = "AUTO (VC) Unite: When your rear-guard is placed on RC, draw a card."
    at = table({"V:0": ["Asker"], "hand:0": ["One", "One", "One"]}, asker(text))
    assert call(at, "One", "FL").count("hand:0") == 2
    assert call(at, "One", "FR").count("hand:0") == 1 + 1, "the second call counts itself"
    assert call(at, "One", "BL").count("hand:0") == 1 + 1


@pytest.mark.rule("11.19.1.3")
def test_an_activated_unite_can_be_played_after_two_calls() -> None:
    at = table({"V:0": ["Asker"], "hand:0": ["One", "One"]}, asker("ACT (VC) Unite: Draw a card."))
    assert "activate:V:1" not in call(at, "One", "FL").offered
    assert "activate:V:1" in call(at, "One", "FR").offered


# ---- 11.30, darkness


DARK = "CONT (VC) Darkness: This unit gets power +5000."
RIDER = "ACT (VC): Ride a card from your hand."


@pytest.mark.rule("11.30.1", "11.30.1.1")
def test_darkness_is_in_effect_once_a_card_was_put_into_the_soul_and_until_the_turn_ends() -> None:
    at = table({"V:0": ["Asker"], "soul:0": ["Zero"]}, asker(DARK, "ACT (VC): Soul Charge 1."))
    assert at.power("V:0") == 11000, "cards that came there before do not count"
    assert at.answer("activate:V:2").power("V:0") == 16000
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert at.power("V:0") == 11000


@pytest.mark.rule("11.30.1")
def test_a_card_put_into_the_opponent_s_soul_is_nothing_to_darkness() -> None:
    at = table({"V:0": ["Asker"], "V:1": ["Asker"]}, asker(DARK, "ACT (VC): Soul Charge 1.")).answer("activate:V:2")
    assert (at.power("V:0"), at.power("V:1")) == (16000, 11000)


@pytest.mark.rule("11.30.2")
def test_a_card_to_which_something_else_happens_instead_was_not_put_into_the_soul() -> None:
    loyal = written("Loyal", "CONT (RC): If this unit would be put into the soul, draw a card instead.")
    feeding = asker(DARK, "ACT (VC): Put all of your rear-guards into your soul.")
    at = table({"V:0": ["Asker"], "FL:0": ["Loyal"]}, feeding, loyal).answer("activate:V:2")
    assert (at.names("FL:0"), at.count("hand:0"), at.power("V:0")) == (["Loyal"], 1, 11000)


@pytest.mark.rule("11.30.1.2")
def test_an_automatic_darkness_triggers_on_the_very_card_that_is_put_into_the_soul() -> None:
    text = asker("AUTO (VC) Darkness: When a card is put into your soul, draw a card.", "ACT (RC): Draw a card.")
    feeder = written("Feeder", "ACT (RC): Put this unit into your soul.")
    at = table({"V:0": ["Asker"], "FL:0": ["Feeder"]}, text, feeder).answer("activate:FL:1")
    assert at.count("hand:0") == 1


@pytest.mark.rule("11.30.1.2")
def test_an_automatic_darkness_does_not_trigger_in_a_turn_without_such_a_card() -> None:
    dark = asker("AUTO (VC) Darkness: When this unit attacks, draw a card.", "ACT (VC): Soul Charge 1.")
    at = table({"V:0": ["Asker"], "hand:1": ["Zero"]}, dark, step="start_step").answer("attack:V>V")
    assert at.count("hand:0") == 0
    at = table({"V:0": ["Asker"], "hand:1": ["Zero"]}, dark).answer("activate:V:2").passes().answer("attack:V>V")
    assert at.count("hand:0") == 1


@pytest.mark.rule("11.30.1.3")
def test_an_activated_darkness_can_be_played_once_a_card_was_put_into_the_soul() -> None:
    at = table({"V:0": ["Asker"]}, asker("ACT (VC) Darkness: Draw a card.", "ACT (VC): Soul Charge 1."))
    assert "activate:V:1" not in at.offered
    assert "activate:V:1" in at.answer("activate:V:2").offered


@pytest.mark.rule("11.30.2")
def test_units_and_hearts_that_go_to_the_soul_because_they_were_ridden_over_do_not_count() -> None:
    dark = "CONT (RC) Darkness: This unit gets power +5000."
    strider = replace(unit("Strider", 4, 15000, *written("Text", RIDER).abilities), kind=G_UNIT)
    zones: Zones = {"FL:0": ["Dark"], "hand:0": ["Three"]}
    at = table({**zones, "V:0": ["Rider"]}, written("Dark", dark), written("Rider", RIDER, 3)).answer("activate:V:1")
    assert (at.names("soul:0"), at.power("FL:0")) == (["Rider"], 8000)
    hearts: Zones = {"V:0": ["Strider"], "heart:0": ["Other Three"]}
    at = table({**zones, **hearts}, written("Dark", dark), strider).answer("activate:V:1")
    assert (at.names("soul:0"), at.power("FL:0")) == (["Other Three"], 8000)


# ---- 11.35, wave


def waving(head: str) -> ScenarioMatch:
    """Three rear-guards may attack the opponent's weak vanguard one after the other; each draws in its wave."""
    text = f"AUTO (RC) {head}: When this unit attacks, this unit gets power +5000 until end of turn."
    zones: Zones = {"V:0": [Placed("Three", rested=True)], "FL:0": ["Waver"], "FR:0": ["Waver"], "A1:0": ["Waver"]}
    gained = {"gained circles": (1, 0)}
    return table(zones, written("Waver", text, 2, 1000), step="start_step", memory=gained)


@pytest.mark.rule("11.35.1", "11.35.2")
@pytest.mark.parametrize(
    ("head", "active"),
    [
        ("Wave 2nd time only", (2,)),
        ("Wave 2nd time", (2,)),
        ("Wave 1st or 3rd time", (1, 3)),
        ("Wave 2nd time or more", (2, 3)),
        ("Wave 1st time or 3rd time or more", (1, 3)),
        ("Wave 4th time or more", ()),
    ],
)
def test_a_wave_is_active_in_the_battles_of_the_turn_that_it_names(head: str, active: tuple[int, ...]) -> None:
    at = waving(head)
    for number, circle in enumerate(("FL", "FR", "A1"), 1):
        at.answer(f"attack:{circle}>V")
        if number < 3:
            assert at.power(f"{circle}:0") == (6000 if number in active else 1000)
    assert at.told.count("gets") == len(active)


@pytest.mark.rule("11.35.1")
def test_battles_are_counted_anew_in_every_turn() -> None:
    at = waving("Wave 1st time")
    at.answer("attack:FL>V").passes()
    while at.match.state.turn_player == 0 or at.rule != "7.3.1.2":
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    at.answer("attack:V>V")
    assert at.memory["battles this turn"] == 1


@pytest.mark.rule("11.35.1")
def test_a_wave_is_not_active_outside_of_battles() -> None:
    text = "CONT (VC) Wave 1st time: This unit gets power +5000."
    at = table({"V:0": ["Asker"], "FL:0": ["Two"], "hand:1": ["Zero"]}, asker(text), step="start_step")
    assert at.power("V:0") == 11000
    assert at.answer("attack:V>V").power("V:0") == 16000
    assert at.passes().power("V:0") == 11000
    assert at.rule == "7.3.1.2"


# ---- 11.36, dark device


NOBODY: list[Placed | str] = []
RESTED: list[Placed | str] = [Placed("Two", rested=True)]
STANDING: list[Placed | str] = ["Two"]


@pytest.mark.rule("11.36.1", "11.36.1.1")
@pytest.mark.parametrize(("there", "power"), [(NOBODY, 13000), (RESTED, 8000), (STANDING, 8000)])
def test_a_continuous_dark_device_asks_for_no_units_opposite(there: list[Placed | str], power: int) -> None:
    device = written("Device", "CONT (RC) Dark Device: This unit gets power +5000.")
    at = table({"FL:0": ["Device"], "BR:1": there, "FL:1": ["Two"]}, device)
    assert at.power("FL:0") == power


@pytest.mark.rule("11.36.1", "11.36.1.2")
@pytest.mark.parametrize(("there", "drawn"), [(NOBODY, 1), (RESTED, 1), (STANDING, 0)])
def test_an_automatic_dark_device_asks_for_no_standing_units_opposite(there: list[Placed | str], drawn: int) -> None:
    device = written("Device", "AUTO Dark Device: When this unit is placed on RC, draw a card.")
    at = table({"hand:0": ["Device"], "FR:1": there, "FL:1": ["Two"]}, device)
    assert call(at, "Device", "BL").count("hand:0") == drawn


@pytest.mark.rule("11.36.1", "11.36.1.3")
@pytest.mark.parametrize(("there", "playable"), [(NOBODY, True), (RESTED, True), (STANDING, False)])
def test_an_activated_dark_device_asks_for_no_standing_units_opposite(
    there: list[Placed | str], playable: bool
) -> None:
    device = asker("ACT (VC) Dark Device: Draw a card.")
    at = table({"V:0": ["Asker"], "V:1": [Placed("Three", rested=True)], "BC:1": there, "BL:0": ["Two"]}, device)
    assert ("activate:V:1" in at.offered) is playable


@pytest.mark.rule("11.36.1.2", "8.6.5.1.2")
@pytest.mark.parametrize(("there", "drawn"), [(NOBODY, 1), (STANDING, 0)])
def test_a_unit_that_leaves_the_field_looks_at_the_column_where_it_was(there: list[Placed | str], drawn: int) -> None:
    device = written("Device", "AUTO Dark Device: When this unit is put into the drop zone from RC, draw a card.")
    retirer = asker("ACT (VC): Retire one of your rear-guards.")
    at = table({"V:0": ["Asker"], "FL:0": ["Device"], "FR:1": there}, device, retirer).answer("activate:V:1")
    assert at.count("hand:0") == drawn


@pytest.mark.rule("11.36.1.2", "8.6.5.1.5")
@pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
def test_a_vanguard_that_becomes_a_heart_looks_at_the_column_of_its_circle(rested: bool, drawn: int) -> None:
    lead = written("Lead", "AUTO (VC) Dark Device: When your G unit strides, draw a card.", 3, 11000)
    at = strode({"V:0": ["Lead"], "V:1": [Placed("Three", rested=rested)]}, lead)
    assert at.count("hand:0") == drawn
