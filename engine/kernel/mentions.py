"""Cards in messages, as somebody may know them."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.definitions import CardDefinition


class Mention(NamedTuple):
    """A card as an argument of a message for one viewer. ``definition`` is None where they may not know it."""

    definition: CardDefinition | None
    id: str
