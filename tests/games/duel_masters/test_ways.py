"""What paying with mana leaves, as its player is shown it: it is what can be tapped then."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from engine.wording import Wording
from tests.games.duel_masters.positions import Zones, attack, creature, table


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


@pytest.mark.rule("601.1c", "601.1e")
def test_what_is_summoned_from_the_mana_zone_is_not_left_there() -> None:
    sprout = creature("Sprout", 1000, "Terms: You may pay water 2 to summon this from your mana zone.", cost=3)
    match = table({"mana zone:0": ["Sprout", "One", "Fish", "Fish"]}, sprout).answer("summon:Sprout")
    assert notes(match) == {
        "tap:2 water": "1 fire stays untapped",
        "tap:1 fire, 1 water": "1 fire, 1 water stays untapped",
    }


def labels(match: ScenarioMatch) -> list[tuple[str, str]]:
    found = view(match.match, 0).decision
    assert found is not None
    words = Wording(match.match.rulebook)
    return [(words(way.label), "" if way.note is None else words(way.note)) for way in found.ways]


@pytest.mark.rule("505.5", "506.1e")
def test_an_attack_on_the_only_target_there_is_says_what_is_attacked_and_what_comes_of_it() -> None:
    zones: Zones = {"B1:0": ["Two"], "B1:1": ["Three"]}
    assert labels(attack(zones)) == [("Two 2000 → player, one shield", "breaks shields if nothing stops it")]
    naked: Zones = {**zones, "S1:1": []}
    assert labels(attack(naked)) == [("Two 2000 → player, no shield left", "wins the game if nothing stops it")]
    peaceful = creature("Peaceful", 3000, "This creature can't attack players.")
    tapped = [Placed("Two", rested=True)]
    assert labels(attack({"B1:0": ["Peaceful"], "B1:1": tapped}, peaceful)) == [
        ("Peaceful 3000 > Two 2000", "wins as it stands")
    ]
    assert labels(attack({"B1:0": ["Three"], "B1:1": tapped})) == [
        ("Three 3000 → …", "the player, with one shield, or a creature")
    ], "which of several it is, is asked next"


@pytest.mark.rule("506.1e")
def test_an_attack_that_has_to_be_on_one_creature_says_so_before_it_is_made() -> None:
    bait = creature("Bait", 1000, "This creature lures attacks by creatures.")
    zones: Zones = {"B1:0": ["Two"], "B1:1": [Placed("Bait", rested=True)], "B2:1": [Placed("One", rested=True)]}
    assert labels(attack(zones, bait)) == [("Two 2000 > Bait 1000", "wins as it stands")]
