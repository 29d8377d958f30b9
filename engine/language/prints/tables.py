"""The tables of `AllReadings`: the automaton of a grammar, and what its rules make of what they find."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.language.errors import VocabularyError
from engine.language.grammar import START, Grammar
from engine.language.prints.automaton import FIRST, automaton_of
from engine.language.prints.kept_automaton import kept_automaton
from engine.language.prints.rules import Rule, rules_of


class Reduction(NamedTuple):
    """What the last ``length`` symbols of a stack come to."""

    origin: str
    length: int
    make: Callable[[list[Any]], Any]


class Tables:
    """The states of a grammar, by number; `FIRST` is the one before the first word.

    With a ``name``, other processes need not work out its automaton again. Raises `VocabularyError` for a rule that
    stands for its only symbol and has none, or several.
    """

    def __init__(self, grammar: Grammar, name: str = "") -> None:
        rules = rules_of(grammar)
        self._automaton = kept_automaton(rules, name) if name else automaton_of(rules)
        self._reductions = [Reduction(rule.origin, len(rule.symbols), _maker(rule, grammar)) for rule in rules]
        self._bits = self._automaton.bits()
        self.whole = self.after(FIRST, START)  #: the state in which everything has been read

    def after(self, state: int, symbol: str) -> int:
        """The state to which a symbol leads, or `NOWHERE`."""
        return self._automaton.after(state, symbol)

    def reductions(self, state: int, terminal: str) -> list[Reduction]:
        """What may be done in a state before a terminal, besides shifting it."""
        bit = self._bits.get(terminal, 0)
        return [self._reductions[rule] for bits, rule in self._automaton.reductions[state] if bits & bit]

    def expected(self, states: Iterable[int]) -> frozenset[str]:
        """The terminals that can be shifted in one of these states, or before which something may be reduced."""
        automaton = self._automaton
        found: set[str] = set()
        reducible = 0
        for state in states:
            found.update(automaton.onward[state], automaton.openings[automaton.opening[state]])
            for bits, _ in automaton.reductions[state]:
                reducible |= bits
        return frozenset([name for name, bit in self._bits.items() if name in found or reducible & bit])


def _maker(rule: Rule, grammar: Grammar) -> Callable[[list[Any]], Any]:
    """What makes the value of a rule of those of its symbols."""
    kept = rule.kept
    if not rule.made:
        if len(kept) != 1:
            told = f"{rule.origin!r} stands for its only symbol, but has {len(kept)} with a value"
            raise VocabularyError(f"the rule {told}: {' '.join(rule.symbols)}")
        (only,) = kept
        return lambda children: children[only]
    callback = grammar.callbacks[rule.made]
    if len(kept) == len(rule.symbols):
        return callback
    return lambda children: callback([children[place] for place in kept])
