"""What cards are like: nouns, what is said before them, and what is said after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import eq, ge, gt, le, lt
from typing import ClassVar, Final

from engine.games.duel_masters import characteristics, faces, twinpacts, zones
from engine.games.duel_masters.cells import ZERON
from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS, SUPERTYPES
from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.race_names import is_of
from engine.games.duel_masters.vocabulary.races import FAMILIES, NOT_OF_FAMILIES, RACES
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Noun, Quality, Trait
from engine.language.phrases import Several, WordList, phrase

CIVILIZATIONS: Final = WordList("a civilisation", {word: word for word in CIVILIZATION_WORDS})
OTHER_CIVILIZATIONS: Final = WordList("a civilisation", {f"non-{word}": word for word in CIVILIZATION_WORDS})
OTHER_TYPES: Final = WordList("a type", {f"non-{word}": word for word in ("spell", "tamaseed")})


# ---- nouns


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(Noun):
    """109.2a. Any card: in the battle zone each by itself, also under others."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    kinds: ClassVar[tuple[ZoneKind, ...]] = zones.IN_BATTLE_ZONE

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return True


@phrase("creature/creatures", type="creature")
@phrase("spell/spells", type="spell")
@phrase("tamaseed/tamaseeds", type="tamaseed")
@phrase("cross_gear/cross_gears", type="cross gear")
@phrase("weapon/weapons", type="weapon")
@phrase("fortress/fortresses", type="fortress")
@phrase("ceremony/ceremonies", type="ceremony")
@phrase("nebula/nebulae", type="nebula")
@phrase("field/fields", type="field")
@phrase("aura/auras", type="aura")
@phrase("artifact/artifacts", type="artifact")
@phrase("land/lands", type="land")
@dataclass(frozen=True, slots=True)
class TypeNoun(Noun):
    """204.2. A card of a type."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TYPES})
    asks: ClassVar[bool] = True
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE,)
    narrows: ClassVar[bool] = True
    type: str

    def seen(self, match: Match, card: Card, values: Values) -> Values:
        """808.3a, 810.2. Of a twinpact the half of the type, of a zeron card elsewhere the side of the type."""
        if len(values[characteristics.TYPES]) == 1 and ZERON not in match.state.definition[card].values[SUPERTYPES]:
            return values
        side = faces.seen_as(match, card, self.type)
        return twinpacts.seen_as(match, card, self.type, values) if side is None else side.values

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is of the type."""
        return self.type in values[characteristics.TYPES] or faces.seen_as(match, card, self.type) is not None


@phrase("element/elements")
@dataclass(frozen=True, slots=True)
class ElementNoun(Noun):
    """316.1. What may lie face up in the battle zone by itself: all its cards are meant (316.3)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TYPES})
    asks: ClassVar[bool] = True
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.BATTLE,)

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is of such a type."""
        return not characteristics.STAY.isdisjoint(values[characteristics.TYPES])


@phrase("castle/castles")
@dataclass(frozen=True, slots=True)
class CastleNoun(TypeNoun):
    """304. A castle, which lies in the shield zone."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.CASTLE,)
    type: str = characteristics.CASTLE


@phrase("shield/shields")
@dataclass(frozen=True, slots=True)
class ShieldNoun(Noun):
    """113. A shield: the card that lies on top stands for all that lie there."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.SHIELD.name})
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.SHIELD,)
    only: ClassVar[str] = "shields are in the shield zone"

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is the top card of a shield."""
        zone = match.state.zone[card]
        return zone.kind is zones.SHIELD and match.cards(zone)[-1] == card


# ---- before the noun


@phrase("{civilizations}", civilizations=Several(CIVILIZATIONS, " or "))
@dataclass(frozen=True, slots=True)
class OfCivilization(Quality):
    """106. Of one of these civilisations."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CIVILIZATIONS})
    civilizations: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of them."""
        return not values[characteristics.CIVILIZATIONS].isdisjoint(self.civilizations)


@phrase("{race}", race=RACES)
@dataclass(frozen=True, slots=True)
class OfRace(Quality):
    """203.2. Of a race, or of one with its name in its own: "Fire Bird" is "Armored Fire Bird" as well."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    race: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the race."""
        return is_of(values[characteristics.RACES], self.race)


@phrase("{first} or {second}", first=RACES, second=RACES)
@dataclass(frozen=True, slots=True)
class OfEitherRace(Quality):
    """203. Of one of two races."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    first: str
    second: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has either."""
        return is_of(values[characteristics.RACES], self.first, self.second)


@phrase("{race} or {civilization}", race=RACES, civilization=CIVILIZATIONS)
@dataclass(frozen=True, slots=True)
class OfRaceOrCivilization(Quality):
    """106, 203. Of a race, or of a civilisation."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES, characteristics.CIVILIZATIONS})
    race: str
    civilization: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has either."""
        return self.civilization in values[characteristics.CIVILIZATIONS] or is_of(
            values[characteristics.RACES], self.race
        )


@phrase("evolution")
@dataclass(frozen=True, slots=True)
class IsEvolution(Quality):
    """204.3. An evolution creature."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.SUPERTYPES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return "evolution" in values[characteristics.SUPERTYPES]


@phrase("non-evolution")
@dataclass(frozen=True, slots=True)
class NotEvolution(IsEvolution):
    """204.3. Anything but an evolution creature."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return "evolution" not in values[characteristics.SUPERTYPES]


@phrase("non-creature")
@dataclass(frozen=True, slots=True)
class NotCreature(Quality):
    """204. Anything but a creature."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TYPES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return characteristics.CREATURE not in values[characteristics.TYPES]


@phrase("multicolored")
@dataclass(frozen=True, slots=True)
class Multicolored(Quality):
    """106.2. Of two or more civilisations."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CIVILIZATIONS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has several."""
        return len(values[characteristics.CIVILIZATIONS]) > 1


@phrase("colorless", colorless=True)
@phrase("non-colorless", colorless=False)
@dataclass(frozen=True, slots=True)
class Colorless(Quality):
    """106.1. Of no civilisation, or of any."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CIVILIZATIONS})
    colorless: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has none, or has one."""
        return self.colorless is not bool(values[characteristics.CIVILIZATIONS])


@phrase("non-multicolored")
@dataclass(frozen=True, slots=True)
class NotMulticolored(Multicolored):
    """106.2. Of one civilisation, or of none."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has not several."""
        return len(values[characteristics.CIVILIZATIONS]) < 2


@phrase("{type}", type=OTHER_TYPES)
@dataclass(frozen=True, slots=True)
class NotOfType(Quality):
    """204. Anything but a card of a type."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TYPES})
    type: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is none."""
        return self.type not in values[characteristics.TYPES]


@phrase("{civilization}", civilization=OTHER_CIVILIZATIONS)
@dataclass(frozen=True, slots=True)
class NotOfCivilization(Quality):
    """106. Without this civilisation."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CIVILIZATIONS})
    civilization: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it lacks it."""
        return self.civilization not in values[characteristics.CIVILIZATIONS]


# ---- after the noun


_COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "most": le,
    "least": ge,
    "just": eq,
    "more": gt,
    "less": lt,
}


@phrase("that has/have power {number} or less", bound="most")
@phrase("that has/have power {number} or more", bound="least")
@phrase("that has/have power of_just {number}", bound="just")
@phrase("that has/have power above {number}", bound="more")
@phrase("that has/have power below {number}", bound="less")
@dataclass(frozen=True, slots=True)
class WithPower(Trait):
    """206. With so much power; one below 0 counts as 0 (108.1b)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    number: int
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its power is within the bound."""
        return _COMPARED[self.bound](max(0, values[characteristics.POWER]), self.number)


@phrase("that has/have total power {number} or less")
@dataclass(frozen=True, slots=True)
class WithTotalPower(Trait):
    """206. All that are chosen, together with so much power; who chooses them sees to that."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    number: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it alone has no more."""
        return max(0, values[characteristics.POWER]) <= self.number


@phrase("that costs/cost {number} or less", bound="most")
@phrase("that costs/cost {number} or more", bound="least")
@phrase("that costs/cost {number}", bound="just")
@dataclass(frozen=True, slots=True)
class WithCost(Trait):
    """201.2. With such a printed cost; either of the two that a twinpact has (201.2b)."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COSTS})
    number: int
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a cost of it is within the bound."""
        return any(_COMPARED[self.bound](cost, self.number) for cost in values[characteristics.COSTS])


@phrase("that has/have {family} in its/their race", family=FAMILIES)
@dataclass(frozen=True, slots=True)
class WithFamily(Trait):
    """203. With this word in the name of a race."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    family: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its races has the word."""
        return is_of(values[characteristics.RACES], self.family)


@phrase("{family}", family=NOT_OF_FAMILIES)
@dataclass(frozen=True, slots=True)
class WithoutFamily(Quality):
    """203. Without this word in the name of any of its races."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    family: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether none of its races has the word."""
        return not is_of(values[characteristics.RACES], self.family)


@phrase("that has/have {keyword}")
@dataclass(frozen=True, slots=True)
class WithKeyword(Trait):
    """205.1a. With a keyword."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    keyword: Keyword

    @property
    def reads(self) -> frozenset[str]:
        """What the keyword is written in."""
        return self.keyword.writes

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has it."""
        return self.keyword.is_had(values)


@phrase("that doesn't/don't have {keyword}")
@dataclass(frozen=True, slots=True)
class WithoutKeyword(WithKeyword):
    """205.1a. Without a keyword."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it lacks it."""
        return not WithKeyword.fits(self, match, context, card, values)
