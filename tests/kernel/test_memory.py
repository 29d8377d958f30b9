"""What a game remembers: it is forgotten at its moment, and nothing happens where there is nothing to forget."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.kernel.memory import (
    CHECK_TIMING,
    MOST_PLACES,
    Remembered,
    RememberedBySeat,
    RememberedPlaces,
    forget,
)
from engine.kernel.zones import Visibility, ZoneKind
from tests.kernel import tiny

PLAYED = Remembered("played", 0, until="turn")
SHOUTED = Remembered("shouted", 0, until=CHECK_TIMING)


def test_what_is_remembered_until_the_turn_ends_has_its_first_value_after_it() -> None:
    rulebook = replace(tiny.RULEBOOK, memory=(*tiny.RULEBOOK.memory, PLAYED, SHOUTED))
    match = tiny.begin({"plain": 6})
    for each in (PLAYED, SHOUTED):
        each.set(match, 3)
    forget(match, rulebook.forgotten_by_turn)
    assert (PLAYED.of(match), SHOUTED.of(match)) == (0, 3)
    forget(match, rulebook.forgotten_by_check_timing)
    assert SHOUTED.of(match) == 0


def test_to_forget_what_has_its_first_value_changes_nothing() -> None:
    match = tiny.begin({"plain": 6})
    PLAYED.set(match, 0)
    before = match.version
    forget(match, (PLAYED,))
    assert match.version == before


@pytest.mark.parametrize("value", [3, "x", (1,), (1, 2, 3), ("a", 1), None])
def test_a_position_says_a_value_of_the_right_kind_for_each_player(value: object) -> None:
    assert not RememberedBySeat("points", (0, 0)).admits(value)
    assert RememberedBySeat("points", (0, 0)).admits((1, 2))
    assert RememberedBySeat[str | None]("names", (None, None)).admits(("a", None))
    assert Remembered("count", 0).admits(value) is (value == 3)


@pytest.mark.parametrize("value", [(-1, 0), (0, MOST_PLACES + 1)])
def test_nobody_has_gained_so_many_places(value: tuple[int, int]) -> None:
    places = RememberedPlaces("places", ZoneKind("field", Visibility.PUBLIC, places=("A",), grows="N"))
    assert not places.admits(value)
    assert places.admits((0, MOST_PLACES))
