"""403.4, 310.8. Cards that lie under a card of the battle zone.

Whenever this creature attacks, you may put a card lying_under this creature into your graveyard.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import It, This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.groups import Group, Pile, TakenCards
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity
from engine.language.phrases import phrase


@dataclass(frozen=True, slots=True)
class CardsOfOne(Group):
    """109.2a. Those of the cards of a creature that fit; each class says of which."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, zones.BATTLE.name})
    all_of_it: ClassVar[bool] = False  #: or only what lies under a card
    description: Description
    one: This | It

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that fit."""
        found: list[Card] = []
        for lead in [match.lead(one) for one in self.one.cards(match, context)]:
            beside = (lead, *field.linked(match, lead)) if self.all_of_it else ()
            found += [*beside, *field.under_all(match, lead)]
        return [card for card in found if self.matches(match, context, card, match.values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)


@phrase("{description} lying_under {one}")
@dataclass(frozen=True, slots=True)
class CardsUnder(CardsOfOne, TakenCards):
    """403.4. The cards under a creature, the lowest first."""


@phrase("{description} belonging_to {one}")
@dataclass(frozen=True, slots=True)
class CardsOfCreature(CardsOfOne, Pile):
    """109.2a. The cards of which a creature consists: its own, those linked with it, and those under all of these."""

    all_of_it: ClassVar[bool] = True


@phrase("there is/are {quantity} {things} lying_under this creature")
@dataclass(frozen=True, slots=True)
class HasUnder(PlainCondition):
    """403.4. Whether so many cards lie under the creature with the ability."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, zones.BATTLE.name})
    quantity: Quantity
    things: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many, or was when the creature left (110.5a)."""
        asked = ever_meant(match, context, ThisCreature())
        under = [
            card
            for one, seen in asked
            for part in (one, *seen.attached(match, one, zones.LINKED))
            for card in seen.attached(match, part, zones.UNDER)
        ]
        return self.quantity.includes(
            sum(1 for card in under if self.things.fits(match, context, card, match.values(card)))
        )
