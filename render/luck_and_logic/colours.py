"""How the cards look: each colour has paints, each world a pattern and an emblem, so that no colour says it alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.common.art import Style, style_of
from render.common.colours import Palette, palette, palette_of

COLOURS: Final[dict[str, Palette]] = {
    "crimson": palette("430a14", "bf2b3c", "ffe1dc", "ff6b70"),
    "ivory": palette("3a3220", "b3a06a", "fffbe9", "f0e2b0"),
    "teal": palette("06312f", "17877f", "dcfff6", "4fd8c4"),
    "violet": palette("26103f", "7440b8", "f1e4ff", "b98cff"),
    "amber": palette("402205", "c4700f", "fff0d4", "ffb44a"),
    "-": palette("1d222c", "5f6b7e", "e6ebf3", "9aa8bf"),
}
WORLDS: Final[dict[str, tuple[str, str, int]]] = {
    "Brinelight": ("waves", "spikes", 8),
    "Hushwood": ("feathers", "petals", 6),
    "Cinderweave": ("hexes", "flames", 7),
}
"""Pattern, outline of the emblem and its points."""
PLAIN: Final = ("diamonds", "gear", 9)  #: the same of a card without a world: a gate


@lru_cache(maxsize=1024)
def style(colour: str, world: str) -> Style:
    """The style of a colour and a world; both may be any words."""
    pattern, outline, points = WORLDS.get(world) or (style_of(world)[1:] if world else PLAIN)
    return Style(COLOURS.get(colour) or palette_of(colour), pattern, outline, points)
