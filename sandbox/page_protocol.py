"""The protocol between the sandbox and its web page: what one person's client is told, and what it may send.

Server to page: hello, channel, channel_deleted, message, message_deleted, commands, choices, modal, pending, done,
failed, error. Page to server: command, autocomplete, click, modal_submit, say, start_post, settings, dismiss, open_dm.
Every message is a JSON object with a `type`; `nonce` ties an answer to what was sent.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sandbox.errors import ApiError, InteractionFailed, NotAllowed
from sandbox.operations import interactions, people
from sandbox.operations.announcements import for_person
from sandbox.operations.platform import Acknowledgement, Hear, Platform
from sandbox.payloads import basics
from sandbox.world.model import CallbackType, Channel, ChannelType, Interaction, JsonObject, Snowflake
from sandbox.world.visibility import commands_for, may_see_channel, may_see_message

log = logging.getLogger(__name__)


def hello(platform: Platform, user_id: Snowflake) -> JsonObject:
    """Everything a client shows when it is opened."""
    world = platform.world
    visible = [channel for channel in world.channels if may_see_channel(world, channel, user_id)]
    messages: dict[str, list[JsonObject]] = {str(channel.id): [] for channel in visible}
    for message in sorted(world.messages, key=lambda each: each.id):
        if may_see_message(world, message, user_id):
            messages[str(message.channel_id)].append(platform.message_for_person(message))
    guilds = []
    for guild in world.guilds:
        mine = [channel for channel in visible if channel.guild_id == guild.id]
        guilds.append(
            {
                "id": str(guild.id),
                "name": guild.name,
                "channels": [for_person(world, each) for each in mine if not each.is_thread],
                "threads": [for_person(world, each) for each in mine if each.is_thread],
                "members": [basics.user(world.users[each.user_id]) for each in guild.members],
                "roles": [basics.role(each) for each in guild.roles],
            }
        )
    return {
        "type": "hello",
        "me": basics.user(world.users[user_id]),
        "guilds": guilds,
        "dms": [for_person(world, each) for each in visible if each.type is ChannelType.DM],
        "commands": [basics.command(world, each) for each in commands_for(world, user_id)],
        "messages": messages,
        "settings": {"allow_dms": world.users[user_id].allows_dms},
    }


class Client:
    """A person's client: `hear` gets every message the person is sent, `receive` takes what they do."""

    def __init__(self, platform: Platform, user_id: Snowflake, hear: Hear) -> None:
        self._platform = platform
        self._user_id = user_id
        self._hear = hear
        self._tasks: set[asyncio.Task[None]] = set()

    def connect(self) -> None:
        """Start hearing, with `hello` first."""
        self._hear(hello(self._platform, self._user_id))
        self._platform.listeners[self._user_id].append(self._hear)

    def disconnect(self) -> None:
        """Stop hearing."""
        listeners = self._platform.listeners[self._user_id]
        listeners.remove(self._hear)
        if not listeners:
            del self._platform.listeners[self._user_id]
        for task in self._tasks:
            task.cancel()

    def receive(self, message: Any) -> None:
        """Do what the client asks; what is malformed or not allowed is answered with `error` or `failed`."""
        nonce = message.get("nonce") if isinstance(message, dict) else None
        try:
            action = _ACTIONS.get(message["type"])
            if action is None:
                raise NotAllowed(f"There is no message of type {message['type']!r}.")
            started = action(self._platform, self._user_id, message)
        except (NotAllowed, ApiError) as error:
            self._refuse(nonce, str(error))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            log.warning("A page sent what could not be read", exc_info=True)
            self._refuse(nonce, f"Malformed: {error!r}")
        else:
            if started is not None:
                self._wait_for(started, nonce)

    def _refuse(self, nonce: Any, reason: str) -> None:
        if nonce is None:
            self._hear({"type": "error", "reason": reason})
        else:
            self._hear({"type": "failed", "nonce": nonce, "reason": reason})

    def _wait_for(self, interaction: Interaction, nonce: Any) -> None:
        pending: JsonObject = {"type": "pending", "nonce": nonce}
        if interaction.message_id is not None:
            pending["message_id"] = str(interaction.message_id)
        self._hear(pending)
        task = asyncio.get_running_loop().create_task(self._tell_answer(interaction, nonce))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_answer(self, interaction: Interaction, nonce: Any) -> None:
        try:
            answer = await interactions.first_answer(self._platform, interaction)
        except InteractionFailed:
            self._hear({"type": "failed", "nonce": nonce, "reason": interactions.FAILED})
            return
        for event in events_of(interaction, answer, nonce):
            self._hear(event)


def events_of(interaction: Interaction, answer: Acknowledgement, nonce: Any) -> list[JsonObject]:
    """What a client is told of the app's first answer, beyond the messages it makes."""
    done: JsonObject = {"type": "done", "nonce": nonce}
    if answer.type is CallbackType.AUTOCOMPLETE_RESULT:
        return [{"type": "choices", "nonce": nonce, "choices": answer.data["choices"]}, done]
    if answer.type is CallbackType.MODAL:
        opened = {"interaction_id": str(interaction.id), "nonce": nonce, "modal": answer.data}
        return [{"type": "modal", **opened}, done]
    return [done]


def open_dm(platform: Platform, user_id: Snowflake) -> Channel:
    """The person's direct message channel with the bot, opened by the person if there is none."""
    world = platform.world
    channel = world.dm_between(world.bot.id, user_id)
    if channel is None:
        channel = world.channels.put(Channel(world.snowflake(), ChannelType.DM, recipient_ids=(world.bot.id, user_id)))
        platform.tell([user_id], {"type": "channel", "channel": for_person(world, channel)})
    return channel


def _id(message: JsonObject, name: str) -> Snowflake:
    return Snowflake(int(message[name]))


def _command(platform: Platform, user_id: Snowflake, message: JsonObject) -> Interaction:
    options = message.get("options", [])
    return people.use_command(platform, user_id, _id(message, "channel_id"), message["name"], options)


def _autocomplete(platform: Platform, user_id: Snowflake, message: JsonObject) -> Interaction:
    return people.autocomplete(platform, user_id, _id(message, "channel_id"), message["name"], message["options"])


def _click(platform: Platform, user_id: Snowflake, message: JsonObject) -> Interaction:
    channel_id, message_id = _id(message, "channel_id"), _id(message, "message_id")
    values = message.get("values")
    return people.use_component(platform, user_id, channel_id, message_id, message["custom_id"], values)


def _modal_submit(platform: Platform, user_id: Snowflake, message: JsonObject) -> Interaction:
    interaction_id = _id(message, "interaction_id")
    return people.submit_modal(platform, user_id, interaction_id, message["custom_id"], message["components"])


def _say(platform: Platform, user_id: Snowflake, message: JsonObject) -> None:
    people.say(platform, user_id, _id(message, "channel_id"), message["content"])


def _start_post(platform: Platform, user_id: Snowflake, message: JsonObject) -> None:
    people.start_post(platform, user_id, _id(message, "channel_id"), message["name"], message["content"])


def _settings(platform: Platform, user_id: Snowflake, message: JsonObject) -> None:
    people.set_allows_dms(platform, user_id, message["allow_dms"] is True)


def _dismiss(platform: Platform, user_id: Snowflake, message: JsonObject) -> None:
    people.dismiss(platform, user_id, _id(message, "message_id"))


def _open_dm(platform: Platform, user_id: Snowflake, _message: JsonObject) -> None:
    open_dm(platform, user_id)


_ACTIONS: dict[str, Callable[[Platform, Snowflake, JsonObject], Interaction | None]] = {
    "command": _command,
    "autocomplete": _autocomplete,
    "click": _click,
    "modal_submit": _modal_submit,
    "say": _say,
    "start_post": _start_post,
    "settings": _settings,
    "dismiss": _dismiss,
    "open_dm": _open_dm,
}
