"""Gauges: cards that lie face down under a unit.

AUTO (RC): When this unit attacks, put the top card of your deck face down as an equip gauge for this unit.
CONT (RC): This unit gets power +5000 for each card in the equip gauge of this unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import gauges, zones
from engine.games.vanguard.vocabulary.groups import ThisUnit
from engine.games.vanguard.vocabulary.places import KINDS
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import IT, Chosen, FixedTarget, It, Target
from engine.language.descriptions import Description, Trait
from engine.language.groups import Pile, TakenCards
from engine.language.instructions import TargetedCardAction
from engine.language.numbers import Quantity, Some
from engine.language.phrases import WordList, phrase

_EQUIP, _DIVINE = zones.EQUIP_GAUGE.name, zones.DIVINE_GAUGE.name

THE_GAUGE: Final = WordList("a gauge", {"the_equip_gauge": _EQUIP, "the_divine_gauge": _DIVINE})
A_GAUGE: Final = WordList("a gauge", {"an_equip_gauge": _EQUIP, "a_divine_gauge": _DIVINE})
GAUGE_CARDS: Final = WordList("a gauge", {"cards_as_an_equip_gauge": _EQUIP, "cards_as_a_divine_gauge": _DIVINE})

_UNIT: Final = "unit"  # the key in `Context.bound` of the unit whose gauge cards become


def _gauge(match: Match, context: Context, unit: FixedTarget, gauge: str, description: Description) -> list[Card]:
    """The cards that fit of a gauge of these units; of the unit with the ability also where it has left."""
    units = list(unit.cards(match, context))
    found = [card for each in units for card in gauges.gauge_of(match, each, KINDS[gauge])]
    if not units and isinstance(unit, ThisUnit):
        found = gauges.gauge_of(match, context.source, KINDS[gauge], context.stamp)
    return [card for card in found if description.fits(match, context, card, match.values(card))]


@phrase("{description} in {gauge} of {unit}", gauge=THE_GAUGE, unit=ThisUnit | It)
@dataclass(frozen=True, slots=True)
class GaugeIn(Pile):
    """The cards of a gauge of a unit."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    description: Description
    gauge: str
    unit: FixedTarget

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return _gauge(match, context, self.unit, self.gauge, self.description)


@phrase("{description} from {gauge} of {unit}", gauge=THE_GAUGE, unit=ThisUnit | It)
@dataclass(frozen=True, slots=True)
class GaugeFrom(TakenCards):
    """Cards to be taken from a gauge of a unit."""

    description: Description
    gauge: str
    unit: FixedTarget

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return _gauge(match, context, self.unit, self.gauge, self.description)


@phrase("put {target} face down as {gauge} for {unit}", gauge=A_GAUGE)
@dataclass(frozen=True, slots=True)
class PutUnder(TargetedCardAction):
    """Put cards face down under a unit; "it" is that unit from then on."""

    verb: ClassVar[str] = "put"
    pays: ClassVar[bool] = False
    gauge: str
    unit: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note whose gauge they become; then choose them, and move them."""
        units = yield from self.unit.pick(match, context, "choose")
        context.bound[_UNIT] = units
        yield from TargetedCardAction.resolve(self, match, context)
        context.bound[IT] = units

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        units = context.bound.get(_UNIT, ())
        if len(units) != 1:
            return ()
        return (yield from gauges.put_under(match, cards, units[0], KINDS[self.gauge]))

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there are cards, and a unit to put them under."""
        unit = self.unit
        there = unit.conceivable(match, context) if isinstance(unit, Chosen) else unit.cards(match, context)
        return bool(list(there)) and TargetedCardAction.may_begin(self, match, context)


@phrase("with {gauge}", gauge=A_GAUGE, quantity=Some(), there=True)
@phrase("with {quantity} {gauge}", gauge=GAUGE_CARDS, there=True)
@phrase("without {gauge}", gauge=A_GAUGE, quantity=Some(), there=False)
@dataclass(frozen=True, slots=True)
class WithGauge(Trait):
    """With so many cards under it, or without any."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    gauge: str
    quantity: Quantity
    there: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there are so many."""
        return self.quantity.includes(len(gauges.gauge_of(match, card, KINDS[self.gauge]))) is self.there
