"""Channels and threads as a client creates and changes them."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from sandbox.forms.base import Form, SnowflakeText
from sandbox.forms.messages import MessageForm

Name = Annotated[str, StringConstraints(min_length=1, max_length=100, strip_whitespace=True)]
ArchiveMinutes = Literal[60, 1440, 4320, 10080]
Slowmode = Annotated[int, Field(ge=0, le=21600)]


class ThreadForm(Form):
    """A new thread. Without a message to start from it is private unless the type says otherwise.

    A post of a forum or media channel is a thread whose first `message` is sent along.
    """

    name: Name
    type: Literal[10, 11, 12] = 12
    message: MessageForm | None = None
    applied_tags: Annotated[list[SnowflakeText], Field(default_factory=list, max_length=5)]
    auto_archive_duration: ArchiveMinutes | None = None
    invitable: bool = True
    rate_limit_per_user: Slowmode | None = None


class ChannelPatch(Form):
    """What may be changed of a text channel or a thread."""

    name: Name | None = None
    topic: Annotated[str, StringConstraints(max_length=1024)] | None = None
    position: int | None = None
    rate_limit_per_user: Slowmode | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: ArchiveMinutes | None = None


class DirectMessageForm(Form):
    """Whom to open a direct message with."""

    recipient_id: SnowflakeText


THREAD: TypeAdapter[ThreadForm] = TypeAdapter(ThreadForm)
CHANNEL_PATCH: TypeAdapter[ChannelPatch] = TypeAdapter(ChannelPatch)
DIRECT_MESSAGE: TypeAdapter[DirectMessageForm] = TypeAdapter(DirectMessageForm)
