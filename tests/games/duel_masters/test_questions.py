"""What players are asked, in words: what there is to know for an answer."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table


def asked(match: ScenarioMatch, seat: int) -> str:
    found = view(match.match, seat).decision
    assert found is not None
    return Wording(match.match.rulebook)(found.prompt)


@pytest.mark.rule("507.1a", "507.2")
@pytest.mark.parametrize(
    ("count", "several"), [(1, ""), (2, " If several tap for it, the last one you choose has the battle.")]
)
def test_who_may_block_with_several_is_told_which_of_them_has_the_battle(count: int, several: str) -> None:
    raider, wall = creature("Raider", 5000), creature("Wall", 1000, "Blocker")
    zones: Zones = {"B1:0": ["Raider"], **{f"B{at + 1}:1": ["Wall"] for at in range(count)}}
    match = attack(zones, raider, wall).answer("attack:B1")
    assert asked(match, 1) == f"Raider attacks you. Block?{several}"


@pytest.mark.rule("114.1")
def test_who_may_draw_some_is_asked_how_many() -> None:
    zones: Zones = {"hand:0": ["Thought"], "mana zone:0": ["One"] * 4, "deck:0": ["One"] * 5}
    match = table(zones, spell("Thought", "Draw up to 2 cards.")).answer("cast:Thought")
    assert asked(match, 0) == "Thought: how many cards do you draw?"
