"""Fitting text into a box: first smaller, then on more lines, at last cut off with an ellipsis."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from render.common.fonts import Weight, clean, width

LINE_HEIGHT: Final = 1.04  #: of the font's size
ELLIPSIS: Final = "…"

# A word with the space after it, or one character of a script that breaks anywhere, with what may not begin a line.
_PIECE: Final = re.compile(
    r"[\u2e80-\u9fff\uf900-\ufaff\uff01-\uff9f][、。，\uff0e・：\uff1b！？ー」』）】〉》々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]*\s*"
    r"|[^\s\u2e80-\u9fff\uf900-\ufaff\uff01-\uff9f]+\s*"
)


class Fitted(NamedTuple):
    """Lines of a text and the font size in pixels at which they fit."""

    lines: tuple[str, ...]
    size: int
    cut: bool  #: whether some of the text is missing


@lru_cache(maxsize=16384)
def fit(text: str, weight: Weight, box: tuple[int, int], sizes: tuple[int, int], lines: int = 1) -> Fitted:
    """The text in a box of pixels (width, height), between the largest and smallest size, on at most so many lines.

    A paragraph begins on a line of its own.
    The largest size wins that needs no cut; at the smallest size the last line is cut.
    """
    words = "\n".join(clean(paragraph) for paragraph in text.splitlines() if paragraph.strip())
    largest, smallest = sizes
    for size in range(largest, smallest - 1, -1):
        room = _room(box[1], size, lines)
        wrapped = tuple(islice(_wrapped(words, weight, size, box[0]), room + 1))  # one line too many is enough to know
        if len(wrapped) <= room and all(width(line, weight, size) <= box[0] for line in wrapped):
            return Fitted(wrapped, size, cut=False)
    room = _room(box[1], smallest, lines)
    wrapped = tuple(_wrapped(words, weight, smallest, box[0]))
    kept = (*wrapped[: room - 1], " ".join(wrapped[room - 1 :])) if len(wrapped) > room else wrapped
    return Fitted(tuple(_cut(line, weight, smallest, box[0]) for line in kept), smallest, cut=True)


def _room(height: int, size: int, lines: int) -> int:
    return max(1, min(lines, int(height / (size * LINE_HEIGHT) + 0.1)))


def _wrapped(text: str, weight: Weight, size: int, limit: int) -> Iterator[str]:
    for paragraph in text.split("\n"):
        line = ""
        for piece in _PIECE.findall(paragraph):
            if line and width((line + piece).rstrip(), weight, size) > limit:
                yield line.rstrip()
                line = ""
            line += piece
        if line:
            yield line.rstrip()


def _cut(line: str, weight: Weight, size: int, limit: float) -> str:
    if width(line, weight, size) <= limit:
        return line

    def cut_after(letters: int) -> str:
        return line[:letters].rstrip() + ELLIPSIS

    most = bisect_right(range(1, len(line)), limit, key=lambda letters: width(cut_after(letters), weight, size))
    return cut_after(most)
