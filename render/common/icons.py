"""Icons: small shapes that say something without words and without colour."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from math import hypot
from typing import Final

from render.common.colours import INK, Colour
from render.common.pen import Box, Paint, Pen, Point, around, star


class Icon(Enum):
    """A shape with one meaning in all pictures."""

    STAR = "star"
    BURST = "burst"
    CROSS = "cross"
    CARDS = "cards"
    RISING = "rising"
    FRONT = "front"
    SHIELD = "shield"
    SWORD = "sword"
    HOURGLASS = "hourglass"
    CROWN = "crown"
    CHECK = "check"
    UP = "up"
    DOWN = "down"
    LOCK = "lock"


def draw(pen: Pen, icon: Icon, middle: Point, radius: float, paint: Paint) -> None:
    """An icon within a circle."""
    _SHAPES[icon](pen, middle, radius, paint)


def badge(pen: Pen, icon: Icon, middle: Point, radius: float, ground: Colour, paint: Colour = INK) -> None:
    """An icon on a disc with a dark rim."""
    pen.ellipse(Box.around(middle, 2 * radius + 5, 2 * radius + 5), fill=INK)
    pen.ellipse(Box.around(middle, 2 * radius, 2 * radius), fill=ground)
    draw(pen, icon, middle, radius * 0.68, paint)


def arrow(pen: Pen, start: Point, end: Point, thick: float, head: float, paint: Paint) -> None:
    """An arrow that grows towards its head; the point of the head is at ``end``."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    neck = (end[0] - along[0] * head, end[1] - along[1] * head)

    def beside(point: Point, distance: float) -> Point:
        return point[0] - along[1] * distance, point[1] + along[0] * distance

    pen.polygon(
        [
            beside(start, thick * 0.22),
            beside(neck, thick / 2),
            beside(neck, head * 0.62),
            end,
            beside(neck, -head * 0.62),
            beside(neck, -thick / 2),
            beside(start, -thick * 0.22),
        ],
        paint,
    )


def _star(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    pen.polygon(star(middle, radius * 1.12, 0.45, 5), paint)


def _burst(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    pen.polygon(star(middle, radius * 1.25, 0.56, 9), paint)


def _cross(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    pen.rounded(Box.around(middle, radius * 0.62, radius * 1.8), radius * 0.12, fill=paint)
    pen.rounded(Box.around(middle, radius * 1.8, radius * 0.62), radius * 0.12, fill=paint)


def _cards(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    back = Box.around((x - radius * 0.3, y - radius * 0.2), radius * 0.95, radius * 1.3)
    front = Box.around((x + radius * 0.32, y + radius * 0.2), radius * 0.95, radius * 1.3)
    pen.rounded(back, radius * 0.14, edge=paint, thick=radius * 0.2)
    pen.rounded(front, radius * 0.14, fill=paint)


def _rising(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    ring = Box.around(middle, radius * 1.7, radius * 1.7)
    pen.arc(ring, 20, 290, paint, radius * 0.32)
    tip = (x + radius * 1.0, y - radius * 0.5)
    pen.polygon([(x + radius * 0.15, y - radius * 1.15), tip, (x + radius * 0.05, y - radius * 0.1)], paint)


def _front(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    for drop in (-0.55, 0.15):
        top = y + radius * drop
        pen.polygon(
            [
                (x, top - radius * 0.45),
                (x + radius * 0.9, top + radius * 0.3),
                (x + radius * 0.9, top + radius * 0.75),
                (x, top),
                (x - radius * 0.9, top + radius * 0.75),
                (x - radius * 0.9, top + radius * 0.3),
            ],
            paint,
        )


def _shield(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    side = radius * 0.82
    pen.polygon(
        [
            (x, y - radius),
            (x + side, y - radius * 0.7),
            (x + side * 0.92, y + radius * 0.15),
            (x + side * 0.5, y + radius * 0.7),
            (x, y + radius),
            (x - side * 0.5, y + radius * 0.7),
            (x - side * 0.92, y + radius * 0.15),
            (x - side, y - radius * 0.7),
        ],
        paint,
    )


def _sword(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    tip, hilt = around(middle, radius * 1.1, 45), around(middle, radius * 1.1, 225)
    guard = around(middle, radius * 0.45, 225)
    pen.line([hilt, around(middle, radius * 0.75, 45)], paint, radius * 0.34)
    pen.polygon([around(middle, radius * 0.72, 32), tip, around(middle, radius * 0.72, 58)], paint)
    pen.line([around(guard, radius * 0.55, 315), around(guard, radius * 0.55, 135)], paint, radius * 0.32)


def _hourglass(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    wide, high = radius * 0.72, radius * 0.95
    pen.polygon([(x - wide, y - high), (x + wide, y - high), (x, y + radius * 0.1)], paint)
    pen.polygon([(x - wide, y + high), (x + wide, y + high), (x, y - radius * 0.1)], paint)
    for bar in (-high, high):
        pen.rounded(Box.around((x, y + bar), radius * 1.75, radius * 0.26), radius * 0.1, fill=paint)


def _crown(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    pen.polygon(
        [
            (x - radius, y - radius * 0.5),
            (x - radius * 0.45, y + radius * 0.05),
            (x, y - radius * 0.85),
            (x + radius * 0.45, y + radius * 0.05),
            (x + radius, y - radius * 0.5),
            (x + radius * 0.78, y + radius * 0.75),
            (x - radius * 0.78, y + radius * 0.75),
        ],
        paint,
    )


def _check(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    points = [(x - radius * 0.8, y), (x - radius * 0.2, y + radius * 0.6), (x + radius * 0.85, y - radius * 0.65)]
    pen.line(points, paint, radius * 0.42)


def _up(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    pen.polygon([(x, y - radius * 0.85), (x + radius, y + radius * 0.75), (x - radius, y + radius * 0.75)], paint)


def _down(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    pen.polygon([(x, y + radius * 0.85), (x + radius, y - radius * 0.75), (x - radius, y - radius * 0.75)], paint)


def _lock(pen: Pen, middle: Point, radius: float, paint: Paint) -> None:
    x, y = middle
    pen.rounded(Box.around((x, y + radius * 0.35), radius * 1.6, radius * 1.2), radius * 0.15, fill=paint)
    bow = Box.around((x, y - radius * 0.3), radius * 1.1, radius * 1.4)
    pen.rounded(bow, radius * 0.5, edge=paint, thick=radius * 0.3)


_SHAPES: Final[dict[Icon, Callable[[Pen, Point, float, Paint], None]]] = {
    Icon.STAR: _star,
    Icon.BURST: _burst,
    Icon.CROSS: _cross,
    Icon.CARDS: _cards,
    Icon.RISING: _rising,
    Icon.FRONT: _front,
    Icon.SHIELD: _shield,
    Icon.SWORD: _sword,
    Icon.HOURGLASS: _hourglass,
    Icon.CROWN: _crown,
    Icon.CHECK: _check,
    Icon.UP: _up,
    Icon.DOWN: _down,
    Icon.LOCK: _lock,
}
