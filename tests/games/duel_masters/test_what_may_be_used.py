"""504.1, 601.1b. What may be used in the main step is found as it would be card by card, whatever prices are."""

from __future__ import annotations

import random
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.duel_masters import using
from engine.games.duel_masters.vocabulary import language
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from tests.games.kits import kit_of
from tests.properties.matches import FOUND_AS_IT_IS, share
from tests.properties.test_hostile_texts import busy_answers

pytestmark = pytest.mark.property

ANSWERS = 120
TEXTS = (
    "Your creatures each cost 2 less to summon. They can't cost less than 1.",
    "Each creature costs 1 more to summon.",
    "Each spell costs 2 more to cast.",
    "Your creatures may each cost 1 less to summon. They can't cost less than 1.",
    "This costs 1 less to summon for each card in your graveyard. It can't cost less than 2.",
    "Terms: You may pay 2 less to summon this. If you do, after the turn, destroy this creature.",
)
OTHER_TERMS = (
    "Hyper energy",
    "Terms: You may destroy this creature to pay 3 less for a Human creature. It can't cost less than 0.",
    "Terms: You may pay fire 1 and tap 1 of your creatures to summon this from your hand or graveyard.",
)


@settings(share(3), phases=FOUND_AS_IT_IS)
@given(seed=st.integers(0, 1 << 64))
def test_what_is_found_for_all_cards_at_once_is_what_is_found_for_each(seed: int) -> None:
    rulebook = with_texts_about_prices(random.Random(seed))
    match = Match.begin(rulebook, kit_of("duel_masters").starters, seed.to_bytes(9), log=False)
    for _ in zip(range(ANSWERS), busy_answers(match, random.Random(seed)), strict=False):
        for player in (0, 1):
            cards = using.usable_from(match, player)
            assert using.payable_uses(match, player, cards) == [
                (way, card)
                for card in cards
                for way in using.ways_of(match, card)
                if using.may_use(match, player, card, way)
            ]


def with_texts_about_prices(chance: random.Random) -> Rulebook:
    """The game with one of a few such abilities on some of its cards."""
    rulebook = kit_of("duel_masters").rulebook
    chosen = [*chance.sample(TEXTS, 3), *chance.sample(OTHER_TERMS, chance.randint(0, 1))]
    texts = [language().compile(text) for text in chosen]
    cards = {
        number: replace(card, abilities=(*card.abilities, *chance.choice(texts))) if chance.random() < 1 / 3 else card
        for number, card in sorted(rulebook.cards().items())
    }
    return replace(rulebook, cards=lambda: MappingProxyType(cards))
