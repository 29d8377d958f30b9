"""What errors explain: what could have stood in a place, and which known phrase comes nearest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from engine.language.grammar import Grammar
from engine.language.nearest import BREAKS, NearestPhrases, readable
from engine.language.phrases import TemplateWord, parse
from engine.language.words import CLOSE, KIND, NUMBER, OPEN, UNKNOWN, Word
from engine.language.words_of_other_games import said_plainly, word_of_this_game

_SHOWN: Final = 8  # how many possibilities a message lists
_ALIKE: Final = 55  # from which likeness on, in percent, a phrase is worth suggesting
_COMPARED: Final = 120  # how many characters of what was written are compared with known phrases
_QUOTED: Final = 60  # how much of a word a message quotes
_END: Final = "$END"
_DURATION: Final = "a duration"  # the list of words that says how long something lasts
_ENDS: Final = (".", ",", '"')  # where a sentence or a clause ends


class Explanations:
    """The words with which errors speak of a grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self._words = _shortest(grammar)
        self._terminals = grammar.lexicon.words
        self._known = sorted(self._terminals)
        self._titles = dict(grammar.titles)
        self._first = _first_sets(grammar)
        self._lasting = {
            each for name, title in self._titles.items() if title == _DURATION for each in self._first[name]
        }
        self._templates = sorted(
            {
                readable(parse(phrase.template))
                for phrases in grammar.vocabulary.phrases.values()
                for phrase in phrases
                if any(isinstance(part, TemplateWord) for part in parse(phrase.template))
            }
        )
        self._compared = [template.lower() for template in self._templates]
        self._nearest = NearestPhrases(grammar)

    def expected(self, terminals: Iterable[str], most: int = _SHOWN) -> list[str]:
        """These terminals in words: kinds of phrases where a whole kind may stand, single words otherwise.

        No more than ``most``, and how many more words there are.
        """
        left = set(terminals)
        found: list[str] = []
        named = [(title, self._first.get(name, {name})) for name, title in self._titles.items()]
        named.sort(key=lambda entry: (-len(entry[1]), entry[0]))
        everything = frozenset(left)
        for title, first in named:
            if first and first <= everything and first & left:
                left -= first
                if title not in found:
                    found.append(title)
        words = sorted(self._words.get(terminal, terminal) for terminal in left)
        more = len(found) + len(words) - most
        found += words[: max(most - len(found), 1)]
        return [*found, f"one of {more} other words"] if more > 0 else found

    def hint(self, line: str, words: Sequence[Word], index: int, terminals: Collection[str]) -> str:
        """A word or phrase that may have been meant, preferably one that could stand there (``terminals``)."""
        word = words[index]
        if word.terminal != UNKNOWN and index == 0:
            return ""  # it begins with what is no ability: what could begin one is told
        if word.value in _ENDS and not self._lasting.isdisjoint(terminals) and _gives(words[:index]):
            return "it does not say how long this lasts"
        open_ = 'it does not say whether more will do: write as "exactly 3" or "3 or more"'
        plainly = open_ if _leaves_bound_open(words, index) else said_plainly(word.value)
        if not plainly and word.terminal == UNKNOWN:
            plainly = word_of_this_game(word.value, self._terminals)
        if plainly:
            return plainly
        if word.terminal == UNKNOWN:
            written = word.value.lower()[:_COMPARED]
            fitting = [known for known in self._known if self._terminals[known] in terminals]
            close = _nearest(written, fitting, 0.6) or _nearest(written, self._known, 0.75)
            if close:
                return f"did you mean {close.replace('_', ' ')!r}?"
            begins = index == 0 or words[index - 1].value in BREAKS
            if KIND in terminals and not begins and word.value[:1].isupper():
                return f"what cards are stands in angle brackets: <{quoted(word.value)}>"
        near = self._nearest.find(words, index)
        if near and line[word.start :].lower().startswith(near):
            return ""  # that very phrase is written there
        if near:
            return f"the nearest known phrase is: {near}"
        start = max((w.end for w in words[:index] if w.value in BREAKS), default=0)
        end = min((w.start for w in words[index:] if w.value in BREAKS), default=len(line))
        written = line[start:end].strip().lower()[:_COMPARED]
        nearest = process.extractOne(written, self._compared, scorer=fuzz.ratio, score_cutoff=_ALIKE)
        return "" if nearest is None else f"the nearest known phrase is: {self._templates[nearest[2]]}"


def _leaves_bound_open(words: Sequence[Word], index: int) -> bool:
    """Whether the clause before a word asks for a number of things without "or more": "if you have 3 cards"."""
    begin = max((place + 1 for place in range(index) if words[place].value in BREAKS), default=0)
    clause = [word.value.lower() for word in words[begin:index]]
    if not clause or clause[0] not in ("if", "while"):
        return False
    asked = [place for place in range(1, len(clause) - 1) if clause[place] in ("have", "has")]
    if not asked or words[begin + asked[0] + 1].terminal != NUMBER or "or" in clause[asked[0] :]:
        return False
    return words[index].value in BREAKS or index == begin + asked[0] + 2


def _gives(words: Sequence[Word]) -> bool:
    """Whether the clause that these words end with says what a card gets, or what it cannot do."""
    begin = max((place + 1 for place, word in enumerate(words) if word.value in BREAKS), default=0)
    return any(word.value.lower() in _GIVING for word in words[begin:])


def _nearest(written: str, known: Sequence[str], likeness: float) -> str:
    """The word that a slip of the fingers makes of what was written; "" if none is as near as that."""
    close = get_close_matches(written, known, _CLOSE, likeness)
    slips, _, word = min(((OSA.distance(written, each), at, each) for at, each in enumerate(close)), default=(0, 0, ""))
    return word if slips <= max(2, len(written) // 3) else ""


_GIVING: Final = frozenset({"gets", "get", "gains", "gain", "cannot", "can't"})
_CLOSE: Final = 5  # how many words that are alike are compared
_PAIRS: Final = {")": "(", "]": "["}


def unclosed_bracket(line: str, end: int) -> int | None:
    """Where the last bracket stands in the beginning of a line that nothing closes; None if there is none."""
    opened: list[int] = []
    for place, mark in enumerate(line[:end]):
        if mark in "([":
            opened.append(place)
        elif mark in _PAIRS and opened and line[opened[-1]] == _PAIRS[mark]:
            opened.pop()
    return None if not opened or any(mark in line[end:] for mark in _PAIRS) else opened[-1]


def quoted(word: str) -> str:
    """A word as messages quote it: the beginning, if it is long."""
    return word if len(word) <= _QUOTED else word[:_QUOTED] + "…"


def _shortest(grammar: Grammar) -> dict[str, str]:
    """A word for each terminal."""
    words = {OPEN: "an ability in quotation marks", CLOSE: "a closing quotation mark", _END: "the end of the text"}
    for word, terminal in grammar.lexicon.words.items():
        words.setdefault(terminal, repr(word.replace("_", " ")))
    return words


def _first_sets(grammar: Grammar) -> dict[str, set[str]]:
    """For every rule, the terminals that it can begin with."""
    rules = {
        name: [alternative.split(" -> ")[0].split()[0] for alternative in alternatives]
        for name, alternatives in grammar.rules().items()
    }
    first: dict[str, set[str]] = {name: set() for name in rules}
    changed = True
    while changed:
        changed = False
        for name, symbols in rules.items():
            for symbol in symbols:
                new = first.get(symbol, {symbol}) - first[name]
                if new:
                    first[name] |= new
                    changed = True
    return first
