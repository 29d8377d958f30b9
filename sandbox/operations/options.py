"""The options of a slash command as a person fills them in: checked as Discord's client checks them, and resolved."""

import base64
import binascii
from typing import Any

from sandbox.errors import NotAllowed
from sandbox.forms.commands import ATTACHMENT, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND, USER
from sandbox.operations.files import Upload, store
from sandbox.operations.platform import Platform
from sandbox.payloads import basics
from sandbox.payloads import messages as message_payloads
from sandbox.world.model import Channel, JsonObject, Snowflake
from sandbox.world.visibility import guild_of, may_see_channel, permissions_in

BOOLEAN, CHANNEL, ROLE, MENTIONABLE = 5, 7, 8, 9
_PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
}


class Resolver:
    """Collects the objects that an interaction's values refer to."""

    def __init__(self, platform: Platform, channel: Channel, user_id: Snowflake) -> None:
        self._platform = platform
        self._channel = channel
        self._user_id = user_id
        self.resolved: JsonObject = {}

    def user(self, value: Any) -> str:
        """A user's id as the interaction carries it."""
        world = self._platform.world
        user = world.users.get(_snowflake(value))
        if user is None:
            raise NotAllowed(f"There is no user {value!r}.")
        self._add("users", user.id, basics.user(user))
        guild = guild_of(world, self._channel)
        member = None if guild is None else guild.member(user.id)
        if member is not None:
            permissions = permissions_in(world, self._channel, user.id)
            body = basics.member(world, member, permissions)
            del body["user"], body["deaf"], body["mute"]
            self._add("members", user.id, body)
        return str(user.id)

    def role(self, value: Any) -> str:
        """A role's id as the interaction carries it."""
        guild = guild_of(self._platform.world, self._channel)
        role = next((each for each in guild.roles if each.id == _snowflake(value)), None) if guild else None
        if role is None:
            raise NotAllowed(f"There is no role {value!r}.")
        self._add("roles", role.id, basics.role(role))
        return str(role.id)

    def channel(self, value: Any) -> str:
        """A channel's id as the interaction carries it."""
        world = self._platform.world
        channel = world.channels.get(_snowflake(value))
        if channel is None or not may_see_channel(world, channel, self._user_id):
            raise NotAllowed(f"There is no channel {value!r}.")
        permissions = permissions_in(world, channel, self._user_id)
        self._add("channels", channel.id, basics.channel(world, channel) | {"permissions": str(int(permissions))})
        return str(channel.id)

    def check_kinds(self, values: list[Any], kinds: list[int]) -> None:
        """Refuse channels of kinds that a select does not offer."""
        for value in values:
            channel = self._platform.world.channels.get(_snowflake(value))
            if channel is not None and channel.type not in kinds:
                raise NotAllowed(f"The channel {channel.name!r} is not offered.")

    def mentionable(self, value: Any) -> str:
        """A user's or role's id as the interaction carries it."""
        return self.user(value) if _snowflake(value) in self._platform.world.users else self.role(value)

    def file(self, value: Any) -> str:
        """An uploaded file: `{"filename", "content_type", "data": <base64>}`."""
        upload = _upload(value)
        if len(upload.content) > self._platform.limits.file_bytes:
            raise NotAllowed(f"{upload.filename} is too large.")
        attachment = store(self._platform, upload, self._channel.id, ephemeral=True)
        body = message_payloads.attachment(attachment, self._platform.signed_address)
        self._add("attachments", attachment.id, body)
        return str(attachment.id)

    def _add(self, kind: str, object_id: Snowflake, body: JsonObject) -> None:
        self.resolved.setdefault(kind, {})[str(object_id)] = body


def fill_in(resolver: Resolver, declared: list[JsonObject], given: Any, complete: bool = True) -> list[JsonObject]:
    """The options of an interaction. Where not `complete` (autocomplete), nothing is required and any text goes."""
    if not isinstance(given, list):
        raise NotAllowed("The options must be a list.")
    by_name = {option["name"]: option for option in declared}
    filled: list[JsonObject] = []
    for answer in given:
        option = by_name.get(answer.get("name")) if isinstance(answer, dict) else None
        if option is None or any(each["name"] == answer["name"] for each in filled):
            raise NotAllowed(f"The command has no option {answer!r} here, or has it twice.")
        if option["type"] in {SUBCOMMAND, GROUP}:
            inner = fill_in(resolver, option.get("options", []), answer.get("options", []), complete)
            filled.append({"name": option["name"], "type": option["type"], "options": inner})
            continue
        if option["type"] == ATTACHMENT and not complete:
            continue  # a file is uploaded with the whole command
        focused = bool(answer.get("focused"))
        value = answer.get("value")
        checked = value if focused or not complete else _checked(resolver, option, value)
        filled.append({"name": option["name"], "type": option["type"], "value": checked})
        if focused:
            filled[-1]["focused"] = True
    if complete:
        _check_complete(declared, filled)
    return filled


def _check_complete(declared: list[JsonObject], filled: list[JsonObject]) -> None:
    names = {option["name"] for option in filled}
    missing = [option["name"] for option in declared if option["required"] and option["name"] not in names]
    if missing:
        raise NotAllowed(f"Required: {', '.join(missing)}.")
    if any(option["type"] in {SUBCOMMAND, GROUP} for option in declared) and len(filled) != 1:
        raise NotAllowed(f"Choose one of: {', '.join(option['name'] for option in declared)}.")


def _checked(resolver: Resolver, option: JsonObject, value: Any) -> Any:
    kind, name = option["type"], option["name"]
    referring = {
        USER: resolver.user,
        CHANNEL: resolver.channel,
        ROLE: resolver.role,
        MENTIONABLE: resolver.mentionable,
        ATTACHMENT: resolver.file,
    }
    if kind in referring:
        return referring[kind](value)
    if not isinstance(value, _PYTHON_TYPES[kind]) or (kind in {INTEGER, NUMBER} and isinstance(value, bool)):
        raise NotAllowed(f"{name}: {value!r} is of the wrong type.")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise NotAllowed(f"{name}: {value!r} is none of the choices.")
    _check_range(option, value)
    return value


def _check_range(option: JsonObject, value: Any) -> None:
    name = option["name"]
    if option["type"] == STRING:
        least, most = option.get("min_length", 1), option.get("max_length", 6000)
        if not least <= len(value) <= most:
            raise NotAllowed(f"{name}: the text must have {least} to {most} characters.")
    elif option["type"] != BOOLEAN and not (option.get("min_value", value) <= value <= option.get("max_value", value)):
        raise NotAllowed(f"{name}: {value!r} is out of range.")


def _snowflake(value: Any) -> Snowflake:
    text = str(value)
    return Snowflake(int(text) if text.isdigit() else 0)


def _upload(value: Any) -> Upload:
    try:
        content = base64.b64decode(value["data"], validate=True)
        return Upload(str(value["filename"]), content, value.get("content_type"))
    except (TypeError, KeyError, AttributeError, binascii.Error):
        raise NotAllowed('A file is {"filename", "content_type", "data": <base64>}.') from None
