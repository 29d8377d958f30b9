"""What the world is made of: small frozen records in Discord's terms. Whatever changes is replaced as a whole."""

from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Any, NewType

Snowflake = NewType("Snowflake", int)
JsonObject = dict[str, Any]

DISCORD_EPOCH = 1_420_070_400_000  # the first second of 2015, in milliseconds


class ChannelType(IntEnum):
    """The kinds of channel that the sandbox has."""

    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


SPOKEN_IN = frozenset({ChannelType.VOICE, ChannelType.STAGE})
HAVE_POSTS = frozenset({ChannelType.FORUM, ChannelType.MEDIA})

THREADS_IN: dict[ChannelType, tuple[ChannelType, ...]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
    ChannelType.FORUM: (ChannelType.PUBLIC_THREAD,),
    ChannelType.MEDIA: (ChannelType.PUBLIC_THREAD,),
}
"""The kinds of thread that channels may have, all others none; the first is that of a thread from a message."""


class MessageType(IntEnum):
    """The kinds of message that the sandbox writes."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class MessageFlag(IntFlag):
    """Message flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """How an app answers an interaction."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE_MESSAGE = 7
    AUTOCOMPLETE_RESULT = 8
    MODAL = 9


class OverwriteType(IntEnum):
    """Whom a channel's permission overwrite is about."""

    ROLE = 0
    MEMBER = 1


@dataclass(frozen=True, slots=True)
class User:
    """A person, or the bot. `color` is how the page paints them."""

    id: Snowflake
    username: str
    global_name: str | None = None
    bot: bool = False
    color: str = "#5865f2"
    allows_dms: bool = True
    locale: str = "en-US"


@dataclass(frozen=True, slots=True)
class Role:
    """A role of a guild; the one whose id is the guild's is @everyone."""

    id: Snowflake
    name: str
    permissions: int
    position: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """A user in a guild. `joined_at` is in seconds since 1970."""

    user_id: Snowflake
    joined_at: float
    role_ids: tuple[Snowflake, ...] = ()
    nick: str | None = None


@dataclass(frozen=True, slots=True)
class Guild:
    """A server."""

    id: Snowflake
    name: str
    owner_id: Snowflake
    roles: tuple[Role, ...]
    members: tuple[Member, ...]
    locale: str = "en-US"
    forbidden_words: tuple[str, ...] = ()  # in the names of channels and threads

    def member(self, user_id: Snowflake) -> Member | None:
        """The member whose user id this is, or None."""
        return next((member for member in self.members if member.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel allows or denies a role or a member."""

    id: Snowflake
    type: OverwriteType
    allow: int = 0
    deny: int = 0


_THREADS = frozenset(kind for kinds in THREADS_IN.values() for kind in kinds)


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel of a guild, a thread or a direct message. Times are in seconds since 1970."""

    id: Snowflake
    type: ChannelType
    name: str = ""
    guild_id: Snowflake | None = None
    parent_id: Snowflake | None = None
    position: int = 0
    topic: str | None = None
    rate_limit_per_user: int = 0
    overwrites: tuple[Overwrite, ...] = ()
    recipient_ids: tuple[Snowflake, ...] = ()  # of a direct message: both ends
    last_message_id: Snowflake | None = None
    tag_required: bool = False  # of a forum's or media channel's posts
    # Threads only:
    owner_id: Snowflake | None = None
    member_ids: tuple[Snowflake, ...] = ()
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 4320
    archive_changed_at: float = 0.0
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of any kind, as a forum's post is."""
        return self.type in _THREADS


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message or of an interaction; its bytes are in the world's `files` under the same id."""

    id: Snowflake
    channel_id: Snowflake
    filename: str
    content_type: str
    size: int
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(frozen=True, slots=True)
class Mentions:
    """Whom a message pings, after `allowed_mentions`."""

    user_ids: tuple[Snowflake, ...] = ()
    role_ids: tuple[Snowflake, ...] = ()
    everyone: bool = False


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A message. `visible_to` is the one addressee of an ephemeral message. Times are in seconds since 1970."""

    id: Snowflake
    channel_id: Snowflake
    author_id: Snowflake
    sent_at: float
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: tuple[JsonObject, ...] = ()
    components: tuple[JsonObject, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    mentions: Mentions = Mentions()
    edited_at: float | None = None
    reference_id: Snowflake | None = None
    interaction_id: Snowflake | None = None  # the interaction that this message answers
    interaction_metadata: JsonObject | None = None
    visible_to: Snowflake | None = None
    nonce: str | None = None
    pinned: bool = False

    @property
    def is_v2(self) -> bool:
        """Whether the message is made of components alone."""
        return bool(self.flags & MessageFlag.IS_COMPONENTS_V2)


@dataclass(frozen=True, slots=True)
class Command:
    """An application command; `body` holds what the app registered, completed with Discord's defaults."""

    id: Snowflake
    guild_id: Snowflake | None
    version: Snowflake
    body: JsonObject

    @property
    def name(self) -> str:
        """The command's name."""
        return str(self.body["name"])


@dataclass(frozen=True, slots=True)
class Interaction:
    """What a person did to the app and how the app answered. Times are in seconds since 1970."""

    id: Snowflake
    type: InteractionType
    token: str
    user_id: Snowflake
    channel_id: Snowflake
    created_at: float
    data: JsonObject
    message_id: Snowflake | None = None  # the message whose component was used
    parent_id: Snowflake | None = None  # the interaction that opened the modal
    callback: CallbackType | None = None
    response_id: Snowflake | None = None  # the message that "@original" means
    modal: JsonObject | None = None
