"""What is known of people: read, and kept in memory for a while, for it is asked for with every message to somebody.

Another process of the bot may learn something of them too; it is known here when what is kept has grown old.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from cachetools import LRUCache

from host.time import Clock
from storage import UserRepository, UserRow

MOST_KEPT: Final = 10_000
"""So many people are kept in memory: those who were asked for last."""

FRESH: Final = timedelta(minutes=1)
"""For so long what was read is not read again."""


class People:
    """Everybody the bot has met: all that is learnt of them goes through here. Raises `StorageUnavailable`."""

    def __init__(self, stored: UserRepository, clock: Clock) -> None:
        self._stored = stored
        self._clock = clock
        self._known: LRUCache[int, tuple[UserRow, datetime]] = LRUCache(MOST_KEPT)

    async def get(self, user_id: int) -> UserRow:
        """What is known of a person; the defaults if nothing is, or if it cannot be read."""
        before = self._known.get(user_id)
        if before is None or self._clock.now() >= before[1] + FRESH:
            found = await self._stored.get(user_id)
            if self._known.get(user_id) is before:  # what was saved meanwhile is newer
                self._know(found)
        return self._known[user_id][0]

    async def save(self, user: UserRow) -> None:
        """Keep this in place of what was known of the person."""
        await self._stored.save(user)
        self._know(user)

    async def set_dm_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember the channel that was opened with a person, or forget it if it cannot be used; the rest stays."""
        before = await self.get(user_id)
        await self._stored.set_dm_channel(user_id, channel_id)
        known, _ = self._known.get(user_id, (before, None))
        self._know(replace(known, dm_channel_id=channel_id))

    def _know(self, user: UserRow) -> None:
        self._known[user.user_id] = (user, self._clock.now())
