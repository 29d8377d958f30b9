"""603.2: the first time in a turn that something happens to others, also if the card was not there yet."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.twinpacts import join
from engine.kernel.codec import load, save
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}
KEEN = creature("Keen", 2000, "The first time in each turn: Whenever you cast a spell, draw a card.")
WAVE = spell("Wave", "Destroy all of your opponent's creatures.", **FREE)
CALL = spell("Call", "Put a creature from your hand into the battle zone.", **FREE)


@pytest.mark.rule("603.2")
def test_only_the_first_spell_of_the_turn_counts() -> None:
    match = table({"B1:0": ["Keen"], "hand:0": ["Wave", "Wave", "Nothing"]}, KEEN, WAVE)
    match.answer("cast:Wave").answer("cast:Wave")
    assert match.names("hand:0") == ["Nothing", "Blank"]


@pytest.mark.rule("603.2")
def test_what_happened_before_the_card_was_there_was_the_first_time() -> None:
    match = table({"hand:0": ["Wave", "Call", "Keen", "Wave", "Nothing"]}, KEEN, WAVE, CALL)
    match.answer("cast:Wave").answer("cast:Call").answer("put:Keen").answer("cast:Wave")
    assert match.names("hand:0") == ["Nothing"]


@pytest.mark.rule("603.2")
def test_it_is_the_first_time_where_only_something_else_has_happened() -> None:
    fire = creature("Fire", 2000, "The first time in each turn: Whenever you cast a water spell, draw a card.")
    wet = spell("Wet", "Destroy all of your opponent's creatures.", cost=1, civilizations=["water"])
    zones: Zones = {"B1:0": ["Fire"], "hand:0": ["Wave", "Wet", "Nothing"], "mana zone:0": ["Fish"]}
    match = table(zones, fire, WAVE, wet).answer("cast:Wave").answer("cast:Wet")
    assert match.names("hand:0") == ["Nothing", "Blank"]


@pytest.mark.rule("603.2", "603.2b", "605.1")
def test_of_what_happens_at_once_its_player_says_which_was_the_first() -> None:
    text = "The first time in each turn: When your other creature is destroyed, return it to your hand."
    keeper = creature("Keeper", 9000, text, races=["Beast Folk"])
    sweep = spell("Sweep", "Destroy all of your Human creatures.", **FREE)
    zones: Zones = {"B1:0": ["Keeper"], "B2:0": ["One"], "B3:0": ["Two"], "hand:0": ["Sweep", "Nothing"]}
    match = table(zones, keeper, sweep).answer("cast:Sweep")
    assert [key.split(":")[0] for key in match.offered] == ["play", "play"]
    match.answer(match.offered[1])
    assert len(match.names("hand:0")) == 2


@pytest.mark.rule("603.2", "808.4")
def test_a_twinpact_that_comes_as_a_creature_knows_what_has_happened_and_saves_keep_it() -> None:
    text = "The first time in each turn: Whenever you cast a spell, draw a card."
    bike = creature("Bike", 3000, text, half_of="Bike/Burst", **FREE)
    burst = spell("Burst", "Draw two cards.", half_of="Bike/Burst", cost=2)
    cards = (bike, burst, join("Bike/Burst", [burst, bike]), WAVE)
    match = table({"hand:0": ["Wave", "Bike / Burst", "Wave", "Nothing"]}, *cards).answer("cast:Wave")
    saved = ScenarioMatch.of(load(match.match.rulebook, save(match.match)))
    for each in (saved, match):
        each.answer("summon:Bike/Burst").answer("cast:Wave")
        assert each.names("hand:0") == ["Nothing"]


@pytest.mark.rule("603.2")
def test_a_first_time_of_others_is_not_given() -> None:
    text = 'This creature gets "The first time in each turn: Whenever you cast a spell, draw a card.".'
    with pytest.raises(CardTextError):
        creature("Giver", 2000, text)
