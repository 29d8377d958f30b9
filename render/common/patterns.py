"""Patterns: what fills the sky behind a faction's cards, one kind for a faction and never the same twice."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from random import Random
from typing import Final

from render.common.pen import Box, Paint, Pen, around, regular, star


def _rays(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    middle = (box.middle[0], box.bottom)
    for i in range(-7, 8):
        pen.polygon(
            [middle, around(middle, box.height * 2, i * 13 - 3), around(middle, box.height * 2, i * 13 + 3)], paint
        )


def _rings(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    middle = (box.left + box.width * chance.uniform(0.2, 0.8), box.top + box.height * chance.uniform(0.2, 0.6))
    for i in range(1, 9):
        size = box.width * 0.3 * i
        pen.ellipse(Box.around(middle, size, size), edge=paint, thick=box.width * 0.045)


def _hexes(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    side = box.width / 7
    for row in range(int(box.height / side / 1.5) + 2):
        for column in range(6):
            middle = (box.left + (column + row % 2 / 2) * side * 1.78, box.top + row * side * 1.54)
            if chance.random() < 0.6:
                pen.polygon(regular(middle, side * 0.88, 6), paint)


def _scales(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    size = box.width / 4
    for row in range(int(box.height / size * 2) + 2):
        for column in range(-1, 6):
            middle = (box.left + (column + row % 2 / 2) * size, box.top + row * size / 2)
            pen.arc(Box.around(middle, size, size), 0, 180, paint, size * 0.12)


def _chevrons(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    x = box.middle[0]
    for i in range(-2, int(box.height / box.width * 5) + 3):
        top = box.top + i * box.width * 0.24
        pen.line(
            [(box.left, top + box.width * 0.35), (x, top), (box.right, top + box.width * 0.35)], paint, box.width * 0.07
        )


def _waves(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    for row in range(int(box.height / box.width * 7) + 2):
        top = box.top + row * box.width * 0.15
        pen.line(
            [(box.left + box.width * i / 24, top + box.width * 0.05 * cos(i * pi / 4 + row * 0.9)) for i in range(25)],
            paint,
            box.width * 0.045,
        )


def _diamonds(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    size = box.width / 5
    for row in range(int(box.height / size) + 2):
        for column in range(7):
            if (row + column) % 2 == 0:
                pen.polygon(regular((box.left + column * size, box.top + row * size), size * 0.62, 4), paint)


def _circuits(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    step = box.width / 8
    for i in range(9):
        x = box.left + i * step
        y = box.top + box.height * chance.uniform(0.05, 0.7)
        turn = chance.choice((-1, 1)) * step
        pen.line([(x, box.bottom), (x, y + step), (x + turn, y)], paint, step * 0.24)
        pen.ellipse(Box.around((x + turn, y), step * 0.8, step * 0.8), fill=paint)


def _stars(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    for _ in range(16):
        middle = (box.left + box.width * chance.random(), box.top + box.height * chance.random())
        pen.polygon(star(middle, box.width * chance.uniform(0.04, 0.12), 0.3, 4), paint)


def _feathers(pen: Pen, box: Box, paint: Paint, chance: Random) -> None:
    middle = (box.middle[0], box.bottom + box.height * 0.1)
    for ring in range(1, 5):
        for i in range(-4, 5):
            root = around(middle, box.height * 0.27 * ring, i * 20 + ring % 2 * 10)
            tip = around(middle, box.height * (0.27 * ring + 0.24), i * 20 + ring % 2 * 10)
            side = box.width * 0.06
            pen.polygon(
                [root, (tip[0] - side, (root[1] + tip[1]) / 2), tip, (tip[0] + side, (root[1] + tip[1]) / 2)], paint
            )


PATTERNS: Final[dict[str, Callable[[Pen, Box, Paint, Random], None]]] = {
    "rays": _rays,
    "rings": _rings,
    "hexes": _hexes,
    "scales": _scales,
    "chevrons": _chevrons,
    "waves": _waves,
    "diamonds": _diamonds,
    "circuits": _circuits,
    "stars": _stars,
    "feathers": _feathers,
}
