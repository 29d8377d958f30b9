"""The world as tables of records by id, which remember what was changed so that it can be saved."""

from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from sandbox.world.model import (
    DISCORD_EPOCH,
    Channel,
    ChannelType,
    ChatMessage,
    Command,
    Guild,
    Interaction,
    Snowflake,
    User,
)


class StoredObject(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> Snowflake:
        """The id it is stored under."""


RecordT = TypeVar("RecordT", bound=StoredObject)


class Table(Generic[RecordT]):
    """Records by id. `changed` holds the ids that were put or removed since it was cleared."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._records: dict[Snowflake, RecordT] = {}
        self._on_change = on_change
        self.changed: set[Snowflake] = set()

    def __iter__(self) -> Iterator[RecordT]:
        return iter(tuple(self._records.values()))

    def __len__(self) -> int:
        return len(self._records)

    def __contains__(self, record_id: Snowflake) -> bool:
        return record_id in self._records

    def __getitem__(self, record_id: Snowflake) -> RecordT:
        return self._records[record_id]

    def get(self, record_id: Snowflake | None) -> RecordT | None:
        """The record, or None where there is none."""
        return None if record_id is None else self._records.get(record_id)

    def put(self, record: RecordT) -> RecordT:
        """Store a new record or a changed one under its id, and return it."""
        self._records[record.id] = record
        self.changed.add(record.id)
        self._on_change()
        return record

    def remove(self, record_id: Snowflake) -> None:
        """Forget a record; one that is not there is no error."""
        if self._records.pop(record_id, None) is not None:
            self.changed.add(record_id)
            self._on_change()


class File:
    """The bytes of an attachment."""

    __slots__ = ("content", "id")

    def __init__(self, attachment_id: Snowflake, content: bytes) -> None:
        self.id = attachment_id
        self.content = content


class ChatWorld:
    """Everything there is. `on_change` is called after each change; `clock` gives seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.on_change: Callable[[], None] = lambda: None
        self.users: Table[User] = Table(self._changed)
        self.guilds: Table[Guild] = Table(self._changed)
        self.channels: Table[Channel] = Table(self._changed)
        self.messages: Table[ChatMessage] = Table(self._changed)
        self.commands: Table[Command] = Table(self._changed)
        self.interactions: Table[Interaction] = Table(self._changed)
        self.files: Table[File] = Table(self._changed)
        self.last_snowflake = Snowflake(0)

    def _changed(self) -> None:
        self.on_change()

    def snowflake(self) -> Snowflake:
        """A new id that tells the time and is greater than every id before it."""
        now = Snowflake((int(self.clock() * 1000) - DISCORD_EPOCH) << 22)
        self.last_snowflake = max(now, Snowflake(self.last_snowflake + 1))
        return self.last_snowflake

    @property
    def bot(self) -> User:
        """The one app's user; its id is the application's too."""
        return next(user for user in self.users if user.bot)

    def channels_of(self, guild_id: Snowflake) -> list[Channel]:
        """A guild's channels without its threads."""
        return [c for c in self.channels if c.guild_id == guild_id and not c.is_thread]

    def active_threads_of(self, guild_id: Snowflake) -> list[Channel]:
        """A guild's threads that are not archived."""
        return [c for c in self.channels if c.guild_id == guild_id and c.is_thread and not c.archived]

    def messages_in(self, channel_id: Snowflake) -> list[ChatMessage]:
        """A channel's messages from the oldest to the newest, ephemeral ones included."""
        return sorted((m for m in self.messages if m.channel_id == channel_id), key=lambda m: m.id)

    def dm_between(self, one: Snowflake, other: Snowflake) -> Channel | None:
        """The direct message channel of two users, if it was ever opened."""
        ends = {one, other}
        return next((c for c in self.channels if c.type is ChannelType.DM and set(c.recipient_ids) == ends), None)
