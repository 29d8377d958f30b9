"""1. The characteristics of a card, besides those of every game (`engine.kernel.cards`)."""

from __future__ import annotations

from typing import Final

from engine.kernel.cards import Characteristic, characteristic

COLOUR: Final[Characteristic[str]] = characteristic("colour")
TURN_COST: Final[Characteristic[int]] = characteristic("turn cost")
COLOUR_COST: Final[Characteristic[tuple[str, ...]]] = characteristic("colour cost")  #: a colour for each sphere
AP: Final[Characteristic[int]] = characteristic("ap")
TRAITS: Final[Characteristic[frozenset[str]]] = characteristic("traits")
