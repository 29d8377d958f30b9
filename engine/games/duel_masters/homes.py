"""117.1, 118, 408. Cards that have a home beside the deck, and go there from any zone but the battle zone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.duel_masters import faces, gacharange, twinpacts, zones
from engine.games.duel_masters.characteristics import SUPERTYPES
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.position import Position
from engine.kernel.zones import Zone

HOMES: Final = (zones.HYPERSPATIAL, zones.GACHARANGE)
"""100.3, 100.4. The zones of certain cards alone, to which these return."""


@lru_cache(maxsize=4096)
def lies_anywhere(definition: CardDefinition) -> bool:
    """Whether a card has no home outside of the battle zone, and lies everywhere with the same side up."""
    of_hyperspatial = faces.is_of_hyperspatial(definition) or faces.is_zeron(definition)
    return not (of_hyperspatial or _is_gacharange(definition) or twinpacts.WHOLE in definition.facts)


def goes_on(match: Position, card: Card, zone: Zone) -> bool:
    """117.1, 118.1. Whether a card goes home at once from a zone to which it comes (`Hooks.goes_on`).

    408.3. Nobody says how it lies among the others.
    """
    definition = match.state.definition[card]
    return not zone.kind.field and (faces.is_of_hyperspatial(definition) or _is_gacharange(definition))


def goes_where_it_belongs(match: Match, card: Card) -> bool:
    """118.1, 809.2b. A gacharange creature in any zone but the battle zone goes under the super gacharange at once.

    118.2, 400.3. Any other card that came there, or to the hyperspatial zone, goes to the graveyard. Whether it went.
    """
    kind, owner = match.state.zone[card].kind, match.state.owner[card]
    if _is_gacharange(match.state.definition[card]):
        if kind is zones.GACHARANGE or kind is zones.PENDING:
            return False
        verbs.place(match, card, zones.GACHARANGE[owner], verbs.Arrival(bottom=True))
        return True
    if kind not in HOMES:
        return False
    verbs.place(match, card, zones.GRAVEYARD[owner])
    return True


def _is_gacharange(definition: CardDefinition) -> bool:
    return gacharange.SUPERTYPE in definition.values[SUPERTYPES]
