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


@pytest.mark.rule("106.2b", "106.2c", "204.3", "203.1")
@pytest.mark.parametrize(
    ("which", "gone"),
    [
        ("multicolored creatures", ["B2"]),
        ("non-fire creatures", ["B3", "B4"]),
        ("non-evolution creatures", ["B1", "B2", "B3", "B4"]),
        ("Liquid People or Beast Folk creatures", ["B2", "B3"]),
    ],
)
def test_creatures_are_told_by_what_they_are_not_and_by_either_of_two_races(which: str, gone: list[str]) -> None:
    """A creature of fire and nature is a fire creature; one without civilisation is neither fire nor multicoloured."""
    hush = spell("Hush", f"Destroy all of your opponent's {which}.", cost=1)
    blank = creature("Pale", 1000, civilizations=[])
    theirs: Zones = {"B1:1": ["One"], "B2:1": ["Both"], "B3:1": ["Fish"], "B4:1": ["Pale"], "B5:1": ["Risen"]}
    match = table({"hand:0": ["Hush"], "mana zone:0": ["One"], **theirs}, hush, blank).answer("cast:Hush")
    assert [place for place in ("B1", "B2", "B3", "B4", "B5") if not match.names(f"{place}:1")] == gone
