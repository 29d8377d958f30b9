"""What a user finds where: channels and messages that exist, are theirs to see, and are open to be written in."""

from dataclasses import replace

from sandbox.errors import ApiError, DiscordError
from sandbox.operations import announcements
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.world.model import DISCORD_EPOCH, HAVE_POSTS, SPOKEN_IN, Channel, ChannelType, ChatMessage, Snowflake
from sandbox.world.visibility import may_see_message, permissions_in, share_a_guild


def visible_channel(platform: Platform, channel_id: Snowflake, user_id: Snowflake) -> Channel:
    """The channel as it is by now, or the error that says why the user has none: 10003 or 50001."""
    channel = platform.world.channels.get(channel_id)
    if channel is None:
        raise ApiError(DiscordError.UNKNOWN_CHANNEL)
    if not permissions_in(platform.world, channel, user_id) & Permission.VIEW_CHANNEL:
        raise ApiError(DiscordError.MISSING_ACCESS)
    return _archived_if_idle(platform, channel)


def visible_message(platform: Platform, channel: Channel, message_id: Snowflake, user_id: Snowflake) -> ChatMessage:
    """The message, or error 10008. Ephemeral messages are never found over a channel."""
    message = platform.world.messages.get(message_id)
    if message is None or message.channel_id != channel.id or message.visible_to is not None:
        raise ApiError(DiscordError.UNKNOWN_MESSAGE)
    if not may_see_message(platform.world, message, user_id):
        raise ApiError(DiscordError.MISSING_ACCESS)
    return message


def check_may_send(platform: Platform, channel: Channel, author_id: Snowflake, files: bool, embeds: bool) -> None:
    """50001, 50008, 50013, 50278, 50007, 40058 or 160005 where the user may not write here."""
    permissions = permissions_in(platform.world, channel, author_id)
    if not permissions & Permission.VIEW_CHANNEL:
        raise ApiError(DiscordError.MISSING_ACCESS)
    if channel.type in HAVE_POSTS:
        raise ApiError(DiscordError.NO_TEXT_CHANNEL)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.type in SPOKEN_IN:
        needed |= Permission.CONNECT
    if files:
        needed |= Permission.ATTACH_FILES
    if embeds:
        needed |= Permission.EMBED_LINKS
    if permissions & needed != needed:
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
    if channel.type is ChannelType.DM:
        recipient_id = next(each for each in channel.recipient_ids if each != author_id)
        if not share_a_guild(platform.world, author_id, recipient_id):
            raise ApiError(DiscordError.NO_MUTUAL_GUILDS)
        if not platform.world.users[recipient_id].allows_dms:
            raise ApiError(DiscordError.DMS_CLOSED)
    parent = platform.world.channels.get(channel.parent_id)
    if parent is not None and parent.type in HAVE_POSTS and channel.last_message_id is None:
        raise ApiError(DiscordError.POST_NOT_STARTED)
    if channel.locked and not permissions & Permission.MANAGE_THREADS:
        raise ApiError(DiscordError.THREAD_LOCKED)


def _archived_if_idle(platform: Platform, channel: Channel) -> Channel:
    """A thread in which nothing happened for its `auto_archive_minutes` has been archived meanwhile."""
    if not channel.is_thread or channel.archived:
        return channel
    last_message_at = (((channel.last_message_id or 0) >> 22) + DISCORD_EPOCH) / 1000
    idle = platform.now() - max(channel.archive_changed_at, last_message_at)
    if idle <= channel.auto_archive_minutes * 60:
        return channel
    archived = replace(channel, archived=True, archive_changed_at=platform.now())
    platform.world.channels.put(archived)
    announcements.channel_updated(platform, archived)
    return archived
