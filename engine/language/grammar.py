"""The grammar of a vocabulary: Lark rules made from its phrases, and what to do with what they find.

The grammar is LALR(1). Two phrases that cannot be told apart are found when the grammar is made, and not when a card is
read. So every text has one meaning, reading takes time in proportion to its length, and where a text goes wrong it is
known which words could have come.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel.abilities import Ability, Node
from engine.language.errors import VocabularyError
from engine.language.limits import Limits
from engine.language.phrases import Part, Phrase, Several, Slot, TemplateWord, WordList
from engine.language.vocabulary import Vocabulary, classes, is_a
from engine.language.words import CLOSE, COUNT, KIND, NAME, NUMBER, OPEN, SIGNED, Lexicon

START = "start"

_QUOTE = '"'
_TERMINALS = {int: NUMBER, str: NAME}
_NUMBERS = frozenset({NUMBER, COUNT, SIGNED})
_VALUES: dict[Any, Callable[[Any], Any]] = {
    int: int,
    str: str,
    NUMBER: int,
    COUNT: int,
    SIGNED: int,
    NAME: str,
    KIND: str,
}

Callback = Callable[[list[Any]], Any]


class Grammar:
    """The rules of a vocabulary. ``text`` is for Lark, ``callbacks`` make nodes of what the rules find."""

    def __init__(self, vocabulary: Vocabulary, top: type[Node] = Ability) -> None:
        self.vocabulary = vocabulary
        self.lexicon = Lexicon(vocabulary.quoted)
        self.callbacks: dict[str, Callback] = {}
        self.origin: dict[str, Phrase] = {}  #: which phrase an alternative of a rule came from
        self.titles: dict[str, str] = {NUMBER: "a number", SIGNED: "a number with + or -"}
        self.titles |= {NAME: "a name in quotation marks", KIND: vocabulary.titles.get(KIND, "a kind in < >")}
        self._rules: dict[str, list[str]] = {}
        self._named: dict[Any, str] = {}
        self._learn()
        self._sorts = [top, *(sort for sort in vocabulary.sorts() if sort is not top)]
        self._rules[f"?{START}"] = [self._symbol(top)]
        terminals = {NUMBER, SIGNED, NAME, KIND, OPEN, CLOSE, *self.lexicon.words.values()}
        lines = [f"{name}: {' | '.join(dict.fromkeys(rule))}" for name, rule in self._rules.items()]
        self.text = "\n".join([*lines, f"%declare {' '.join(sorted(terminals))}", ""])
        reached = {sort for sort in self._named if isinstance(sort, type)}
        unused = [node.__name__ for node in vocabulary.phrases if reached.isdisjoint(node.__mro__)]
        if unused:
            raise VocabularyError(f"no slot has a place for {', '.join(unused)}")

    def rules(self) -> dict[str, list[str]]:
        """The rules by name, each with its alternatives."""
        return {name.lstrip("?"): alternatives for name, alternatives in self._rules.items()}

    # ---- words

    def _learn(self) -> None:
        self.lexicon.learn(("a", "an"))
        for node, phrases in self.vocabulary.phrases.items():
            for phrase in phrases:
                for parts in phrase.variants():
                    for part in parts:
                        self._learn_part(node, phrase, part)

    def _learn_part(self, node: type[Node], phrase: Phrase, part: Part) -> None:
        if isinstance(part, TemplateWord):
            if part.forms != (_QUOTE,):
                self.lexicon.learn(part.forms)
        elif isinstance(part, Slot):
            specification = self.vocabulary.specification(node, phrase, part.name)
            while isinstance(specification, Several):
                for word in [*specification.separator.split(), *specification.end.split()]:
                    self.lexicon.learn((word,))
                specification = specification.of
            if isinstance(specification, WordList):
                for words in specification.words:
                    for word in words.split():
                        self.lexicon.learn((word,))

    def _terminals(self, words: str) -> str:
        return " ".join(self.lexicon.terminal(word) for word in words.split())

    # ---- rules

    def _symbol(self, specification: Any) -> str:
        """The symbol of what a slot holds; its rule is made when it is first asked for."""
        if isinstance(specification, str):
            return NUMBER if specification == COUNT else specification
        if specification in _TERMINALS:
            return _TERMINALS[specification]
        if specification not in self._named:
            name = self._named[specification] = f"r{len(self._named)}"
            self._make(name, specification)
        return self._named[specification]

    def _make(self, name: str, specification: Any) -> None:
        if isinstance(specification, WordList):
            self.titles[name] = specification.title
            self._rules[f"?{name}"] = [
                self._alternative(self._terminals(words), _constant(value))
                for words, value in specification.words.items()
            ]
        elif isinstance(specification, Several):
            self._make_several(name, specification)
        elif typing.get_args(specification):
            self._rules[f"?{name}"] = [self._symbol(part) for part in typing.get_args(specification)]
        else:
            title = self.vocabulary.titles.get(specification)
            if title:
                self.titles[name] = title
            alternatives = self._rules[f"?{name}"] = []
            alternatives += [
                alternative for node in self._spoken(specification) for alternative in self._alternatives(node)
            ]
            alternatives += [self._symbol(sort) for sort in self._below(specification)]
            if not alternatives:
                raise VocabularyError(f"no phrase says a {specification.__name__}")

    def _make_several(self, name: str, specification: Several) -> None:
        if specification.wrap is not None:  # named before its items are, since they may hold such a list in turn
            outer = self._named[specification] = f"{name}w"
            self._rules[f"?{outer}"] = [self._alternative(name, _wrapped(specification.wrap))]
        item = self._symbol(specification.of)
        again = item
        if specification.elided:
            again = f"{name}e"
            self._rules[f"?{again}"] = [item, *self._elided(specification)]
        separator, end = self._terminals(specification.separator), self._terminals(specification.end)
        self._rules[name] = [f"{item} {end}", f"{name} {separator} {again} {end}"]
        self.callbacks[name] = _gatherer(specification.of)

    def _elided(self, specification: Several) -> list[str]:
        """The phrases that begin with the words that need not be repeated, without these words."""
        found = []
        for sort in classes(specification.of):
            for node in self.vocabulary.phrases:
                if is_a(node, sort):
                    found += self._alternatives(node, without=tuple(specification.elided.split("/")))
        return found

    def _spoken(self, sort: type[Node]) -> list[type[Node]]:
        """The nodes with phrases that stand directly under a sort."""
        below = [other for other in self._sorts if other is not sort and is_a(other, sort)]
        return [
            node
            for node in self.vocabulary.phrases
            if is_a(node, sort) and not any(is_a(node, other) for other in below)
        ]

    def _below(self, sort: type[Node]) -> list[type[Node]]:
        """The sorts directly under a sort."""
        below = [other for other in self._sorts if other is not sort and is_a(other, sort)]
        return [s for s in below if not any(s is not other and is_a(s, other) for other in below)]

    def _alternatives(self, node: type[Node], without: tuple[str, ...] | None = None) -> list[str]:
        found = []
        for phrase in self.vocabulary.phrases[node]:
            for parts in () if phrase.printed_only else phrase.variants():
                if without is not None and parts[0] != TemplateWord(without):
                    continue
                symbols, slots = self._symbols(node, phrase, parts if without is None else parts[1:])
                alternative = self._alternative(symbols, _builder(node, phrase, slots, self.vocabulary.limits))
                self.origin[alternative.rpartition("-> ")[2]] = phrase
                found.append(alternative)
        return found

    def _symbols(self, node: type[Node], phrase: Phrase, parts: Sequence[Part]) -> tuple[str, list[tuple[str, Any]]]:
        symbols: list[str] = []
        slots: list[tuple[str, Any]] = []
        quotes = 0
        for part in parts:
            if isinstance(part, TemplateWord):
                if part.forms == (_QUOTE,):
                    symbols.append((OPEN, CLOSE)[quotes % 2])
                    quotes += 1
                else:
                    symbols.append(self.lexicon.terminal(part.forms[0]))
            elif isinstance(part, Slot):
                specification = self.vocabulary.specification(node, phrase, part.name)
                symbols.append(self._symbol(specification))
                slots.append((part.name, specification))
        return " ".join(symbols), slots

    def _alternative(self, symbols: str, callback: Callback) -> str:
        name = f"p{len(self.callbacks)}"
        self.callbacks[name] = callback
        return f"{symbols} -> {name}"


def _builder(node: type[Node], phrase: Phrase, slots: Sequence[tuple[str, Any]], limits: Limits) -> Callback:
    """What makes a node of the values found in the slots of one of its phrases."""
    implied = phrase.implied
    names = [name for name, _ in slots]
    numbers = [(place, name) for place, (name, slot) in enumerate(slots) if slot is int or slot in _NUMBERS]
    converters = [_VALUES.get(specification, _same) for _, specification in slots]
    read = phrase.read

    def build(children: list[Any]) -> Node:
        values = {**implied}
        for name, convert, child in zip(names, converters, children, strict=True):
            values[name] = convert(child)
        if numbers:
            limits.check(node, values, {name: children[place].start_pos for place, name in numbers})
        return node(**(read(values) if read is not None else values))

    return build


def _same(child: Any) -> Any:
    return child


def _constant(value: Any) -> Callback:
    return lambda children: value


def _gatherer(item: Any) -> Callback:
    """What makes a list of its first item, or of the list so far and one item more."""
    convert = _VALUES.get(item, _same)

    def gather(children: list[Any]) -> tuple[Any, ...]:
        before = children[0] if len(children) > 1 else ()
        return (*before, convert(children[-1]))

    return gather


def _wrapped(wrap: Callable[[tuple[Any, ...]], Any]) -> Callback:
    return lambda children: children[0][0] if len(children[0]) == 1 else wrap(children[0])
