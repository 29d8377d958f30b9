"""Routes of application commands, global ones and those of a guild."""

from aiohttp import web

from sandbox.errors import ApiError, DiscordError
from sandbox.forms.commands import parse_command, parse_commands
from sandbox.operations import commands
from sandbox.payloads import basics
from sandbox.rest.wire import API, answer, guild_id, nothing, platform_of, read_json, read_object, snowflake
from sandbox.world.model import Command, Snowflake

_APPLICATION = API + r"/applications/{application_id:\d+}"
_SCOPES = (f"{_APPLICATION}/commands", _APPLICATION + r"/guilds/{guild_id:\d+}/commands")
_ONE = r"/{command_id:\d+}"


async def listing(request: web.Request) -> web.Response:
    """GET all commands; their names and descriptions in other languages only where they are asked for."""
    platform = platform_of(request)
    bodies = [basics.command(platform.world, each) for each in commands.registered(platform, _scope(request))]
    if request.query.get("with_localizations", "").lower() not in {"true", "1"}:
        bodies = [commands.without_localizations(body) for body in bodies]
    return answer(bodies)


async def overwrite(request: web.Request) -> web.Response:
    """PUT all commands."""
    platform, scope = platform_of(request), _scope(request)
    kept = commands.overwrite(platform, scope, parse_commands(await read_json(request)))
    return answer([basics.command(platform.world, each) for each in kept])


async def create(request: web.Request) -> web.Response:
    """POST a command; 201 where it is new, 200 where it took another's place."""
    platform, scope = platform_of(request), _scope(request)
    known = {each.id for each in commands.registered(platform, scope)}
    command = commands.upsert(platform, scope, parse_command(await read_json(request)))
    return answer(basics.command(platform.world, command), 200 if command.id in known else 201)


async def single(request: web.Request) -> web.Response:
    """GET a command."""
    return answer(basics.command(platform_of(request).world, _command(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH a command: what is not given stays."""
    platform, command = platform_of(request), _command(request)
    body = parse_command(command.body | await read_object(request))
    return answer(basics.command(platform.world, commands.replace_body(platform, command, body)))


async def remove(request: web.Request) -> web.Response:
    """DELETE a command."""
    commands.remove(platform_of(request), _command(request))
    return nothing()


def _scope(request: web.Request) -> Snowflake | None:
    if snowflake(request, "application_id") != platform_of(request).world.bot.id:
        raise ApiError(DiscordError.UNKNOWN_APPLICATION)
    return guild_id(request)


def _command(request: web.Request) -> Command:
    return commands.find(platform_of(request), _scope(request), snowflake(request, "command_id"))


ROUTES = tuple(
    route
    for scope in _SCOPES
    for route in (
        web.get(scope, listing),
        web.put(scope, overwrite),
        web.post(scope, create),
        web.get(scope + _ONE, single),
        web.patch(scope + _ONE, change),
        web.delete(scope + _ONE, remove),
    )
)
