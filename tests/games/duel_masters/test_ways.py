"""What paying with mana leaves, as its player is shown it: it is what can be tapped then."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from tests.games.duel_masters.positions import Zones, creature, table


def notes(match: ScenarioMatch) -> dict[str, str]:
    found = view(match.match, 0).decision
    assert found is not None
    words = Wording(match.match.rulebook)
    return {way.key: words(way.note) for way in found.ways if way.note is not None}


@pytest.mark.rule("601.1e")
def test_each_way_to_pay_says_what_stays_untapped_and_the_safe_one_comes_first() -> None:
    match = table({"hand:0": ["Two", "Fish"], "mana zone:0": ["One", "One", "Fish"]}).answer("summon:Two")
    assert notes(match) == {
        "tap:2 fire": "1 water stays untapped",
        "tap:1 fire, 1 water": "1 fire stays untapped",
    }
    assert next(iter(notes(match))) == "tap:2 fire"


@pytest.mark.rule("601.1e")
def test_where_one_kind_after_the_other_is_asked_each_number_says_what_stays_of_it() -> None:
    leaf = creature("Leaf", 1000, civilizations=["nature"])
    zones: Zones = {"hand:0": ["Dear"], "mana zone:0": ["One"] * 3 + ["Fish"] * 2 + ["Leaf"] * 2}
    match = table(zones, leaf, creature("Dear", 1000, cost=3)).answer("summon:Dear")
    assert notes(match) == {
        "tap:3": "0 fire stays untapped",
        "tap:2": "1 fire stays untapped",
        "tap:1": "2 fire stays untapped",
    }
