"""Calling where there is too little room, and units that change places."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, attack, battle_phase, card, main_phase

ACTOR = "Actor"
NEARLY_FULL: Zones = {"FR:0": ["One"], "BL:0": ["One"], "BC:0": ["One"]}


def acting(text: str, zones: Zones) -> ScenarioMatch:
    """A made-up unit on the front left circle has just been activated."""
    return main_phase({"FL:0": [ACTOR], **zones}, card(ACTOR, text)).answer("activate:FL:1")


@pytest.mark.rule("10.7.1.1.1.1")
def test_no_more_cards_are_chosen_to_be_called_than_there_are_circles() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Call two cards from your hand to open RC.",
        {**NEARLY_FULL, "hand:0": ["Two", "Other Two", "One"]},
    )
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (1, 1)
    match.answer("call:Other Two")
    assert (match.names("BR:0"), match.count("hand:0")) == (["Other Two"], 2)


@pytest.mark.rule("10.7.1.1.1.1")
def test_of_cards_chosen_before_the_player_chooses_again_which_are_called() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Choose two cards from your soul, and call them to open RC.",
        {**NEARLY_FULL, "soul:0": ["Two", "Other Two"]},
    )
    assert match.offered == ["call:Two", "call:Other Two"]
    match.answer("call:Other Two")
    assert (match.names("BR:0"), match.names("soul:0")) == (["Other Two"], ["Two"])


@pytest.mark.rule("10.7.1.1.1.1")
def test_an_opponent_with_too_little_room_chooses_which_of_their_cards_they_call() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Your opponent chooses two cards from your opponent's hand, and your opponent calls them to "
        "an open RC.",
        {"FL:1": ["One"], "FR:1": ["One"], "BL:1": ["One"], "BC:1": ["One"], "hand:1": ["Two", "Other Two"]},
    )
    assert (match.asked, match.offered) == (1, ["call:Two", "call:Other Two"])
    match.answer("call:Other Two")
    assert (match.names("BR:1"), match.names("hand:1")) == (["Other Two"], ["Two"])


@pytest.mark.rule("10.22.9", "1.3.2")
def test_of_more_cards_than_circles_the_player_chooses_which_are_put_as_locked_cards() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: [Put all cards in your hand into your soul] Put all cards in your soul on RC as a "
        "locked card.",
        {"hand:0": ["Two", "Other Two", "One", "Three", "Zero"], "soul:0": ["Other One"]},
    )
    match.answer("put:Two", "put:Other Two", "put:One", "put:Three", "put:Other One")
    while match.prompt == "ask-circle":
        match.answer(match.offered[0])
    assert (match.names("soul:0"), match.names("drop:0")) == (["Zero"], [ACTOR])


@pytest.mark.rule("10.32.1", "1.3.2")
def test_of_more_units_than_open_circles_the_player_chooses_which_move() -> None:
    text = "ACT (RC) [1/Turn]: Choose two of your other rear-guards, and move them to an open RC."
    match = acting(text, {"FR:0": ["One"], "BL:0": ["Two"], "BC:0": ["Zero"]})
    match.answer("choose:FR", "choose:BL").answer("move:BL").answer("circle:BR")
    assert (match.names("BR:0"), match.names("FR:0"), match.count("BL:0")) == (["Two"], ["One"], 0)


def test_nothing_is_chosen_to_be_called_where_no_circle_is_open() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Call a card from your hand to an open RC. If you do not, Soul Charge 1.",
        {**NEARLY_FULL, "BR:0": ["One"], "hand:0": ["Two"]},
    )
    assert (match.prompt, match.count("soul:0")) == ("ask-main-phase", 1)


@pytest.mark.rule("10.32.2")
def test_two_rear_guards_change_places_as_the_cards_that_they_are() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: This unit gets power +1000 until end of turn. Exchange this unit with one of your other "
        "rear-guards. If you do, Soul Charge 1.",
        {"BR:0": ["One"], "BL:0": ["Two"]},
    )
    assert match.offered == ["move:BL", "move:BR"]
    match.answer("move:BR")
    assert (match.names("FL:0"), match.names("BR:0"), match.count("soul:0")) == (["One"], [ACTOR], 1)
    assert match.power("BR:0") == 9000


def test_a_unit_on_the_vanguard_circle_does_not_change_places() -> None:
    text = "ACT (VC) [1/Turn]: Exchange this unit with one of your rear-guards. If you do, Soul Charge 1."
    match = main_phase({"V:0": [ACTOR], "FL:0": ["One"]}, card(ACTOR, text, grade=3)).answer("activate:V:1")
    assert (match.names("V:0"), match.names("FL:0"), match.count("soul:0")) == ([ACTOR], ["One"], 0)


@pytest.mark.rule("10.7.1.3.1", "8.5.4.1.3", "9.4.1")
def test_what_is_called_to_the_guardian_circle_outside_of_a_battle_guards_nobody_and_leaves_at_once() -> None:
    match = acting(
        "ACT (RC) [1/Turn]: Call a card from your soul to GC. If you do not, Soul Charge 1.",
        {"soul:0": ["One", "Two"]},
    ).answer("call:Two")
    assert (match.prompt, match.names("soul:0")) == ("ask-main-phase", ["One"])
    assert (match.names("G:0"), match.names("drop:0")) == ([], ["Two"])


@pytest.mark.rule("10.7.1.3.1")
def test_the_guardian_circle_has_room_where_no_rear_guard_circle_has() -> None:
    text = "AUTO (VC): When this unit is attacked, call two cards from your soul to GC."
    full = {f"{circle}:1": ["One"] for circle in ("FL", "FR", "BL", "BC", "BR")}
    zones: Zones = {**full, "V:1": ["Summoner"], "soul:1": ["Two", "Two"], "hand:1": ["Zero"]}
    summoner = card("Summoner", text, grade=3, power=11000)
    match = attack(battle_phase(zones, summoner), "V", "V")
    assert match.names("G:1") == ["Two", "Two"]
