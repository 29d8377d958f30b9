"""Routes by which an app answers interactions: the callback, the original response and follow-ups."""

from aiohttp import web

from sandbox.forms.base import parse
from sandbox.forms.messages import MESSAGE
from sandbox.operations import messaging, responses
from sandbox.rest.wire import API, answer, nothing, platform_of, read_form, snowflake
from sandbox.world.model import CallbackType, ChatMessage, Interaction, JsonObject

_WEBHOOK = API + r"/webhooks/{application_id:\d+}/{token}"
_MESSAGE = _WEBHOOK + r"/messages/{message_id:\d+|@original}"


async def callback(request: web.Request) -> web.Response:
    """POST the first answer. With `with_response` the answer tells what it made, otherwise 204."""
    platform = platform_of(request)
    interaction_id, token = snowflake(request, "interaction_id"), request.match_info["token"]
    body, uploads = await read_form(request)
    interaction = responses.acknowledge(platform, interaction_id, token, body, uploads)
    if request.query.get("with_response", "").lower() not in {"true", "1"}:
        return nothing()
    return answer(_callback_response(request, interaction))


async def follow_up(request: web.Request) -> web.Response:
    """POST a follow-up message."""
    platform, interaction = platform_of(request), _interaction(request)
    body, uploads = await read_form(request)
    message = responses.follow_up(platform, interaction, parse(MESSAGE, body), uploads)
    return answer(platform.message_for_bot(message))


async def single(request: web.Request) -> web.Response:
    """GET the original response or a follow-up."""
    return answer(platform_of(request).message_for_bot(_message(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH the original response or a follow-up."""
    platform, message = platform_of(request), _message(request)
    body, uploads = await read_form(request)
    changed = responses.edit(platform, message, parse(MESSAGE, body), uploads)
    return answer(platform.message_for_bot(changed))


async def remove(request: web.Request) -> web.Response:
    """DELETE the original response or a follow-up."""
    messaging.delete(platform_of(request), _message(request))
    return nothing()


def _interaction(request: web.Request) -> Interaction:
    platform = platform_of(request)
    return responses.find(platform, snowflake(request, "application_id"), request.match_info["token"])


def _message(request: web.Request) -> ChatMessage:
    message_id = None if request.match_info["message_id"] == "@original" else snowflake(request, "message_id")
    return responses.message_of(platform_of(request), _interaction(request), message_id)


def _callback_response(request: web.Request, interaction: Interaction) -> JsonObject:
    platform = platform_of(request)
    message = platform.world.messages.get(interaction.response_id)
    about: JsonObject = {"id": str(interaction.id), "type": int(interaction.type)}
    if interaction.callback is CallbackType.AUTOCOMPLETE_RESULT or interaction.callback is None:
        return {"interaction": about}
    body: JsonObject = {"interaction": about, "resource": {"type": int(interaction.callback)}}
    makes_message = {CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.UPDATE_MESSAGE}
    if message is not None and interaction.callback in makes_message:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": interaction.callback is CallbackType.DEFERRED_MESSAGE,
            "response_message_ephemeral": message.visible_to is not None,
        }
        body["resource"]["message"] = platform.message_for_bot(message)
    return body


ROUTES = (
    web.post(API + r"/interactions/{interaction_id:\d+}/{token}/callback", callback),
    web.post(_WEBHOOK, follow_up),
    web.get(_MESSAGE, single),
    web.patch(_MESSAGE, change),
    web.delete(_MESSAGE, remove),
)
