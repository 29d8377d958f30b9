"""Typed cards of a game of which no card database is known: its card language, in other words and marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.kernel.definitions import CardDefinition
from engine.language.prints.choices import with_choices
from engine.language.prints.dialect import PrintReader
from engine.language.prints.everyday import EVERYDAY
from engine.language.prints.everyday_actions import AMONG_THEM, EVERYDAY_DEEDS
from engine.language.prints.facts import Facts, MadeRow, Prints
from engine.language.prints.hands import HANDS
from engine.language.prints.others_meant import OTHERS_MEANT
from engine.language.prints.rewording import Rewording, reworded
from engine.language.prints.sentence_order import SENTENCE_ORDER
from engine.language.prints.typed_text import (
    DRAWS,
    OFFERS,
    OPPONENTS,
    OTHERWISE,
    SENTENCES,
    as_printed,
    outside_names,
    refuse_otherwise,
    refuse_unless,
    with_whole_sentences,
    without_remarks,
)
from engine.language.prints.typography import plain

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


def typed_lines(text: str, begins: Callable[[str], bool], spelt: Callable[[str], str]) -> list[str]:
    """The abilities of a typed text, one a line, as the card language spells them.

    ``begins`` tells the lines that begin an ability, and ``spelt`` spells one of them.
    """

    def changed(typed: str) -> str:
        whole = with_whole_sentences(with_choices(as_printed(typed), _joined), begins)
        return "\n".join([spelt(line.strip()) for line in whole.split("\n")])

    return [line for line in outside_names(plain(text), changed).split("\n") if line]


def as_the_language_says_it(said: str, words: Iterable[Rewording], amounts: Iterable[Rewording]) -> str:
    """What an ability says, with a game's own words and amounts in those of its card language."""
    changes = (
        *OTHERS_MEANT,
        *HANDS,
        *AMONG_THEM,
        *EVERYDAY_DEEDS,
        *OFFERS,
        *SENTENCE_ORDER,
        *EVERYDAY,
        *OPPONENTS,
        *OTHERWISE,
        *words,
        *amounts,
        *DRAWS,
        *SENTENCES,
    )
    options = _OPTIONS.search(said)
    if options is None:
        return reworded(refuse_otherwise(refuse_unless(without_remarks(said))), changes)
    before = as_the_language_says_it(said[: options.start()], words, amounts)
    each = [as_the_language_says_it(one, words, amounts) for one in _BETWEEN.split(options["options"])]
    return f"{before} one of these: {_in_parentheses(each)}."


_OPTIONS: Final = re.compile(r"(?<=choose|hooses) one of these: \((?P<options>.+)\)\.?$")
_BETWEEN: Final = re.compile(r"\) or \(")


def _joined(said: str, options: Sequence[str]) -> str:
    return f"{said} one of these: {_in_parentheses(options)}."


def _in_parentheses(options: Iterable[str]) -> str:
    return " or ".join([f"({option[:1].lower()}{option[1:]})" for option in options])


def typed_prints(
    reader: Callable[[], PrintReader],
    define: Callable[[Sequence[Mapping[str, Any]]], Mapping[str, CardDefinition]],
    called: str,
    other_texts: Mapping[str, str] = _NONE,
) -> Prints:
    """What importing asks of such a game; ``called`` is how a text calls the card that it is on."""
    return Prints(reader, _no_row, {}, define, lambda facts: False, called=lambda row: called, other_texts=other_texts)


def _no_row(facts: Facts) -> MadeRow:
    raise ValueError("no database of cards of this game is known")
