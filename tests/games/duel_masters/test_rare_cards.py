"""Random play with sorts of cards of which there are few: kings, zeron, final forbidden, star max, draghearts.

Each of them happens in these matches, and whatever happens leaves every card somewhere, attached to no circle.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games.duel_masters import field, zones
from engine.kernel.match import Match
from engine.players.playout import random_answers
from tests.games.duel_masters.rare import BOOK, DECKS

MATCHES = 32
PAIRS = ((0, 1), (1, 0), (0, 0), (1, 1))

IN_PLAY = {
    *("Sovereign", "Rite", "Zero", "Omen", "Doom", "Captain", "Max", "Other Max", "Sword", "Dragon", "Lance", "Wyrm"),
    *("Blade", "Blade Awakened", "Lamp"),
}
ASKED = {"812.1c", "813.1a", "700.2a"}


def played(number: int) -> Iterator[Match]:
    """One of the matches, after each answer."""
    first, second = PAIRS[number % len(PAIRS)]
    match = Match.begin(BOOK, [DECKS[first], DECKS[second]], b"rare %d" % number)
    for _ in random_answers(match, b"answers %d" % number):
        yield match


@pytest.fixture(scope="module")
def happened() -> tuple[set[str], set[str]]:
    """What lay in the battle zone in some match, and by which rules something was asked."""
    names: set[str] = set()
    rules: set[str] = set()
    for number in range(MATCHES):
        for match in played(number):
            names |= {match.state.definition[card].name for card in field.all_elements(match)}
            if match.decision is not None:
                rules.add(match.decision.rule)
    return names, rules


def test_all_of_them_happen(happened: tuple[set[str], set[str]]) -> None:
    names, rules = happened
    assert names >= IN_PLAY
    assert rules >= ASKED


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_each_card_lies_somewhere_and_is_attached_to_what_lies_in_the_battle_zone(number: int) -> None:
    for match in played(number):
        state = match.state
        assert sorted(card for pile in state.zones.values() for card in pile) == list(range(len(state.definition)))
        for card, bearer in state.attached.items():
            assert state.zone[field.lead(match, bearer)].kind in (zones.BATTLE, zones.IGNORED)
            assert card != bearer
    assert match.state.outcome is not None
