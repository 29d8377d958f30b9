"""What texts of the V era say: costs in the middle of effects, limits by name, so much instead of so much."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.language.cards_in_play import UP, attack, battle_phase, card, main_phase
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

ACTOR = "Actor"


def acted(text: str, zones: dict[str, list[Placed | str]], *answers: str) -> ScenarioMatch:
    """The main phase with a made-up unit on the front left circle, whose ability has been activated."""
    match = table({"FL:0": [ACTOR], **zones}, written(ACTOR, f"ACT (RC) [1/Turn]: {text}")).answer("activate:FL:1")
    for each in answers:
        match.answer(each)
    return match


# ---- costs in the middle of an effect

PAYING = "Draw a card. Pay [Counter Blast 1 & discard a card]: Draw two cards. Soul Charge 1."


@pytest.mark.rule("8.5.2.3")
def test_a_cost_in_an_effect_may_be_paid_and_what_follows_in_the_sentence_is_done_then() -> None:
    match = acted(PAYING, {"damage:0": [UP]})
    assert (match.prompt, match.offered) == ("ask-pay", ["yes", "no"])
    match.answer("yes")
    assert (match.face_down("damage:0"), match.count("hand:0"), match.count("drop:0")) == (1, 2, 1)
    assert match.count("soul:0") == 1


@pytest.mark.rule("8.5.2.3")
def test_a_cost_in_an_effect_that_is_not_paid_keeps_only_its_own_sentence_from_being_done() -> None:
    match = acted(PAYING, {"damage:0": [UP]}, "no")
    assert (match.face_down("damage:0"), match.count("hand:0"), match.count("soul:0")) == (0, 1, 1)


@pytest.mark.rule("8.5.2.3")
def test_a_cost_in_an_effect_is_paid_whole_or_not_asked_for() -> None:
    match = acted(PAYING, {})
    assert match.prompt == "ask-main-phase"
    assert (match.count("hand:0"), match.count("drop:0"), match.count("soul:0")) == (1, 0, 1)


def test_a_cost_in_an_effect_does_not_take_one_card_for_two_parts() -> None:
    text = "Draw a card. Pay [Retire one of your rear-guards & bind one of your rear-guards]: Draw a card."
    assert acted(text, {}).prompt == "ask-main-phase"
    assert acted(text, {"FR:0": ["One"]}).prompt == "ask-pay"


# ---- once a turn by name

NAMED = "AUTO [1/Turn by name]: When this unit is placed on RC, draw a card."


@pytest.mark.rule("12.5.1")
def test_what_is_used_once_a_turn_by_name_is_used_up_for_other_cards_of_that_name() -> None:
    match = main_phase({"hand:0": [ACTOR, ACTOR]}, card(ACTOR, NAMED))
    match.answer(f"call:{ACTOR}").answer("circle:FL").answer("play:FL:1")
    assert match.count("hand:0") == 2
    match.answer(f"call:{ACTOR}").answer("circle:FR")
    assert match.count("hand:0") == 1


@pytest.mark.rule("12.5.1")
def test_what_is_used_once_a_turn_by_name_is_not_used_up_for_other_names() -> None:
    match = main_phase({"hand:0": [ACTOR, "Other"]}, card(ACTOR, NAMED), card("Other", NAMED))
    match.answer(f"call:{ACTOR}").answer("circle:FL").answer("play:FL:1")
    match.answer("call:Other").answer("circle:FR").answer("play:FR:1")
    assert match.count("hand:0") == 2


@pytest.mark.rule("12.5.1")
def test_what_is_used_once_a_turn_by_name_can_be_used_again_in_a_later_turn() -> None:
    text = "ACT (RC) [1/Turn by name]: Soul Charge 1."
    match = table({"FL:0": [ACTOR], "FR:0": [ACTOR]}, written(ACTOR, text)).answer("activate:FL:1")
    assert not [each for each in match.offered if each.startswith("activate")]
    turn = match.match.state.turn
    while match.match.state.turn != turn + 2 or match.prompt != "ask-main-phase":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert [each for each in match.offered if each.startswith("activate")]


# ---- so much instead of so much


@pytest.mark.parametrize(("soul", "power"), [([], 11000), (["One"], 16000)])
def test_power_that_is_given_instead_of_other_power_takes_its_place(soul: list[Placed | str], power: int) -> None:
    text = (
        "This unit gets power +3000 until end of turn. If you have a card in your soul, this unit gets power +8000 "
        "instead of +3000 until end of turn."
    )
    assert acted(text, {"soul:0": soul}).power("FL:0") == power


# ---- boosts


@pytest.mark.rule("7.4.1.10")
@pytest.mark.parametrize(("boost", "drawn"), [(True, 0), (False, 1)])
def test_what_happens_while_not_boosted_waits_for_attacks_without_boost(*, boost: bool, drawn: int) -> None:
    actor = card(ACTOR, "AUTO (RC): When this unit attacks a vanguard while not boosted, draw a card.")
    match = battle_phase({"FL:0": [ACTOR], "BL:0": ["One"], "hand:0": []}, actor)
    attack(match, "FL", "V", boost=boost)
    assert match.count("hand:0") == drawn


# ---- deeds, and what was paid


@pytest.mark.parametrize(("circles", "drawn"), [(["FL:1"], 0), (["FL:1", "FR:1"], 1)])
def test_deeds_are_counted(circles: list[str], drawn: int) -> None:
    text = "Retire all of your opponent's rear-guards. If you retired two or more units this way, draw a card."
    assert acted(text, {circle: ["One"] for circle in circles}).count("hand:0") == drawn


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(("paid", "drawn"), [("One", 1), ("Two", 0)])
def test_it_is_asked_what_the_cost_was_paid_with(paid: str, drawn: int) -> None:
    text = "[Put a card from your hand into your soul] If you put a grade 1 unit for this cost, draw a card."
    assert acted(text, {"hand:0": [paid]}).count("hand:0") == drawn


@pytest.mark.rule("8.5.2.3")
def test_what_was_paid_with_is_meant_whatever_was_chosen_since() -> None:
    text = (
        "[Put a card from your hand into your soul] Choose one of your opponent's rear-guards, retire it, and bind the "
        "card put into your soul for this cost."
    )
    match = acted(text, {"hand:0": ["One"], "FL:1": ["Two"]})
    assert (match.names("bind:0"), match.names("drop:1")) == (["One"], ["Two"])


# ---- cards that are like others


@pytest.mark.parametrize(
    ("quality", "fitting"),
    [
        ("non-grade 1 card", ["Two"]),
        ("power 7000 card", ["One"]),
        ("card with no greater grade than your vanguard", ["One", "Two"]),
        ("card with a lesser grade than your vanguard", ["One"]),
    ],
)
def test_cards_are_told_by_their_grade_and_power(quality: str, fitting: list[str]) -> None:
    zones: dict[str, list[Placed | str]] = {"drop:0": ["One", "Two"], "V:0": ["Two"]}
    match = acted(f"Choose a {quality} from your drop zone, and put it into your hand.", zones)
    if len(fitting) > 1:
        assert sorted(match.offered) == [f"choose:{name}" for name in fitting]
    else:
        assert match.names("hand:0") == fitting
