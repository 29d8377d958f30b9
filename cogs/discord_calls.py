"""Every call to Discord that may fail for reasons of the server's or the player's, wrapped once.

What can be expected to fail raises `Undelivered` with its reason; what cannot is left to the caller's log. Nothing here
knows matches: a `Letter` is a layout with its pictures, and goes to a channel, a person or an interaction.
"""

import io
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction = discord.Interaction[Any]

NO_MENTIONS = discord.AllowedMentions.none()


class Reason(StrEnum):
    """Why something did not arrive; also the last part of the id of the text that explains it."""

    DMS_CLOSED = "dms-closed"
    TOO_MANY_DMS = "too-many-dms"
    GONE = "gone"
    NO_ACCESS = "no-access"
    NOT_PERMITTED = "not-permitted"
    TOO_MANY_THREADS = "too-many-threads"
    ARCHIVED = "archived"
    TOO_OLD = "too-old"
    EXPIRED = "expired"
    REFUSED = "refused"
    TROUBLE = "trouble"


class Undelivered(Exception):
    """Discord did not take a message, an edit or a thread, for a reason that is to be expected."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


UNKNOWN_MESSAGE = 10008

# Discord's JSON error codes. Any other with a 5xx status, or no answer at all, is TROUBLE; with a 4xx status, REFUSED.
_REASONS: dict[int, Reason] = {
    10003: Reason.GONE, UNKNOWN_MESSAGE: Reason.GONE, 10004: Reason.GONE, 10013: Reason.GONE,
    10015: Reason.EXPIRED, 10062: Reason.EXPIRED, 50027: Reason.EXPIRED,
    30046: Reason.TOO_OLD, 40003: Reason.TOO_MANY_DMS, 50001: Reason.NO_ACCESS, 50007: Reason.DMS_CLOSED,
    50013: Reason.NOT_PERMITTED, 50083: Reason.ARCHIVED, 160005: Reason.ARCHIVED, 160006: Reason.TOO_MANY_THREADS,
}  # fmt: skip


class Upload(Protocol):
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
class Letter:
    """A message: its layout, and the files that the layout shows by `attachment://` and their filenames.

    Files are sent, or `kept` from the message that the letter takes the place of. Discord refuses an edit whose layout
    shows a file that is neither, even if the message has it.
    """

    view: discord.ui.LayoutView
    uploads: Sequence[Upload] = ()
    kept: Sequence[discord.Attachment] = ()

    def files(self) -> list[discord.File]:
        """The files for one call: a `discord.File` can be sent once."""
        return [discord.File(io.BytesIO(upload.data), upload.filename) for upload in self.uploads]

    def attachments(self) -> list[discord.Attachment | discord.File]:
        """What an edit lists: the message's own files first, then those that are sent."""
        return [*self.kept, *self.files()]

    def in_place_of(self, message: discord.Message) -> "Letter":
        """This letter for a message that shows the same pictures already: what it has is not sent again."""
        there = {attachment.filename: attachment for attachment in message.attachments}
        uploads = [upload for upload in self.uploads if upload.filename not in there]
        return Letter(self.view, uploads, [there[each.filename] for each in self.uploads if each.filename in there])


async def send(
    channel: discord.abc.Messageable, letter: Letter, nonce: str, *, ping: int | None = None
) -> discord.Message:
    """Post a letter; returns the message. Raises `Undelivered`.

    Discord posts once what is sent with the same `nonce` in a few minutes, to wherever: sent again after a crash, the
    message there is comes back. Nobody is notified by a mention but the user `ping`.
    """
    mentions = NO_MENTIONS if ping is None else discord.AllowedMentions(users=[discord.Object(ping)])

    async def post(nonce: str) -> discord.Message:
        return await channel.send(view=letter.view, files=letter.files(), allowed_mentions=mentions, nonce=nonce)

    async def post_once() -> discord.Message:
        try:
            return await post(nonce[:25])
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await post(secrets.token_hex(12))  # it was posted, and has been deleted since

    return await _expecting(post_once)


async def edit(message: discord.PartialMessage, letter: Letter) -> discord.Message:
    """Put a letter in place of a message of ours, pictures included; the message as it is now. Raises `Undelivered`."""
    return await _expecting(
        lambda: message.edit(view=letter.view, attachments=letter.attachments(), allowed_mentions=NO_MENTIONS)
    )


async def fetch(message: discord.PartialMessage) -> discord.Message:
    """A message of ours as it is now, which takes Read Message History. Raises `Undelivered`."""
    return await _expecting(message.fetch)


def posted_pictures(message: discord.Message) -> list[Posted]:
    """The pictures of a message of ours with their alt texts: it shows them in the order in which it has them."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    galleries = [each for each in view.walk_children() if isinstance(each, discord.ui.MediaGallery)]
    items = [item for gallery in galleries for item in gallery.items]
    return [Posted(file, item.description or "") for file, item in zip(message.attachments, items, strict=False)]


async def delete(message: discord.PartialMessage) -> None:
    """Delete a message; one that is gone already, or that we may not reach any more, is left alone."""
    try:
        await _expecting(message.delete)
    except Undelivered as problem:
        log.debug("message not deleted", extra={"reason": problem.reason, "message_id": message.id})


async def open_dm(client: discord.Client, user_id: int) -> int:
    """The id of the direct-message channel with a person. Raises `Undelivered`."""
    channel = await _expecting(lambda: client.create_dm(discord.Object(user_id)))
    return channel.id


async def create_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """A public thread in a channel. Raises `Undelivered`."""
    return await _expecting(
        lambda: channel.create_thread(
            name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=1440, invitable=True
        )
    )


async def add_to_thread(thread: discord.Thread, user_id: int) -> None:
    """Put somebody into a thread, so that they find it; whoever has left the server is left out."""
    try:
        await _expecting(lambda: thread.add_user(discord.Object(user_id)))
    except Undelivered as problem:
        log.info("player not added to thread", extra={"reason": problem.reason, "thread_id": thread.id})


async def member(guild: discord.Guild, user_id: int) -> discord.Member:
    """A member of a server by their id. Raises `Undelivered`."""
    return await _expecting(lambda: guild.fetch_member(user_id))


async def defer_command(interaction: Interaction, *, private: bool = True) -> None:
    """Acknowledge a command at once; `reply` follows."""
    await _expecting(lambda: interaction.response.defer(ephemeral=private, thinking=True))


async def defer_press(interaction: Interaction) -> None:
    """Acknowledge a button or select at once; its message stays as it is until it is edited."""
    await _expecting(interaction.response.defer)


async def reply(interaction: Interaction, letter: Letter) -> discord.Message:
    """The deferred answer to a command, or a new content of the message whose component was pressed."""
    return await _expecting(
        lambda: interaction.edit_original_response(
            view=letter.view, attachments=letter.attachments(), allowed_mentions=NO_MENTIONS
        )
    )


async def whisper(interaction: Interaction, letter: Letter) -> discord.WebhookMessage:
    """A message to the one who acted, that nobody else sees. The interaction must be acknowledged."""
    return await _expecting(
        lambda: interaction.followup.send(
            view=letter.view, files=letter.files(), ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
        )
    )


async def open_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Answer a command with a form to fill in."""
    await _expecting(lambda: interaction.response.send_modal(modal))


async def read(attachment: discord.Attachment) -> bytes:
    """What is in an attached file; the caller has looked at its size."""
    return await _expecting(attachment.read)


async def _expecting(call: Callable[[], Awaitable[T]]) -> T:
    """Await a call to Discord; what may be expected to go wrong becomes `Undelivered`."""
    try:
        return await call()
    except discord.HTTPException as error:
        reason = _REASONS.get(error.code, Reason.TROUBLE if error.status >= 500 else Reason.REFUSED)
        if reason is Reason.REFUSED:
            log.error("refused by Discord", exc_info=error)  # which is a mistake of ours, or news of theirs
        raise Undelivered(reason, f"{error.status} {error.code}") from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        raise Undelivered(Reason.TROUBLE, type(error).__name__) from error
