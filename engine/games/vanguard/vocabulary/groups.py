"""Units as texts speak of them: a player's units, this unit, the vanguard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import characteristics, field, zones
from engine.kernel.abilities import Context
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import Bygone, FixedTarget, This
from engine.language.groups import CHOSEN_BY_OPPONENT, InPlay
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat


@phrase("this unit")
@dataclass(frozen=True, slots=True)
class ThisUnit(This):
    """The card with the ability, where it is a unit."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class UnitsOf(InPlay):
    """Units of a player on the field: "your opponent's grade 1 or less rear-guards"."""

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """11.13. Without those that an opponent's effects cannot choose."""
        cards = self.cards(match, context)
        if self.owner == YOURS:
            return list(cards)
        return [card for card in cards if not _resists(match, card)]


@phrase("any_player's {description}", owner="")
@dataclass(frozen=True, slots=True)
class UnitsOfAnyone(UnitsOf):
    """Units on the field whosever they are: "any player's locked cards"."""

    def is_of(self, context: Context, player: int) -> bool:
        """Everybody's units are meant."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those of the master of the ability first."""
        return [card for owner in (YOURS, OPPONENTS) for card in UnitsOf(owner, self.description).cards(match, context)]

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """11.13. Without those of the opponent that an opponent's effects cannot choose."""
        groups = [UnitsOf(owner, self.description) for owner in (YOURS, OPPONENTS)]
        return [card for group in groups for card in group.choosable(match, context)]


@phrase("the placed_unit")
@dataclass(frozen=True, slots=True)
class PlacedUnit(Bygone):
    """8.6.5. The unit whose coming to a circle the trigger speaks of, whatever the text has chosen since."""

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The unit, while it is what it was."""
        event = context.event
        if event is None or event.card is None or event.entered not in (None, match.state.entered[event.card]):
            return ()
        return (match.lead(event.card),)


@phrase("{owner} vanguard", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TheVanguard(FixedTarget):
    """3.9. The vanguard whose master a player is: the player's own, unless another dominates it (10.35.2)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.VANGUARD.name})
    owner: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The vanguard, if there is one."""
        player = seat(context, self.owner)
        leaders = (field.vanguard(match, each) for each in (player, 1 - player))
        return [card for card in leaders if card is not None and match.master(card) == player][:1]


@phrase("both {first} and {second}")
@dataclass(frozen=True, slots=True)
class BothOf(FixedTarget):
    """Certain cards and others."""

    first: FixedTarget
    second: FixedTarget

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """All of them, each once."""
        return tuple(dict.fromkeys((*self.first.cards(match, context), *self.second.cards(match, context))))


@phrase("{owner} vanguard", owner=OWNERS, printed_only=True)
@dataclass(frozen=True, slots=True)
class ChosenVanguard(TheVanguard):
    """11.13. The vanguard where a text says to choose it: an effect finds none, if it cannot choose the opponent's."""

    def conceivable(self, match: Match, context: Context) -> tuple[Card, ...]:
        """The vanguard, if an effect may choose it."""
        return tuple([card for card in self.cards(match, context) if self.owner == YOURS or not _resists(match, card)])

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """The same; nothing is asked."""
        yield from ()
        return self.conceivable(match, context)


def _resists(match: Match, card: Card) -> bool:
    """11.13.1. Whether the opponent's effects cannot choose a unit; a locked card is none (10.22.3)."""
    if match.state.zone[card].kind is zones.LOCK:
        return False
    values = match.values(card)
    return "resist" in values[characteristics.KEYWORDS] or CHOSEN_BY_OPPONENT in values[CANNOT]
