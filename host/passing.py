"""Passing automatically: answers for players who have nothing to choose, or who pass for a while.

The host gives such an answer after a pause (`host.pauses`), and journals it as any other. Nobody but its player is
shown that it is coming: others see that the player is asked, as always.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.kernel.idle import idle_answer, offered, sensible_answer
from host.alarms import Alarms
from host.clocks import RETRY
from host.errors import (
    AlreadyAnswered,
    AnswerNotAllowed,
    MatchEnded,
    MatchUnreadable,
    NotYourDecision,
    RulesFailed,
)
from host.notices import MatchUpdate, Viewer
from host.passing_until import after_attack, answered, begun, goes_on, is_ahead, letting_go
from host.pauses import Pauses
from host.people import People
from host.queueing import Due
from host.queues import Queues
from host.running import RunningMatch
from host.summaries import NOTHING_PASSED, PassingView
from host.tasks import Tasks
from host.time import Clock
from storage import Database, EntryKind, Passing, PassUntil, RequestKind, StorageUnavailable

log = logging.getLogger(__name__)


class AutomaticPassing:
    """Who passes in which match, and the answers that are given for them."""

    def __init__(self, database: Database, users: People, clock: Clock, tasks: Tasks, pauses: Pauses | None) -> None:
        """Without `pauses` nothing is answered automatically."""
        self._database = database
        self._users = users
        self._clock = clock
        self._tasks = tasks
        self._pauses = pauses
        self._alarms = Alarms(clock)
        self._said: dict[tuple[int, int], Passing] = {}
        self._queues = Queues(database, tasks)
        self._giving: set[int] = set()  #: matches in which what belongs together is being answered
        self._failed: dict[int, int] = {}  #: matches whose answer of this number could not be played

    async def load(self) -> None:
        """Read what players have said. Raises `StorageUnavailable`."""
        for row in await self._database.passing.of_running():
            self._said.setdefault((row.match_id, row.seat), row)
        await self._queues.load()

    async def run(self, find: Callable[[int], RunningMatch | None]) -> None:
        """Give the answers that are due, until cancelled; `find` finds the running matches."""

        def ring(match_id: int) -> None:
            running = find(match_id)
            if running is not None:
                self._tasks.start(self._answer(running), f"automatic answer in match {match_id}")

        await self._alarms.run(ring)

    # ---- what is asked

    def wake(self, running: RunningMatch) -> None:
        """Something is asked: let it be answered after a pause, if its player need not be asked."""
        self._forget_past_attacks(running)
        self._queues.look(running)
        decision = running.decision
        given = self._due(running, automatic=True)
        is_given = given is not None and given.at_once and running.id in self._giving
        if self._pauses is None or decision is None or given is None or is_given:
            self._alarms.clear(running.id)
            return
        due = running.stored.updated_at
        if (
            not given.at_once and running.stored.seats[1 - decision.player].computer is None
        ):  # who could be told something
            sequence = running.journaled.sequence + 1
            due += self._pauses.drawn(running.id, decision.player, sequence, running.journaled.match.state.seed)
        self._alarms.set(running.id, due)

    def closed(self, running: RunningMatch) -> None:
        """The match is over."""
        self._alarms.clear(running.id)
        self._failed.pop(running.id, None)
        self._queues.forget(running.id)
        for seat in (0, 1):
            self._said.pop((running.id, seat), None)
        if self._pauses is not None:
            self._pauses.forget(running.id)

    async def answered(
        self, running: RunningMatch, user_id: int, sequence: int, keys: Sequence[str], queue: Sequence[str] = ()
    ) -> None:
        """A player answers now what they were asked: if they pass, that is how long they take to pass.

        `queue` are the ways that they have chosen to be done one after the other, this answer's first. What was chosen
        together with the answer before is none of these. Raises `StorageUnavailable`.
        """
        match, decision = running.journaled.match, running.decision
        if self._pauses is None or decision is None or sequence != running.journaled.sequence + 1:
            return
        if running.stored.seats[decision.player].user_id != user_id:
            return
        if queue:
            await self._queues.begin(running, sequence, queue)
        else:
            await self._queues.answered(running, keys)
        idle = idle_answer(decision)
        if idle is not None and [match.keys[at] for at in idle] == list(keys):
            self._pauses.took(running.id, decision.player, self._clock.now() - running.stored.updated_at)

    async def view(self, running: RunningMatch, viewer: Viewer) -> PassingView:
        """What a viewer is shown of their passing. Raises `StorageUnavailable`."""
        if viewer is None or running.stored.seats[viewer].user_id is None or self._pauses is None:
            return NOTHING_PASSED
        automatic = await self._is_automatic(running, viewer)
        said, decision, match = self._said.get((running.id, viewer)), running.decision, running.journaled.match
        until = said.until if said is not None and goes_on(said, match) else None
        later = self._queues.answers_later(running, viewer)
        left, dropped = self._queues.left(running, viewer), self._queues.dropped(running, viewer)
        wins, lets_go = said is not None and said.while_ahead, said is not None and bool(said.lets_go)
        if decision is None or decision.player != viewer:
            return PassingView(until, automatic=automatic, queued=left, while_ahead=wins, later=later, lets_go=lets_go)
        answers = self._due(running, automatic=automatic) is not None
        begun = match.state.turn > 0  # what is asked before the first turn is asked once
        may_pass = begun and idle_answer(decision) is not None and bool(offered(match))
        return PassingView(until, answers, may_pass, automatic, left, dropped, wins, is_ahead(match), later, lets_go)

    # ---- what players say

    async def pass_until(self, running: RunningMatch, user_id: int, sequence: int | None, until: PassUntil) -> None:
        """Pass now, where the decision number `sequence` is asked, and until then. Raises as `Host.answer`."""
        seat, match = running.seat_of(user_id), running.journaled.match
        before = self._said_by(running, seat, sequence)
        if until is PassUntil.TURN:
            await self._queues.end(running, seat)
        await self._begin(running, user_id, sequence, begun(before, match, until))

    async def pass_while_ahead(self, running: RunningMatch, user_id: int, sequence: int | None) -> None:
        """Pass in what is won as it stands, as long as the match lasts, and begin so with the decision `sequence`.

        Raises as `Host.answer`.
        """
        before = self._said_by(running, running.seat_of(user_id), sequence)
        await self._begin(running, user_id, sequence, replace(before, while_ahead=True))

    async def let_go(self, running: RunningMatch, user_id: int, sequence: int | None) -> None:
        """Let go what the decision `sequence` asks, and from now on what is alike, where no more is at stake.

        Raises as `Host.answer`.
        """
        seat, decision = running.seat_of(user_id), running.decision
        before = self._said_by(running, seat, sequence)
        if decision is not None and decision.player == seat:
            await self._begin(running, user_id, sequence, letting_go(before, running.journaled.match))

    async def _begin(self, running: RunningMatch, user_id: int, sequence: int | None, row: Passing) -> None:
        """Keep what a player says, and answer the decision number `sequence` as they say."""
        match, decision, seat = running.journaled.match, running.decision, row.seat
        await self._say(running, row)
        asked = decision is not None and decision.player == seat
        given = answered(row, match) if asked else None
        if sequence is not None and given is not None:
            keys = [match.keys[at] for at in given]
            await self.answered(running, user_id, sequence, keys)
            await running.answer(user_id, sequence, keys)

    def _said_by(self, running: RunningMatch, seat: int, sequence: int | None = None) -> Passing:
        """What a player has said; raises `AlreadyAnswered` where another decision than this is asked now."""
        if sequence is not None and sequence != running.journaled.sequence + 1:
            raise AlreadyAnswered(running.journaled.sequence + 1)
        return self._said.get((running.id, seat), Passing(running.id, seat))

    async def ask_again(self, running: RunningMatch, user_id: int) -> None:
        """Pass no longer, and do nothing more that was chosen ahead.

        Raises `NotAPlayer`, `MatchEnded`, `StorageUnavailable`.
        """
        seat = running.seat_of(user_id)
        await self._queues.end(running, seat)
        await self._say(running, _asked_again(self._said_by(running, seat)))

    async def set_automatic(self, running: RunningMatch, user_id: int, automatic: bool | None) -> None:
        """Be spared questions in this match or not; None: as the player prefers in general. Raises as `ask_again`."""
        seat = running.seat_of(user_id)
        before = self._said_by(running, seat)
        if automatic is False:
            before = _asked_again(before)
        await self._say(running, replace(before, automatic=automatic))

    async def _say(self, running: RunningMatch, row: Passing) -> None:
        """Keep what a player has said, and only then go by it. They are shown it, and nobody else."""
        if self._said.get((row.match_id, row.seat), Passing(row.match_id, row.seat)) != row:
            await self._database.passing.save(row)
            self._said[row.match_id, row.seat] = row
        running.services.notify(MatchUpdate(running.id, running.journaled.sequence, frozenset({row.seat})))
        self.wake(running)

    # ---- what is answered

    def _due(self, running: RunningMatch, *, automatic: bool) -> Due | None:
        """What is answered for the player who is asked; None if they are to answer.

        `automatic` is whether they are spared questions to which there is nothing to choose.
        """
        match, decision, journaled = running.journaled.match, running.decision, running.journaled
        if self._pauses is None or decision is None or running.computer is not None or journaled.taken_back:
            return None
        if self._failed.get(running.id) == journaled.sequence + 1:
            return None
        if running.requests.of_kind(RequestKind.UNDO) is not None:
            return None  # it would lapse before anybody could agree
        queued = self._queues.due(running)
        if queued is not None:
            return queued
        said = self._said.get((running.id, decision.player))
        chosen = answered(said, match) if said is not None else None
        if chosen is None and automatic:
            chosen = sensible_answer(match)
        return None if chosen is None else Due([match.keys[at] for at in chosen])

    async def _is_automatic(self, running: RunningMatch, seat: int) -> bool:
        said = self._said.get((running.id, seat))
        if said is not None and said.automatic is not None:
            return said.automatic
        user_id = running.stored.seats[seat].user_id
        assert user_id is not None
        return (await self._users.get(user_id)).automatic

    async def _answer(self, running: RunningMatch) -> None:
        """Give the answer that is due, if it still is to be given."""
        decision = running.decision
        if decision is None or running.computer is not None:
            return
        seat, sequence = decision.player, running.journaled.sequence + 1
        try:
            automatic = await self._is_automatic(running, seat)
            due = self._due(running, automatic=automatic) if running.decision is decision else None
            if due is not None and due.is_next:
                await self._queues.giving(running)
            self._giving.add(running.id)
            while due is not None:
                await running.answer_for(seat, sequence, due.keys, EntryKind.AUTOMATIC)
                sequence, due = running.journaled.sequence + 1, self._at_once(running)
        except (AlreadyAnswered, MatchEnded, NotYourDecision, MatchUnreadable):
            pass  # by the player after all, or in another process
        except StorageUnavailable:
            self._alarms.set(running.id, self._clock.now() + RETRY)
        except (AnswerNotAllowed, RulesFailed):
            log.error("an automatic answer cannot be played", extra={"match": running.id})
            self._failed[running.id] = sequence
            running.services.notify(MatchUpdate(running.id, running.journaled.sequence, frozenset({seat})))
        finally:
            self._giving.discard(running.id)

    def _at_once(self, running: RunningMatch) -> Due | None:
        """What belongs to the answer that was just given."""
        due = self._due(running, automatic=False)
        return due if due is not None and due.at_once else None

    def _forget_past_attacks(self, running: RunningMatch) -> None:
        """The next attack on a player is another one than that under which they began to pass."""
        for seat in (0, 1):
            said = self._said.get((running.id, seat))
            if said is not None:
                self._said[running.id, seat] = after_attack(said, running.journaled.match)


def _asked_again(said: Passing) -> Passing:
    """What is kept of a player who passes no longer."""
    return replace(said, until=None, while_ahead=False, lets_go={})
