"""What is known of people: read once, and kept in memory too, for it is asked for with every message to somebody."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Final

from storage import UserRepository, UserRow

MOST_KEPT: Final = 10_000
"""So many people are kept in memory: those who were asked for last."""


class People:
    """Everybody the bot has met: all that is learnt of them goes through here. Raises `StorageUnavailable`."""

    def __init__(self, stored: UserRepository) -> None:
        self._stored = stored
        self._known: OrderedDict[int, UserRow] = OrderedDict()

    async def get(self, user_id: int) -> UserRow:
        """What is known of a person; the defaults if nothing is, or if it cannot be read."""
        if user_id not in self._known:
            found = await self._stored.get(user_id)
            self._known.setdefault(user_id, found)  # what was saved meanwhile is newer
        self._known.move_to_end(user_id)
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return self._known[user_id]

    async def save(self, user: UserRow) -> None:
        """Keep this in place of what was known of the person."""
        await self._stored.save(user)
        self._known[user.user_id] = user

    async def set_dm_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember the channel that was opened with a person, or forget it if it cannot be used; the rest stays."""
        before = await self.get(user_id)
        await self._stored.set_dm_channel(user_id, channel_id)
        self._known[user_id] = replace(self._known.get(user_id, before), dm_channel_id=channel_id)
