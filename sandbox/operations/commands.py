"""Registering application commands, global ones and those of a guild."""

from sandbox.errors import ApiError, DiscordError
from sandbox.forms.commands import CHAT_INPUT
from sandbox.operations.announcements import commands_changed
from sandbox.operations.platform import Platform
from sandbox.world.model import Command, JsonObject, Snowflake


def registered(platform: Platform, guild_id: Snowflake | None) -> list[Command]:
    """The commands of a guild, or the global ones."""
    return [command for command in platform.world.commands if command.guild_id == guild_id]


def find(platform: Platform, guild_id: Snowflake | None, command_id: Snowflake) -> Command:
    """One command; error 10063 if there is none."""
    command = platform.world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise ApiError(DiscordError.UNKNOWN_COMMAND)
    return command


def overwrite(platform: Platform, guild_id: Snowflake | None, bodies: list[JsonObject]) -> list[Command]:
    """Replace all commands. Those that keep type and name keep their id and do not count as created."""
    _check_count(platform, bodies)
    old = {_identity(command.body): command for command in registered(platform, guild_id)}
    wanted = {_identity(body) for body in bodies}
    for identity, command in old.items():
        if identity not in wanted:
            platform.world.commands.remove(command.id)
    kept = [_put(platform, guild_id, body, old.get(_identity(body))) for body in bodies]
    commands_changed(platform)
    return kept


def upsert(platform: Platform, guild_id: Snowflake | None, body: JsonObject) -> Command:
    """Create a command, or replace the one of the same type and name."""
    others = [command.body for command in registered(platform, guild_id)]
    old = next((c for c in registered(platform, guild_id) if _identity(c.body) == _identity(body)), None)
    if old is None:
        _check_count(platform, [*others, body])
    command = _put(platform, guild_id, body, old)
    commands_changed(platform)
    return command


def replace_body(platform: Platform, command: Command, body: JsonObject) -> Command:
    """Change a command."""
    changed = _put(platform, command.guild_id, body, command)
    commands_changed(platform)
    return changed


def remove(platform: Platform, command: Command) -> None:
    """Delete a command."""
    platform.world.commands.remove(command.id)
    commands_changed(platform)


def without_localizations(body: JsonObject) -> JsonObject:
    """A command or an option, and what is in it, in the default language alone."""
    kept = {name: value for name, value in body.items() if not name.endswith("_localizations")}
    if "options" in kept:
        kept["options"] = [without_localizations(option) for option in kept["options"]]
    return kept


def _identity(body: JsonObject) -> tuple[int, str]:
    return body["type"], body["name"]


def _check_count(platform: Platform, bodies: list[JsonObject]) -> None:
    if sum(body["type"] == CHAT_INPUT for body in bodies) > platform.limits.slash_commands:
        raise ApiError(DiscordError.TOO_MANY_COMMANDS)


def _put(platform: Platform, guild_id: Snowflake | None, body: JsonObject, old: Command | None) -> Command:
    world = platform.world
    if old is not None and old.body == body:
        return old
    if old is None and platform.spend("create command", guild_id, platform.limits.create_command):
        raise ApiError(DiscordError.TOO_MANY_COMMAND_CREATES)
    command_id = world.snowflake() if old is None else old.id
    return world.commands.put(Command(command_id, guild_id, world.snowflake(), body))
