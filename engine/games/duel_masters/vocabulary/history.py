"""What has happened in the turn: what was put, destroyed or drawn, what attacked, and what came to a zone.

At the end of your turn, if within_this_turn three or more creatures have been destroyed, draw a card.
At the end of your opponent's turn, if within_this_turn no creatures have attacked, draw a card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import history, zones
from engine.games.duel_masters.battle_state import HAVE_ATTACKED
from engine.games.duel_masters.put_this_turn import PUT_THIS_TURN
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.put_this_turn import fits_what_was_put
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, Other
from engine.language.errors import Contradiction
from engine.language.numbers import Quantity
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat

ANYONES: Final = ""
_CARDS: Final = Description(CardNoun())


@dataclass(frozen=True, slots=True)
class InThisTurn(PlainCondition, ABC):
    """603.4. Whether so many of something have been in an event of this turn, by its print if it has left."""

    quantity: Quantity
    things: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        found = dict.fromkeys(self.events(match, context))  # of an attacker, each attack is one
        fitting = [each for each in found if fits_what_was_put(self.things, match, context, *each)]
        return self.quantity.includes(len(fitting))

    @abstractmethod
    def events(self, match: Match, context: Context) -> Iterable[tuple[Card, int]]:
        """The cards, each with `State.entered` then."""


@phrase("within_this_turn you have put {quantity} {things}", player=YOURS)
@phrase("within_this_turn your opponent has put {quantity} {things}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class HavePutThisTurn(InThisTurn):
    """403. Whether a player has put so many such cards into the battle zone in this turn."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PUT_THIS_TURN.touches})
    player: str

    def events(self, match: Match, context: Context) -> Iterable[tuple[Card, int]]:
        """What that player has put."""
        player = seat(context, self.player)
        return [(card, entered) for whose, card, entered in PUT_THIS_TURN.of(match) if whose == player]


@phrase("within_this_turn {quantity} {things} has/have attacked")
@dataclass(frozen=True, slots=True)
class HaveAttackedThisTurn(InThisTurn):
    """506.1. Whether so many such creatures have attacked in this turn, each counted once."""

    looks_at: ClassVar[frozenset[str]] = frozenset({HAVE_ATTACKED.touches})

    def events(self, match: Match, context: Context) -> Iterable[tuple[Card, int]]:
        """What has attacked, and attacks."""
        return [(each.card, each.entered) for each in HAVE_ATTACKED.of(match)]


@phrase("within_this_turn {quantity} {things} has/have been destroyed", kind=history.DESTROYED, whose=ANYONES)
@phrase(
    "within_this_turn {quantity} {things} of_your_side has/have been destroyed", kind=history.DESTROYED, whose=YOURS
)
@phrase(
    "within_this_turn {quantity} {things} of_the_other_side has/have been destroyed",
    kind=history.DESTROYED,
    whose=OPPONENTS,
)
@phrase("within_this_turn {quantity} {things} has/have come among your shields", kind=zones.SHIELD.name, whose=YOURS)
@phrase(
    "within_this_turn {quantity} {things} has/have come among your opponent's shields",
    kind=zones.SHIELD.name,
    whose=OPPONENTS,
)
@phrase("within_this_turn {quantity} {things} has/have come to your graveyard", kind=zones.GRAVEYARD.name, whose=YOURS)
@phrase(
    "within_this_turn {quantity} {things} has/have come to your opponent's graveyard",
    kind=zones.GRAVEYARD.name,
    whose=OPPONENTS,
)
@phrase("within_this_turn {quantity} {things} has/have come to a graveyard", kind=zones.GRAVEYARD.name, whose=ANYONES)
@phrase("within_this_turn you have drawn {quantity} cards", kind=history.DRAWN, whose=YOURS, things=_CARDS)
@phrase("within_this_turn your opponent has drawn {quantity} cards", kind=history.DRAWN, whose=OPPONENTS, things=_CARDS)
@dataclass(frozen=True, slots=True)
class HappenedThisTurn(InThisTurn):
    """603.4. Whether something has happened in this turn to so many such cards of a player, or of both."""

    looks_at: ClassVar[frozenset[str]] = frozenset({history.HISTORY.touches})
    kind: str
    whose: str

    def __post_init__(self) -> None:
        if any(isinstance(each, Other) for each in self.things.qualities):
            raise Contradiction("it does not say than which other card")

    def events(self, match: Match, context: Context) -> Iterable[tuple[Card, int]]:
        """To which cards it has happened."""
        player = None if self.whose == ANYONES else seat(context, self.whose)
        return [
            (card, entered)
            for kind, whose, card, entered in history.HISTORY.of(match)
            if kind == self.kind and player in (None, whose)
        ]


@dataclass(frozen=True, slots=True)
class IsDrawnEarly(PlainCondition):
    """Whether the player has drawn the card with the ability in this turn of theirs, before attacking in it."""

    looks_at: ClassVar[frozenset[str]] = frozenset({history.HISTORY.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is still the card that was drawn."""
        return context.source in history.drawn_early(match)
