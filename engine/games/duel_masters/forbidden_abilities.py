"""110.4f, 307.2, 604.4. The abilities by which forbidden cards begin the match in play, come sealed, work elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Ability, Effect


@dataclass(frozen=True, slots=True)
class StartsInPlay(Ability):
    """307.2. The card begins the match in the battle zone, with so many seals on it."""

    seals: int = 0


@dataclass(frozen=True, slots=True)
class StartsInHand(Ability):
    """307.2. The card is among those that its player has in hand when the match begins."""


@dataclass(frozen=True, slots=True)
class ComesSealed(Ability):
    """110.4f. The card comes to the battle zone with so many seals on it."""

    seals: int = 0


@dataclass(frozen=True, slots=True)
class Elsewhere(Ability):
    """604.4. What happens, before anything else does, when the card is in a zone other than the battle zone."""

    effect: Effect | None = None
    spares_hand: bool = False  #: whether nothing happens in the hand
