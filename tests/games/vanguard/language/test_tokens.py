"""Tokens: units that effects call out of nothing, and that are removed wherever they go from the field."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import faults_of
from engine.games.vanguard.tokens import EVIL_DECOY, PLANT, VISION
from engine.kernel.codec import load, save
from engine.kernel.rulebook import Deck
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import Zones, attack, battle_phase, card, main_phase

TOKENS = [RULEBOOK.cards()[number] for number in (PLANT, EVIL_DECOY, VISION)]


def called(text: str, zones: Zones | None = None) -> ScenarioMatch:
    """The main phase; a unit on the front left circle calls tokens."""
    caller = card("Caller", f"ACT (RC) [1/Turn]: {text}")
    return main_phase({"FL:0": ["Caller"], **(zones or {})}, caller, *TOKENS).answer("activate:FL:1")


def test_a_token_is_called_to_a_circle_that_its_player_chooses() -> None:
    match = called("Call a Plant token to RC.")
    assert match.offered == [f"circle:{circle}" for circle in ("FL", "FR", "BL", "BC", "BR")]
    match.answer("circle:FR")
    assert (match.names("FR:0"), match.power("FR:0"), match.count("removed:0")) == (["Plant"], 5000, 0)
    assert load(match.match.rulebook, save(match.match)).values(match.card("FR:0"))["grade"] == 0


def test_up_to_so_many_may_be_fewer_and_each_comes_to_a_circle_of_its_own() -> None:
    match = called("Call up to two Plant tokens to RC.")
    assert match.offered[0] == "pass"
    match.answer("circle:FR")
    assert "circle:FR" not in match.offered
    match.answer("pass")
    assert (match.names("FR:0"), match.count("removed:0")) == (["Plant"], 0)


def test_tokens_may_come_to_certain_circles_only_and_rested() -> None:
    zones: Zones = {"FR:0": ["One"], "BL:0": ["One"], "BC:0": ["One"]}
    match = called("Call a Plant token to an open RC rested.", zones)
    assert match.names("BR:0") == ["Plant"]
    assert match.match.state.rested[match.card("BR:0")]


def test_it_is_what_was_called() -> None:
    zones: Zones = {"FR:0": ["One"], "BL:0": ["One"], "BC:0": ["One"]}
    match = called("Call a Plant token to an open RC, and it gets power +3000 until end of turn.", zones)
    assert match.power("BR:0") == 8000


def test_a_token_that_leaves_the_field_is_retired_and_then_removed() -> None:
    watcher = card("Watcher", "AUTO (VC): When your rear-guard is retired, draw a card.", grade=3)
    caller = card("Caller", "ACT (RC) [1/Turn]: Call a Plant token to an open RC, and retire it.")
    match = main_phase({"V:0": ["Watcher"], "FL:0": ["Caller"]}, caller, watcher, *TOKENS).answer("activate:FL:1")
    match.answer("circle:FR")
    assert (match.count("drop:0"), match.names("removed:0"), match.count("hand:0")) == (0, ["Plant"], 1)


def test_a_plant_boosts_and_a_decoy_neither_attacks_nor_boosts_but_intercepts_from_the_back_row() -> None:
    plants = battle_phase({"FL:0": ["One"], "BL:0": [PLANT], "hand:1": ["One"]}, *TOKENS)
    attack(plants, "FL", "V", boost=True)
    assert plants.power("FL:0") == 12000
    decoys = battle_phase({"FL:0": ["One"], "BL:0": [EVIL_DECOY], "BL:1": [EVIL_DECOY]}, *TOKENS)
    assert not any(key.startswith("attack:BL") for key in decoys.offered)
    attack(decoys, "FL", "V")
    assert decoys.prompt == "ask-guard"
    decoys.answer("intercept:BL:1")
    assert (decoys.names("BL:1"), decoys.names("removed:1"), decoys.count("drop:1")) == ([], ["Evil Decoy"], 0)


@pytest.mark.parametrize(
    "effect",
    [
        "Retire one of your tokens, and call it to RC.",
        "Choose one of your tokens, retire it, and put it on RC as a locked card.",
        "Choose one of your tokens, put it into your soul, and ride it.",
        "Time leap one of your tokens.",
    ],
)
def test_a_token_that_was_removed_comes_back_by_no_effect_that_speaks_of_it(effect: str) -> None:
    caller = card("Caller", f"ACT (RC): {effect}")
    match = main_phase({"FL:0": ["Caller"], "FR:0": [PLANT], "deck:0": ["One"]}, caller, *TOKENS)
    match.answer("activate:FL:1")
    if match.prompt == "ask-leap-to":
        match.answer("find:One").answer("circle:FR")
    match.passes(2)
    assert (match.asked, match.names("removed:0"), match.count("FR:0")) == (1, ["Plant"], 0)


def test_a_vision_makes_two_drive_checks() -> None:
    match = battle_phase({"FL:0": [VISION], "deck:0": ["One"]}, *TOKENS)
    attack(match, "FL", "V").answer("pass")
    while match.prompt not in ("ask-attack", "ask-main-phase", None):
        match.answer(match.offered[0])
    assert match.names("hand:0") == ["One", "Zero"]


@pytest.mark.rule("5.2.2.6")
def test_a_token_belongs_into_no_deck() -> None:
    faults = faults_of(Deck({"main": {PLANT: 1}}), RULEBOOK.cards())
    assert "5.2.2.6" in {fault.rule for fault in faults}


def test_tokens_are_spoken_of_by_their_name_or_all_together() -> None:
    match = called(
        "All of your Plant tokens get power +1000 until end of turn, and all of your tokens get power +2000 until end "
        "of turn.",
        {"FR:0": [PLANT], "BL:0": [EVIL_DECOY], "BR:0": ["One"]},
    )
    assert [match.power(f"{circle}:0") for circle in ("FR", "BL", "BR")] == [8000, 2000, 7000]
