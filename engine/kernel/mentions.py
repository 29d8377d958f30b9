"""Cards in messages, as somebody may know them."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.definitions import CardDefinition
from engine.kernel.zones import Zone


class Mention(NamedTuple):
    """A card as an argument of a message for one viewer. ``definition`` is None where they may not know it."""

    definition: CardDefinition | None
    id: str
    place: Zone | None = None  #: where a card lies that may be chosen unseen, if its zone has several places
    number: int = 0  #: which of the cards there it is, the topmost first, if several of them may be chosen
