"""What a game remembers: it is forgotten at its moment, and nothing happens where there is nothing to forget."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.memory import CHECK_TIMING, Remembered, forget
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
