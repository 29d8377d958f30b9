"""A person in the sandbox, driven by a test: what they do, what they see, and every byte their client was sent."""

import asyncio
import base64
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from sandbox.cdn import file_for_person
from sandbox.errors import NotAllowed
from sandbox.operations import interactions, people
from sandbox.operations.files import Upload
from sandbox.operations.platform import Acknowledgement, Platform
from sandbox.page_protocol import Client, events_of, open_dm
from sandbox.reading import component
from sandbox.world.model import CallbackType, Channel, Interaction, JsonObject, MessageFlag, Snowflake, User
from sandbox.world.visibility import may_see_channel, may_see_message

PATIENCE_SECONDS = 60.0  # how long a person waits for what must come, on a machine that may be busy
GROUPS = frozenset({1, 2})  # option types that nest: subcommand and group


class HasId(Protocol):
    """Anything with a Discord id: an object of the sandbox or of discord.py."""

    @property
    def id(self) -> int:
        """The id."""


Reference = HasId | JsonObject | int | str


def id_of(thing: Reference) -> Snowflake:
    """The id of an object, of a JSON object, or the id itself."""
    if isinstance(thing, dict):
        thing = str(thing["id"])
    return Snowflake(int(thing if isinstance(thing, int | str) else thing.id))


@dataclass(frozen=True, slots=True)
class Received:
    """Something a client was sent: an "event" (JSON of the page protocol, `name` is its type) or a "file"."""

    kind: str
    name: str
    body: bytes


class AppResponse:
    """The app's first answer to what a person did, and the message or modal that came of it."""

    def __init__(self, person: "Person", interaction: Interaction, acknowledgement: Acknowledgement) -> None:
        self._person = person
        self.interaction = interaction
        self.type = acknowledgement.type
        self.seconds = acknowledgement.seconds
        self.data = acknowledgement.data
        self._message_id = acknowledgement.message_id

    @property
    def message(self) -> JsonObject | None:
        """The message as the person sees it now: what was sent or updated; None where there is none."""
        return None if self._message_id is None else self._person.message(self._message_id)

    @property
    def is_ephemeral(self) -> bool:
        """Whether the answer is for this person alone."""
        return self.message is not None and bool(self.message["flags"] & MessageFlag.EPHEMERAL)

    @property
    def choices(self) -> list[JsonObject]:
        """The choices of an autocomplete result."""
        return list(self.data.get("choices", []))

    @property
    def modal(self) -> JsonObject:
        """The modal that was opened; NotAllowed where the answer was something else."""
        if self.type is not CallbackType.MODAL:
            raise NotAllowed(f"The app opened no modal; it answered with {self.type.name}.")
        return self.data

    async def settled(self, within: float = PATIENCE_SECONDS) -> JsonObject:
        """The message once it is no longer "thinking"; TimeoutError after `within` seconds."""
        return await self._person.wait_for_message(
            lambda message: message["id"] == str(self._message_id) and not message["flags"] & MessageFlag.LOADING,
            within,
        )


class Person:
    """One person with their client open. `received` is all that the client was ever sent."""

    def __init__(self, platform: Platform, user_id: Snowflake) -> None:
        self._platform = platform
        self.id = user_id
        self.received: list[Received] = []
        self._heard = asyncio.Event()
        self._client = Client(platform, user_id, self._hear)
        self._client.connect()

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def user(self) -> User:
        """The user as the world has it."""
        return self._platform.world.users[self.id]

    @property
    def name(self) -> str:
        """The display name."""
        return self.user.global_name or self.user.username

    @property
    def mention(self) -> str:
        """What mentions them in a text."""
        return f"<@{self.id}>"

    # What they do

    async def command(self, channel: Reference, name: str, /, **options: Any) -> AppResponse:
        """Use a slash command, as `command(channel, "match start", opponent=bob)`.

        Users, channels and roles are given as objects or ids, files as Upload. Raises NotAllowed where Discord's client
        would not send it, InteractionFailed where the app does not answer in time.
        """
        root, nested = self._nested_options(name, options)
        interaction = people.use_command(self._platform, self.id, id_of(channel), root, nested)
        return await self._answer(interaction)

    async def autocomplete(self, channel: Reference, name: str, /, focused: str, **options: Any) -> AppResponse:
        """Type into the option named `focused`; its text so far is among the `options` ("" where it is not)."""
        root, nested = self._nested_options(name, {focused: "", **options}, focused)
        interaction = people.autocomplete(self._platform, self.id, id_of(channel), root, nested)
        return await self._answer(interaction)

    async def click(
        self, message: Reference, custom_id: str = "", *, label: str | None = None, unchecked: bool = False
    ) -> AppResponse:
        """Press the button with this custom id, or this label. `unchecked` presses one that is not there, or no longer.

        Raises NotAllowed where the button is not there or disabled.
        """
        if label is not None:
            custom_id = self._custom_id_labelled(message, label)
        return await self._use_component(message, custom_id, None, unchecked)

    async def select(self, message: Reference, custom_id: str, *values: Any, unchecked: bool = False) -> AppResponse:
        """Choose in a select: option values, or objects or ids in a select of users, roles or channels."""
        plain = [value if isinstance(value, str) else str(id_of(value)) for value in values]
        return await self._use_component(message, custom_id, plain, unchecked)

    async def submit_modal(self, opened_by: AppResponse, /, **values: Any) -> AppResponse:
        """Submit the modal that an answer opened; values by custom id or by label: text, choices, Uploads, a bool."""
        modal = opened_by.modal
        labelled = {each["label"]: each["component"]["custom_id"] for each in modal["components"] if "label" in each}
        components = [_modal_component(labelled.get(name, name), value) for name, value in values.items()]
        interaction = people.submit_modal(
            self._platform, self.id, opened_by.interaction.id, modal["custom_id"], components
        )
        return await self._answer(interaction)

    def say(self, channel: Reference, content: str) -> JsonObject:
        """Write a plain message."""
        message = people.say(self._platform, self.id, id_of(channel), content)
        return self._platform.message_for_person(message)

    def start_thread(self, channel: Reference, name: str, *, private: bool = False) -> Channel:
        """Begin a thread in a text or announcement channel."""
        return people.start_thread(self._platform, self.id, id_of(channel), name, private=private)

    def start_post(self, forum: Reference, name: str, content: str) -> Channel:
        """Begin a post in a forum or media channel."""
        return people.start_post(self._platform, self.id, id_of(forum), name, content)

    def dismiss(self, message: Reference) -> None:
        """Dismiss an ephemeral message."""
        people.dismiss(self._platform, self.id, id_of(message))

    # What they see

    @property
    def dm(self) -> Channel:
        """Their direct message channel with the bot, opened now if it never was."""
        return open_dm(self._platform, self.id)

    @property
    def channels(self) -> list[Channel]:
        """Every channel, thread and direct message they see."""
        world = self._platform.world
        return [channel for channel in world.channels if may_see_channel(world, channel, self.id)]

    def messages(self, channel: Reference) -> list[JsonObject]:
        """What is on their screen in a channel now, from the oldest to the newest, their ephemerals included."""
        return list(self.newest_messages(channel))[::-1]

    def newest_messages(self, channel: Reference) -> Iterator[JsonObject]:
        """The same from the newest to the oldest, for whoever looks only until they have found something."""
        world = self._platform.world
        for message in reversed(world.messages_in(id_of(channel))):
            if may_see_message(world, message, self.id):
                yield self._platform.message_for_person(message)

    def message(self, message: Reference) -> JsonObject | None:
        """One message as it is now; None where it is gone or not for them."""
        found = self._platform.world.messages.get(id_of(message))
        if found is None or not may_see_message(self._platform.world, found, self.id):
            return None
        return self._platform.message_for_person(found)

    def fetch(self, attachment: Reference) -> bytes:
        """Load an attachment from the CDN; LookupError where it is not for them."""
        found = file_for_person(self._platform, self.id, id_of(attachment))
        if found is None:
            raise LookupError(f"{self.name} may not see the attachment {id_of(attachment)}, or there is none.")
        self.received.append(Received("file", found[0].filename, found[1]))
        return found[1]

    def fetch_all(self, channel: Reference) -> list[bytes]:
        """Load every attachment of every message on their screen in a channel."""
        return [self.fetch(file) for message in self.messages(channel) for file in message["attachments"]]

    @property
    def received_bytes(self) -> bytes:
        """All that was received, one after the other."""
        return b"\n".join(each.body for each in self.received)

    async def wait_for_message(
        self,
        matches: Callable[[JsonObject], bool],
        within: float = PATIENCE_SECONDS,
    ) -> JsonObject:
        """The newest message on their screen that matches, as soon as there is one; TimeoutError otherwise."""
        async with asyncio.timeout(within):
            while True:
                self._heard.clear()
                for channel in reversed(self.channels):
                    for message in self.newest_messages(channel):
                        if matches(message):
                            return message
                await self._heard.wait()

    async def wait_for_event(
        self,
        matches: Callable[[JsonObject], bool],
        within: float = PATIENCE_SECONDS,
        since: int = 0,
    ) -> JsonObject:
        """The first event (page protocol) among `received[since:]` that matches; TimeoutError otherwise."""
        async with asyncio.timeout(within):
            while True:
                self._heard.clear()
                for each in self.received[since:]:
                    if each.kind == "event" and matches(event := json.loads(each.body)):
                        return dict(event)
                await self._heard.wait()

    def disconnect(self) -> None:
        """Close the client."""
        self._client.disconnect()

    def _hear(self, event: JsonObject) -> None:
        self.received.append(Received("event", event["type"], json.dumps(event).encode()))
        self._heard.set()

    def _custom_id_labelled(self, message: Reference, label: str) -> str:
        seen = self.message(message)
        if seen is None:
            raise NotAllowed("There is no such message.")
        try:
            return str(component(seen, label=label)["custom_id"])
        except LookupError as error:
            raise NotAllowed(str(error)) from None

    async def _use_component(self, message: Reference, custom_id: str, values: Any, unchecked: bool) -> AppResponse:
        message_id = id_of(message)
        found = self._platform.world.messages.get(message_id)
        if found is None:
            raise NotAllowed("There is no such message.")
        interaction = people.use_component(
            self._platform, self.id, found.channel_id, message_id, custom_id, values, unchecked
        )
        return await self._answer(interaction)

    async def _answer(self, interaction: Interaction) -> AppResponse:
        acknowledgement = await interactions.first_answer(self._platform, interaction)
        for event in events_of(interaction, acknowledgement, str(interaction.id)):
            self._hear(event)
        return AppResponse(self, interaction, acknowledgement)

    def _nested_options(
        self, name: str, values: dict[str, Any], focused: str | None = None
    ) -> tuple[str, list[JsonObject]]:
        """The command's own name, and its options nested under the subcommands that `name` goes on with."""
        root, *path = name.split()
        command = next((each for each in self._platform.world.commands if each.name == root), None)
        if command is None:
            raise NotAllowed(f"There is no command /{root}.")
        declared = command.body["options"]
        groups: list[JsonObject] = []
        for step in path:
            group = next((each for each in declared if each["name"] == step and each["type"] in GROUPS), None)
            if group is None:
                raise NotAllowed(f"There is no command /{name}.")
            groups.append(group)
            declared = group.get("options", [])
        kinds = {option["name"]: option["type"] for option in declared}
        options = [_option(each, kinds.get(each, 0), value, each == focused) for each, value in values.items()]
        for group in reversed(groups):
            options = [{"name": group["name"], "type": group["type"], "options": options}]
        return root, options


def _option(name: str, kind: int, value: Any, focused: bool) -> JsonObject:
    body: JsonObject = {"name": name, "type": kind, "value": _plain(value)}
    return body | {"focused": True} if focused else body


def _plain(value: Any) -> Any:
    """A value as the page would send it: objects as ids, files in base64."""
    if isinstance(value, Upload):
        data = base64.b64encode(value.content).decode()
        return {"filename": value.filename, "content_type": value.content_type, "data": data}
    return value if isinstance(value, bool | int | float | str) else str(id_of(value))


def _modal_component(custom_id: str, value: Any) -> JsonObject:
    if isinstance(value, list | tuple):
        return {"custom_id": custom_id, "values": [_plain(each) for each in value]}
    if isinstance(value, Upload):
        return {"custom_id": custom_id, "values": [_plain(value)]}
    return {"custom_id": custom_id, "value": value, "values": [value]}
