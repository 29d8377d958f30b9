"""Routes of the app itself, of users and of guilds."""

from aiohttp import web

from sandbox.errors import ApiError, DiscordError
from sandbox.payloads import basics
from sandbox.permissions import Permission
from sandbox.rest.wire import API, answer, guild_id, platform_of, snowflake
from sandbox.world.model import Guild, JsonObject, Snowflake
from sandbox.world.tables import ChatWorld
from sandbox.world.visibility import may_see_channel

_GUILD = API + r"/guilds/{guild_id:\d+}"


async def me(request: web.Request) -> web.Response:
    """GET the bot's own user."""
    return answer(basics.user(platform_of(request).world.bot))


async def user(request: web.Request) -> web.Response:
    """GET a user."""
    found = platform_of(request).world.users.get(snowflake(request, "user_id"))
    if found is None:
        raise ApiError(DiscordError.UNKNOWN_USER)
    return answer(basics.user(found))


async def application(request: web.Request) -> web.Response:
    """GET the bot's application."""
    world = platform_of(request).world
    people = [each for each in world.users if not each.bot]
    # Whoever administers a server has made the bot: so all that it can do can be tried.
    owner = next((each for each in people if _administers(world, each.id)), people[0])
    body: JsonObject = {
        "id": str(world.bot.id),
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": basics.user(owner),
        "team": None,
        "approximate_guild_count": len(world.guilds),
    }
    return answer(body)


def _administers(world: ChatWorld, user_id: Snowflake) -> bool:
    for guild in world.guilds:
        member = guild.member(user_id)
        roles = () if member is None else (role for role in guild.roles if role.id in member.role_ids)
        if any(role.permissions & Permission.MANAGE_GUILD for role in roles):
            return True
    return False


async def my_guilds(request: web.Request) -> web.Response:
    """GET the guilds the bot is in."""
    world = platform_of(request).world
    return answer([basics.guild(world, each) for each in world.guilds if each.member(world.bot.id)])


async def guild(request: web.Request) -> web.Response:
    """GET a guild."""
    return answer(basics.guild(platform_of(request).world, _guild(request)))


async def channels(request: web.Request) -> web.Response:
    """GET a guild's channels that the bot sees."""
    world = platform_of(request).world
    visible = [each for each in world.channels_of(_guild(request).id) if may_see_channel(world, each, world.bot.id)]
    return answer([basics.channel(world, each) for each in visible])


async def active_threads(request: web.Request) -> web.Response:
    """GET a guild's threads that are not archived."""
    world = platform_of(request).world
    threads = [e for e in world.active_threads_of(_guild(request).id) if may_see_channel(world, e, world.bot.id)]
    members = [basics.thread_member(each, world.bot.id) for each in threads if world.bot.id in each.member_ids]
    return answer({"threads": [basics.channel(world, each) for each in threads], "members": members})


async def roles(request: web.Request) -> web.Response:
    """GET a guild's roles."""
    return answer([basics.role(each) for each in _guild(request).roles])


async def member(request: web.Request) -> web.Response:
    """GET a member."""
    world = platform_of(request).world
    user_id = world.bot.id if request.match_info["user_id"] == "@me" else snowflake(request, "user_id")
    if user_id not in world.users:
        raise ApiError(DiscordError.UNKNOWN_USER)
    found = _guild(request).member(user_id)
    if found is None:
        raise ApiError(DiscordError.UNKNOWN_MEMBER)
    return answer(basics.member(world, found))


def _guild(request: web.Request) -> Guild:
    found = platform_of(request).world.guilds.get(guild_id(request))
    if found is None:
        raise ApiError(DiscordError.UNKNOWN_GUILD)
    return found


ROUTES = (
    web.get(API + "/users/@me", me),
    web.get(API + "/users/@me/guilds", my_guilds),
    web.get(API + r"/users/{user_id:\d+}", user),
    web.get(API + "/applications/@me", application),
    web.get(API + "/oauth2/applications/@me", application),
    web.get(_GUILD, guild),
    web.get(_GUILD + "/channels", channels),
    web.get(_GUILD + "/threads/active", active_threads),
    web.get(_GUILD + "/roles", roles),
    web.get(_GUILD + r"/members/{user_id:\d+|@me}", member),
)
