"""Deck lists as people write them: read into a `Deck`, checked against its game's rules, and written down again.

A line names a card by name or number, with a count before or behind it; a line may also be a heading, a comment or
empty. Case, punctuation, accents and the width of letters make no difference. Nothing here knows a game: which headings
there are is in the rulebook's `DeckForm`, which decks are legal in its ``check_deck``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.utils import default_process

from engine.kernel.cards import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, Fault, Rulebook

MAX_BYTES: Final = 16_384
MAX_LINES: Final = 400
MAX_LINE_LENGTH: Final = 200
MAX_COUNT: Final = 99
"""The most copies of a card that one line may ask for."""

SUGGESTIONS: Final = 3
"""How many near names are offered for a card that does not exist."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a list that cannot be understood. ``line`` counts from 1; 0 means the list as a whole."""

    line: int
    message: Message


@dataclass(frozen=True, slots=True)
class Reading:
    """What became of a deck list: the deck, what could not be read of it, and which rules the deck breaks.

    ``deck`` is None if the list was refused before it was read. A deck with unread lines is still checked, so that
    everything that is wrong is told at once.
    """

    deck: Deck | None
    problems: tuple[Problem, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the list was understood and its deck may be played."""
        return self.deck is not None and not self.problems and not self.faults


def read_deck(rulebook: Rulebook, text: str | bytes) -> Reading:
    """Read a deck list of this game and check the deck. Never raises: what is wrong stands in the reading."""
    lines = _lines(text)
    if isinstance(lines, Message):
        return Reading(None, (Problem(0, lines),))
    reader = _Reader(rulebook)
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    if not reader.found and not reader.problems:
        return Reading(None, (Problem(0, Message("deck-empty")),))
    deck = reader.deck()
    return Reading(deck, tuple(reader.problems), tuple(rulebook.check_deck(deck)))


def game_of(text: str | bytes, rulebooks: Sequence[Rulebook]) -> Rulebook | None:
    """The one of these games whose cards a list names in most lines; None if that is none of them, or several.

    What is no list at all is no list of the first of them: every game refuses it alike.
    """
    lines = _lines(text)
    if isinstance(lines, Message):
        return rulebooks[0] if rulebooks else None
    counts = [_recognised(rulebook, lines) for rulebook in rulebooks]
    most = max(counts, default=0)
    return rulebooks[counts.index(most)] if most and counts.count(most) == 1 else None


def write_deck(rulebook: Rulebook, deck: Deck) -> str:
    """The deck as a list that `read_deck` reads back to an equal deck, cards in the order of their numbers."""
    cards = rulebook.cards()
    index = _Index(cards)
    form = rulebook.deck_form
    parts: list[str] = []
    for section, headings in form.headings.items():
        listed = deck.listed(section)
        if not listed:
            continue
        first = next(iter(form.headings)) == section
        lines = [f"{headings[0]} ({sum(count for _, count in listed)})"]
        for number, count in listed:
            known = cards.get(number)
            name = known.name if known is not None and index.by_name.get(fold(known.name)) == number else number
            starts = first and form.start and number == deck.start
            lines.append(f"{count} {name} ({form.start[0]})" if starts else f"{count} {name}")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def fold(text: str) -> str:
    """A name without what makes no difference: case, punctuation, spaces, accents and the width of letters."""
    decomposed = unicodedata.normalize("NFKD", text)
    plain = unicodedata.normalize("NFKC", "".join(c for c in decomposed if not "\u0300" <= c <= "\u036f"))
    return "".join(c for c in plain.casefold() if c.isalnum())


def find_card(rulebook: Rulebook, text: str) -> CardDefinition | None:
    """The card of this number or name, written in any way; None if there is none."""
    number = _Index(rulebook.cards()).find(text)
    return rulebook.cards()[number] if number is not None else None


def nearest_names(rulebook: Rulebook, text: str, count: int = SUGGESTIONS) -> tuple[str, ...]:
    """Names of cards that are much like this text, the nearest first."""
    return _Index(rulebook.cards()).near(text, count)


# ---- refusing


def _lines(text: str | bytes) -> Sequence[str] | Message:
    """The lines of a list, or why it is not even looked at."""
    refused = _refused(text)
    if refused is not None:
        return refused
    decoded = _decoded(text)
    if decoded is None:
        return Message("deck-not-text")
    lines = decoded.splitlines()
    if len(lines) > MAX_LINES:
        return Message("deck-too-many-lines", {"count": len(lines), "limit": MAX_LINES})
    return lines


def _refused(text: str | bytes) -> Message | None:
    """That a list is too large."""
    size = len(text) if isinstance(text, bytes) else len(text.encode(errors="replace"))
    if size > MAX_BYTES:
        return Message("deck-too-large", {"size": size, "limit": MAX_BYTES})
    return None


def _decoded(text: str | bytes) -> str | None:
    """The list as text without a byte order mark; None if it is not text at all."""
    if isinstance(text, bytes):
        utf16 = text.startswith((b"\xff\xfe", b"\xfe\xff"))
        try:
            text = text.decode("utf-16" if utf16 else "utf-8")
        except UnicodeDecodeError:
            return None
    text = text.removeprefix("\ufeff")
    return None if any(unicodedata.category(c) == "Cc" and c not in "\t\n\r\v\f\x85" for c in text) else text


# ---- finding cards


class _Index:
    """Cards by folded number and by folded name; of several cards with one name the lowest number is meant."""

    def __init__(self, cards: Mapping[str, CardDefinition]) -> None:
        self.cards = cards
        self.by_number = {fold(number): number for number in sorted(cards, reverse=True)}
        self.by_name = {fold(cards[number].name): number for number in sorted(cards, reverse=True)}

    def find(self, text: str) -> str | None:
        """The number of the card that is written like this."""
        folded = fold(text)
        return self.by_number.get(folded) or self.by_name.get(folded)

    def near(self, text: str, count: int = SUGGESTIONS) -> tuple[str, ...]:
        """Names of cards that this may have meant."""
        names = [self.cards[number].name for number in self.by_name.values()]
        found = process.extract(
            text, names, scorer=fuzz.WRatio, processor=default_process, limit=count, score_cutoff=75
        )
        return tuple(name for name, _, _ in found)


# ---- reading lines


def _recognised(rulebook: Rulebook, lines: Sequence[str]) -> int:
    """How many lines name a card of this game."""
    reader = _Reader(rulebook, suggests=False)
    for number, line in enumerate(lines, 1):
        reader.read(number, line)
    return reader.found


_COUNT: Final = r"(?P<count>\d{1,6})"
_WITH_COUNT: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_COUNT}\s*[x×*]\s+(?P<name>.+)",  # 4x Name
        rf"[x×*]\s*{_COUNT}\s+(?P<name>.+)",  # x4 Name
        rf"{_COUNT}[\s,;:]\s*(?P<name>.+)",  # 4 Name
        rf"{_COUNT}\s*[x×*](?P<name>.+)",  # 4xName
        rf"(?P<name>.+?)[\s,;:]*[x×*]\s*{_COUNT}",  # Name x4
        rf"(?P<name>.+?)\s*[(\[]\s*[x×*]?\s*{_COUNT}\s*[x×*]?\s*[)\]]",  # Name (4)
        rf"(?P<name>.+?)[\s,;:–-]+{_COUNT}\s*[x×*]?",  # Name 4
    )
)
_COMMENT: Final = re.compile(r"(?:^|\s)(?://|#).*$")
_MARKDOWN_HEADING: Final = re.compile(r"^#{1,6}\s*(?P<title>.+?)\s*#*$")
_BULLET: Final = re.compile(r"^(?:[-*+•·・‣▪>–]+\s+)+")
_TITLE_COUNT: Final = re.compile(r"[\s:(\[]+(?:[x×]?\s*\d{1,3}(?:\s*cards?)?)\s*[)\]]?\s*:?$", re.IGNORECASE)
_LABELLED: Final = re.compile(r"^(?P<title>[^:：=]{1,40}?)\s*[:：=]\s*(?P<rest>.*)$")
_SUFFIX: Final = re.compile(
    r"^(?P<rest>.+?)\s*[(\[（](?P<title>[^()\[\]]{1,40})[)\]）]\s*(?P<behind>[x×*]?\s*\d{0,3})$"
)
_NUMBER_AND_NAME: Final = (
    re.compile(r"^(?P<number>\S+)\s+[-–:]?\s*(?P<name>.+)$"),
    re.compile(r"^(?P<name>.+?)\s*[\s(\[（-]\s*(?P<number>[^\s()\[\]（）]+)\s*[)\]）]?$"),
)


class _Reader:
    """Reads one list, line by line; ``suggests`` near names for cards that do not exist, which takes its time."""

    def __init__(self, rulebook: Rulebook, *, suggests: bool = True) -> None:
        self.rulebook = rulebook
        self.problems: list[Problem] = []
        self.found = 0  # lines that name a card
        self.suggests = suggests
        form = rulebook.deck_form
        self.index = _Index(rulebook.cards())
        self.headings = {fold(title): section for section, titles in form.headings.items() for title in titles}
        self.start_titles = {fold(title) for title in form.start}
        self.first_section = next(iter(form.headings))
        self.section: str | None = self.first_section  # None under the heading of the first card
        self.sections: dict[str, Counter[str]] = {section: Counter() for section in form.headings}
        self.starts: list[tuple[int, str, int]] = []  # line, number and copies listed apart from the first section

    def read(self, number: int, line: str) -> None:
        """Understand a line, or note why not."""
        if len(line) > MAX_LINE_LENGTH:
            self._problem(number, "deck-line-too-long", length=len(line), limit=MAX_LINE_LENGTH)
            return
        text = line.strip()
        markdown = _MARKDOWN_HEADING.match(text)
        if markdown is not None:
            self._heading(markdown["title"])  # any other line of this look is a comment
            return
        text = _BULLET.sub("", _COMMENT.sub("", text).strip()).strip("`").strip()
        if not fold(text) or self._heading(text):
            return
        label = _LABELLED.match(text)
        if label is not None and self._is_title(label["title"]):
            self._card(number, label["rest"], self._section_of(label["title"]))
        elif label is not None and not label["rest"]:
            self._problem(number, "deck-unknown-heading", text=text, known=self._known_headings())
        else:
            self._card(number, text, self.section)

    def deck(self) -> Deck:
        """The deck as far as it was understood."""
        first = self.sections[self.first_section]
        size = self.rulebook.deck_form.size
        start: str | None = None
        for line, number, count in self.starts:
            if start is not None and start != number:
                cards = self.rulebook.cards()
                self._problem(line, "deck-second-start", text=cards[number].name, first=cards[start].name)
                continue
            start = number
            total = first.total() + count
            # Some list the first card apart from the rest of the deck, some list it again.
            if count and (total <= size if number not in first else total == size):
                first[number] += count
        return Deck({name: dict(cards) for name, cards in self.sections.items() if cards}, start)

    # ---- headings

    def _is_title(self, text: str) -> bool:
        folded = fold(text)
        return folded in self.headings or folded in self.start_titles

    def _section_of(self, title: str) -> str | None:
        return self.headings.get(fold(title))

    def _known_headings(self) -> str:
        form = self.rulebook.deck_form
        return ", ".join([*form.start[:1], *(titles[0] for titles in form.headings.values())])

    def _heading(self, text: str) -> bool:
        """Begin a section if this is a heading, with or without a number of cards behind it."""
        for title in (text, _TITLE_COUNT.sub("", text)):
            if self._is_title(title):
                self.section = self._section_of(title)
                return True
        return False

    # ---- cards

    def _card(self, line: int, text: str, section: str | None) -> None:
        """Count a card for a section, None being that of the first card."""
        marked = _SUFFIX.match(text)
        starts = marked is not None and fold(marked["title"]) in self.start_titles
        if marked is not None and starts:
            text = f"{marked['rest']} {marked['behind']}".strip()
        readings = list(_readings(text))
        for count, name in readings:
            number = self._find(line, name)
            if number is not None:
                self._count(line, number, count, section, starts=starts)
                return
        count, name = readings[0]
        near = self.index.near(name) if self.suggests else ()
        if near:
            self._problem(line, "deck-unknown-card-near", text=name, near=" / ".join(near))
        else:
            self._problem(line, "deck-unknown-card", text=name)

    def _find(self, line: int, name: str) -> str | None:
        number = self.index.find(name)
        if number is not None:
            return number
        for pattern in _NUMBER_AND_NAME:
            parts = pattern.match(name)
            if parts is None:
                continue
            number = self.index.by_number.get(fold(parts["number"]))
            if number is not None:
                printed = self.index.cards[number].name
                if fold(printed) != fold(parts["name"]):
                    self._problem(line, "deck-number-and-name", number=number, name=printed, text=parts["name"])
                return number
        return None

    def _count(self, line: int, number: str, count: int, section: str | None, *, starts: bool) -> None:
        self.found += 1
        if not 1 <= count <= MAX_COUNT:
            self._problem(line, "deck-bad-count", count=count, limit=MAX_COUNT)
            return
        if section is None:
            self.starts.append((line, number, count))
            return
        self.sections[section][number] += count
        if starts:
            self.starts.append((line, number, 0))

    def _problem(self, line: int, message: str, **values: object) -> None:
        self.problems.append(Problem(line, Message(message, values)))


def _readings(text: str) -> Iterator[tuple[int, str]]:
    """The ways in which a line could be a count and a card; a card alone counts once."""
    for pattern in _WITH_COUNT:
        found = pattern.fullmatch(text)
        if found is not None:
            yield int(found["count"]), found["name"].strip()
    yield 1, text
