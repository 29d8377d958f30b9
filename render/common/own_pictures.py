"""Pictures from files: what an installation has in place of our art, read so that no file can do harm.

A file is what somebody has put into a folder: it may be no picture, a damaged one, or one made to fill the memory. It
is read within bounds, as one of a few formats, and where that fails our own art is drawn.
"""

from __future__ import annotations

import logging
import os
import stat
import threading
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageOps, JpegImagePlugin, PngImagePlugin, WebPImagePlugin

from render.common.colours import NIGHT
from render.common.tiles import TILES

log = logging.getLogger(__name__)

#: The formats that are read. Their modules are imported here: Pillow would do it in the thread that needs one first.
FORMATS: Final = tuple(
    module.format
    for module in (
        PngImagePlugin.PngImageFile,
        JpegImagePlugin.JpegImageFile,
        WebPImagePlugin.WebPImageFile,
    )
)
MOST_BYTES: Final = 10_000_000
MOST_PIXELS: Final = 12_000_000
LEAST_SIDE: Final = 16
SEEN: Final = 0.36  #: where on a picture of a whole card its own picture is, as a share of its height
MOST_UNUSABLE: Final = 10_000  #: files known to be of no use, before they are tried again

Size = tuple[int, int]


class OwnPicture(NamedTuple):
    """A file with a picture of a card, as it was when it was found: a changed file is another picture."""

    path: str
    size: int
    changed: int


class Unusable(Exception):
    """A file is no picture that can be shown; the message says why."""


def covering(picture: OwnPicture, size: Size) -> Image.Image | None:
    """The picture so large that it fills this many pixels, cut where it is larger; None if it cannot be used."""
    return _kept(picture, size, whole=False)


def whole(picture: OwnPicture, size: Size) -> Image.Image | None:
    """The whole picture of a card in this many pixels; None if it cannot be used, or is wider than high."""
    return _kept(picture, size, whole=True)


_unusable: set[tuple[OwnPicture, bool]] = set()
_lock = threading.Lock()


def _kept(picture: OwnPicture, size: Size, *, whole: bool) -> Image.Image | None:
    known = (picture, whole)
    if known in _unusable:
        return None
    try:
        return TILES.get((*known, size), lambda: _fitted(picture, size, whole))
    except Unusable as problem:
        with _lock:
            if len(_unusable) >= MOST_UNUSABLE:
                _unusable.clear()
            _unusable.add(known)
        log.warning("a card's picture cannot be used", extra={"file": picture.path, "reason": str(problem)})
        return None


def _fitted(picture: OwnPicture, size: Size, is_whole: bool) -> Image.Image:
    drawn = _read(picture.path)
    if is_whole:
        if drawn.width > drawn.height:
            raise Unusable("it is wider than high, and shown in the place of the art alone")
        return ImageOps.pad(drawn, size, color=NIGHT)
    upright = drawn.height > drawn.width
    return ImageOps.fit(drawn, size, centering=(0.5, SEEN if upright else 0.5))


def _read(path: str) -> Image.Image:
    """The picture in a file. Raises `Unusable`, whatever is wrong with it."""
    try:
        return _decoded(_content(path))
    except Unusable:
        raise
    except Exception as problem:  # noqa: BLE001 - what a decoder says of a damaged file is of any kind
        raise Unusable(f"{type(problem).__name__}: {problem}") from None


def _content(path: str) -> bytes:
    """What is in a file that is an ordinary one, no link or device, and no larger than allowed."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    with os.fdopen(file, "rb") as opened:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise Unusable("it is no ordinary file")
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Unusable(f"it has more than {MOST_BYTES:,} bytes")
    return content


def _decoded(content: bytes) -> Image.Image:
    with Image.open(BytesIO(content), formats=FORMATS) as opened:
        if opened.width * opened.height > MOST_PIXELS:
            raise Unusable(f"it has {opened.width} × {opened.height} pixels, more than {MOST_PIXELS:,}")
        if min(opened.size) < LEAST_SIDE:
            raise Unusable(f"it has {opened.width} × {opened.height} pixels, fewer than {LEAST_SIDE} on a side")
        upright = ImageOps.exif_transpose(opened)
        if "A" not in upright.getbands() and "transparency" not in upright.info:
            return upright.convert("RGB")
        ground = Image.new("RGBA", upright.size, (*NIGHT, 255))
        return Image.alpha_composite(ground, upright.convert("RGBA")).convert("RGB")
