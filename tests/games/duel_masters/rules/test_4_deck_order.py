"""401.4, 408.3, 811.1: in which order cards come to the deck together, and which of them have a place in it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import gods
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table
from tests.games.duel_masters.rules import test_8_gods as linked_gods

FREE: dict[str, Any] = {"cost": 0, "civilizations": []}
STAR = creature("Star", 6000, "Star evolution: Put on one of your creatures", supertypes=["evolution", "star"])
UP = creature("Up", 6000, "Evolution: Put on one of your creatures", supertypes=["evolution"])
GEAR = creature("Gear", 2000, supertypes=["gacharange"])
AWAKE = creature("Awake", 5000, supertypes=["psychic"])
SINK = spell("Sink", "Put all of your creatures on the bottom of your deck in any order.", **FREE)
LIFT = spell("Lift", "Put all of your creatures on top of your deck in any order.", **FREE)
CARDS = (STAR, UP, GEAR, AWAKE, SINK, LIFT)


def _sunk(*creatures: str | Placed, spell: str = "Sink") -> ScenarioMatch:
    places: Zones = {f"B{place}:0": [each] for place, each in enumerate(creatures, 1)}
    return table({**places, "hand:0": [spell, "Nine"]}, *CARDS).answer(f"cast:{spell}")


STARRED = Placed("Star", attached={"under:0": ["Three"]})


@pytest.mark.rule("401.4", "811.1")
@pytest.mark.parametrize("spell", ["Sink", "Lift"])
def test_the_top_card_of_a_star_evolution_creature_is_put_in_order_with_the_others(spell: str) -> None:
    match = _sunk(STARRED, "Two", spell=spell)
    assert (match.rule, match.offered) == ("401.4", ["order:Star", "order:B2"])
    star = match.cards("deck:0")[0 if spell == "Sink" else -1]
    assert [sees(match.match, seat, star) for seat in (0, 1)] == [True, False]
    match.answer("order:B2", "order:Star")
    deck = match.names("deck:0")
    assert not any(sees(match.match, 0, card) for card in match.cards("deck:0"))
    assert (deck[:2] if spell == "Sink" else deck[-2:]) == ["Star", "Two"]
    assert (match.names("B1:0"), match.names("under:0")) == (["Three"], [])


@pytest.mark.rule("109.2b", "401.4", "811.1")
def test_so_it_is_where_another_creature_takes_cards_along() -> None:
    match = _sunk(STARRED, Placed("Up", attached={"under:0": ["Two"]}))
    assert match.offered == ["order:Star", "order:B2", "order:under"]
    match.answer("order:under", "order:Star", "order:B2")
    assert match.names("deck:0")[:3] == ["Up", "Star", "Two"]


@pytest.mark.rule("401.4", "811.1")
def test_of_one_star_evolution_creature_alone_nobody_is_asked() -> None:
    match = _sunk(STARRED)
    assert match.prompt == "ask-main-step"
    assert match.names("deck:0")[0] == "Star"


@pytest.mark.rule("401.4", "803.7")
def test_a_god_that_leaves_others_is_put_in_order_with_what_lies_under_it_and_with_the_rest() -> None:
    zones: Zones = {"B1:0": ["Left"], "B2:0": [Placed("Right", attached={"under:0": ["Two"]})], "B3:0": ["Three"]}
    match = table({**zones, "hand:0": ["Sink", "Nine"]}, *linked_gods.CARDS, SINK)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("cast:Sink").answer("god:linked")
    assert len(match.offered) == 3
    match.answer("order:B3", *[key for key in match.offered if key != "order:B3"])
    assert match.names("deck:0")[2] == "Three"
    assert match.names("B1:0") == ["Left"]


@pytest.mark.rule("117.1", "118.1", "408.3")
@pytest.mark.parametrize("guest", ["Gear", "Awake"])
def test_what_goes_home_at_once_has_no_place_in_the_order(guest: str) -> None:
    match = _sunk(guest, guest, "Two")
    assert match.prompt == "ask-main-step"
    assert match.names("deck:0")[:2] == ["Two", "Blank"]
    assert _sunk(guest, "Three", "Two").offered == ["order:B2", "order:B3"]
