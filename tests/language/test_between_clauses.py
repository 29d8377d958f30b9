"""What the rules do between the clauses of an effect, and between the cards that are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import Context, Effect
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.hooks import Hooks
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.language.groups import Group
from engine.language.hand_and_deck import Draw
from engine.language.instructions import Clause, ForEach, Sentences, Then
from engine.language.numbers import Literal
from engine.language.places import YOURS
from tests.kernel import tiny

SEEN: list[int] = []
"""How many cards are on the table whenever the rules look."""


def look(match: Match) -> Procedure[None]:
    """9. The rules look at how many cards are on the table."""
    SEEN.append(len([card for zone in tiny.TABLE.of(0) for card in match.cards(zone)]))
    match.rule_actions_dirty = False
    yield from ()


@dataclass(frozen=True, slots=True)
class Enter(Clause):
    """A card comes to the table."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        verbs.create(match, tiny.CARDS["plain"], 0, tiny.TABLE[0])
        yield from ()


@dataclass(frozen=True, slots=True)
class Nothing(Clause):
    """Nothing is done."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        yield from ()


@dataclass(frozen=True, slots=True)
class Hand(Group):
    """The cards of the first player's hand."""

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return match.cards(tiny.HAND[0])

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return card in match.cards(tiny.HAND[0])


def resolved(effect: Effect, *, together: bool = False) -> list[int]:
    """What the rules have seen while this effect was resolved."""
    SEEN.clear()
    match = tiny.begin({"plain": 8})
    match.rulebook = replace(tiny.RULEBOOK, hooks=Hooks(after_instruction=look))
    match.rule_actions_dirty = False
    resolving = effect.resolve(match, Context(Card(0), 0, 0))
    if together:
        with at_once(match):
            assert not list(resolving)
    else:
        assert not list(resolving)
    return SEEN


@pytest.mark.parametrize(
    ("effect", "seen"),
    [
        (Then(Enter(), Enter()), [1]),
        (Sentences((Enter(), Enter())), [1, 2]),
        (Sentences((Enter(), Nothing(), Enter())), [1, 2]),
        (Draw(YOURS, Literal(3)), [0, 0, 0]),
    ],
    ids=str,
)
def test_the_rules_do_what_is_due_after_each_clause_and_each_card(effect: Effect, seen: list[int]) -> None:
    assert resolved(effect) == seen


def test_they_do_so_in_each_round_of_for_each() -> None:
    assert resolved(ForEach(Hand(), Enter())) == [1, 2]


def test_what_happens_at_the_same_time_is_not_interrupted() -> None:
    assert resolved(Sentences((Enter(), Enter())), together=True) == []
