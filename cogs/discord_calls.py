"""Every call to Discord that may fail for reasons of the server's or the player's, wrapped once.

Whatever Discord refuses, and every answer that does not come, raises `Undelivered` with its reason. Nothing here knows
matches: a `OutgoingMessage` is a layout with its pictures, and goes to a channel, a person or an interaction.
"""

import hashlib
import io
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, Protocol, TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import app_commands

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction = discord.Interaction[Any]

NO_MENTIONS = discord.AllowedMentions.none()


MOST_THREAD_NAME = 100
ARCHIVE_MINUTES: Literal[10080] = 10080
"""How long nothing happens in a thread before Discord archives it: a week, the longest there is."""


class FailureReason(StrEnum):
    """Why something did not arrive; also the last part of the id of the text that explains it."""

    DMS_CLOSED = "dms-closed"
    NO_SHARED_SERVER = "no-shared-server"
    TOO_MANY_DMS = "too-many-dms"
    LEFT = "left"
    GONE = "gone"
    NO_ACCESS = "no-access"
    NOT_PERMITTED = "not-permitted"
    NO_WRITING_IN_THREADS = "no-writing-in-threads"
    WRONG_CHANNEL = "wrong-channel"
    TOO_MANY_THREADS = "too-many-threads"
    NAME_REFUSED = "name-refused"
    TAG_WANTED = "tag-wanted"
    ARCHIVED = "archived"
    LOCKED = "locked"
    TOO_OLD = "too-old"
    TOO_LARGE = "too-large"
    EXPIRED = "expired"
    REFUSED = "refused"
    BUSY = "busy"
    TROUBLE = "trouble"


_PASSING = frozenset({FailureReason.TOO_MANY_DMS, FailureReason.BUSY, FailureReason.TROUBLE})


class Undelivered(Exception):
    """Discord did not take what was sent, or said nothing to it. `code` is Discord's, 0 where it gave none.

    `retry_after` is set where it is known how many seconds it has to wait.
    """

    def __init__(self, reason: FailureReason, detail: str, *, code: int = 0, retry_after: float | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.code = code
        self.retry_after = retry_after

    @property
    def passes(self) -> bool:
        """Whether the same may be taken later. What does not pass is refused for good and not sent again."""
        return self.reason in _PASSING


UNKNOWN_MESSAGE = 10008
INVALID_FORM = 50035
ALREADY_ACKNOWLEDGED = 40060
MOST_WAIT_SECONDS = 30.0
"""How long discord.py waits by itself until a limit is over; where it takes longer, people are told meanwhile."""
TOO_MANY_DMS_SECONDS = 60.0
"""How long to wait where Discord finds that direct messages are opened too fast; it does not say."""

# Discord's JSON error codes. What has none of them is told by its status, and what has no answer at all is TROUBLE.
_REASONS: dict[int, FailureReason] = {
    10003: FailureReason.GONE, UNKNOWN_MESSAGE: FailureReason.GONE, 10004: FailureReason.GONE,
    10007: FailureReason.LEFT, 10013: FailureReason.LEFT, 50033: FailureReason.LEFT,
    10015: FailureReason.EXPIRED, 10062: FailureReason.EXPIRED, 50027: FailureReason.EXPIRED,
    ALREADY_ACKNOWLEDGED: FailureReason.EXPIRED,
    30046: FailureReason.TOO_OLD, 40003: FailureReason.TOO_MANY_DMS, 50001: FailureReason.NO_ACCESS,
    50007: FailureReason.DMS_CLOSED, 50278: FailureReason.NO_SHARED_SERVER, 50013: FailureReason.NOT_PERMITTED,
    40005: FailureReason.TOO_LARGE, 50045: FailureReason.TOO_LARGE,
    50008: FailureReason.WRONG_CHANNEL, 50024: FailureReason.WRONG_CHANNEL,
    40058: FailureReason.BUSY, 40067: FailureReason.TAG_WANTED, 200001: FailureReason.NAME_REFUSED,
    50083: FailureReason.ARCHIVED, 160005: FailureReason.LOCKED,
    160006: FailureReason.TOO_MANY_THREADS, 160007: FailureReason.TOO_MANY_THREADS,
}  # fmt: skip
# A 401 without a code is no word on what was sent: a token that was withdrawn ends the process, by the gateway.
_BY_STATUS: dict[int, FailureReason] = {
    401: FailureReason.TROUBLE, 403: FailureReason.NOT_PERMITTED, 404: FailureReason.GONE,
    413: FailureReason.TOO_LARGE, 429: FailureReason.BUSY,
}  # fmt: skip
_MOST_DETAIL = 300
MOST_LATEST = 50


class Attachable(Protocol):
    """A file to be sent along: a picture, or a text."""

    @property
    def data(self) -> bytes:
        """What is in it."""

    @property
    def filename(self) -> str:
        """What it is called."""


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text to be sent as a file."""

    data: bytes
    filename: str


@dataclass(frozen=True, slots=True)
class Posted:
    """A picture that a message of ours has: an edit keeps it by listing it."""

    attachment: discord.Attachment
    alt: str

    @property
    def filename(self) -> str:
        """What it is called."""
        return self.attachment.filename


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message: its layout, and the files that the layout shows by `attachment://` and their filenames.

    Files are sent, or `kept` from the message that this one takes the place of. Discord refuses an edit whose layout
    shows a file that is neither, even if the message has it.
    """

    view: discord.ui.LayoutView
    uploads: Sequence[Attachable] = ()
    kept: Sequence[discord.Attachment] = ()

    def files(self) -> list[discord.File]:
        """The files for one call: a `discord.File` can be sent once."""
        return [discord.File(io.BytesIO(upload.data), upload.filename) for upload in self.uploads]

    def attachments(self) -> list[discord.Attachment | discord.File]:
        """What an edit lists: the message's own files first, then those that are sent."""
        return [*self.kept, *self.files()]


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


def posted_pictures(message: discord.Message) -> list[Posted]:
    """The pictures of a message of ours with their alt texts, in the order in which it shows them."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    galleries = [each for each in view.walk_children() if isinstance(each, discord.ui.MediaGallery)]
    items = {_filename(item.media.url): item for gallery in galleries for item in gallery.items}
    files = {file.filename: file for file in message.attachments}  # what an edit kept comes before what it sent
    return [Posted(files[name], item.description or "") for name, item in items.items() if name in files]


def _filename(address: str) -> str:
    """The last part of the address of a message's file, which is the file's name."""
    return urlsplit(address).path.rpartition("/")[2]


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


async def wake(client: discord.Client, thread_id: int) -> None:
    """Take a thread out of the archive, which takes Manage Threads if it is locked. Raises `Undelivered`."""
    thread = await expecting(lambda: client.fetch_channel(thread_id))
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
    """Acknowledge a command at once; `reply` follows."""
    await _acknowledging(lambda: interaction.response.defer(ephemeral=private, thinking=True))


async def defer_press(interaction: Interaction) -> None:
    """Acknowledge a button or select at once; its message stays as it is until it is edited."""
    await _acknowledging(interaction.response.defer)


async def reply(interaction: Interaction, outgoing: OutgoingMessage) -> discord.Message:
    """The deferred answer to a command, or a new content of the message whose component was pressed."""
    return await expecting(
        lambda: interaction.edit_original_response(
            view=outgoing.view, attachments=outgoing.attachments(), allowed_mentions=NO_MENTIONS
        )
    )


async def whisper(interaction: Interaction, outgoing: OutgoingMessage) -> discord.WebhookMessage:
    """A message to the one who acted, that nobody else sees. The interaction must be acknowledged."""
    return await expecting(
        lambda: interaction.followup.send(
            view=outgoing.view, files=outgoing.files(), ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
        )
    )


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


async def expecting(call: Callable[[], Awaitable[T]]) -> T:
    """Await a call to Discord; whatever goes wrong becomes `Undelivered`."""
    try:
        return await call()
    except discord.HTTPException as error:
        problem = _undelivered(error)
        if problem.reason is FailureReason.REFUSED:  # the mistake is ours
            log.error("refused by Discord", extra={"detail": str(problem)})
        raise problem from error
    except discord.RateLimited as error:
        raise Undelivered(FailureReason.BUSY, f"not for another {error.retry_after:.0f} s") from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise Undelivered(FailureReason.TROUBLE, type(error).__name__) from error


def _undelivered(error: discord.HTTPException) -> Undelivered:
    by_status = FailureReason.TROUBLE if error.status >= 500 else _BY_STATUS.get(error.status, FailureReason.REFUSED)
    reason = _REASONS.get(error.code, by_status)
    detail = f"{error.status} {error.code}: {error.text[:_MOST_DETAIL]}"
    wait = TOO_MANY_DMS_SECONDS if reason is FailureReason.TOO_MANY_DMS else None
    return Undelivered(reason, detail, code=error.code, retry_after=wait)
