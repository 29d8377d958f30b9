"""805. Psychic super creatures: what is on the cards of which they consist, the psychic cells.

A card file has a row for each creature, and one for the super creature on the other side of all of them, or one for
each. Each creature gets two more sides: a psychic cell, and the whole super creature as the card shows it that stands
for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.characteristics import NOTHING_MORE, PSYCHIC_CELL, ZERON_CELL
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel import verbs
from engine.kernel.cards import CANNOT, NAMES, Card, values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.language.instructions import Clause

CELL: Final = "cell"
"""The key in `CardDefinition.facts` of a super creature: the number of the psychic cell on the same card."""

CELLS: Final = "cells"
"""The key in `CardDefinition.facts` of a super creature: of how many cells it consists."""

SUPER: Final = "psychic super"
"""805.1. The supertype of psychic super creatures."""

ZERON: Final = "zeron"
"""810.1. The supertype of ceremonies, nebulae, and of the zeron creatures on their other side."""


@dataclass(frozen=True, slots=True)
class LinksCells(Clause):
    """701.18, 804.1c. What links creatures of these names to the one with the ability."""

    names: tuple[str, ...]


def with_cells(cards: Mapping[str, CardDefinition]) -> Mapping[str, CardDefinition]:
    """These cards, and the cells and wholes of the super creatures among them."""
    found = dict(cards)
    for whole in cards.values():
        if whole.side and not whole.values[characteristics.SUPERTYPES].isdisjoint({SUPER, ZERON}):
            fronts = [card for card in cards.values() if whole.number in card.facts[OTHER_SIDES]]
            for front in fronts:
                count = max(len(fronts), 1 + _linked_by(front))
                found.update({each.number: each for each in sides_of(front, whole, count)})
    return found


def turn_to_cell(match: Match, card: Card, whole: CardDefinition) -> None:
    """805.1, 810.1, 812.1c. Turn up the cell of a card that has this whole creature on one of its sides."""
    verbs.flip_over(match, card, match.rulebook.cards()[whole.facts[CELL]])


def _linked_by(front: CardDefinition) -> int:
    """804.1c. How many others a creature links to itself by its text: each may have the whole in a row of its own."""
    links = [node for ability in front.abilities for node in ability.walk() if isinstance(node, LinksCells)]
    return max((len(each.names) for each in links), default=0)


def sides_of(front: CardDefinition, whole: CardDefinition, count: int) -> list[CardDefinition]:
    """805.1, 810.1. The sides of a card of which a super creature consists: its front, the super creature, the cell."""
    is_zeron = ZERON in whole.values[characteristics.SUPERTYPES]
    kind = ZERON_CELL if is_zeron else PSYCHIC_CELL
    shown, cell = f"{front.number}-whole", f"{front.number}-cell"
    back = {**whole.facts, OTHER_SIDES: (front.number,), CELL: cell, CELLS: count}
    values: dict[str, Any] = {
        **whole.values,
        **NOTHING_MORE,
        NAMES: frozenset({whole.name}),
        characteristics.TYPES: frozenset({kind}),
        characteristics.SUPERTYPES: frozenset({ZERON if is_zeron else "psychic"}),
        characteristics.COSTS: (0,),  # 805.1d
        characteristics.RACES: frozenset(),
        characteristics.POWER: 0,
        CANNOT: frozenset(),
    }
    return [
        replace(front, facts=MappingProxyType({**front.facts, OTHER_SIDES: (shown,)})),
        replace(whole, number=shown, facts=MappingProxyType(back), side="b"),
        CardDefinition(
            number=cell,
            name=whole.name,
            kind=kind,
            values=values_of(values),
            facts=MappingProxyType({**front.facts, OTHER_SIDES: (front.number,)}),
            side="c",
        ),
    ]
