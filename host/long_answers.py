"""Playing answers that may take long, beside the event loop.

Nearly every answer is played within a millisecond, and handing it to a thread would take longer than that. So an answer
is first played on the event loop, with little patience: what costs more than `PATIENCE` is given up (nothing but a copy
has been played on) and played again by a thread. Patience is counted as the engine counts work, so that it is the same
answers everywhere; such an answer ends by the rulebook's budget at the latest.

A thread, not a process: the match need not be sent there and back, and Python lets the event loop go on every few
milliseconds. There are few of them, so that matches with such answers wait for each other, and nobody else for them.
The match is locked meanwhile, as for any answer; if the process dies before the answer is in the journal, it is asked
again.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from engine.kernel.work import OutOfPatience

T = TypeVar("T")

PATIENCE: Final = 20_000
"""How much work is done for an answer on the event loop; a few hundredths of a second."""

THREADS: Final = 2
"""How many long answers are played at the same time."""


class LongAnswers:
    """The threads that play what takes long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="long-answers")

    async def played(self, play: Callable[[float], T]) -> T:
        """What comes of playing. ``play`` is told how much patience there is, and begins anew whenever it is called."""
        try:
            return play(PATIENCE)
        except OutOfPatience:
            return await asyncio.get_running_loop().run_in_executor(self._threads, play, math.inf)

    def close(self) -> None:
        """Let the threads end, once they have played what they are playing."""
        self._threads.shutdown(wait=False, cancel_futures=True)
