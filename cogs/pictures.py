"""Pictures, drawn off the event loop, and only once for all who may see the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from render import Picture

MOST_KEPT = 64


class Pictures:
    """A pool of threads that draw, and the pictures drawn last.

    Whoever asks for a picture that is being drawn already gets that one. Keys say what a picture shows and for whom.
    """

    def __init__(self, workers: int) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._drawn: OrderedDict[Hashable, asyncio.Future[Picture]] = OrderedDict()

    async def draw(self, key: Hashable, drawing: Callable[[], Picture]) -> Picture:
        """The picture with this key, drawn by `drawing` unless it was drawn already."""
        future = self._drawn.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            future = asyncio.get_running_loop().run_in_executor(self._pool, drawing)
            self._drawn[key] = future
            while len(self._drawn) > MOST_KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        # One who stops waiting does not take the picture from the others.
        return await asyncio.shield(future)

    def close(self) -> None:
        """Draw nothing more; what is being drawn is finished."""
        self._pool.shutdown(wait=False, cancel_futures=True)
