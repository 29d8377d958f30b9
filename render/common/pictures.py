"""Finished pictures: how they are put together and encoded."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from render.common.pen import Point

ALT_LIMIT: Final = 1024  #: characters that Discord takes as the description of a picture


COLOURS: Final = 256


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
        mask = tile if tile.mode == "RGBA" else None
        self.image.paste(tile, (round(at[0] * self.scale), round(at[1] * self.scale)), mask)

    def put_middle(self, tile: Image.Image, at: Point) -> None:
        """A tile by its middle."""
        self.put(tile, (at[0] - tile.width / self.scale / 2, at[1] - tile.height / self.scale / 2))

    def finish(self, name: str, alt: str) -> Picture:
        """The picture, encoded."""
        width, height = self.image.size
        return Picture(encode(self.image), f"{name}.png", clip(alt), width, height)


def encode(image: Image.Image) -> bytes:
    """A PNG of 256 colours, chosen from the picture's own.

    Measured on the fullest board (`benchmarks/pictures.py`): 20 ms and 126 KiB. The same colours as lossless WebP take
    34 ms for a tenth less; lossy WebP takes 39 ms and 179 KiB and smears coloured letters; all colours take 44 ms and
    349 KiB as PNG, 146 ms and 296 KiB as WebP.
    """
    packed = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    buffer = BytesIO()
    packed.save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()


def clip(alt: str) -> str:
    """A description as long as it may be."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + "…"
