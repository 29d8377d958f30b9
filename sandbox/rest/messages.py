"""Routes of a channel's messages."""

from typing import Any

from aiohttp import web

from sandbox.errors import InvalidForm
from sandbox.forms.base import parse
from sandbox.forms.messages import MESSAGE
from sandbox.operations import messaging
from sandbox.operations.access import visible_message
from sandbox.permissions import Permission
from sandbox.rest.wire import API, answer, channel_of, nothing, platform_of, read_form, snowflake
from sandbox.world.model import ChatMessage
from sandbox.world.visibility import permissions_in

_MESSAGES = API + r"/channels/{channel_id:\d+}/messages"


async def create(request: web.Request) -> web.Response:
    """POST a message."""
    platform, channel = platform_of(request), channel_of(request)
    body, uploads = await read_form(request)
    message = messaging.send(platform, channel, platform.world.bot.id, parse(MESSAGE, body), uploads)
    return answer(platform.message_for_bot(message))


async def listing(request: web.Request) -> web.Response:
    """GET messages, the newest first; nothing without Read Message History."""
    platform, channel = platform_of(request), channel_of(request)
    limit = _number(request, "limit", 50)
    if not 1 <= limit <= 100:
        raise InvalidForm([(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")])
    if not permissions_in(platform.world, channel, platform.world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        return answer([])
    messages = [each for each in platform.world.messages_in(channel.id) if each.visible_to is None]
    chosen = _window(request, messages, limit)
    return answer([platform.message_for_bot(each) for each in reversed(chosen)])


async def single(request: web.Request) -> web.Response:
    """GET one message."""
    return answer(platform_of(request).message_for_bot(_message(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH a message of one's own."""
    platform, message = platform_of(request), _message(request)
    body, uploads = await read_form(request)
    changed = messaging.edit_as_bot(platform, message, parse(MESSAGE, body), uploads)
    return answer(platform.message_for_bot(changed))


async def remove(request: web.Request) -> web.Response:
    """DELETE a message."""
    messaging.delete_as_bot(platform_of(request), _message(request))
    return nothing()


async def typing(request: web.Request) -> web.Response:
    """POST the typing indicator."""
    channel_of(request)
    return nothing()


def _message(request: web.Request) -> ChatMessage:
    platform, channel = platform_of(request), channel_of(request)
    return visible_message(platform, channel, snowflake(request, "message_id"), platform.world.bot.id)


def _number(request: web.Request, name: str, default: int) -> int:
    text: Any = request.query.get(name, str(default))
    if not text.isdigit():
        raise InvalidForm([((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')])
    return int(text)


def _window(request: web.Request, messages: list[ChatMessage], limit: int) -> list[ChatMessage]:
    """The messages before, after or around one, or the newest, in the order they were sent."""
    if "before" in request.query:
        return [each for each in messages if each.id < _number(request, "before", 0)][-limit:]
    if "after" in request.query:
        return [each for each in messages if each.id > _number(request, "after", 0)][:limit]
    if "around" in request.query:
        middle = _number(request, "around", 0)
        older = [each for each in messages if each.id < middle][-(limit // 2) :]
        newer = [each for each in messages if each.id >= middle][: limit - limit // 2]
        return older + newer
    return messages[-limit:]


ROUTES = (
    web.post(_MESSAGES, create),
    web.get(_MESSAGES, listing),
    web.get(_MESSAGES + r"/{message_id:\d+}", single),
    web.patch(_MESSAGES + r"/{message_id:\d+}", change),
    web.delete(_MESSAGES + r"/{message_id:\d+}", remove),
    web.post(API + r"/channels/{channel_id:\d+}/typing", typing),
)
