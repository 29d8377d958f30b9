"""How the four colours look. Each has an emblem and a pattern of its own too, for the colour-blind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.common.art import Style, style_of
from render.common.colours import palette, seed

COLOURS: Final[dict[str, Style]] = {
    "red": Style(palette("430a10", "c22f2b", "ffe3d3", "ff6a55"), "scales", "flames", 6),
    "blue": Style(palette("0a1f4d", "2360c4", "dcecff", "5aa9ff"), "waves", "waves", 6),
    "yellow": Style(palette("3b2a04", "b8860f", "fff6cf", "ffd84a"), "rays", "spikes", 6),
    "green": Style(palette("0b2f17", "23884a", "e2ffe4", "58d681"), "feathers", "petals", 6),
}
POINTS: Final = (4, 8)  #: the fewest and most points of an emblem; which of them, says a card's first trait


@lru_cache(maxsize=1024)
def style(colour: str, trait: str) -> Style:
    """The style of a colour, with as many points on the emblem as the trait has it."""
    known = COLOURS.get(colour)
    fewest, most = POINTS
    return known._replace(points=fewest + seed(trait) % (most - fewest + 1)) if known else style_of(colour)
