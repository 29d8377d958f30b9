"""G units for tests: they cost what most of them do in print, and do what is written in the card language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed
from tests.games.vanguard.written import written

STRIDE: Final = "Stride: [Discard one or more cards with a total grade of 3 or greater]"
GUARD: Final = "G Guardian: [Discard a heal trigger card]"


def g_unit(name: str, text: str = "", *, skill: str = STRIDE, power: int = 15000, **more: Any) -> CardDefinition:
    """A G unit of grade 4 that is stridden with for grades of 3 in all; ``more`` overrides any characteristic."""
    made = written(name, f"{skill}\n{text}", 4, power, **more)
    return replace(made, kind="G unit")


def g_guardian(name: str, text: str = "", *, skill: str = GUARD, shield: int = 15000, **more: Any) -> CardDefinition:
    """A G guardian with this shield, called for a heal trigger of the hand."""
    return g_unit(name, text, skill=skill, power=0, shield=shield, **more)


def down(name: str) -> Placed:
    """A card that lies face down in the G zone."""
    return Placed(name, face_down=True)


GIANT: Final = g_unit("Giant")
"""A G unit with a stride skill and nothing else."""
