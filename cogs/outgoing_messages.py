"""Messages before they are sent, and the pictures of those that were: a layout, and the files that it shows."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol
from urllib.parse import urlsplit

import discord


class Attachable(Protocol):
    """A file to be sent along: a picture, or a text."""

    @property
    def data(self) -> bytes:
        """What is in it."""

    @property
    def filename(self) -> str:
        """What it is called."""


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text to be sent as a file."""

    data: bytes
    filename: str


@dataclass(frozen=True, slots=True)
class Posted:
    """A picture that a message of ours has: an edit keeps it by listing it."""

    attachment: discord.Attachment
    alt: str

    @property
    def filename(self) -> str:
        """What it is called."""
        return self.attachment.filename


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message: its layout, and the files that the layout shows by `attachment://` and their filenames.

    Files are sent, or `kept` from the message that this one takes the place of. Discord refuses an edit whose layout
    shows a file that is neither, even if the message has it.
    """

    view: discord.ui.LayoutView
    uploads: Sequence[Attachable] = ()
    kept: Sequence[discord.Attachment] = ()

    def files(self) -> list[discord.File]:
        """The files for one call: a `discord.File` can be sent once."""
        return [discord.File(io.BytesIO(upload.data), upload.filename) for upload in self.uploads]

    def attachments(self) -> list[discord.Attachment | discord.File]:
        """What an edit lists: the message's own files first, then those that are sent."""
        return [*self.kept, *self.files()]


def components_of(message: discord.Message) -> Iterator[discord.Component]:
    """All components of a message, in the order in which it shows them: what holds others comes before those.

    A `LayoutView` of the message would have the same as items, which are far more work to make.
    """
    left = [*reversed(message.components)]
    while left:
        component = left.pop()
        yield component
        if isinstance(component, discord.SectionComponent):
            left.append(component.accessory)
        if isinstance(component, discord.ActionRow | discord.Container | discord.SectionComponent):
            left += reversed(component.children)


def posted_pictures(message: discord.Message) -> list[Posted]:
    """The pictures of a message of ours with their alt texts, in the order in which it shows them."""
    galleries = [each for each in components_of(message) if isinstance(each, discord.MediaGalleryComponent)]
    items = {_filename(item.media.url): item for gallery in galleries for item in gallery.items}
    files = {file.filename: file for file in message.attachments}  # what an edit kept comes before what it sent
    return [Posted(files[name], item.description or "") for name, item in items.items() if name in files]


def _filename(address: str) -> str:
    """The last part of the address of a message's file, which is the file's name."""
    return urlsplit(address).path.rpartition("/")[2]
