"""Messages of ours that can be edited: through the channel, or through an interaction that somebody used them with.

Edits through an interaction do not count against the channel's limit, and are the only way to an ephemeral message.
They work for a quarter of an hour after the interaction; the newest one of each message is kept.
"""

import secrets
import time
from dataclasses import dataclass

import discord
from cachetools import TLRUCache

from cogs import discord_calls
from cogs.discord_calls import Interaction
from cogs.outgoing_messages import OutgoingMessage
from cogs.undelivered import UNKNOWN_MESSAGE, FailureReason, Undelivered

TOKEN_SECONDS = 14 * 60
MOST_KEPT = 2_000


@dataclass(frozen=True, slots=True)
class _Fresh:
    interaction: Interaction
    until: float


class MessageEditor:
    """Which interactions can still edit which messages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._fresh: TLRUCache[int, _Fresh] = TLRUCache(MOST_KEPT, lambda _message, fresh, _now: fresh.until)
        self._in_doubt: set[str] = set()  # nonces

    def remember(self, message_id: int, interaction: Interaction) -> None:
        """The original response of this interaction is this message."""
        self._fresh[message_id] = _Fresh(interaction, time.monotonic() + TOKEN_SECONDS)

    def is_fresh(self, message_id: int) -> bool:
        """Whether the message can be edited through an interaction."""
        return message_id in self._fresh

    async def post(
        self, channel_id: int, outgoing: OutgoingMessage, nonce: str, *, tried_before: bool = False
    ) -> discord.Message:
        """Post a message once for all who try with the same `nonce`; returns it. Raises `Undelivered`.

        An attempt that seemed to fail may have arrived, and so may one of an earlier process, where that may have
        ``tried_before``: then Discord gives its message back as it was sent, and it is brought up to date.
        """
        channel = self._client.get_partial_messageable(channel_id)
        if tried_before:
            self._in_doubt.add(nonce)
        try:
            message = await discord_calls.send(channel, outgoing, nonce)
            if nonce in self._in_doubt:
                message = await self._brought_up_to_date(channel, message.id, outgoing)
        except Undelivered as problem:
            if problem.passes:
                self._in_doubt.add(nonce)
            raise
        self._in_doubt.discard(nonce)
        return message

    async def _brought_up_to_date(
        self, channel: discord.PartialMessageable, message_id: int, outgoing: OutgoingMessage
    ) -> discord.Message:
        """The message with this in it, or another where it has been deleted meanwhile. Raises `Undelivered`."""
        try:
            return await discord_calls.edit(channel.get_partial_message(message_id), outgoing)
        except Undelivered as problem:
            if problem.code != UNKNOWN_MESSAGE:
                raise
        return await discord_calls.send(channel, outgoing, secrets.token_hex())

    async def edit(self, channel_id: int, message_id: int, outgoing: OutgoingMessage) -> discord.Message:
        """Put this in place of a message by the way that costs least. Raises `Undelivered`.

        A thread that has been archived meanwhile is taken out of the archive.
        """
        if self.is_fresh(message_id):
            try:
                return await self.edit_by_interaction(message_id, outgoing)
            except Undelivered as problem:
                if problem.reason is FailureReason.TROUBLE:
                    raise
        message = self.partial(channel_id, message_id)
        try:
            return await discord_calls.edit(message, outgoing)
        except Undelivered as problem:
            if problem.reason is not FailureReason.ARCHIVED:
                raise
        await discord_calls.wake(self._client, channel_id)
        return await discord_calls.edit(message, outgoing)

    async def edit_by_interaction(self, message_id: int, outgoing: OutgoingMessage) -> discord.Message:
        """Put this in place of a message through the interaction with it. Raises `Undelivered`.

        A way that was refused once is not tried again.
        """
        fresh = self._fresh.get(message_id)
        if fresh is None:
            raise Undelivered(FailureReason.EXPIRED, "nobody has used it lately")
        try:
            return await discord_calls.edit_through(fresh.interaction, outgoing)
        except Undelivered as problem:
            if problem.reason is not FailureReason.TROUBLE:
                self._fresh.pop(message_id, None)
            raise

    def partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """The message as something to act on, without asking Discord for it."""
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
