"""106.3: choosing a civilisation."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

HUSH = spell("Hush", "Choose a civilization. Tap all of your opponent's creatures of the chosen civilization.", cost=1)


@pytest.mark.rule("106.3", "106.2c")
def test_one_of_the_five_civilizations_is_chosen_and_never_colourless() -> None:
    blank = creature("Pale", 1000, civilizations=[])
    zones: Zones = {"hand:0": ["Hush", "Nine"], "mana zone:0": ["One"], "B1:1": ["Both"], "B2:1": ["Fish"]}
    match = table({**zones, "B3:1": ["Pale"]}, HUSH, blank).answer("cast:Hush")
    words = ("light", "water", "darkness", "fire", "nature")
    assert match.offered == [f"civilization:{word}" for word in words]
    match.answer("civilization:nature")
    assert [match.rested(f"B{number}:1") for number in (1, 2, 3)] == [True, False, False]
