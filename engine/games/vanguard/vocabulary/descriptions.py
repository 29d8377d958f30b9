"""What cards are like: nouns, what is said before them, and what is said after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics, gifts, tickets, zones
from engine.games.vanguard.g_skills import is_paid_for_guardian
from engine.games.vanguard.nations import CLANS
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Noun, Quality, Trait
from engine.language.phrases import WordList, phrase
from engine.language.words import KIND

CLAN_WORDS: Final = WordList("a clan", {clan: clan for clan in CLANS})
OTHER_CLANS: Final = WordList("a clan", {f"non-{clan}": clan for clan in CLANS})

KEYWORDS: Final = WordList(
    "a keyword",
    {
        "Twin Drive!!": "twin drive",
        "Triple Drive!!!": "triple drive",
        "Boost": "boost",
        "Intercept": "intercept",
        "Restraint": "restraint",
        "Forerunner": "forerunner",
        "Lord": "lord",
        "Sentinel": "sentinel",
        "Resist": "resist",
        "Melody": "melody",
    },
)
"""11. Keyword abilities, as texts write them and as `Values` name them."""

ICONS: Final = WordList("a trigger icon", {icon: icon for icon in ("critical", "draw", "stand", "heal", "front")})

# ---- nouns


@dataclass(frozen=True, slots=True)
class FieldNoun(Noun):
    """A word for units. Whether the card is on one of its circles, the group or trigger sees to."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    kinds: ClassVar[tuple[ZoneKind, ...]] = zones.UNITS

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether the card could be one: any card could."""
        return True


@dataclass(frozen=True, slots=True)
class CircleNoun(FieldNoun):
    """A word for units on certain circles."""

    only: ClassVar[str] = "vanguards, rear-guards and guardians are on circles"


@phrase("unit/units")
@dataclass(frozen=True, slots=True)
class Unit(FieldNoun):
    """3.8. A card on a circle; a card that could be one, in other zones."""


@phrase("rear-guard/rear-guards")
@dataclass(frozen=True, slots=True)
class RearGuard(CircleNoun):
    """3.10."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.REAR_GUARD,)


@phrase("vanguard/vanguards")
@dataclass(frozen=True, slots=True)
class VanguardNoun(CircleNoun):
    """3.9."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.VANGUARD,)


@phrase("guardian/guardians")
@dataclass(frozen=True, slots=True)
class Guardian(CircleNoun):
    """3.11."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.GUARDIAN,)


@phrase("vanguard_or_rear-guard/vanguards_or_rear-guards")
@phrase("vanguard_and_rear-guard/vanguards_and_rear-guards")
@dataclass(frozen=True, slots=True)
class VanguardOrRearGuard(CircleNoun):
    """A unit that is no guardian."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.VANGUARD, zones.REAR_GUARD)


@phrase("rear-guard_or_guardian/rear-guards_or_guardians")
@dataclass(frozen=True, slots=True)
class RearGuardOrGuardian(CircleNoun):
    """A unit that is no vanguard."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.REAR_GUARD, zones.GUARDIAN)


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(FieldNoun):
    """Any card."""


@phrase("unit_card/unit_cards")
@dataclass(frozen=True, slots=True)
class UnitCard(CardNoun):
    """10.6.3.3.2. A card that is a unit, in whatever zone: neither a Protect card nor a ticket."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one."""
        return not (gifts.is_gift_card(match, card) or tickets.is_ticket(match, card))


# ---- before the noun


@phrase("{clan}", clan=CLAN_WORDS)
@dataclass(frozen=True, slots=True)
class OfClan(Quality):
    """2.2. Of a clan."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CLANS})
    clan: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it belongs to the clan."""
        return self.clan in values[characteristics.CLANS]


@phrase("{clan}", clan=OTHER_CLANS)
@dataclass(frozen=True, slots=True)
class NotOfClan(Quality):
    """2.2. Not of a clan."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CLANS})
    clan: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it does not belong to the clan."""
        return self.clan not in values[characteristics.CLANS]


@phrase("{race}", race=KIND)
@dataclass(frozen=True, slots=True)
class OfRace(Quality):
    """2.3. Of a race."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})
    race: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is of the race."""
        return self.race in values[characteristics.RACES]


@phrase("grade {grade}")
@dataclass(frozen=True, slots=True)
class OfGrade(Quality):
    """2.4. Of a grade."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    grade: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the grade."""
        return characteristics.grade_of(values) == self.grade


@phrase("grade {grade} or less")
@dataclass(frozen=True, slots=True)
class OfGradeOrLess(Quality):
    """2.4. Of a grade or a lesser one."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    grade: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its grade is not greater."""
        grade = characteristics.grade_of(values)
        return grade is not None and grade <= self.grade


@phrase("grade {grade} or greater")
@dataclass(frozen=True, slots=True)
class OfGradeOrGreater(Quality):
    """2.4. Of a grade or a greater one."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    grade: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its grade is not less."""
        grade = characteristics.grade_of(values)
        return grade is not None and grade >= self.grade


@phrase("non-grade {grade}")
@dataclass(frozen=True, slots=True)
class NotOfGrade(Quality):
    """2.4. Of another grade."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    grade: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has another grade."""
        return characteristics.grade_of(values) != self.grade


@phrase("power {power}")
@dataclass(frozen=True, slots=True)
class OfPower(Quality):
    """2.5. With just so much power."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    power: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has so much power, no more and no less."""
        return bool(values[characteristics.POWER] == self.power)


@phrase("grade {first} or {second}")
@dataclass(frozen=True, slots=True)
class OfEitherGrade(Quality):
    """2.4. Of one of two grades."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    first: int
    second: int

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the one grade or the other."""
        return characteristics.grade_of(values) in (self.first, self.second)


@phrase("{icon} trigger", icon=ICONS)
@dataclass(frozen=True, slots=True)
class WithIcon(Quality):
    """2.8. With a certain trigger icon."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    icon: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the icon, or counts as a heal trigger while a G guardian is paid for."""
        if values[characteristics.TRIGGER] == self.icon:
            return True
        return self.icon == "heal" and is_paid_for_guardian(context, values)


_MAIN_DECK_UNITS: Final = frozenset(
    {"normal unit", "trigger unit"}
)  # 5.2.2.6: no G unit, Protect card, ticket or token


@phrase("trigger", any_icon=True)
@phrase("normal", any_icon=False)
@dataclass(frozen=True, slots=True)
class OfType(Quality):
    """2.9.2. A trigger unit, or a normal one."""

    any_icon: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has a trigger icon, or is a unit of main decks that has none."""
        if values[characteristics.TRIGGER] is not None:
            return self.any_icon
        return not self.any_icon and match.state.definition[card].kind in _MAIN_DECK_UNITS


@phrase("front row", front=True)
@phrase("back row", front=False)
@dataclass(frozen=True, slots=True)
class InRow(Quality):
    """4.6.3. In the front row or the back row."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.VANGUARD.name, zones.REAR_GUARD.name})
    front: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is in the row."""
        return _is_in_row(match, context, card, self.front)


# ---- after the noun


@phrase("in_the_front_row", front=True)
@phrase("in_the_back_row", front=False)
@dataclass(frozen=True, slots=True)
class InTheRow(Trait):
    """4.6.3. In the front row or the back row, said after the noun."""

    looks_at: ClassVar[frozenset[str]] = InRow.looks_at
    front: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is in the row."""
        return _is_in_row(match, context, card, self.front)


@phrase("in_the_same_column_as_this_unit")
@dataclass(frozen=True, slots=True)
class InSameColumn(Trait):
    """4.6.2. In the column of the unit with the ability."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether both are on circles of one column."""
        own = context.own_zone(match)
        return own is not None and zones.same_column(own, context.zone(match, card))


@phrase("with power {power} or greater", least=True)
@phrase("with power {power} or less", least=False)
@dataclass(frozen=True, slots=True)
class WithPower(Trait):
    """2.5. With so much power."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    power: int
    least: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has at least, or at most, so much."""
        return bool(
            values[characteristics.POWER] >= self.power if self.least else values[characteristics.POWER] <= self.power
        )


@phrase("with {keyword}", keyword=KEYWORDS)
@dataclass(frozen=True, slots=True)
class WithKeyword(Trait):
    """11. With a keyword ability."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.KEYWORDS})
    keyword: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the keyword."""
        return self.keyword in values[characteristics.KEYWORDS]


@phrase("of the same clan")
@dataclass(frozen=True, slots=True)
class OfSameClan(Trait):
    """With a clan in common with the card that has the ability."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.CLANS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they share a clan."""
        return not values[characteristics.CLANS].isdisjoint(context.information(match)[characteristics.CLANS])


def _is_in_row(match: Match, context: Context, card: Card, front: bool) -> bool:
    """Whether a card is a unit of that row, or was one where the ability looks back at it."""
    zone = context.zone(match, card)
    return zone.kind in (zones.VANGUARD, zones.REAR_GUARD) and zones.is_front(zone) is front
