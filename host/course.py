"""The course of a match: where it stands after an entry of its journal, and what was said on the way.

Nothing here waits for anything. A `Course` is played on in place by `apply`; whoever shows it to others first plays on
a `copy`, commits, and then puts the copy in its place, so that what is not committed is never seen.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.codec import digest, load, save
from engine.kernel.errors import BrokenSave
from engine.kernel.log import Entry, Log
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.rulebook import Deck, Rulebook
from host.tables import LogLine
from storage import EntryKind, JournalEntry

AGREEMENT = "agreement"

LOST: Mapping[EntryKind, str] = {EntryKind.CONCEDE: "concession", EntryKind.FORFEIT: "clock"}
"""Entries that end the match for a player, and the reason they give."""

PLAYED = (EntryKind.ANSWER, EntryKind.DEFAULT)
"""Entries that answer a decision."""

TOLD: Mapping[EntryKind, str] = {
    EntryKind.DEFAULT: "time-ran-out",
    EntryKind.UNDO: "took-back",
    EntryKind.REWIND: "rewound",
}
"""What the host itself adds to the log, by the kind of entry; the text's argument `player` is the entry's seat."""


class Diverged(Exception):
    """Played again, a match goes another way than it went: it was played by another version of the rules.

    `boundary` is the last journal entry that still agrees and after which a step began.
    """

    def __init__(self, sequence: int, boundary: int) -> None:
        super().__init__(f"entry {sequence} of the journal leads elsewhere than it did; entry {boundary} still agrees")
        self.sequence = sequence
        self.boundary = boundary


@dataclass(frozen=True, slots=True)
class Said:
    """An entry of the engine's log, and the journal entry that led to it."""

    sequence: int
    entry: Entry


class Course:
    """A match after entry `sequence` of its journal. `said` is complete after entry `said_after` (-1: altogether)."""

    __slots__ = ("answered", "match", "said", "said_after", "sequence", "timeouts")

    def __init__(
        self,
        match: Match,
        sequence: int = 0,
        *,
        said: Sequence[Said] = (),
        said_after: int = -1,
        timeouts: tuple[int, int] = (0, 0),
    ) -> None:
        self.match = match
        self.sequence = sequence
        self.said = tuple(said)
        self.said_after = said_after
        self.answered: tuple[int, ...] = ()  #: the entries that answered decisions of the current step
        self.timeouts = timeouts  #: by seat: how many of their latest decisions in a row were left to the clock

    @classmethod
    def begin(cls, rulebook: Rulebook, decks: Sequence[Deck], seed: bytes) -> Course:
        """A match at its beginning, before the first entry of its journal."""
        match = Match.begin(rulebook, decks, seed)
        assert match.log is not None
        return cls(match, said=[Said(0, entry) for entry in match.log.entries])

    # ---- standing still

    @property
    def digest(self) -> str:
        """What the journal keeps to recognise this state by."""
        return digest(self.match.state)

    @property
    def at_boundary(self) -> bool:
        """Whether a step has just begun, or the match is over: the only moments that snapshots are made of."""
        return not self.answered

    @property
    def boundary(self) -> int:
        """The entry after which the current step began."""
        return self.answered[0] - 1 if self.answered else self.sequence

    def snapshot(self) -> dict[str, object]:
        """The course as JSON, without what was said. Only at a boundary."""
        return {"match": json.loads(save(self.match)), "timeouts": list(self.timeouts)}

    @classmethod
    def restore(cls, rulebook: Rulebook, sequence: int, snapshot: Mapping[str, Any]) -> Course:
        """The course that `snapshot` was made of. Raises `BrokenSave`."""
        try:
            first, second = map(int, snapshot["timeouts"])
            match = load(rulebook, json.dumps(snapshot["match"]), log=Log())
        except BrokenSave:
            raise
        except Exception as problem:
            # Not in its own words: they may speak of hidden cards.
            raise BrokenSave(f"the snapshot is damaged ({type(problem).__name__})") from problem
        return cls(match, sequence, said_after=sequence, timeouts=(first, second))

    def copy(self, patience: float = math.inf) -> Course:
        """An independent course from here on. A match that is over is not copied: nothing can change it.

        Raises `OutOfPatience` here or in `apply` if an answer takes more work than there is ``patience`` for.
        """
        state, given = self.match.position
        match = Match.at(self.match.rulebook, state.copy(), given, log=Log(), patience=patience)
        course = Course(match, self.sequence, said=self.said, said_after=self.said_after, timeouts=self.timeouts)
        course.answered = self.answered
        return course

    def played(self, kind: EntryKind, seat: int, keys: Sequence[str], patience: float = math.inf) -> Course:
        """Where the next entry of the journal leads. Raises as `copy` and `apply`."""
        course = self.copy(patience)
        course.apply(kind, course.sequence + 1, seat, keys)
        course.match.patience = math.inf
        return course

    def lines(self, viewer: int | None, after: int) -> list[LogLine]:
        """What a viewer may read of what was said after the journal entry `after`, as far as this course remembers."""
        return [
            LogLine(said.sequence, said.entry.turn, said.entry.line(viewer))
            for said in self.said
            if said.sequence > after and readable(said.entry, viewer)
        ]

    def forget(self, up_to: int) -> None:
        """Forget what was said up to this entry; the journal can tell it again."""
        self.said = tuple(said for said in self.said if said.sequence > up_to)
        self.said_after = max(self.said_after, up_to)

    def recall(self, other: Course) -> None:
        """Take over what `other`, a course of the same match, remembers of what was said up to here."""
        if other.said_after < self.said_after <= other.sequence:
            earlier = [said for said in other.said if said.sequence <= self.said_after]
            self.said = (*earlier, *self.said)
            self.said_after = other.said_after

    # ---- going on

    def apply(self, kind: EntryKind, sequence: int, seat: int | None, keys: Sequence[str] = ()) -> None:
        """Play the journal's entry number `sequence`, in place.

        What takes something back (undo, step back, rewind) is applied to the course as it stood there. Raises
        `IllegalAnswer` and `NothingAsked`; the course must then be thrown away.
        """
        match = self.match
        assert match.log is not None
        entries = _told(match, kind, seat)
        heard = len(match.log.entries)
        if kind in PLAYED:
            match.answer(keys)
            self.answered = (*self.answered, sequence)
            self._count_timeouts(kind, seat)
        elif kind is EntryKind.DRAW:
            match.end(None, "", AGREEMENT)
        elif kind in LOST and seat is not None:
            match.end(1 - seat, "", LOST[kind])
        given = len(match.position[1])
        self.answered = self.answered[-given:] if given else ()
        entries += match.log.entries[heard:]
        self.sequence = sequence
        self.said = (*self.said, *(Said(sequence, entry) for entry in entries))

    def _count_timeouts(self, kind: EntryKind, seat: int | None) -> None:
        if seat is not None:
            counts = list(self.timeouts)
            counts[seat] = counts[seat] + 1 if kind is EntryKind.DEFAULT else 0
            self.timeouts = (counts[0], counts[1])


def readable(entry: Entry, viewer: int | None) -> bool:
    """Whether a viewer may read an entry of the log."""
    return entry.viewers is None or viewer in entry.viewers


def effective(entries: Iterable[JournalEntry]) -> list[JournalEntry]:
    """A journal without what was taken back; the entries that took it back stay, and change nothing any more."""
    kept: list[JournalEntry] = []
    for entry in entries:
        if entry.back_to is not None:
            while kept and kept[-1].sequence > entry.back_to:
                kept.pop()
        kept.append(entry)
    return kept


def replay(course: Course, entries: Sequence[JournalEntry], *, every: bool = False) -> None:
    """Play effective entries of a journal on, in place, and compare where they lead with where they led.

    `every` compares after each entry rather than after the last, which takes much longer. Raises `Diverged`, exactly
    only with `every`.
    """
    for entry in entries:
        boundary = course.boundary
        try:
            course.apply(entry.kind, entry.sequence, entry.seat, entry.keys)
        except Exception as problem:
            raise Diverged(entry.sequence, boundary) from problem
        if (every or entry is entries[-1]) and course.digest != entry.digest:
            raise Diverged(entry.sequence, boundary)


def _told(match: Match, kind: EntryKind, seat: int | None) -> list[Entry]:
    """What the host adds to the log; about a secret decision, for its player only."""
    if kind not in TOLD:
        return []
    values = {} if seat is None else {"player": Seat(seat)}
    secret = kind is EntryKind.DEFAULT and match.decision is not None and match.decision.secret
    return [Entry(match.state.turn, TOLD[kind], values, (seat,) if secret else None)]
