"""Abilities: what a card can do, as data compiled from its text, and what such data has to answer.

The kernel knows the shapes only. The nodes that fill them (draw a card, choose a unit) are the card language's and the
games' vocabulary.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import count
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from engine.kernel.aspects import EVERYTHING, NOTHING
from engine.kernel.cards import Card, Characteristic, Values, characteristic
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.messages import Message, Ref
from engine.kernel.node_facts import fact_of_node
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

AnyMatch: TypeAlias = Any
"""The `Match` that is played. Matches stand above abilities, which is why this module cannot name them: each node says
itself what it is asked about, the `Match` or no more than its `Position`.
"""

AnyDefinition: TypeAlias = Any
"""A `CardDefinition`, which stands above what is printed on it, too."""


@dataclass(frozen=True, slots=True)
class Node:
    """Base of every part of a compiled text. Nodes are immutable, compare by value and hold no code of a card's own.

    ``reads`` and ``writes`` are the characteristics that a continuous effect looks at and changes. The order in which
    effects apply follows from them. ``looks_at`` are the aspects of the position (`engine.kernel.aspects`) that can
    change what the node means: to name fewer than all is to promise that nothing else matters.

    Saves and their digests name nodes and fields. A node that is renamed keeps its former name as ``saved_as``, a field
    as ``field(metadata={"saved_as": ...})``: then a match saved before stays the same match.
    """

    looks_at: ClassVar[frozenset[str]] = EVERYTHING
    restricts: ClassVar[bool] = False  #: whether it says that its ability cannot be used again for a while
    introduces: ClassVar[bool] = False  #: whether it names cards that "it" means from then on
    asks_back: ClassVar[bool] = False  #: whether it asks what the text before it has done
    refers_back: ClassVar[bool] = False  #: whether it is such an "it", and means the card of the event at first

    @classmethod
    def saved_name(cls) -> str:
        """What saves call nodes of this class."""
        name: str = vars(cls).get("saved_as", cls.__name__)
        return name

    @property
    def reads(self) -> frozenset[str]:
        """None, unless a node says otherwise: as a class variable, or by its fields."""
        return frozenset()

    @property
    def writes(self) -> frozenset[str]:
        """None, unless a node says otherwise: as a class variable, or by its fields."""
        return frozenset()

    def children(self) -> Iterator[Node]:
        """The nodes directly inside this one."""
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))

    def aspects(self) -> frozenset[str]:
        """The aspects of the position at which this node and those inside it look."""
        return self.looks_at.union(*[child.aspects() for child in self.children()])

    def walk(self) -> Iterator[Node]:
        """This node and all nodes inside it."""
        yield self
        for child in self.children():
            yield from child.walk()


class Last(Struct, frozen=True):
    """What a card was where an ability found it, or where the event took it away that the ability answers."""

    entered: int | None  #: `State.entered` then, where that is known
    zone: Zone
    master: int
    rested: bool
    face_down: bool
    values: Values
    covering: tuple[Zone, ...] = ()  #: all the places on which it lay, where these were several


class Context:
    """What an ability refers to while it is resolved: itself, its master, its trigger, its choices so far."""

    __slots__ = (
        "ability",
        "barred",
        "began",
        "bound",
        "chooser",
        "declared",
        "event",
        "followed",
        "giver",
        "key",
        "known",
        "last",
        "player",
        "source",
        "stamp",
    )

    def __init__(
        self,
        source: Card,
        player: int,
        stamp: int,
        ability: Ability | None = None,
        event: Event | None = None,
        known: Values | None = None,
    ) -> None:
        self.source = source
        self.player = player
        self.stamp = stamp  #: `State.entered` of the source when the ability triggered or was played
        self.ability = ability
        self.event = event
        self.followed: int | None = None  #: `State.entered` of the source since the effect has moved it itself
        self.known = known  #: the source's characteristics when its ability began to be played
        self.key = ""  #: which ability of the source it is, by its mark (see `AbilityOf`)
        self.giver = ""  #: what tells the effect from all others, for the abilities that it gives
        self.chooser = player  #: who is choosing cards now: its master, unless the text lets somebody else choose
        self.began = -1  #: `Match.happened` when it began to be played
        self.declared = ""  #: what the player has declared last: a name, a number
        self.barred: Collection[Card] = ()  #: cards that cannot be chosen just now, since nothing can be done with them
        self.bound: dict[str, tuple[Card, ...]] = {}  #: cards named by earlier parts of the text: "it", "them"
        self.last: dict[Card, Last] = {}  #: the cards that it has done something with, as they were at first

    def of_player(self, player: int) -> Context:
        """The same ability, of which a part is done or said by this player: with all that it has spoken of so far."""
        theirs = Context(self.source, player, self.stamp, self.ability, self.event, self.known)
        theirs.followed, theirs.key, theirs.giver, theirs.began = self.followed, self.key, self.giver, self.began
        theirs.declared, theirs.bound, theirs.last = self.declared, {**self.bound}, self.last
        return theirs

    def this(self, match: AnyMatch) -> Card | None:
        """What the card with the ability is now; None if something else than its own effect has moved it elsewhere."""
        if match.state.entered[self.source] not in (self.stamp, self.followed):
            return None
        this: Card = match.lead(self.source)
        return this

    def follow(self, match: AnyMatch, cards: Iterable[Card]) -> None:
        """What the effect has done with these cards is over; the card with the ability is still this card.

        Those that it has put on the field are seen as they are there, and no longer as they were elsewhere.
        """
        for card in cards:
            entered = match.state.entered[card]
            if card == self.source:
                self.followed = entered
            last = self.last.get(card)
            if last is not None and last.entered != entered and match.state.zone[card].kind.field:
                del self.last[card]

    def information(self, match: AnyMatch) -> Values:
        """The characteristics of the card with the ability; those it had last, if it has become another card since.

        An ability that triggers on its card's leaving the field looks back at what the card was there.
        """
        last = None if self.event is None else self.event.last_of(self.source)
        if last is not None:
            return last
        if match.state.entered[self.source] == self.stamp or self.known is None:
            now: Values = match.values(self.source)
            return now
        return self.known

    def remember(self, match: AnyMatch, cards: Iterable[Card]) -> None:
        """Note what cards are, before the ability moves them."""
        for card in cards:
            if card not in self.last:
                state = match.state
                place = (state.entered[card], state.zone[card], match.master(card))
                covering = match.covered(card) if card in state.covers else ()
                lay = (state.rested[card], state.face_down[card])
                self.last[card] = Last(*place, *lay, match.values(card), covering)

    def values(self, match: AnyMatch, card: Card) -> Values:
        """The characteristics of a card: those it had where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        if last is not None:
            return last.values
        return self.information(match) if card == self.source else match.values(card)

    def is_rested(self, match: AnyMatch, card: Card) -> bool:
        """Whether a card lies rested, or did so where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        return match.state.rested[card] if last is None else last.rested

    def is_face_down(self, match: AnyMatch, card: Card) -> bool:
        """Whether a card lies face down, or did so where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        return match.state.face_down[card] if last is None else last.face_down

    def zone(self, match: AnyMatch, card: Card) -> Zone:
        """Where a card is, or was where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        zone: Zone = match.state.zone[card] if last is None else last.zone
        return zone

    def covered(self, match: AnyMatch, card: Card) -> tuple[Zone, ...]:
        """The places on which a card lies, or lay where the ability looks back at it; its zone first."""
        last = self.looks_back_at(match, card)
        covered: tuple[Zone, ...] = match.covered(card) if last is None else last.covering or (last.zone,)
        return covered

    def own_zone(self, match: AnyMatch) -> Zone | None:
        """Where the card with the ability is, or was; None if it has become another card for another reason."""
        last = self.looks_back_at(match, self.source)
        if last is not None and last.zone.kind.field:
            return last.zone
        if self.this(match) is not None:
            here: Zone = match.state.zone[self.source]
            return here
        return None if self.event is None or self.event.last_of(self.source) is None else self.event.source

    def looks_back_at(self, match: AnyMatch, card: Card) -> Last | None:
        """What a card was before the ability moved it or turned it face down, or before the event that it answers did.

        None if the ability sees the card as it is now: it has not moved, or it has become another card since.
        """
        entered = match.state.entered[card]
        if self.last:
            last = self.last.get(card)
            if last is not None and (last.entered != entered or (match.state.face_down[card] and not last.face_down)):
                return last
        event = self.event
        if event is None or event.card != card or event.entered not in (None, entered):
            return None
        if event.source is None and event.was is not None and match.state.face_down[card]:
            place = (entered, match.state.zone[card], match.master(card))
            return Last(*place, match.state.rested[card], False, event.was, match.covered(card))
        was = event.last_of(card)
        if was is None or event.source is None:
            return None
        player = event.source.player if event.player is None else event.player
        return Last(None, event.source, player, event.rested, event.face_down, was, event.covering)


@dataclass(frozen=True, slots=True)
class Number(Node, ABC):
    """A number that a text speaks of."""

    @abstractmethod
    def value(self, match: AnyMatch, context: Context) -> int:
        """The number, as it is now."""


@dataclass(frozen=True, slots=True)
class Selection(Node, ABC):
    """A description of cards: "your opponent's resting characters"."""

    narrows: ClassVar[bool] = False  #: whether `aspects_now` may be fewer than `aspects`

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        """The aspects of the position of which one has to change before it describes other cards than just now."""
        return self.aspects()

    @abstractmethod
    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """The cards that fit now, in the order of their zones."""

    @abstractmethod
    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether a card fits, judged by these characteristics (last-known ones for a card that left)."""


@dataclass(frozen=True, slots=True)
class Condition(Node, ABC):
    """A question with the answer yes or no."""

    @abstractmethod
    def holds(self, match: AnyMatch, context: Context) -> bool:
        """Whether it is so now."""


@dataclass(frozen=True, slots=True)
class Trigger(Node, ABC):
    """The event that an automatic ability waits for. ``kinds`` are the `Event.kind` values it listens to."""

    @property
    @abstractmethod
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event it listens to."""

    @property
    def own(self) -> bool:
        """Whether it waits for nothing but what happens to the card that has the ability (`Event.card`)."""
        return False

    @abstractmethod
    def matches(self, match: AnyMatch, context: Context, event: Event) -> bool:
        """Whether this event, of one of its kinds, is the one it waits for."""

    def meant(self, match: AnyMatch, context: Context, event: Event) -> Sequence[Card] | None:
        """The cards that "it" means, before the text speaks of others, once the event matches; None: `Event.card`."""
        return None


@dataclass(frozen=True, slots=True)
class Effect(Node, ABC):
    """An instruction: a one-shot effect, or the making of an effect that stays in force."""

    @abstractmethod
    def resolve(self, match: AnyMatch, context: Context) -> Procedure[None]:
        """Carry the instruction out."""


@dataclass(frozen=True, slots=True)
class Cost(Node, ABC):
    """A part of a cost. All parts are chosen first and then paid at the same time, or none is."""

    is_action: ClassVar[bool] = True  #: whether something is done to pay it; where costs are waived, it is not paid

    def parts(self) -> tuple[Cost, ...]:
        """The parts that are paid for themselves: this one, unless it is made of others."""
        return (self,)

    @abstractmethod
    def payable(self, match: AnyMatch, context: Context, taken: frozenset[Card]) -> bool:
        """Whether this part could be paid without the cards that other parts have taken."""

    def answered_with(self, context: Context) -> Sequence[Cost]:
        """The other parts, if any, of which `payable` speaks as well."""
        return ()

    def may_be_denied(self, match: AnyMatch, context: Context) -> bool:
        """Whether others cannot tell if this part can be paid, because it asks for a card of a hidden zone."""
        return False

    @abstractmethod
    def choose(self, match: AnyMatch, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Let the player choose what to pay with."""

    @abstractmethod
    def pay(self, match: AnyMatch, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """Pay with the chosen cards."""


@dataclass(frozen=True, slots=True)
class Change(Node, ABC):
    """What a continuous effect does to a card's characteristics, in a layer of the game's rulebook."""

    layer: ClassVar[str] = ""
    needs: ClassVar[frozenset[str]] = NOTHING
    """Of what the rules do to cards: it may do something, whatever is printed, if anything changes one of these."""

    @property
    def gives(self) -> tuple[Ability, ...] | None:
        """The abilities that a card may have by it and not otherwise; None: any at all."""
        return None if GAINED_ABILITIES in self.writes else ()

    @abstractmethod
    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Change ``values``, which belong to ``card``, in place."""

    def concerns(self, definition: AnyDefinition) -> bool:
        """Of what the rules do to cards: whether it may do something because this is printed on a card of the match.

        Where it says so of no card of a match, it is left out there. It looks at nothing but the definition.
        """
        return True


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """An ability. ``zones`` are the names of the zone kinds in which it is active; empty means everywhere.

    ``condition`` is what the text demands besides the zone for the ability to be active (limit break and its kin);
    ``label`` is what such abilities are called, where a game has a word for them.
    """

    zones: tuple[str, ...] = ()
    condition: Condition | None = None
    label: Node | None = field(default=None, kw_only=True)

    def aspects(self) -> frozenset[str]:
        """None: an ability is given without a look at what it says."""
        return NOTHING


@dataclass(frozen=True, slots=True)
class Continuous(Ability):
    """In effect while active: ``change`` applies to ``subject`` (None: the card itself) while ``requirement`` holds."""

    change: tuple[Change, ...] = ()
    subject: Selection | None = None
    requirement: Condition | None = None


FIRST_TIME: Final = "first time in a turn"
"""The restriction of what triggers the first time in a turn, whether or not its player wants it then."""


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """Played by its master at a play timing, for a cost."""

    costs: tuple[Cost, ...] = ()
    effect: Effect | None = None
    restriction: str = ""  #: "turn": once a turn; "game": once a game; empty: any number of times


@dataclass(frozen=True, slots=True)
class Automatic(Ability):
    """Stands by when its trigger matches an event, and is played at the next check timing."""

    trigger: Trigger | None = None
    requirement: Condition | None = None  #: the "if" after the trigger: asked when the ability resolves
    costs: tuple[Cost, ...] = ()
    effect: Effect | None = None
    restriction: str = ""
    optional: bool = False  #: without a cost: "you may"


@dataclass(frozen=True, slots=True)
class Replacing(Ability, ABC):
    """Replaces an event that is about to happen, of one of these ``kinds``, by another."""

    own: ClassVar[bool] = False  #: whether it replaces only what happens to the card that has it
    kinds: tuple[str, ...] = ()
    optional: bool = False

    @property
    def takes_itself(self) -> bool:
        """Whether what it does takes the card that has it, so that it can hardly replace two events."""
        return False

    @property
    def takes_others(self) -> bool:
        """Whether what it does takes cards that other effects may need as well, as those of a hand."""
        return False

    @abstractmethod
    def applies(self, match: AnyMatch, context: Context, event: Event) -> bool:
        """Whether it could replace this event, which is about to happen."""

    def may_replace(self, match: AnyMatch, context: Context) -> bool:
        """Whether it can be done. Its master is asked in any case, so that others cannot tell."""
        return True

    def prompt(self, context: Context) -> Message:
        """The question whether to replace the event."""
        return Message("ask-replace", {"card": Ref(context.source)})

    @abstractmethod
    def replace(self, match: AnyMatch, context: Context, event: Event) -> Procedure[Event | None]:
        """Do what happens instead; return the event that still happens, or None."""


@fact_of_node
def is_restricted(ability: Activated | Automatic) -> bool:
    """Whether using an ability may keep it from being used again for a while, so that one may want to wait."""
    waits = bool(ability.restriction) and ability.restriction != FIRST_TIME
    return waits or any(node.restricts for node in ability.walk())


LOST_ABILITIES: Final[Characteristic[frozenset[Ability]]] = characteristic("lost")
GAINED_ABILITIES: Final[Characteristic[tuple[Ability, ...]]] = characteristic("gained")

GAINED: Final = "g"
"""How the keys of abilities begin that a card has gained."""


GIVERS: Final = "givers"
"""The characteristic of cards that have gained abilities: the mark of each, in the same order."""


class AbilityOf(NamedTuple):
    """An ability, the card that has it, and the key that names it there ("1", "b1" on a back, "g1" if gained).

    The ``mark`` is the key of a printed ability; that of a gained one says what gave it, so that it stays the same
    while others come and go. It holds no card, for whoever sees a card sees its characteristics.
    """

    card: Card
    ability: Ability
    key: str
    mark: str


def gain(values: dict[str, Any], context: Context, abilities: Iterable[Ability]) -> None:
    """Add abilities, given by the effect of ``context``, to those that the card with these values has gained."""
    given, marks = f"{GAINED}:{context.giver}:", values[GIVERS]
    number = next(number for number in count() if f"{given}{number}" not in marks)
    found = tuple(abilities)
    values[GAINED_ABILITIES] = (*values[GAINED_ABILITIES], *found)
    values[GIVERS] = (*marks, *(f"{given}{number + index}" for index in range(len(found))))
