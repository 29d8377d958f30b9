"""The messages that a surface has posted for matches and must find again.

Which entry a message shows matters to the next start alone, which shows anew whatever is behind. So an edit is only
noted, and what many matches have noted is written in one transaction, a moment later. What a process that is killed has
not written yet costs one more edit of the same message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from storage import Post, PostRepository, StorageUnavailable, give_way

SOON_SECONDS: Final = 1.0
"""After so long at most, what was noted is written."""


class Posts:
    """The messages of every match. Raises `StorageUnavailable` where something is awaited."""

    def __init__(self, stored: PostRepository) -> None:
        self._stored = stored
        self._noted: dict[int, int] = {}
        self._stopping = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    async def save(self, post: Post) -> None:
        """Remember a message, or what it is now."""
        self._noted.pop(post.message_id, None)
        await self._stored.save(post)

    def shows(self, message_id: int, sequence: int) -> None:
        """A message that is remembered shows this journal entry now."""
        self._noted[message_id] = sequence
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon(), name="noting what messages show")

    async def of_match(self, match_id: int) -> Sequence[Post]:
        """The messages of a match, oldest first; not those of which it cannot be read which they are."""
        return await self._stored.of_match(match_id)

    async def of_kind(self, kind: str) -> Sequence[Post]:
        """The messages of a kind, of all matches; not those of which it cannot be read which they are."""
        return await self._stored.of_kind(kind)

    async def remove(self, message_id: int) -> None:
        """Forget a message that is deleted or will not be touched again."""
        self._noted.pop(message_id, None)
        await self._stored.remove(message_id)

    async def stop(self) -> None:
        """Write at once what was noted, and what is noted from now on."""
        self._stopping.set()
        if self._writing is not None:
            await self._writing

    async def _write_soon(self) -> None:
        give_way()
        while self._noted:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), SOON_SECONDS)
            noted, self._noted = self._noted, {}
            with suppress(StorageUnavailable):  # which is logged; the next start shows these messages anew
                await self._stored.show(noted)
