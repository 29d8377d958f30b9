"""All readings: a parser that follows every way in which words can be read, by LALR tables with their conflicts kept.

Where the tables leave one thing to do, which is nearly always, this is an ordinary LALR parser. Where they leave more,
each is followed on a stack of its own; stacks share what lies below, and those that have come to the same are one
again. So what is said twice in different ways is read once, and what means two things is read twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from lark import Lark, Token
from lark.common import ParserConf
from lark.grammar import Rule, Terminal
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers.grammar_analysis import LR0ItemSet
from lark.parsers.lalr_analysis import LALR_Analyzer
from lark.tree import Tree

from engine.language.errors import Contradiction
from engine.language.grammar import START, Grammar
from engine.language.limits import NumberTooGreat
from engine.language.words import Word

MOST_STACKS: Final = 400
"""How many ways of reading are followed at a time; a text that has more is refused."""

MOST_STEPS: Final = 5_000
"""How many reductions a line may take. Those of cards take 200 at most; what takes more is refused."""

_END: Final = "$END"


class TooAmbiguous(Exception):
    """There are more ways to read the words than are worth following."""


class Unreadable(Exception):
    """No way of reading goes past the word of this number; ``expected`` are the terminals that could stand there."""

    def __init__(self, word: int, expected: frozenset[str], refused: str = "") -> None:
        super().__init__(word, expected, refused)
        self.word = word
        self.expected = expected
        self.refused = refused  #: why what could be read means nothing, if that is what stopped it


class _Reduction(NamedTuple):
    """What the last ``length`` symbols of a stack come to."""

    origin: str
    length: int
    make: Callable[[list[Any]], Any]


class _State:
    """A state of the tables: what to do with which terminal next, and where to go from here after a reduction."""

    __slots__ = ("goto", "reductions", "shifts")

    def __init__(self) -> None:
        self.shifts: dict[str, _State] = {}
        self.goto: dict[str, _State] = {}
        self.reductions: dict[str, tuple[_Reduction, ...]] = {}


class _Stack(NamedTuple):
    """A state, with the value that led to it, on top of another stack."""

    state: _State
    value: Any
    below: _Stack | None


class AllReadings:
    """Reads words in every way that a grammar allows."""

    def __init__(self, grammar: Grammar) -> None:
        self._start = _tables(grammar)
        self._whole = self._start.goto[START]

    def read(self, words: Sequence[Word]) -> list[Any]:
        """What the words mean, each meaning once. Raises `Unreadable` and `TooAmbiguous`."""
        stacks = [_Stack(self._start, None, None)]
        steps = MOST_STEPS
        for index, word in enumerate(words):
            closure = _Closure(stacks, word.terminal, steps)
            steps = closure.steps
            shifted = [
                _Stack(stack.state.shifts[word.terminal], Token(word.terminal, word.value, index), stack)
                for stack in closure.stacks
                if word.terminal in stack.state.shifts
            ]
            if not shifted:
                raise Unreadable(index, closure.expected, closure.refused)
            stacks = shifted
        closure = _Closure(stacks, _END, steps)
        whole = [stack.value for stack in closure.stacks if stack.state is self._whole]
        if not whole:
            raise Unreadable(len(words), closure.expected, closure.refused)
        return list(dict.fromkeys(whole))


class _Closure:
    """Stacks, and all that they come to by reductions before a terminal. Raises `TooAmbiguous`."""

    def __init__(self, stacks: Sequence[_Stack], terminal: str, steps: int) -> None:
        self.stacks = list(stacks)
        self.refused = ""
        self.steps = steps  #: how many reductions are left
        self._known: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for stack in self.stacks:  # grows on the way
            if len(self.stacks) > MOST_STACKS or self.steps < 0:
                raise TooAmbiguous
            for reduction in stack.state.reductions.get(terminal, ()):
                self.steps -= 1
                reduced = self._reduced(stack, reduction)
                if reduced is not None:
                    self.stacks.append(reduced)

    @property
    def expected(self) -> frozenset[str]:
        """The terminals that could come."""
        return frozenset(
            terminal for stack in self.stacks for terminal in (*stack.state.shifts, *stack.state.reductions)
        )

    def _reduced(self, stack: _Stack, reduction: _Reduction) -> _Stack | None:
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


def _told_apart(grammar: Grammar) -> str:
    """The rules for Lark. It refuses two alternatives of the same words, so every further one gets its own rule."""
    lines, further = [], []
    for line in grammar.text.splitlines():
        name, colon, alternatives = line.partition(": ")
        known: set[str] = set()
        kept = []
        for alternative in alternatives.split(" | ") if colon else ():
            words, _, made = alternative.partition(" -> ")
            if words in known and made:
                further.append(f"also_{made}: {alternative}")
                kept.append(f"also_{made}")
            else:
                kept.append(alternative)
            known.add(words)
        lines.append(f"{name}: {' | '.join(kept)}" if kept else line)
    return "\n".join([*lines, *further, ""])


def _tables(grammar: Grammar) -> _State:
    """The state to begin in. Rules are read by Lark, which also finds the terminals that may follow each."""
    lark = Lark(_told_apart(grammar), start=START, parser="earley", lexer="basic", maybe_placeholders=False)
    builder: Any = ParseTreeBuilder  # these classes of Lark are not typed
    callbacks = builder(lark.rules, Tree).create_callback(SimpleNamespace(**grammar.callbacks))
    analysis: Any = LALR_Analyzer(ParserConf(lark.rules, callbacks, [START]))
    analysis.compute_lr0_states()
    analysis.compute_reads_relations()
    analysis.compute_includes_lookback()
    analysis.compute_lookaheads()
    states: dict[int, _State] = {}

    def state_of(items: LR0ItemSet) -> _State:
        return states.setdefault(id(items), _State())

    reductions: dict[Rule, _Reduction] = {}
    for items in analysis.lr0_itemsets:
        state = state_of(items)
        for symbol, following in items.transitions.items():
            (state.shifts if isinstance(symbol, Terminal) else state.goto)[symbol.name] = state_of(following)
        for terminal, rules in items.lookaheads.items():
            for rule in rules:
                if rule not in reductions:
                    reductions[rule] = _Reduction(rule.origin.name, len(rule.expansion), callbacks[rule])
            ordered = sorted(rules, key=lambda rule: rule.order)
            state.reductions[terminal.name] = tuple([reductions[rule] for rule in ordered])
    return state_of(analysis.lr0_start_states[START])
