"""The phrases of a vocabulary as a table for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.abilities import Node
from engine.language.phrases import Saying, Several, WordList
from engine.language.vocabulary import Vocabulary


def phrase_table(vocabulary: Vocabulary) -> str:
    """Markdown: for everything a slot can hold, the phrases that say it, with the first line of what they mean."""
    lines: list[str] = []
    for sort in sorted(_sorts(vocabulary), key=lambda sort: _title(vocabulary, sort)):
        phrases = list(_phrases(vocabulary, sort))
        if phrases:
            lines += [f"### {_title(vocabulary, sort)}", "", "| phrase | meaning |", "|---|---|", *phrases, ""]
    lines += ["### Lists of words", "", "| list | words |", "|---|---|", *sorted(set(_lists(vocabulary))), ""]
    return "\n".join(lines)


def _sorts(vocabulary: Vocabulary) -> list[type[Node]]:
    """What slots hold, and the kinds of abilities, which no slot holds."""
    sorts = vocabulary.sorts()
    roots = [base for node in vocabulary.phrases for base in node.__mro__[1:2] if base not in sorts]
    return [*sorts, *dict.fromkeys(roots)]


def _title(vocabulary: Vocabulary, sort: type[Node]) -> str:
    return vocabulary.titles.get(sort) or (sort.__doc__ or sort.__name__).split("\n")[0].rstrip(".")


def _phrases(vocabulary: Vocabulary, sort: type[Node]) -> Iterator[str]:
    """The rows of the nodes that stand directly under a sort, or are it."""
    sorts = _sorts(vocabulary)
    for node, spoken in vocabulary.phrases.items():
        nearest = next((base for base in node.__mro__ if base in sorts), None)
        if nearest is sort:
            meaning = (node.__doc__ or "").split("\n")[0]
            for saying in spoken:
                if not saying.printed_only:
                    yield f"| `{_cell(saying.template)}` | {_cell(meaning)} |"


def _lists(vocabulary: Vocabulary) -> Iterator[str]:
    for node, spoken in vocabulary.phrases.items():
        for saying in spoken:
            for slot in saying.slots:
                for words in _word_lists(vocabulary, node, saying, slot):
                    said = ", ".join(word.replace("_", " ") for word in words.words)
                    yield f"| {words.title} (`{{{slot}}}`) | {_cell(said)} |"


def _word_lists(vocabulary: Vocabulary, node: type[Node], saying: Saying, slot: str) -> Iterator[WordList]:
    specification: Any = vocabulary.specification(node, saying, slot)
    while isinstance(specification, Several):
        specification = specification.of
    if isinstance(specification, WordList):
        yield specification


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
