"""The four colours of cards and of the spheres of colour costs."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "yellow", "green")
