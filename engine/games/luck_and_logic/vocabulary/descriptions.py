"""What cards are like: nouns, what is said before them, and what is said after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import characteristics, zones
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Noun, Quality, Trait
from engine.language.features import AnyCard, OfColours, OfTrait, WithNumber, numbered
from engine.language.phrases import Several, WordList, phrase
from engine.language.words import KIND, NAME

COLOURS: Final = WordList("a colour", {name: name for name in ("crimson", "ivory", "teal", "amber", "violet")})
"""2.7. The colours of our cards."""


# ---- nouns


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(AnyCard):
    """Any card."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)


@dataclass(frozen=True, slots=True)
class TypeNoun(Noun):
    """2.2. A card of a type. On the field it is meant where such cards are placed (2.2.3)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TYPES})
    asks: ClassVar[bool] = True
    types: ClassVar[frozenset[str]] = frozenset()

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is of the type."""
        return not self.types.isdisjoint(values[characteristics.TYPES])


@phrase("member/members")
@dataclass(frozen=True, slots=True)
class MemberNoun(TypeNoun):
    """2.2.2. A member."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)
    types: ClassVar[frozenset[str]] = characteristics.MEMBERS


@phrase("Logicalist/Logicalists")
@dataclass(frozen=True, slots=True)
class LogicalistNoun(TypeNoun):
    """2.2.2.1. A Logicalist, Super Logicalists among them (2.2.2.7.1)."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.LOGICALIST})


@phrase("Foreigner/Foreigners")
@dataclass(frozen=True, slots=True)
class ForeignerNoun(TypeNoun):
    """2.2.2.2. A Foreigner."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.FOREIGNER})


@phrase("Tranceunion/Tranceunions")
@dataclass(frozen=True, slots=True)
class TranceunionNoun(TypeNoun):
    """2.2.2.3. A Tranceunion."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CIRCLE,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.TRANCEUNION})


@phrase("tactics")
@dataclass(frozen=True, slots=True)
class TacticsNoun(TypeNoun):
    """2.2.2.5. A tactics card; in the battle zone, where no zone is named (2.2.3.3)."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.TACTICS})


@phrase("paradox/paradoxes")
@dataclass(frozen=True, slots=True)
class ParadoxNoun(TypeNoun):
    """2.2.2.6. A paradox; in the battle or the paradox zone, where no zone is named (2.2.3.4)."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE, zones.PARADOX)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.PARADOX})


@phrase("gate/gates")
@dataclass(frozen=True, slots=True)
class GateNoun(AnyCard):
    """2.2.3.2. A gate in a gate zone, destroyed or not: one that lies face down is known for a gate by its back."""

    only: ClassVar[str] = "gates are in play"
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.GATE,)


# ---- before the noun


@phrase("{colours}", colours=Several(COLOURS, " or "))
@dataclass(frozen=True, slots=True)
class OfColour(OfColours):
    """2.7. Of one of these colours."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COLOUR})


@phrase("{trait}", trait=KIND)
@dataclass(frozen=True, slots=True)
class WithTrait(OfTrait):
    """2.6.3. With a trait."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TRAITS})


@phrase("<{world}>", world=KIND)
@dataclass(frozen=True, slots=True)
class OfWorld(Quality):
    """2.5.3. Of a world."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.WORLDS})
    world: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it belongs to the world."""
        return self.world in values[characteristics.WORLDS]


@phrase("destroyed", so=True)
@phrase("undestroyed", so=False)
@dataclass(frozen=True, slots=True)
class Destroyed(Quality):
    """5.32.1. Of gates: destroyed, so face up, or not yet destroyed."""

    outward: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.GATE.name})
    so: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is a gate that lies so."""
        return context.zone(match, card).kind is zones.GATE and context.lies_face_down(match, card) is not self.so


# ---- after the noun


@phrase("with the intercept icon")
@dataclass(frozen=True, slots=True)
class WithInterceptIcon(Trait):
    """2.11.1.1 (1.00: 2.11.3). With the icon IC."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.INTERCEPTS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the icon."""
        return values[characteristics.INTERCEPTS]


@phrase("with the name {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class OfCharacter(Trait):
    """2.1.3. With one of these names of persons."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CHARACTERS})
    names: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of the names."""
        return not values[characteristics.CHARACTERS].isdisjoint(self.names)


@phrase("with the title {title}", title=NAME)
@dataclass(frozen=True, slots=True)
class Titled(Trait):
    """2.1.3. With a title."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TITLE})
    title: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the title."""
        return values[characteristics.TITLE] == self.title


@numbered("with level")
@dataclass(frozen=True, slots=True)
class WithLevel(WithNumber):
    """2.8. With such a level."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.LEVEL})


@numbered("with cost")
@dataclass(frozen=True, slots=True)
class WithCost(WithNumber):
    """2.9. With such a cost."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COST})


@numbered("with power")
@dataclass(frozen=True, slots=True)
class WithPower(WithNumber):
    """2.13. With such a power."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})


@numbered("with aura")
@dataclass(frozen=True, slots=True)
class WithAura(WithNumber):
    """2.14. With such an aura."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.AURA})


@numbered("with territory")
@dataclass(frozen=True, slots=True)
class WithTerritory(WithNumber):
    """2.10.2.4. With such a territory."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TERRITORY})
