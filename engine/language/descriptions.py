"""What cards are like: nouns, what is said before them and after them, and how these make a description."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context, Node
from engine.kernel.aspects import ATTACHED, NOTHING, ORIENTATION
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.errors import Contradiction
from engine.language.phrases import Several, phrase
from engine.language.words import NAME


@dataclass(frozen=True, slots=True)
class Feature(Node, ABC):
    """Something a card may be like. What is ``outward`` can be told of a card that lies face down."""

    outward: ClassVar[bool] = False

    @abstractmethod
    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card with these characteristics is like that."""


@dataclass(frozen=True, slots=True)
class Quality(Feature):
    """A feature said before the noun: "red"."""


@dataclass(frozen=True, slots=True)
class Noun(Feature):
    """The sort of card: "character". ``kinds`` are the kinds of zones of the field where such cards are in play."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = ()
    asks: ClassVar[bool] = False  #: whether it matters what is printed on the card
    narrows: ClassVar[bool] = False  #: whether it may be a part of a card of which the features are asked: see `seen`
    only: ClassVar[str] = ""  #: of a noun that is said only of cards in play: where they are, for errors

    def seen(self, match: Match, card: Card, values: Values) -> Values:
        """The characteristics that count where a card is called so; asked of cards that fit."""
        return values


@dataclass(frozen=True, slots=True)
class Trait(Feature):
    """A feature said after the noun: named so and so."""


@phrase("other")
@dataclass(frozen=True, slots=True)
class Other(Quality):
    """Not the card with the ability, nor that of which it is a part."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is another card."""
        return card not in (context.source, match.lead(context.source))


@phrase("face-up", down=False)
@phrase("face-down", down=True)
@dataclass(frozen=True, slots=True)
class Face(Quality):
    """Face up or face down."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = NOTHING  #: who looks at where cards are also looks at how they lie
    down: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return context.lies_face_down(match, card) is self.down


@dataclass(frozen=True, slots=True)
class Oriented(Quality):
    """Standing or resting."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = frozenset({ORIENTATION})
    rested: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return context.is_rested(match, card) is self.rested


@phrase("named {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class Named(Trait):
    """With one of these card names."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of the names."""
        return not values[NAMES].isdisjoint(self.names)


@phrase("not named {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class NotNamed(Trait):
    """With none of these card names."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has none of the names."""
        return bool(values[NAMES].isdisjoint(self.names))


@phrase("with {part} in its/their card name/names")
@dataclass(frozen=True, slots=True)
class NamedLike(Trait):
    """With these words as a part of its name."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    part: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a name of it has the words."""
        return any(self.part in name for name in values[NAMES])


@phrase("with either {parts} in its/their card name/names", parts=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class NamedLikeOneOf(Trait):
    """With some of these words, or some others, as a part of its name."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    parts: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a name of it has the one or the other."""
        return any(part in name for name in values[NAMES] for part in self.parts)


@phrase("({qualities} )?{noun}( {traits})?", qualities=Several(Quality, " "), traits=Several(Trait, " "))
@dataclass(frozen=True, slots=True)
class Description(Node):
    """What cards are meant: "red card with turn cost 2"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    noun: Noun
    qualities: tuple[Quality, ...] = ()
    traits: tuple[Trait, ...] = ()

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card with these characteristics is meant."""
        if not self.noun.fits(match, context, card, values):
            return False
        if self.noun.narrows:
            values = self.noun.seen(match, card, values)
        for quality in self.qualities:  # asked for every card of a zone: `all` would take three times as long
            if not quality.fits(match, context, card, values):
                return False
        for trait in self.traits:  # noqa: SIM110 - likewise
            if not trait.fits(match, context, card, values):
                return False
        return True

    def aspects_in_play(self) -> frozenset[str]:
        """The aspects of the position that decide which cards in play are meant."""
        return self.aspects().union(kind.name for kind in self.noun.kinds)

    @property
    def asks(self) -> bool:
        """Whether it matters what is printed on the card."""
        return self.noun.asks or bool(self.qualities or self.traits)

    @property
    def is_outward(self) -> bool:
        """Whether it can be asked of a card that lies face down."""
        return not self.noun.asks and all(feature.outward for feature in (*self.qualities, *self.traits))

    def fits_in_place(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a card where it is, or was, is meant: in play, it must be in one of the places that the noun says."""
        kind = context.zone(match, card).kind
        return (not kind.field or kind in self.noun.kinds) and self.fits(match, context, card, values)


def refuse_places(description: Description | None, zone: str) -> None:
    """Raise `Contradiction` if no card of the zone can fit, because the noun is said only of cards in play."""
    if description is not None and description.noun.only:
        raise Contradiction(f"{description.noun.only}, never in a {zone}: write cards")
