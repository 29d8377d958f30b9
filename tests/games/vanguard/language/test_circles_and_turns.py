"""What texts of the V era ask about: circles that are open, gained or strengthened, and what happened in the turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.vocabulary import language
from engine.kernel.abilities import Automatic
from engine.kernel.codec import load, save
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, at, card
from tests.games.vanguard.positions import PLAIN

ACTOR = "Actor"


def actor(text: str, zones: Zones | None = None, **remembered: Any) -> ScenarioMatch:
    """The main phase with a made-up unit of power 8000 on the front left circle."""
    return at("main_phase", {"FL:0": [ACTOR], **(zones or {})}, card(ACTOR, text), **remembered)


# ---- markers


def test_a_cradle_marker_is_saved_and_both_abilities_of_it_are_said_in_words() -> None:
    text = "ACT (RC): Choose one of your opponent's rear-guards without a Cradle marker, and put a Cradle marker on it."
    match = actor(text, {"FL:1": ["One"]})
    (marking,) = match.match.state.definition[match.card("FL:0")].abilities
    assert language().print((marking,)) == text
    match.answer("activate:FL:1")
    marked = load(RULEBOOK.with_cards({ACTOR: card(ACTOR, text), **PLAIN}), save(match.match))
    (searching,) = marked.abilities_of(match.card("FL:1"), Automatic)
    assert language().print((searching,)).startswith("Cradle marker - AUTO: When this unit is put into the drop zone, ")
    assert marked.values(match.card("FL:1"))["power"] == 0


# ---- circles


@pytest.mark.rule("10.6.3.1")
@pytest.mark.parametrize(
    ("requirement", "power"),
    [
        ("this unit is a unit on a circle with a Force marker", 8000),
        ("your VC has two or more Force markers", 10000),
        ("your VC has three or more Force markers", 8000),
        ("your whole field has three or more Force markers", 10000),
        ("your opponent's VC has a Force marker", 8000),
    ],
)
def test_force_markers_are_counted_on_the_circles_that_have_them(requirement: str, power: int) -> None:
    match = actor(
        f"CONT (RC): If {requirement}, this unit gets power +2000.", memory={"force markers": ["V:0", "V:0", "FR:0"]}
    )
    assert match.power("FL:0") == power


@pytest.mark.rule("10.6.3.2")
def test_circles_that_accel_has_added_are_additional_ones() -> None:
    text = "CONT (RC): This unit gets power +1000 for each (as many as your additional RC)."
    match = actor(text, {"A1:0": ["One"], "A2:0": ["One"]}, memory={"gained circles": [2, 0]})
    assert match.power("FL:0") == 10000
    on_it = "CONT (RC): If you have a unit on an additional RC, this unit gets power +2000."
    assert actor(on_it, {"A1:0": ["One"]}, memory={"gained circles": [1, 0]}).power("FL:0") == 10000
    assert actor(on_it, {"FR:0": ["One"]}).power("FL:0") == 8000


@pytest.mark.rule("4.6.6")
def test_open_circles_are_counted_of_either_player() -> None:
    text = "CONT (RC): This unit gets power +1000 for each (as many as your opponent's open RC)."
    assert actor(text, {"FL:1": ["One"], "FR:1": ["One"]}).power("FL:0") == 11000


@pytest.mark.rule("4.6.3")
def test_the_same_row_is_that_of_this_unit() -> None:
    text = "CONT (RC): All of your other units in the same row as this unit get power +1000."
    match = actor(text, {"FR:0": ["One"], "BL:0": ["One"]})
    assert [match.power(f"{circle}:0") for circle in ("FR", "BL", "V")] == [8000, 7000, 12000]


# ---- numbers


@pytest.mark.rule("8.7.1")
def test_power_grows_as_many_times_as_a_number_says() -> None:
    grows = "his unit gets power +1000 for each (the grade of your vanguard)"
    assert actor(f"CONT (RC): T{grows}.").power("FL:0") == 11000
    later = actor(f"ACT (RC) [1/Turn]: T{grows} until end of turn.")
    assert later.answer("activate:FL:1").power("FL:0") == 11000


# ---- the turn so far

CALLED = "ACT (RC) [1/Turn]: Call a card from your soul to RC."


@pytest.mark.parametrize(
    ("happened", "power"),
    [
        ("any of your rear-guards were called", 10000),
        ("any of your grade 1 rear-guards were called from soul", 10000),
        ("any of your rear-guards were called from hand", 8000),
        ("any of your grade 2 rear-guards were called", 8000),
        ("two or more of your rear-guards were called", 8000),
        ("any of your rear-guards were called through your effect", 10000),
        ("any of your rear-guards were called through an effect", 10000),
        ("any of your rear-guards were called through your opponent's effect", 8000),
        ("any of your guardians were called", 8000),
        ("any of your opponent's rear-guards were called", 8000),
        ("any of any player's rear-guards were called", 10000),
    ],
)
def test_calls_of_the_turn_are_remembered(happened: str, power: int) -> None:
    match = actor(f"{CALLED}\nCONT (RC): If in this turn {happened}, this unit gets power +2000.", {"soul:0": ["One"]})
    assert match.power("FL:0") == 8000
    match.answer("activate:FL:1").answer("circle:FR")
    assert match.power("FL:0") == power


def test_what_a_player_called_by_the_rules_was_called_through_no_effect() -> None:
    text = (
        "CONT (RC): If in this turn any of your rear-guards were called through an effect, this unit gets power +2000."
    )
    match = actor(text, {"hand:0": ["One"]}).answer("call:One").answer("circle:FR")
    assert match.power("FL:0") == 8000


@pytest.mark.parametrize(
    ("act", "happened"),
    [
        ("Retire one of your opponent's rear-guards.", "any of your opponent's rear-guards were retired"),
        (
            "Put one of your opponent's rear-guards into your opponent's hand.",
            "any of any player's units were put into hand",
        ),
        ("[Discard a card] Draw a card.", "any of your cards were discarded from hand"),
        ("Soul Charge 1.", "any of your cards were put into soul from deck through your effect"),
        ("Put the top card of your deck into your drop zone.", "any of your cards were put into drop from deck"),
    ],
)
def test_what_became_of_cards_in_the_turn_is_remembered_until_its_end(act: str, happened: str) -> None:
    text = f"ACT (RC) [1/Turn]: {act}\nCONT (RC): If in this turn {happened}, this unit gets power +2000."
    match = actor(text, {"FR:1": ["One"], "hand:0": ["One"]})
    assert match.power("FL:0") == 8000
    match.answer("activate:FL:1")
    assert match.power("FL:0") == 10000
    while match.match.state.turn_player == 0:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.power("FL:0") == 8000


def test_nobody_rode_until_somebody_did() -> None:
    text = "CONT (RC): If in this turn no of your cards were ridden, this unit gets power +2000."
    assert actor(text).power("FL:0") == 10000
