"""What only the texts of 2.04 say: Super Logicalists, stock that lies face up, purging, tools, T-rank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import actions, characteristics, field, setting, zones
from engine.games.luck_and_logic.keyword_abilities import MakeUp
from engine.games.luck_and_logic.later import blink_step, make_up, tools
from engine.games.luck_and_logic.later import stock as later_stock
from engine.games.luck_and_logic.soul import soul_left_behind
from engine.games.luck_and_logic.trance import T_RANK
from engine.games.luck_and_logic.vocabulary.descriptions import TypeNoun
from engine.games.luck_and_logic.vocabulary.groups import refuse_members
from engine.games.luck_and_logic.vocabulary.keywords import CovenantTrigger, values_of_partner
from engine.games.luck_and_logic.vocabulary.leaving import LeavesCircle
from engine.games.luck_and_logic.vocabulary.moving import MovesCards
from engine.games.luck_and_logic.vocabulary.replacing import WouldLeave
from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Cost, Effect
from engine.kernel.aspects import NOTHING
from engine.kernel.attachments import attach
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.cards import DID, Target
from engine.language.changes import Modifier
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, Trait
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.numbers import Quantity
from engine.language.phrases import Several, phrase
from engine.language.places import OPPONENTS, seat
from engine.language.triggers import HappensTo, PlainTrigger, is_like, is_who, others_meant
from engine.language.words import NAME

_BEARER: Final = "bearer"  # the key in `Context.bound` of the member whose soul cards become


@phrase("Super_Logicalist/Super_Logicalists")
@dataclass(frozen=True, slots=True)
class SuperLogicalistNoun(TypeNoun):
    """2.2.2.7. A Super Logicalist."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.SUPER_LOGICALIST})


@phrase("with the covenanter {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class WithCovenanter(Trait):
    """2.3.1, 2.3.2, 2.1.4. With one of these covenanters."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COVENANTERS})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of them."""
        return not values[characteristics.COVENANTERS].isdisjoint(self.names)


# ---- triggers


@phrase("covenant with a {partner-}", other=None)
@phrase("covenant with either a {partner-}, or a {other-}")
@dataclass(frozen=True, slots=True)
class CovenantWith(CovenantTrigger):
    """11.2.1, 11.2.1.1. The card that it trances with is such a card; a My Logicalist counts as a member."""

    partner: Description
    other: Description | None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card, and the other one is of one of the sorts."""
        if event.card != context.source or event.other is None:
            return False
        values = values_of_partner(match, event)
        sorts = (self.partner, self.other)
        return any(each is not None and each.fits(match, context, event.other, values) for each in sorts)


@phrase("on gate destruction")
@dataclass(frozen=True, slots=True)
class OnGateDestruction(PlainTrigger):
    """11.7.1. The gate with the ability is destroyed and turned face up."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (actions.GATE_DESTROYED,)

    @property
    def own(self) -> bool:
        """It speaks of the gate with the ability."""
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this gate."""
        return event.card == context.source


@phrase("when {who-} destroys a gate", owner="")
@phrase("when {who-} destroys a gate of_your_opponent", owner=OPPONENTS)
@dataclass(frozen=True, slots=True)
class DestroysGate(HappensTo):
    """5.32.2, 8.2.10.3.1. A member destroys a gate, by attacking an empty circle or by its ability.

    ``owner`` is whose gate that must be, or "".
    """

    owner: str = ""

    @property
    def own(self) -> bool:
        """Never: the event happens to the gate."""
        return False

    @property
    def kinds(self) -> tuple[str, ...]:
        return (actions.GATE_DESTROYED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, as it was if it has left its circle."""
        if self.owner and (event.card is None or match.master(event.card) != seat(context, self.owner)):
            return False
        gone = event.detail
        if isinstance(gone, actions.Gone):
            circle = zones.CIRCLE.of(gone.player)[0]
            return is_who(match, context, self.who, event.other, zone=circle, values=gone.values, player=gone.player)
        return is_who(match, context, self.who, event.other)


@phrase("when {who-} is_attacked( by a {other-})?")
@dataclass(frozen=True, slots=True)
class IsAttacked(HappensTo):
    """8.2.11.4. A member is attacked, by whatever it is or by such a member."""

    against: ClassVar[str] = "other"
    other: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("is attacked",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and the one that attacks fits."""
        return is_who(match, context, self.who, event.card) and is_like(match, context, self.other, event.other)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this member is attacked by a Foreigner" the Foreigner; otherwise who is attacked."""
        return others_meant(self.who, self.other, [] if event.other is None else [event.other])


@phrase("when {who-} is_purged", destination=zones.PURGE.name)
@dataclass(frozen=True, slots=True)
class IsPurged(LeavesCircle):
    """5.25.1. A member leaves the circles for the purge zone."""


@phrase("{who-} would be purged", destination=zones.PURGE.name)
@dataclass(frozen=True, slots=True)
class WouldBePurged(WouldLeave):
    """5.25.1. A member is about to leave the circles for the purge zone."""


@phrase("when {who-} enters the field by make up")
@dataclass(frozen=True, slots=True)
class EntersByMakeUp(HappensTo):
    """11.11.3. A member is put on a circle by make up; it is not deployed."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (make_up.ENTERED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member."""
        return is_who(match, context, self.who, event.card)


# ---- Set cards


@dataclass(frozen=True, slots=True)
class CircleIsAttacked(PlainTrigger):
    """11.8.1. The circle on which the card is Set is attacked."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attacks",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this circle."""
        return setting.is_under_attack(match, context.source, event.destination)


@dataclass(frozen=True, slots=True)
class Detonates(Effect):
    """11.8.1. Turn the card face up, then drop it."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do both, while it is Set."""
        card = context.this(match)
        if card is not None:
            actions.turn_up(match, card)
            yield from actions.drop(match, (card,))


@dataclass(frozen=True, slots=True)
class IsTurnedUpWhileSet(PlainTrigger):
    """11.9.1. The card is turned face up in the Set state."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("turned face up",)

    @property
    def own(self) -> bool:
        """It speaks of the card with the ability."""
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card, and lies Set."""
        return event.card == context.source and match.state.zone[context.source].kind is zones.SET


@dataclass(frozen=True, slots=True)
class Detonate(Automatic):
    """11.8. Detonate: it works while the card lies Set and face down (reading 27)."""


@dataclass(frozen=True, slots=True)
class DetonateSkill(Automatic):
    """11.9. Detonate Skill."""


# ---- actions


@phrase("purge {target}")
@dataclass(frozen=True, slots=True)
class Purge(MovesCards):
    """5.25.1. Move cards to the purge zones of their masters."""

    verb: ClassVar[str] = "purge"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Not what is there already."""
        return match.state.zone[card].kind is not zones.PURGE

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from blink_step.purge(match, cards))


@phrase("blink step {target}")
@dataclass(frozen=True, slots=True)
class BlinkStep(TargetedCardAction):
    """5.34.1. Purge members with their soul, and deploy them where they were."""

    verb: ClassVar[str] = "blink"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member on a circle."""
        return field.is_member(match, card)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """All at the same time."""
        return (yield from blink_step.blink(match, cards))


@phrase("destroy {target}")
@dataclass(frozen=True, slots=True)
class DestroyGates(TargetedCardAction):
    """5.32.1. Destroy gates; the member with the ability has destroyed them (5.32.2.2)."""

    verb: ClassVar[str] = "destroy"

    def __post_init__(self) -> None:
        refuse_members(self.target)

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A gate that is not destroyed."""
        return match.state.zone[card].kind is zones.GATE and match.state.face_down[card]

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """All at the same time."""
        destroyed: list[Card] = []
        gone = _gone(match, context)
        with at_once(match):
            for card in cards:
                if (yield from actions.destroy_gate(match, card, context.source, gone)):
                    destroyed += [card]
        return tuple(destroyed)


def _gone(match: Match, context: Context) -> actions.Gone | None:
    """5.32.2.2, 9.11.1. What the member with the ability was, if it has left its circle: it destroys all the same.

    An ability that names a zone apart from the circles is none of a member.
    """
    source, ability = context.source, context.ability
    if match.state.definition[source].kind not in characteristics.MEMBERS or ability is None:
        return None
    if ability.zones and zones.CIRCLE.name not in ability.zones:
        return None
    is_there = field.is_member(match, source) and match.state.entered[source] == context.stamp
    return None if is_there else actions.Gone(context.information(match), context.player)


@phrase("stock boost ({count})")
@dataclass(frozen=True, slots=True)
class StockBoost(Clause):
    """5.27.1. Cards of the deck come face down on the stock."""

    count: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """One at a time."""
        context.bound[DID] = yield from later_stock.boost(match, context.player, self.count)


@phrase("stock open ({count})", down=False)
@phrase("stock close ({count})", down=True)
@dataclass(frozen=True, slots=True)
class TurnStock(Clause):
    """5.28.1, 5.29.1. Turn cards of the stock over: the bottom ones up, or the top ones down."""

    count: int
    down: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """As many as there are."""
        context.bound[DID] = later_stock.turn_over(match, context.player, self.count, down=self.down)
        yield from ()


@phrase("shuffle your stock")
@dataclass(frozen=True, slots=True)
class ShuffleStock(Clause):
    """4.8.1.1.2. Shuffle the stock; as many cards lie face up as before."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        later_stock.shuffle(match, context.player)
        yield from ()


@phrase("synthesis ({level})")
@dataclass(frozen=True, slots=True)
class Synthesis(Clause):
    """5.33.1. Turn up to one tool of at most this level face up, and do its tool skill."""

    level: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """ "If you do" asks whether a synthesis was performed (5.33.3)."""
        tool = yield from tools.synthesize(match, context, self.level)
        context.bound[DID] = () if tool is None else (tool,)


@dataclass(frozen=True, slots=True)
class MakesUp(Effect):
    """11.11.2. The member changes places with one of the hand."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Nothing happens if it is no longer there."""
        card, ability = context.this(match), context.ability
        if card is not None and isinstance(ability, MakeUp) and field.is_member(match, card):
            yield from make_up.make_up(match, card, ability.level)


@dataclass(frozen=True, slots=True)
class NotJustMadeUp(Cost):
    """11.11.3.1. A member that has entered the field by make up may not use its own in this turn. Nothing is paid."""

    is_action: ClassVar[bool] = False

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether it may."""
        return make_up.may_make_up(match, context.source)

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Nothing."""
        yield from ()
        return ()

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """With nothing."""
        yield from ()


# ---- conditions and changes


@phrase("your T-rank is {quantity}")
@dataclass(frozen=True, slots=True)
class TRankIs(PlainCondition):
    """5.35.1.1. Whether the player has tranced so often."""

    looks_at: ClassVar[frozenset[str]] = frozenset({T_RANK.touches})
    quantity: Quantity

    def holds(self, match: Match, context: Context) -> bool:
        return self.quantity.includes(T_RANK.of_player(match, context.player))


@phrase("counts/count its/their auras as hearts, too")
@dataclass(frozen=True, slots=True)
class AurasAreHearts(Modifier):
    """9.9.1.6. Auras are also considered hearts, after everything else has been applied."""

    layer: ClassVar[str] = "hearts"
    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.AURA})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.HEARTS})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add them."""
        values[characteristics.HEARTS] += values[characteristics.AURA]


@phrase("put {target} in_the_soul_of {bearer}")
@phrase("put {target} into_the_soul_of {bearer}")
@dataclass(frozen=True, slots=True)
class PutInSoul(MovesCards):
    """5.26.1. Move cards to the soul zone, as soul of a member; the soul of a member among them goes on (reading 4)."""

    verb: ClassVar[str] = "soul"
    pays: ClassVar[bool] = False
    bearer: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note whose soul they become; then choose them, and move them."""
        bearers = yield from self.bearer.pick(match, context, "choose")
        context.bound[_BEARER] = tuple([card for card in bearers if field.is_member(match, card)])
        yield from MovesCards.resolve(self, match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        bearers = context.bound.get(_BEARER, ())
        if len(bearers) != 1:
            return ()
        moving = [card for card in cards if card not in bearers]
        moved = yield from verbs.move_together(match, [(card, zones.SOUL[match.master(card)]) for card in moving])
        there = tuple([card for card in moved if match.state.zone[card].kind is zones.SOUL])
        souls = dict.fromkeys(each for card in there for each in (*soul_left_behind(match, card), card))
        attach(match, [*souls], bearers[0])
        for card in there:
            match.tell("becomes-soul", card=Ref(card), other=Ref(bearers[0]))
        return there
