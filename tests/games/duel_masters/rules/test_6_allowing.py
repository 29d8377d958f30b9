"""100.2, 110.4, 302.2, 400.5, 601, 701.14: what cards allow, where spells go, what leaves, and shields that break."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.decks import COPIES, faults_of
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import PLAIN, Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("601.1a")
@pytest.mark.parametrize("place", ["graveyard", "mana zone"])
def test_creatures_are_summoned_from_another_zone_for_what_they_cost(place: str) -> None:
    gate = creature("Gate", 2000, f"You may summon Human creatures from your {place}.")
    zones: Zones = {"B1:0": ["Gate"], "mana zone:0": ["Blank"] * 2, "hand:0": ["Nothing"]}
    there = ["One", "Fish", "Bolt"]
    zones = {**zones, place + ":0": [*zones.get(place + ":0", ()), *there]}
    match = table(zones, gate)
    assert [key for key in match.offered if key.startswith(("summon:", "cast:"))] == ["summon:One"]
    match.answer("summon:One")
    while not match.names("B2:0"):
        match.answer(match.offered[0])
    assert match.names("B2:0") == ["One"]
    assert "One" not in match.names(f"{place}:0")


@pytest.mark.rule("601.1a")
def test_nobody_summons_from_there_when_what_says_so_has_left() -> None:
    match = table({"mana zone:0": ["Blank"] * 3, "graveyard:0": ["One"], "hand:0": ["Two"]})
    assert "summon:One" not in match.offered


@pytest.mark.rule("302.2")
def test_a_spell_that_was_cast_so_goes_under_the_deck() -> None:
    when = "When you put this creature into the battle zone, "
    text = f"{when}cast a spell from your graveyard for no cost before it goes under your deck instead."
    caller = creature("Caller", 2000, text, **FREE)
    match = table({"hand:0": ["Caller", "Two"], "graveyard:0": ["Blank"]}, caller).answer("summon:Caller")
    if any(key.startswith("cast:") for key in match.offered):
        match.answer("cast:Blank")
    assert match.names("graveyard:0") == []
    assert match.names("hand:0") == ["Two", "Blank"]
    assert match.names("deck:0")[0] == "Blank"


@pytest.mark.rule("400.5")
def test_what_leaves_a_zone_is_waited_for() -> None:
    text = "Whenever a card leaves your mana zone, this creature gets +1000 power until the end of the turn."
    watch = creature("Watch", 2000, text)
    dig = spell("Dig", "Return two cards from your mana zone to your hand.", **FREE)
    match = table({"B1:0": ["Watch"], "hand:0": ["Dig", "Nothing"], "mana zone:0": ["One", "Two"]}, watch, dig)
    match.answer("cast:Dig")
    assert match.power("B1:0") == 4000


@pytest.mark.rule("400.5")
def test_a_shield_that_breaks_leaves_its_zone() -> None:
    watch = creature("Watch", 2000, "Whenever a card leaves your shield zone, draw a card.")
    breaker = spell("Breaker", "This card breaks two of your opponent's shields.", **FREE)
    zones: Zones = {"hand:0": ["Breaker", "Two"], "B1:1": ["Watch"], "S1:1": ["One"], "S2:1": ["One"], "S3:1": ["One"]}
    match = table(zones, watch, breaker).answer("cast:Breaker").answer("break:S1", "break:S2")
    while match.offered and "pass" in match.offered and match.names("hand:1").count("Blank") < 2:
        match.answer("pass")
    assert match.names("hand:1") == ["One", "One", "Blank", "Blank"]
    assert match.names("S3:1") == ["One"]


@pytest.mark.rule("100.2a")
def test_a_deck_holds_as_many_of_a_card_as_the_card_says() -> None:
    many = creature("Many", 1000, "A deck holds any number of this.")
    cards = {**PLAIN, "Many": many}
    faults = [fault.rule for fault in faults_of(Deck({"main": {"Many": 40}}), cards)]
    assert "100.2a" not in faults
    faults = [fault.rule for fault in faults_of(Deck({"main": {"One": COPIES + 1, "Many": 35}}), cards)]
    assert "100.2a" in faults


@pytest.mark.rule("101.3")
def test_what_was_done_counts_for_what_fits_alone() -> None:
    text = "Destroy all creatures in the battle zone. For each Human creature destroyed this way, draw a card."
    sweep = spell("Sweep", text, **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nothing"], "B1:0": ["One"], "B2:0": ["Fish"], "B1:1": ["Two"]}
    match = table(zones, sweep).answer("cast:Sweep")
    assert match.names("hand:0").count("Blank") == 2
