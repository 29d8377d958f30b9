"""Processes in which computer players think for long: the event loop goes on, and a worker may die.

A worker is sent the whole match, of which a player is shown what its seat may see: see `engine.players.imagining`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, NamedTuple

from cachetools import LRUCache

from engine.further_cards import cards_of
from engine.games import rulebooks
from engine.kernel.codec import load, save
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.players import PLAYERS, Chance, chosen
from host.worker_processes import settle_in

if TYPE_CHECKING:  # a worker needs no database, and takes half as long to start without one
    from storage import CardRows

log = logging.getLogger(__name__)

MOST_SECONDS: Final = 15.0
"""A worker that has not decided after so much CPU time gives up; it should take two at most."""

LOOK_SECONDS: Final = 0.5
"""How often it is looked how much a worker has used."""

KEPT: Final = 8
"""How many rulebooks with further cards a worker keeps in memory."""

RowsOf = Callable[[Sequence[int]], Awaitable["CardRows"]]


class Asked(NamedTuple):
    """What a worker is asked: the decision of a match, and the further cards that it is played with."""

    level: str
    game: str
    saved: str
    seat: int
    seed: bytes
    sets: tuple[int, ...] = ()
    rows: CardRows | None = None


async def _no_rows(sets: Sequence[int]) -> CardRows:
    return ()


class SearchWorkers:
    """A few processes that answer decisions. They are started when the first one is needed, and again if they die."""

    def __init__(self, processes: int, rows_of: RowsOf = _no_rows) -> None:
        """`rows_of` gives the rows of the cards of some sets, for workers that have not read them yet."""
        self._processes = processes
        self._rows_of = rows_of
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, match: Match, seat: int, seed: bytes, sets: Sequence[int] = ()) -> Sequence[str]:
        """What a computer player of the engine chooses for a decision.

        `sets` are those of the match's further cards. Raises whatever goes wrong.
        """
        asked = Asked(level, match.rulebook.name, save(match), seat, seed, tuple(sets))
        try:
            return await self._decided(asked)
        except BrokenProcessPool:  # perhaps over another match's decision
            log.error("a computer player's process died")
            return await self._decided(asked)

    def close(self) -> None:
        """Let all of them end, once they have decided what they are thinking about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _decided(self, asked: Asked) -> Sequence[str]:
        decided = await self._asked(asked)
        if decided is None:  # this worker has not read the cards of the sets yet
            decided = await self._asked(asked._replace(rows=await self._rows_of(asked.sets)))
        assert decided is not None, "a worker that is told the cards knows them"
        return decided

    async def _asked(self, asked: Asked) -> Sequence[str] | None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), settle_in)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(decide, asked))
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise


def decide(asked: Asked) -> Sequence[str] | None:
    """In a worker: what a computer player chooses for the pending decision of a saved match.

    None if the match has further cards that this worker has not read, and was not told.
    """
    book = _book(asked.game, asked.sets, asked.rows)
    if book is None:
        return None
    match = load(book, asked.saved)  # reading the cards takes a while in a new worker
    decided = threading.Event()
    threading.Thread(target=_give_up, args=(decided, time.process_time() + MOST_SECONDS), daemon=True).start()
    try:
        return chosen(PLAYERS[asked.level](), match, asked.seat, Chance(asked.seed))
    finally:
        decided.set()


def _book(game: str, sets: tuple[int, ...], rows: CardRows | None) -> Rulebook | None:
    if not sets:
        return rulebooks()[game]
    if (game, sets) not in _books:
        if rows is None:
            return None
        cards, _ = cards_of(rulebooks()[game], rows)
        _books[game, sets] = rulebooks()[game].with_cards(cards)
    return _books[game, sets]


_books: Final[LRUCache[tuple[str, tuple[int, ...]], Rulebook]] = LRUCache(KEPT)
"""In a worker: the rulebooks with further cards that it has read."""


def _give_up(decided: threading.Event, at: float) -> None:
    """End the process if it has not decided when it has used so much CPU time, however long that takes."""
    while not decided.wait(LOOK_SECONDS):
        if time.process_time() >= at:
            os._exit(1)
