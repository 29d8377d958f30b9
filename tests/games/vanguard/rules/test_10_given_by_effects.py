"""10.6.3, 10.24. What effects give and keep: gifts, locked cards that stay so, what is asked of this turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


def using(text: str, zones: dict[str, list[str]], head: str = "ACT (RC) [1/Turn]", **more: Any) -> ScenarioMatch:
    """The main phase, after a rear-guard's ability with this effect has been activated."""
    at = table({"FL:0": ["Actor"], **zones}, written("Actor", f"{head}: {text}"), **more)
    return at.answer("activate:FL:1")


@pytest.mark.rule("10.6.3.1")
def test_a_force_gift_for_the_vanguard_circle_is_put_there() -> None:
    at = using("Get a Force gift on your VC.", {})
    assert at.value("V:0", "power") == table({}).value("V:0", "power") + 10000


@pytest.mark.rule("10.6.3", "10.6.3.2")
@pytest.mark.parametrize(("had", "circles"), [(None, 1), ("accel", 1), ("force", 0)])
def test_a_player_gets_no_other_gift_than_the_first(had: str | None, circles: int) -> None:
    at = using("Get an Accel gift.", {}, memory={"gifts": (had, None)})
    assert at.match.state.memory.get("gained circles", (0, 0))[0] == circles


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("a card was put into your bind zone this turn", 1),
        ("a card was put into any player's bind zone this turn", 1),
        ("a card was put into your opponent's bind zone this turn", 0),
        ("a card was put into your damage zone this turn", 0),
    ],
)
def test_what_was_bound_this_turn_is_remembered(asked: str, drawn: int) -> None:
    at = using(f"Bind a card from your drop zone. If {asked}, Soul Charge 1.", {"drop:0": ["One"]})
    assert at.count("soul:0") == drawn


@pytest.mark.rule("10.24.1", "6.8.1.1.2")
@pytest.mark.parametrize(
    ("text", "locked"), [("and it cannot be unlocked in your opponent's next end phase", 1), ("", 0)]
)
def test_a_locked_card_may_be_kept_so_in_the_opponents_end_phase(text: str, locked: int) -> None:
    said = f"Choose one of your opponent's locked cards, {text}." if text else "Draw a card."
    zones = {"lock-FL:1": [Placed("Two", face_down=True)]}
    at = table({"FL:0": ["Actor"], **zones}, written("Actor", f"ACT (RC) [1/Turn]: {said}"))
    at.answer("activate:FL:1")
    turn = at.match.state.turn
    while at.match.state.turn < turn + 2:
        at.passes() if "pass" in at.offered else at.answer(at.offered[0])
    assert at.count("lock-FL:1") == locked
