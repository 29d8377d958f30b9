"""Parts of tiles: what of a tile is pasted how. To mix each pixel with what is under it takes five times as long as to
copy it, and most tiles are clear at their corners alone, or have a frame or an arrow and are clear everywhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

_CORNERS: Final = (6, 10, 14, 20, 28)  #: how many pixels at the top and the bottom of a tile its corners may take
_FRAMES: Final = (12, 20, 30, 40, 50)  #: how many pixels a frame may be thick
_BANDS: Final = 6  #: into so many bands other tiles are cut
_MOSTLY: Final = 0.7  #: with less of its pixels than this in its parts, a tile is worth cutting
_SMALL: Final = 8000  #: pixels of a tile that is not worth cutting
_PARTS: Final = "tile_parts"  #: an attribute: what Pillow makes of an image takes its ``info`` over

_Span = tuple[int, int, int, int]


class Part(NamedTuple):
    """A part of a tile, and where in it: pixels from its left and its top. Without a mask it is copied as it is."""

    image: Image.Image
    at: tuple[int, int]
    mask: Image.Image | None


def parts(tile: Image.Image) -> tuple[Part, ...]:
    """A tile as it is pasted. It keeps its parts, so it must not be drawn on any more."""
    known: tuple[Part, ...] | None = tile.__dict__.get(_PARTS)
    if known is None:
        known = tile.__dict__[_PARTS] = tuple(_parted(tile))
    return known


def _parted(tile: Image.Image) -> Iterator[Part]:
    if tile.mode != "RGBA":
        yield Part(tile, (0, 0), None)
    elif tile.width * tile.height <= _SMALL:
        yield Part(tile, (0, 0), tile)
    elif inset := _clear_at_the_corners(tile):
        wide, high = tile.size
        yield _mixed(tile, (0, 0, wide, inset))
        yield Part(tile.crop((0, inset, wide, high - inset)).convert("RGB"), (0, inset), None)
        yield _mixed(tile, (0, high - inset, wide, high))
    else:
        spans = _drawn(tile)
        pixels = sum([(right - left) * (bottom - top) for left, top, right, bottom in spans])
        whole = [(0, 0, tile.width, tile.height)]
        yield from [_mixed(tile, span) for span in (spans if pixels < _MOSTLY * tile.width * tile.height else whole)]


def _mixed(tile: Image.Image, span: _Span) -> Part:
    part = tile.crop(span)
    return Part(part, span[:2], part)


def _clear_at_the_corners(tile: Image.Image) -> int:
    """How many pixels at the top and the bottom are not filled; 0 if they are too many, or others are not."""
    alpha, (wide, high) = tile.getchannel("A"), tile.size
    for inset in _CORNERS:
        if 4 * inset < high and alpha.crop((0, inset, wide, high - inset)).getextrema() == (255, 255):
            return inset
    return 0


def _drawn(tile: Image.Image) -> list[_Span]:
    """What there is of a tile: the four sides of a frame, or what is in its bands."""
    alpha, (wide, high) = tile.getchannel("A"), tile.size
    for thick in _FRAMES:
        right, bottom = wide - thick, high - thick
        if thick < min(right, bottom) and alpha.crop((thick, thick, right, bottom)).getbbox() is None:
            return [
                (0, 0, wide, thick),
                (0, bottom, wide, high),
                (0, thick, thick, bottom),
                (right, thick, wide, bottom),
            ]
    bands = pairwise([high * number // _BANDS for number in range(_BANDS + 1)])
    found = [(top, alpha.crop((0, top, wide, bottom)).getbbox()) for top, bottom in bands]
    return [(box[0], top + box[1], box[2], top + box[3]) for top, box in found if box is not None]
