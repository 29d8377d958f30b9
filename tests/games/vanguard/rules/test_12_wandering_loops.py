"""12.1. Loops that come round in another way every time, and turns that do not come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.kernel import loops
from engine.kernel.codec import load, save
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

GHOST = """AUTO: When this unit is put into the drop zone from RC, call it to RC.
AUTO (RC): When this unit is placed on RC, retire this unit."""


def never_twice() -> Iterator[int]:
    """Numbers from 0 to 2 of which no sequence ever comes twice in a row (Thue and Morse)."""
    number = 0
    while True:
        first, second = ((number + step).bit_count() % 2 for step in (0, 1))
        yield {(0, 1): 0, (0, 0): 1, (1, 1): 1, (1, 0): 2}[first, second]
        number += 1


def haunted(seat: int = 0) -> ScenarioMatch:
    """A unit that has just called itself back for the first time: its master is asked to which circle."""
    at = table({f"hand:{seat}": ["Ghost"]}, written("Ghost", GHOST))
    return at.answer("call:Ghost").answer("circle:FL")


def test_the_numbers_never_repeat_themselves() -> None:
    numbers = never_twice()
    found = [next(numbers) for _ in range(400)]
    assert set(found) == {0, 1, 2}
    for long in range(1, 60):
        assert all(found[at : at + long] != found[at + long : at + 2 * long] for at in range(400 - 2 * long))


@pytest.mark.rule("12.1.1", "12.1.1.1", "12.1.1.5")
def test_a_unit_that_calls_itself_back_for_ever_to_ever_other_circles_ends_the_game_in_a_draw() -> None:
    at, numbers, circles = haunted(), never_twice(), ("circle:FL", "circle:BC", "circle:FR")
    given = 0
    while at.prompt == "ask-circle":
        wanted = circles[next(numbers)]
        at.answer(wanted if wanted in at.offered else at.offered[0])
        given += 1
        assert given < 10 * loops.RETURNS, "nothing stops this loop"
    assert at.prompt is None, "nothing was ever done twice in a row, so that nothing can be repeated"
    assert at.outcome == (None, "12.1.1.1", "loop")
    assert loops.RETURNS < given < 3 * loops.RETURNS


@pytest.mark.rule("12.1.1.2")
def test_a_way_back_is_barred_only_once_a_turn_has_come_back_often() -> None:
    at, numbers, circles = haunted(), never_twice(), ("circle:FL", "circle:BC", "circle:FR")
    for _ in range(loops.RETURNS - loops.GRACE // 2):
        assert len(at.offered) == 5
        at.answer(circles[next(numbers)])
    for _ in range(loops.GRACE):
        if len(at.offered) == 5:
            at.answer(circles[next(numbers)])
    assert len(at.offered) == 4
    again = ScenarioMatch.of(load(at.match.rulebook, save(at.match)))
    assert again.offered == at.offered == ScenarioMatch.of(at.match.fork()).offered


@pytest.mark.rule("12.1.1.2")
def test_who_can_stop_what_comes_round_in_ever_other_ways_has_to_do_it_at_last() -> None:
    text = "ACT (VC): Choose one of your rear-guards, and it gets power +1000 until end of turn."
    zones = {"V:0": ["Lead"], "FL:0": ["One"], "FR:0": ["Two"], "BC:0": ["Three"]}
    at, numbers, units = table(zones, written("Lead", text, 3, 11000)), never_twice(), ("FL", "FR", "BC")
    given = 0
    while "activate:V:1" in at.offered:
        at.answer("activate:V:1")
        if at.prompt != "ask-main-phase":
            wanted = f"choose:{units[next(numbers)]}"
            at.answer(wanted if wanted in at.offered else at.offered[0])
        given += 1
        assert given < 10 * loops.RETURNS, "nothing stops this loop"
    assert at.prompt == "ask-main-phase"
    assert at.outcome is None


@pytest.mark.rule("12.1.1.2")
def test_shuffling_a_deck_does_not_make_another_situation_of_it() -> None:
    at = table({"V:0": ["Lead"]}, written("Lead", "ACT (VC): Shuffle your deck.", 3, 11000))
    given = 0
    while at.prompt == "ask-main-phase" and given < 50:
        at.answer("activate:V:1")
        given += 1
    assert at.prompt == "ask-loop-times"
    at.answer("times:3")
    assert "activate:V:1" not in at.offered


@pytest.mark.rule("12.1.1", "12.1.1.5")
def test_a_turn_that_does_not_come_to_an_end_is_a_loop_whatever_happens_in_it() -> None:
    at, numbers, circles = haunted(), never_twice(), ("circle:FL", "circle:BC", "circle:FR")
    at.match.rulebook = replace(at.match.rulebook, most_points=loops.GRACE + 8)
    while at.prompt == "ask-circle":
        at.answer(circles[next(numbers)])
    assert at.outcome == (None, "12.1.1.1", "endless")
    assert at.told[-1] == "match-drawn"


@pytest.mark.rule("12.1.1.1")
@pytest.mark.parametrize(("count", "outcome"), [(40, None), (48, (None, "12.1.1.1", "endless"))])
def test_more_abilities_at_once_than_a_turn_can_have_are_a_draw_before_anybody_is_asked(
    count: int, outcome: tuple[None, str, str] | None
) -> None:
    waiting = "AUTO (VC/RC): When a card is put into your drop zone, all of your units get power +1000."
    text = "\n".join([*[waiting] * 7, f"ACT (VC): Put the top {count} cards of your deck into your drop zone."])
    rows = ("FL:0", "FR:0", "BL:0", "BC:0", "BR:0")
    zones: dict[str, list[Placed | str]] = {"V:0": ["Lead"], **{row: ["Other"] for row in rows}, "deck:0": ["One"] * 50}
    at = table(zones, written("Lead", text, 3, 11000), written("Other", text)).answer("activate:V:8")
    assert at.outcome == outcome
    assert len(at.offered) <= 2000
