"""Cards as texts speak of them: this creature, a player's creatures, all that are in the battle zone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import battle_state, field, gears, twinpacts, zones
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.choosable import choosable
from engine.games.duel_masters.summoning_from import summonable_from
from engine.games.duel_masters.terms import usable_elsewhere
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, TypeNoun
from engine.kernel.abilities import Context, Selection
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import Bygone, FixedTarget, It, This
from engine.language.descriptions import Description
from engine.language.groups import InPlay, TakenCards, in_play
from engine.language.phrases import phrase
from engine.language.places import OWNERS, YOURS, seat

CREATURE_CARD: Final = Description(TypeNoun("creature"))


def power_of_this(match: Match, context: Context) -> int:
    """108.1b, 110.5a. The power of the creature with the ability, as it is or as it last was in the battle zone."""
    this = context.this(match)
    is_there = this is not None and match.state.zone[this].kind is zones.BATTLE
    values = match.values(this) if this is not None and is_there else context.information(match)
    return field.whole_power(max(0, values[POWER]))


@phrase("this creature")
@dataclass(frozen=True, slots=True)
class ThisCreature(This):
    """The creature with the ability."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CardsOf(InPlay):
    """What a player has in the battle zone: "your opponent's tapped creatures"."""

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, place by place."""
        return _there(match, context, seat(context, self.owner), self.description)

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """101.2. Without those that cannot be chosen."""
        return choosable(match, context, self.cards(match, context))


@phrase("either player's {description}", owner="either")
@dataclass(frozen=True, slots=True)
class AnyonesCards(InPlay):
    """What is in the battle zone, whoever's it is, as that to which something happens."""

    def is_of(self, context: Context, player: int) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, the player's own first."""
        return InTheBattleZone(self.description).cards(match, context)

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """101.2. Without those that cannot be chosen."""
        return choosable(match, context, self.cards(match, context))


@phrase("the crossed creature")
@dataclass(frozen=True, slots=True)
class TheCrossedCreature(FixedTarget):
    """701.17. The creature with which the gear is crossed."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, zones.BATTLE.name})

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """It, if there is one."""
        card = gears.crossed_with(match, context.source)
        return () if card is None else (card,)


@phrase("the crossed creature")
@dataclass(frozen=True, slots=True)
class ACrossedCreature(InPlay):
    """701.17. The creature with which the gear is crossed, as the one to which something happens."""

    owner: str = YOURS
    description: Description = CREATURE_CARD

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is that one. 303.5, 603.5. The gear stays as the creature leaves, and still means it then.

        801.4c. It does not mean the top card that has left alone: it is crossed with what stays.
        """
        crossed, event = gears.crossed_with(match, context.source), context.event
        if crossed is not None or event is None:
            return crossed == card
        return event.last_of(card) is not None and context.source in event.bore


@phrase("that shield")
@dataclass(frozen=True, slots=True)
class ThatShield(FixedTarget):
    """113. The shield that would be broken: all cards that lie there."""

    refers_back: ClassVar[bool] = True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards at its place."""
        event = context.event
        return () if event is None or event.source is None else match.cards(event.source)


@phrase("the topmost_card of {one}", one=It)
@dataclass(frozen=True, slots=True)
class TheTopCardOf(Bygone):
    """801.4. Of a creature of which the text has spoken, the card on top alone."""

    one: It

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The card that stands for the creature."""
        return self.one.cards(match, context)


@phrase("the attacking_one")
@dataclass(frozen=True, slots=True)
class TheAttackingCreature(Bygone):
    """506.1d. The creature that is attacking."""

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """It, while it is there."""
        card = battle_state.attacker(match)
        return () if card is None else (card,)


@phrase("the blocking_one")
@dataclass(frozen=True, slots=True)
class TheBlockingCreature(Bygone):
    """507.2a. The creature that is blocking."""

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """It, while it is there."""
        card = battle_state.blocker(match)
        return () if card is None else (card,)


@phrase("both_creatures")
@dataclass(frozen=True, slots=True)
class BothFighters(FixedTarget):
    """115. The two creatures of a battle that has just been fought."""

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The one that the event is about, and the other."""
        event = context.event
        both = () if event is None else (event.card, event.other)
        return [card for card in both if card is not None and match.state.zone[card].kind is zones.BATTLE]


@phrase("both {first} and {second}")
@dataclass(frozen=True, slots=True)
class BothCards(FixedTarget):
    """Two cards that the text has named, with which something is done at the same time."""

    first: ThisCreature | It
    second: ThisCreature | It

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The one and the other; once where they are the same."""
        return tuple(dict.fromkeys((*self.first.cards(match, context), *self.second.cards(match, context))))


@dataclass(frozen=True, slots=True)
class CardsToUse(Selection):
    """601.1a. A player's cards, or those of both, wherever they may be used from, and gears that may be crossed."""

    looks_at: ClassVar[frozenset[str]] = frozenset(
        {zones.HAND.name, zones.BATTLE.name, zones.GRAVEYARD.name, zones.MANA.name}
    )
    owner: str
    description: Description

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards in the hand and in the battle zone that fit, and those that may be used from other zones."""
        players = (seat(context, self.owner),) if self.owner else (context.player, 1 - context.player)
        there = [card for each in players for card in (*field.hand(match, each), *field.elements(match, each))]
        there += [card for each in players for card in (*usable_elsewhere(match, each), *summonable_from(match, each))]
        values = match.values
        return [card for card in there if self.matches(match, context, card, values(card))]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """808.3a, 812.1c. Whether it fits as it is, or as what it may be used as: a half, a king creature."""
        if self.description.fits(match, context, card, values):
            return True
        sides = twinpacts.halves_of(match, card)
        return bool(sides) and any(self.description.fits(match, context, card, side.values) for side in sides)


@phrase("any_player's {description}", owner=YOURS)
@dataclass(frozen=True, slots=True)
class AnyonesCard(InPlay):
    """403. A card of either player in the battle zone, as the one to which something happens."""

    owner: str
    description: Description

    def is_of(self, context: Context, player: int) -> bool:
        """Whosever it is."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards of both players."""
        return InTheBattleZone(self.description).cards(match, context)


@phrase("{description} in the battle zone")
@dataclass(frozen=True, slots=True)
class InTheBattleZone(TakenCards):
    """403. What both players have in the battle zone, the player's own first."""

    description: Description

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, place by place."""
        both = (context.player, 1 - context.player)
        return [card for player in both for card in _there(match, context, player, self.description)]

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """101.2. Without those that cannot be chosen."""
        return choosable(match, context, self.cards(match, context))

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)

    def aspects(self) -> frozenset[str]:
        """Where such cards are, and what they are like."""
        return self.description.aspects_in_play()


def _there(match: Match, context: Context, player: int, description: Description) -> list[Card]:
    """109.2a. What a player has in the battle zone that fits: "cards" are single cards, anything else is a whole."""
    if type(description.noun) is not CardNoun:
        return in_play(match, context, player, description)
    found = [(card, field.seen_as_card(match, card)) for card in field.parts(match, player)]
    return [card for card, values in found if description.fits(match, context, card, values)]
