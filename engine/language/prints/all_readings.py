"""All readings: a parser that follows every way in which words can be read, by LALR tables with their conflicts kept.

Where the tables leave one thing to do, which is nearly always, this is an ordinary LALR parser. Where they leave more,
each is followed on a stack of its own; stacks share what lies below, and those that have come to the same are one
again. So what is said twice in different ways is read once, and what means two things is read twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import reduce
from itertools import chain
from operator import or_
from typing import Any, Final, NamedTuple

from lark import Token

from engine.language.errors import Contradiction
from engine.language.grammar import Grammar
from engine.language.limits import NumberTooGreat
from engine.language.prints.tables import END, Reduction, State, Tables
from engine.language.words import Word

MOST_STACKS: Final = 400
"""How many ways of reading are followed at a time; a text that has more is refused."""

MOST_STEPS: Final = 5_000
"""How many reductions a line may take. Those of cards take 200 at most; what takes more is refused."""


class TooAmbiguous(Exception):
    """There are more ways to read the words than are worth following."""


class Unreadable(Exception):
    """No way of reading goes past the word of this number; ``expected`` are the terminals that could stand there."""

    def __init__(self, word: int, expected: frozenset[str], refused: str = "") -> None:
        super().__init__(word, expected, refused)
        self.word = word
        self.expected = expected
        self.refused = refused  #: why what could be read means nothing, if that is what stopped it


class _Stack(NamedTuple):
    """A state, with the value that led to it, on top of another stack."""

    state: State
    value: Any
    below: _Stack | None


class AllReadings:
    """Reads words in every way that a grammar allows."""

    def __init__(self, grammar: Grammar) -> None:
        self._tables = Tables(grammar)

    def read(self, words: Sequence[Word]) -> list[Any]:
        """What the words mean, each meaning once. Raises `Unreadable` and `TooAmbiguous`."""
        stacks = [_Stack(self._tables.start, None, None)]
        steps = MOST_STEPS
        for index, word in enumerate(words):
            closure = _Closure(self._tables, stacks, word.terminal, steps)
            steps = closure.steps
            shifted = [
                _Stack(stack.state.shifts[word.terminal], Token(word.terminal, word.value, index), stack)
                for stack in closure.stacks
                if word.terminal in stack.state.shifts
            ]
            if not shifted:
                raise Unreadable(index, closure.expected, closure.refused)
            stacks = shifted
        closure = _Closure(self._tables, stacks, END, steps)
        whole = [stack.value for stack in closure.stacks if stack.state is self._tables.whole]
        if not whole:
            raise Unreadable(len(words), closure.expected, closure.refused)
        return list(dict.fromkeys(whole))


class _Closure:
    """Stacks, and all that they come to by reductions before a terminal. Raises `TooAmbiguous`."""

    def __init__(self, tables: Tables, stacks: Sequence[_Stack], terminal: str, steps: int) -> None:
        self._tables = tables
        self.stacks = list(stacks)
        self.refused = ""
        self.steps = steps  #: how many reductions are left
        self._known: dict[tuple[int, int], list[Any]] = defaultdict(list)
        bit = tables.bits.get(terminal, 0)
        for stack in self.stacks:  # grows on the way
            if len(self.stacks) > MOST_STACKS or self.steps < 0:
                raise TooAmbiguous
            for terminals, reduction in stack.state.reductions:
                if not terminals & bit:
                    continue
                self.steps -= 1
                reduced = self._reduced(stack, reduction)
                if reduced is not None:
                    self.stacks.append(reduced)

    @property
    def expected(self) -> frozenset[str]:
        """The terminals that could come."""
        reducible = reduce(or_, [bits for stack in self.stacks for bits, _ in stack.state.reductions], 0)
        return frozenset({*chain(*[stack.state.shifts for stack in self.stacks]), *self._tables.terminals(reducible)})

    def _reduced(self, stack: _Stack, reduction: Reduction) -> _Stack | None:
        """The stack after a reduction, or None where that means nothing, or has been found already."""
        children = []
        below: _Stack | None = stack
        for _ in range(reduction.length):
            assert below is not None
            children.append(below.value)
            below = below.below
        assert below is not None
        children.reverse()
        try:
            value = reduction.make(children)
        except (Contradiction, NumberTooGreat) as error:
            self.refused = str(error)
            return None
        state = below.state.goto[reduction.origin]
        known = self._known[id(state), id(below)]
        if value in known:
            return None
        known.append(value)
        return _Stack(state, value, below)
