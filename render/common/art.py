"""Art: pictures on cards, made from what is printed on them.

A faction has a palette, a pattern and the outline of its emblem; a card's family (a race, a type) has a land, its rank
as many stars; and each card has a crest of its own, always the same one, so that players learn to know it by sight.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from random import Random
from typing import Final, NamedTuple

from engine.kernel.definitions import CardDefinition
from render.common.colours import GOLD, INK, NIGHT, SLATE, STEEL, Palette, mix, palette_of, seed
from render.common.crests import crest_of, paint_crest
from render.common.lands import LANDS
from render.common.own_pictures import OwnPicture, covering
from render.common.patterns import PATTERNS
from render.common.pen import Box, Pen, Point, around, star

MOST_STARS: Final = 12
COARSE: Final = 112  #: art of fewer pixels than this, across or down, has no pattern: nobody would see what it is
PICTURE: Final = "picture"  #: among the facts of a definition: a picture that is shown in place of our art


class Style(NamedTuple):
    """How a faction's cards look: colours, a pattern by name, and an emblem by outline and number of points."""

    palette: Palette
    pattern: str
    outline: str
    points: int


class Art(NamedTuple):
    """What the art of a card is made from, beside the style of its faction."""

    card: str = ""  #: what tells it from all other cards
    family: str = ""  #: what it shares with some of them: its races, its type
    rank: int = 0  #: a grade, a level, a cost
    picture: OwnPicture | None = None  #: what is shown instead


NO_ART: Final = Art()


def art_of(definition: CardDefinition, family: str, rank: object) -> Art:
    """The art of a card by what is printed on it, whatever becomes of it in a match."""
    card = f"{definition.number} {definition.name}"
    return Art(card, family, rank if isinstance(rank, int) else 0, definition.facts.get(PICTURE))


def style_of(faction: str) -> Style:
    """A style for any faction, from its name."""
    chance = Random(seed("style", faction))
    return Style(
        palette_of(faction), chance.choice(list(PATTERNS)), chance.choice(list(OUTLINES)), chance.randint(3, 9)
    )


def paint_art(pen: Pen, box: Box, style: Style, art: Art) -> None:
    """A card's art over a whole box: light, the faction's pattern, the family's land, emblem and crest, the stars.

    A picture of the installation's own is in place of all that, if it can be used.
    """
    own = None if art.picture is None else covering(art.picture, pen.pixels(box))
    if own is not None:
        pen.paste(own, box)
        return
    colours = style.palette
    chance = Random(seed("art", art.card, art.family, str(art.rank)))
    reach = max(box.width, box.height)
    pen.gradient(box, mix(colours.main, colours.deep, 0.1), colours.deep)
    sun = (
        box.middle[0] + box.width * chance.uniform(-0.4, 0.4),
        box.top + box.height * chance.uniform(0.08, 0.42),
    )
    pen.glow(sun, reach * chance.uniform(0.55, 0.95), mix(colours.main, colours.light, 0.5), 0.85)
    if reach * pen.scale >= COARSE:
        PATTERNS[style.pattern](pen, box, (*colours.light, 30), Random(seed("pattern", art.card)))
    for _ in range(4):
        degrees, span = chance.uniform(0, 360), chance.uniform(5, 16)
        shard = [sun, around(sun, reach * 1.5, degrees - span), around(sun, reach * 1.5, degrees + span)]
        pen.polygon(shard, (*chance.choice((colours.light, colours.accent, colours.deep)), 46))
    LANDS[seed("land", art.family) % len(LANDS)](pen, box, colours, chance)
    radius = min(box.width, box.height) * 0.45
    card_emblem(pen, box.middle, radius, style, art)
    _stars(pen, box.middle, radius, colours, min(art.rank, MOST_STARS))


def emblem(pen: Pen, middle: Point, radius: float, style: Style) -> None:
    """A faction's emblem."""
    colours = style.palette
    _rosettes(pen, middle, radius, style)
    pen.ellipse(Box.around(middle, radius * 1.06, radius * 1.06), fill=colours.deep)
    pen.ellipse(Box.around(middle, radius * 0.94, radius * 0.94), fill=mix(colours.main, colours.deep, 0.25))
    pen.polygon(star(middle, radius * 0.42, 0.45, style.points), colours.light)


def card_emblem(pen: Pen, middle: Point, radius: float, style: Style, art: Art) -> None:
    """A faction's emblem around a card's own crest."""
    colours = style.palette
    _rosettes(pen, middle, radius, style)
    pen.ellipse(Box.around(middle, radius * 1.36, radius * 1.36), fill=colours.deep)
    pen.ellipse(Box.around(middle, radius * 1.27, radius * 1.27), fill=mix(colours.main, colours.deep, 0.4))
    paint_crest(pen, middle, radius * 0.59, crest_of(art.card), colours)


def _rosettes(pen: Pen, middle: Point, radius: float, style: Style) -> None:
    colours, outline = style.palette, OUTLINES[style.outline]
    pen.polygon(_rosette(middle, radius * 1.10, outline, style.points), (*INK, 255))
    pen.polygon(_rosette(middle, radius, outline, style.points), colours.accent)
    pen.polygon(_rosette(middle, radius * 0.9, outline, style.points), mix(colours.light, colours.main, 0.25))


def _stars(pen: Pen, middle: Point, radius: float, colours: Palette, number: int) -> None:
    """As many stars as the card's rank, in a bow over its emblem's disc."""
    apart = min(20.0, 150.0 / max(1, number))
    for i in range(number):
        at = around(middle, radius * 0.8, (i - (number - 1) / 2) * apart)
        pen.polygon(star(at, radius * 0.15, 0.45, 4), INK)
        pen.polygon(star(at, radius * 0.11, 0.45, 4), colours.light)


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
