"""Channels: opening direct messages; changing and deleting channels of any kind, threads among them."""

from dataclasses import replace

from sandbox.errors import ApiError, DiscordError, InvalidForm
from sandbox.forms.channels import ChannelPatch
from sandbox.operations import announcements
from sandbox.operations.messaging import forget_files
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.world.model import Channel, ChannelType, Snowflake
from sandbox.world.visibility import permissions_in


class SublimitReached(Exception):
    """A rate limit that no header announces; `retry_after` is in seconds."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"retry after {retry_after:.1f} s")
        self.retry_after = retry_after


def open_dm(platform: Platform, recipient_id: Snowflake) -> Channel:
    """The bot's direct message channel with a person, opened now if there is none; error 40003 when too fast."""
    world = platform.world
    recipient = world.users.get(recipient_id)
    if recipient is None or recipient.bot:
        raise ApiError(DiscordError.INVALID_RECIPIENT)
    channel = world.dm_between(world.bot.id, recipient_id)
    if channel is not None:
        return channel
    if platform.spend("open dm", None, platform.limits.open_dm):
        raise ApiError(DiscordError.OPENING_DMS_TOO_FAST)
    channel = Channel(world.snowflake(), ChannelType.DM, recipient_ids=(world.bot.id, recipient_id))
    world.channels.put(channel)
    platform.tell([recipient_id], {"type": "channel", "channel": announcements.for_person(world, channel)})
    return channel


def change_audience(platform: Platform, changed: Channel) -> None:
    """Store a channel whose members or permissions changed, and tell those who come to see it or no longer do."""
    before = set(platform.who_sees_channel(platform.world.channels[changed.id]))
    platform.world.channels.put(changed)
    after = set(platform.who_sees_channel(changed))
    announcements.channel_opened_to(platform, changed, sorted(after - before))
    announcements.channel_closed_to(platform, changed, sorted(before - after))


def change(platform: Platform, channel: Channel, editor_id: Snowflake, patch: ChannelPatch) -> Channel:
    """Rename, archive, lock and so on; an archived thread takes no other change than being woken."""
    values = {name: getattr(patch, name) for name in patch.model_fields_set}
    values = {name: value for name, value in values.items() if value is not None or name == "topic"}
    _check_may_change(platform, channel, editor_id, set(values))
    if "name" in values:
        check_name(platform, channel.guild_id, values["name"])
    if channel.archived and values.get("archived") is not False and values:
        raise ApiError(DiscordError.THREAD_ARCHIVED)
    if "name" in values or "topic" in values:
        wait = platform.spend("rename", channel.id, platform.limits.rename_channel)
        if wait:
            raise SublimitReached(wait)
    if channel.archived and values.get("archived") is False:
        check_thread_limit(platform, channel.guild_id, channel.type)
    if "auto_archive_duration" in values:
        values["auto_archive_minutes"] = values.pop("auto_archive_duration")
    if "archived" in values:
        values["archive_changed_at"] = platform.now()
    known = {name: value for name, value in values.items() if name in Channel.__dataclass_fields__}
    changed = platform.world.channels.put(replace(channel, **known))
    announcements.channel_updated(platform, changed)
    return changed


def archive(platform: Platform, thread: Channel, locked: bool = False) -> None:
    """Archive a thread, as time or an admin does."""
    changed = replace(thread, archived=True, locked=locked, archive_changed_at=platform.now())
    announcements.channel_updated(platform, platform.world.channels.put(changed))


def delete(platform: Platform, channel: Channel) -> None:
    """Remove a channel with its messages, and a text channel with its threads."""
    world = platform.world
    for thread in [each for each in world.channels if each.parent_id == channel.id]:
        delete(platform, thread)
    screens = platform.who_sees_channel(channel)
    bot_saw = bool(permissions_in(world, channel, world.bot.id) & Permission.VIEW_CHANNEL)
    for message in world.messages_in(channel.id):
        forget_files(platform, set(message.attachments))
        world.messages.remove(message.id)
    world.channels.remove(channel.id)
    announcements.channel_deleted(platform, channel, screens, bot_saw)


def delete_as_bot(platform: Platform, channel: Channel) -> None:
    """Delete over REST: takes Manage Channels or Manage Threads; a direct message is only closed."""
    if channel.type is ChannelType.DM:
        return
    permissions = permissions_in(platform.world, channel, platform.world.bot.id)
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    if not permissions & needed:
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
    delete(platform, channel)


def check_name(platform: Platform, guild_id: Snowflake | None, name: str) -> None:
    """Error 50035 where the guild does not want a word of the name."""
    guild = platform.world.guilds.get(guild_id)
    if guild is not None and any(word.casefold() in name.casefold() for word in guild.forbidden_words):
        message = "Contains words not allowed for servers in Server Discovery."
        raise InvalidForm([(("name",), "INVALID_COMMUNITY_PROPERTY_NAME", message)])


def check_thread_limit(platform: Platform, guild_id: Snowflake | None, kind: ChannelType) -> None:
    """Errors 160006 and 160007 where a guild has as many active threads as it may."""
    if guild_id is None:
        return
    active = platform.world.active_threads_of(guild_id)
    if len(active) >= platform.limits.active_threads:
        raise ApiError(DiscordError.TOO_MANY_THREADS)
    of_announcements = sum(each.type is ChannelType.ANNOUNCEMENT_THREAD for each in active)
    too_many = of_announcements >= platform.limits.active_announcement_threads
    if kind is ChannelType.ANNOUNCEMENT_THREAD and too_many:
        raise ApiError(DiscordError.TOO_MANY_ANNOUNCEMENT_THREADS)


def _check_may_change(platform: Platform, channel: Channel, editor_id: Snowflake, names: set[str]) -> None:
    """A thread's creator may do all but lock it and set its slow mode; anybody who may write may wake it."""
    if channel.type is ChannelType.DM:
        raise ApiError(DiscordError.WRONG_CHANNEL_TYPE)
    permissions = permissions_in(platform.world, channel, editor_id)
    if not channel.is_thread:
        if not permissions & Permission.MANAGE_CHANNELS:
            raise ApiError(DiscordError.MISSING_PERMISSIONS)
        return
    if permissions & Permission.MANAGE_THREADS:
        return
    if channel.locked:
        raise ApiError(DiscordError.THREAD_LOCKED)
    waking = names == {"archived"} and channel.archived
    own = channel.owner_id == editor_id and not names & {"locked", "rate_limit_per_user"}
    if not (own or (waking and permissions & Permission.SEND_MESSAGES_IN_THREADS)):
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
