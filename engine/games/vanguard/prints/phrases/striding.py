"""Strides and G guardians in print: a card that strides by its own ability, and what counts as a heal trigger."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import abilities
from engine.games.vanguard.vocabulary.g_units import HealForGuardians
from engine.games.vanguard.vocabulary.strides import Stride
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases


def _as_heal(values: Fields) -> Fields:
    if "hand" not in values["zones"]:
        raise Contradiction("a G guardian is paid for with cards of the hand")
    return {"zones": values["zones"], "subject": None, "change": (HealForGuardians(),)}


STRIDING: Final[Phrases] = {
    Stride: (
        Phrase("stride {target} on your VC from face down"),
        Phrase("stride {target} on your VC as rest from face down", {"rested": True}),
        Phrase("stride {target} on VC"),
        Phrase("stride {target} on VC as stand", {"rested": False}),
        Phrase("stride {target} as stand", {"rested": False}),
    ),
    Continuous: (
        Phrase(
            "CONT ({zones}): you may discard this card as a heal trigger for the cost of a G_Guardian.",
            {"zones": abilities.ZONES},
            _as_heal,
        ),
    ),
}
"""The phrases of strides."""
