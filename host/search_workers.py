"""Processes in which computer players think for long: the event loop goes on, and a worker may die.

A worker is sent the whole match, of which a player is shown what its seat may see: see `engine.players.imagining`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from engine.games import rulebooks
from engine.kernel.codec import load, save
from engine.kernel.match import Match
from engine.players import PLAYERS, Chance, chosen

log = logging.getLogger(__name__)

MOST_SECONDS: Final = 15.0
"""A worker that has not decided after so much CPU time gives up; it should take two at most."""

LOOK_SECONDS: Final = 0.5
"""How often it is looked how much a worker has used."""


class SearchWorkers:
    """A few processes that answer decisions. They are started when the first one is needed, and again if they die."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, match: Match, seat: int, seed: bytes) -> Sequence[str]:
        """What a computer player of the engine chooses for a decision. Raises whatever goes wrong."""
        name, saved = match.rulebook.name, save(match)
        try:
            return await self._decided(level, name, saved, seat, seed)
        except BrokenProcessPool:  # perhaps over another match's decision
            log.error("a computer player's process died")
            return await self._decided(level, name, saved, seat, seed)

    def close(self) -> None:
        """Let all of them end, once they have decided what they are thinking about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _decided(self, level: str, game: str, saved: str, seat: int, seed: bytes) -> Sequence[str]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _settle_in)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(decide, level, game, saved, seat, seed))
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise


def decide(level: str, game: str, saved: str, seat: int, seed: bytes) -> Sequence[str]:
    """In a worker: what a computer player chooses for the pending decision of a saved match."""
    match = load(rulebooks()[game], saved)  # reading the cards takes a while in a new worker
    decided = threading.Event()
    threading.Thread(target=_give_up, args=(decided, time.process_time() + MOST_SECONDS), daemon=True).start()
    try:
        return chosen(PLAYERS[level](), match, seat, Chance(seed))
    finally:
        decided.set()


def _give_up(decided: threading.Event, at: float) -> None:
    """End the process if it has not decided when it has used so much CPU time, however long that takes."""
    while not decided.wait(LOOK_SECONDS):
        if time.process_time() >= at:
            os._exit(1)


def _settle_in() -> None:
    """In a worker, first of all: end when the bot ends, in whatever way, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
