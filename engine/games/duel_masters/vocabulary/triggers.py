"""603. Triggers: creatures that come and go, attack, block and battle; cards that are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.actions import DESTROY
from engine.games.duel_masters.battle_state import (
    BATTLE_LOST,
    BATTLE_WON,
    BLOCKED,
    ShieldBreaker,
    attacker,
    creature_of,
)
from engine.games.duel_masters.field import SUMMONING
from engine.games.duel_masters.using import CAST, EXPAND, FORTIFY, GENERATE, SUMMON, USE
from engine.games.duel_masters.vocabulary.groups import AnyonesCard, AnyonesCards
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.hand_and_deck import DISCARD
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import InPlay
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat
from engine.language.triggers import HappensTo, PlainTrigger, Who, is_like, is_who, others_meant


def _is_of_opponent(who: Who) -> bool:
    """Whether it is said of cards of the opponent: they attack "you", and "you" do not put them anywhere."""
    return isinstance(who, InPlay) and who.owner == OPPONENTS


def _may_be_of_opponent(who: Who) -> bool:
    return _is_of_opponent(who) or isinstance(who, AnyonesCard | AnyonesCards)


@phrase("when {who-} enters the battle zone", when=lambda node: _may_be_of_opponent(node.who))
@phrase("when you put {who-} into the battle zone")
@dataclass(frozen=True, slots=True)
class IsPut(HappensTo):
    """603.5b. A creature comes to the battle zone, summoned or put there; it is judged by what it is there."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.BATTLE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and it was not in the battle zone before."""
        return (event.source is None or not event.source.kind.field) and is_who(match, context, self.who, event.card)


@phrase("when {who-} is destroyed")
@dataclass(frozen=True, slots=True)
class IsDestroyed(HappensTo):
    """701.6. A creature is destroyed; it is judged by what it was in the battle zone."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and it was destroyed."""
        if event.detail != DESTROY:
            return False
        return is_who(match, context, self.who, event.card, zone=event.source, values=event.was, player=event.player)


_LEFT: Final = {kind.name: kind for kind in (zones.SHIELD, zones.MANA, zones.GRAVEYARD)}

_SAID: Final = {zones.SHIELD.name: "shield_zone"}
LEFT: Final = WordList("a zone that cards leave", {_SAID.get(name, name): name for name in _LEFT})


@phrase("whenever a card leaves {owner} {place}", owner=OWNERS, place=LEFT)
@dataclass(frozen=True, slots=True)
class CardLeaves(PlainTrigger):
    """400.5. A card has left a zone of a player: the shield zone, the mana zone, the graveyard."""

    owner: str
    place: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (_LEFT[self.place].leave,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was the player's, and the card has gone to another zone."""
        source, destination = event.source, event.destination
        if source is None or destination is None or destination.kind is source.kind:
            return False
        return source.player == seat(context, self.owner)


@phrase("when {who-} is discarded")
@dataclass(frozen=True, slots=True)
class IsDiscarded(HappensTo):
    """110.4g, 701.7. A card is discarded; what says so of itself triggers where it has come to."""

    active_in: ClassVar[tuple[str, ...]] = (zones.GRAVEYARD.name,)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card, and it was discarded."""
        return event.detail == DISCARD and is_who(match, context, self.who, event.card)


@phrase("whenever you discard a {description-}", player=YOURS)
@phrase("whenever your opponent discards a {description-}", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Discards(PlainTrigger):
    """701.7, 603.2b. A card of a player's hand is discarded, whyever that is; of several each counts."""

    player: str
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, zones.HAND.name)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.GRAVEYARD.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was the player's, and it is such a card."""
        if event.detail != DISCARD or event.source is None or event.source.player != seat(context, self.player):
            return False
        return is_like(match, context, self.description, event.card)


@phrase("when {who-} leaves the battle zone")
@dataclass(frozen=True, slots=True)
class HasLeft(HappensTo):
    """400.5, 603.5c. A creature has left the battle zone; it is judged by what it was there."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.BATTLE.leave,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and has gone to another zone."""
        if event.destination is None or event.destination.kind.field:
            return False
        return is_who(match, context, self.who, event.card, zone=event.source, values=event.was, player=event.player)


def is_who_acts(match: Match, context: Context, who: Who, event: Event) -> bool:
    """Whether the creature of an event is the one meant.

    509.4c, 110.5a. One that broke shields and has left is judged by what it was and whose it was. It is "this creature"
    to no ability: it took its abilities with it, and the same card put again is another creature (400.5).
    """
    breaker = event.detail
    if not isinstance(breaker, ShieldBreaker):
        return is_who(match, context, who, event.card)
    now = creature_of(match, breaker.fighter)
    if now is not None:
        return is_who(match, context, who, now)
    if isinstance(who, This):
        return False
    card, values, player = breaker.fighter.card, breaker.values, breaker.master
    return is_who(match, context, who, card, zone=match.places(zones.BATTLE, player)[0], values=values, player=player)


@phrase("whenever {who-} attacks", kind="attack")
@phrase("whenever {who-} attacks and isn't blocked", kind="unblocked")
@phrase("whenever {who-} attacks your opponent and isn't blocked", kind="player unblocked")
@phrase("before {who-} breaks shields", kind="before breaking")
@phrase("whenever {who-} attacks your opponent and becomes blocked", kind="player blocked")
@phrase("whenever {who-} blocks", kind="block")
@phrase("whenever {who-} becomes blocked", kind="blocked")
@phrase("whenever {who-} battles", kind="battle")
@phrase("when {who-} wins a battle", kind=BATTLE_WON)
@phrase("when {who-} loses a battle", kind=BATTLE_LOST)
@dataclass(frozen=True, slots=True)
class Fights(HappensTo):
    """506.3, 507.3, 509.3, 115. A creature attacks, blocks, is blocked, is about to break shields, battles."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)


@phrase("after {who-} attacks")
@dataclass(frozen=True, slots=True)
class HasAttacked(HappensTo):
    """510.1. The attack of a creature ends: of one that is still the creature that attacks."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("end of attack",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and has not left meanwhile."""
        return attacker(match) is not None and is_who(match, context, self.who, event.card)


@phrase("when {who-} comes_by_summoning", summoned=True)
@phrase("when {who-} comes_without_summoning", summoned=False)
@dataclass(frozen=True, slots=True)
class IsSummoned(IsPut):
    """603.5b, 701.3. A creature comes to the battle zone because it was summoned, or in any way but that."""

    summoned: bool = True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and it was summoned or was not."""
        summoned = event.card is not None and event.card == SUMMONING.of(match)
        return summoned is self.summoned and IsPut.matches(self, match, context, event)


@phrase("whenever {who-} attacks a {foe-}", foe=Description)
@phrase("whenever {who-} attacks you", foe=None, when=lambda node: _is_of_opponent(node.who))
@phrase("whenever {who-} attacks your opponent", foe=None)
@dataclass(frozen=True, slots=True)
class AttacksWhat(HappensTo):
    """506.1e, 506.3. A creature attacks a certain sort of creature, or the player.

    "It" is the one that attacks; after "whenever this creature attacks a creature" it is the other one.
    """

    against: ClassVar[str] = "foe"
    foe: Description | None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attack",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and what it attacks is said."""
        if not is_who(match, context, self.who, event.card):
            return False
        if self.foe is None or event.other is None:
            return self.foe is None and event.other is None
        return self.foe.fits(match, context, event.other, match.values(event.other))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        return _one_or_other(self.who, self.foe, event)


@phrase("whenever {who-} blocks a {foe-}", kind="block")
@phrase("whenever {who-} becomes blocked by a {foe-}", kind="blocked")
@phrase("whenever {who-} battles a {foe-}", kind="battle")
@dataclass(frozen=True, slots=True)
class FightsWhom(HappensTo):
    """507.3, 115. A creature blocks a certain sort of creature, is blocked by one, or battles one.

    "It" is the one of which the text speaks; after "whenever this creature blocks a creature" it is the other one.
    """

    against: ClassVar[str] = "foe"
    kind: str
    foe: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and the other one fits."""
        if event.other is None or not is_who(match, context, self.who, event.card):
            return False
        return self.foe.fits(match, context, event.other, match.values(event.other))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        return _one_or_other(self.who, self.foe, event)


def _one_or_other(who: Who, foe: Description | None, event: Event) -> Sequence[Card]:
    """Of two creatures that fight the one that is not "this creature"; otherwise the one of which the text speaks."""
    one, other = ([] if card is None else [card] for card in (event.card, event.other))
    return others_meant(who, foe, other) or one


@phrase("whenever your opponent uses a card by_shield_trigger when {who-} broke_it")
@phrase("whenever your opponent uses a card by_shield_trigger", who=None)
@dataclass(frozen=True, slots=True)
class UsesShieldTrigger(PlainTrigger):
    """112.3a. The opponent uses a card by its shield trigger, of any shield or of one that a certain creature broke."""

    who: Who | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("uses shield trigger",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the opponent, and such a creature broke the shield, or was one before it left (509.4c)."""
        if event.player == context.player:
            return False
        if self.who is None or event.detail is None:
            return self.who is None
        return is_who_acts(match, context, self.who, event)


@phrase("whenever {who-} becomes attacked")
@dataclass(frozen=True, slots=True)
class IsAttacked(HappensTo):
    """506.3. A creature is attacked: "it" is that creature."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attacked",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)


@phrase("whenever {who-} becomes blocked for the first time in this turn")
@dataclass(frozen=True, slots=True)
class FirstBlocked(HappensTo):
    """507.3. A creature is blocked that has not been blocked before in this turn."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("blocked",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and it was never blocked before."""
        if event.card is None or not is_who(match, context, self.who, event.card):
            return False
        blocked = [creature_of(match, each) for each in BLOCKED.of(match)]
        return blocked.count(match.lead(event.card)) == 1


@phrase("whenever {who-} breaks a shield")
@dataclass(frozen=True, slots=True)
class Breaks(HappensTo):
    """701.14. A creature has broken a shield; of several that it breaks together, each counts (603.2b)."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("broken",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, or was before it left (509.4c)."""
        return is_who_acts(match, context, self.who, event)


_USES: Final = WordList("how a card is used", {use: use for use in (SUMMON, CAST, GENERATE, FORTIFY, EXPAND, USE)})


_THEY_USE: Final = WordList("how any player uses a card", {"summons": SUMMON, "casts": CAST, "uses": USE})
ANYONE: Final = "either"
"""Whose use of a card is meant where any player's is."""


@phrase("whenever you {use} a {description-}", player=YOURS, use=_USES)
@phrase("whenever your opponent summons a {description-}", player=OPPONENTS, use="summon")
@phrase("whenever your opponent casts a {description-}", player=OPPONENTS, use="cast")
@phrase("whenever any_player {use} a {description-}", player=ANYONE, use=_THEY_USE)
@dataclass(frozen=True, slots=True)
class Uses(PlainTrigger):
    """112.3g, 601.1, 701.3 to 701.5. A player uses a card in one way, or in any, paid for or not."""

    player: str
    use: str
    description: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(_USES.words) if self.use == USE else (self.use,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the player's, and fits."""
        if self.player != ANYONE and event.player != seat(context, self.player):
            return False
        return is_like(match, context, self.description, event.card)
