"""Computer players. They are shown a view and answer by keys, like anybody; the event loop goes on meanwhile.

Those who answer at once do it in a thread, those who search in a process of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from engine.kernel.match import Match
from engine.kernel.randomness import derived
from engine.kernel.views import view
from engine.players import SEARCHING, Chance, Player
from host.books import Books
from host.clocks import RETRY
from host.errors import (
    AlreadyAnswered,
    AnswerNotAllowed,
    MatchEnded,
    NotYourDecision,
    RulesFailed,
    UnknownComputer,
)
from host.running import RunningMatch
from host.search_workers import SearchWorkers
from host.tasks import reported
from host.time import Clock
from storage import EntryKind, StorageUnavailable

log = logging.getLogger(__name__)

WORKERS = 2
"""How many computer players think at the same time."""


class Computers:
    """The computer players of this process, by level."""

    def __init__(self, players: Mapping[str, Player], books: Books, clock: Clock, *, delay: float) -> None:
        """`delay` is how many seconds a computer player waits before each answer, so that people can follow."""
        self._players = players
        self._clock = clock
        self._delay = delay
        self._executor = ThreadPoolExecutor(WORKERS, thread_name_prefix="computer")
        self._search_workers = SearchWorkers(WORKERS, books.rows)
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that there are, weakest first."""
        return tuple(self._players)

    def check(self, level: str) -> None:
        """Raises `UnknownComputer`."""
        if level not in self._players:
            raise UnknownComputer(level, self.levels)

    def wake(self, running: RunningMatch) -> None:
        """Let the computer player answer if it is asked, and go on for as long as it is."""
        if running.computer is not None and running.id not in self._playing and not self._closed:
            task = asyncio.get_running_loop().create_task(self._play(running), name=f"computer in match {running.id}")
            self._playing[running.id] = task
            task.add_done_callback(lambda done: self._stopped(running, done))

    async def close(self) -> None:
        """Let nobody think any more; what is committed from now on wakes nobody."""
        self._closed = True
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._search_workers.close()

    def _stopped(self, running: RunningMatch, task: asyncio.Task[None]) -> None:
        del self._playing[running.id]
        reported(task)
        if not task.cancelled() and task.exception() is None:
            self.wake(running)  # it may have been asked again while the task was ending

    async def _play(self, running: RunningMatch) -> None:
        while running.computer is not None:
            await self._clock.sleep(self._delay)
            journaled, decision = running.journaled, running.decision
            if decision is None or running.computer is None:
                return
            seat, sequence = decision.player, journaled.sequence + 1
            safe = [journaled.match.keys[index] for index in decision.default]
            keys = await self._chosen(running.computer, running, journaled.match, seat, sequence, safe)
            try:
                try:
                    await running.answer_for(seat, sequence, keys, EntryKind.ANSWER)
                except (AnswerNotAllowed, RulesFailed):
                    log.error("a computer player's choice cannot be played", extra={"match": running.id})
                    await running.answer_for(seat, sequence, safe, EntryKind.ANSWER)
            except (AlreadyAnswered, NotYourDecision):
                continue
            except MatchEnded:
                return
            except (StorageUnavailable, RulesFailed):
                await self._clock.sleep(RETRY.total_seconds())

    async def _chosen(
        self, level: str, running: RunningMatch, match: Match, seat: int, sequence: int, safe: Sequence[str]
    ) -> Sequence[str]:
        """What the player chooses, or the safe default if it fails."""
        seed = derived(match.state.seed, f"computer {seat} {sequence}")
        try:
            if level in SEARCHING:
                return await self._search_workers.choose(level, match, seat, seed, running.stored.card_sets)
            choose, seen = self._players[level].choose, view(match, seat)
            return await asyncio.get_running_loop().run_in_executor(self._executor, choose, seen, Chance(seed))
        except Exception as problem:  # noqa: BLE001 - whatever it is, the match must go on
            # Not in its own words: they may speak of the player's hand.
            log.error("a computer player failed", extra={"match": running.id, "error": type(problem).__name__})
            return safe
