"""Words: how a text falls into words, numbers, names and marks. Templates of phrases fall into words the same way."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.language.errors import CardTextError

NUMBER: Final = "NUMBER"  #: 5, or a number word
COUNT: Final = "COUNT"  #: a NUMBER that is printed as a word: two
SIGNED: Final = "SIGNED"  #: +5000
NAME: Final = "NAME"  #: "Winter Fox", the name of a card
KIND: Final = "KIND"  #: <Beast>, a word that sorts cards
OPEN: Final = "_OPEN"  #: the quotation mark that opens a quoted ability
CLOSE: Final = "_CLOSE"
UNKNOWN: Final = "UNKNOWN"

NUMBER_WORDS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

MAX_WORDS: Final = 200
"""How many words a line of card text may have."""

MAX_DEPTH: Final = 2
"""How deep abilities may stand inside quotation marks."""

MAX_QUOTED: Final = 4
"""How many abilities a line of card text may quote."""

MAX_NUMBER: Final = 1_000_000
"""The greatest number a text may name."""

WORD: Final = r"(?:\d+/[^\W\d_]+|\d+(?:st|nd|rd|th)\b|[^\W\d_]+(?:['-][^\W\d_]+)*!*)"  #: also "1/Turn", "2nd"

ANY_NUMBER: Final = "any number"
"""How many, where a player chooses that; before a description of cards it takes an "of"."""

_QUOTE = '"'
_ENDS = (".", "]")  # with what a quoted ability ends: a sentence, or a cost that is all it says
_WHOSE: Final = (
    "your", "their", "its", "his", "her", "the", "this", "that", "those", "these", "them", "either", "any", "both",
)  # fmt: skip
_ANOTHER: Final = "another"  # "an" and "other", where a language has no phrase of its own with the word
_OTHER: Final = "other"
_BRIEF: Final = "brief"  # what the mark is worth that opens a quoted ability without a stop
_NEVER = "(?!)"  # matches nothing
_TOKEN = re.compile(
    rf"""\s*(?:
        (?P<SIGNED>[+-]\d+)
      | (?P<WORD>{WORD})
      | (?P<NUMBER>\d+)
      | (?P<KIND><[^<>"\n]+>)
      | (?P<QUOTE>")
      | (?P<MARK>[^\s\w])
    )""",
    re.VERBOSE,
)
_TYPOGRAPHY = str.maketrans({"’": "'", "“": '"', "”": '"', "−": "-"})


class Word(NamedTuple):
    """A word, number, name or mark of a text. ``terminal`` is what the grammar calls it."""

    terminal: str
    value: str
    start: int
    end: int


class Lexicon:
    """The words that a language knows, and the expressions of several words that count as one.

    ``quoted`` is a regular expression for how an ability in quotation marks begins; "" where abilities are not quoted.
    What its group "brief" begins ends with the next quotation mark, and any other with a sentence or a cost.
    """

    def __init__(self, quoted: str = "") -> None:
        self._quoted = re.compile(rf"\s*(?:{quoted or _NEVER})")
        self._terminals: dict[str, str] = {}
        self._expressions: dict[str, list[tuple[re.Pattern[str], str]]] = {}

    @property
    def words(self) -> Mapping[str, str]:
        """The terminal of every word in any of its forms, and of every expression."""
        return self._terminals

    def learn(self, forms: tuple[str, ...]) -> None:
        """Learn a word in all its forms; words that share a form are the same word. ``_`` joins an expression."""
        forms = tuple(form.lower() for form in forms)
        known = sorted({self._terminals[form] for form in forms if form in self._terminals})
        terminal = known[0] if known else terminal_name(forms[0])
        if len(known) > 1:  # they turn out to be one word
            for form, other in self._terminals.items():
                if other in known:
                    self._terminals[form] = terminal
        for form in forms:
            if "_" in form and form not in self._terminals:
                words = form.split("_")
                pattern = re.compile(r"\s+".join(map(re.escape, words)) + r"(?![\w'-])", re.IGNORECASE)
                expressions = self._expressions.setdefault(words[0], [])
                expressions.append((pattern, form))
                expressions.sort(key=lambda entry: -len(entry[1]))
            self._terminals[form] = terminal

    def terminal(self, form: str) -> str:
        """What the grammar calls a word that was learned."""
        return self._terminals[form.lower()]

    def split(self, text: str) -> list[Word]:
        """The words of a line of text. Raises `CardTextError` for what cannot be read at all."""
        words: list[Word] = []
        position = depth = 0
        plain = text.translate(_TYPOGRAPHY)
        end = len(plain.rstrip())
        while position < end:
            match = _TOKEN.match(plain, position)
            if match is None or match.lastgroup is None:
                raise CardTextError(f"the sign {plain[position:].lstrip()[:1]!r} cannot be read", text, position)
            if match.lastgroup == "QUOTE":
                word, depth = self._quote(text, plain, match, words, depth)
            else:
                word = self._word(plain, match)
            if word.terminal == UNKNOWN and word.value.lower() == _ANOTHER and _OTHER in self._terminals:
                words.append(Word(self._terminals["an"], word.value, word.start, word.end))
                word = Word(self._terminals[_OTHER], word.value, word.start, word.end)
            words.append(word)
            position = word.end
            if len(words) > MAX_WORDS:
                raise CardTextError(f"a line of text may have at most {MAX_WORDS} words", text, position)
        return words

    def _quote(self, text: str, plain: str, match: re.Match[str], words: list[Word], depth: int) -> tuple[Word, int]:
        """A name in quotation marks, or the mark that opens or closes a quoted ability."""
        start = match.start("QUOTE")
        if depth and (words[-1].value in _ENDS or _is_brief(words)):
            return Word(CLOSE, _QUOTE, start, match.end()), depth - 1
        quoted = self._quoted.match(plain, match.end())
        if quoted is not None:
            if depth == MAX_DEPTH:
                raise CardTextError("abilities are quoted inside each other too deeply", text, start)
            if sum(word.terminal == OPEN for word in words) == MAX_QUOTED:
                raise CardTextError(f"a line of text may quote at most {MAX_QUOTED} abilities", text, start)
            return Word(OPEN, _BRIEF if quoted.lastgroup == _BRIEF else _QUOTE, start, match.end()), depth + 1
        closing = plain.find(_QUOTE, match.end())
        if closing < 0:
            raise CardTextError("the quotation mark is never closed", text, start)
        name = text[match.end() : closing].strip()
        if not name:
            raise CardTextError("there is no name between the quotation marks", text, start)
        return Word(NAME, name, start, closing + 1), depth

    def _word(self, plain: str, match: re.Match[str]) -> Word:
        group = match.lastgroup
        assert group is not None
        value, start, end = match.group(group), match.start(group), match.end()
        if group in (SIGNED, NUMBER):
            if len(value) > len(str(MAX_NUMBER)) + 1 or abs(int(value)) > MAX_NUMBER:
                raise CardTextError(f"numbers go up to {MAX_NUMBER}", plain, start, words=value)
            return Word(group, value, start, end)
        if group == KIND:
            return Word(KIND, value[1:-1].strip(), start, end)
        word = value.lower()
        for pattern, expression in self._expressions.get(word, ()):
            whole = pattern.match(plain, start)
            if whole:
                return Word(self._terminals[expression], whole.group(), start, whole.end())
        if word in NUMBER_WORDS:
            return Word(NUMBER, str(NUMBER_WORDS.index(word)), start, end)
        return Word(self._terminals.get(word, UNKNOWN), value, start, end)


def without_of(words: Sequence[Word]) -> list[Word]:
    """The words of a text, where "any number of cards" says as much as "any number cards".

    "Of" stays before whose cards or which ones are counted: "any number of your creatures".
    """
    return [word for index, word in enumerate(words) if not _is_needless_of(words, index)]


def terminal_name(word: str) -> str:
    """A name that the grammar can use for a word: different words have different names."""
    return "_W_" + "".join(c.upper() if c.isascii() and c.isalnum() else f"_{ord(c):X}_" for c in word)


def _is_needless_of(words: Sequence[Word], index: int) -> bool:
    """Whether a word is the "of" of "any number of", and a description of cards follows."""
    if not 0 < index < len(words) - 1 or words[index].value.lower() != "of":
        return False
    before, behind = words[index - 1].value.lower(), words[index + 1].value.lower()
    return before == ANY_NUMBER and behind.split()[0] not in _WHOSE


def _is_brief(words: Sequence[Word]) -> bool:
    """Whether a quoted ability is open that has no stop."""
    marks = (word for word in reversed(words) if word.terminal in (OPEN, CLOSE))
    last = next(marks, None)
    return last is not None and last.terminal == OPEN and last.value == _BRIEF
