"""The tables of a parser that follows every reading: those of LALR(1), in which all that could be done next is kept.

Lark reads the rules; its own tables keep one thing to do for each word, and take a quarter of a minute for a thousand
phrases. A state here is a set of items: places in rules that could be the present one. A rule may be reduced before the
terminals that can follow it where its reading began (DeRemer and Pennello, "Efficient Computation of LALR(1)
Look-Ahead Sets").
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from lark.grammar import NonTerminal, Rule, RuleOptions, Terminal
from lark.parse_tree_builder import ParseTreeBuilder
from lark.tree import Tree

from engine.language.grammar import START, Grammar

END: Final = "$END"
"""The terminal behind the last word."""

_ROOT: Final = "$root"

Items = tuple[int, ...]


class Reduction(NamedTuple):
    """What the last ``length`` symbols of a stack come to."""

    origin: str
    length: int
    make: Callable[[list[Any]], Any]


class State:
    """What to do with which terminal next, and where to go from here after a reduction."""

    __slots__ = ("goto", "reductions", "shifts")

    def __init__(self) -> None:
        self.shifts: dict[str, State] = {}
        self.goto: dict[str, State] = {}
        #: each with the terminals before which it may be done, a bit for each (`Tables.bits`)
        self.reductions: list[tuple[int, Reduction]] = []


class Tables:
    """The states of a grammar. None of its rules may be empty, as no phrase is."""

    def __init__(self, grammar: Grammar) -> None:
        rules = rules_of(grammar)
        known: Any = ParseTreeBuilder  # not typed
        make = known(rules, Tree).create_callback(SimpleNamespace(**grammar.callbacks))
        automaton = _Automaton(rules)
        self.start = automaton.start
        self.whole = self.start.goto[START]  #: the state in which everything has been read
        self.bits = automaton.bits  #: the bit of each terminal
        reductions = [Reduction(rule.origin.name, len(rule.expansion), make[rule]) for rule in rules]
        for state, rule, terminals in automaton.reductions():
            state.reductions.append((terminals, reductions[rule]))

    def terminals(self, bits: int) -> set[str]:
        """The terminals that have these bits."""
        return {terminal for terminal, bit in self.bits.items() if bits & bit}


def rules_of(grammar: Grammar) -> list[Rule]:
    """The rules as Lark reads them, in the same order; to have it read so many takes seconds.

    It refuses two alternatives of the same words, so every further one gets its own rule.
    """
    rules, further = [], []
    for line in grammar.text.splitlines():
        name, colon, alternatives = line.partition(": ")
        known: set[str] = set()
        for order, alternative in enumerate(alternatives.split(" | ") if colon else ()):
            words, _, made = alternative.partition(" -> ")
            if words in known and made:
                also = f"also_{made}"
                further.append(_rule(also, words, 0, made))
                words, made = also, ""
            known.add(words)
            rules.append(_rule(name, words, order, made))
    return [*rules, *further]


def _rule(name: str, words: str, order: int, made: str) -> Rule:
    """One alternative. What begins with ? stands for its only child; words that begin with _ are left out of a tree."""
    symbols = [Terminal(word, word.startswith("_")) if word.isupper() else NonTerminal(word) for word in words.split()]
    options = RuleOptions(expand1=name.startswith("?"))
    return Rule(NonTerminal(name.lstrip("?")), symbols, order, made or None, options)


class _Automaton:
    """The states that items lead to.

    An item is a number: each rule has one for each place between its symbols, in order, and one behind them.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = [(rule.origin.name, [symbol.name for symbol in rule.expansion]) for rule in rules]
        self._rules.append((_ROOT, [START]))
        self._of: dict[str, list[int]] = defaultdict(list)  # the rules of each nonterminal
        # those of them that open with a symbol, the shortest first
        self._opening_with: dict[str, dict[str, list[int]]] = defaultdict(dict)
        self._first: list[int] = []  # the first item of each rule
        self._next: list[str] = []  # the symbol behind each item; "" behind the last symbol of a rule
        for number, (origin, symbols) in enumerate(self._rules):
            self._of[origin].append(number)
            self._first.append(len(self._next))
            self._next += [*symbols, ""]
        for number, (origin, symbols) in sorted(enumerate(self._rules), key=lambda each: len(each[1][1])):
            self._opening_with[origin].setdefault(symbols[0], []).append(number)
        terminals = sorted({symbol for symbol in self._next if symbol and symbol not in self._of})
        self.bits = {terminal: 1 << place for place, terminal in enumerate([*terminals, END])}
        self._openings: dict[frozenset[str], Mapping[str, Items]] = {}
        self._states: dict[Items, State] = {}
        self._found: list[tuple[Items, State]] = []
        self.start = self._state((self._first[-1],))
        for items, state in self._found:  # grows on the way
            self._lead_on(items, state)

    def _state(self, items: Items) -> State:
        state = self._states.get(items)
        if state is None:
            state = self._states[items] = State()
            self._found.append((items, state))
        return state

    def _lead_on(self, items: Items, state: State) -> None:
        """Let every symbol that can come next lead to the state of the items behind it."""
        behind: dict[str, Items] = defaultdict(tuple)
        for item in items:
            if symbol := self._next[item]:
                behind[symbol] += (item + 1,)
        opening = self._opening(frozenset(symbol for symbol in behind if symbol in self._of))
        for symbol in {**behind, **opening}:
            following = self._state(tuple(sorted((*behind.get(symbol, ()), *opening.get(symbol, ())))))
            (state.goto if symbol in self._of else state.shifts)[symbol] = following

    def _opening(self, nonterminals: frozenset[str]) -> Mapping[str, Items]:
        """The symbols with which these can open, and those with which they open, each with the items behind it."""
        opening = self._openings.get(nonterminals)
        if opening is None:
            found: dict[str, Items] = defaultdict(tuple)
            left = sorted(nonterminals)
            for nonterminal in left:  # grows on the way
                for rule in self._of[nonterminal]:
                    symbol = self._next[self._first[rule]]
                    if symbol in self._of and symbol not in found and symbol not in nonterminals:
                        left.append(symbol)
                    found[symbol] += (self._first[rule] + 1,)
            opening = self._openings[nonterminals] = found
        return opening

    def reductions(self) -> Iterator[tuple[State, int, int]]:
        """Which rules may be reduced in which states, each with the bits of the terminals before which it may."""
        begun = [(state, nonterminal) for _, state in self._found for nonterminal in state.goto]
        place = {(id(state), nonterminal): number for number, (state, nonterminal) in enumerate(begun)}
        follow = [self._shifted(state.goto[nonterminal]) for state, nonterminal in begun]
        follow[place[id(self.start), START]] |= self.bits[END]
        ends: list[list[int]] = [[] for _ in begun]  # what ends where this one ends, so that the same may follow
        reduced: dict[tuple[int, int], list[int]] = defaultdict(list)  # state and rule: where that has begun
        by_id = {id(state): state for _, state in self._found}
        alike: dict[tuple[int, str], int] = {}  # groups: what its first symbol leads to the same state goes on alike
        for number, (state, nonterminal) in enumerate(begun):
            for first, rules in self._opening_with[nonterminal].items():
                after = state.goto.get(first) or state.shifts[first]
                if first in self._of and len(self._rules[rules[0]][1]) == 1:
                    ends[number].append(place[id(state), first])
                group = alike.setdefault((id(after), nonterminal), len(follow))
                ends[number].append(group)
                if group < len(follow):
                    continue
                follow.append(0)
                ends.append([])
                for rule in rules:
                    before, last, symbols = state, after, self._rules[rule][1]
                    for symbol in symbols[1:]:
                        before, last = last, last.goto.get(symbol) or last.shifts[symbol]
                    reduced[id(last), rule].append(group)
                    if len(symbols) > 1 and symbols[-1] in self._of:
                        ends[group].append(place[id(before), symbols[-1]])
        _spread(follow, ends)
        for (state_id, rule), groups in sorted(reduced.items(), key=lambda each: each[0][1]):
            yield by_id[state_id], rule, reduce(or_, [follow[group] for group in groups])

    def _shifted(self, state: State) -> int:
        return reduce(or_, [self.bits[terminal] for terminal in state.shifts], 0)


def _spread(values: list[int], onward: Sequence[Sequence[int]]) -> None:
    """Give the bits of each value to those to which it leads, and so on."""
    left = deque(range(len(values)))
    while left:
        number = left.popleft()
        for other in onward[number]:
            if values[number] & ~values[other]:
                values[other] |= values[number]
                left.append(other)
