"""605.2. What happens by an opponent's spells, or by their spells and creatures, as printed texts say."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from tests.games.duel_masters.positions import Zones, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 5}
SMASH = spell("Smash", "Choose a creature in the battle zone, and destroy it.", cost=1)
BRUTE = creature(
    "Brute",
    1000,
    "When you put this creature into the battle zone, choose one of your opponent's creatures, and destroy it.",
    cost=1,
)
ROBBER = creature(
    "Robber", 1000, "When you put this creature into the battle zone, your opponent discards a card.", cost=1
)
THEFT = spell("Theft", "Your opponent discards a card.", cost=1)


def _told(printed: str) -> str:
    return reader().told(reader().read(printed))


STEADY = creature(
    "Steady",
    1000,
    _told(
        "When this creature would leave the battle zone by the effect of one of your opponent's spells, it stays in "
        "the battle zone instead."
    ),
)


@pytest.mark.rule("609.1")
@pytest.mark.parametrize(
    ("with_", "seat", "stays"), [("cast:Smash", 1, 1), ("summon:Brute", 1, 0), ("cast:Smash", 0, 0)]
)
def test_a_creature_stays_only_against_the_opponents_spells(with_: str, seat: int, stays: int) -> None:
    zones = {**MANA, "hand:0": ["Smash", "Brute"], f"B1:{seat}": ["Steady"]}
    match = table(zones, STEADY, SMASH, BRUTE).answer(with_)
    assert match.count(f"B1:{seat}") == stays


@pytest.mark.rule("701.7", "110.4g")
@pytest.mark.parametrize(("with_", "drawn"), [("cast:Theft", 1), ("summon:Robber", 0)])
def test_a_card_that_the_opponents_spell_discards_triggers(with_: str, drawn: int) -> None:
    printed = "When this creature is discarded by one of your opponent's spells, draw a card."
    hider = creature("Hider", 1000, _told(printed))
    match = table({**MANA, "hand:0": ["Theft", "Robber"], "hand:1": ["Hider"]}, hider, THEFT, ROBBER).answer(with_)
    assert match.names("graveyard:1") == ["Hider"]
    assert match.count("hand:1") == drawn
