"""Finished pictures: how they are put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image

from render.common.encoding import encode
from render.common.parts import parts
from render.common.pen import Point

ALT_LIMIT: Final = 1024  #: characters that Discord takes as the description of a picture


class Size(NamedTuple):
    """How wide a picture is made, in pixels. Its height follows from what is on it."""

    width: int


PHONE: Final = Size(1080)  #: sharp on a phone that shows it across its screen, and on a desktop
PREVIEW: Final = Size(540)


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture, a name for its file, and a description of at most 1,024 characters for screen readers."""

    data: bytes
    filename: str
    alt: str
    width: int
    height: int


class Stage:
    """A picture that is being put together from tiles. Places are in units of ``scale`` pixels."""

    def __init__(self, ground: Image.Image, scale: float) -> None:
        self.image = ground.copy()
        self.scale = scale

    def put(self, tile: Image.Image, at: Point) -> None:
        """A tile by its top left corner."""
        left, top = round(at[0] * self.scale), round(at[1] * self.scale)
        for part in parts(tile):
            self.image.paste(part.image, (left + part.at[0], top + part.at[1]), part.mask)

    def put_middle(self, tile: Image.Image, at: Point) -> None:
        """A tile by its middle."""
        self.put(tile, (at[0] - tile.width / self.scale / 2, at[1] - tile.height / self.scale / 2))

    def finish(self, name: str, alt: str, colours: bytes = b"") -> Picture:
        """The picture, encoded; in a game's ``colours`` (`render.common.encoding.palette`) if they suit it."""
        width, height = self.image.size
        return Picture(encode(self.image, colours), filename(name), clip(alt), width, height)


def filename(name: str) -> str:
    """What the file of a picture with this name is called."""
    return f"{name}.png"


def clip(alt: str) -> str:
    """A description as long as it may be."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"
