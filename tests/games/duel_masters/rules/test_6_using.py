"""409, 601.1: cards that are being used are pending. They are counted nowhere, and have left no zone."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import actions, battle, using
from engine.kernel.abilities import Automatic
from engine.kernel.events import Event
from engine.kernel.standing_by import StandingBy
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

STREAM = spell("Stream", "Draw 2 cards.")
VHAL = creature("Vhal", 0, "This creature gets +3000 power for each card in your hand.")


@pytest.mark.rule("409.1c", "703.1", "703.4c")
def test_a_spell_that_is_cast_is_no_card_in_the_hand_before_its_effect_is_resolved() -> None:
    zones: Zones = {"B1:0": ["Vhal"], "hand:0": ["Stream"], "mana zone:0": ["One"] * 2}
    match = table(zones, VHAL, STREAM).answer("cast:Stream")
    assert match.names("graveyard:0") == ["Vhal", "Stream"]
    assert len(match.cards("hand:0")) == 2


@pytest.mark.rule("601.1c", "409.1c")
def test_a_creature_of_the_mana_zone_may_be_tapped_for_its_own_cost() -> None:
    match = table({"mana zone:0": ["One", "Two"], "hand:0": ["Blank"]})
    engine = match.match
    card = match.cards("mana zone:0")[1]
    assert using.may_use(engine, 0, card, using.SUMMON)
    assert not list(using.use(engine, 0, card, using.SUMMON))
    assert match.names("B1:0") == ["Two"]
    assert not engine.state.rested[card]
    assert [engine.state.rested[each] for each in match.cards("mana zone:0")] == [True]


@pytest.mark.rule("409.2", "409.2a")
def test_what_goes_nowhere_lies_tapped_where_it_was_and_nothing_has_happened() -> None:
    match = table({"mana zone:0": [Placed("Risen", rested=True), "One"], "hand:0": ["Blank"]})
    engine = match.match
    card = match.cards("mana zone:0")[0]
    assert not list(actions.put_into_battle_zone(engine, 0, card))
    assert match.cards("mana zone:0")[0] == card
    assert engine.state.rested[card]
    assert match.cards("pending:0") == ()


@pytest.mark.rule("409.1a", "603.2")
def test_a_creature_comes_from_where_it_was_used_although_it_was_pending() -> None:
    glad = creature("Glad", 2000, "When you put this creature into the battle zone, draw a card.")
    match = table({"hand:0": ["Glad"], "mana zone:0": ["One"] * 2}, glad).answer("summon:Glad")
    assert match.names("B1:0") == ["Glad"]
    assert match.names("hand:0") == ["Blank"]


@pytest.mark.rule("701.6a", "603.2")
def test_of_cards_put_into_the_graveyard_together_only_those_of_the_battle_zone_are_destroyed() -> None:
    sad = creature("Sad", 2000, "When this creature is destroyed, draw a card.")
    match = table({"B1:0": ["Sad"], "hand:0": ["Sad"]}, sad)
    engine = match.match
    assert not list(actions.put_into_graveyard(engine, (*match.cards("B1:0"), *match.cards("hand:0"))))
    assert [each.card for each in engine.state.standing_by] == [match.cards("graveyard:0")[0]]


@pytest.mark.rule("101.4e", "101.4f")
def test_a_battle_within_an_effect_resolves_what_it_triggers_and_nothing_that_stands_by() -> None:
    brave = creature("Brave", 2000, "Whenever this creature battles, draw a card.")
    waiting = creature("Patient", 2000, "When you put this creature into the battle zone, draw a card.")
    match = table({"B1:0": ["Brave"], "B2:0": ["Patient"], "B1:1": ["One"]}, brave, waiting)
    engine = match.match
    patient, (found,) = match.cards("B2:0")[0], engine.state.definition[match.cards("B2:0")[0]].abilities
    assert isinstance(found, Automatic)
    standing = StandingBy(found, patient, 0, engine.state.entered[patient], Event("test"), "1", "1")
    engine.stand_by([standing])
    assert not list(battle.battle(engine, match.cards("B1:0")[0], match.cards("B1:1")[0]))
    assert len(match.cards("hand:0")) == 1
    assert engine.state.standing_by[0] == standing
