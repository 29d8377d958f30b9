"""Random texts: a walk through the phrases of a vocabulary that says whatever they allow."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from engine.kernel.abilities import Ability, Node
from engine.language.limits import STATISTIC
from engine.language.phrases import Part, Phrase, Several, Slot, Space, TemplateWord, WordList
from engine.language.vocabulary import Vocabulary, classes, is_a
from engine.language.words import COUNT, KIND, NAME, NUMBER, NUMBER_WORDS, SIGNED

_NUMBERS = (int, NUMBER, COUNT, SIGNED)
_WORDS: dict[Any, Callable[[random.Random], str]] = {
    NUMBER: lambda chance: str(chance.choice((0, 1, 1, 2, 3, 10000))),
    int: lambda chance: str(chance.choice((0, 1, 1, 2, 3, 10000))),
    COUNT: lambda chance: chance.choice(("zero", "one", "one", "two", "three", "11", "3")),
    SIGNED: lambda chance: f"{chance.choice([1000, 5000, -2000, 1, -1]):+d}",
    NAME: lambda chance: chance.choice(['"Blaster Blade"', '"AUTO Repair!"', '"Dragonic Overlord the End"']),
    str: lambda chance: chance.choice(['"Wingal"', '"The Я-Unit, No. 5"']),
    KIND: lambda chance: chance.choice(["<Salamander>", "<High Beast>"]),
}


def read_number(word: str) -> int:
    """The number that a word says."""
    return NUMBER_WORDS.index(word) if word in NUMBER_WORDS else int(word)


class Speaker:
    """Says random things in the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._nodes = cache(self._nodes_of)
        self._options = cache(self._options_of)
        self._depths: dict[type[Node], float] = dict.fromkeys(vocabulary.phrases, math.inf)
        changed = True
        while changed:
            changed = False
            for node in vocabulary.phrases:
                least = min((self._phrase_depth(node, phrase) for phrase in self._phrases(node)), default=math.inf)
                if least < self._depths[node]:
                    self._depths[node], changed = least, True

    def ability(self, chance: random.Random, depth: int = 9) -> str:
        """The text of a random ability."""
        return self._say(chance, Ability, depth)

    def _phrases(self, node: type[Node]) -> list[Phrase]:
        return [phrase for phrase in self._vocabulary.phrases[node] if not phrase.printed_only]

    def _say(self, chance: random.Random, specification: Any, depth: int) -> str:
        if isinstance(specification, Several):
            most = 3 if depth > 3 else 1
            items = [self._say(chance, specification.of, depth - 1) for _ in range(chance.randint(1, most))]
            return specification.separator.join(item + specification.end for item in items)
        if isinstance(specification, WordList):
            return chance.choice(sorted(specification.words)).replace("_", " ")
        if specification in _WORDS:
            return _WORDS[specification](chance)
        options = self._options(specification)
        fitting = [option for option in options if option[0] <= depth]
        if not fitting:
            fitting = [min(options, key=lambda option: option[0])]
        _, node, phrase = chance.choice(fitting)
        variants = _by_length(phrase.template)
        parts = chance.choice(variants) if depth > 3 else variants[0]
        return "".join(self._part(chance, node, phrase, part, depth) for part in parts)

    def _part(self, chance: random.Random, node: type[Node], phrase: Phrase, part: Part, depth: int) -> str:
        if isinstance(part, Space):
            return " "
        if isinstance(part, TemplateWord):
            return chance.choice(part.forms).replace("_", " ")
        assert isinstance(part, Slot)
        specification = self._vocabulary.specification(node, phrase, part.name)
        if specification not in _NUMBERS:
            return self._say(chance, specification, depth - 1)
        limits = self._vocabulary.limits
        greatest = limits.greatest(node, phrase.implied)
        if STATISTIC in phrase.slots:  # which one may be said later
            greatest = max(limits.statistics.values())
        while abs(read_number(said := _WORDS[specification](chance))) > greatest:
            pass
        return said

    def _options_of(self, specification: Any) -> list[tuple[float, type[Node], Phrase]]:
        """What may be said for a specification: phrases, and how deep each is at least."""
        nodes = self._nodes(specification)
        return [(self._phrase_depth(node, phrase), node, phrase) for node in nodes for phrase in self._phrases(node)]

    def _nodes_of(self, specification: Any) -> list[type[Node]]:
        return [node for sort in classes(specification) for node in self._vocabulary.phrases if is_a(node, sort)]

    def _phrase_depth(self, node: type[Node], phrase: Phrase) -> float:
        shortest, *_ = _by_length(phrase.template)
        slots = [part.name for part in shortest if isinstance(part, Slot)]
        return 1 + max((self._least_depth(self._vocabulary.specification(node, phrase, s)) for s in slots), default=0)

    def _least_depth(self, specification: Any) -> float:
        depths = [self._depths[node] for node in self._nodes(specification)]
        return min(depths, default=0 if not classes(specification) else math.inf)


@cache
def _by_length(template: str) -> list[tuple[Part, ...]]:
    """A template with and without each part that may be left out, the shortest first."""
    return sorted(Phrase(template).variants(), key=len)
