"""12.10, 10.37. Cards with something on both sides: which side is the active one."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import zones
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.zones import Zone

OTHER_SIDE: Final = "other side"
"""The key in `CardDefinition.facts` of the number under which the other side of the card is known."""

BACK: Final = "b"
"""12.10.2, 12.10.3.2. The `CardDefinition.side` of the side with the G unit, which is never the active one at first."""


def other_side(match: Match, side: CardDefinition) -> CardDefinition | None:
    """12.10.1. What is on the other side of a card, if there is anything, and its row is among the cards."""
    number = side.facts.get(OTHER_SIDE)
    return None if number is None else match.rulebook.cards().get(number)


def flip_over(match: Match, card: Card) -> bool:
    """10.37. Make the other side the active one, of the same card (12.10.3.4); False if it has nothing there."""
    other = other_side(match, match.state.definition[card])
    if other is None:
        return False
    verbs.flip_over(match, card, other)
    match.tell("flips-over", card=Ref(card))
    return True


def settle(match: Match, card: Card, zone: Zone) -> bool:
    """12.10.3.3. Let a G unit that is neither on a circle nor in the G zone be its normal unit; False if it cannot."""
    return not zone.kind.field and zone.kind is not zones.G_ZONE and flip_over(match, card)
