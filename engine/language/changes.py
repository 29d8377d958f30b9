"""Changes: what continuous effects do to characteristics, and the instruction that puts them in force.

A game's layers are called "other", "add" and "set" and come in the order that its rules say. Its own words name the
numbers, what may be forbidden, and how long effects last.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

from engine.kernel import verbs
from engine.kernel.abilities import (
    FIRST_TIME,
    GAINED_ABILITIES,
    Ability,
    Automatic,
    Change,
    Context,
    Selection,
    gain,
)
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import (
    CANNOT,
    NAMES,
    Card,
    Characteristic,
)
from engine.kernel.characteristics import UNAFFECTED
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.language.cards import DID, IT, FixedTarget, Target
from engine.language.errors import Contradiction
from engine.language.groups import Group
from engine.language.instructions import Clause
from engine.language.phrases import Several, phrase
from engine.language.times import ending, is_to_come

OTHER: Final = "other"  #: the layer of changes of what is no number
ADD: Final = "add"  #: of additions to numbers
SET: Final = "set"  #: of numbers that are set

FIXED: Final = "fixed"
"""The characteristic that names the numbers of a card that were set: nothing is added to these any more."""


def less(statistic: str) -> str:
    """What a change that may make a number smaller is said to write besides the number itself."""
    return f"less {statistic}"


@dataclass(frozen=True, slots=True)
class Modifier(Change):
    """What a text says of a card: it gets AP +1000."""

    def fixed(self, match: Match, context: Context) -> Change:
        """The change as it stays from now on: what it counts is counted now."""
        return self


MODIFIERS: Final = Several(Modifier, " and ", elided="gets/get")


@dataclass(frozen=True, slots=True)
class IsAlso(Modifier, ABC):
    """One thing more of a sort that a card may have several of: a name, a trait, what it cannot do."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    characteristic: ClassVar[Characteristic[frozenset[str]]]  #: the set to which it is added

    @property
    @abstractmethod
    def more(self) -> Iterable[str]:
        """What is added."""

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.characteristic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[self.characteristic] |= frozenset(self.more)


@dataclass(frozen=True, slots=True)
class Gets(Modifier):
    """A number grows or shrinks, once or as many times as there are certain cards."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    statistic: str
    amount: int
    each: Group | None = None

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,) if self.amount >= 0 else (self.statistic, less(self.statistic)))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        amount = self.amount * self._times(match, context)
        values[self.statistic] = (values[self.statistic] or 0) + amount

    def fixed(self, match: Match, context: Context) -> Change:
        return replace(self, amount=self.amount * self._times(match, context), each=None)

    def _times(self, match: Match, context: Context) -> int:
        return 1 if self.each is None else sum(1 for _ in self.each.cards(match, context))


@dataclass(frozen=True, slots=True)
class Has(Modifier):
    """A number becomes a certain number."""

    layer: ClassVar[str] = SET
    looks_at: ClassVar[frozenset[str]] = NOTHING
    statistic: str
    number: int

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic, less(self.statistic)))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[self.statistic] = self.number
        values[FIXED] = values.get(FIXED, frozenset()) | {self.statistic}


@dataclass(frozen=True, slots=True)
class GainsAbility(Modifier):
    """An ability more. Each game says of which kinds."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES})
    ability: Ability

    def __post_init__(self) -> None:
        given = self.ability
        if isinstance(given, Automatic) and given.restriction == FIRST_TIME and given.trigger and not given.trigger.own:
            raise Contradiction("what is given does not know whether something has happened to others before")

    @property
    def gives(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        gain(values, context, (self.ability,))


@dataclass(frozen=True, slots=True)
class Cannot(IsAlso):
    """Something that the card cannot do, or that cannot be done to it: what the rules of the game look for."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CANNOT
    acts: tuple[str, ...]

    @property
    def more(self) -> Iterable[str]:
        return self.acts


@phrase("is/are also named {name}")
@dataclass(frozen=True, slots=True)
class IsAlsoNamed(IsAlso):
    """A card name more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = NAMES
    name: str

    @property
    def more(self) -> Iterable[str]:
        return (self.name,)


@dataclass(frozen=True, slots=True)
class Affect(Clause):
    """Let something be so for a time: "this character gets AP +1000 until end of turn"."""

    subject: Target
    modifiers: tuple[Modifier, ...] = field(metadata={"saved_as": "predicates"})
    duration: str

    def is_void(self, match: Match, context: Context) -> bool:
        """Whether its cards have gone."""
        return isinstance(self.subject, FixedTarget) and self.subject.has_gone(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the changes in force for the cards that are meant now."""
        cards = yield from self.subject.pick(match, context, "choose")
        fixed = [modifier.fixed(match, context) for modifier in self.modifiers]  # "it" is still what it was before
        affected = cards
        if not (isinstance(self.subject, FixedTarget) and self.subject.are_players):  # players are never "it"
            context.bound[IT] = cards
        if not is_to_come(match, self.duration):
            context.bound[DID] = ()
            return
        if match.could_change(UNAFFECTED):
            affected = tuple([card for card in cards if not match.is_immune(context, match.values(card))])
        context.bound[DID] = affected
        changes = [change for change in fixed if not isinstance(change, Gets) or change.amount]
        lasting = self.subject if isinstance(self.subject, FixedTarget) and self.subject.lasting else None
        put_in_force(match, context, cards, changes, *ending(match, context, self.duration), subject=lasting)
        for card in affected:
            for change in changes:
                if isinstance(change, Gets):
                    tell_gain(match, card, change.statistic, change.amount, self.duration)


def tell_gain(match: Match, card: Card, characteristic: str, amount: int, duration: str) -> None:
    """Say in the log by how much a characteristic of a card grows or shrinks, and until when."""
    sign = "+" if amount > 0 else ""  # a negative number has its own
    until = duration.replace("'", "").replace(" ", "-")
    match.tell("gets", card=Ref(card), characteristic=characteristic, amount=amount, sign=sign, until=until)


def put_in_force(
    match: Match,
    context: Context,
    cards: tuple[Card, ...],
    changes: Sequence[Change],
    moment: str,
    turn: int | None,
    *,
    subject: Selection | None = None,
) -> None:
    """Let changes apply until a moment: to these cards, or to whatever ``subject`` means at any time."""
    if not changes or not (cards or subject):
        return
    made = EffectInForce(
        0,
        context.player,
        context.source,
        match.state.entered[context.source],
        moment,
        tuple(changes),
        () if subject else cards,
        subject,
        turn=turn,
    )
    verbs.put_in_force(match, made)
