"""Where things lie on the board, whose frame is that of `render.common.board_layout`.

The creatures of each side face those of the other; behind them, at their player's edge, lie shields, mana and piles.
The far side is the mirror image of the near one from top to bottom, so that what belongs together stays in a column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.common.board_layout import HIGH
from render.common.faces import SMALL_HIGH, SMALL_WIDE
from render.common.pen import Box, Point

FIELD: Final = Box(16, 634, 1064, 892)  #: the near player's battle zone
SHIELDS: Final = Box(16, 898, 396, 1008)
MANA: Final = Box(404, 898, 820, 1008)
PILES: Final = Box(828, 898, 1064, 1008)
LARGEST: Final = 1.3  #: how much larger a creature is than a card of `render.common.faces.small`, at most
GAP: Final = 12.0
MOST_ROWS: Final = 4


class Seated(NamedTuple):
    """Where a card lies: its middle, and its size (1: as `render.common.faces.small` makes it)."""

    middle: Point
    size: float


def mirrored(box: Box, near: bool) -> Box:
    """A box of the near side, or where the far side has it."""
    return box if near else Box(box.left, HIGH - box.bottom, box.right, HIGH - box.top)


def seats(tapped: Sequence[bool], near: bool) -> list[Seated]:
    """Where so many cards lie in the battle zone, as large as they fit; those that are tapped lie across."""
    if not tapped:
        return []
    size, rows = max((_largest(tapped, rows), -rows) for rows in range(1, MOST_ROWS + 1))
    field, found = mirrored(FIELD, near), []
    lines = _lines(len(tapped), -rows)
    for number, line in enumerate(lines):
        row = number if near else len(lines) - 1 - number
        y = field.top + (row + 0.5) * field.height / len(lines)
        widths = [_width(tapped[at]) * size for at in line]
        x = field.middle[0] - (sum(widths) + GAP * (len(line) - 1)) / 2
        for wide in widths:
            found.append(Seated((x + wide / 2, y), size))
            x += wide + GAP
    return found


def card(seated: Seated, tapped: bool) -> Box:
    """What a card covers."""
    wide, high = (SMALL_HIGH, SMALL_WIDE) if tapped else (SMALL_WIDE, SMALL_HIGH)
    return Box.around(seated.middle, wide * seated.size, high * seated.size)


def _largest(tapped: Sequence[bool], rows: int) -> float:
    """How large cards can be in so many rows."""
    high = (FIELD.height - (rows + 1) * GAP) / rows / SMALL_HIGH
    fits = [
        (FIELD.width - GAP * (len(line) + 1)) / sum(_width(tapped[at]) for at in line)
        for line in _lines(len(tapped), rows)
    ]
    return min(LARGEST, high, *fits)


def _lines(count: int, rows: int) -> list[range]:
    """So many cards in rows that differ by one at most; fewer rows where there are fewer cards."""
    rows = min(rows, count)
    return [range(count * row // rows, count * (row + 1) // rows) for row in range(rows)]


def _width(tapped: bool) -> int:
    return SMALL_HIGH if tapped else SMALL_WIDE
