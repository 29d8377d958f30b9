"""The states of a parser that follows every reading: those of LALR(1), in which all that could be done next is kept.

Lark's own tables keep one thing to do for each word, and take a quarter of a minute for a thousand phrases.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from engine.language.grammar import START
from engine.language.prints.rules import Rule

END: Final = "$END"
"""The terminal behind the last word."""

FIRST: Final = 0
"""The state before the first word."""

NOWHERE: Final = -1
"""No state."""

_ROOT: Final = "$root"

Items = tuple[int, ...]


class Automaton(NamedTuple):
    """What can be done in each state, in numbers and words only, so that it can be kept.

    Nearly all symbols that can come in a state are there only because they open a nonterminal. Those are listed once
    for all states in which the same nonterminals can come.
    """

    terminals: list[str]  #: each has the bit of its place
    onward: list[dict[str, int]]  #: for each state: the symbols with which rules go on that have begun, and where to
    opening: list[int]  #: for each state: which of the openings it has
    openings: list[dict[str, int]]  #: the symbols with which other rules begin, and where they lead
    reductions: list[tuple[tuple[int, int], ...]]  #: for each state: bits of terminals, the rule reduced before them

    def after(self, state: int, symbol: str) -> int:
        """The state to which a symbol leads, or `NOWHERE`."""
        following = self.onward[state].get(symbol)
        return self.openings[self.opening[state]].get(symbol, NOWHERE) if following is None else following

    def bits(self) -> dict[str, int]:
        """The bit of each terminal."""
        return {terminal: 1 << place for place, terminal in enumerate(self.terminals)}


def automaton_of(rules: Sequence[Rule]) -> Automaton:
    """The automaton of these rules. None of them may be empty."""
    rules = [*rules, Rule(_ROOT, (START,), "")]
    automaton = _States(rules).automaton()
    for state, bits, rule in _Lookahead(rules, automaton).reductions():
        automaton.reductions[state] += ((bits, rule),)
    return automaton


class _Opening:
    """What can open with a set of nonterminals."""

    def __init__(self, items: Mapping[str, Items]) -> None:
        self.items = items  #: the symbols that can come, each with the items behind it
        self.onward: dict[str, int] = {}  #: where they lead, by themselves
        self.left = set(items)  #: the others: wherever they have come so far, begun rules went on with them as well


class _States:
    """The states that items lead to.

    A state is a set of items: places in rules that could be the present one. An item is a number: each rule has one
    for each place between its symbols, in order, and one behind them.
    """

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._of: dict[str, list[int]] = defaultdict(list)  # the rules of each nonterminal
        self._first: list[int] = []  # the first item of each rule
        self._next: list[str] = []  # the symbol behind each item; "" behind the last symbol of a rule
        for number, rule in enumerate(rules):
            self._of[rule.origin].append(number)
            self._first.append(len(self._next))
            self._next += [*rule.symbols, ""]
        self._numbers: dict[Items, int] = {}
        self._found: list[Items] = []
        self._onward: list[dict[str, int]] = []
        self._opening: list[int] = []
        self._opened_by: dict[frozenset[str], int] = {}
        self._openings: list[_Opening] = []
        self._state((self._first[-1],))
        for items in self._found:  # grows on the way
            self._lead_on(items)

    def automaton(self) -> Automaton:
        """The states and where symbols lead from each, without reductions."""
        terminals = sorted({symbol for symbol in self._next if symbol and symbol not in self._of})
        openings = [opening.onward for opening in self._openings]
        return Automaton([*terminals, END], self._onward, self._opening, openings, [()] * len(self._found))

    def _state(self, items: Iterable[int]) -> int:
        items = tuple(sorted(items))
        number = self._numbers.setdefault(items, len(self._found))
        if number == len(self._found):
            self._found.append(items)
        return number

    def _lead_on(self, items: Items) -> None:
        """Let every symbol that can come next lead to the state of the items behind it."""
        behind: dict[str, Items] = defaultdict(tuple)
        for item in items:
            if symbol := self._next[item]:
                behind[symbol] += (item + 1,)
        number = self._opens(frozenset([symbol for symbol in behind if symbol in self._of]))
        self._opening.append(number)
        opening = self._openings[number]
        self._onward.append(
            {symbol: self._state((*found, *opening.items.get(symbol, ()))) for symbol, found in behind.items()}
        )
        if opening.left:
            for symbol in sorted(opening.left - behind.keys()):
                opening.onward[symbol] = self._state(opening.items[symbol])
                opening.left.remove(symbol)

    def _opens(self, nonterminals: frozenset[str]) -> int:
        """The number of what can open with these nonterminals."""
        number = self._opened_by.setdefault(nonterminals, len(self._openings))
        if number == len(self._openings):
            found: dict[str, Items] = defaultdict(tuple)
            left = sorted(nonterminals)
            for nonterminal in left:  # grows on the way
                for rule in self._of[nonterminal]:
                    symbol = self._next[self._first[rule]]
                    if symbol in self._of and symbol not in found and symbol not in nonterminals:
                        left.append(symbol)
                    found[symbol] += (self._first[rule] + 1,)
            self._openings.append(_Opening(found))
        return number


class _Lookahead:
    """Before which terminals rules may be reduced: those that can follow where their reading began.

    The method is that of DeRemer and Pennello, "Efficient Computation of LALR(1) Look-Ahead Sets". A node is what the
    same terminals can follow: a nonterminal in a state where it begins, or several of these that go on alike.
    """

    def __init__(self, rules: Sequence[Rule], automaton: Automaton) -> None:
        self._rules = rules
        self._automaton = automaton
        self._bits = automaton.bits()
        self._opening_with: dict[str, dict[str, list[int]]] = defaultdict(dict)  # the rules of each nonterminal
        self._standing_for: dict[str, set[str]] = defaultdict(set)  # the nonterminals that alone are another
        for number, (origin, symbols, _) in enumerate(rules):
            self._opening_with[origin].setdefault(symbols[0], []).append(number)
            if len(symbols) == 1 and symbols[0] not in self._bits:
                self._standing_for[origin].add(symbols[0])
        self._follow: list[int] = []  # the bits of what can follow each node
        self._ends: list[list[int]] = []  # the nodes that end where each node ends, so that the same may follow
        self._begun: dict[tuple[int, str], int] = {}  # state and nonterminal
        self._opened: dict[tuple[int, str, tuple[str, ...]], int] = {}  # whatever state of this opening it begins in
        self._gone_on: dict[tuple[int, str], int] = {}  # whatever state it began in, its first symbol led to this one
        self._reduced: dict[tuple[int, int], list[int]] = defaultdict(list)  # for each state and rule

    def reductions(self) -> Iterator[tuple[int, int, int]]:
        """States, the bits of terminals, and the rules that may be reduced there before them, in their order."""
        self._begin()
        for (state, nonterminal), node in self._begun.items():
            self._open(state, nonterminal, node)
        _spread(self._follow, self._ends)
        for (state, rule), nodes in sorted(self._reduced.items()):
            yield state, _union(self._follow[node] for node in nodes), rule

    def _node(self, follow: int = 0) -> int:
        self._follow.append(follow)
        self._ends.append([])
        return len(self._follow) - 1

    def _begin(self) -> None:
        """What is shifted in the state behind a nonterminal can follow it."""
        automaton = self._automaton
        opening = [self._shifted(onward) for onward in automaton.openings]
        shifted = [
            self._shifted(onward) | opening[number]
            for onward, number in zip(automaton.onward, automaton.opening, strict=True)
        ]
        beginning = [self._nonterminals(onward) for onward in automaton.openings]
        for state, (onward, number) in enumerate(zip(automaton.onward, automaton.opening, strict=True)):
            for nonterminal, following in self._nonterminals(onward):
                self._begun[state, nonterminal] = self._node(shifted[following])
            for nonterminal, following in beginning[number]:
                if nonterminal not in onward:
                    self._begun[state, nonterminal] = self._node(shifted[following])
        self._follow[self._begun[FIRST, START]] |= self._bits[END]

    def _shifted(self, onward: Mapping[str, int]) -> int:
        return _union(self._bits.get(symbol, 0) for symbol in onward)

    def _nonterminals(self, onward: Mapping[str, int]) -> list[tuple[str, int]]:
        return [(symbol, following) for symbol, following in onward.items() if symbol not in self._bits]

    def _open(self, state: int, nonterminal: str, node: int) -> None:
        """Whatever ends a nonterminal, the same can follow."""
        self._ends[node] += [self._begun[state, other] for other in self._standing_for[nonterminal]]
        rules, onward = self._opening_with[nonterminal], self._automaton.onward[state]
        apart = tuple([symbol for symbol in onward if symbol in rules])
        self._ends[node] += [self._go_on(onward[symbol], nonterminal, rules[symbol]) for symbol in apart]
        number = self._automaton.opening[state]
        opened = self._opened.get((number, nonterminal, apart))
        if opened is None:
            opened = self._opened[number, nonterminal, apart] = self._node()
            opening = self._automaton.openings[number]
            alike = [symbol for symbol in rules if symbol not in apart]
            self._ends[opened] += [self._go_on(opening[symbol], nonterminal, rules[symbol]) for symbol in alike]
        self._ends[node].append(opened)

    def _go_on(self, state: int, nonterminal: str, rules: Iterable[int]) -> int:
        """The node of a nonterminal by these rules, whose first symbol has led to a state."""
        node = self._gone_on.get((state, nonterminal))
        if node is None:
            node = self._gone_on[state, nonterminal] = self._node()
            for rule in rules:
                before, last, symbols = NOWHERE, state, self._rules[rule].symbols
                for symbol in symbols[1:]:
                    before, last = last, self._automaton.after(last, symbol)
                self._reduced[last, rule].append(node)
                if len(symbols) > 1 and symbols[-1] not in self._bits:
                    self._ends[node].append(self._begun[before, symbols[-1]])
        return node


def _union(bits: Iterable[int]) -> int:
    return reduce(or_, bits, 0)


def _spread(values: list[int], onward: Sequence[Sequence[int]]) -> None:
    """Give the bits of each value to those to which it leads, and so on."""
    left = deque(range(len(values)))
    while left:
        number = left.popleft()
        for other in onward[number]:
            if values[number] & ~values[other]:
                values[other] |= values[number]
                left.append(other)
