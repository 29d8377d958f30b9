"""Test control over HTTP, for a sandbox in a process of its own. Only there when it was made with `control=True`."""

from typing import Self

from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import TypeAdapter, model_validator

from sandbox.errors import ApiError, DiscordError
from sandbox.forms.base import Form, SnowflakeText, parse, problem
from sandbox.operations import channels, messaging
from sandbox.permissions import Permission
from sandbox.rest.wire import answer, nothing, platform_of, read_object, refusal
from sandbox.switches import Switches
from sandbox.world.model import Channel, Snowflake


class RateLimitForm(Form):
    """Which requests are to be refused, and how many of them."""

    prefix: str
    count: int


class ChannelForm(Form):
    """A channel."""

    channel_id: SnowflakeText


class DenialForm(ChannelForm):
    """A permission by its name in Discord's documentation, as SEND_MESSAGES, and a channel."""

    permission: str

    @model_validator(mode="after")
    def _permission_is_known(self) -> Self:
        if self.permission not in Permission.__members__:
            raise problem("BASE_TYPE_CHOICES", f"Value must be one of {tuple(Permission.__members__)}.", "permission")
        return self


class TargetForm(Form):
    """What is to be deleted."""

    id: SnowflakeText


_RATE_LIMIT: TypeAdapter[RateLimitForm] = TypeAdapter(RateLimitForm)
_CHANNEL: TypeAdapter[ChannelForm] = TypeAdapter(ChannelForm)
_DENIAL: TypeAdapter[DenialForm] = TypeAdapter(DenialForm)
_TARGET: TypeAdapter[TargetForm] = TypeAdapter(TargetForm)
SWITCHES: web.AppKey[Switches] = web.AppKey("switches", Switches)


async def drop_socket(request: web.Request) -> web.Response:
    """POST {"resumable": bool}: lose the bot's gateway connections."""
    body = await read_object(request)
    request.app[SWITCHES].drop_socket(resumable=bool(body.get("resumable", True)))
    return nothing()


async def rate_limit(request: web.Request) -> web.Response:
    """POST {"prefix", "count"}: answer the next requests to such paths with 429."""
    form = parse(_RATE_LIMIT, await read_object(request))
    request.app[SWITCHES].rate_limit(form.prefix, form.count)
    return nothing()


async def deny(request: web.Request) -> web.Response:
    """POST {"permission", "channel_id"}: take a permission from the bot in a channel."""
    form = parse(_DENIAL, await read_object(request))
    request.app[SWITCHES].deny(Permission[form.permission], _channel(request, form.channel_id).id)
    return nothing()


async def allow(request: web.Request) -> web.Response:
    """POST {"channel_id"}: give back what was denied there."""
    form = parse(_CHANNEL, await read_object(request))
    request.app[SWITCHES].allow(_channel(request, form.channel_id).id)
    return nothing()


async def delete_channel(request: web.Request) -> web.Response:
    """POST {"id"}: delete a channel or thread, as an admin would."""
    form = parse(_TARGET, await read_object(request))
    channels.delete(platform_of(request), _channel(request, form.id))
    return nothing()


async def delete_message(request: web.Request) -> web.Response:
    """POST {"id"}: delete a message, as an admin would."""
    platform = platform_of(request)
    form = parse(_TARGET, await read_object(request))
    message = platform.world.messages.get(Snowflake(int(form.id)))
    if message is None:
        raise ApiError(DiscordError.UNKNOWN_MESSAGE)
    messaging.delete(platform, message)
    return nothing()


async def reset(request: web.Request) -> web.Response:
    """POST: delete all messages, threads and direct messages, and give back everything that was denied."""
    request.app[SWITCHES].reset()
    return nothing()


async def status(request: web.Request) -> web.Response:
    """GET what tests wait for: the shards that are connected, and how often the bot identified and resumed."""
    return answer(request.app[SWITCHES].status())


def _channel(request: web.Request, channel_id: str) -> Channel:
    channel = platform_of(request).world.channels.get(Snowflake(int(channel_id)))
    if channel is None:
        raise ApiError(DiscordError.UNKNOWN_CHANNEL)
    return channel


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answers what goes wrong under /control as the API does."""
    try:
        return await handler(request)
    except ApiError as error:
        return refusal(error)


ROUTES = (
    web.get("/control/status", status),
    web.post("/control/drop-socket", drop_socket),
    web.post("/control/rate-limit", rate_limit),
    web.post("/control/deny", deny),
    web.post("/control/allow", allow),
    web.post("/control/delete-channel", delete_channel),
    web.post("/control/delete-message", delete_message),
    web.post("/control/reset", reset),
)
