"""The four colours of cards, and of the spheres of colour costs."""

from __future__ import annotations

from typing import Final, Literal, get_args

Colour = Literal["red", "blue", "yellow", "green"]

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
