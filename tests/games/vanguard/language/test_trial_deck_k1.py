"""Trial Deck K1, card by card: lock and delete among Link Jokers."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.language.cards_in_play import UP, Zones, at, attack, battle_phase, main_phase

LOCKED = [Placed("Two", face_down=True)]
KATHAAR, NULLWRIGHT = "Umbral Orbit, Kathaar", "Nullwright, Ender of Sentences"


def test_kathaar_locks_and_grows() -> None:
    match = main_phase({"V:0": [KATHAAR], "damage:0": [UP, UP], "FL:1": ["Two"]}).answer("activate:V:2")
    assert match.names("lock-FL:1") == ["Two"]
    assert match.power("V:0") == 13000


@pytest.mark.parametrize(("damage", "power"), [(3, 11000), (4, 17000)])
def test_kathaar_grows_in_limit_break_for_each_locked_card(damage: int, power: int) -> None:
    locked = {"lock-FL:1": LOCKED, "lock-BC:1": LOCKED}
    match = battle_phase({"V:0": [KATHAAR], "damage:0": [UP] * damage, "hand:1": ["Zero"], **locked})
    attack(match, "V", "V")
    assert match.power("V:0") == power


def test_nullwright_deletes_the_vanguard_when_it_is_placed_and_is_deadly_then() -> None:
    zones: Zones = {"V:0": ["Two"], "hand:0": [NULLWRIGHT], "damage:0": [UP]}
    match = _ride(zones)
    assert match.value("V:0", "critical") == 1
    match.answer("yes")
    assert match.power("V:1") == 0
    assert match.value("V:0", "critical") == 2


def _ride(zones: Zones) -> ScenarioMatch:
    """After riding the card in hand."""
    match = at("ride_step", zones)
    return match.answer(next(key for key in match.offered if key.startswith("ride:")))


def test_the_archer_locks_when_it_is_placed() -> None:
    match = main_phase({"hand:0": ["Syzygy Archer"], "damage:0": [UP, UP], "BR:1": ["Two"]})
    match.answer(next(key for key in match.offered if key.startswith("call:"))).answer("circle:FL").answer("yes")
    assert match.names("lock-BR:1") == ["Two"]


def test_the_envoy_draws_when_the_vanguard_is_deleted_and_is_stronger_while_something_is_locked() -> None:
    zones: Zones = {
        "V:0": ["Two"],
        "hand:0": [NULLWRIGHT],
        "damage:0": [UP],
        "FL:0": ["Redacted Envoy"],
    }
    match = _ride(zones).answer("yes")
    assert match.count("hand:0") == 1
    assert match.power("FL:0") == 8000
    assert main_phase({"FL:0": ["Redacted Envoy"], "lock-FL:1": LOCKED}).power("FL:0") == 11000


@pytest.mark.parametrize(("locked", "asked"), [({}, "ask-guard"), ({"lock-FL:1": LOCKED}, "ask-pay")])
def test_the_lamp_keeper_helps_whom_it_boosts_while_something_is_locked(locked: Zones, asked: str) -> None:
    zones: Zones = {"BC:0": ["Eclipse Lamp-Keeper"], "soul:0": ["Zero"], "hand:1": ["Zero"], **locked}
    match = attack(battle_phase(zones), "V", "V", boost=True)
    if asked == "ask-pay":
        assert match.prompt == "ask-pay"
        match.answer("yes")
        assert match.power("V:0") == 11000 + 7000 + 4000
    else:
        while match.prompt == "ask-pay":
            match.answer("yes")
        assert match.power("V:0") == 18000


def test_ilse_locks_herself_for_another_and_draws_when_she_returns() -> None:
    match = main_phase({"FL:0": ["Returning Comet, Ilse"], "FR:0": ["Two"], "hand:1": ["Zero"]}).answer("activate:FL:1")
    match.answer("choose:FR")
    assert match.names("lock-FL:0") == ["Returning Comet, Ilse"]
    assert match.power("FR:0") == 13000
    match.answer("pass")
    match.answer("pass")
    assert match.names("FL:0") == ["Returning Comet, Ilse"]
    assert match.count("hand:0") == 1


def test_the_small_moon_unlocks_and_draws() -> None:
    match = main_phase({"BL:0": ["Small Dark Moon"], "lock-FL:0": LOCKED})
    match.answer(next(key for key in match.offered if key.startswith("activate:")))
    assert match.names("FL:0") == ["Two"]
    assert match.names("soul:0") == ["Small Dark Moon"]
    assert match.count("hand:0") == 1
