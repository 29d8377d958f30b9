"""Colours: the table's own, and palettes of factions: chosen by hand, or made from the name."""

from __future__ import annotations

import colorsys
from hashlib import blake2b
from typing import Final, NamedTuple

Colour = tuple[int, int, int]


class Palette(NamedTuple):
    """A faction's colours: ``deep`` behind, ``main`` in the field, ``light`` on the emblem, ``accent`` at edges."""

    deep: Colour
    main: Colour
    light: Colour
    accent: Colour


INK: Final[Colour] = (9, 13, 22)
NIGHT: Final[Colour] = (17, 25, 40)
SLATE: Final[Colour] = (36, 49, 72)
STEEL: Final[Colour] = (86, 104, 136)
MIST: Final[Colour] = (172, 187, 211)
WHITE: Final[Colour] = (247, 249, 253)
GOLD: Final[Colour] = (246, 199, 92)
UP: Final[Colour] = (112, 232, 178)  #: higher than printed; always beside a triangle that points up
DOWN: Final[Colour] = (255, 158, 92)  #: lower than printed; always beside a triangle that points down
ATTACK: Final[Colour] = (255, 104, 72)
GUARD: Final[Colour] = (92, 190, 255)


def hexed(code: str) -> Colour:
    """A colour from six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def palette(*codes: str) -> Palette:
    """A palette from four hexadecimal colours: deep, main, light, accent."""
    deep, main, light, accent = map(hexed, codes)
    return Palette(deep, main, light, accent)


def palette_of(name: str) -> Palette:
    """A palette for any name, always the same one."""
    hue = seed(name) % 360 / 360
    beside = (hue + 0.12) % 1
    return Palette(
        _of_hsl(hue, 0.14, 0.55), _of_hsl(hue, 0.34, 0.50), _of_hsl(beside, 0.82, 0.70), _of_hsl(beside, 0.62, 0.62)
    )


def seed(*names: str) -> int:
    """A number of 64 bits that only depends on the names."""
    return int.from_bytes(blake2b("\x1f".join(names).encode(), digest_size=8).digest(), "big")


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """So much of the second colour in the first, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def _of_hsl(hue: float, lightness: float, saturation: float) -> Colour:
    red, green, blue = colorsys.hls_to_rgb(hue, lightness, saturation)
    return round(red * 255), round(green * 255), round(blue * 255)
