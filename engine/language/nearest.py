"""The nearest phrase: which of the phrases that a grammar knows resembles what was written where reading stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import LCSseq

from engine.language.grammar import Grammar
from engine.language.phrases import OptionalPart, Part, Slot, TemplateWord, parse
from engine.language.words import Word

BREAKS: Final = (".", ",", ":", "]", "[", "&")
"""The marks between clauses."""

_AROUND: Final = 6  # how many words before and after the place are compared
_FEWEST: Final = 2  # words that a phrase must share with what was written
_SHARED: Final = 0.6  # which part of its own words that must be
_LACKED: Final = 1.2  # what a word of the phrase costs that was not written, in shared words
_LEAST: Final = 2.0  # shared words, less what is lacked: from here on a phrase is worth suggesting


class NearestPhrases:
    """The phrases of a grammar, to be compared by their words; what stands in their slots makes no difference."""

    def __init__(self, grammar: Grammar) -> None:
        known = grammar.lexicon.words
        phrases: dict[str, list[str]] = {}
        for each in (phrase for phrases in grammar.vocabulary.phrases.values() for phrase in phrases):
            parts = parse(each.template)
            words = [known.get(word, word) for word in _words(parts)]
            if len(words) >= _FEWEST:
                phrases.setdefault(readable(parts), words)
        self._templates = sorted(phrases)
        self._words = [phrases[template] for template in self._templates]

    def find(self, words: Sequence[Word], index: int) -> str:
        """The phrase that shares most words, in their order, with the clause around a word; "" if none is near.

        It shares that word or one behind it: what stands before has been read.
        """
        start = max((place + 1 for place in range(index) if words[place].value in BREAKS), default=0)
        end = next((place for place in range(index, len(words)) if words[place].value in BREAKS), len(words))
        before = [word.terminal for word in words[max(start, index - _AROUND) : index]]
        behind = [word.terminal for word in words[index : min(end, index + _AROUND)]]
        written = " ".join([word.value for word in words[max(start, index - _AROUND) : min(end, index + _AROUND)]])
        best, found = (_LEAST, 0, 0.0), ""
        for _, shared, number in process.extract(
            before + behind, self._words, scorer=LCSseq.similarity, score_cutoff=_FEWEST, limit=None
        ):
            phrase = self._words[number]
            likeness = shared + (words[index].terminal in phrase) - _LACKED * (len(phrase) - shared)
            if shared < _SHARED * len(phrase) or likeness < best[0] or not LCSseq.similarity(behind, phrase):
                continue
            near = (likeness, -len(phrase), fuzz.ratio(written, self._templates[number]))
            if near > best:
                best, found = near, self._templates[number]
        return found


def readable(parts: Sequence[Part]) -> str:
    """A template as people read it: "( for each {group})?" is "( for each {group})"."""
    text = ""
    for part in parts:
        if isinstance(part, TemplateWord):
            text += part.forms[0].replace("_", " ")
        elif isinstance(part, Slot):
            text += f"{{{part.name}}}"
        elif isinstance(part, OptionalPart):
            text += f"({readable(part.parts)})"
        else:
            text += " "
    return text


def _words(parts: Sequence[Part]) -> Iterator[str]:
    """The words of a template, the first form of each."""
    for part in parts:
        if isinstance(part, TemplateWord):
            yield part.forms[0].lower()
        elif isinstance(part, OptionalPart):
            yield from _words(part.parts)
