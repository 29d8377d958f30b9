"""Users, members, roles, guilds, channels and commands as Discord's JSON objects."""

from datetime import UTC, datetime

from sandbox.permissions import Permission
from sandbox.world.model import (
    DISCORD_EPOCH,
    HAVE_POSTS,
    SPOKEN_IN,
    Channel,
    ChannelType,
    Command,
    Guild,
    JsonObject,
    Member,
    Role,
    User,
)
from sandbox.world.tables import ChatWorld
from sandbox.world.visibility import permissions_in

REQUIRE_TAG = 1 << 4  # a flag of a forum or media channel


def timestamp(seconds: float) -> str:
    """Seconds since 1970 as Discord writes a time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def created_at(snowflake: int) -> str:
    """When the thing with this id came to be, as Discord writes a time."""
    return timestamp(((snowflake >> 22) + DISCORD_EPOCH) / 1000)


def user(who: User) -> JsonObject:
    """A user object."""
    return {
        "id": str(who.id),
        "username": who.username,
        "global_name": who.global_name,
        "discriminator": "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
    }


def member(world: ChatWorld, of: Member, permissions: Permission | None = None) -> JsonObject:
    """A guild member object; interactions carry the member's `permissions` in the channel."""
    body: JsonObject = {
        "user": user(world.users[of.user_id]),
        "nick": of.nick,
        "avatar": None,
        "roles": [str(role_id) for role_id in of.role_ids],
        "joined_at": timestamp(of.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if permissions is not None:
        body["permissions"] = str(int(permissions))
    return body


def role(of: Role) -> JsonObject:
    """A role object."""
    return {
        "id": str(of.id),
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(world: ChatWorld, of: Guild) -> JsonObject:
    """A guild object as `GET /guilds/{id}` gives it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "owner_id": str(of.owner_id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(each) for each in of.roles],
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "premium_tier": 0,
        "preferred_locale": of.locale,
        "approximate_member_count": len(of.members),
    }


def guild_create(world: ChatWorld, of: Guild) -> JsonObject:
    """What the GUILD_CREATE event holds: without the privileged members intent, the bot's own member alone."""
    bot_id = world.bot.id
    visible = [c for c in world.channels_of(of.id) if permissions_in(world, c, bot_id) & Permission.VIEW_CHANNEL]
    threads = [c for c in world.active_threads_of(of.id) if permissions_in(world, c, bot_id) & Permission.VIEW_CHANNEL]
    bot_member = of.member(bot_id)
    return guild(world, of) | {
        "joined_at": timestamp(bot_member.joined_at if bot_member else 0.0),
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "members": [member(world, bot_member)] if bot_member else [],
        "channels": [channel(world, each) for each in visible],
        "threads": [channel(world, each) for each in threads],
    }


def channel(world: ChatWorld, of: Channel) -> JsonObject:
    """A channel object: a channel of a guild, a thread or a direct message as the bot sees it."""
    body: JsonObject = {
        "id": str(of.id),
        "type": int(of.type),
        "last_message_id": None if of.last_message_id is None else str(of.last_message_id),
        "flags": 0,
    }
    if of.type is ChannelType.DM:
        others = [user(world.users[each]) for each in of.recipient_ids if each != world.bot.id]
        return body | {"recipients": others}
    body |= {
        "name": of.name,
        "guild_id": str(of.guild_id),
        "parent_id": None if of.parent_id is None else str(of.parent_id),
        "rate_limit_per_user": of.rate_limit_per_user,
    }
    if of.is_thread:
        return body | _thread(of, world)
    overwrites = [
        {"id": str(each.id), "type": int(each.type), "allow": str(each.allow), "deny": str(each.deny)}
        for each in of.overwrites
    ]
    body |= {
        "position": of.position,
        "topic": of.topic,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }
    if of.type in SPOKEN_IN:
        body |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if of.type in HAVE_POSTS:
        body |= {"available_tags": [], "flags": REQUIRE_TAG if of.tag_required else 0, "default_forum_layout": 0}
    return body


def thread_member(thread: Channel, user_id: int) -> JsonObject:
    """A thread member object."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": created_at(thread.id),
        "flags": 0,
    }


def command(world: ChatWorld, of: Command) -> JsonObject:
    """An application command object."""
    body = of.body | {"id": str(of.id), "application_id": str(world.bot.id), "version": str(of.version)}
    return body if of.guild_id is None else body | {"guild_id": str(of.guild_id)}


def _thread(of: Channel, world: ChatWorld) -> JsonObject:
    body: JsonObject = {
        "owner_id": str(of.owner_id),
        "member_count": len(of.member_ids),
        "message_count": of.message_count,
        "total_message_sent": of.message_count,
        "thread_metadata": {
            "archived": of.archived,
            "locked": of.locked,
            "invitable": of.invitable,
            "auto_archive_duration": of.auto_archive_minutes,
            "archive_timestamp": timestamp(of.archive_changed_at),
            "create_timestamp": created_at(of.id),
        },
    }
    if world.bot.id in of.member_ids:
        body["member"] = thread_member(of, world.bot.id)
    return body
