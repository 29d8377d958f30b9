"""The queues of the players in this process: kept before they are gone by, so that they outlive it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.kernel.idle import idle_answer
from host.queueing import Due, advanced, begun, done, due, is_window, left, passes_meanwhile, questions, windows
from host.running import RunningMatch
from host.tasks import Tasks
from storage import Database, Queue, WhyDropped


class Queues:
    """What players have chosen to do one after the other, by match and seat."""

    def __init__(self, database: Database, tasks: Tasks) -> None:
        self._database = database
        self._tasks = tasks
        self._queues: dict[tuple[int, int], Queue] = {}

    async def load(self) -> None:
        """Read the queues of the running matches. Raises `StorageUnavailable`."""
        for row in await self._database.queues.of_running():
            self._queues.setdefault((row.match_id, row.seat), row)

    def look(self, running: RunningMatch) -> None:
        """Something is asked: drop a queue if something has changed."""
        match, number = running.journaled.match, running.journaled.sequence + 1
        for seat in (0, 1):
            queue = self._queues.get((running.id, seat))
            if queue is None or not queue.ways:
                continue
            if running.journaled.taken_back:
                why: Due | WhyDropped | None = WhyDropped.TAKEN_BACK if self.left(running, seat) else None
            else:
                why = due(queue, match, number)
            if isinstance(why, WhyDropped):
                dropped = Queue(running.id, queue.seat, dropped=why)
                self._queues[running.id, seat] = dropped
                self._tasks.start(self._database.queues.save(dropped), f"dropped queue of match {running.id}")

    def due(self, running: RunningMatch) -> Due | None:
        """What is answered for the player who is asked; None if they are to answer."""
        if running.decision is None:
            return None
        queue = self._queues.get((running.id, running.decision.player))
        found = None if queue is None else due(queue, running.journaled.match, running.journaled.sequence + 1)
        return found if isinstance(found, Due) else None

    def left(self, running: RunningMatch, seat: int) -> int:
        """How many a player's queue still holds, not counting to do no more."""
        queue, match = self._queues.get((running.id, seat)), running.journaled.match
        number = running.journaled.sequence + 1
        if queue is None or not done(queue, number) or queue.turn != match.state.turn:
            return 0
        return left(queue, number)

    def answers_later(self, running: RunningMatch, seat: int) -> bool:
        """Whether something may be answered that a player chose with the last of what they have done."""
        queue, number = self._queues.get((running.id, seat)), running.journaled.sequence + 1
        given = 0 if queue is None else done(queue, number)
        if queue is None or not given or queue.turn != running.journaled.match.state.turn:
            return False
        return bool(queue.ways[given - 1].later) or passes_meanwhile(queue)

    def dropped(self, running: RunningMatch, seat: int) -> WhyDropped | None:
        """Why the player's last queue was dropped, until they have chosen anew."""
        queue = self._queues.get((running.id, seat))
        return None if queue is None else queue.dropped

    async def begin(self, running: RunningMatch, sequence: int, names: Sequence[str]) -> None:
        """The player who is asked chooses these ways, the first of which answers decision number `sequence`."""
        queue = begun(running.id, running.journaled.match, sequence, names)
        if queue is not None:
            await self._keep(queue)

    async def giving(self, running: RunningMatch) -> None:
        """The next one of the queue is about to be given."""
        assert running.decision is not None
        queue = self._queues[running.id, running.decision.player]
        await self._keep(advanced(queue, running.journaled.sequence + 1, running.journaled.match))

    async def answered(self, running: RunningMatch, keys: Sequence[str]) -> None:
        """The player who is asked answers themselves: this ends the queue, or passes a window as long as it lasts."""
        match, decision = running.journaled.match, running.decision
        queue = None if decision is None else self._queues.get((running.id, decision.player))
        if decision is None or queue is None:
            return
        if queue.dropped is not None or decision.prompt.text in questions(queue):
            await self._keep(Queue(running.id, queue.seat))
            return
        idle = idle_answer(decision)
        if idle is not None and is_window(match) and [match.keys[at] for at in idle] == list(keys):
            passed = windows(match) | set(queue.passed)
            await self._keep(replace(queue, passed=tuple(sorted(passed))))

    async def end(self, running: RunningMatch, seat: int) -> None:
        """Do nothing more of a player's queue."""
        if (running.id, seat) in self._queues:
            await self._keep(Queue(running.id, seat))

    def forget(self, match_id: int) -> None:
        """The match is over."""
        for seat in (0, 1):
            self._queues.pop((match_id, seat), None)

    async def _keep(self, queue: Queue) -> None:
        place = queue.match_id, queue.seat
        if self._queues.get(place) != queue:
            await self._database.queues.save(queue)
            self._queues[place] = queue
