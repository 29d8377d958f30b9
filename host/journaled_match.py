"""A match as its journal tells it: where it stands after an entry, and what was logged on the way.

Nothing here waits for anything. `apply` plays a `JournaledMatch` on in place. Whoever shows it to others plays on a
`copy`, commits, and then puts the copy in its place, so that what is not committed is never seen.
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
from host.summaries import LogLine
from storage import EntryKind, JournalEntry

AGREEMENT = "agreement"

LOST: Mapping[EntryKind, str] = {EntryKind.CONCEDE: "concession", EntryKind.FORFEIT: "clock"}
"""Entries that end the match for a player, and the reason they give."""

PLAYED = (EntryKind.ANSWER, EntryKind.DEFAULT, EntryKind.AUTOMATIC)
"""Entries that answer a decision."""

TAKEN_BACK = (EntryKind.STEP_BACK, EntryKind.UNDO)
"""Entries by which players take something back."""

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
class LoggedEntry:
    """An entry of the engine's log, and the journal entry that led to it."""

    sequence: int
    entry: Entry


class JournaledMatch:
    """A match after entry `sequence` of its journal. `logged` is whole after entry `logged_after` (-1: all of it)."""

    __slots__ = ("answered", "logged", "logged_after", "match", "sequence", "taken_back", "timeouts")

    def __init__(
        self,
        match: Match,
        sequence: int = 0,
        *,
        logged: Sequence[LoggedEntry] = (),
        logged_after: int = -1,
        timeouts: tuple[int, int] = (0, 0),
    ) -> None:
        self.match = match
        self.sequence = sequence
        self.logged = tuple(logged)
        self.logged_after = logged_after
        self.answered: tuple[int, ...] = ()  #: the entries that answered decisions of the current step
        self.timeouts = timeouts  #: by seat: how many of their latest decisions in a row were left to the clock
        self.taken_back = False  #: whether the latest entry took something back: its player is asked again

    @classmethod
    def begin(cls, rulebook: Rulebook, decks: Sequence[Deck], seed: bytes) -> JournaledMatch:
        """A match at its beginning, before the first entry of its journal."""
        match = Match.begin(rulebook, decks, seed)
        assert match.log is not None
        return cls(match, logged=[LoggedEntry(0, entry) for entry in match.log.entries])

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
        """The match as JSON, without its log. Only at a boundary."""
        return {"match": json.loads(save(self.match)), "timeouts": list(self.timeouts)}

    @classmethod
    def restore(cls, rulebook: Rulebook, sequence: int, snapshot: Mapping[str, Any]) -> JournaledMatch:
        """The match that `snapshot` was made of. Raises `BrokenSave`."""
        try:
            first, second = map(int, snapshot["timeouts"])
            match = load(rulebook, json.dumps(snapshot["match"]), log=Log())
        except BrokenSave:
            raise
        except Exception as problem:
            # Not in its own words: they may speak of hidden cards.
            raise BrokenSave(f"the snapshot is damaged ({type(problem).__name__})") from problem
        return cls(match, sequence, logged_after=sequence, timeouts=(first, second))

    def copy(self, patience: float = math.inf) -> JournaledMatch:
        """An independent match from here on. A match that is over is not copied: nothing can change it.

        Raises `OutOfPatience` here or in `apply` if an answer takes more work than there is ``patience`` for.
        """
        state, given = self.match.checkpoint
        match = Match.at(self.match.rulebook, state.copy(), given, log=Log(), patience=patience)
        journaled = JournaledMatch(
            match, self.sequence, logged=self.logged, logged_after=self.logged_after, timeouts=self.timeouts
        )
        journaled.answered = self.answered
        return journaled

    def played(self, kind: EntryKind, seat: int, keys: Sequence[str], patience: float = math.inf) -> JournaledMatch:
        """Where the next entry of the journal leads. Raises as `copy` and `apply`."""
        journaled = self.copy(patience)
        journaled.apply(kind, journaled.sequence + 1, seat, keys)
        journaled.match.patience = math.inf
        return journaled

    def lines(self, viewer: int | None, after: int) -> list[LogLine]:
        """What a viewer may read of the log after the journal entry `after`, as far as it is remembered."""
        return [
            LogLine(
                logged.sequence,
                logged.entry.turn,
                logged.entry.line(viewer),
                logged.entry.whose(viewer),
                logged.entry.in_passage,
            )
            for logged in self.logged
            if logged.sequence > after and readable(logged.entry, viewer)
        ]

    def forget(self, up_to: int) -> None:
        """Forget the log up to this entry; the journal can tell it again."""
        self.logged = tuple(logged for logged in self.logged if logged.sequence > up_to)
        self.logged_after = max(self.logged_after, up_to)

    def recall(self, other: JournaledMatch) -> None:
        """Take over what `other`, the same match played apart, remembers of the log up to here."""
        if other.logged_after < self.logged_after <= other.sequence:
            earlier = [logged for logged in other.logged if logged.sequence <= self.logged_after]
            self.logged = (*earlier, *self.logged)
            self.logged_after = other.logged_after

    # ---- going on

    def apply(self, kind: EntryKind, sequence: int, seat: int | None, keys: Sequence[str] = ()) -> None:
        """Play the journal's entry number `sequence`, in place.

        What takes something back (undo, step back, rewind) is applied to the match as it stood there; its key is the
        number from which chance decides afresh, if it has decided something since. Raises `IllegalAnswer` and
        `NothingAsked`; this must then be thrown away.
        """
        match = self.match
        assert match.log is not None
        entries = _told(match, kind, seat)
        heard = len(match.log.entries)
        if kind in PLAYED:
            match.answer(keys)
            self.answered = (*self.answered, sequence)
            self._count_timeouts(kind, seat)
        elif kind in TAKEN_BACK:
            for number in keys:
                match.decide_afresh(int(number))
        elif kind is EntryKind.DRAW:
            match.end(None, "", AGREEMENT)
        elif kind in LOST and seat is not None:
            match.end(1 - seat, "", LOST[kind])
        given = len(match.checkpoint.given)
        self.answered = self.answered[-given:] if given else ()
        entries += match.log.entries[heard:]
        self.sequence = sequence
        self.taken_back = kind in TAKEN_BACK
        self.logged = (*self.logged, *(LoggedEntry(sequence, entry) for entry in entries))

    def _count_timeouts(self, kind: EntryKind, seat: int | None) -> None:
        if seat is not None and kind is not EntryKind.AUTOMATIC:  # which tells nothing of whether the player is there
            counts = list(self.timeouts)
            counts[seat] = counts[seat] + 1 if kind is EntryKind.DEFAULT else 0
            self.timeouts = (counts[0], counts[1])


def readable(entry: Entry, viewer: int | None) -> bool:
    """Whether a viewer may read an entry of the log."""
    return entry.viewers is None or viewer in entry.viewers


def effective(entries: Iterable[JournalEntry]) -> list[JournalEntry]:
    """A journal without what was taken back. The entries that took it back stay, and change nothing."""
    kept: list[JournalEntry] = []
    for entry in entries:
        if entry.back_to is not None:
            while kept and kept[-1].sequence > entry.back_to:
                kept.pop()
        kept.append(entry)
    return kept


def replay(journaled: JournaledMatch, entries: Sequence[JournalEntry], *, every: bool = False) -> None:
    """Play effective entries of a journal on, in place, and compare where they lead with where they led.

    `every` compares after each entry rather than after the last, which takes much longer. Raises `Diverged`, exactly
    only with `every`.
    """
    for entry in entries:
        boundary = journaled.boundary
        try:
            journaled.apply(entry.kind, entry.sequence, entry.seat, entry.keys)
        except Exception as problem:
            raise Diverged(entry.sequence, boundary) from problem
        if (every or entry is entries[-1]) and journaled.digest != entry.digest:
            raise Diverged(entry.sequence, boundary)


def _told(match: Match, kind: EntryKind, seat: int | None) -> list[Entry]:
    """What the host adds to the log; about a secret decision, for its player only."""
    if kind not in TOLD:
        return []
    values = {} if seat is None else {"player": Seat(seat)}
    secret = kind is EntryKind.DEFAULT and match.decision is not None and match.decision.secret
    return [Entry(match.state.turn, TOLD[kind], values, (seat,) if secret else None)]
