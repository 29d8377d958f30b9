"""Discord's permission bits, and how they add up for a member in a channel."""

from enum import IntFlag

from sandbox.world.model import Channel, ChannelType, Guild, OverwriteType, Snowflake


class Permission(IntFlag):
    """The permissions that matter to a bot that writes, and all the others as one."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL = Permission((1 << 53) - 1)
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.CONNECT
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
)
DIRECT_MESSAGE = EVERYONE | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS


def in_guild(guild: Guild, user_id: Snowflake) -> Permission:
    """What the member may do in the guild before channels overwrite it; nothing for somebody who is no member."""
    member = guild.member(user_id)
    if member is None:
        return Permission(0)
    if user_id == guild.owner_id:
        return ALL
    base = Permission(0)
    for role in guild.roles:
        if role.id == guild.id or role.id in member.role_ids:
            base |= Permission(role.permissions)
    return ALL if base & Permission.ADMINISTRATOR else base


def in_channel(guild: Guild | None, channel: Channel, parent: Channel | None, user_id: Snowflake) -> Permission:
    """What the user may do in the channel; a thread takes its permissions from its `parent`."""
    if guild is None or channel.type is ChannelType.DM:
        return DIRECT_MESSAGE if user_id in channel.recipient_ids else Permission(0)
    base = in_guild(guild, user_id)
    if base == ALL or not base:
        return base
    permissions = _overwritten(guild, parent or channel, user_id, base)
    if not permissions & Permission.VIEW_CHANNEL:
        return Permission(0)
    if channel.type is ChannelType.PRIVATE_THREAD and user_id not in channel.member_ids:
        return permissions if permissions & Permission.MANAGE_THREADS else Permission(0)
    return permissions


def _overwritten(guild: Guild, channel: Channel, user_id: Snowflake, base: Permission) -> Permission:
    """Overwrites in Discord's order: everyone, then all roles together, then the member."""
    member = guild.member(user_id)
    role_ids = member.role_ids if member else ()
    of_everyone = [o for o in channel.overwrites if o.id == guild.id]
    of_roles = [o for o in channel.overwrites if o.type is OverwriteType.ROLE and o.id in role_ids]
    of_member = [o for o in channel.overwrites if o.type is OverwriteType.MEMBER and o.id == user_id]
    for group in (of_everyone, of_roles, of_member):
        for overwrite in group:
            base &= ~Permission(overwrite.deny)
        for overwrite in group:
            base |= Permission(overwrite.allow)
    return base
