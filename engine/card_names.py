"""Names as people write them: which card is meant by one, and which names are near one that no card has.

Case, punctuation, accents and the width of letters make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rapidfuzz import fuzz, process
from rapidfuzz.utils import default_process

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook

SUGGESTIONS: Final = 3
"""How many near names are offered for a card that does not exist."""

LONGEST_NAME: Final = 100
"""How long a text may be for which near names are looked for: no card has a longer name."""

_PIECE: Final = 100  # longer than any name
_ACCENTS: Final = re.compile(r"[\u0300-\u036f]+")


def fold(text: str) -> str:
    """A name without what makes no difference: case, punctuation, spaces, accents and the width of letters.

    Putting accents in order takes time by the square of their number, so a long text is folded piece by piece.
    """
    if len(text) > _PIECE:
        return "".join(fold(text[at : at + _PIECE]) for at in range(0, len(text), _PIECE))
    plain = unicodedata.normalize("NFKC", _ACCENTS.sub("", unicodedata.normalize("NFKD", text)))
    return "".join(filter(str.isalnum, plain.casefold()))


def find_card(rulebook: Rulebook, text: str) -> CardDefinition | None:
    """The card of this number or name, written in any way; None if there is none."""
    number = index_of(rulebook).find(text)
    return rulebook.cards()[number] if number is not None else None


def folded_cards(rulebook: Rulebook) -> Sequence[tuple[str, str, CardDefinition]]:
    """All cards of a game behind their folded names and numbers."""
    return index_of(rulebook).folded


def nearest_names(rulebook: Rulebook, text: str, count: int = SUGGESTIONS) -> tuple[str, ...]:
    """Names of cards that are much like this text, the nearest first."""
    return index_of(rulebook).near(text, count)


def nearest(text: str, names: Sequence[str]) -> str | None:
    """The one of these names that is most like a text, if any is; the shortest that goes on after it, if one does."""
    wanted = fold(text[:LONGEST_NAME])
    begun = [name for name in names if wanted and fold(name).startswith(wanted)]
    if begun:
        return min(begun, key=len)
    found = process.extractOne(
        text[:LONGEST_NAME], names, scorer=fuzz.ratio, score_cutoff=50, processor=default_process
    )
    return None if found is None else found[0]


def nearest_first(text: str, names: Iterable[str]) -> list[str]:
    """These names, each once, those first that are most like a text."""
    different = list(dict.fromkeys(names))
    return [name for name, _, _ in process.extract(text[:LONGEST_NAME], different, scorer=fuzz.ratio, limit=None)]


class _Comparison(NamedTuple):
    """A way to compare a text with names."""

    scorer: Callable[..., Any]
    weight: float  #: what its score counts for beside those of the others
    least: float  #: the score in percent from which on a name is near


_AS_A_WHOLE: Final = _Comparison(fuzz.ratio, 1.0, 75)
"""For what is misspelt, or has its words run together. A text that is near no name so may be the title of a list."""

_IN_PART: Final = (
    _Comparison(fuzz.token_ratio, 0.95, 76),  # in another order, or words are lacking
    _Comparison(fuzz.partial_ratio, 0.9, 84),  # both: misspelt, and words are lacking
)
"""For names that may be written in part or in another order.

What they have in common must be most of the shorter one. (`fuzz.WRatio` is content with any word, such as "of".)
"""

_TELLING_WORD: Final = re.compile(r"\w{4}")
"""Only a text with a word of four letters is compared in part: shorter ones, such as "the", are in many names."""

_SHORTEST_PART: Final = 0.5
"""Only names with at least so much of a text's length can be a part of it.

"Transplant Surgeon" does not mean "Plant"; but "Wingal (mine)" means "Wingal".
"""


class CardIndex:
    """Cards by folded number and by folded name.

    Of several cards with one name the lowest number is meant; that of a further card only where the game itself has
    none, so that nobody's cards take the place of those that everybody knows.
    """

    def __init__(self, cards: Mapping[str, CardDefinition], further: frozenset[str] = frozenset()) -> None:
        self.cards = cards
        from_last = sorted(cards, key=lambda number: (number in further, number), reverse=True)
        self.by_number = {fold(number): number for number in from_last}
        self.by_name = {fold(cards[number].name): number for number in from_last}
        self.folded = [(fold(card.name), fold(card.number), card) for card in cards.values()]
        self._compared = {number: default_process(cards[number].name) for number in self.by_name.values()}

    def find(self, text: str) -> str | None:
        """The number of the card that is written like this."""
        folded = fold(text)
        return self.by_number.get(folded) or self.by_name.get(folded)

    def near(self, text: str, count: int = SUGGESTIONS) -> tuple[str, ...]:
        """Names of cards that this may have meant."""
        if len(text) > LONGEST_NAME:
            return ()
        written = default_process(text)
        comparisons = [(_AS_A_WHOLE, self._compared)]
        if _TELLING_WORD.search(written):
            shortest = _SHORTEST_PART * len(written)
            names = {number: name for number, name in self._compared.items() if len(name) >= shortest}
            comparisons += [(in_part, names) for in_part in _IN_PART]
        likeness: dict[str, float] = {}
        for (scorer, weight, least), names in comparisons:
            for _, score, number in process.extract(written, names, scorer=scorer, limit=count, score_cutoff=least):
                likeness[number] = max(likeness.get(number, 0), weight * score)
        best = sorted(likeness, key=likeness.__getitem__, reverse=True)[:count]
        return tuple(self.cards[number].name for number in best)

    def almost_names(self, text: str) -> bool:
        """Whether this is a card's name but for a few letters."""
        if len(text) > LONGEST_NAME:
            return False
        scorer, _, least = _AS_A_WHOLE
        return process.extractOne(default_process(text), self._compared, scorer=scorer, score_cutoff=least) is not None


def index_of(rulebook: Rulebook) -> CardIndex:
    """The cards of a game, made ready once: it takes longer than to read a list."""
    return _index_of(rulebook.cards, rulebook.further)


@lru_cache(maxsize=64)
def _index_of(cards: Callable[[], Mapping[str, CardDefinition]], further: frozenset[str]) -> CardIndex:
    return CardIndex(cards(), further)
