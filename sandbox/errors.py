"""What goes wrong: Discord's error codes with their HTTP status, and the mistakes of the people in the sandbox."""

from collections.abc import Iterable
from enum import Enum
from typing import Any

Path = tuple[str | int, ...]


class DiscordError(Enum):
    """(HTTP status, Discord's error code, message), from Discord's "Opcodes and Status Codes"."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100)")
    TOO_MANY_COMMAND_CREATES = (
        400,
        30034,
        "Max number of daily application command creates has been reached (200)",
    )
    TOO_MANY_OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
    OPENING_DMS_TOO_FAST = (403, 40003, "You are opening direct messages too fast")
    REQUEST_TOO_LARGE = (413, 40005, "Request entity too large")
    POST_NOT_STARTED = (
        403,
        40058,
        "Cannot message this thread until after the post author has sent an initial message",
    )
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    TAG_REQUIRED = (400, 40067, "A tag is required to create a forum post in this channel")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    EDIT_OF_ANOTHER = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    DMS_CLOSED = (403, 50007, "Cannot send messages to this user")
    NO_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_RECIPIENT = (400, 50033, "Invalid Recipient(s)")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    FILE_OVER_LIMIT = (400, 50045, "File uploaded exceeds the maximum size")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILDS = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
    TOO_MANY_ANNOUNCEMENT_THREADS = (400, 160007, "Maximum number of active announcement threads reached")

    @property
    def status(self) -> int:
        """The HTTP status."""
        return int(self.value[0])

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.value[1])

    @property
    def text(self) -> str:
        """Discord's message."""
        return str(self.value[2])


class ApiError(Exception):
    """A request that Discord refuses. `extra` is added to the JSON body."""

    def __init__(self, fault: DiscordError, **extra: Any) -> None:
        super().__init__(f"{fault.text} ({fault.code})")
        self.fault = fault
        self.extra = extra

    @property
    def body(self) -> dict[str, Any]:
        """The JSON body Discord answers with."""
        return {"message": self.fault.text, "code": self.fault.code, **self.extra}


class InvalidForm(ApiError):
    """Error 50035. `problems` are (path, code, message); they become Discord's nested `errors` object."""

    def __init__(self, problems: Iterable[tuple[Path, str, str]]) -> None:
        self.problems = tuple(problems)
        super().__init__(DiscordError.INVALID_FORM, errors=_nest(self.problems))

    def __str__(self) -> str:
        return "; ".join(f"{'.'.join(map(str, path))}: {message} ({code})" for path, code, message in self.problems)


class NotAllowed(Exception):
    """A person tried what their Discord client would not let them do; the message says why."""


class InteractionFailed(Exception):
    """The app did not answer an interaction in time, as a person sees it: "This interaction failed"."""


def _nest(problems: Iterable[tuple[Path, str, str]]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for path, code, message in problems:
        node = tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return tree
