"""101.5, 609. Replacement effects as texts say them: what is about to happen, and what happens instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.actions import DESTROY
from engine.games.duel_masters.breaking import BREAK
from engine.games.duel_masters.characteristics import CREATURE, SPELL, TYPES
from engine.games.duel_masters.choosable import what_acts
from engine.games.duel_masters.field import SUMMONING
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.state_based import LOSE_BATTLE
from engine.games.duel_masters.using import CAST
from engine.games.duel_masters.vocabulary.triggers import is_who_acts
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.hand_and_deck import DISCARD
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat
from engine.language.prospects import Prospect
from engine.language.replacing import Stays
from engine.language.triggers import Who, is_who


@phrase("{who-} would break a shield", kind=BREAK)
@phrase("{who-} would lose a battle", kind=LOSE_BATTLE)
@dataclass(frozen=True, slots=True)
class WouldFight(Prospect):
    """509.5, 115.3b. A creature is about to break a shield, or to lose a battle."""

    who: Who
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who_acts(match, context, self.who, event)


@phrase("{who-} would be destroyed")
@dataclass(frozen=True, slots=True)
class WouldBeDestroyed(Prospect):
    """701.6. A creature is about to be destroyed."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return event.detail == DESTROY and is_who(match, context, self.who, event.card)


EVER: Final = "ever"
THEIR_TURN: Final = "their turn"
THEIR_EFFECT: Final = "their effect"
THEIR_SPELL_OR_CREATURE: Final = "their spell or creature"


@phrase("{who-} would be discarded", circumstance=EVER)
@phrase("{who-} would be discarded during your opponent's turn", circumstance=THEIR_TURN)
@phrase("{who-} would be discarded by your opponent's effect", circumstance=THEIR_EFFECT)
@phrase("{who-} would be discarded by your opponent's spell or creature", circumstance=THEIR_SPELL_OR_CREATURE)
@dataclass(frozen=True, slots=True)
class WouldBeDiscarded(Prospect):
    """701.7, 110.4g. The card is about to be discarded from the hand: ever, in the opponent's turn, by what they do.

    509.5c. What is discarded for a strike back still lies among the shields, and is discarded as if from the hand.
    """

    active_in: ClassVar[tuple[str, ...]] = (zones.HAND.name, zones.SHIELD.name)
    who: Who
    circumstance: str

    def __post_init__(self) -> None:
        if not isinstance(self.who, This):
            raise Contradiction("only of itself does a card say what happens instead of its being discarded")

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and the opponent's turn or doing if that is asked."""
        if event.detail != DISCARD or event.card != context.source:
            return False
        if self.circumstance == THEIR_TURN:
            return match.state.turn_player != context.player
        cause = match.resolving
        if cause is None or cause.paying or cause.context.player == context.player:
            return self.circumstance == EVER
        doing = what_acts(match, cause.context)[TYPES]
        return self.circumstance != THEIR_SPELL_OR_CREATURE or not doing.isdisjoint((SPELL, CREATURE))


@phrase("{who-} would be put into a graveyard")
@dataclass(frozen=True, slots=True)
class WouldBeBuried(Prospect):
    """404, 609.8a. A card is about to go to a graveyard: from the battle zone, or a spell after it was cast."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card."""
        card = event.card
        if card is None or event.detail != CAST or isinstance(self.who, This):
            return is_who(match, context, self.who, card)
        of_player = self.who.is_of(context, match.master(card))
        return of_player and self.who.matches(match, context, card, match.values(card))


@phrase("either ({first}) or_else ({second})")
@dataclass(frozen=True, slots=True)
class EitherWould(Prospect):
    """609.1. One thing is about to happen, or another one."""

    first: Prospect
    second: Prospect

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.first.kinds, *self.second.kinds)))

    @property
    def names_no_card(self) -> bool:
        return self.first.names_no_card and self.second.names_no_card

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is either."""
        both = (self.first, self.second)
        return any(event.kind in each.kinds and each.matches(match, context, event) for each in both)


@phrase("your opponent would put a {description-} into the battle zone", summoned=None)
@phrase("your opponent would put a {description-} into the battle zone without_summoning_it", summoned=False)
@dataclass(frozen=True, slots=True)
class WouldPut(Prospect):
    """403, 701.3. The opponent is about to put a card into the battle zone, in any way or in any but summoning it."""

    description: Description
    summoned: bool | None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.BATTLE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is a card of the opponent that was not there, and came so."""
        card = event.card
        if card is None or event.source is None or event.source.kind.field or match.state.owner[card] == context.player:
            return False
        if self.summoned is not None and (SUMMONING.of(match) == card) is not self.summoned:
            return False
        return self.description.fits(match, context, card, match.values(card))


@phrase("({prospect}) while {requirement}")
@dataclass(frozen=True, slots=True)
class WouldWhile(Prospect):
    """609.1. Something is about to happen while something is so."""

    prospect: Prospect
    requirement: PlainCondition

    def __post_init__(self) -> None:
        if isinstance(self.prospect, WouldBeDiscarded):
            raise Contradiction("being discarded says itself when, and it is a card in the hand that says so")

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.prospect.kinds

    @property
    def names_no_card(self) -> bool:
        return self.prospect.names_no_card

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is that, and so."""
        return self.prospect.matches(match, context, event) and self.requirement.holds(match, context)


@phrase("a shield_of_yours would be broken")
@dataclass(frozen=True, slots=True)
class ShieldWouldBreak(Prospect):
    """701.14. One of the player's shields is about to be broken."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (BREAK,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is a shield of the player."""
        return event.source is not None and event.source.player == context.player


@phrase("you would lose the game", player=YOURS)
@phrase("your opponent would lose the game", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class WouldLose(Prospect):
    """104.2, 813.1. A player is about to lose the game, whyever that is."""

    player: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (LOSE,)

    @property
    def names_no_card(self) -> bool:
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player."""
        return event.player == seat(context, self.player)


@phrase("what_would_leave stays")
@dataclass(frozen=True, slots=True)
class StaysInstead(Stays):
    """609.1. What would leave the battle zone stays there, with all that is said of it; otherwise it leaves."""
