"""Trial Deck V2, card by card: Accel or Protect among Nova Grapplers."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.language.cards_in_play import UP, Zones, at, attack, battle_phase, main_phase, to_start_step

OVERDRIVE, BRUNNA = "Championship Colossus, Overdrive", "Ringside Oathkeeper, Brunna"
RESTED = [Placed("Two", rested=True)]


def test_riding_overdrive_gains_a_circle_and_riding_brunna_a_card() -> None:
    match = at("ride_step", {"V:0": ["Two"], "hand:0": [OVERDRIVE, "One"]})
    match.answer(next(key for key in match.offered if key.startswith("ride:"))).answer("call:One")
    assert "circle:A1" in match.offered
    match = at("ride_step", {"V:0": ["Two"], "hand:0": [BRUNNA]})
    match.answer(next(key for key in match.offered if key.startswith("ride:")))
    assert match.names("hand:0") == ["Imaginary Gift: Protect"]


def test_overdrive_helps_one_and_stands_two() -> None:
    field: Zones = {"FL:0": RESTED, "FR:0": RESTED, "BL:0": RESTED}
    match = battle_phase({"V:0": [OVERDRIVE], "damage:0": [UP], "hand:0": ["Zero"], "hand:1": ["Zero"], **field})
    attack(match, "V", "V").answer("choose:FL")
    assert match.power("FL:0") == 14000
    while match.prompt != "ask-pay":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    match.answer("yes")
    while match.prompt not in ("ask-choose", "ask-attack"):
        match.answer(match.offered[0])
    match.answer("choose:FL", "choose:FR")
    assert (match.rested("FL:0"), match.rested("FR:0"), match.rested("BL:0")) == (False, False, True)


def test_brunna_grows_attacking_and_in_the_opponents_turn() -> None:
    match = attack(battle_phase({"V:0": [BRUNNA], "hand:1": ["Zero"]}), "V", "V")
    assert match.power("V:0") == 17000
    assert main_phase({"V:1": [BRUNNA]}).power("V:1") == 14000


def test_the_jackal_grows_when_it_stands() -> None:
    zones: Zones = {
        "FL:0": [Placed("Suplex Jackal", rested=True)],
        "FR:0": ["Tag-Team Twins, Rook and Ruckus"],
        "FL:1": ["One"],
        "damage:0": [UP],
        "soul:0": ["Zero"],
    }
    match = attack(battle_phase(zones), "FR", "FL").answer("yes").answer("yes")
    assert not match.rested("FL:0")
    assert match.power("FL:0") == 14000


def test_cubitt_helps_a_rear_guard() -> None:
    match = main_phase({"hand:0": ["Cut-Man Cubitt"], "FL:0": ["Two"]})
    match.answer(next(key for key in match.offered if key.startswith("call:"))).answer("circle:FR").answer("choose:FL")
    assert match.power("FL:0") == 12000


def test_the_announcer_rests_for_a_card() -> None:
    match = main_phase({"FL:0": ["Announcer Bot, Blare"], "soul:0": ["Zero"]}).answer("activate:FL:1")
    assert match.rested("FL:0")
    assert match.count("hand:0") == 1
    assert "activate:FL:1" not in match.offered


def test_the_rookie_draws_when_a_comrade_rides_it() -> None:
    match = at("ride_step", {"V:0": ["Rookie in a Paper Mask"], "hand:0": ["Sparring Unit Mk. IV"]})
    match.answer(next(key for key in match.offered if key.startswith("ride:")))
    assert match.count("hand:0") == 1


@pytest.mark.parametrize("trigger", ["Bell-Ringer Drone", "Grandstand Racer"])
def test_the_triggers_of_the_era_give_ten_thousand(trigger: str) -> None:
    match = battle_phase(
        {"V:0": [OVERDRIVE], "deck:0": ["Zero", trigger], "hand:1": ["Zero"], "FL:0": ["Sparring Unit Mk. IV"]}
    )
    attack(match, "V", "V")
    if match.prompt == "ask-choose":
        match.answer(match.offered[0])
    match.answer("pass")
    while match.prompt == "ask-trigger":
        match.answer(next(key for key in match.offered if key.endswith(":FL")))
    assert match.power("FL:0") >= 18000
    to_start_step(match)
