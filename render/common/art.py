"""Art: pictures on cards, made from names alone.

A faction has a palette, a pattern and the outline of its emblem; a card has its own variation of them, always the same
one, so that players learn to know it by sight.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from random import Random
from typing import Final, NamedTuple

from render.common.colours import GOLD, INK, NIGHT, SLATE, STEEL, Palette, mix, palette_of, seed
from render.common.pen import Box, Paint, Pen, Point, around, regular, star


class Style(NamedTuple):
    """How a faction's cards look: colours, a pattern by name, and an emblem by outline and number of points."""

    palette: Palette
    pattern: str
    outline: str
    points: int


def style_of(faction: str) -> Style:
    """A style for any faction, from its name."""
    chance = Random(seed("style", faction))
    return Style(
        palette_of(faction), chance.choice(list(PATTERNS)), chance.choice(list(OUTLINES)), chance.randint(3, 9)
    )


def paint_art(pen: Pen, box: Box, style: Style, card: str) -> None:
    """A card's art over a whole box: light, the faction's pattern, shards of the card's own, the emblem."""
    colours = style.palette
    chance = Random(seed("art", card))
    x, y = box.middle
    reach = max(box.width, box.height)
    pen.gradient(box, mix(colours.main, colours.deep, 0.1), colours.deep)
    sun = (x + box.width * chance.uniform(-0.3, 0.3), box.top + box.height * chance.uniform(0.12, 0.42))
    pen.glow(sun, reach * 0.75, mix(colours.main, colours.light, 0.5), 0.85)
    PATTERNS[style.pattern](pen, box, (*colours.light, 30), chance)
    for _ in range(4):
        degrees = chance.uniform(0, 360)
        span = chance.uniform(5, 16)
        shard = [sun, around(sun, reach * 1.5, degrees - span), around(sun, reach * 1.5, degrees + span)]
        pen.polygon(shard, (*chance.choice((colours.light, colours.accent, colours.deep)), 46))
    horizon = box.bottom - box.height * chance.uniform(0.16, 0.3)
    for depth, share in enumerate((0.45, 0.72)):
        level = horizon + depth * box.height * 0.09
        ridge = [(box.left + box.width * i / 6, level + box.height * chance.uniform(-0.07, 0.07)) for i in range(7)]
        pen.polygon(
            [*ridge, (box.right, box.bottom), (box.left, box.bottom)], (*mix(colours.main, colours.deep, share), 210)
        )
    emblem(pen, (x, y), min(box.width, box.height) * 0.37, style, card)


def emblem(pen: Pen, middle: Point, radius: float, style: Style, card: str = "") -> None:
    """A faction's emblem, with a card's own figure in its heart."""
    colours = style.palette
    chance = Random(seed("figure", card))
    outline = OUTLINES[style.outline]
    pen.polygon(_rosette(middle, radius * 1.10, outline, style.points), (*INK, 255))
    pen.polygon(_rosette(middle, radius, outline, style.points), colours.accent)
    pen.polygon(_rosette(middle, radius * 0.86, outline, style.points), colours.light)
    pen.ellipse(Box.around(middle, radius * 1.06, radius * 1.06), fill=colours.deep)
    pen.ellipse(Box.around(middle, radius * 0.94, radius * 0.94), fill=mix(colours.main, colours.deep, 0.25))
    chance.choice(_FIGURES)(pen, middle, radius * 0.42, colours, chance)


def paint_back(pen: Pen, box: Box) -> None:
    """The back of every card: nobody can tell one from another."""
    pen.rounded(box, box.width * 0.07, fill=INK)
    inner = box.inset(box.width * 0.035)
    pen.rounded(inner, box.width * 0.05, fill=SLATE, edge=STEEL, thick=box.width * 0.02)
    field = box.inset(box.width * 0.1)
    pen.rounded(field, box.width * 0.03, fill=NIGHT)
    middle = box.middle
    for share in (0.92, 0.66):
        wide, high = field.width * share, field.height * share
        x, y = middle
        diamond = [(x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y)]
        pen.line([*diamond, diamond[0]], (*STEEL, 255), box.width * 0.025)
    radius = field.width * 0.2
    pen.ellipse(Box.around(middle, radius * 2.3, radius * 2.3), fill=INK)
    pen.polygon(star(middle, radius, 0.38, 4), GOLD)
    pen.polygon(star(middle, radius * 0.62, 0.45, 4, 45), mix(GOLD, INK, 0.35))


# Figures: what a card has in the heart of its faction's emblem.


def _figure_star(pen: Pen, middle: Point, radius: float, colours: Palette, chance: Random) -> None:
    turned = chance.choice((0.0, 180.0))
    pen.polygon(star(middle, radius, chance.uniform(0.3, 0.6), chance.randint(3, 8), turned), colours.light)


def _figure_stone(pen: Pen, middle: Point, radius: float, colours: Palette, chance: Random) -> None:
    sides, turned = chance.randint(3, 6), chance.choice((0.0, 180.0))
    pen.polygon(regular(middle, radius * 0.95, sides, turned), colours.light)
    pen.polygon(regular(middle, radius * 0.5, sides, turned + 180 / sides), colours.deep)


def _figure_beads(pen: Pen, middle: Point, radius: float, colours: Palette, chance: Random) -> None:
    beads = chance.randint(3, 8)
    for i in range(beads):
        bead = around(middle, radius * 0.68, i * 360 / beads)
        pen.ellipse(Box.around(bead, radius * 0.42, radius * 0.42), fill=colours.light)


def _figure_moon(pen: Pen, middle: Point, radius: float, colours: Palette, chance: Random) -> None:
    pen.ellipse(Box.around(middle, radius * 1.8, radius * 1.8), fill=colours.light)
    shadow = around(middle, radius * 0.42, chance.uniform(0, 360))
    pen.ellipse(Box.around(shadow, radius * 1.35, radius * 1.35), fill=mix(colours.main, colours.deep, 0.25))


def _figure_spokes(pen: Pen, middle: Point, radius: float, colours: Palette, chance: Random) -> None:
    spokes = chance.randint(3, 8)
    for i in range(spokes):
        turned = i * 360 / spokes
        foot = radius * 0.2
        pen.polygon(
            [around(middle, foot, turned - 60), around(middle, radius, turned), around(middle, foot, turned + 60)],
            colours.light,
        )
    pen.ellipse(Box.around(middle, radius * 0.5, radius * 0.5), fill=colours.accent)


_FIGURES: Final = (_figure_star, _figure_stone, _figure_beads, _figure_moon, _figure_spokes)


# Outlines: how far an emblem's edge is from its middle, from 0 to 1, where ``turn`` goes from -1 to 1 within one point.

_Outline = Callable[[float], float]

OUTLINES: Final[dict[str, _Outline]] = {
    "spikes": lambda turn: 0.58 + 0.42 * (1 - abs(turn)) ** 1.6,
    "petals": lambda turn: 0.66 + 0.34 * cos(turn * pi / 2) ** 0.6,
    "waves": lambda turn: 0.84 + 0.16 * cos(turn * pi),
    "gear": lambda turn: 1.0 if abs(turn) < 0.5 else 0.8,
    "flames": lambda turn: 0.6 + 0.4 * ((turn + 1) / 2) ** 1.8,
    "crystal": lambda turn: 0.72 + 0.28 * (1 - abs(turn)),
}


def _rosette(middle: Point, radius: float, outline: _Outline, points: int) -> list[Point]:
    steps = 24 * points
    return [around(middle, radius * outline(i % 24 / 12 - 1), (i - 12) * 360 / steps) for i in range(steps)]


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
