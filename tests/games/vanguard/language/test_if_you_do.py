""" "If you do" is about what was really done, and what cannot be done is not offered (1.3.2, 10.16.1.2)."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import Table
from tests.games.vanguard.language.cards_in_play import DOWN, UP, Zones, card, main_phase

ACTOR = "Actor"


def called(effect: str, zones: Zones) -> Table:
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


@pytest.mark.rule("1.3.2")
def test_a_soul_blast_in_an_effect_with_too_few_cards_moves_none() -> None:
    match = called("Soul Blast 2. If you do, draw a card. If you do not, Soul Charge 1.", {"soul:0": ["One"]})
    assert (match.names("soul:0"), match.names("drop:0"), match.count("hand:0")) == (["One", "Zero"], [], 0)


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
