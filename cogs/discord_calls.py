"""Every call to Discord that may fail for reasons of the server's or the player's, wrapped once.

Whatever Discord refuses, and every answer that does not come, raises `Undelivered` with its reason. Nothing here knows
matches: an `OutgoingMessage` goes to a channel, a person or an interaction.
"""

import hashlib
import logging
import secrets
from asyncio import sleep
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, TypeVar

import discord
from discord import app_commands

from cogs.outgoing_messages import OutgoingMessage
from cogs.undelivered import (
    ALREADY_ACKNOWLEDGED,
    INVALID_FORM,
    UNKNOWN_MESSAGE,
    FailureReason,
    Undelivered,
    expecting,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction = discord.Interaction[Any]

OptionText = discord.app_commands.Range[str, 1, 100]
"""What somebody writes as an option of a command: no name of a card, deck or game is longer than a choice may be."""

MatchNumber = discord.app_commands.Range[int, 1, 2**53 - 1]
"""The number of a match as an option of a command: as great as Discord takes one."""

NO_MENTIONS = discord.AllowedMentions.none()

MOST_THREAD_NAME = 100
ARCHIVE_MINUTES: Literal[10080] = 10080
"""How long nothing happens in a thread before Discord archives it: a week, the longest there is."""
MOST_WAIT_SECONDS = 30.0
"""How long discord.py waits by itself until a limit is over; where it takes longer, people are told meanwhile."""
LATER_SECONDS = (0.0, 1.0, 3.0, 9.0, 27.0, 60.0)
"""How long somebody's answer waits before each time that it is sent again."""
MOST_LATEST = 50
"""How many messages of a channel are read to find one of ours."""


async def send(
    channel: discord.abc.Messageable, outgoing: OutgoingMessage, nonce: str, *, ping: int | None = None
) -> discord.Message:
    """Post it; returns the message. Raises `Undelivered`.

    Discord posts once what is sent with the same `nonce` in a few minutes, to wherever: sent again after a crash, the
    message there is comes back. Nobody is notified by a mention but the user `ping`.
    """
    mentions = NO_MENTIONS if ping is None else discord.AllowedMentions(users=[discord.Object(ping)])

    async def post(nonce: str) -> discord.Message:
        return await channel.send(view=outgoing.view, files=outgoing.files(), allowed_mentions=mentions, nonce=nonce)

    async def post_once() -> discord.Message:
        try:
            return await post(_short(nonce))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await post(secrets.token_hex(12))  # it was posted, and has been deleted since

    return await expecting(post_once)


def _short(nonce: str) -> str:
    """A nonce of at most 25 characters, as Discord takes them, that is no other nonce's."""
    return hashlib.blake2b(nonce.encode(), digest_size=12).hexdigest()


async def edit(message: discord.PartialMessage, outgoing: OutgoingMessage) -> discord.Message:
    """Put this in place of a message of ours, pictures included; the message as it is now. Raises `Undelivered`."""
    return await expecting(
        lambda: message.edit(view=outgoing.view, attachments=outgoing.attachments(), allowed_mentions=NO_MENTIONS)
    )


async def latest(channel: discord.abc.Messageable) -> list[discord.Message]:
    """The latest messages of a channel, the newest first. Raises `Undelivered`."""

    async def read_history() -> list[discord.Message]:
        return [message async for message in channel.history(limit=MOST_LATEST)]

    return await expecting(read_history)


async def fetch(message: discord.PartialMessage) -> discord.Message:
    """A message of ours as it is now, which takes Read Message History. Raises `Undelivered`."""
    return await expecting(message.fetch)


async def delete(message: discord.PartialMessage) -> None:
    """Delete a message; one that is gone already, or that we may not reach any more, is left alone.

    Raises `Undelivered` where it may be deleted later.
    """
    try:
        await expecting(message.delete)
    except Undelivered as problem:
        if problem.passes:
            raise
        log.debug("message not deleted", extra={"reason": problem.reason, "message_id": message.id})


async def open_dm(client: discord.Client, user_id: int) -> int:
    """The id of the direct-message channel with a person. Raises `Undelivered`."""
    channel = await expecting(lambda: client.create_dm(discord.Object(user_id)))
    return channel.id


async def create_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A thread for everybody, of the kind that the channel has.

    Raises `Undelivered`, also where nothing could be written in the thread.
    """
    _check_writing_in_threads(channel)
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    return await _naming(
        lambda: channel.create_thread(name=name[:MOST_THREAD_NAME], type=kind, auto_archive_duration=ARCHIVE_MINUTES)
    )


async def create_post(forum: discord.ForumChannel, name: str, outgoing: OutgoingMessage) -> discord.Thread:
    """A post of a forum or media channel, which begins with this message. Raises as `create_thread`."""
    _check_writing_in_threads(forum)
    started = await _naming(
        lambda: forum.create_thread(
            name=name[:MOST_THREAD_NAME],
            auto_archive_duration=ARCHIVE_MINUTES,
            view=outgoing.view,
            files=outgoing.files(),
            allowed_mentions=NO_MENTIONS,
        )
    )
    return started.thread


async def _naming(call: Callable[[], Awaitable[T]]) -> T:
    """Await the making of a thread: its name is all that Discord can find wrong with what is sent."""
    try:
        return await expecting(call)
    except Undelivered as problem:
        if problem.code != INVALID_FORM:
            raise
        raise Undelivered(FailureReason.NAME_REFUSED, str(problem), code=problem.code) from problem


async def channel(client: discord.Client, channel_id: int) -> object:
    """A channel or thread as it is now. Raises `Undelivered`."""
    return await expecting(lambda: client.fetch_channel(channel_id))


async def wake(client: discord.Client, thread_id: int) -> None:
    """Take a thread out of the archive, which takes Manage Threads if it is locked. Raises `Undelivered`."""
    thread = await channel(client, thread_id)
    if isinstance(thread, discord.Thread):
        await expecting(lambda: thread.edit(archived=False))


def _check_writing_in_threads(channel: discord.TextChannel | discord.ForumChannel) -> None:
    """Refuse what Discord allows: to make a thread and then not to be allowed to write in it."""
    if not channel.permissions_for(channel.guild.me).send_messages_in_threads:
        raise Undelivered(FailureReason.NO_WRITING_IN_THREADS, "Send Messages in Threads is missing")


async def add_to_thread(thread: discord.Thread, user_id: int) -> None:
    """Put somebody into a thread, so that they find it; whoever has left the server is left out."""
    try:
        await expecting(lambda: thread.add_user(discord.Object(user_id)))
    except Undelivered as problem:
        log.info("player not added to thread", extra={"reason": problem.reason, "thread_id": thread.id})


async def member(guild: discord.Guild, user_id: int) -> discord.Member:
    """A member of a server by their id. Raises `Undelivered`."""
    return await expecting(lambda: guild.fetch_member(user_id))


async def defer_command(interaction: Interaction, *, private: bool = True) -> None:
    """Acknowledge a command at once; `fill` follows."""
    await _acknowledging(lambda: interaction.response.defer(ephemeral=private, thinking=True))


async def defer_press(interaction: Interaction) -> None:
    """Acknowledge a button or select at once; its message stays as it is until it is edited."""
    await _acknowledging(interaction.response.defer)


async def fill(interaction: Interaction, outgoing: OutgoingMessage) -> discord.Message:
    """The deferred answer to a command, whose message is loading until then: what is lost is sent again for a while."""
    return await _again(lambda: edit_through(interaction, outgoing), LATER_SECONDS)


async def reply(interaction: Interaction, outgoing: OutgoingMessage) -> discord.Message:
    """A new content of the message whose component was pressed. What is lost is sent again once, and at once.

    Later there may be something newer in the message.
    """
    return await _again(lambda: edit_through(interaction, outgoing), LATER_SECONDS[:1])


async def edit_through(interaction: Interaction, outgoing: OutgoingMessage) -> discord.Message:
    """Put this in place of what an interaction was answered with, or of the message whose component was pressed."""
    return await expecting(
        lambda: interaction.edit_original_response(
            view=outgoing.view, attachments=outgoing.attachments(), allowed_mentions=NO_MENTIONS
        )
    )


async def whisper(interaction: Interaction, outgoing: OutgoingMessage) -> discord.WebhookMessage:
    """A message to the one who acted, that nobody else sees. The interaction must be acknowledged.

    It is sent again only where it cannot have arrived.
    """

    async def send_once() -> discord.WebhookMessage:
        return await expecting(
            lambda: interaction.followup.send(
                view=outgoing.view, files=outgoing.files(), ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
            )
        )

    return await _again(send_once, LATER_SECONDS, only_unsent=True)


async def _again(call: Callable[[], Awaitable[T]], waits: Sequence[float], *, only_unsent: bool = False) -> T:
    """Await a call of ours; where it is lost, await it again after each of these waits."""
    for seconds in waits:
        try:
            return await call()
        except Undelivered as problem:
            if not (problem.unsent if only_unsent else problem.lost):
                raise
        await sleep(seconds)
    return await call()


async def open_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Answer a command with a form to fill in."""
    await _acknowledging(lambda: interaction.response.send_modal(modal))


async def offer(interaction: Interaction, choices: Sequence[app_commands.Choice[str]]) -> None:
    """Answer somebody who types with what they may choose. Raises `Undelivered`."""
    await expecting(lambda: interaction.response.autocomplete(choices))


async def read(attachment: discord.Attachment) -> bytes:
    """What is in an attached file; the caller has looked at its size."""
    return await expecting(attachment.read)


async def _acknowledging(call: Callable[[], Awaitable[object]]) -> None:
    """Await an acknowledgement. One without an answer is tried again at once, and may turn out to have arrived."""
    try:
        await expecting(call)
    except Undelivered as problem:
        if problem.reason is not FailureReason.TROUBLE:
            raise
    else:
        return
    try:
        await expecting(call)
    except Undelivered as problem:
        if problem.code != ALREADY_ACKNOWLEDGED:
            raise
