"""A running match: who acts in it, in which order, and what is committed before anybody sees it.

Everything that changes a match goes through `commit`: it was played on a copy, is written to the journal, and only then
takes the place of what everybody sees. A failure anywhere leaves the match as it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Protocol

import storage
from engine.kernel.decisions import Decision
from engine.kernel.errors import BrokenSave, EngineError
from engine.kernel.rulebook import Rulebook
from host import clocks
from host.affected_viewers import affected_viewers
from host.committing import Commit, write
from host.errors import (
    AlreadyAnswered,
    AnswerNotAllowed,
    CannotGoBack,
    CannotStepBack,
    MatchDamaged,
    MatchEnded,
    NotAPlayer,
    NothingRequested,
    NotYourDecision,
    Refused,
    RulesFailed,
)
from host.journaled_match import Diverged, JournaledMatch
from host.match_services import MatchServices
from host.notices import EVERYBODY, ClockWarning, MatchClosed, MatchUpdate, Viewer
from host.pending_requests import PendingRequests
from host.restoring import JournalPart, match_from_journal, recounted, restored, unreadable_as_damage
from host.summaries import MatchSummary, summary_of
from host.taking_back import Undo
from host.tasks import withheld
from storage import EntryKind, JournalEntry, MatchRow, MatchStatus, Request, RequestKind, Result

log = logging.getLogger(__name__)

ABANDONED = "abandoned"
"""The reason given for closing a match that nobody plays any more."""

SNAPSHOT_EVERY = 16
"""The least number of journal entries between two snapshots. A snapshot is made when a step begins."""


class MatchListener(Protocol):
    """Who sees to what a running match needs next."""

    def asked(self, running: RunningMatch) -> None:
        """Somebody is asked, perhaps a computer player."""

    def closed(self, running: RunningMatch) -> None:
        """It is over."""


class RunningMatch:
    """A match that is being played in this process. Callers are served in order, one lock a match."""

    def __init__(
        self,
        services: MatchServices,
        listener: MatchListener,
        rulebook: Rulebook,
        stored: MatchRow,
        journaled: JournaledMatch,
        requests: Sequence[Request] = (),
    ) -> None:
        self.services = services
        self._listener = listener
        self.rulebook = rulebook
        self.stored = stored  #: as it stands in the database
        self.journaled = journaled  #: committed, and never changed: the next one takes its place
        self.requests = PendingRequests(services, stored.id, requests)
        self.undo: tuple[int, Undo] | None = None  #: what is taken back, as asked for after this entry
        self.lock = asyncio.Lock()
        self._snapshot_at = 0

    # ---- looking

    @property
    def id(self) -> int:
        """The match's number."""
        return self.stored.id

    @property
    def summary(self) -> MatchSummary:
        """The match from the outside, as it stands."""
        return summary_of(self.stored, self.journaled.sequence + 1, self.requests.all)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more."""
        return self.stored.status is not MatchStatus.RUNNING

    @property
    def decision(self) -> Decision | None:
        """What is asked, of whom."""
        return None if self.is_over else self.journaled.match.decision

    @property
    def computer(self) -> str | None:
        """The computer player who is asked, if it is one."""
        return None if self.decision is None else self.stored.seats[self.decision.player].computer

    def seat_of(self, user_id: int) -> int:
        """The seat of a player of this match. Raises `NotAPlayer`, and `MatchEnded` for players of one that is over."""
        seat = next((seat.seat for seat in self.stored.seats if seat.user_id == user_id), None)
        if seat is None:
            raise NotAPlayer(self.id)
        if self.is_over:
            raise MatchEnded(self.id)
        return seat

    # ---- acting

    async def answer(self, user_id: int, sequence: int, keys: Sequence[str]) -> None:
        """Answer as a person; see `Host.answer`."""
        async with self.lock:
            seat = self.seat_of(user_id)
            await self._check(seat, sequence)
            await self._play(EntryKind.ANSWER, seat, keys, user_id)

    async def answer_for(self, seat: int, sequence: int, keys: Sequence[str], kind: EntryKind) -> None:
        """Answer for a computer player, or automatically for a person. Raises like `answer`."""
        async with self.lock:
            if self.is_over:
                raise MatchEnded(self.id)
            await self._check(seat, sequence)
            await self._play(kind, seat, keys)

    async def step_back(self, user_id: int, sequence: int) -> None:
        """Take the last answer back freely; see `Host.step_back`."""
        async with self.lock:
            seat = self.seat_of(user_id)
            await self._check(seat, sequence)
            await self.step_back_now(seat, user_id)

    async def step_back_now(self, seat: int, user_id: int) -> None:
        """As `step_back`, for callers that hold the lock and have checked whose decision it is."""
        if not self.journaled.match.can_step_back:
            raise CannotStepBack
        await self.take_back(EntryKind.STEP_BACK, self.journaled.answered[-1] - 1, seat, user_id)

    async def concede(self, user_id: int) -> None:
        """Give up."""
        async with self.lock:
            seat = self.seat_of(user_id)
            await self._play(EntryKind.CONCEDE, seat, (), user_id)

    async def ring(self) -> None:
        """The alarm rings: warn the player whose time is running out, or play the safe default for them."""
        async with self.lock:
            decision, clock = self.decision, self.stored.clock
            if decision is None or clock is None:
                return
            try:
                settings = await self.services.servers.settings(self.stored.guild_id)
                if self.services.clock.now() >= clock.deadline:
                    await self._time_out(decision, settings.timeouts_to_lose)
                elif not clock.warned and self.services.clock.now() >= clocks.warn_at(clock, settings):
                    await self._warn(decision.player, clock, settings.timeouts_to_lose)
            except (AlreadyAnswered, MatchEnded):
                pass  # by the player after all, in another process
            except Exception as problem:
                # Whatever it is, the time goes on.
                self.services.alarms.set(self.id, self.services.clock.now() + clocks.RETRY)
                if not isinstance(problem, Refused | storage.StorageError):
                    raise
            else:
                await self.wind_clock()

    async def go_on(self) -> None:
        """After a restart: the clock runs on, with some grace, and a computer player thinks again."""
        async with self.lock:
            clock = self.stored.clock
            if clock is not None:
                graced = clocks.with_grace(clock, self.services.clock.now())
                if graced != clock:
                    # The clock runs by what is here; where nothing can be written, the next start gives grace again.
                    with suppress(storage.StorageUnavailable):
                        await self.services.database.matches.set_clock(self.id, graced)
                    self.stored = replace(self.stored, clock=graced)
            await self.wind_clock()
        self._listener.asked(self)

    def ask(self) -> None:
        """Nothing waits for consent any more: whoever is asked is seen to."""
        self._listener.asked(self)

    async def abandon(self, seen: datetime) -> None:
        """Close the match because nobody plays it any more. Nothing is done if somebody has played since it was `seen`.

        Raises `StorageUnavailable`.
        """
        async with self.lock:
            if self.is_over or self.stored.updated_at > seen:
                return
            now = self.services.clock.now()
            try:
                async with self.services.database.transaction() as together:
                    await together.matches.abandon(self.id, ABANDONED, at=now)
                    await together.requests.close_all(self.id)
            except storage.MatchNotRunning:
                await self.catch_up()
                return
            result = Result(None, ABANDONED)
            self.stored = replace(self.stored, status=MatchStatus.ABANDONED, result=result, clock=None, ended_at=now)
            self.requests.put(())
            log.info("match abandoned", extra={"match": self.id})
            self._tell(MatchUpdate(self.id, self.journaled.sequence, EVERYBODY))

    # ---- committing; the caller holds the lock

    async def take_back(
        self,
        kind: EntryKind,
        back_to: int,
        seat: int | None,
        user_id: int | None,
        *,
        settles: RequestKind | None = None,
        known: JournalPart | None = None,
    ) -> None:
        """Go back to where the match stood after entry `back_to`; the journal keeps what was taken back.

        `known` is what the caller has read of its journal since the lock was taken.
        Raises `CannotGoBack` if what was then is damaged, or was played by another version of the rules.
        """
        try:
            journaled = await match_from_journal(
                self.services.database, self.rulebook, self.stored, up_to=back_to, known=known
            )
        except (Diverged, BrokenSave, storage.Unreadable) as problem:
            raise CannotGoBack from problem
        journaled.recall(self.journaled)
        # What chance has decided since is known by now: nobody is to be able to choose by it.
        number = self.journaled.match.state.next_number
        keys = () if journaled.match.state.next_number == number else (str(number),)
        journaled.apply(kind, self.journaled.sequence + 1, seat, keys)
        await self.commit(journaled, kind, seat, keys=keys, user_id=user_id, back_to=back_to, settles=settles)

    async def commit(
        self,
        journaled: JournaledMatch,
        kind: EntryKind,
        seat: int | None,
        *,
        keys: Sequence[str] = (),
        user_id: int | None = None,
        back_to: int | None = None,
        settles: RequestKind | None = None,
    ) -> None:
        """Write an entry to the journal, and then let `journaled`, to which it leads, be what everybody sees.

        `settles` is the request that was agreed to; all that lapse by the entry are dropped in the same transaction.
        Raises `AlreadyAnswered` or `MatchEnded` if another process was first, and has then caught up with it.
        """
        began, now = time.perf_counter(), self.services.clock.now()
        viewers = affected_viewers(self.journaled.match, journaled, kind)
        entry = JournalEntry(
            self.id, journaled.sequence, kind, seat, tuple(keys), journaled.digest, now, user_id, back_to
        )
        commit = await self._commit_of(entry, journaled, viewers, settles)
        await self._write(commit)
        self._put_in_place(commit, journaled)
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        told = EntryKind.ANSWER if kind is EntryKind.AUTOMATIC else kind  # who had no choice is nobody's business
        log.info(
            "answer committed",
            extra={"match": self.id, "sequence": journaled.sequence, "kind": told.value, "ms": milliseconds},
        )
        self._tell(MatchUpdate(self.id, journaled.sequence, viewers))
        await self.wind_clock()
        self._take_snapshot()

    async def _commit_of(
        self, entry: JournalEntry, journaled: JournaledMatch, viewers: frozenset[Viewer], settles: RequestKind | None
    ) -> Commit:
        """What to write with an entry that leads to `journaled`. `viewers` are those who see something of it."""
        outcome = journaled.match.state.outcome
        settings = await self.services.servers.settings(self.stored.guild_id)
        clock = clocks.clock_after(self.stored, self.journaled.match, journaled.match, entry.kind, settings, entry.at)
        return Commit(
            entry,
            result=None if outcome is None else Result(outcome.winner, outcome.reason),
            clock=clock,
            winds_clock=clock != self.stored.clock,
            # What the public does not see of an entry need not be shown to it.
            is_shown=None not in viewers and self.stored.shown_sequence == self.journaled.sequence,
            settles=settles,
            lapsed=[request.kind for request in self.requests.all if outcome or request.kind is RequestKind.UNDO],
        )

    async def _write(self, commit: Commit) -> None:
        """Write it; where another process was first, catch up with it. Raises as `commit`, and `NothingRequested`."""
        try:
            await write(self.services.database, commit)
        except NothingRequested:
            await self.requests.read(self.journaled.sequence)
            raise
        except (storage.SequenceTaken, storage.JournalGap, storage.MatchNotRunning) as problem:
            await self.catch_up()
            if self.is_over:
                raise MatchEnded(self.id) from problem
            raise AlreadyAnswered(self.journaled.sequence + 1) from problem

    def _put_in_place(self, commit: Commit, journaled: JournaledMatch) -> None:
        """What is written is what everybody sees from now on."""
        entry = commit.entry
        # The thread and what was shown may have changed meanwhile.
        self.stored = replace(self.stored, last_sequence=entry.sequence, updated_at=entry.at, clock=commit.clock)
        if commit.is_shown:
            self.stored = replace(self.stored, shown_sequence=entry.sequence)
        if commit.result is not None:
            self.stored = replace(self.stored, status=MatchStatus.FINISHED, result=commit.result, ended_at=entry.at)
        self.journaled = journaled
        self.requests.closed({commit.settles, *commit.lapsed})

    async def catch_up(self) -> None:
        """Read the match again, because another process has gone on with it. Raises `MatchDamaged`."""
        database = self.services.database
        with unreadable_as_damage(self.id):
            saved = await database.saved_match(self.id)
            if saved is None:
                raise MatchEnded(self.id)
            saved = await recounted(database, saved)
            try:
                journaled = await restored(database, self.rulebook, saved)
            except (Diverged, BrokenSave) as problem:
                raise MatchDamaged(self.id) from problem
        journaled.recall(self.journaled)
        self.stored, self.journaled = saved.match, journaled
        self.requests.put(saved.requests)
        self._tell(MatchUpdate(self.id, journaled.sequence, EVERYBODY))
        await self.wind_clock()

    async def wind_clock(self) -> None:
        """Set the alarm for what the clock is to do next."""
        clock = self.stored.clock
        if clock is None or self.is_over:
            self.services.alarms.clear(self.id)
            return
        settings = await self.services.servers.settings(self.stored.guild_id)
        self.services.alarms.set(self.id, clock.deadline if clock.warned else clocks.warn_at(clock, settings))

    async def _check(self, seat: int, sequence: int) -> None:
        """Raise `AlreadyAnswered`, `NotYourDecision` or `MatchEnded` unless this is asked now, and of this player."""
        if sequence > self.journaled.sequence + 1:
            await self.catch_up()
        if self.is_over:
            raise MatchEnded(self.id)
        if sequence != self.journaled.sequence + 1:
            raise AlreadyAnswered(self.journaled.sequence + 1)
        decision = self.journaled.match.decision
        if decision is not None and decision.player != seat:
            raise NotYourDecision(self.stored.seats[decision.player].name)

    async def _play(self, kind: EntryKind, seat: int, keys: Sequence[str], user_id: int | None = None) -> None:
        """Play an entry on a copy, and commit it. Raises `AnswerNotAllowed` and `RulesFailed`, and as `commit`."""
        before = self.journaled
        try:
            journaled = await self.services.long_answers.played(
                lambda patience: before.played(kind, seat, keys, patience)
            )
        except EngineError as problem:
            raise AnswerNotAllowed(str(problem)) from problem
        except Exception as problem:
            log.error(
                "the rules have failed",
                extra={"match": self.id, "sequence": before.sequence + 1},
                exc_info=withheld(problem),
            )
            raise RulesFailed from problem
        await self.commit(journaled, kind, seat, keys=keys, user_id=user_id)

    async def _time_out(self, decision: Decision, timeouts_to_lose: int | None) -> None:
        seat = decision.player
        if self._loses(seat, timeouts_to_lose):
            await self._play(EntryKind.FORFEIT, seat, ())
        else:
            keys = [self.journaled.match.keys[index] for index in decision.default]
            await self._play(EntryKind.DEFAULT, seat, keys)

    def _loses(self, seat: int, timeouts_to_lose: int | None) -> bool:
        """Whether it is once too often if somebody's time runs out now."""
        return timeouts_to_lose is not None and self.journaled.timeouts[seat] + 1 >= timeouts_to_lose

    async def _warn(self, seat: int, clock: storage.DecisionClock, timeouts_to_lose: int | None) -> None:
        warned = replace(clock, warned=True)
        await self.services.database.matches.set_clock(self.id, warned)
        self.stored = replace(self.stored, clock=warned)
        self.services.notify(ClockWarning(self.id, seat, clock.deadline, self._loses(seat, timeouts_to_lose)))

    def _tell(self, update: MatchUpdate) -> None:
        if update.viewers:
            self.services.notify(update)
        if self.is_over:
            self.services.notify(MatchClosed(self.id))
            self._listener.closed(self)
        else:
            self._listener.asked(self)

    def _take_snapshot(self) -> None:
        journaled = self.journaled
        if self.is_over or not journaled.at_boundary or journaled.sequence - self._snapshot_at < SNAPSHOT_EVERY:
            return
        before, self._snapshot_at = self._snapshot_at, journaled.sequence
        self.services.tasks.start(self._save_snapshot(journaled, before), f"snapshot of match {self.id}")

    async def _save_snapshot(self, journaled: JournaledMatch, before: int) -> None:
        storage.give_way()
        now = self.services.clock.now()
        try:
            await self.services.database.snapshots.save(self.id, journaled.sequence, journaled.snapshot(), at=now)
        except storage.StorageUnavailable as problem:
            # A snapshot only saves time. The next one is due when the next step begins.
            self._snapshot_at = before
            log.warning("no snapshot was made", extra={"match": self.id, "reason": str(problem)})
        else:
            self.journaled.forget(min(before, self.stored.shown_sequence))
