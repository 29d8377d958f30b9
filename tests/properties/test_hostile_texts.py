"""Hostile card texts: whatever a text may say, an answer costs no more than its budget, and all of it is counted.

The cards of a game get lines that make much of little, put together by chance: such as give abilities to everybody,
set each other off, repeat, count up, and whatever else the language allows. That the count is honest is told by another
one, of the calls that Python makes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import FrameType, MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.abilities import Ability
from engine.kernel.cards import values_of
from engine.kernel.codec import digest
from engine.kernel.decisions import NO, PASS
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.kernel.work import MOST_APPLIED
from engine.language.compiler import MAX_LINES
from engine.language.errors import CardTextError
from tests.games.kits import Kit, kit_of
from tests.language.derivations import Speaker
from tests.language.languages import every_language, language_of
from tests.properties.matches import FOUND_AS_IT_IS, share

pytestmark = pytest.mark.property

BUDGET = 100_000
"""Far less than that of a real rulebook, so that it is used up often, and soon."""

ANSWERS = 60
"""So many answers are given in a match."""

IDLE = 0.1
"""How often somebody does anything, also nothing."""

CALLS = 30
"""No more calls in Python come to a unit of work than this..."""

USUAL = 600_000
"""... beyond those that any answer makes however little it sets off: options, their keys, what could be paid with."""


@contextmanager
def counted_calls() -> Iterator[Callable[[], int]]:
    """How many calls Python has made in here."""
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield lambda: calls
    finally:
        sys.setprofile(before)


@cache
def speaker(game: str) -> Speaker:
    """Somebody who speaks the language of a game."""
    return Speaker(language_of(game).vocabulary)


def line(kit: Kit, chance: random.Random) -> str:
    """A line that somebody may write: a hostile one if the game's kit has any, mostly."""
    if not kit.hostile or chance.random() < 0.1:
        return speaker(kit.name).ability(chance)
    written = chance.choice(kit.hostile)
    while "{}" in written:
        written = written.replace("{}", line(kit, chance), 1)
    return written


def abilities(kit: Kit, chance: random.Random) -> tuple[Ability, ...]:
    """What a card can do that has as many lines as it may have."""
    found: list[Ability] = []
    while len(found) < MAX_LINES:
        try:
            found += language_of(kit.name).compile(line(kit, chance))
        except CardTextError:
            continue
    return tuple(found)


def armed(kit: Kit, seed: int) -> Rulebook:
    """The game with hostile texts on all of its cards."""
    chance = random.Random(seed)
    texts = [abilities(kit, chance) for _ in range(2)]

    def card(printed: CardDefinition) -> CardDefinition:
        values = values_of({**printed.values, **kit.handy})
        return replace(printed, abilities=chance.choice(texts), values=values)

    cards = MappingProxyType({number: card(printed) for number, printed in sorted(kit.rulebook.cards().items())})
    return replace(kit.rulebook, cards=lambda: cards, work_budget=BUDGET)


def busy_answers(match: Match, chance: random.Random) -> Iterator[tuple[int, ...]]:
    """Answer as somebody who likes to see something happen, and yield each answer that was given."""
    while (decision := match.decision) is not None:
        count = chance.randint(max(decision.minimum, min(decision.maximum, 1)), decision.maximum)
        wanted = [index for index, option in enumerate(decision.options) if option not in (PASS, NO)]
        if len(wanted) < count or chance.random() < IDLE:
            wanted = list(range(len(decision.options)))
        chosen = tuple(chance.sample(wanted, count))
        match.choose(chosen)
        yield chosen


@every_language
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(seed=st.integers(0, 1 << 64))
def test_no_answer_costs_more_than_its_budget_and_all_that_it_costs_is_counted(game: str, seed: int) -> None:
    kit = kit_of(game)
    match = Match.begin(armed(kit, seed), kit.starters, seed.to_bytes(9), log=False)
    answers = busy_answers(match, random.Random(seed))
    with counted_calls() as calls:
        for _ in range(ANSWERS):
            before = calls()
            if next(answers, None) is None:
                break
            assert calls() - before <= USUAL + CALLS * match.worked, match.worked
            assert match.worked <= 2 * (BUDGET + MOST_APPLIED)


@every_language
@settings(share(5), phases=FOUND_AS_IT_IS)
@given(seed=st.integers(0, 1 << 64))
def test_hostile_matches_cost_the_same_however_they_are_played(game: str, seed: int) -> None:
    kit = kit_of(game)
    match = Match.begin(armed(kit, seed), kit.starters, seed.to_bytes(9), log=False)
    copy = match.fork()
    for _, chosen in zip(range(ANSWERS), busy_answers(match, random.Random(seed)), strict=False):
        copy = copy.fork()
        copy.choose(chosen)
        cost = copy.worked
        for viewer in (0, 1, None):
            view(copy, viewer)  # where the match is over, this may compute what nothing has asked for
        assert (digest(copy.state), cost) == (digest(match.state), match.worked)
