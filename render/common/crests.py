"""Crests: the figure that one card has in the middle of its art, and no other card.

A crest is three rings, one within the other, each a shape that stands around the middle some times.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from render.common.colours import Colour, Palette, mix, seed
from render.common.pen import Box, Pen, Point, around, regular, star


class Ring(NamedTuple):
    """A shape by name, how many times it stands in the ring, and how far the ring is turned."""

    shape: str
    times: int
    is_turned: bool


class Crest(NamedTuple):
    """The rings of a crest, the outer one first, and which of its two colours comes first."""

    outer: Ring
    middle: Ring
    heart: Ring
    is_reversed: bool


def crest_of(card: str) -> Crest:
    """The crest of a card, the same on every machine."""
    chance = Random(seed("crest", card))

    def ring(shapes: dict[str, _Shape], least: int, most: int) -> Ring:
        return Ring(chance.choice(list(shapes)), chance.randint(least, most), chance.random() < 0.5)

    return Crest(ring(_OUTER, 3, 9), ring(_MIDDLE, 3, 8), ring(_HEARTS, 3, 6), chance.random() < 0.5)


def paint_crest(pen: Pen, middle: Point, radius: float, crest: Crest, colours: Palette) -> None:
    """A crest of this radius."""
    bright, warm = (colours.accent, colours.light) if crest.is_reversed else (colours.light, colours.accent)
    dark = mix(colours.main, colours.deep, 0.55)
    _OUTER[crest.outer.shape](pen, middle, radius, crest.outer, bright)
    _MIDDLE[crest.middle.shape](pen, middle, radius * 0.6, crest.middle, dark)
    _MIDDLE[crest.middle.shape](pen, middle, radius * 0.5, crest.middle, warm)
    _HEARTS[crest.heart.shape](pen, middle, radius * 0.27, crest.heart, dark)


_Shape = Callable[[Pen, Point, float, Ring, Colour], None]


def _places(ring: Ring) -> list[float]:
    """The directions in which a ring has its shapes, in degrees."""
    step = 360 / ring.times
    return [(i + 0.5 * ring.is_turned) * step for i in range(ring.times)]


def _petals(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    half = min(38.0, 150 / ring.times)
    for turned in _places(ring):
        side = radius * 0.62
        left, right = around(middle, side, turned - half), around(middle, side, turned + half)
        foot, tip = around(middle, radius * 0.2, turned), around(middle, radius, turned)
        soft = [around(middle, radius * 0.88, turned + lean * half * 0.6) for lean in (-1, 1)]
        pen.polygon([foot, left, soft[0], tip, soft[1], right], paint)


def _spikes(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    half = min(26.0, 110 / ring.times)
    for turned in _places(ring):
        feet = [around(middle, radius * 0.42, turned + lean * half) for lean in (-1, 1)]
        pen.polygon([feet[0], around(middle, radius, turned), feet[1]], paint)


def _blades(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    lean = 46.0 if ring.times % 2 else -46.0
    for turned in _places(ring):
        pen.polygon(
            [
                around(middle, radius * 0.4, turned - 20),
                around(middle, radius * 0.86, turned + lean * 0.35),
                around(middle, radius, turned + lean),
                around(middle, radius * 0.66, turned + lean * 0.7),
                around(middle, radius * 0.4, turned + 20),
            ],
            paint,
        )


def _beads(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    size = radius * min(0.5, 2.1 / ring.times)
    for turned in _places(ring):
        pen.ellipse(Box.around(around(middle, radius - size / 2, turned), size, size), fill=paint)


def _arcs(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    span = 360 / ring.times * 0.62
    box = Box.around(middle, radius * 2, radius * 2)
    for turned in _places(ring):
        pen.arc(box, turned - span / 2 - 90, turned + span / 2 - 90, paint, radius * 0.2)


def _forks(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    lean = min(24.0, 90 / ring.times)
    for turned in _places(ring):
        joint = around(middle, radius * 0.62, turned)
        pen.line([around(middle, radius * 0.3, turned), joint], paint, radius * 0.13)
        for side in (-1, 1):
            pen.line([joint, around(middle, radius * 0.98, turned + side * lean)], paint, radius * 0.13)


def _lozenges(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    half = min(20.0, 80 / ring.times)
    for turned in _places(ring):
        sides = [around(middle, radius * 0.74, turned + lean * half) for lean in (-1, 1)]
        pen.polygon([around(middle, radius * 0.5, turned), sides[0], around(middle, radius, turned), sides[1]], paint)


_OUTER: Final[dict[str, _Shape]] = {
    "petals": _petals,
    "spikes": _spikes,
    "blades": _blades,
    "beads": _beads,
    "arcs": _arcs,
    "forks": _forks,
    "lozenges": _lozenges,
}


def _sharp_star(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    pen.polygon(star(middle, radius, 0.42, ring.times, _places(ring)[0]), paint)


def _blunt_star(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    pen.polygon(star(middle, radius, 0.7, ring.times, _places(ring)[0]), paint)


def _stone(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    pen.polygon(regular(middle, radius, ring.times, _places(ring)[0]), paint)


def _clover(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    for turned in _places(ring):
        pen.ellipse(Box.around(around(middle, radius * 0.52, turned), radius * 0.9, radius * 0.9), fill=paint)


def _disc(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    pen.ellipse(Box.around(middle, radius * 1.8, radius * 1.8), fill=paint)


_MIDDLE: Final[dict[str, _Shape]] = {
    "sharp star": _sharp_star,
    "blunt star": _blunt_star,
    "stone": _stone,
    "clover": _clover,
    "disc": _disc,
}


def _eye(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    x, y = middle
    wide, high = (radius * 0.62, radius) if ring.is_turned else (radius, radius * 0.62)
    pen.ellipse(Box(x - wide, y - high, x + wide, y + high), fill=paint)


def _moon(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    half = 1 if ring.is_turned else -1
    rim = [around(middle, radius, half * i * 22.5) for i in range(9)]
    pen.polygon([*rim, *[around(middle, radius * 0.45, half * i * 22.5) for i in range(8, -1, -1)]], paint)


def _drops(pen: Pen, middle: Point, radius: float, ring: Ring, paint: Colour) -> None:
    size = radius * 0.72
    for turned in _places(ring):
        pen.ellipse(Box.around(around(middle, radius * 0.62, turned), size, size), fill=paint)


_HEARTS: Final[dict[str, _Shape]] = {
    "eye": _eye,
    "moon": _moon,
    "drops": _drops,
    "star": _sharp_star,
    "stone": _stone,
    "forks": _forks,
}
