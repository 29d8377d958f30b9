"""501.2a, 603.6a: what is done once, as a player's next turn begins."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
LATER = spell("Later", "At the start of your next turn, draw two cards.", **FREE)
THEIRS = spell("Theirs", "At the start of your opponent's next turn, your opponent discards a card.", **FREE)
CALL = spell(
    "Call",
    "Put a creature from your hand into the battle zone. At the start of your next turn, put it into your mana zone.",
    **FREE,
)


def _to_turn_of(match: ScenarioMatch, player: int) -> ScenarioMatch:
    """Go on until another turn of a player has begun."""
    turn = match.match.state.turn
    while match.match.state.turn == turn or match.match.state.turn_player != player:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    return match


def _cards(match: ScenarioMatch, zone: str) -> int:
    return len(match.names(zone))


@pytest.mark.rule("501.2a", "603.6a")
def test_what_waits_for_your_next_turn_is_not_done_at_the_start_of_your_opponents() -> None:
    match = table({"hand:0": ["Later", "Blank"]}, LATER).answer("cast:Later")
    held = _cards(match, "hand:0")
    assert _cards(_to_turn_of(match, 1), "hand:0") == held
    assert _cards(_to_turn_of(match, 0), "hand:0") == held + 2 + 1  # and the card of the draw step


@pytest.mark.rule("603.6a")
def test_it_is_done_once() -> None:
    match = table({"hand:0": ["Later", "Blank"]}, LATER).answer("cast:Later")
    _to_turn_of(_to_turn_of(match, 1), 0)
    held = _cards(match, "hand:0")
    assert _cards(_to_turn_of(_to_turn_of(match, 1), 0), "hand:0") == held + 1


@pytest.mark.rule("501.2a")
def test_what_waits_for_your_opponents_next_turn_is_done_as_that_begins() -> None:
    zones: Zones = {"hand:0": ["Theirs", "Blank"], "hand:1": ["One", "Two"]}
    match = table(zones, THEIRS).answer("cast:Theirs")
    assert _cards(match, "graveyard:1") == 0
    _to_turn_of(match, 1)
    assert match.asked == 1
    match.answer("discard:Two")
    assert match.names("graveyard:1") == ["Two"]


@pytest.mark.rule("603.6a")
def test_the_card_that_is_meant_is_the_one_of_then_and_not_of_now() -> None:
    zones: Zones = {"hand:0": ["Call", "One", "Blank"]}
    match = table(zones, CALL).answer("cast:Call").answer("put:One")
    assert "One" in match.names("B1:0")
    _to_turn_of(match, 1)
    assert "One" in match.names("B1:0")
    _to_turn_of(match, 0)
    assert match.names("mana zone:0") == ["One"]


@pytest.mark.rule("501.2a", "603.6a")
def test_in_an_opponents_turn_it_is_the_turn_after_that() -> None:
    falls = creature("Falls", 1000, "When this creature is destroyed, at the start of your next turn, draw two cards.")
    bolt = spell("Strike", "Destroy one of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Strike", "Blank"], "B1:1": ["Falls"]}, falls, bolt).answer("cast:Strike")
    held = _cards(match, "hand:1")
    assert _cards(_to_turn_of(match, 1), "hand:1") == held + 2 + 1
