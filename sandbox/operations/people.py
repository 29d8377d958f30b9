"""What a person does with their client: commands, autocomplete, components, modals, chat and settings.

Everything is checked as Discord's client and servers check it before the app hears of it; NotAllowed says why not.
"""

from dataclasses import replace
from typing import Any

from sandbox.errors import ApiError, NotAllowed
from sandbox.forms.base import parse
from sandbox.forms.channels import THREAD
from sandbox.forms.commands import CHAT_INPUT
from sandbox.forms.layout import walk
from sandbox.forms.messages import MESSAGE
from sandbox.operations import announcements, interactions, messaging, threads
from sandbox.operations.access import visible_channel
from sandbox.operations.answers import component_values, modal_answers
from sandbox.operations.options import Resolver, fill_in
from sandbox.operations.platform import Platform
from sandbox.world.model import (
    HAVE_POSTS,
    THREADS_IN,
    Channel,
    ChannelType,
    ChatMessage,
    Command,
    Interaction,
    InteractionType,
    JsonObject,
    MessageFlag,
    Snowflake,
)
from sandbox.world.visibility import may_see_message, may_use_command

BUTTON = 2


def use_command(platform: Platform, user_id: Snowflake, channel_id: Snowflake, name: str, options: Any) -> Interaction:
    """Send a slash command; `options` are nested as Discord nests them."""
    return _command(platform, user_id, channel_id, name, options, InteractionType.COMMAND)


def autocomplete(platform: Platform, user_id: Snowflake, channel_id: Snowflake, name: str, options: Any) -> Interaction:
    """Ask for choices; exactly one option is `focused` and its declaration says `autocomplete`."""
    return _command(platform, user_id, channel_id, name, options, InteractionType.AUTOCOMPLETE)


def use_component(
    platform: Platform,
    user_id: Snowflake,
    channel_id: Snowflake,
    message_id: Snowflake,
    custom_id: str,
    values: Any = None,
    unchecked: bool = False,
) -> Interaction:
    """Press a button or choose in a select.

    `unchecked` sends the click although the message has no such component, or no longer: a client whose click crossed
    an edit on its way, or one that was tampered with.
    """
    channel = _channel(platform, user_id, channel_id)
    message = platform.world.messages.get(message_id)
    if message is None or message.channel_id != channel_id or not may_see_message(platform.world, message, user_id):
        raise NotAllowed("There is no such message.")
    component = next((c for _, c in walk(list(message.components)) if c.get("custom_id") == custom_id), None)
    data: JsonObject = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
    if component is None or component.get("disabled"):
        if not unchecked:
            raise NotAllowed(f"The message has no component {custom_id!r} that can be used.")
        if values is not None:
            data |= {"component_type": 3, "values": values}
    else:
        data = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] != BUTTON:
            resolver = Resolver(platform, channel, user_id)
            data["values"] = component_values(resolver, component, values)
            data |= {"resolved": resolver.resolved} if resolver.resolved else {}
    return interactions.start(platform, InteractionType.COMPONENT, user_id, channel, data, message)


def submit_modal(
    platform: Platform, user_id: Snowflake, interaction_id: Snowflake, custom_id: str, components: Any
) -> Interaction:
    """Submit the modal that an interaction of this person was answered with; each modal once."""
    opener = platform.world.interactions.get(interaction_id)
    if opener is None or opener.user_id != user_id or opener.modal is None or opener.modal["custom_id"] != custom_id:
        raise NotAllowed("There is no such modal open.")
    channel = _channel(platform, user_id, opener.channel_id)
    resolver = Resolver(platform, channel, user_id)
    data: JsonObject = {
        "custom_id": custom_id,
        "components": modal_answers(resolver, opener.modal["components"], components),
    }
    data |= {"resolved": resolver.resolved} if resolver.resolved else {}
    platform.world.interactions.put(replace(opener, modal=None))
    message = platform.world.messages.get(opener.message_id)
    return interactions.start(platform, InteractionType.MODAL_SUBMIT, user_id, channel, data, message, opener)


def say(platform: Platform, user_id: Snowflake, channel_id: Snowflake, content: Any) -> ChatMessage:
    """Write a plain message."""
    channel = _channel(platform, user_id, channel_id)
    try:
        return messaging.send(platform, channel, user_id, parse(MESSAGE, {"content": content}))
    except ApiError as error:
        raise NotAllowed(str(error)) from None


def start_thread(
    platform: Platform, user_id: Snowflake, channel_id: Snowflake, name: Any, *, private: bool = False
) -> Channel:
    """Begin a thread in a text or announcement channel."""
    channel = _channel(platform, user_id, channel_id)
    public, *_ = THREADS_IN.get(channel.type, (ChannelType.PUBLIC_THREAD,))
    kind = ChannelType.PRIVATE_THREAD if private else public
    try:
        return threads.create(platform, channel, user_id, parse(THREAD, {"name": name, "type": int(kind)}))
    except ApiError as error:
        raise NotAllowed(str(error)) from None


def start_post(platform: Platform, user_id: Snowflake, channel_id: Snowflake, name: Any, content: Any) -> Channel:
    """Begin a post in a forum or media channel."""
    channel = _channel(platform, user_id, channel_id)
    if channel.type not in HAVE_POSTS:
        raise NotAllowed("Only forums and media channels have posts.")
    try:
        form = parse(THREAD, {"name": name, "message": {"content": content}})
        first = threads.create_post(platform, channel, user_id, form)
    except ApiError as error:
        raise NotAllowed(str(error)) from None
    return platform.world.channels[first.channel_id]


def set_allows_dms(platform: Platform, user_id: Snowflake, allowed: bool) -> None:
    """Open or close one's direct messages to the bot."""
    platform.world.users.put(replace(platform.world.users[user_id], allows_dms=allowed))


def leave_guilds(platform: Platform, user_id: Snowflake) -> None:
    """Leave every server one is in."""
    for guild in platform.world.guilds:
        members = tuple(each for each in guild.members if each.user_id != user_id)
        platform.world.guilds.put(replace(guild, members=members))
        for channel in platform.world.channels:
            if channel.guild_id == guild.id:
                announcements.channel_closed_to(platform, channel, [user_id])


def dismiss(platform: Platform, user_id: Snowflake, message_id: Snowflake) -> None:
    """Dismiss an ephemeral message, as only its addressee can."""
    message = platform.world.messages.get(message_id)
    if message is None or message.visible_to != user_id or not message.flags & MessageFlag.EPHEMERAL:
        raise NotAllowed("There is no such message to dismiss.")
    messaging.delete(platform, message)


def _command(
    platform: Platform,
    user_id: Snowflake,
    channel_id: Snowflake,
    name: str,
    options: Any,
    kind: InteractionType,
) -> Interaction:
    channel = _channel(platform, user_id, channel_id)
    if channel.type in HAVE_POSTS:
        raise NotAllowed("Commands are used in posts, not in the channel that has them.")
    command = _find_command(platform, channel, user_id, name)
    resolver = Resolver(platform, channel, user_id)
    complete = kind is InteractionType.COMMAND
    filled = fill_in(resolver, command.body["options"], options, complete)
    if not complete:
        _check_focus(command.body["options"], filled)
    data: JsonObject = {"id": str(command.id), "name": command.name, "type": CHAT_INPUT, "options": filled}
    data |= {"resolved": resolver.resolved} if resolver.resolved else {}
    data |= {} if command.guild_id is None else {"guild_id": str(command.guild_id)}
    return interactions.start(platform, kind, user_id, channel, data)


def _channel(platform: Platform, user_id: Snowflake, channel_id: Snowflake) -> Channel:
    try:
        return visible_channel(platform, channel_id, user_id)
    except ApiError:
        raise NotAllowed("There is no such channel.") from None


def _find_command(platform: Platform, channel: Channel, user_id: Snowflake, name: str) -> Command:
    for command in platform.world.commands:
        if command.name == name and command.body["type"] == CHAT_INPUT:
            if may_use_command(platform.world, command, channel, user_id):
                return command
            raise NotAllowed(f"You may not use /{name} here.")
    raise NotAllowed(f"There is no command /{name}.")


def _check_focus(declared: list[JsonObject], filled: list[JsonObject]) -> None:
    focused: list[tuple[JsonObject, JsonObject]] = []
    open_lists = [(declared, filled)]
    while open_lists:
        declarations, answers = open_lists.pop()
        by_name = {option["name"]: option for option in declarations}
        for answer in answers:
            option = by_name[answer["name"]]
            open_lists.append((option.get("options", []), answer.get("options", [])))
            if answer.get("focused"):
                focused.append((option, answer))
    if len(focused) != 1 or not focused[0][0].get("autocomplete"):
        raise NotAllowed("Exactly one option must be focused, and it must offer autocomplete.")
