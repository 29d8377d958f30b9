"""Whom a message pings: what its text mentions, less what `allowed_mentions` and permissions forbid."""

import re

from sandbox.forms.messages import AllowedMentions
from sandbox.permissions import Permission
from sandbox.world.model import Channel, Mentions, Snowflake
from sandbox.world.tables import ChatWorld
from sandbox.world.visibility import guild_of, permissions_in

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)")


def mentions_of(
    world: ChatWorld, channel: Channel, author_id: Snowflake, text: str, allowed: AllowedMentions | None
) -> Mentions:
    """Whom a text pings. Without `allowed_mentions` everything that is mentioned is pinged."""
    guild = guild_of(world, channel)
    roles = {role.id for role in guild.roles} if guild else set()
    may_everyone = bool(permissions_in(world, channel, author_id) & Permission.MENTION_EVERYONE)
    return Mentions(
        tuple(each for each in _ids(_USER, text) if each in world.users and _is_allowed(each, "users", allowed)),
        tuple(each for each in _ids(_ROLE, text) if each in roles and _is_allowed(each, "roles", allowed)),
        bool(_EVERYONE.search(text)) and may_everyone and (allowed is None or "everyone" in allowed.parse),
    )


def _ids(pattern: re.Pattern[str], text: str) -> list[Snowflake]:
    return list(dict.fromkeys(Snowflake(int(each)) for each in pattern.findall(text)))


def _is_allowed(mentioned: Snowflake, kind: str, allowed: AllowedMentions | None) -> bool:
    if allowed is None or kind in allowed.parse:
        return True
    return str(mentioned) in (allowed.users if kind == "users" else allowed.roles)
