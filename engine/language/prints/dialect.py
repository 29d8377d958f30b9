"""A dialect: how the cards of a game are printed, and the reader of such texts.

A dialect takes a printed text apart into one line for each ability, with the marks of print spelt as the card language
spells them, and has the phrases of the card language and those that only print has.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from rapidfuzz.distance import Postfix, Prefix

from engine.kernel.abilities import Ability, Node
from engine.language.compiler import MAX_LINES, Language
from engine.language.errors import CardTextError, Contradiction, VocabularyError
from engine.language.explaining import Explanations, quoted, unclosed_bracket
from engine.language.grammar import Grammar
from engine.language.it_of_both import refuse_it_of_both
from engine.language.phrases import Phrase
from engine.language.prints.all_readings import AllReadings, TooAmbiguous, Unreadable
from engine.language.prints.checks import doubts
from engine.language.prints.rewording import Rewording
from engine.language.prints.tables import Tables
from engine.language.vocabulary import Vocabulary
from engine.language.whose_zones import refuse_zones_of_others
from engine.language.words import SIGNED, UNKNOWN, Word

Phrases = Mapping[type[Node], tuple[Phrase, ...]]

LONGEST: Final = 4000
"""How many characters a printed text may have."""

_CONTEXT: Final = 20  # how many characters around a difference are told, and more to the end of a word
_LONGEST_TOLD: Final = 100  # how many characters of each of two readings are told
_BEFORE: Final = 2  # how many words before the one where reading stopped are told
_EXPECTED: Final = 3  # how many possibilities are told where no phrase is near
_REMEMBERED: Final = 1 << 16  # lines of text; many cards share theirs


class Dialect(NamedTuple):
    """How the cards of a game are printed."""

    vocabulary: Vocabulary  #: the nodes and phrases of the card language, and the phrases of print
    lines: Callable[[str], list[str]]  #: the abilities of a printed text; raises `CardTextError`
    harmless: Sequence[Rewording] = ()  #: what print says, and how the card language says the same
    refusal: Callable[[Ability], str] = lambda ability: ""  #: why a reading is none that print could mean, or ""
    reminders: Callable[[str], Mapping[str, str]] = lambda text: {}  #: what lines mean that are no more than a keyword
    settled: Callable[[Ability], Ability] = lambda ability: ability  #: what parts mean once the whole of it is known
    name: str = ""  #: with one, other processes need not work out its tables again


class Ambiguous(CardTextError):
    """A line means two things; both are told, in the card language, around where they differ."""


class Refused(CardTextError):
    """A line that is read to its end, and says nothing that a card may say."""


class PrintReader:
    """Reads printed texts. Make one for each game and keep it: its grammar takes half a second to make."""

    def __init__(self, dialect: Dialect, language: Language) -> None:
        self.dialect = dialect
        self._language = language
        #: What a line of `lines` means; raises as `read`.
        self.read_line = lru_cache(_REMEMBERED)(self._read_line)
        #: The lines of a printed text as its typography has them, each with the reminder behind it; nothing is read.
        self.spelt = lru_cache(_REMEMBERED)(self._spelt)
        #: The abilities of a printed text, one a line, in the typography of the card language.
        self.lines = lru_cache(_REMEMBERED)(self._lines)

    @cached_property
    def _grammar(self) -> Grammar:
        return Grammar(self.dialect.vocabulary)

    @cached_property
    def _readings(self) -> AllReadings:
        return AllReadings(Tables(self._grammar, self.dialect.name))

    @cached_property
    def _explanations(self) -> Explanations:
        return Explanations(self._grammar)

    @cached_property
    def fingerprint(self) -> str:
        """A digest of the grammar, and of the harmless differences: others may read texts, or doubt them, otherwise."""
        harmless = [f"{printed.pattern} {meant}" for printed, meant in self.dialect.harmless]
        return hashlib.blake2b("\n".join([self._grammar.text, *harmless]).encode(), digest_size=16).hexdigest()

    def told(self, abilities: tuple[Ability, ...]) -> str:
        """Abilities in the card language, one a line."""
        return self._language.print(abilities)

    def _spelt(self, text: str) -> tuple[tuple[str, str], ...]:
        if len(text) > LONGEST:
            problem = f"a printed text may have at most {LONGEST} characters, not {len(text)}"
            raise CardTextError(problem, text[:LONGEST])
        found = self.dialect.lines(text)
        if len(found) > MAX_LINES:  # the card language has no more, either
            raise CardTextError(f"a text may have at most {MAX_LINES} abilities, not {len(found)}", text)
        reminders = self.dialect.reminders(text)
        return tuple([(line, reminders.get(line, "")) for line in found])

    def _lines(self, text: str) -> tuple[str, ...]:
        return tuple([self._known(line, reminder) for line, reminder in self.spelt(text)])

    def _known(self, line: str, reminder: str) -> str:
        """A line; or what print reminds of behind it, if it is a keyword that the language does not have."""
        if not reminder or self._is_readable(line) or not self._is_readable(reminder):
            return line
        return reminder

    def _is_readable(self, line: str) -> bool:
        try:
            self.read_line(line)
        except Ambiguous:
            return True
        except CardTextError:
            return False
        return True

    def read(self, text: str) -> tuple[Ability, ...]:
        """The abilities of a printed text. Raises `CardTextError`, and `Ambiguous` where it means two things."""
        lines = self.lines(text)
        found: list[Ability] = []
        for line in lines:
            try:
                found.append(self.read_line(line))
            except CardTextError as error:
                before = sum(len(each) + 1 for each in lines[: len(found)])
                raise error.of(error.card, "\n".join(lines), before) from None
        return tuple(found)

    def further_problem(self, text: str) -> str:
        """Why a text is not read as print, where that is read further in it than the card language; else "".

        What its typography says of it is meant for those who write it so, and comes first.
        """
        try:
            self.spelt(text)
        except CardTextError as error:
            return str(error)
        try:
            self.read(text)
        except CardTextError as error:
            printed = error
        else:
            return ""
        try:
            self._language.compile(text)
        except CardTextError as error:
            last = text.rstrip().count("\n") + 1
            return str(printed) if _unread(printed) < (last - error.line, _behind(error)) else ""
        return ""

    def doubts(self, text: str) -> list[str]:
        """Why a reading may be wrong; none if it is confirmed.

        What a text says and its reading does not, or the other way round: numbers, names and small words. And what the
        card language reads otherwise when it is told so.
        """
        found: list[str] = []
        for line in self.lines(text):
            ability = self.read_line(line)
            told = self._language.print((ability,))
            found += doubts(line, told, self.dialect.harmless)
            try:
                if self._language.compile(told) != (ability,):
                    found.append(f"told in the card language, it reads otherwise: {told!r}")
            except CardTextError as error:
                found.append(f"told in the card language, it cannot be read: {error}")
        return found

    def _read_line(self, line: str) -> Ability:
        words = self._grammar.lexicon.split(line)
        try:
            meant = self._readings.read(words)
        except Unreadable as stop:
            raise self._explain(line, words, stop) from None
        except TooAmbiguous:
            raise CardTextError("this can be read in too many ways", line) from None
        told: dict[str, Ability] = {}
        refused = ""
        for ability in map(self.dialect.settled, meant):
            if (why := self._refusal(ability)) != "":
                refused = why
                continue
            try:
                told.setdefault(self._language.print((ability,)), ability)
            except VocabularyError:
                continue  # what the card language cannot say is no meaning
        if not told:
            raise Refused(refused or "the card language cannot say what this means", line)
        if len(told) > 1:
            first, second = apart(*list(told)[:2])
            raise Ambiguous(f"this means two things: {first!r} or {second!r}", line)
        ((_, ability),) = told.items()
        try:
            refuse_it_of_both(ability, words)
        except Contradiction as problem:
            raise Refused(str(problem), line) from None
        return ability

    def _refusal(self, ability: Ability) -> str:
        """Why this cannot be meant; "" if it can."""
        try:
            refuse_zones_of_others(ability, self.dialect.vocabulary)
        except Contradiction as problem:
            return str(problem)
        return self.dialect.refusal(ability)

    def _explain(self, line: str, words: list[Word], stop: Unreadable) -> CardTextError:
        if stop.refused:
            return Refused(stop.refused, line)
        if stop.word == len(words):
            return CardTextError("the text ends too early", line, len(line))
        index = stop.word + self._is_of_what_is_unknown(words, stop.word)
        word = words[index]
        opened = unclosed_bracket(line, word.end)
        if opened is not None:
            return CardTextError(f"the bracket {line[opened]!r} is never closed", line, opened)
        written = quoted(line[word.start : word.end])
        if word.terminal == UNKNOWN:
            problem = f"{written!r} is not a word of this language"
        else:
            before = words[max(0, index - _BEFORE) : index]
            after = f" after {quoted(line[before[0].start : before[-1].end])!r}" if before else ""
            problem = f"unexpected {written!r}{after}"
        hint = self._explanations.hint(line, words, index, stop.expected)
        expected = () if hint else self._explanations.expected(stop.expected, _EXPECTED)
        return CardTextError(problem, line, word.start, words=written, expected=expected, hint=hint)

    def _is_of_what_is_unknown(self, words: Sequence[Word], index: int) -> bool:
        """Whether reading stopped at an amount because what it is of is no word: "+1000 pwr"."""
        behind = words[index + 1 : index + 2]
        return words[index].terminal == SIGNED and len(behind) == 1 and behind[0].terminal == UNKNOWN


def _unread(error: CardTextError) -> tuple[int, int]:
    """How many lines of a printed text stand behind the one that is not read, and how much of that."""
    behind = 0 if isinstance(error, (Ambiguous, Refused)) else _behind(error)
    return error.text.count("\n") + 1 - error.line, behind


def _behind(error: CardTextError) -> int:
    """How many characters of its line stand behind the place of an error."""
    return len(error.text.split("\n")[error.line - 1]) - error.column


def apart(first: str, second: str) -> tuple[str, str]:
    """Two texts without most of what they begin and end with alike: "…" stands for that, as for what is too long."""
    begin = Prefix.similarity(first, second)
    end = min(Postfix.similarity(first, second), min(len(first), len(second)) - begin)
    return _around(first, begin, len(first) - end), _around(second, begin, len(second) - end)


def _around(text: str, begin: int, end: int) -> str:
    """A text from some words before a part of it to some behind it."""
    start = text.rfind(" ", 0, max(0, begin - _CONTEXT)) + 1
    stop = text.find(" ", end + _CONTEXT)
    stop = min(len(text) if stop < 0 else stop, start + _LONGEST_TOLD)
    return ("…" if start else "") + text[start:stop] + ("…" if stop < len(text) else "")
