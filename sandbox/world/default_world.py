"""The world one finds in a new sandbox: a server with all kinds of channel, two players, a spectator and an admin."""

from dataclasses import replace

from sandbox.permissions import EVERYONE, Permission
from sandbox.world.model import Channel, ChannelType, Guild, Member, Role, Snowflake, User
from sandbox.world.tables import ChatWorld

CHANNELS = (
    ("table", ChannelType.TEXT),
    ("lounge", ChannelType.TEXT),
    ("news", ChannelType.ANNOUNCEMENT),
    ("matches", ChannelType.FORUM),
    ("parlour", ChannelType.VOICE),
)
PEOPLE = (("Alice", "#e0555b"), ("Bob", "#4f8ae8"), ("Carol", "#3ba55d"), ("Dora", "#b377e0"))
SPARE_COLORS = ("#d9822b", "#1fa5a5", "#c24f9c", "#7a8b2f")


def furnish(world: ChatWorld, bot_name: str = "Tablecast") -> None:
    """Fill an empty world. Dora holds Manage Server; nobody else but the owner, who is not among the people, does."""
    world.users.put(User(world.snowflake(), bot_name, bot=True))
    for name, color in PEOPLE:
        world.users.put(User(world.snowflake(), name.lower(), name, color=color))
    guild = add_guild(world, "The Card Table")
    admin = Role(world.snowflake(), "Admin", int(Permission.MANAGE_GUILD | Permission.MANAGE_CHANNELS), 1)
    dora = next(user for user in world.users if user.global_name == "Dora")
    members = tuple(replace(m, role_ids=(admin.id,)) if m.user_id == dora.id else m for m in guild.members)
    world.guilds.put(replace(guild, roles=(*guild.roles, admin), members=members))


def add_guild(world: ChatWorld, name: str, guild_id: Snowflake | None = None) -> Guild:
    """Add a server with everybody in it, the bot included, and with channels of several kinds."""
    guild_id = guild_id or world.snowflake()
    members = tuple(Member(user.id, world.clock()) for user in world.users)
    # The owner holds every permission, so it must not be one of the people whose permissions are tried.
    owner_id = world.snowflake()
    roles = (Role(guild_id, "@everyone", int(EVERYONE)),)
    guild = world.guilds.put(Guild(guild_id, name, owner_id, roles, members))
    for position, (channel_name, kind) in enumerate(CHANNELS):
        add_channel(world, guild, channel_name, position, kind)
    return guild


def add_channel(
    world: ChatWorld, guild: Guild, name: str, position: int = 0, kind: ChannelType = ChannelType.TEXT
) -> Channel:
    """Add a channel that everybody may use."""
    return world.channels.put(Channel(world.snowflake(), kind, name, guild.id, position=position))


def add_person(world: ChatWorld, name: str) -> User:
    """Add a person who is a member of every server."""
    color = SPARE_COLORS[len(world.users) % len(SPARE_COLORS)]
    user = world.users.put(User(world.snowflake(), name.lower(), name, color=color))
    for guild in world.guilds:
        world.guilds.put(replace(guild, members=(*guild.members, Member(user.id, world.clock()))))
    return user
