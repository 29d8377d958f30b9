"""Opens direct messages: one at a time, and none for a while after Discord has said that they are too many."""

import asyncio
import time

import discord

from cogs import discord_calls
from cogs.undelivered import FailureReason, Undelivered


class DirectMessages:
    """The way to everybody's direct messages. Bots that go on opening them when told to stop get flagged."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opening = asyncio.Lock()
        self._closed_until = float("-inf")

    async def open(self, user_id: int) -> int:
        """The id of the channel with a person. Raises `Undelivered`."""
        async with self._opening:
            left = self._closed_until - time.monotonic()
            if left > 0:
                raise Undelivered(FailureReason.TOO_MANY_DMS, "not asked for yet", retry_after=left)
            try:
                return await discord_calls.open_dm(self._client, user_id)
            except Undelivered as problem:
                if problem.retry_after is not None:
                    self._closed_until = time.monotonic() + problem.retry_after
                raise
