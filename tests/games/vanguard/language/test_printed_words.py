"""What printed cards ask and count: "if" before a cost, battles of a turn, one of two triggers, numbers of cards."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, card, main_phase
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.test_10_stride import stride_step
from tests.games.vanguard.written import written

ACTOR = "Actor"


@pytest.mark.rule("8.1.1.2")
def test_an_ability_with_an_if_before_its_cost_cannot_be_played_and_paid_for_otherwise() -> None:
    actor = card(ACTOR, "ACT (RC) (if you have two or more rear-guards): [Soul Blast 1] Draw a card.")
    assert "activate:FL:1" not in main_phase({"FL:0": [ACTOR], "soul:0": ["One"]}, actor).offered
    match = main_phase({"FL:0": [ACTOR], "FR:0": ["One"], "soul:0": ["One"]}, actor).answer("activate:FL:1")
    assert (match.names("drop:0"), match.count("hand:0")) == (["One"], 1)


@pytest.mark.rule("8.1.1.2", "11.12.2")
def test_both_the_icon_and_the_if_must_be_met() -> None:
    actor = card(ACTOR, "ACT (RC) GB1 (if you have two or more rear-guards): [Soul Blast 1] Draw a card.")
    match = main_phase({"FL:0": [ACTOR], "FR:0": ["One"], "soul:0": ["One"]}, actor)
    assert "activate:FL:1" not in match.offered


def battles(condition: str) -> ScenarioMatch:
    """Three rear-guards that may attack one after the other."""
    text = f"AUTO (RC): When this unit attacks, if {condition}, this unit gets power +5000 until end of turn."
    zones: Zones = {"V:0": [Placed("Three", rested=True)], "FL:0": [ACTOR], "FR:0": [ACTOR], "A1:0": [ACTOR]}
    memory = {"gained circles": (1, 0)}
    return table(zones, written(ACTOR, text, 2, 1000), step="start_step", memory=memory)


@pytest.mark.parametrize(
    ("condition", "active"),
    [
        ("the battle is the second of that turn", (2,)),
        ("the battle is the second of that turn or more", (2, 3)),
        ("the battle is the fourth of that turn or more", ()),
    ],
)
def test_battles_of_the_turn_are_told_by_their_number(condition: str, active: tuple[int, ...]) -> None:
    at = battles(condition)
    for number, circle in enumerate(("FL", "FR", "A1"), 1):
        at.answer(f"attack:{circle}>V")
        if number < 3:
            assert at.power(f"{circle}:0") == (6000 if number in active else 1000)
    assert at.told.count("gets") == len(active)


@pytest.mark.rule("8.6.2")
def test_either_of_two_triggers_will_do_and_others_will_not() -> None:
    text = (
        "AUTO (RC): Either when this unit attacks a vanguard or else when this unit boosts, "
        "this unit gets power +5000 until end of turn."
    )
    actor = written(ACTOR, text, 1, 8000)
    at = table({"V:0": ["Three"], "FL:0": [ACTOR], "FL:1": ["Two"]}, actor, step="start_step")
    assert at.answer("attack:FL>V").power("FL:0") == 13000
    at = table({"V:0": ["Three"], "FL:0": [ACTOR], "FL:1": [Placed("Two", rested=True)]}, actor, step="start_step")
    assert at.answer("attack:FL>FL").power("FL:0") == 8000
    at = table({"V:0": ["Three"], "BC:0": [ACTOR]}, actor, step="start_step")
    at.answer("attack:V>V").answer("yes")
    assert at.told.count("gets") == 1


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(("soul", "most"), [(0, 0), (1, 1), (2, 2)])
def test_as_many_may_be_chosen_as_there_are_of_something_else(soul: int, most: int) -> None:
    actor = card(
        ACTOR, "ACT (RC): Choose up to (as many as cards in your soul) of your other rear-guards, and rest them."
    )
    match = main_phase({"FL:0": [ACTOR], "FR:0": ["One"], "BR:0": ["Two"], "soul:0": ["One"] * soul}, actor)
    match.answer("activate:FL:1")
    offered = [option for option in match.offered if option.startswith("choose:")]
    assert offered == (["choose:FR", "choose:BR"] if most else [])
    decision = match.match.decision
    assert decision is not None
    assert decision.maximum == max(most, 1)


@pytest.mark.rule("11.11.1", "8.5.2.4")
def test_a_card_that_may_be_discarded_as_grade_3_pays_for_a_stride_alone() -> None:
    helper = written("Helper", "CONT (hand): This card counts as a grade 3 for the cost of Stride.", 0)
    assert "stride:Giant" not in stride_step({"hand:0": ["Zero", "Two"]}, helper).offered
    at = stride_step({"hand:0": ["Helper"]}, helper).answer("stride:Giant").answer("discard:Helper")
    assert at.names("V:0") == ["Giant"]
