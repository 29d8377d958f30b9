"""110.4f, 405.1. How cards come to the battle zone or to the mana zone: tapped, by an effect, from the hand."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from tests.games.duel_masters.positions import Zones, card, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 5}


def _told(printed: str) -> str:
    return reader().told(reader().read(printed))


@pytest.mark.rule("110.4f")
def test_a_creature_comes_tapped_if_its_player_likes() -> None:
    lazy = creature("Lazy", 1000, _told("You may put this creature tapped."))
    for answer, tapped in (("yes", True), ("no", False)):
        match = table({**MANA, "hand:0": ["Lazy", "Nine"]}, lazy).answer("summon:Lazy").answer(answer)
        assert match.rested("B1:0") is tapped


@pytest.mark.rule("101.2", "405.1")
def test_what_the_opponent_puts_into_the_mana_zone_comes_tapped() -> None:
    toll = creature("Toll", 1000, _told("Your opponent's cards are put into their mana zone tapped."))
    for seat, tapped in ((0, False), (1, True)):
        match = table(
            {f"B1:{seat}": ["Toll"], "hand:0": ["One"]}, toll, step="charge_step", phase="mana charge step"
        ).answer("charge:One")
        assert match.rested("mana zone:0") is tapped


@pytest.mark.rule("511.1")
def test_a_field_comes_from_the_hand_at_the_end_of_a_turn() -> None:
    printed = "At the end of your turn, you may put this field from your hand into the battle zone."
    road = card("Road", _told(printed), type="field")
    match = table({"hand:0": ["Road", "Nine"]}, road, step="end_of_turn", declaring=True)
    assert "comes-at-end:Road" in match.offered
    assert match.answer("comes-at-end:Road").count("hand:0") == 1


@pytest.mark.rule("403.1")
def test_the_log_tells_what_an_effect_puts_and_what_is_used_only_once() -> None:
    gate = spell("Gate", "Put a creature from your graveyard into the battle zone.", cost=1)
    match = table({**MANA, "hand:0": ["Gate", "Two", "Nine"], "graveyard:0": ["Nine"]}, gate)
    assert match.answer("cast:Gate").told == ["uses-card", "puts-into-battle-zone"]
    assert match.answer("summon:Two").told.count("puts-into-battle-zone") == 1
