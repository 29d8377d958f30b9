"""Pictures as bytes: PNG files of 256 colours, in the colours of a game where those suit the picture.

To choose 256 colours anew takes longer than to draw a board, and the same few hundred come up in all boards of a game.
So each game may bring its own, chosen once from many of its pictures (`python -m benchmarks.palettes`). They are taken
where they come close to a picture's own, which a sample of its pixels tells; a picture with cards of a faction that
they were not made for gets colours of its own. Measured on the fullest boards (`benchmarks/pictures.py`): as lossless
WebP the same colours take four times as long for a tenth less; lossy WebP smears coloured letters; all colours take
three times the bytes.
"""

from __future__ import annotations

import struct
import threading
import zlib
from functools import cache
from importlib import resources
from typing import Final

from PIL import Image, ImageChops

COLOURS: Final = 256
SAMPLED: Final = 5  #: every so many pixels across and down are looked at to choose colours
CLOSE: Final = 20  #: how far a channel may be from the picture's own, of 255, before one could see it
FARTHER: Final = 0.003  #: the share of sampled pixels that may be farther than that
PALETTE: Final = "palette.txt"  #: beside a game's layout: 256 colours as hexadecimal digits

_NO_DITHER: Final = Image.Dither.NONE  #: dots of two colours make a file large, and flat areas restless

try:
    import deflate
except ImportError:  # no wheel for this machine: the same pixels take twice the time, in slightly larger files

    def _compressed(rows: bytes) -> bytes:
        return zlib.compress(rows, 4)
else:

    def _compressed(rows: bytes) -> bytes:
        return bytes(deflate.zlib_compress(rows, 5))


@cache
def palette(game: str) -> bytes:
    """The colours of a game's pictures, three bytes each; none if it brings none."""
    file = resources.files(f"render.{game}").joinpath(PALETTE)
    return bytes.fromhex(file.read_text(encoding="ascii")) if file.is_file() else b""


def encode(image: Image.Image, colours: bytes = b"") -> bytes:
    """A PNG of at most 256 colours: of ``colours`` (see `palette`) if they suit the picture, otherwise of its own."""
    sample = image.resize((-(-image.width // SAMPLED), -(-image.height // SAMPLED)), Image.Resampling.NEAREST)
    chosen = _of(colours) if colours else None
    if chosen is None or not _suits(chosen, sample):
        chosen = sample.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=_NO_DITHER)
    return _png(image.quantize(palette=chosen, dither=_NO_DITHER))


def _suits(chosen: Image.Image, sample: Image.Image) -> bool:
    """Whether the nearest of these colours are near enough for nearly all of a sample."""
    shown = sample.quantize(palette=chosen, dither=_NO_DITHER).convert("RGB")
    away = ImageChops.difference(sample, shown).histogram()  # of each channel in turn
    channels = (away[start + CLOSE + 1 : start + 256] for start in (0, 256, 512))
    return sum(map(sum, channels)) <= FARTHER * sample.width * sample.height


_kept = threading.local()  # Pillow notes in a palette which of its colours are nearest to which: one for each thread


def _of(colours: bytes) -> Image.Image:
    """Colours as Pillow takes them."""
    known: dict[bytes, Image.Image] = _kept.__dict__.setdefault("known", {})
    if colours not in known:
        known[colours] = Image.new("P", (1, 1))
        known[colours].putpalette(colours)
    return known[colours]


def _png(packed: Image.Image) -> bytes:
    """The file around the pixels. No filter pays where colours are few: each row is a 0, for none, and its pixels."""
    wide, high = packed.size
    rows = Image.new("P", (wide + 1, high), 0)
    rows.paste(packed, (1, 0))
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)  # 8 bits a pixel, by palette
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(packed.getpalette() or ())),
        (b"IDAT", _compressed(rows.tobytes())),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
