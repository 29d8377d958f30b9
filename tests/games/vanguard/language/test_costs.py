"""8.5.2.3. Costs of several parts: each card pays for one of them, and what is asked tells nothing of hidden cards."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from tests.games.vanguard.language.cards_in_play import UP, Zones, card, main_phase

ACTOR = "Actor"


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(
    "cost",
    [
        "Retire one of your rear-guards & put this unit into your soul",
        "Put this unit into your soul & retire one of your rear-guards",
        "Retire one of your rear-guards & rest this unit",
        "Rest this unit & retire one of your rear-guards",
    ],
)
def test_a_card_that_one_part_of_a_cost_names_cannot_pay_for_another_in_whatever_order_they_are_written(
    cost: str,
) -> None:
    actor = card(ACTOR, f"ACT (RC): [{cost}] Draw a card.")
    alone = main_phase({"FL:0": [ACTOR]}, actor)
    assert "activate:FL:1" not in alone.offered
    match = main_phase({"FL:0": [ACTOR], "FR:0": ["One"], "BR:0": ["Two"]}, actor).answer("activate:FL:1")
    assert match.offered == ["retire:FR", "retire:BR"]
    match.answer("retire:BR")
    assert (match.names("drop:0"), match.count("hand:0")) == (["Two"], 1)


@pytest.mark.rule("8.5.2.3")
def test_a_card_cannot_be_put_in_two_places_for_one_cost() -> None:
    actor = card(ACTOR, "ACT (RC): [Retire this unit & put this unit into your soul] Draw a card.")
    assert "activate:FL:1" not in main_phase({"FL:0": [ACTOR]}, actor).offered


@pytest.mark.rule("10.9.1.1")
@pytest.mark.parametrize(
    "cost", ["Reveal this card & put this card into your soul", "Put this card into your soul & reveal this card"]
)
def test_a_card_that_is_revealed_may_pay_for_another_part_too(cost: str) -> None:
    match = main_phase({"hand:0": [ACTOR]}, card(ACTOR, f"ACT (hand): [{cost}] Draw a card."))
    match.answer(f"activate:{ACTOR}:1")
    assert match.names("soul:0") == [ACTOR]
    assert match.count("hand:0") == 1


@pytest.mark.rule("8.5.4.1.4")
@pytest.mark.parametrize(("held", "offered"), [("Three", ["yes", "no"]), ("One", ["no"])])
def test_paying_with_a_described_card_of_the_hand_is_asked_whether_there_is_one_or_not(
    held: str, offered: list[str]
) -> None:
    actor = card(ACTOR, "AUTO: [Discard a grade 3 card] When this unit is placed on RC, draw a card.")
    match = main_phase({"hand:0": [ACTOR, held]}, actor).answer(f"call:{ACTOR}").answer("circle:FL")
    assert (match.prompt, match.offered) == ("ask-pay", offered)
    match.answer("no")
    assert match.names("hand:0") == [held]


@pytest.mark.parametrize(
    ("cost", "zones"),
    [
        ("Discard a grade 3 card", {}),
        ("Discard two grade 3 cards", {"hand:0": ["One"]}),
        ("Counter Blast 1 & discard a grade 3 card", {"hand:0": ["One"]}),
        ("Discard a card & discard a grade 3 card", {"hand:0": ["One"], "damage:0": [UP]}),
    ],
)
def test_paying_is_not_asked_where_everybody_sees_that_it_is_impossible(cost: str, zones: Zones) -> None:
    actor = card(ACTOR, f"AUTO: [{cost}] When this unit is placed on RC, draw a card.")
    match = main_phase({**zones, "hand:0": [ACTOR, *zones.get("hand:0", ())]}, actor)
    match.answer(f"call:{ACTOR}").answer("circle:FL")
    assert match.prompt == "ask-main-phase"


def test_the_question_what_to_pay_with_names_the_numbers_of_the_text_and_is_secret() -> None:
    actor = card(ACTOR, "ACT (RC): [Discard up to two grade 3 cards] Draw a card.")
    for hand in (["One"], ["Three", "One"], ["Three", "Three"]):
        match = main_phase({"FL:0": [ACTOR], "hand:0": hand}, actor).answer("activate:FL:1")
        decision = match.match.decision
        assert decision is not None
        assert decision.secret
        assert decision.prompt.values["most"] == 2
        asking = view(match.match, 1).asking
        assert asking is not None
        assert asking.text == "ask-main-phase"
