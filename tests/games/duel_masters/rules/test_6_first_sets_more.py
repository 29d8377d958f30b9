"""502, 506, 701: what cards of the first sets say: attacks on certain creatures only, the card drawn by the rules."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


@pytest.mark.rule("506.1e")
def test_a_creature_may_attack_certain_creatures_only() -> None:
    hunter = creature("Hunter", 1000, "This creature can attack only creatures that have blocker.")
    zones: Zones = {"B1:0": ["Hunter"], "B2:0": ["Two"], "B1:1": [Placed("One", rested=True)]}
    assert "attack:B1" not in attack(zones, hunter).offered
    match = attack({**zones, "B2:1": [Placed("Wall", rested=True)]}, hunter).answer("attack:B1")
    assert match.names("graveyard:0") == ["Hunter"]


@pytest.mark.rule("502.1")
def test_only_the_card_drawn_by_the_rules_is_that_of_the_draw_step() -> None:
    officer = creature("Officer", 1000, "Whenever you draw the card of the draw step, draw a card.")
    zones: Zones = {"B1:0": ["Officer"], "hand:0": ["Nothing"]}
    match = table(zones, officer, step="draw_step", phase="draw step")
    assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]


@pytest.mark.rule("701.10b")
def test_the_deck_of_the_opponent_is_searched_for_what_one_likes() -> None:
    text = (
        "Search your opponent's deck for up to two cards, put them into their owner's graveyard, and shuffle your "
        "opponent's deck."
    )
    zones: Zones = {"hand:0": ["Raid", "Nothing"], "deck:1": ["One", "Two", "Three"]}
    match = table(zones, spell("Raid", text, **FREE)).answer("cast:Raid")
    assert match.asked == 0
    match.answer("find:One", "find:Three")
    assert sorted(match.names("graveyard:1")) == ["One", "Three"]


@pytest.mark.rule("101.2")
def test_effects_of_the_opponent_may_be_unable_to_tap_a_creature() -> None:
    free = creature("Free", 1000, "This creature can't be tapped by your opponent.")
    calm = spell("Calm", "Tap all creatures in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Calm", "Nothing"], "B1:0": ["Free"], "B1:1": ["Free"], "B2:1": ["One"]}
    match = table(zones, free, calm).answer("cast:Calm")
    assert [match.rested(place) for place in ("B1:0", "B1:1", "B2:1")] == [True, False, True]
