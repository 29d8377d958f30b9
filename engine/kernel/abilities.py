"""Abilities: what a card can do, as data compiled from its text, and what such data has to answer.

The kernel knows the shapes only. The nodes that fill them (draw a card, choose a unit) are the card language's and the
games' vocabulary.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import count
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from engine.kernel.aspects import EVERYTHING, NOTHING
from engine.kernel.cards import Card, Characteristic, Values, characteristic
from engine.kernel.contexts import AnyMatch as AnyMatch  # noqa: PLC0414
from engine.kernel.contexts import Context as Context  # noqa: PLC0414
from engine.kernel.contexts import Last as Last  # noqa: PLC0414
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.messages import Message, Ref
from engine.kernel.node_facts import fact_of_node
from engine.kernel.zones import ZoneKind

AnyDefinition: TypeAlias = Any
"""A `CardDefinition`, which stands above what is printed on it, too."""


_NAMES: Final[dict[type[Node], tuple[str, ...]]] = {}


def _names_of_fields(kind: type[Node]) -> tuple[str, ...]:
    """The fields of a node, found out once for each class."""
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = tuple([each.name for each in fields(kind)])
    return names


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
    of_last: ClassVar[bool] = False  #: whether it speaks of what the text has done last: "if you do", "that many"
    of_deeds: ClassVar[bool] = False  #: whether it speaks of cards with which the text has done something "this way"
    of_looked_at: ClassVar[bool] = False  #: whether it speaks of cards that the text has looked at: "among them"
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
    def shows_cards(self) -> bool:
        """Whether "among them" and "the rest" are said from then on of cards that it shows to its player."""
        return False

    @property
    def writes(self) -> frozenset[str]:
        """None, unless a node says otherwise: as a class variable, or by its fields."""
        return frozenset()

    def children(self) -> Iterator[Node]:
        """The nodes directly inside this one."""
        for name in _names_of_fields(type(self)):
            value = getattr(self, name)
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

    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether a card fits, judged by these characteristics (last-known ones for a card that left)."""
        return card in tuple(self.cards(match, context))


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

    def is_void(self, match: AnyMatch, context: Context) -> bool:
        """Whether it only does something with certain cards, and all of them have gone for good."""
        return False

    def may_begin(self, match: AnyMatch, context: Context) -> bool:
        """Whether it could do anything, as far as everybody can tell; otherwise nobody is asked whether it shall."""
        return True


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


def is_place_for(ability: Ability, kind: ZoneKind) -> bool:
    """Whether an ability is active where its card is in a zone of this kind, as far as that goes."""
    return kind.name in ability.zones if ability.zones else not kind.silent


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
    restriction: str = ""  #: "turn": once a turn; empty: any number of times

    @property
    def takes_itself(self) -> bool:
        """Whether what it does takes the card that has it, so that it can hardly replace two events."""
        return False

    @property
    def takes_others(self) -> bool:
        """Whether what it does takes cards that other effects may need as well, as those of a hand."""
        return False

    @property
    def leaves_alone(self) -> bool:
        """Whether the card of the event goes where it was to all the same, and only others do not go with it."""
        return False

    @property
    def separates(self) -> bool:
        """Whether those that do not go with it come apart from each other; see `leaves_alone`."""
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
