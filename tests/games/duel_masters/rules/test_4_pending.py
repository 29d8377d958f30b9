"""409. Cards that are being used belong to the zone that they come from, and are not counted there."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import using, zones
from engine.kernel.cards import Card
from engine.kernel.pending import origin
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, spell, table


def number(at: ScenarioMatch, card: Card) -> str:
    """The number of a card."""
    return at.match.state.definition[card].number


def cast(at: ScenarioMatch, card: Card) -> None:
    """Let seat 0 cast a spell, which asks nothing, for nothing."""
    with pytest.raises(StopIteration):
        next(using.use_for_nothing(at.match, 0, card, using.CAST))


@pytest.mark.rule("409.1", "409.1b", "409.1c")
def test_a_spell_belongs_to_the_hand_until_it_is_resolved_and_is_not_counted_there() -> None:
    at = table({"hand:0": ["Bolt"], "mana zone:0": ["Blank", "Blank"], "B1:1": ["One"], "B2:1": ["Two"]})
    match = at.match
    (bolt,) = match.cards(zones.HAND[0])
    entered = match.state.entered[bolt]
    doing = using.use_for_nothing(match, 0, bolt, using.CAST)
    decision = next(doing)
    assert not match.cards(zones.HAND[0])
    assert (origin(match, bolt), match.state.entered[bolt]) == (zones.HAND[0], entered)
    with pytest.raises(StopIteration):
        doing.send((decision.options[0],))
    assert match.cards(zones.GRAVEYARD[0]) == (bolt,)
    assert origin(match, bolt) is zones.GRAVEYARD[0]


@pytest.mark.rule("409.1c")
def test_a_spell_cannot_discard_itself() -> None:
    typhoon = spell("Typhoon", "Draw a card, then discard a card.")
    at = table({"hand:0": ["Typhoon"]}, typhoon)
    (card,) = at.match.cards(zones.HAND[0])
    cast(at, card)
    assert [number(at, each) for each in at.match.cards(zones.GRAVEYARD[0])] == ["Blank", "Typhoon"]


@pytest.mark.rule("409.2", "409.2a")
def test_a_spell_cast_from_the_graveyard_lies_there_again_and_was_not_put_there() -> None:
    at = table({"graveyard:0": ["One", "Blank", "Two"]})
    card = at.match.cards(zones.GRAVEYARD[0])[1]
    cast(at, card)
    assert [number(at, each) for each in at.match.cards(zones.GRAVEYARD[0])] == ["One", "Blank", "Two"]
    assert at.match.cards(zones.GRAVEYARD[0])[1] == card


@pytest.mark.rule("409.2b", "609.8a")
def test_a_charger_cast_from_the_graveyard_goes_to_the_mana_zone_all_the_same() -> None:
    charger = spell("Charge", "Draw a card.", "Charger")
    at = table({"graveyard:0": ["Charge"]}, charger)
    (card,) = at.match.cards(zones.GRAVEYARD[0])
    cast(at, card)
    assert at.match.cards(zones.MANA[0]) == (card,)


@pytest.mark.rule("409.1d")
def test_a_card_that_has_been_pending_is_no_longer_what_an_effect_allowed_to_be_used() -> None:
    at = table({"graveyard:0": ["Blank"]})
    (card,) = at.match.cards(zones.GRAVEYARD[0])
    entered = at.match.state.entered[card]
    cast(at, card)
    assert at.match.state.entered[card] != entered


@pytest.mark.rule("409.1f", "801.1a", "601.1h")
@pytest.mark.parametrize("first", ["Two", "Risen"])
def test_of_several_that_are_put_one_may_be_put_on_another_if_its_player_puts_that_before(first: str) -> None:
    rise = spell("Rise", "Put all creatures in your graveyard into the battle zone.", cost=1)
    zones: Zones = {"hand:0": ["Rise", "Nine"], "mana zone:0": ["One"], "graveyard:0": ["Risen", "Two"]}
    match = table(zones, rise).answer("cast:Rise")
    assert (match.rule, match.prompt) == ("409.1f", "ask-put-order")
    match.answer(f"put:{first}", "put:Risen" if first == "Two" else "put:Two")
    if first == "Two":
        assert (match.names("B1:0"), match.names("under:0")) == (["Risen"], ["Two"])
        assert match.names("graveyard:0") == ["Rise"]
    else:
        assert (match.names("B1:0"), match.names("graveyard:0")) == (["Two"], ["Risen", "Rise"])
