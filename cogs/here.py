"""Here: the channel in which somebody begins something, what is played in it, and whether the bot may do that."""

from contextlib import suppress
from dataclasses import dataclass

import discord

from cogs import discord_calls
from cogs.answering import Answer, CannotDo
from cogs.discord_calls import Interaction
from cogs.undelivered import Undelivered
from cogs.words import Safe
from host.summaries import MatchSummary

# What the bot needs where a match is to be played, by discord.py's names.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_WHERE_ONE_SPEAKS = (*NEEDED, "connect")


@dataclass(frozen=True, slots=True)
class Here:
    """Where a match is played that is asked for here, unless it gets a thread of its own there.

    `parent_id` is the channel that a thread belongs to, which is the one that a server's settings speak of.
    """

    channel_id: int
    parent_id: int | None = None


def here(interaction: Interaction) -> Here:
    """The channel of an interaction; for a thread of a text or announcement channel that channel.

    A private thread keeps what is begun in it to itself, and a forum's post has it too: a forum takes no messages.
    """
    channel = interaction.channel
    assert interaction.channel_id is not None, "every interaction comes from a channel"
    if not isinstance(channel, discord.Thread):
        return Here(interaction.channel_id)
    return Here(channel.id if _stays(channel) else channel.parent_id, channel.parent_id)


async def where_played(client: discord.Client, match: MatchSummary) -> Here:
    """Where a match was begun, for whoever asks for another one from elsewhere."""
    channel: object = client.get_channel(match.channel_id)
    if channel is None and match.guild_id is not None:  # a thread that has been archived is known no more
        with suppress(Undelivered):
            channel = await discord_calls.channel(client, match.channel_id)
    return Here(match.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None)


def check_permissions(answer: Answer) -> None:
    """Refuse to begin what the bot could not show here, and name the permissions that are missing."""
    interaction = answer.interaction
    if interaction.guild_id is None:
        return
    channel = interaction.channel
    missing = [name for name in _needed(channel) if not getattr(interaction.app_permissions, name)]
    if "view_channel" in missing and is_private_thread(channel):
        raise not_in_thread(interaction)
    if missing:
        names = ", ".join(answer.words.plain(f"permission-{name.replace('_', '-')}") for name in missing)
        raise CannotDo("refused-missing-permissions", permissions=names)


def not_in_thread(interaction: Interaction) -> CannotDo:
    """The refusal where the bot is not in a private thread, which one can mend by mentioning it."""
    return CannotDo("refused-not-in-thread", bot=Safe(f"<@{interaction.application_id}>"))


def is_private_thread(channel: object) -> bool:
    """Whether a channel is a thread that only those in it see."""
    return isinstance(channel, discord.Thread) and channel.is_private()


def _stays(thread: discord.Thread) -> bool:
    return thread.is_private() or not isinstance(thread.parent, discord.TextChannel)


def _needed(channel: object) -> tuple[str, ...]:
    if isinstance(channel, discord.Thread) and _stays(channel):
        return NEEDED_IN_THREADS
    return NEEDED_WHERE_ONE_SPEAKS if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED
