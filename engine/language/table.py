"""The phrases of a vocabulary as a table for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.kernel.abilities import Node
from engine.language.phrases import Phrase, Several, WordList
from engine.language.vocabulary import Vocabulary

_UNTITLED: Final = "a part of another phrase"


def phrase_table(vocabulary: Vocabulary) -> str:
    """Markdown: for every sort of phrase, what says it, with the first line of what it means."""
    sections: dict[str, list[str]] = {}
    for node in vocabulary.phrases:
        sections.setdefault(_title(vocabulary, node), []).extend(_phrases(vocabulary, node))
    lines: list[str] = []
    for title in sorted(sections):
        if sections[title]:
            lines += [
                f"### {title[:1].upper()}{title[1:]}",
                "",
                "| phrase | meaning |",
                "|---|---|",
                *sections[title],
                "",
            ]
    lines += ["### Lists of words", "", "| list | words |", "|---|---|", *sorted(set(_lists(vocabulary))), ""]
    return "\n".join(lines)


def _title(vocabulary: Vocabulary, node: type[Node]) -> str:
    """What the nearest class above a node that has a title is called; those without any stand together."""
    return next((vocabulary.titles[base] for base in node.__mro__ if base in vocabulary.titles), _UNTITLED)


def _phrases(vocabulary: Vocabulary, node: type[Node]) -> Iterator[str]:
    """The rows of a node."""
    meaning = (node.__doc__ or "").split("\n")[0]
    for phrase in vocabulary.phrases[node]:
        if not phrase.printed_only:
            yield f"| `{_cell(phrase.template)}` | {_cell(meaning)} |"


def _lists(vocabulary: Vocabulary) -> Iterator[str]:
    for node, phrases in vocabulary.phrases.items():
        for phrase in phrases:
            for slot in phrase.slots:
                for words in _word_lists(vocabulary, node, phrase, slot):
                    said = ", ".join(word.replace("_", " ") for word in words.words)
                    yield f"| {words.title} (`{{{slot}}}`) | {_cell(said)} |"


def _word_lists(vocabulary: Vocabulary, node: type[Node], phrase: Phrase, slot: str) -> Iterator[WordList]:
    specification: Any = vocabulary.specification(node, phrase, slot)
    while isinstance(specification, Several):
        specification = specification.of
    if isinstance(specification, WordList):
        yield specification


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
