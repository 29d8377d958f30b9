"""201.2, 206. Costs that are compared: with that of another card, or with how many cards there are.

Destroy one of your creatures, and put a creature that costs less than it from your hand into the battle zone.
Choose up to two of your opponent's creatures of total cost 6 or less, and destroy them.
Discard a card, and choose up to two of your opponent's creatures of total cost no more than the discarded card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import eq, ge, gt, le, lt
from typing import ClassVar, Final

from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DONE, Chosen, FixedTarget, It, This, choose
from engine.language.descriptions import Trait
from engine.language.groups import CardsIn, InPlay, Pile, TakenCards
from engine.language.last_information import ever_meant
from engine.language.phrases import WordList, phrase
from engine.language.words import COUNT

_COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "less": lt,
    "most": le,
    "just": eq,
    "more": gt,
    "least": ge,
}

DEEDS: Final = WordList(
    "what was done with cards",
    {
        "destroyed": "destroy",
        "discarded": "discard",
        "revealed": "reveal",
        "returned": "return",
        "chosen": "choose",
    },
)


@phrase("the {deed} card/cards", deed=DEEDS)
@dataclass(frozen=True, slots=True)
class DoneCards(FixedTarget):
    """101.3. The cards with which the effect has done something: "the destroyed creature"."""

    of_deeds: ClassVar[bool] = True
    deed: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards, wherever the effect has put them: nothing is done with what something else has moved."""
        done = self.spoken_of(context)
        return [card for card in done if not context.has_left(match, card)] if context.left else done

    def spoken_of(self, context: Context) -> Sequence[Card]:
        """All of these cards."""
        return context.bound.get(DONE + self.deed, ())


_ONE: Final = This | It | DoneCards


@phrase("that costs/cost less than {one}", bound="less", one=_ONE)
@phrase("that costs/cost no more than {one}", bound="most", one=_ONE)
@phrase("that costs/cost the same as {one}", bound="just", one=_ONE)
@phrase("that costs/cost more than {one}", bound="more", one=_ONE)
@dataclass(frozen=True, slots=True)
class CostsBeside(Trait):
    """201.2. With a lower, a higher or the same cost as another card; of a twinpact either cost counts (201.2b)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({COSTS})
    one: FixedTarget
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a cost of it is so beside a cost of the other, as that was where the effect found it."""
        compared = _COMPARED[self.bound]
        asked = ever_meant(match, context, self.one)
        others = [cost for other, seen in asked for cost in seen.values(match, other)[COSTS]]
        return any(compared(cost, other) for cost in values[COSTS] for other in others)


@phrase("that costs/cost {by} more than {one}", above=True, bound="just", by=COUNT, one=_ONE)
@phrase("that costs/cost {by} less than {one}", above=False, bound="just", by=COUNT, one=_ONE)
@phrase("that costs/cost no more than {by} more than {one}", above=True, bound="most", by=COUNT, one=_ONE)
@dataclass(frozen=True, slots=True)
class CostsSoMuchMore(Trait):
    """201.2. With a cost that is by so much higher, or lower, than that of another card, or at most so high."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({COSTS})
    one: FixedTarget
    by: int
    above: bool
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a cost of it is so beside a cost of the other, as that was where the effect found it."""
        compared, more = _COMPARED[self.bound], self.by if self.above else -self.by
        asked = ever_meant(match, context, self.one)
        others = [cost + more for other, seen in asked for cost in seen.values(match, other)[COSTS]]
        return any(compared(cost, other) for cost in values[COSTS] for other in others)


@phrase("that has/have a civilization of {one}", one=_ONE)
@dataclass(frozen=True, slots=True)
class SharesCivilization(Trait):
    """106. With a civilisation of another card, as that was where the effect found it."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({CIVILIZATIONS})
    one: FixedTarget

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have a civilisation in common."""
        asked = ever_meant(match, context, self.one)
        others = [seen.values(match, other)[CIVILIZATIONS] for other, seen in asked]
        return any(not values[CIVILIZATIONS].isdisjoint(each) for each in others)


@phrase("that has/have a civilization of a {cards-}", cards=CardsIn)
@dataclass(frozen=True, slots=True)
class SharesCivilizationWithAny(Trait):
    """106. With a civilisation that one of certain cards has."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({CIVILIZATIONS})
    cards: CardsIn

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have a civilisation in common."""
        others = [each for each in self.cards.cards(match, context) if each != card]
        return any(not values[CIVILIZATIONS].isdisjoint(match.values(each)[CIVILIZATIONS]) for each in others)


@phrase("that costs/cost no more than the number of ({things+})", bound="most")
@phrase("that costs/cost less than the number of ({things+})", bound="less")
@phrase("that costs/cost the same as the number of ({things+})", bound="just")
@phrase("that costs/cost more than the number of ({things+})", bound="more")
@phrase("that costs/cost no less than the number of ({things+})", bound="least")
@dataclass(frozen=True, slots=True)
class CostsByNumber(Trait):
    """201.2. With a printed cost as great as the number of certain cards, or lower."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({COSTS})
    things: Pile | InPlay
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a cost of it is so beside the number, as it is now."""
        number = sum(1 for _ in self.things.cards(match, context))
        return any(_COMPARED[self.bound](cost, number) for cost in values[COSTS])


@phrase("{count} {among} of_total_cost {total} or less", among=TakenCards, random=False)
@phrase("{count} of {among+} of_total_cost {total} or less", among=InPlay, random=False)
@dataclass(frozen=True, slots=True)
class WithinTotalCost(Chosen):
    """201.2. Cards chosen one after the other, as long as their costs together are within a limit."""

    total: int = 0

    def most_together(self, match: Match, context: Context) -> int:
        """What they may cost together."""
        return self.total

    def asked_of(
        self, match: Match, context: Context, player: int, verb: str, limit: int | None
    ) -> Procedure[tuple[Card, ...]]:
        """Ask for one more until nobody fits or the player has enough; fewer may be chosen than there could be."""
        _, most = self.bounds(match, context)
        rest = self.most_together(match, context)
        chosen: tuple[Card, ...] = ()
        secret = self.is_secret(match, context)
        while len(chosen) < (most if limit is None else min(most, limit)):
            cards = [
                card
                for card in self.choosable_by(match, context, player)
                if card not in chosen and min(match.values(card)[COSTS]) <= rest
            ]
            more = (yield from choose(match, context, player, cards, (0, 1), verb, secret=secret)) if cards else ()
            if not more:
                break
            chosen = (*chosen, *more)
            rest -= min(match.values(more[0])[COSTS])
        return chosen


@phrase("{count} {among} of_total_cost no more than {one}", among=TakenCards, random=False, total=0, one=_ONE)
@phrase("{count} of {among+} of_total_cost no more than {one}", among=InPlay, random=False, total=0, one=_ONE)
@dataclass(frozen=True, slots=True)
class WithinCostOf(WithinTotalCost):
    """201.2. The same, where the limit is the cost of another card; of a twinpact its higher cost (201.2b)."""

    one: FixedTarget | None = None

    def most_together(self, match: Match, context: Context) -> int:
        """The cost of the other card, as that was where the effect found it; without one, nothing is chosen."""
        asked = () if self.one is None else ever_meant(match, context, self.one)
        return max([cost for other, seen in asked for cost in seen.values(match, other)[COSTS]], default=-1)


@phrase("{count} {among} of_total_cost no more than the number of ({things+})", among=TakenCards, random=False, total=0)
@phrase("{count} of {among+} of_total_cost no more than the number of ({things+})", among=InPlay, random=False, total=0)
@dataclass(frozen=True, slots=True)
class WithinNumberOf(WithinTotalCost):
    """201.2. The same, where the limit is how many of certain cards there are."""

    things: Pile | InPlay | None = None

    def most_together(self, match: Match, context: Context) -> int:
        """How many there are now."""
        return 0 if self.things is None else sum(1 for _ in self.things.cards(match, context))
