"""5.24. To Set cards, and cards that are Set, as texts say it.

ACT: Set a card from your hand face down to one of your gates.
ACT [1/turn]: Turn all cards set to this member face up.
CONT: If this member has set cards, it gets power +1000.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import setting, zones
from engine.games.luck_and_logic.vocabulary.moving import MovesCards
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, It, Target, This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.groups import Pile, TakenCards, is_legible
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity, Some
from engine.language.phrases import phrase

_BEARER = "bearer"  # the key in `Context.bound` of what cards are Set to


@phrase("set {target} face up to {bearer}", face_down=False)
@phrase("set {target} face down to {bearer}", face_down=True)
@dataclass(frozen=True, slots=True)
class SetTo(MovesCards):
    """5.24.1. Set cards to a member or a gate, which is meant as it was before these were chosen."""

    verb: ClassVar[str] = "set"
    pays: ClassVar[bool] = False
    bearer: Target
    face_down: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note what they are Set to; then choose them, and Set them. What has left the field is still meant."""
        context.bound[_BEARER] = yield from self.bearer.pick(match, context, "choose")
        yield from MovesCards.resolve(self, match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """One after the other, to the one that is meant."""
        done: tuple[Card, ...] = ()
        for bearer in context.bound.get(_BEARER, ())[:1]:
            for card in [each for each in cards if each != bearer]:
                if (yield from setting.set_to(match, card, bearer, face_down=self.face_down)):
                    done += (card,)
        return done


def _set_cards(match: Match, context: Context, bearer: This | It, description: Description) -> list[Card]:
    """The cards that fit of those Set to these cards; of what lies face down only how it lies is known (4.1.3.2.2).

    9.11.1: those that were Set to a card that has left are meant while they lie as they lay (10.7.1.3).
    """
    zone, attached = match.state.zone, match.state.attached
    asked = ever_meant(match, context, bearer)
    there = [(card, each) for each, seen in asked for card in seen.attached(match, each, zones.SET)]
    return [
        card
        for card, each in there
        if zone[card].kind is zones.SET and attached.get(card, each) == each
        if is_legible(match, card, description) and description.fits(match, context, card, match.values(card))
    ]


@phrase("{description} set_to {bearer}")
@dataclass(frozen=True, slots=True)
class SetCards(Pile):
    """5.24.1. The cards Set to a card."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    description: Description
    bearer: This | It

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """In the order in which they were Set (5.24.5)."""
        return _set_cards(match, context, self.bearer, self.description)


@phrase("{description} set_to {bearer}")
@dataclass(frozen=True, slots=True)
class SetCardsFrom(TakenCards):
    """5.24.1. Cards to be taken of those Set to a card."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    description: Description
    bearer: This | It

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """In the order in which they were Set (5.24.5)."""
        return _set_cards(match, context, self.bearer, self.description)


@phrase("{one} has/have set_cards", quantity=Some())
@phrase("{one} has/have {quantity} set_cards")
@dataclass(frozen=True, slots=True)
class HasSetCards(PlainCondition):
    """5.24.1. How many cards are Set to certain cards."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    one: FixedTarget
    quantity: Quantity

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any of these cards, and so many are Set to each, or were when it left (9.11.1)."""
        asked = ever_meant(match, context, self.one)
        numbers = [len(seen.attached(match, card, zones.SET)) for card, seen in asked]
        return bool(numbers) and all(self.quantity.includes(number) for number in numbers)
