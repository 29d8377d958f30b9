"""10.22, 10.24, 10.26. Words for units that are locked or deleted, and for locking, unlocking and deleting them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import field, locking, zones
from engine.games.vanguard.vocabulary.descriptions import CircleNoun
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone, ZoneKind
from engine.language.descriptions import Quality
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger, Who, is_who

# ---- what cards are like


@phrase("locked_card/locked_cards")
@dataclass(frozen=True, slots=True)
class LockedCard(CircleNoun):
    """10.22.3. A card on a lock circle, of which nothing else can be said."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.LOCK,)


@phrase("deleted", deleted=True)
@dataclass(frozen=True, slots=True)
class Deleted(Quality):
    """10.26.3. In the deleted state."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    deleted: bool = True

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the unit is deleted."""
        last = context.looks_back_at(match, card)
        return locking.is_deleted(match, card) if last is None else last.face_down and last.zone.kind in zones.UNITS


# ---- what is done to them


@phrase("lock {target}")
@dataclass(frozen=True, slots=True)
class Lock(TargetedCardAction):
    """10.22. Lock rear-guards."""

    verb: ClassVar[str] = "lock"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from locking.lock(match, cards))


@phrase("put {target} on RC as a locked_card")
@dataclass(frozen=True, slots=True)
class PutLocked(TargetedCardAction):
    """10.22.9. Put cards on rear-guard circles as locked cards, each on a circle that the player chooses."""

    verb: ClassVar[str] = "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Choose a circle for each, and put them there."""
        free = field.open_circles(match, context.player)
        puts: list[tuple[Card, Zone]] = []
        for card in cards[: len(free)]:
            options = [Option("circle", None, circle) for circle in free]
            prompt = Message("ask-circle", {"card": Ref(card)})
            chosen = yield from ask(context.player, "10.22.9", prompt, options, card=card)
            assert chosen.zone is not None
            free.remove(chosen.zone)
            puts.append((card, chosen.zone))
        return (yield from locking.put_locked(match, puts))


@phrase("unlock {target}")
@dataclass(frozen=True, slots=True)
class Unlock(ImmediateAction, TargetedCardAction):
    """10.24. Turn locked cards face up."""

    verb: ClassVar[str] = "unlock"

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return locking.unlock(match, cards)


@phrase("delete {target}")
@dataclass(frozen=True, slots=True)
class Delete(ImmediateAction, TargetedCardAction):
    """10.26. Turn units face down, without power and text."""

    verb: ClassVar[str] = "delete"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A deleted unit cannot be deleted once more."""
        return not locking.is_deleted(match, card)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return locking.delete(match, cards)


# ---- when it happens


@phrase("when {who-} is locked", kind="lock")
@phrase("when {who-} is unlocked", kind="unlock")
@phrase("when {who-} is deleted", kind="delete")
@dataclass(frozen=True, slots=True)
class ChangesState(PlainTrigger):
    """10.22.1, 10.24.1, 10.26.1. A unit is locked, unlocked or deleted."""

    who: Who
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit; a locked one is judged by the circle it was on, and by what it was there."""
        return is_who(match, context, self.who, event.card, zone=event.source, values=event.was)
