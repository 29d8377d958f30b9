"""Deck lists as people write them: read into a `Deck`, checked against its game's rules, and written down again.

A line names a card by name or number, with a count before or behind it; a line may also be a heading, a comment or
empty. Case, punctuation, accents and the width of letters make no difference. Nothing here knows a game: which headings
there are is in the rulebook's `DeckForm`, which decks are legal in its ``decks.check``. Files of other programs are
read by `engine.deck_files`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine import deck_lines, deck_texts
from engine.card_names import fold, index_of
from engine.deck_files import ListedCard, UnreadableFile, cards_of_file
from engine.deck_tables import cells_of, rows_of
from engine.importing.file_kinds import kind_of
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, Fault, Rulebook

MAX_BYTES: Final = 16_384
MAX_LINES: Final = 400
MAX_LINE_LENGTH: Final = 200
MAX_COUNT: Final = 99
"""The most copies of a card that one line may ask for."""

MOST_TOLD: Final = 1_000_000
"""A count that is beyond this is told as this: nobody reads a longer number, nor can every text have one."""

MOST_SUGGESTIONS: Final = 20
"""For how many lines of a list near names are looked for: that is more work than all the rest of a line."""


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

    @property
    def is_refused_whole(self) -> bool:
        """Whether all that is said is of the list as a whole, and of no game: it is no text, a link, empty."""
        if self.deck is not None or len(self.problems) != 1:
            return False
        (problem,) = self.problems
        return problem.line == 0 and "game" not in problem.message.values


def read_deck(rulebook: Rulebook, text: str | bytes, unplayable: Mapping[str, str] = MappingProxyType({})) -> Reading:
    """Read a deck list of this game and check the deck. Never raises: what is wrong stands in the reading.

    ``unplayable`` says of cards that somebody has brought, and that cannot be played, why; by folded name and number.
    """
    listed = _listed(text)
    if isinstance(listed, Message):
        return Reading(None, (Problem(0, listed),))
    reader = _Reader(rulebook, unplayable)
    reader.read_all(listed)
    if not reader.found:
        return Reading(None, tuple(reader.problems_of_all(listed)))
    deck = reader.deck()
    return Reading(deck, tuple(reader.problems), tuple(rulebook.faults_in(deck)))


def text_in(text: str | bytes) -> str | None:
    """What somebody has sent as a list, as it is written there; None if it is not text at all."""
    return deck_texts.decoded(text) if _kind(text) == "unknown" else None


def game_of(text: str | bytes, rulebooks: Sequence[Rulebook]) -> Rulebook | None:
    """The one of these games whose cards a list names in most lines; None if that is none of them, or several.

    Of several editions of one game it is the first, which is the newest.
    What is no list at all is no list of the first of them: every game refuses it alike.
    """
    listed = _listed(text)
    if isinstance(listed, Message):
        return rulebooks[0] if rulebooks else None
    return _most_counted(rulebooks, [_recognised(rulebook, listed) for rulebook in rulebooks])


def nearest_game_of(text: str | bytes, rulebooks: Sequence[Rulebook]) -> Rulebook | None:
    """The one of these games to whose cards most of the first lines of a list come near, where `game_of` knows none.

    Of a game whose cards it names all wrong, so that it can be told which were meant.
    """
    listed = _listed(text)
    if isinstance(listed, Message) or not rulebooks:
        return None
    tried = max(1, MOST_SUGGESTIONS // len(rulebooks))
    return _most_counted(rulebooks, [_almost_recognised(rulebook, listed, tried) for rulebook in rulebooks])


def _most_counted(rulebooks: Sequence[Rulebook], counts: Sequence[int]) -> Rulebook | None:
    """The game that has most; None if none has any, or several have as many."""
    most = max(counts, default=0)
    best = [rulebook for rulebook, count in zip(rulebooks, counts, strict=True) if count == most]
    return best[0] if most and len({rulebook.folder for rulebook in best}) == 1 else None


def write_deck(rulebook: Rulebook, deck: Deck) -> str:
    """The deck as a list that `read_deck` reads back to an equal deck, cards in the order of their numbers."""
    cards = rulebook.cards()
    index = index_of(rulebook)
    form = rulebook.decks.form
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


_ABOUT: Final = frozenset(
    {
        "about", "archetype", "author", "by", "clan", "clans", "comment", "comments", "createdby", "date", "deckname",
        "description", "event", "format", "game", "name", "nation", "notes", "placing", "player", "source", "title",
    }
)  # fmt: skip
"""What lists say of themselves, before a colon."""

_UNNAMED: Final = "unnamed"  # the section of what stands under no heading: each card goes to its home
_BESIDE: Final = "beside"  # and that of what stands in a sideboard
_BESIDE_TITLES: Final = frozenset({"side", "sideboard", "sidedeck", "extra", "extradeck"})
_EITHER: Final = "either"  # the section of what is the first card or, as programs call it in every game, the main deck
_MAIN_TITLES: Final = frozenset({"main"})
_MAIN_EVERYWHERE: Final = frozenset(
    map(
        fold,
        (
            "Main deck",
            "Hauptdeck",
            "Deck principal",
            "Pioche principale",
            "Mazo principal",
            "Mazzo principale",
            "Baralho principal",
            "Hoofddeck",
            "Talia główna",
            "Основная колода",
            "メインデッキ",
            "메인 덱",
            "主牌组",
            "主牌組",
            "主卡组",
            "主卡組",
        ),
    )
)
"""What the main deck is called in every game, in several languages."""

_UNKNOWN_CARD: Final = frozenset({"deck-unknown-card", "deck-unknown-card-near"})

# ---- refusing


def _kind(text: str | bytes) -> str:
    """What there is in the place of a text; "unknown" where that is not known."""
    return (kind_of(text) if isinstance(text, bytes) else None) or "unknown"


def _listed(text: str | bytes) -> Sequence[str | ListedCard] | Message:
    """The lines of a list, or the cards of a file that a program has written; or why it is not even looked at."""
    refused = _refused(text)
    if refused is not None:
        return refused
    decoded = text_in(text)
    if decoded is None:
        return Message("deck-not-text", {"kind": _kind(text)})
    if deck_texts.is_link(decoded):
        return Message("deck-is-a-link")
    decoded = deck_texts.without_markup(decoded) or decoded
    try:
        listed = cards_of_file(decoded)
    except UnreadableFile:
        return Message("deck-file-unreadable")
    lines = decoded.splitlines()
    found: Sequence[str | ListedCard] = (rows_of(lines) or lines) if listed is None else listed
    if len(found) > MAX_LINES:
        return Message("deck-too-many-lines", {"count": len(found), "limit": MAX_LINES})
    return found


def _refused(text: str | bytes) -> Message | None:
    """That a list is too large."""
    size = len(text) if isinstance(text, bytes) else len(text.encode(errors="replace"))
    if size > MAX_BYTES:
        return Message("deck-too-large", {"size": size, "limit": MAX_BYTES})
    return None


# ---- reading lines


def _forms(title: str) -> tuple[str, ...]:
    """A heading as people write it, folded: of one or of several, and of the cards that it is about."""
    folded = fold(title)
    return folded, folded.removesuffix("s") if folded.endswith("s") else f"{folded}s", f"{folded}cards"


def _recognised(rulebook: Rulebook, listed: Sequence[str | ListedCard]) -> int:
    """How many lines name a card of this game."""
    reader = _Reader(rulebook, suggestions=0)
    reader.read_all(listed)
    return reader.found


def _almost_recognised(rulebook: Rulebook, listed: Sequence[str | ListedCard], tried: int) -> int:
    """How many lines, of so many that name no card, are near one; none unless it is half of them."""
    reader = _Reader(rulebook, suggestions=tried)
    reader.read_all(listed[: 2 * MOST_SUGGESTIONS])
    looked_at = [each for each in reader.problems if each.message.text in _UNKNOWN_CARD][:tried]
    near = sum(each.message.text == "deck-unknown-card-near" for each in looked_at)
    return near if 2 * near >= len(looked_at) else 0


class _Reader:
    """Reads one list, line by line; near names are looked for so many times, which takes its time."""

    def __init__(
        self,
        rulebook: Rulebook,
        unplayable: Mapping[str, str] = MappingProxyType({}),
        *,
        suggestions: int = MOST_SUGGESTIONS,
    ) -> None:
        self.rulebook = rulebook
        self.unplayable = unplayable
        self.problems: list[Problem] = []
        self.found = 0  # lines that name a card
        self.almost_found = False  # whether a line names a card but for a few letters
        self.titled = False  # whether a line was taken for what the list says of itself
        self.suggestions = suggestions
        self.form = form = rulebook.decks.form
        self.index = index_of(rulebook)
        self.headings = {
            written: section
            for section, titles in form.headings.items()
            for title in titles
            for written in _forms(title)
        }
        self.start_titles = {written for title in form.start for written in _forms(title)[:2]}
        self.first_section = next(iter(form.headings))
        self.section: str | None = _UNNAMED  # None under the heading of the first card
        self.sections: dict[str, Counter[str]] = {section: Counter() for section in form.headings}
        self.starts: list[tuple[int, str, int]] = []  # line, number and copies listed apart from the first section
        self.either: list[tuple[int, str, int]] = []  # what is that, or the main deck

    def read_all(self, listed: Sequence[str | ListedCard]) -> None:
        """Understand each line or card, or note why not."""
        for number, each in enumerate(listed, 1):
            if isinstance(each, str):
                self._read(number, each)
            else:
                self._listed(each)

    def problems_of_all(self, listed: Sequence[str | ListedCard]) -> list[Problem]:
        """What is wrong with a list none of whose lines names a card: before all that this may be another game's."""
        if self.almost_found:
            return self.problems
        if any(isinstance(each, str) and deck_texts.has_link(each) for each in listed):
            return [Problem(0, Message("deck-is-a-link"))]
        if not self.problems and not self.titled:
            return [Problem(0, Message("deck-empty"))]
        return [Problem(0, Message("deck-no-card-known", {"game": self.rulebook.title})), *self.problems]

    def _read(self, number: int, line: str) -> None:
        if len(line) > MAX_LINE_LENGTH:
            self._problem(number, "deck-line-too-long", length=len(line), limit=MAX_LINE_LENGTH)
            return
        text = deck_lines.tidied(line)
        title = deck_lines.markdown_title(text)
        if title is not None:
            self._heading(title)  # any other line of this look is a comment
            return
        if deck_lines.is_link(text):
            return
        text = deck_lines.without_frame(deck_lines.without_decoration(text))
        if not fold(text) or self._heading(text) or deck_lines.is_total(text):
            return
        label, rest = deck_lines.labelled(text) or (None, text)
        if label is not None and self._is_title(label):
            self._card(number, rest, self._section_of(label))
        elif not rest:
            self._problem(number, "deck-unknown-heading", text=text, known=self._known_headings())
        elif not (self._is_about_the_list(text, label) and self._names_no_card(text)):
            self._card(number, text, self.section, cells_of(line))

    def deck(self) -> Deck:
        """The deck as far as it was understood."""
        first = self.sections[self.first_section]
        if len({number for _, number, _ in self.either}) == 1:
            self.starts += self.either
        else:
            for line, number, count in self.either:
                self._count(line, number, count, self.first_section, starts=False)
        size = self.rulebook.decks.form.size
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
        known = (self.headings, self.start_titles, _MAIN_EVERYWHERE, _MAIN_TITLES)
        return any(folded in titles for titles in known) or self._is_beside(folded)

    def _is_beside(self, folded: str) -> bool:
        return folded in _BESIDE_TITLES and self.form.home is not None

    def _section_of(self, title: str) -> str | None:
        folded = fold(title)
        if folded in self.headings:
            return self.headings[folded]
        if self._is_beside(folded):
            return _BESIDE
        if folded in _MAIN_TITLES and folded in self.start_titles:
            return _EITHER
        return self.first_section if folded in _MAIN_EVERYWHERE or folded in _MAIN_TITLES else None

    def _known_headings(self) -> str:
        form = self.rulebook.decks.form
        return ", ".join([*form.start[:1], *(titles[0] for titles in form.headings.values())])

    def _heading(self, text: str) -> bool:
        """Begin a section if this is a heading, with or without a number of cards behind it."""
        titles = [text, deck_lines.without_count(text)]
        if text.rstrip(": ").endswith((")", "]")):
            titles.reverse()  # "G (4)" is the G deck with four cards, "G 4" is grade 4
        for title in titles:
            if self._is_title(title):
                self.section = self._section_of(title)
                return True
        return False

    def _is_about_the_list(self, text: str, label: str | None) -> bool:
        """Whether a line looks like what a list says of itself: "Clan: Royal Paladin", or a title above everything."""
        if (label is not None and fold(label) in _ABOUT) or deck_lines.is_about_its_maker(text):
            return True
        above = not (self.found or self.problems or self.titled)
        return above and len(list(deck_lines.readings(text))) == 1 and not self.index.almost_names(text)

    def _names_no_card(self, text: str) -> bool:
        """Whether nothing in a line is a card after all; such a line is the title, if there was none."""
        found = any(self._find(0, name, quietly=True) for _, name in deck_lines.readings(text))
        self.titled |= not found
        return not found

    # ---- cards

    def _listed(self, card: ListedCard) -> None:
        """Count a card of a file."""
        section = self.section
        if card.section:
            if not self._is_title(card.section):
                self._problem(card.line, "deck-unknown-heading", text=card.section, known=self._known_headings())
                return
            section = self._section_of(card.section)
        written = [deck_lines.tidied(name[:MAX_LINE_LENGTH]) for name in card.names]
        plain = [deck_lines.without_decoration(name) for name in written]
        names = [deck_lines.without_remark(name) or name for name in plain]
        found = [number for name in names if (number := self._find(card.line, name)) is not None]
        if found:
            first, *others = (self.index.cards[number].name for number in found)
            if any(fold(other) != fold(first) for other in others):
                self._problem(card.line, "deck-number-and-name", number=found[0], name=first, text=others[-1])
            self._count(card.line, found[0], card.copies, section, starts=False)
        else:
            self._unknown(card.line, names[-1])

    def _card(self, line: int, text: str, section: str | None, cells: Sequence[str] = ()) -> None:
        """Count a card for a section, None being that of the first card. ``cells`` are those of a row of a table."""
        mark, unmarked = deck_lines.marked(text) or ("", text)
        starts = fold(mark) in self.start_titles
        if starts:
            text = unmarked
        readings = list(deck_lines.readings(text))
        remarked = deck_lines.without_remark(text)
        more = [] if remarked is None else deck_lines.readings(remarked)
        for count, name in (*readings, *deck_lines.readings_of_item(text), *more):
            number = self._find(line, name)
            if number is not None:
                self._count(line, number, count, section, starts=starts)
                return
        row = self._in_cells(cells)
        if row is not None:
            self._count(line, *row, section, starts=starts)
            return
        self._unknown(line, readings[0][1])

    def _in_cells(self, cells: Sequence[str]) -> tuple[str, int] | None:
        """The card of a row without a header, and how many of it; None unless one cell alone may say either."""
        plain = [deck_lines.without_decoration(deck_lines.tidied(cell)) for cell in cells]
        cards = {number for cell in plain if (number := self.index.find(cell)) is not None}
        counts = [count for cell in plain if (count := deck_lines.count_alone(cell)) is not None]
        return (cards.pop(), counts[0]) if len(cards) == len(counts) == 1 else None

    def _unknown(self, line: int, name: str) -> None:
        """No card is called like this, or none that can be played."""
        why = self._why_unplayable(name) if self.unplayable else None
        if why is not None:
            self.found += 1
            self._problem(line, "deck-unplayable-card", text=name, why=why)
            return
        near: tuple[str, ...] = ()
        if self.suggestions:
            near = self.index.near(name)
            self.almost_found |= self.index.almost_names(name)
        self.suggestions = max(0, self.suggestions - 1)
        if near:
            self._problem(line, "deck-unknown-card-near", text=name, near=" / ".join(near))
        else:
            self._problem(line, "deck-unknown-card", text=name)

    def _why_unplayable(self, name: str) -> str | None:
        """Why a card that somebody has brought cannot be played; None if nobody has brought it."""
        called = [name, *(part for parts in deck_lines.numbers_and_names(name) for part in parts)]
        return next((why for each in called if (why := self.unplayable.get(fold(each))) is not None), None)

    def _find(self, line: int, name: str, *, quietly: bool = False) -> str | None:
        number = self.index.find(name)
        if number is not None:
            return number
        for written, named in deck_lines.numbers_and_names(name):
            number = self.index.by_number.get(fold(written))
            if number is not None:
                printed = self.index.cards[number].name
                if fold(printed) != fold(named) and not quietly:
                    self._problem(line, "deck-number-and-name", number=number, name=printed, text=named)
                return number
        return self.index.find(deck_lines.without_printing(name) or "")

    def _count(self, line: int, number: str, count: int, section: str | None, *, starts: bool) -> None:
        self.found += 1
        if not 1 <= count <= MAX_COUNT:
            told = max(-MOST_TOLD, min(count, MOST_TOLD))
            self._problem(line, "deck-bad-count", count=told, text=self.index.cards[number].name, limit=MAX_COUNT)
            return
        if section is None or section == _EITHER:
            (self.starts if section is None else self.either).append((line, number, count))
            return
        if section in (_UNNAMED, _BESIDE):
            home = self.first_section if self.form.home is None else self.form.home(self.index.cards[number])
            section = self.form.beside if section == _BESIDE and home == self.first_section else home
            if section is None:
                self._problem(line, "deck-unknown-heading", text="side", known=self._known_headings())
                return
        self.sections[section][number] += count
        if starts:
            self.starts.append((line, number, 0))

    def _problem(self, line: int, message: str, **values: object) -> None:
        self.problems.append(Problem(line, Message(message, values)))
