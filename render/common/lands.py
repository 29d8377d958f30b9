"""Lands: what lies at the foot of a card's art. A family of cards (a race, a type) has one, each card its own view."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from random import Random
from typing import Final

from render.common.colours import Palette, mix
from render.common.pen import Box, Paint, Pen, Point

_Land = Callable[[Pen, Box, Palette, Random], None]


def _hills(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        swell, shift = box.height * chance.uniform(0.03, 0.08), chance.uniform(0, 2 * pi)
        waves = chance.uniform(1, 2.5)
        _fill(pen, box, [level + swell * sin(shift + waves * 2 * pi * i / 20) for i in range(21)], paint)


def _peaks(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        tops = [chance.uniform(0.02, 0.09) if i % 2 else chance.uniform(-0.16, -0.03) for i in range(8)]
        _fill(pen, box, [level + box.height * top for top in tops], paint)


def _towers(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        pen.rounded(Box(box.left, level, box.right, box.bottom), 0, fill=paint)
        left = box.left - box.width * 0.05
        while left < box.right:
            wide = box.width * chance.uniform(0.05, 0.12)
            top = level - box.height * chance.uniform(0.02, 0.2)
            pen.rounded(Box(left, top, left + wide, level), 0, fill=paint)
            if chance.random() < 0.5:
                pen.polygon([(left, top), (left + wide / 2, top - wide * 1.1), (left + wide, top)], paint)
            left += wide * chance.uniform(1.0, 2.2)


def _trees(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        pen.rounded(Box(box.left, level, box.right, box.bottom), 0, fill=paint)
        for _ in range(9):
            x, tall = box.left + box.width * chance.random(), box.height * chance.uniform(0.08, 0.2)
            for part in (1.0, 0.7, 0.42):
                half = tall * 0.32 * part
                foot = level - tall * (1 - part)
                pen.polygon([(x - half, foot), (x, foot - tall * 0.5), (x + half, foot)], paint)


def _sea(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        crests, shift = chance.randint(4, 8), chance.random()
        ridge = []
        for i in range(crests * 4 + 1):
            turn = (i / 4 + shift) % 1
            ridge.append(level - box.height * 0.06 * (turn if turn < 0.75 else (1 - turn) * 3) ** 2)
        _fill(pen, box, ridge, paint)


def _clouds(pen: Pen, box: Box, colours: Palette, chance: Random) -> None:
    for level, paint in _depths(box, colours, chance):
        pen.rounded(Box(box.left, level, box.right, box.bottom), 0, fill=paint)
        for i in range(8):
            size = box.width * chance.uniform(0.12, 0.26)
            pen.ellipse(Box.around((box.left + box.width * (i + chance.random()) / 8, level), size, size), fill=paint)


LANDS: Final[tuple[_Land, ...]] = (_hills, _peaks, _towers, _trees, _sea, _clouds)


def _depths(box: Box, colours: Palette, chance: Random) -> list[tuple[float, Paint]]:
    """Two planes, the farther one first: how high each is, and its paint."""
    far = box.bottom - box.height * chance.uniform(0.2, 0.34)
    near = far + box.height * chance.uniform(0.08, 0.13)
    return [
        (far, mix(colours.main, colours.deep, 0.4)),
        (near, mix(colours.main, colours.deep, 0.75)),
    ]


def _fill(pen: Pen, box: Box, ridge: list[float], paint: Paint) -> None:
    """What is under a line from the left to the right."""
    last = len(ridge) - 1
    points: list[Point] = [(box.left + box.width * i / last, level) for i, level in enumerate(ridge)]
    pen.polygon([*points, (box.right, box.bottom), (box.left, box.bottom)], paint)
