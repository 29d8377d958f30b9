"""Who attacks whom, drawn between cards: arrows, frames, links. Where a card lies is a `Box` of the board."""

from __future__ import annotations

from math import hypot

from PIL import Image

from render.common import icons
from render.common.colours import ATTACK, GUARD, INK, Colour
from render.common.icons import Icon
from render.common.pen import Box, Pen, Point
from render.common.pictures import Stage
from render.common.tiles import TILES

Ends = tuple[Point, Point]


def between(first: Box, last: Box, least: float) -> Ends:
    """Where the line between two cards leaves the one and meets the other; pulled apart to be ``least`` units long."""
    start, end = first.middle, last.middle
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)

    def reach(card: Box) -> float:
        return min(card.width / 2 / abs(across or 1e-9), card.height / 2 / abs(down or 1e-9))

    begins, ends = reach(first), 1 - reach(last)
    middle, half = (begins + ends) / 2, max(ends - begins, least / length) / 2
    points = [(start[0] + across * share, start[1] + down * share) for share in (middle - half, middle + half)]
    return points[0], points[1]


def put_arrow(stage: Stage, ends: Ends, thick: float, colour: Colour) -> None:
    """An arrow with a dark rim."""
    (x, y), (to_x, to_y) = ends
    head = thick * 1.3 + 8
    left, top = min(x, to_x) - head, min(y, to_y) - head
    wide, high = abs(to_x - x) + 2 * head, abs(to_y - y) + 2 * head

    def draw() -> Image.Image:
        pen = Pen(wide, high, stage.scale)
        start, end = (x - left, y - top), (to_x - left, to_y - top)
        length = hypot(end[0] - start[0], end[1] - start[1])
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        tip = (end[0] - along[0] * 9, end[1] - along[1] * 9)
        icons.arrow(pen, start, end, thick + 12, head + 14, (*INK, 255))
        icons.arrow(pen, (start[0] + along[0] * 4, start[1] + along[1] * 4), tip, thick, head, (*colour, 255))
        return pen.done()

    stage.put(TILES.get(("arrow", ends, thick, colour, stage.scale), draw), (left, top))


def put_aim(stage: Stage, target: Box) -> None:
    """Brackets around the corners of a card that is attacked."""
    wide, high = target.width, target.height

    def draw() -> Image.Image:
        pen = Pen(wide + 28, high + 28, stage.scale)
        box = pen.box
        for ground, thick, gap in ((INK, 10.0, 1.0), (ATTACK, 5.0, 3.5)):
            inner = box.inset(gap + thick / 2)
            for x, turn in ((inner.left, 1), (inner.right, -1)):
                for y, drop in ((inner.top, 1), (inner.bottom, -1)):
                    pen.line([(x, y + drop * 34), (x, y), (x + turn * 34, y)], (*ground, 255), thick)
        return pen.done()

    stage.put_middle(TILES.get(("aim", wide, high, stage.scale), draw), target.middle)


def put_frame(stage: Stage, card: Box, icon: Icon, colour: Colour) -> None:
    """A bright frame around a card, with an icon at its top right: a sword for one that attacks."""
    wide, high = card.width, card.height

    def draw() -> Image.Image:
        pen = Pen(wide + 44, high + 44, stage.scale)
        pen.rounded(pen.box.inset(17), 14, edge=(*INK, 255), thick=9)
        pen.rounded(pen.box.inset(18.5), 13, edge=(*colour, 255), thick=5.5)
        icons.badge(pen, icon, (pen.box.right - 22, 22), 18, colour, INK)
        return pen.done()

    stage.put_middle(TILES.get(("frame", wide, high, icon, colour, stage.scale), draw), card.middle)


def put_link(stage: Stage, start: Point, end: Point, colour: Colour = GUARD) -> None:
    """A line with a round end: from a card that protects to the one it protects, unless in another colour."""
    left, top = min(start[0], end[0]) - 16, min(start[1], end[1]) - 16
    right, bottom = max(start[0], end[0]) + 16, max(start[1], end[1]) + 16

    def draw() -> Image.Image:
        pen = Pen(right - left, bottom - top, stage.scale, sharp=2)
        line = [(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)]
        for paint, thick in ((INK, 11.0), (colour, 6.0)):
            pen.line(line, (*paint, 255), thick)
            pen.ellipse(Box.around(line[1], thick * 2.1, thick * 2.1), fill=(*paint, 255))
        return pen.done()

    stage.put(TILES.get(("link", start, end, colour, stage.scale), draw), (left, top))
