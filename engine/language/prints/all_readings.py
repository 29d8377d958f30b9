"""All readings: a parser that follows every way in which words can be read, by LALR tables with their conflicts kept.

Where the tables leave one thing to do, which is nearly always, this is an ordinary LALR parser. Where they leave more,
each is followed on a stack of its own; stacks share what lies below, and those that have come to the same are one
again. So what is said twice in different ways is read once, and what means two things is read twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lark import Token

from engine.language.errors import Contradiction
from engine.language.limits import NumberTooGreat
from engine.language.prints.automaton import END, FIRST, NOWHERE
from engine.language.prints.tables import Reduction, Tables
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

    state: int
    value: Any
    below: _Stack | None


class AllReadings:
    """Reads words in every way that a grammar allows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def read(self, words: Sequence[Word]) -> list[Any]:
        """What the words mean, each meaning once. Raises `Unreadable` and `TooAmbiguous`."""
        stacks = [_Stack(FIRST, None, None)]
        steps = MOST_STEPS
        refused = ""
        for index, word in enumerate(words):
            closure = _Closure(self._tables, stacks, word.terminal, steps)
            steps = closure.steps
            refused = closure.refused or refused
            shifted = [
                _Stack(state, Token(word.terminal, word.value, index), stack)
                for stack in closure.stacks
                if (state := self._tables.after(stack.state, word.terminal)) != NOWHERE
            ]
            if not shifted:
                raise Unreadable(index, closure.expected, closure.refused)
            stacks = shifted
        closure = _Closure(self._tables, stacks, END, steps)
        whole = [stack.value for stack in closure.stacks if stack.state == self._tables.whole]
        if not whole:
            raise Unreadable(len(words), closure.expected, closure.refused or refused)
        return list(dict.fromkeys(whole))


class _Closure:
    """Stacks, and all that they come to by reductions before a terminal. Raises `TooAmbiguous`."""

    def __init__(self, tables: Tables, stacks: Sequence[_Stack], terminal: str, steps: int) -> None:
        self._tables = tables
        self.stacks = list(stacks)
        self.refused = ""
        self.steps = steps  #: how many reductions are left
        self._known: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for stack in self.stacks:  # grows on the way
            if len(self.stacks) > MOST_STACKS or self.steps < 0:
                raise TooAmbiguous
            for reduction in tables.reductions(stack.state, terminal):
                self.steps -= 1
                reduced = self._reduced(stack, reduction)
                if reduced is not None:
                    self.stacks.append(reduced)

    @property
    def expected(self) -> frozenset[str]:
        """The terminals that could come."""
        return self._tables.expected([stack.state for stack in self.stacks])

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
            self.refused = str(error) or self.refused  # what only this reading lacks has no words
            return None
        state = self._tables.after(below.state, reduction.origin)
        known = self._known[state, id(below)]
        if value in known:
            return None
        known.append(value)
        return _Stack(state, value, below)
