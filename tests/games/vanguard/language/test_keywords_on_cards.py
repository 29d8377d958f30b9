"""The cards that the game comes with show every keyword of the rules at least once."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.g_skills import GGuardianSkill, GyzeStrideSkill, StrideSkill, UltimateStrideSkill
from engine.games.vanguard.vocabulary.descriptions import KEYWORDS
from engine.games.vanguard.vocabulary.dominating import Dominate
from engine.games.vanguard.vocabulary.keywords.references import is_with
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.games.vanguard.vocabulary.legions import SeekMate
from engine.kernel.abilities import Ability

CARDS = RULEBOOK.cards().values()


OF_THE_RULES = {*KEYWORDS.words.values()} - {"melody"}
"""Melody is an icon of cards that were printed after the rulebook: only imported cards have it."""


@pytest.mark.parametrize("keyword", sorted(OF_THE_RULES))
def test_some_card_has_the_keyword(keyword: str) -> None:
    assert any(keyword in card.values["keywords"] for card in CARDS)


@pytest.mark.parametrize("keyword", sorted({"LB4", "GB1", "GB2", *ABILITY_WORDS.words.values()}))
def test_some_card_has_an_ability_that_goes_by_the_keyword(keyword: str) -> None:
    assert any(is_with(ability, keyword) for card in CARDS for ability in card.abilities)


@pytest.mark.parametrize("skill", [StrideSkill, UltimateStrideSkill, GyzeStrideSkill, GGuardianSkill, SeekMate])
def test_some_card_has_the_skill(skill: type[Ability]) -> None:
    assert any(type(ability) is skill for card in CARDS for ability in card.abilities)


def test_some_card_dominates() -> None:
    assert any(isinstance(node, Dominate) for card in CARDS for ability in card.abilities for node in ability.walk())
