""" "If you do" is about what was really done, and what cannot be done is not offered (1.3.2, 10.16.1.2)."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import DOWN, UP, Zones, card, main_phase

ACTOR = "Actor"


def called(effect: str, zones: Zones) -> ScenarioMatch:
    """Player 0 has called a made-up unit to the front left circle, which does something when it is placed there."""
    actor = card(ACTOR, f"AUTO: When this unit is placed on RC, {effect}", grade=1)
    hand = [ACTOR, *zones.get("hand:0", ())]
    return main_phase({**zones, "hand:0": hand}, actor).answer(f"call:{ACTOR}").answer("circle:FL")


@pytest.mark.rule("10.16.1.2")
def test_a_counter_blast_in_an_effect_with_too_few_cards_is_not_offered_and_not_done() -> None:
    match = called("you may Counter Blast 2. If you do, draw a card.", {"damage:0": [UP, DOWN]})
    assert match.prompt == "ask-main-phase"
    assert (match.face_down("damage:0"), match.count("hand:0")) == (1, 0)
    forced = called("Counter Blast 2. If you do, draw a card.", {"damage:0": [UP, DOWN]})
    assert forced.prompt == "ask-main-phase"
    assert (forced.face_down("damage:0"), forced.count("hand:0")) == (1, 0)


@pytest.mark.rule("10.16.1.2")
def test_a_counter_blast_in_an_effect_with_enough_cards_is_offered_and_done() -> None:
    match = called("you may Counter Blast 2. If you do, draw a card.", {"damage:0": [UP, UP]})
    assert match.offered == ["yes", "no"]
    match.answer("yes")
    assert (match.face_down("damage:0"), match.count("hand:0")) == (2, 1)


@pytest.mark.rule("1.3.2", "10.17.1")
def test_a_soul_blast_in_an_effect_with_too_few_cards_moves_those_there_are() -> None:
    text = "Soul Blast 2. If you do, draw a card. If you do not, Soul Charge 2."
    match = called(text, {"soul:0": ["One"]})
    assert (match.names("soul:0"), match.names("drop:0"), match.count("hand:0")) == ([], ["One"], 1)
    nothing = called(text, {})
    assert (nothing.count("soul:0"), nothing.count("hand:0")) == (2, 0)


PARTS = {
    "Soul Blast 3": "drop:0",
    "Soul Charge 3": "soul:0",
    "Counter Charge 3": "damage:0",
    "draw three cards": "hand:0",
    "discard three cards": "drop:0",
    "your opponent discards three cards": "drop:1",
    "choose three of your opponent's rear-guards, and retire them": "drop:1",
    "retire at least three of your opponent's rear-guards": "drop:1",
    "bind three cards from your drop zone": "bind:0",
    "bind the top three cards of your deck": "bind:0",
    "look at the top three cards of your deck, and put three cards from among them into your hand": "hand:0",
    "put the top three cards of your deck into your soul": "soul:0",
    "put three cards from your soul into your hand": "hand:0",
    "heal three cards from your damage zone": "drop:0",
    "put three cards from your damage zone into your bind zone": "bind:0",
    "remove three cards from your drop zone from the game": "removed:0",
    "call three cards from your soul to an open RC": "BR:0",
    "return three of your opponent's rear-guards to your opponent's hand": "hand:1",
    "lock three of your opponent's rear-guards": "",
    "delete three of your opponent's rear-guards": "",
    "put three cards from your drop zone on the bottom of your deck": "deck:0",
}
"""Instructions that name three cards, and where what they could do with two shows."""


@pytest.mark.rule("1.3.2", "8.5.4.1.2")
@pytest.mark.parametrize("effect", PARTS)
def test_an_effect_that_names_more_cards_than_there_are_is_done_with_those_there_are(effect: str) -> None:
    two: Zones = {
        "deck:0": ["One", "Two"],
        "hand:0": ["One", "Two"],
        "hand:1": ["One", "Two"],
        "soul:0": ["One", "Two"],
        "drop:0": ["One", "Two"],
        "damage:0": [DOWN, DOWN],
        "FL:1": ["One"],
        "FR:1": ["Two"],
    }
    if "to an open RC" in effect:
        two = {**two, "FR:0": ["One"], "BL:0": ["One"], "BC:0": ["One"]}  # one circle is left
    match = called(f"{effect}. If you do, this unit gets power +1000 until end of turn.", two)
    while match.prompt != "ask-main-phase" and match.outcome is None:
        assert match.match.decision is not None
        match.answer(*match.offered[: match.match.decision.maximum])
    assert match.power("FL:0") == 9000, "it was done, as far as it could be"
    where = PARTS[effect]
    if where:
        assert match.count(where) >= 1


@pytest.mark.rule("1.3.2.1")
def test_a_unit_that_stands_already_is_not_stood() -> None:
    match = called("stand this unit. If you do, draw a card.", {})
    assert match.count("hand:0") == 0


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(
    "effect",
    [
        "retire all of your opponent's rear-guards. If you do, draw a card.",
        "choose one of your opponent's rear-guards, and retire it. If you do, draw a card.",
        "put a card from your soul into your hand. If you do, draw a card.",
        "heal a card from your damage zone. If you do, draw a card.",
        "call a card from your soul to RC. If you do, draw a card.",
        "Counter Charge 1. If you do, draw a card.",
        "bind a card from your drop zone. If you do, draw a card.",
        "put a card from your drop zone on the bottom of your deck. If you do, draw a card.",
        "discard your hand. If you do, draw a card.",
        "your opponent discards a card. If you do, draw a card.",
    ],
)
def test_what_is_done_with_no_card_is_not_done(effect: str) -> None:
    assert called(effect, {}).count("hand:0") == 0


@pytest.mark.rule("1.3.2", "12.6.1")
@pytest.mark.parametrize(("targets", "drawn"), [(["One", "Two"], 1), (["One"], 1), ([], 0)])
def test_what_any_round_of_for_each_has_done_is_done(targets: list[str], drawn: int) -> None:
    retiring = "choose one of your opponent's rear-guards, and retire it"
    text = f"for each of your rear-guards, {retiring}. If you do, draw a card."
    theirs = dict(zip(("FL:1", "FR:1"), ([name] for name in targets), strict=False))
    match = called(text, {"FR:0": ["One"], **theirs})
    while match.prompt != "ask-main-phase":
        match.answer(match.offered[0])
    assert (match.count("drop:1"), match.count("hand:0")) == (len(targets), drawn)


@pytest.mark.rule("12.6.1")
def test_for_each_neither_did_nor_did_not_do_what_its_own_condition_forbade() -> None:
    text = "for each of your rear-guards, if you have a guardian, Soul Charge 1. If you do not, draw a card."
    assert called(text, {}).count("hand:0") == 0


@pytest.mark.rule("12.11.1")
@pytest.mark.parametrize(
    ("text", "drawn"), [("", 1), ("CONT (RC): This unit is not affected by your opponent's effects.", 0)]
)
def test_power_that_a_unit_cannot_be_given_was_not_given(text: str, drawn: int) -> None:
    effect = (
        "choose one of your opponent's rear-guards, and it gets power -1000 until end of turn. If you do, draw a card."
    )
    actor = card(ACTOR, f"AUTO: When this unit is placed on RC, {effect}")
    match = main_phase({"hand:0": [ACTOR], "FL:1": ["Firm"]}, actor, card("Firm", text))
    match.answer(f"call:{ACTOR}").answer("circle:FL")
    assert match.count("hand:0") == drawn
    assert ("gets" in match.told) is bool(drawn)


def test_drawing_dealing_damage_and_soul_charging_are_done() -> None:
    for effect in ("draw a card", "Soul Charge 1", "deal one damage to your opponent's vanguard"):
        match = called(f"you may {effect}. If you do, retire this unit.", {}).answer("yes")
        assert match.names("FL:0") == [], effect


@pytest.mark.rule("1.3.2")
def test_you_may_is_not_asked_where_everybody_sees_that_nothing_could_be_done() -> None:
    match = called("you may discard your hand. If you do, draw a card.", {})
    assert match.prompt == "ask-main-phase"
    asked = called("you may discard your hand. If you do, draw a card.", {"hand:0": ["One"]})
    assert asked.offered == ["yes", "no"]


@pytest.mark.rule("8.5.4.1.4")
def test_you_may_is_asked_where_others_cannot_tell_that_nothing_could_be_done() -> None:
    match = called("you may discard a grade 3 card. If you do, draw a card.", {"hand:0": ["One"]})
    assert match.offered == ["yes", "no"]
    match.answer("yes")
    assert match.offered == ["pass"]
    asking = view(match.match, 1).asking
    assert asking is not None
    assert asking.text == "ask-main-phase"
    match.answer("pass")
    assert match.names("hand:0") == ["One"]
