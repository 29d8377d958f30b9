"""703. What is looked at for state-based actions: never too little, whatever texts say of power."""

from __future__ import annotations

import random
from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.duel_masters import field, state_based
from engine.games.duel_masters.characteristics import POWER, POWER_ATTACKER
from engine.kernel.abilities import Continuous
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from tests.games.kits import kit_of
from tests.language.languages import language_of
from tests.properties.matches import FOUND_AS_IT_IS, share
from tests.properties.test_hostile_texts import busy_answers, speaker

pytestmark = pytest.mark.property

ANSWERS = 60
TEXTS = 4
TRIES = 3000


@pytest.mark.slow
@settings(share(8), phases=FOUND_AS_IT_IS)
@given(seed=st.integers(0, 1 << 64))
def test_all_that_could_not_stay_for_ever_is_looked_at(seed: int) -> None:
    match = Match.begin(with_texts_about_power(seed), kit_of("duel_masters").starters, seed.to_bytes(9), log=False)
    for _ in zip(range(ANSWERS), busy_answers(match, random.Random(seed)), strict=False):
        looked_at = state_based._questionable(match)
        for card in field.all_elements(match):
            may_stay = state_based._may_stay(match, card) and state_based._is_lasting(match, card)
            assert may_stay or state_based._is_worn(match, card) or card in looked_at


def with_texts_about_power(seed: int) -> Rulebook:
    """The game with any continuous abilities on its cards that change how much power there is."""
    chance, found, rulebook = random.Random(seed), list[Continuous](), kit_of("duel_masters").rulebook
    for _ in range(TRIES):
        try:
            compiled = language_of("duel_masters").compile(speaker("duel_masters").ability(chance, depth=5))
        except CardTextError:
            continue
        found += [each for each in compiled if isinstance(each, Continuous) and _is_about_power(each)]
        if len(found) >= TEXTS:
            break
    printed = sorted(rulebook.cards().items())
    cards = {
        number: replace(card, abilities=tuple(chance.sample(found, min(1, len(found))))) for number, card in printed
    }
    return replace(rulebook, cards=lambda: MappingProxyType(cards))


def _is_about_power(ability: Continuous) -> bool:
    return any(not change.writes.isdisjoint((POWER, POWER_ATTACKER)) for change in ability.change)
