"""Requests and answers: bodies with and without files, ids in paths, JSON as discord.py wants it."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError, DiscordError
from sandbox.operations.access import visible_channel
from sandbox.operations.compose import Uploads
from sandbox.operations.files import Upload
from sandbox.operations.platform import Platform
from sandbox.world.model import Channel, JsonObject, Snowflake

API = "/api/v10"
PLATFORM: web.AppKey[Platform] = web.AppKey("platform", Platform)
_FILE_PART = re.compile(r"^files\[(\d+)\]$")


def answer(body: Any, status: int = 200) -> web.Response:
    """A JSON answer. discord.py parses it only where the type is exactly `application/json`, without a charset."""
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def nothing() -> web.Response:
    """204 No Content."""
    return web.Response(status=204)


def refusal(error: ApiError) -> web.Response:
    """What Discord answers to a request it refuses."""
    return answer(error.body, error.fault.status)


def platform_of(request: web.Request) -> Platform:
    """The platform that the request is for."""
    return request.app[PLATFORM]


def snowflake(request: web.Request, name: str) -> Snowflake:
    """The id in the request's path."""
    return Snowflake(int(request.match_info[name]))


def guild_id(request: web.Request) -> Snowflake | None:
    """The guild in the path, which must be one the bot is in (10004 or 50001); None where the path has none."""
    if "guild_id" not in request.match_info:
        return None
    world = platform_of(request).world
    guild = world.guilds.get(snowflake(request, "guild_id"))
    if guild is None:
        raise ApiError(DiscordError.UNKNOWN_GUILD)
    if guild.member(world.bot.id) is None:
        raise ApiError(DiscordError.MISSING_ACCESS)
    return guild.id


def channel_of(request: web.Request) -> Channel:
    """The channel in the path, which the bot must see (10003 or 50001)."""
    platform = platform_of(request)
    return visible_channel(platform, snowflake(request, "channel_id"), platform.world.bot.id)


async def read_json(request: web.Request) -> Any:
    """The body of a request that has no files; error 50109 where it is not JSON."""
    return _loads(await request.read()) if request.can_read_body else {}


async def read_object(request: web.Request) -> JsonObject:
    """The body of a request that has no files and must be a JSON object; error 50109 otherwise."""
    return _object(await read_json(request))


async def read_form(request: web.Request) -> tuple[JsonObject, Uploads]:
    """A body that may have files: JSON, or multipart with `payload_json` and `files[n]`."""
    if request.content_type != "multipart/form-data":
        return await read_object(request), {}
    payload: JsonObject = {}
    uploads: Uploads = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(DiscordError.INVALID_JSON)
        name = part.name or ""
        if name == "payload_json":
            payload = _object(_loads(await part.text()))
        elif match := _FILE_PART.match(name):
            content = bytes(await part.read(decode=True))
            uploads[int(match[1])] = Upload(part.filename or "unknown", content)
    return payload, uploads


def _loads(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise ApiError(DiscordError.INVALID_JSON) from None


def _object(body: Any) -> JsonObject:
    if not isinstance(body, dict):
        raise ApiError(DiscordError.INVALID_JSON)
    return body
