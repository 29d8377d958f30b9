"""Who may see what, and what somebody may do where."""

from sandbox.permissions import ALL, Permission, in_channel, in_guild
from sandbox.world.model import Channel, ChatMessage, Command, Guild, Snowflake
from sandbox.world.tables import ChatWorld

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


def guild_of(world: ChatWorld, channel: Channel) -> Guild | None:
    """The guild a channel belongs to; None for a direct message."""
    return world.guilds.get(channel.guild_id)


def share_a_guild(world: ChatWorld, first_id: Snowflake, second_id: Snowflake) -> bool:
    """Whether two users are members of the same server somewhere."""
    return any(guild.member(first_id) and guild.member(second_id) for guild in world.guilds)


def permissions_in(world: ChatWorld, channel: Channel, user_id: Snowflake) -> Permission:
    """What the user may do in the channel."""
    parent = world.channels.get(channel.parent_id) if channel.is_thread else None
    return in_channel(guild_of(world, channel), channel, parent, user_id)


def may_see_channel(world: ChatWorld, channel: Channel, user_id: Snowflake) -> bool:
    """Whether the channel is in the user's list."""
    return bool(permissions_in(world, channel, user_id) & Permission.VIEW_CHANNEL)


def may_see_message(world: ChatWorld, message: ChatMessage, user_id: Snowflake) -> bool:
    """Whether the message is on the user's screen: their channel, and no ephemeral message to somebody else."""
    channel = world.channels.get(message.channel_id)
    if channel is None or (message.visible_to is not None and message.visible_to != user_id):
        return False
    return may_see_channel(world, channel, user_id)


def may_use_command(world: ChatWorld, command: Command, channel: Channel, user_id: Snowflake) -> bool:
    """Whether Discord offers the command to the user in this channel."""
    guild = guild_of(world, channel)
    context = BOT_DM_CONTEXT if guild is None else GUILD_CONTEXT
    if context not in command.body["contexts"] or command.guild_id not in {None, channel.guild_id}:
        return False
    if guild is None:
        return True
    permissions = permissions_in(world, channel, user_id)
    if not permissions & Permission.USE_APPLICATION_COMMANDS:
        return False
    return has_default_permissions(guild, command, user_id)


def has_default_permissions(guild: Guild, command: Command, user_id: Snowflake) -> bool:
    """Whether the member holds what the command's `default_member_permissions` ask for ("0" is for admins only)."""
    wanted = command.body["default_member_permissions"]
    held = in_guild(guild, user_id)
    if wanted is None or held == ALL:
        return True
    return int(wanted) != 0 and held & int(wanted) == int(wanted)


def commands_for(world: ChatWorld, user_id: Snowflake) -> list[Command]:
    """Every command the user may use somewhere."""
    channels = [channel for channel in world.channels if may_see_channel(world, channel, user_id)]
    return [c for c in world.commands if any(may_use_command(world, c, channel, user_id) for channel in channels)]
