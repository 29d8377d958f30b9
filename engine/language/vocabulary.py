"""A vocabulary: the nodes that texts of a game may consist of, with their phrases.

What a slot of a phrase holds is its *specification*: a number, a name, a list of words, or a *sort*, which is a class
whose nodes may stand there (`Condition`, `Target`). The grammar has a rule for every sort.
"""

from __future__ import annotations

import functools
import inspect
import operator
import types
import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any

from engine.kernel.abilities import Ability, Node
from engine.language.errors import VocabularyError
from engine.language.limits import Limits
from engine.language.phrases import Phrase, phrasings


class Vocabulary:
    """The nodes of some modules, and their phrases.

    - ``more``: phrases of nodes that are declared elsewhere (the kernel's abilities), and further phrases of these.
    - ``titles``: what errors call the nodes of a type, or the words of a kind ("a condition").
    - ``quoted``: a regular expression for how a quoted ability begins; all else in quotation marks is a name.
    - ``shared``: modules of which a game takes what it has words and a place for. A phrase about cards in play is left
      out where the game says nothing of such cards. A node of the game's own takes the place of the one that it
      inherits from and is called like.
    - ``limits``: how great numbers may be.
    - ``owners_zones``: the nodes that put cards into zones of their owners, whosever zone a text names.
    - ``anyones_zones``: the names of zones into which these put the cards of the other player as well.
    """

    def __init__(
        self,
        modules: Iterable[ModuleType],
        more: Mapping[type[Node], tuple[Phrase, ...]],
        titles: Mapping[type[Node] | str, str],
        *,
        quoted: str = "",
        shared: Iterable[ModuleType] = (),
        limits: Limits | None = None,
        owners_zones: Collection[type[Node]] = (),
        anyones_zones: Collection[str] = (),
    ) -> None:
        own = [node for module in modules for node in _declared(module)]
        special = {base for node in own for base in node.__mro__[1:] if base.__name__ == node.__name__}
        from_shared = [node for module in shared for node in _declared(module) if node not in special]
        declared = [*own, *from_shared]
        self.nodes: dict[str, type[Node]] = {}
        for node in [*declared, *more]:
            if self.nodes.setdefault(node.saved_name(), node) is not node:
                raise VocabularyError(f"two nodes are called {node.saved_name()}; saves tell nodes by their names")
        self.phrases = {node: phrasings(node) for node in declared if phrasings(node)}
        for node, further in more.items():
            self.phrases[node] = (*self.phrases.get(node, ()), *further)
        self.titles = titles
        self.quoted = quoted
        self.limits = limits or Limits()
        self.owners_zones = frozenset(owners_zones)
        self.anyones_zones = frozenset(anyones_zones)
        self._hints = {node: typing.get_type_hints(node) for node in self.phrases}
        for node, phrases in self.phrases.items():
            for phrase in phrases:
                _check(node, phrase, self._hints[node])
        taken = {node for node in from_shared if node not in more}
        while self._leave_out({node for node in taken if self._unsayable(node)}):
            pass
        self._leave_out(taken - self._reached())

    def specification(self, node: type[Node], phrase: Phrase, slot: str) -> Any:
        """What a slot of a phrase holds: a class or union of classes, int, str, or what the phrase itself says."""
        if slot in phrase.given:
            return self._without_unsaid(phrase.given[slot])
        return self._without_unsaid(_without_none(self._hints[node][slot]))

    def sorts(self) -> list[type[Node]]:
        """All classes that slots hold, in a stable order."""
        found: dict[type[Node], None] = {}
        for node, phrases in self.phrases.items():
            for phrase in phrases:
                for slot in phrase.slots:
                    for sort in classes(self.specification(node, phrase, slot)):
                        found.setdefault(sort)
        return list(found)

    def _of(self, sort: type[Node]) -> Iterator[type[Node]]:
        """The nodes that can be said where a sort is wanted."""
        return (node for node in self.phrases if is_a(node, sort))

    def _wanted(self, node: type[Node], phrase: Phrase) -> Iterator[type[Node]]:
        for slot in phrase.slots:
            yield from classes(self.specification(node, phrase, slot))

    def _without_unsaid(self, specification: Any) -> Any:
        """A union without the sorts that need words of the game's own (`needs_words`), where it has none."""
        if typing.get_origin(specification) not in (typing.Union, types.UnionType):
            return specification
        parts = typing.get_args(specification)
        kept = [part for part in parts if not getattr(part, "needs_words", False) or any(self._of(part))]
        return specification if len(kept) == len(parts) else functools.reduce(operator.or_, kept)

    def _unsayable(self, node: type[Node]) -> bool:
        """Whether one of the node's phrases has a slot that nothing can fill."""
        phrases = self.phrases.get(node, ())
        return any(not any(self._of(sort)) for phrase in phrases for sort in self._wanted(node, phrase))

    def _reached(self) -> set[type[Node]]:
        """The nodes that a text can come to, beginning with an ability."""
        reached: set[type[Node]] = set()
        wanted: set[type[Node]] = {Ability}
        waiting: list[type[Node]] = [Ability]
        while waiting:
            for node in [node for node in self._of(waiting.pop()) if node not in reached]:
                reached.add(node)
                further = {sort for phrase in self.phrases[node] for sort in self._wanted(node, phrase)} - wanted
                wanted |= further
                waiting += further
        return reached

    def _leave_out(self, nodes: set[type[Node]]) -> bool:
        """Take the phrases of these nodes away; whether any had some."""
        said = [node for node in nodes if node in self.phrases]
        for node in said:
            del self.phrases[node]
        return bool(said)


def is_a(node: type[Node], sort: type[Node]) -> bool:
    """`issubclass`, without what makes it slow of abstract classes: none has others registered for it."""
    return sort in node.__mro__


def classes(specification: Any) -> list[type[Node]]:
    """The node classes in a specification."""
    if isinstance(specification, type) and issubclass(specification, Node):
        return [specification]
    if typing.get_origin(specification) in (typing.Union, types.UnionType):
        return [found for part in typing.get_args(specification) for found in classes(part)]
    return classes(specification.of) if hasattr(specification, "of") else []


def _declared(module: ModuleType) -> list[type[Node]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, Node)
        and value.__module__ == module.__name__
        and not inspect.isabstract(value)
    ]


def _check(node: type[Node], phrase: Phrase, fields: Collection[str]) -> None:
    """A phrase must fill every field it does not leave at its default, and name no field that is not there."""
    if phrase.read is not None:
        return
    unknown = {*phrase.slots, *phrase.given} - {*fields}
    if unknown:
        raise VocabularyError(f"{node.__name__} has no field {', '.join(sorted(unknown))}: {phrase.template!r}")


def _without_none(annotation: Any) -> Any:
    if typing.get_origin(annotation) not in (typing.Union, types.UnionType):
        return annotation
    parts = [part for part in typing.get_args(annotation) if part is not type(None)]
    return functools.reduce(operator.or_, parts)
