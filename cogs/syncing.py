"""Telling Discord the slash commands, only when they differ from those it has: creations are limited to 200 a day."""

import logging
from typing import Any

from discord import app_commands
from discord.http import Route

from cogs.undelivered import expecting

log = logging.getLogger(__name__)

# Discord fills these in where we leave them out, or gives every command one of its own.
_THEIRS = frozenset({"id", "application_id", "version", "dm_permission", "default_permission", "handler"})


async def sync_if_changed(tree: app_commands.CommandTree[Any], application_id: int) -> bool:
    """Register the tree's commands where Discord's are others; whether that was needed. Raises `Undelivered`."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=application_id)
    theirs = await expecting(lambda: tree.client.http.request(route, params={"with_localizations": "true"}))
    translator = tree.translator
    commands = tree.get_commands()
    ours = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in commands
    ]
    if _by_name(ours) == _by_name(theirs):
        log.debug("commands are as Discord has them", extra={"commands": len(ours)})
        return False
    await expecting(tree.sync)
    log.info("commands registered", extra={"commands": len(ours)})
    return True


def _by_name(commands: Any) -> dict[tuple[Any, str], Any]:
    return {(command.get("type", 1), command["name"]): essence(command, outermost=True) for command in commands}


def essence(value: Any, outermost: bool = False) -> Any:
    """What a command's payload says, without what Discord adds and without defaults, which may be left out."""
    if isinstance(value, dict):
        kept = {key: essence(part) for key, part in value.items() if not (outermost and key in _THEIRS)}
        if kept.get("default_member_permissions") is not None:
            kept["default_member_permissions"] = str(kept["default_member_permissions"])  # ours is a number
        return {key: part for key, part in kept.items() if part not in (None, False, [], {}, "")}
    if isinstance(value, list):
        parts = [essence(part) for part in value]
        return sorted(parts) if all(isinstance(part, int) for part in parts) else parts
    return value
