"""How much work a regular expression is: Python's own parse of it, played through step by step as its engine would.

A step is one node tried at one place of the text, so the count is the same on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from re import _constants as ops
from re import _parser as parser
from typing import Any

Node = tuple[Any, Any]
Nodes = tuple[Node, ...]
Go = Callable[[int], bool]
"""What is to match behind a node, from this place on."""


class TooMuchWork(Exception):
    """The limit of steps was passed."""


def steps_to_search(pattern: re.Pattern[str], text: str, most: int = 200_000) -> int:
    """The steps of looking for a pattern everywhere in a text. Raises `TooMuchWork` above ``most``."""
    walk = _Walk(text, most)
    nodes = _nodes_of(pattern)
    at = 0
    while at <= len(text):
        walk.end = at
        found = walk.sequence(nodes, 0, at, walk.reached)
        at = max(walk.end, at + 1) if found else at + 1
    return walk.steps


@cache
def _nodes_of(pattern: re.Pattern[str]) -> Nodes:
    """Python's parse of a pattern, ready to be walked through."""
    return _ready(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE), bool(pattern.flags & re.IGNORECASE))


def repeats(pattern: re.Pattern[str]) -> bool:
    """Whether anything in a pattern may be there several times: all else is a fixed amount of work at each place."""
    return _repeats(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE))


def letters_of(pattern: re.Pattern[str]) -> list[str]:
    """Characters that a pattern speaks of, one of each kind."""
    found = dict.fromkeys(_letters(parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE)))
    return [letter for letter in found if letter]


_REPEATS = (ops.MAX_REPEAT, ops.MIN_REPEAT, ops.POSSESSIVE_REPEAT)


def _repeats(nodes: Iterable[Node]) -> bool:
    return any((op in _REPEATS and value[1] > 1) or any(map(_repeats, _parts(value))) for op, value in nodes)


def _parts(value: Any) -> Iterator[parser.SubPattern]:
    """The patterns within a node, whatever its kind."""
    if isinstance(value, parser.SubPattern):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _parts(part)


_SAMPLES = {
    ops.CATEGORY_DIGIT: "7",
    ops.CATEGORY_SPACE: " ",
    ops.CATEGORY_WORD: "w",
    ops.CATEGORY_NOT_DIGIT: "n",
    ops.CATEGORY_NOT_SPACE: "n",
    ops.CATEGORY_NOT_WORD: ".",
}

_CATEGORIES: dict[Any, Callable[[str], bool]] = {
    ops.CATEGORY_DIGIT: str.isdigit,
    ops.CATEGORY_SPACE: str.isspace,
    ops.CATEGORY_WORD: lambda c: c.isalnum() or c == "_",
    ops.CATEGORY_NOT_DIGIT: lambda c: not c.isdigit(),
    ops.CATEGORY_NOT_SPACE: lambda c: not c.isspace(),
    ops.CATEGORY_NOT_WORD: lambda c: not (c.isalnum() or c == "_"),
}


def _letters(nodes: Iterable[Node]) -> Iterable[str]:
    for op, value in nodes:
        if op in (ops.LITERAL, ops.NOT_LITERAL):
            yield chr(value)
        elif op is ops.RANGE:
            yield chr(value[0])
        elif op is ops.CATEGORY:
            yield _SAMPLES[value]
        elif op is ops.IN:
            yield from _letters(value)
        else:
            for part in _parts(value):
                yield from _letters(part)


class _Letter(dict[str, bool]):
    """Whether a node that stands for one character takes a letter: found once for each."""

    def __init__(self, node: Node, folds: bool) -> None:
        super().__init__()
        self._node = node
        self._folds = folds

    def __missing__(self, letter: str) -> bool:
        forms = {letter, letter.lower(), letter.upper()} if self._folds else {letter}
        taken = self[letter] = _takes(self._node, letter, forms)
        return taken


def _takes(node: Node, letter: str, forms: set[str]) -> bool:
    op, value = node
    if op is ops.ANY:
        return letter != "\n"
    if op in (ops.LITERAL, ops.NOT_LITERAL):
        return (chr(value) in forms) is (op is ops.LITERAL)
    if op is ops.RANGE:
        return any(len(form) == 1 and value[0] <= ord(form) <= value[1] for form in forms)
    if op is ops.CATEGORY:
        return _CATEGORIES[value](letter)
    assert op is ops.IN, f"an unknown node: {node}"
    parts = list(value)
    negated = parts[0][0] is ops.NEGATE
    return any(_takes(part, letter, forms) for part in parts[negated:]) is not negated


_WORD = _Letter((ops.CATEGORY, ops.CATEGORY_WORD), folds=False)


def _ready(nodes: Iterable[Node], folds: bool) -> Nodes:
    """Nodes as `_Walk` takes them: of what stands for one character a `_Letter`, of all else what it is made of."""
    return tuple([(op, _value(op, value, folds)) for op, value in nodes])


def _value(op: Any, value: Any, folds: bool) -> Any:
    if op in _REPEATS:
        least, most, repeated = value
        return least, most, _ready(repeated, folds)
    if op is ops.BRANCH:
        return [_ready(branch, folds) for branch in value[1]]
    if op is ops.SUBPATTERN:
        return _ready(value[3], folds)
    if op is ops.ATOMIC_GROUP:
        return _ready(value, folds)
    if op in (ops.ASSERT, ops.ASSERT_NOT):
        ahead, looked_for = value
        return 0 if ahead > 0 else looked_for.getwidth()[0], _ready(looked_for, folds)
    return value if op is ops.AT else _Letter((op, value), folds)


class _Walk:
    """One search, as it goes."""

    def __init__(self, text: str, most: int) -> None:
        self.text = text
        self.most = most
        self.steps = 0
        self.end = 0

    def reached(self, at: int) -> bool:
        self.end = at
        return True

    def sequence(self, nodes: Nodes, place: int, at: int, go: Go) -> bool:
        while place < len(nodes):
            self.steps += 1
            if self.steps > self.most:
                raise TooMuchWork
            op, value = nodes[place]
            place += 1
            if op in _STRUCTURE:
                return self.node(op, value, at, partial(self.sequence, nodes, place, go=go))
            if op is ops.AT:
                if not self.stands(value, at):
                    return False
            elif at < len(self.text) and value[self.text[at]]:
                at += 1
            else:
                return False
        return go(at)

    def node(self, op: Any, value: Any, at: int, go: Go) -> bool:
        if op in _REPEATS:
            return self.repeat(op, value, at, go)
        if op is ops.BRANCH:
            return any(self.sequence(branch, 0, at, go) for branch in value)
        if op is ops.SUBPATTERN:
            return self.sequence(value, 0, at, go)
        if op is ops.ATOMIC_GROUP:
            end = self.alone(value, at)
            return end is not None and go(end)
        back, looked_for = value
        found = at >= back and self.alone(looked_for, at - back) is not None
        return found is (op is ops.ASSERT) and go(at)

    def repeat(self, op: Any, value: Any, at: int, go: Go) -> bool:
        least, most, nodes = value
        if len(nodes) == 1 and nodes[0][0] not in _STRUCTURE and nodes[0][0] is not ops.AT:
            return self.repeat_one(op, least, most, nodes[0][1], at, go)
        if op is ops.POSSESSIVE_REPEAT:
            count = 0
            while count < most and (end := self.alone(nodes, at)) is not None and end != at:
                at, count = end, count + 1
            return count >= least and go(at)

        def again(count: int, at: int) -> bool:
            def more() -> bool:
                return count < most and self.sequence(
                    nodes, 0, at, lambda end: (end != at or count < least) and again(count + 1, end)
                )

            if count < least:
                return more()
            return go(at) or more() if op is ops.MIN_REPEAT else more() or go(at)

        return again(0, at)

    def repeat_one(self, op: Any, least: int, most: int, letter: _Letter, at: int, go: Go) -> bool:
        """A repeated character: without the depth of what is repeated."""

        def takes(place: int) -> bool:
            self.steps += 1
            return place < len(self.text) and place - at < most and letter[self.text[place]]

        if op is ops.MIN_REPEAT:
            end = at
            while end - at < least:
                if not takes(end):
                    return False
                end += 1
            while not go(end):
                if not takes(end):
                    return False
                end += 1
            return True
        end = at
        while takes(end):
            end += 1
        if op is ops.POSSESSIVE_REPEAT:
            return end - at >= least and go(end)
        return any(go(place) for place in range(end, at + least - 1, -1))

    def alone(self, nodes: Nodes, at: int) -> int | None:
        """Where these nodes first match to; nothing of it is given back."""
        ends: list[int] = []

        def reached(end: int) -> bool:
            ends.append(end)
            return True

        self.sequence(nodes, 0, at, reached)
        return ends[0] if ends else None

    def stands(self, where: Any, at: int) -> bool:
        if where in (ops.AT_BEGINNING, ops.AT_BEGINNING_STRING):
            return at == 0
        if where in (ops.AT_END, ops.AT_END_STRING):
            return at == len(self.text)
        before = at > 0 and _WORD[self.text[at - 1]]
        behind = at < len(self.text) and _WORD[self.text[at]]
        return (before != behind) is (where is ops.AT_BOUNDARY)


_STRUCTURE = {*_REPEATS, ops.BRANCH, ops.SUBPATTERN, ops.ATOMIC_GROUP, ops.ASSERT, ops.ASSERT_NOT}
