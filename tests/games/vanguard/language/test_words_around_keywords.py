"""Words that cards with keyword abilities use besides: ends of the deck, moving to guard, both, reasons, ends."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.scenarios import Placed
from tests.games.vanguard.keywords import Zones, asker
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

SEER = asker(
    "ACT (VC): Look at the top card of your deck, and put it on the top or bottom of your deck. "
    "If it is on the bottom of your deck, this unit gets power +2000 until end of turn."
)


@pytest.mark.parametrize(("end", "place", "power"), [("top", -1, 11000), ("bottom", 0, 13000)])
def test_a_card_looked_at_goes_to_the_end_of_the_deck_that_the_player_likes(end: str, place: int, power: int) -> None:
    at = table({"V:0": ["Asker"], "deck:0": ["Two", "One"]}, SEER).answer("activate:V:1")
    assert at.offered == ["top", "bottom"]
    assert sees(at.match, 0, at.card("deck:0"))
    assert "Two" in repr(view(at.match, 0))
    assert "Two" not in repr(view(at.match, 1))
    at.answer(end)
    assert (at.names("deck:0")[place], at.power("V:0")) == ("Two", power)
    assert not sees(at.match, 0, at.card("deck:0"))


@pytest.mark.parametrize(("whose", "attacker", "charged"), [("your", 1, 1), ("your", 0, 0), ("your opponent's", 0, 1)])
def test_a_guard_step_is_the_players_who_may_guard_in_it(whose: str, attacker: int, charged: int) -> None:
    text = f"AUTO (RC): At the beginning of {whose} guard step, Soul Charge 1."
    at = table({"BL:0": ["Waiter"]}, written("Waiter", text), step="start_step", turn_player=attacker)
    assert at.answer("attack:V>V").count("soul:0") == charged


def test_a_unit_moves_to_the_guardian_circle_and_guards() -> None:
    text = (
        "AUTO (RC): At the beginning of your guard step, if your vanguard is being attacked, "
        "you may move this unit to GC. If you do, it gets shield +5000 until end of battle."
    )
    zones: Zones = {"BL:0": ["Mover"], "hand:0": ["Zero"]}
    at = table(zones, written("Mover", text), step="start_step", turn_player=1).answer("attack:V>V")
    assert at.asked == 0
    at.answer("yes")
    assert (at.names("G:0"), at.rested("G:0"), at.power("V:0")) == (["Mover"], True, 11000 + 10000)
    assert at.memory["called this turn"] == (0, 0), "it was not called"


def test_both_of_two_may_be_spoken_of_at_once() -> None:
    text = (
        "ACT (RC): Choose one of your other rear-guards, and both it and this unit get power +1000 until end of turn."
    )
    zones: Zones = {"FL:0": ["Pair"], "FR:0": ["One"], "BL:0": ["Two"]}
    at = table(zones, written("Pair", text)).answer("activate:FL:1").answer("choose:FR")
    assert (at.power("FL:0"), at.power("FR:0"), at.power("BL:0")) == (9000, 8000, 9000)


@pytest.mark.parametrize(
    ("reason", "mine", "theirs"),
    [
        ("an effect", 1, 1),
        ("your effect", 1, 0),
        ("your opponent's effect", 0, 1),
        ("an effect of your vanguard", 1, 0),
        ("an effect of your other rear-guard", 0, 0),
    ],
)
def test_what_happens_is_told_by_whose_effect_does_it(reason: str, mine: int, theirs: int) -> None:
    tired = written("Tired", f"AUTO (RC): When this unit rests due to {reason}, draw a card.")
    rester = asker("ACT (VC): Rest all of your rear-guards, and rest all of your opponent's rear-guards.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["Tired"], "FL:1": ["Tired"]}
    at = table(zones, tired, rester).answer("activate:V:1")
    assert (at.count("hand:0"), at.count("hand:1")) == (mine, theirs)


def test_a_unit_that_rests_to_attack_or_to_pay_rests_by_no_effect() -> None:
    text = "AUTO (RC): When this unit rests due to an effect, draw a card.\nACT (RC): [Rest this unit] Soul Charge 1."
    at = table({"FL:0": ["Tired"], "FR:0": ["Tired"]}, written("Tired", text, 2)).answer("activate:FL:2")
    assert at.passes().answer("attack:FR>V").count("hand:0") == 0


def test_costs_count_where_the_text_says_an_effect_or_cost() -> None:
    text = (
        "AUTO: When this unit is put into the drop zone from RC due to an effect or cost of your vanguard, draw a card."
    )
    payer = asker("ACT (VC): [Retire one of your rear-guards] Soul Charge 1.")
    at = table({"V:0": ["Asker"], "FL:0": ["Paid"]}, payer, written("Paid", text)).answer("activate:V:1")
    assert at.count("hand:0") == 1


def test_the_end_of_each_turn_is_that_of_either_player() -> None:
    keeper = written("Keeper", "AUTO (RC): At the end of each turn, Soul Charge 1.")
    at = table({"FL:0": ["Keeper"], "V:1": [Placed("Three", rested=True)]}, keeper).passes(2)
    assert (at.match.state.turn_player, at.count("soul:0")) == (1, 1)
    while at.match.state.turn_player == 1:
        at.passes()
    assert at.count("soul:0") == 2


@pytest.mark.parametrize(("power", "retired"), [(7000, 1), (8000, 1), (9000, 0)])
def test_units_are_compared_with_the_power_of_this_unit(power: int, retired: int) -> None:
    text = "ACT (RC): Retire all of your opponent's rear-guards with this unit's power or less."
    at = table({"FL:0": ["Judge"], "FL:1": ["Other"]}, written("Judge", text), unit("Other", 1, power))
    assert at.answer("activate:FL:1").count("drop:1") == retired


def test_cards_of_the_same_name_are_those_with_any_name_in_common() -> None:
    text = "ACT (RC): Rest all of your other units with the same card name as this unit."
    other = "ACT (RC): Rest all of your units with a different card name from this unit."
    named = unit("Double", 1, 8000, names=frozenset({"Double", "Namesake"}))
    zones: Zones = {"V:0": ["Three"], "FL:0": ["Namesake"], "FR:0": ["Double"], "BL:0": ["One"]}
    at = table(zones, written("Namesake", f"{text}\n{other}"), named).answer("activate:FL:1")
    assert [at.rested(f"{circle}:0") for circle in ("FR", "BL", "V")] == [True, False, False]
    at = table(zones, written("Namesake", f"{text}\n{other}"), named).answer("activate:FL:2")
    assert [at.rested(f"{circle}:0") for circle in ("FL", "FR", "BL", "V")] == [False, False, True, True]


def test_a_choice_of_at_least_one_cannot_be_of_none() -> None:
    text = "ACT (VC): Rest at least one of your rear-guards."
    at = table({"V:0": ["Asker"], "FL:0": ["One"], "FR:0": ["Two"]}, asker(text)).answer("activate:V:1")
    assert at.match.decision is not None
    assert (at.match.decision.minimum, at.match.decision.maximum) == (1, 2)
