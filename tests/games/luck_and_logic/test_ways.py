"""What deployments come to, as their player is shown it: a card and its circles in one choice."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.rulebook import LATEST
from engine.games.luck_and_logic.zones import PLACES
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import DecisionView, view
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from tests.games.luck_and_logic.positions import UP, Zones, both_editions, table


def asked(match: ScenarioMatch) -> DecisionView:
    found = view(match.match, 0).decision
    assert found is not None
    return found


@pytest.mark.rule("5.12.2", "7.5.3.1", both=True)
@both_editions
def test_a_card_and_its_circles_are_one_choice_and_every_circle_is_offered(book: Rulebook) -> None:
    match = table(book, {"hand:0": ["Three", "Wide"], "FL:0": ["One"]})
    ways = [way for way in asked(match).ways if way.key == "deploy:Three"]
    assert {way.then[0].key for way in ways} == {f"place:{place}" for place in PLACES}
    for way in asked(match).ways:
        again = table(book, {"hand:0": ["Three", "Wide"], "FL:0": ["One"]})
        again.answer(way.key)
        following = asked(again)
        assert (following.prompt.text, following.prompt.values["card"]) == (way.then[0].asked, way.then[0].card)
        assert way.then[0].key in again.offered


@pytest.mark.rule("5.12.2.1", "8.2.6.1")
def test_circles_where_nobody_is_dropped_and_gates_are_in_danger_come_first() -> None:
    zones: Zones = {"hand:0": ["Three"], "FL:0": ["One"], "gate-FC:0": [UP]}
    ways = asked(table(LATEST, zones)).ways
    words = Wording(LATEST)
    assert [way.then[0].key for way in ways][:2] == ["place:FR", "place:BC"], "the gate of FC is gone, BC's is bare"
    assert [way.then[0].key for way in ways][-1] == "place:FL"
    assert [None if way.note is None else words(way.note) for way in ways] == [*[None] * 5, "drops who stands there"]
