"""What further words of the V era do: face-down damage, discards that are answered, numbers that follow others."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, at, card

ACTOR = "Actor"


def acted(text: str, zones: Zones | None = None) -> ScenarioMatch:
    """The main phase with a made-up unit of power 8000 on the front left circle, whose ability has been activated."""
    match = at("main_phase", {"FL:0": [ACTOR], **(zones or {})}, card(ACTOR, f"ACT (RC) [1/Turn]: {text}"))
    return match.answer("activate:FL:1")


@pytest.mark.rule("4.8.2")
def test_a_card_may_come_face_down_to_the_damage_zone() -> None:
    match = acted("Put the top card of your deck face down into your damage zone.")
    assert (match.count("damage:0"), match.face_down("damage:0")) == (1, 1)
    match = acted("Put the top card of your deck into your damage zone.")
    assert (match.count("damage:0"), match.face_down("damage:0")) == (1, 0)


@pytest.mark.rule("10.3.1")
@pytest.mark.parametrize(
    ("act", "drawn"),
    [("[Discard a card] Soul Charge 1.", 1), ("Put a card from your hand into your drop zone.", 0)],
)
def test_a_card_answers_its_being_discarded_and_nothing_else(act: str, drawn: int) -> None:
    watcher = card("Watcher", "AUTO: When this card is discarded, draw a card.")
    actor = card(ACTOR, f"ACT (RC) [1/Turn]: {act}")
    match = at("main_phase", {"FL:0": [ACTOR], "hand:0": ["Watcher"]}, watcher, actor).answer("activate:FL:1")
    assert (match.names("drop:0"), match.count("hand:0")) == (["Watcher"], drawn)


@pytest.mark.rule("2.5.4")
def test_a_power_is_matched_with_another_and_stays_so_for_a_while() -> None:
    text = "Let this unit match your opponent's vanguard in power until end of turn."
    match = acted(text, {"V:1": ["Two"]})
    assert match.power("FL:0") == match.power("V:1") == 9000
    while match.match.state.turn_player == 0:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.power("FL:0") == 8000


@pytest.mark.rule("1.3.2")
def test_as_many_cards_of_the_deck_are_looked_at_as_a_number_says() -> None:
    text = "Look at the top (the grade of your vanguard) cards of your deck, and put them into your soul."
    assert acted(text, {"V:0": ["Two"]}).answer("seen").count("soul:0") == 2


@pytest.mark.parametrize(("description", "drawn"), [("trigger unit", 0), ("normal unit", 1)])
def test_it_is_asked_what_was_soul_charged(description: str, drawn: int) -> None:
    text = f"Soul Charge 1. If you soul charged a {description} this way, draw a card."
    assert acted(text, {"deck:0": ["One", "One"]}).count("hand:0") == drawn


@pytest.mark.parametrize(
    ("come", "hand", "drawn"),
    [
        ("from hand", True, 1),
        ("from soul", True, 0),
        ("through your effect", True, 0),
        ("through your effect", False, 1),
    ],
)
def test_it_is_asked_how_a_unit_came_to_the_field(come: str, *, hand: bool, drawn: int) -> None:
    comer = card("Comer", f"AUTO: When this unit is placed on RC, if it has come {come}, draw a card.")
    caller = card(ACTOR, "ACT (RC) [1/Turn]: Call a card from your soul to RC.")
    zones: Zones = {"FL:0": [ACTOR], "hand:0" if hand else "soul:0": ["Comer"]}
    match = at("main_phase", zones, comer, caller).answer("call:Comer" if hand else "activate:FL:1").answer("circle:FR")
    assert match.count("hand:0") == drawn


@pytest.mark.rule("8.5.2.3")
def test_cards_are_compared_with_what_was_paid() -> None:
    text = (
        "[Put a card from your hand into your soul] Put a card with the same grade as the card put into your soul for "
        "this cost from your drop zone into your hand."
    )
    assert acted(text, {"hand:0": ["Two"], "drop:0": ["One", "Two", "Three"]}).names("hand:0") == ["Two"]


def test_a_unit_is_called_to_a_row() -> None:
    match = acted("Call a card from your soul to RC in the front row.", {"soul:0": ["One"]})
    assert match.offered == ["circle:FL", "circle:FR"]
