"""Phrases: how a node is put into words. A phrase is declared once, above its node, and read in both directions.

    >>> @phrase("draw a card", count=1)
    ... @phrase("draw {count} cards( at random)?")
    ... @dataclass(frozen=True, slots=True)
    ... class Draw(Node):
    ...     count: int
    >>> [(each.template, each.slots, each.implied) for each in phrasings(Draw)]
    [('draw a card', (), {'count': 1}), ('draw {count} cards( at random)?', ('count',), {})]

The compiler reads the template, the printer fills it; where several fit, the printer takes the first. In a template

- ``{slot}`` is what stands in the field of that name, by the field's type: a node, a number, a name, a word of a list;
  ``{slot+}`` says it in the plural, ``{slot-}`` in the singular;
- ``gets/get`` are the forms of one word in the singular and in the plural, as what stands before it demands; a third
  form is for the plural as the subject (``it/them/they``);
- ``in_the_same_column`` are several words that count as one;
- ``( for each {group})?`` may be left out, and is when the field has its default;
- a keyword argument that is no slot is a value that the phrase implies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple, TypeVar

from engine.kernel.abilities import Node
from engine.language.errors import VocabularyError
from engine.language.words import WORD

N = TypeVar("N", bound=Node)

_PHRASINGS: Final = "__phrasings__"


class TemplateWord(NamedTuple):
    """A word of a template, in its forms."""

    forms: tuple[str, ...]


class Space(NamedTuple):
    """A space between words."""


class Slot(NamedTuple):
    """A place for the value of a field. ``plural`` None leaves the number to what stands before it."""

    name: str
    plural: bool | None = None


class OptionalPart(NamedTuple):
    """A part that may be left out."""

    parts: tuple[Part, ...]


Part = TemplateWord | Space | Slot | OptionalPart


@dataclass(frozen=True, slots=True, eq=False)
class WordList:
    """A closed list of words that stand for values: zones, durations, colours."""

    title: str
    words: Mapping[str, Any]

    def word(self, value: Any) -> str:
        """The word for a value."""
        return next(word for word, meant in self.words.items() if meant == value)


@dataclass(frozen=True, slots=True, eq=False)
class Several:
    """One or more of something, with ``separator`` between them and ``end`` after each; the value is a tuple.

    Words that all items begin with (``elided``) need not be repeated: "gets AP +1000 and turn cost -1". ``wrap``
    makes one value of several items, a single item then stands for itself; ``unwrap`` gives the items of any value.
    """

    of: Any
    separator: str
    elided: str = ""
    end: str = ""
    wrap: Callable[[tuple[Any, ...]], Any] | None = None
    unwrap: Callable[[Any], tuple[Any, ...]] | None = None


Assemble = Callable[[dict[str, Any]], dict[str, Any]]
"""From the values of the slots to those of the fields, or back, where they are not the same."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of a node: its template, what its slots hold, and what it implies.

    ``read`` turns the values of slots into fields, ``write`` does the reverse; None where they are the same. The
    printer uses the phrase only for nodes for which ``when`` holds. What is ``printed_only`` cannot be written on a
    card, and need not say all that the node holds.
    """

    template: str
    given: Mapping[str, Any] = field(default_factory=dict)
    read: Assemble | None = None
    write: Assemble | None = None
    when: Callable[[Any], bool] | None = None
    printed_only: bool = False

    @property
    def parts(self) -> tuple[Part, ...]:
        """The template, taken apart."""
        return parse(self.template)

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of all slots."""
        return _slots(self.template)

    @property
    def implied(self) -> dict[str, Any]:
        """The fields whose values the phrase implies."""
        slots = self.slots
        return {name: value for name, value in self.given.items() if name not in slots}

    def variants(self) -> Iterator[tuple[Part, ...]]:
        """The template with and without each part that may be left out."""
        yield from _variants(self.parts)


def phrase(
    template: str,
    *,
    when: Callable[[Any], bool] | None = None,
    printed_only: bool = False,
    **given: Any,
) -> Callable[[type[N]], type[N]]:
    """Declare a phrase for the node below. Keyword arguments say what a slot holds, or what the phrase implies."""

    def declare(node: type[N]) -> type[N]:
        setattr(node, _PHRASINGS, (Phrase(template, given, None, None, when, printed_only), *phrasings(node)))
        return node

    return declare


def phrasings(node: type[Node]) -> tuple[Phrase, ...]:
    """The phrases declared for a node itself, the preferred one first."""
    own: tuple[Phrase, ...] = vars(node).get(_PHRASINGS, ())
    return own


_PART = re.compile(
    rf"(?P<slot>\{{(?P<name>\w+)(?P<number>[+-]?)\}})|(?P<words>\d+/\w+|(?:{WORD}|_)+(?:/(?:{WORD}|_)+)*)|(?P<space>\s+)"
    r"|(?P<mark>[^\w\s{}])"
)
_NUMBERS = {"": None, "+": True, "-": False}


@cache
def parse(template: str) -> tuple[Part, ...]:
    """A template's parts. Raises `VocabularyError` for what cannot be read."""
    parts, end = _parse(template, 0, inside=False)
    if end != len(template):
        raise VocabularyError(f"the phrase {template!r} has a parenthesis too many")
    return parts


@cache
def _slots(template: str) -> tuple[str, ...]:
    return tuple(part.name for part in _flat(parse(template)) if isinstance(part, Slot))


def _parse(template: str, position: int, *, inside: bool) -> tuple[tuple[Part, ...], int]:
    parts: list[Part] = []
    while position < len(template):
        character = template[position]
        if character == "(":
            inner, end = _parse(template, position + 1, inside=True)
            if template.startswith(")?", end):
                parts.append(OptionalPart(inner))
                position = end + 2
            else:
                parts += [TemplateWord(("(",)), *inner, TemplateWord((")",))]
                position = end + 1
            continue
        if character == ")" and inside:
            return tuple(parts), position
        found = _PART.match(template, position)
        if found is None:
            raise VocabularyError(f"the phrase {template!r} cannot be read at {template[position:]!r}")
        parts.append(_part(found))
        position = found.end()
    if inside:
        raise VocabularyError(f"the phrase {template!r} has an open parenthesis")
    return tuple(parts), position


def _part(found: re.Match[str]) -> Part:
    if found["slot"]:
        return Slot(found["name"], _NUMBERS[found["number"]])
    if found["space"]:
        return Space()
    text = found["words"] or found["mark"]
    return TemplateWord((text,) if text[0].isdigit() or text == "/" else tuple(text.split("/")))


def _variants(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    choices = [[(part,)] if not isinstance(part, OptionalPart) else [*_variants(part.parts), ()] for part in parts]
    for chosen in product(*choices):
        yield tuple(part for group in chosen for part in group)


def _flat(parts: tuple[Part, ...]) -> Iterator[Part]:
    for part in parts:
        if isinstance(part, OptionalPart):
            yield from _flat(part.parts)
        else:
            yield part
