"""10.22, 10.24, 10.26. Words for units that are locked or deleted, and for locking, unlocking and deleting them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import field, locking, zones
from engine.games.vanguard.vocabulary.descriptions import CircleNoun
from engine.games.vanguard.vocabulary.room import as_many_as_fit
from engine.kernel.abilities import Change, Context
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING, TURN
from engine.kernel.cards import CANNOT, Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone, ZoneKind
from engine.language.cards import DID, IT, Target
from engine.language.changes import OTHER, put_in_force
from engine.language.descriptions import Quality
from engine.language.instructions import Clause, ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.times import PHASE, ending
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
        if last is None or last.entered == match.state.entered[card]:  # also if this very ability has deleted it
            return locking.is_deleted(match, card)
        return last.face_down and last.zone.kind in zones.UNITS


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
        cards = tuple([card for card in cards if not match.state.zone[card].kind.keeps])
        cards = yield from as_many_as_fit(match, context, context.player, cards, len(free), self.verb, "10.22.9")
        puts: list[tuple[Card, Zone]] = []
        for card in cards:
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


@phrase("{subject} cannot be unlocked in your opponent's next end phase")
@dataclass(frozen=True, slots=True)
class StaysLocked(Clause):
    """10.24. Let cards stay locked in the opponent's next end phase, whatever would unlock them then."""

    subject: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the change in force until the end of that turn."""
        cards = yield from self.subject.pick(match, context, "choose")
        locked = tuple([card for card in cards if match.state.zone[card].kind is zones.LOCK])
        context.bound[IT] = context.bound[DID] = cards
        this_turn = match.state.turn_player != context.player and PHASE.of(match) != "end phase"
        duration = "turn" if this_turn else "opponent's next turn"
        put_in_force(match, context, locked, [CannotBeUnlocked()], *ending(match, context, duration))


@dataclass(frozen=True, slots=True)
class CannotBeUnlocked(Change):
    """A locked card that nothing unlocks in the end phase of the opponent of who said so."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})
    looks_at: ClassVar[frozenset[str]] = frozenset({TURN, PHASE.touches})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid it while it is that phase."""
        if PHASE.of(match) == "end phase" and match.state.turn_player != context.player:
            values[CANNOT] |= {locking.BE_UNLOCKED}


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
        """Whether it is the unit; one that is locked is judged by the circle it was on, and by what it was there.

        One that is unlocked is the unit that it has become, and "your locked card" as well.
        """
        if self.kind == "unlock" and is_who(match, context, self.who, event.card):
            return True
        return is_who(match, context, self.who, event.card, zone=event.source, values=event.was)
