"""How an app answers interactions: the callback, the original response and follow-up messages."""

from dataclasses import replace
from typing import Any

from sandbox.errors import ApiError, DiscordError, InvalidForm
from sandbox.forms.base import parse
from sandbox.forms.commands import parse_choices
from sandbox.forms.messages import MESSAGE, MessageForm
from sandbox.forms.modals import parse_modal
from sandbox.operations import interactions, messaging
from sandbox.operations.compose import Uploads, compose
from sandbox.operations.platform import Acknowledgement, Platform
from sandbox.payloads.messages import interaction_metadata
from sandbox.world.model import (
    CallbackType,
    ChatMessage,
    Interaction,
    InteractionType,
    JsonObject,
    MessageFlag,
    MessageType,
    Snowflake,
)

_ANSWERS: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.COMMAND: frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL}),
    InteractionType.COMPONENT: frozenset(
        {
            CallbackType.MESSAGE,
            CallbackType.DEFERRED_MESSAGE,
            CallbackType.DEFERRED_UPDATE,
            CallbackType.UPDATE_MESSAGE,
            CallbackType.MODAL,
        }
    ),
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.AUTOCOMPLETE_RESULT}),
    InteractionType.MODAL_SUBMIT: frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE}),
}
_ANSWERS_TO_A_MESSAGE = frozenset({CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE_MESSAGE})


def acknowledge(
    platform: Platform, interaction_id: Snowflake, token: str, body: JsonObject, uploads: Uploads
) -> Interaction:
    """The first answer: errors 10062 when late or unknown, 40060 when there was one, 50035 when malformed."""
    interaction = platform.world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise ApiError(DiscordError.UNKNOWN_INTERACTION)
    if interaction.callback is not None:
        raise ApiError(DiscordError.ALREADY_ACKNOWLEDGED)
    seconds = platform.now() - interaction.created_at
    if seconds > platform.limits.acknowledge_seconds:
        raise ApiError(DiscordError.UNKNOWN_INTERACTION)
    kind = _callback_type(interaction, body)
    data = body.get("data") or {}
    answered = replace(interaction, callback=kind)
    answered = _answer(platform, answered, kind, data, uploads)
    platform.world.interactions.put(answered)
    waiter = platform.waiting.get(interaction.id)
    if waiter is not None and not waiter.done():
        shown = answered.modal if kind is CallbackType.MODAL else data
        waiter.set_result(Acknowledgement(kind, seconds, shown or {}, answered.response_id))
    return answered


def find(platform: Platform, application_id: Snowflake, token: str) -> Interaction:
    """The interaction whose token this is; 10015 for another app or before an answer, 50027 when it is too old."""
    if application_id != platform.world.bot.id:
        raise ApiError(DiscordError.UNKNOWN_WEBHOOK)
    interaction = platform.world.interactions.get(interactions.id_in(token))
    if (
        interaction is None
        or interaction.token != token
        or platform.now() - interaction.created_at > platform.limits.token_seconds
    ):
        raise ApiError(DiscordError.INVALID_WEBHOOK_TOKEN)
    if interaction.callback is None:
        raise ApiError(DiscordError.UNKNOWN_WEBHOOK)
    return interaction


def message_of(platform: Platform, interaction: Interaction, message_id: Snowflake | None) -> ChatMessage:
    """The original response (None) or a follow-up message of the interaction; error 10008 if there is none."""
    message = platform.world.messages.get(interaction.response_id if message_id is None else message_id)
    if message is None or (message.interaction_id != interaction.id and message.id != interaction.response_id):
        raise ApiError(DiscordError.UNKNOWN_MESSAGE)
    return message


def edit(platform: Platform, message: ChatMessage, form: MessageForm, uploads: Uploads) -> ChatMessage:
    """Edit the original response or a follow-up; one that was loading is loaded now."""
    return messaging.edit(platform, message, form, uploads, clear_flags=MessageFlag.LOADING)


def follow_up(platform: Platform, interaction: Interaction, form: MessageForm, uploads: Uploads) -> ChatMessage:
    """Send another message; the first one after a deferred answer takes the place of its loading message."""
    original = platform.world.messages.get(interaction.response_id)
    if original is not None and original.flags & MessageFlag.LOADING:
        return edit(platform, original, form, uploads)
    blank = _blank(platform, interaction, form.flags or 0)
    if original is not None and blank.reference_id is None:
        blank = replace(blank, type=MessageType.REPLY, reference_id=original.id)
    return messaging.post(platform, compose(platform, blank, form, uploads))


def _callback_type(interaction: Interaction, body: JsonObject) -> CallbackType:
    allowed = _ANSWERS[interaction.type]
    if interaction.type is InteractionType.MODAL_SUBMIT and interaction.message_id is not None:
        allowed |= _ANSWERS_TO_A_MESSAGE
    if body.get("type") not in {int(kind) for kind in allowed}:
        expected = ", ".join(str(int(kind)) for kind in sorted(allowed))
        raise InvalidForm([(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({expected}).")])
    return CallbackType(body["type"])


def _answer(
    platform: Platform, interaction: Interaction, kind: CallbackType, data: Any, uploads: Uploads
) -> Interaction:
    match kind:
        case CallbackType.MESSAGE:
            form = parse(MESSAGE, data, ("data",))
            blank = _blank(platform, interaction, form.flags or 0)
            message = messaging.post(platform, compose(platform, blank, form, uploads, ("data",)))
            return replace(interaction, response_id=message.id)
        case CallbackType.DEFERRED_MESSAGE:
            form = parse(MESSAGE, data, ("data",))
            message = messaging.loading(platform, _blank(platform, interaction, form.flags or 0))
            return replace(interaction, response_id=message.id)
        case CallbackType.UPDATE_MESSAGE:
            form = parse(MESSAGE, data, ("data",))
            source = platform.world.messages.get(interaction.message_id)
            if source is None:
                raise ApiError(DiscordError.UNKNOWN_MESSAGE)
            messaging.edit(platform, source, form, uploads, at=("data",))
            return replace(interaction, response_id=interaction.message_id)
        case CallbackType.DEFERRED_UPDATE:
            return replace(interaction, response_id=interaction.message_id)
        case CallbackType.AUTOCOMPLETE_RESULT:
            parse_choices(data.get("choices"), _focused_type(interaction.data["options"]))
            return interaction
        case CallbackType.MODAL:
            return replace(interaction, modal=parse_modal(data))
        case CallbackType.PONG:
            return interaction


def _focused_type(options: list[JsonObject]) -> int:
    """The type of the option that the person is typing into."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if inner := _focused_type(option.get("options", [])):
            return inner
    return 0


def _blank(platform: Platform, interaction: Interaction, flags: int) -> ChatMessage:
    """The message an answer begins with; ephemeral answers are for the person who acted."""
    is_command = interaction.type is InteractionType.COMMAND
    replied_to = platform.world.messages.get(interaction.message_id)
    kind = MessageType.CHAT_INPUT_COMMAND if is_command else MessageType.DEFAULT
    if interaction.channel_id not in platform.world.channels:
        raise ApiError(DiscordError.UNKNOWN_CHANNEL)
    return ChatMessage(
        platform.world.snowflake(),
        interaction.channel_id,
        platform.world.bot.id,
        messaging.UNSENT,
        kind if replied_to is None else MessageType.REPLY,
        flags=flags & MessageFlag.EPHEMERAL,
        reference_id=None if replied_to is None else replied_to.id,
        interaction_id=interaction.id,
        interaction_metadata=interaction_metadata(platform.world, interaction),
        visible_to=interaction.user_id if flags & MessageFlag.EPHEMERAL else None,
    )
