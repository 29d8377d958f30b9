"""Pictures, drawn off the event loop, only once for all who may see the same, and not at all where they are shown."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import discord
from cachetools import LRUCache

from cogs.outgoing_messages import Posted, posted_pictures
from host.tasks import withheld
from render import Picture

log = logging.getLogger(__name__)

MOST_KEPT = 256
"""Some 15 MB. A board that waits until it may be sent finds the picture that a player has been shown meanwhile."""
MOST_MESSAGES = 4


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that need not be drawn where a message shows it already: its file has this name, and equal content."""

    filename: str
    content: object
    draw: Callable[[], Awaitable[Picture]]


async def drawn(sketches: Sequence[Sketch], there: Mapping[str, Posted]) -> list[Picture | Posted]:
    """The pictures of these sketches: those that are `there`, by their filenames, and the others drawn."""
    return [there.get(sketch.filename) or await sketch.draw() for sketch in sketches]


class ShownPictures:
    """What the pictures of one person's latest messages show, so that an edit sends only those that have changed."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, dict[str, tuple[object, Posted]]] = LRUCache(MOST_MESSAGES)

    def unchanged(self, message_id: int, sketches: Sequence[Sketch]) -> dict[str, Posted]:
        """The pictures of a message, by their filenames, that are what these sketches would be."""
        shown = self._shown.get(message_id, {})
        contents = {sketch.filename: sketch.content for sketch in sketches}
        return {name: posted for name, (content, posted) in shown.items() if contents.get(name) == content}

    def note(self, message: discord.Message, sketches: Sequence[Sketch]) -> None:
        """The message is known to have the pictures of these sketches."""
        posted = {picture.filename: picture for picture in posted_pictures(message)}
        self._shown[message.id] = {
            sketch.filename: (sketch.content, posted[sketch.filename])
            for sketch in sketches
            if sketch.filename in posted
        }

    def forget(self, message_id: int | None = None) -> None:
        """A message may have changed, or all of them: what they show is not known any more."""
        if message_id is None:
            self._shown.clear()
        else:
            self._shown.pop(message_id, None)


class Pictures:
    """A pool of threads that draw, and the pictures drawn last.

    Whoever asks for a picture that is being drawn already gets that one. Keys say what a picture shows and for whom.
    """

    def __init__(self, workers: int) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="drawing")
        self._drawn: LRUCache[Hashable, asyncio.Future[Picture]] = LRUCache(MOST_KEPT)

    async def draw(
        self, key: Hashable, drawing: Callable[[], Picture], instead: Callable[[], Picture] | None = None
    ) -> Picture:
        """The picture with this key, drawn by `drawing` unless it was drawn already.

        Where that fails it is what is drawn ``instead``: nobody's move is to wait for a picture.
        """
        future = self._drawn.get(key)
        if future is None or (future.done() and (future.cancelled() or future.exception() is not None)):
            future = asyncio.get_running_loop().run_in_executor(self._pool, _attempted, drawing, instead)
            self._drawn[key] = future
        # One who stops waiting does not take the picture from the others.
        return await asyncio.shield(future)

    def close(self) -> None:
        """Draw nothing more; what is being drawn is finished."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _attempted(drawing: Callable[[], Picture], instead: Callable[[], Picture] | None) -> Picture:
    try:
        return drawing()
    except Exception as problem:
        if instead is None:
            raise
        # Not in its own words: they may speak of a hand.
        log.error("a picture cannot be drawn", exc_info=withheld(problem))
        return instead()
