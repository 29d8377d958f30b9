"""2. The cards: from rows of card files to `CardDefinition`, with abilities compiled from their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from engine.games.luck_and_logic import characteristics, editions
from engine.games.luck_and_logic.characteristics import Logic
from engine.games.luck_and_logic.keyword_abilities import UsualZones
from engine.games.luck_and_logic.vocabulary import GREATEST_POWER, language_of
from engine.games.luck_and_logic.vocabulary.groups import refuse_this_of_others
from engine.games.luck_and_logic.vocabulary.leaving import answers_own_leaving
from engine.games.luck_and_logic.vocabulary.places import VALID_ZONES
from engine.kernel.abilities import Ability
from engine.kernel.cards import CANNOT, NAMES, values_of
from engine.kernel.definitions import CardDefinition
from engine.language import loading
from engine.language.compiler import Language
from engine.language.errors import CardTextError, Contradiction
from engine.language.loading import packaged
from engine.language.wrong_values import NUMBER, WORD

PACKAGE: Final = "engine.games.luck_and_logic"

Word = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=WORD)]
Words = Annotated[list[Word], Field(max_length=10)]
Number = Annotated[str, StringConstraints(pattern=NUMBER)]
Few = Annotated[int, Field(ge=0, le=20)]
Power = Annotated[int, Field(ge=0, le=GREATEST_POWER)]

_RULES: Final = {
    "AURA BATTLE!": characteristics.AURA,
    "LOVE BATTLE!!": characteristics.HEARTS,
    "POWER BATTLE!!": characteristics.POWER,
}
"""2.16.1, 8.5.3.4.1.1. What each paradox rule compares."""

FIRST_TYPES: Final = frozenset(
    {
        characteristics.LOGICALIST,
        characteristics.FOREIGNER,
        characteristics.TRANCEUNION,
        characteristics.GATE,
        characteristics.TACTICS,
        characteristics.PARADOX,
    }
)
"""2.2.2. The types of cards in 1.00."""


class LogicRow(BaseModel):
    """2.11. A logic icon as a card file gives it: what is adjusted, and by how much."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    power: Annotated[int, Field(ge=-GREATEST_POWER, le=GREATEST_POWER)] = 0
    aura: Annotated[int, Field(ge=-20, le=20)] = 0
    limit: Annotated[int, Field(ge=-20, le=20)] = 0
    intercept: bool = False

    @property
    def logics(self) -> tuple[Logic, ...]:
        """The logics that adjust something."""
        found = ((characteristics.POWER, self.power), (characteristics.AURA, self.aura))
        return tuple(Logic(kind, amount) for kind, amount in (*found, (characteristics.LIMIT, self.limit)) if amount)


class CardRow(BaseModel):
    """A card as a card file gives it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    number: Number
    type: Literal[
        "logicalist", "foreigner", "tranceunion", "super logicalist", "tactics", "paradox", "gate", "my logicalist"
    ]
    name: Word = "-"  #: of a member it follows from title and character
    title: Word | None = None  #: 2.1.2: members only
    character: Words = []  #: 2.1.2: members; 2.1.2.2: the member names that a My Logicalist has beside its own
    covenanter: Words = []  #: 2.3
    soul: Power | None = None  #: 2.4: soul information
    world: Words = []
    traits: Words = []
    colour: Word | None = None
    level: Few = 0
    cost: Few = 0
    territory: Literal[1, 2, 4] | None = None  #: members only
    power: Power | None = None
    aura: Few = 0
    limit: Few = 0
    logic: LogicRow = LogicRow()
    paradox_rule: Literal["AURA BATTLE!", "LOVE BATTLE!!", "POWER BATTLE!!"] | None = None
    gate_number: Word | None = None
    blue_edge: bool = False  #: 2.2.2.8.1: of a My Logicalist that trances with Super Logicalists, too
    text: str = ""

    @model_validator(mode="after")
    def _what_each_type_has(self) -> Self:
        is_member = self.type in characteristics.MEMBERS
        if is_member is not (self.title is not None):
            raise ValueError("a member has a title, and nothing else has (2.1.2)")
        if (is_member or self.type == characteristics.MY_LOGICALIST) is not bool(self.character):
            raise ValueError("members and My Logicalists have character names, and nothing else has (2.1.2, 2.1.2.2)")
        if (self.covenanter or self.soul is not None) and not is_member:
            raise ValueError("only members have covenanters and soul information (2.3.1, 2.4.1)")
        if is_member is not (self.territory is not None and self.power is not None):
            raise ValueError("a member has territory and power, and nothing else has")
        if is_member is not (self.name == "-"):
            raise ValueError("the name of a member is its title and its character; everything else has a name")
        if (self.type == characteristics.PARADOX) is not (self.paradox_rule is not None):
            raise ValueError("a paradox has a paradox rule, and nothing else has (2.16.1)")
        if (self.type == characteristics.GATE) is not (self.gate_number is not None):
            raise ValueError("a gate has a gate number, and nothing else has (2.17.1)")
        if self.blue_edge and self.type != characteristics.MY_LOGICALIST:
            raise ValueError("only a My Logicalist may have a blue edge (2.2.2.8.1)")
        return self

    @property
    def full_name(self) -> str:
        """2.1.1. The name of the card."""
        return f"{self.title}, {' / '.join(self.character)}" if self.title is not None else self.name


@cache
def cards_of_both() -> Mapping[str, CardDefinition]:
    """The cards of both editions, by number: all cards of 1.00. Raises `CardFileError` if a card file is faulty."""
    return loading.load_cards(packaged(PACKAGE, "cards/both"), CardRow, first_definition)


@cache
def all_cards() -> Mapping[str, CardDefinition]:
    """All cards of 2.04, by number. Raises `CardFileError` if a card file is faulty."""
    later = loading.load_cards(packaged(PACKAGE, "cards/later"), CardRow, definition)
    return MappingProxyType({**cards_of_both(), **later})


def read_first_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario of 1.00, by number, from rows as in a card file. Raises `CardFileError`."""
    return loading.read_cards(written, CardRow, first_definition)


def read_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario of 2.04, by number, from rows as in a card file. Raises `CardFileError`."""
    return loading.read_cards(written, CardRow, definition)


def first_definition(row: CardRow, card_set: str = "") -> CardDefinition:
    """The card of 1.00 that a row describes. Raises `CardTextError` if it has what 1.00 does not know."""
    about = f"{row.number} {row.full_name}"
    if row.type not in FIRST_TYPES:
        raise CardTextError(f"{about}: 1.00 has no such type of cards (2.2.2)", row.type)
    if len(row.character) > 1 or len(row.world) > 1:
        raise CardTextError(f"{about}: in 1.00 a card has one character name and one world", row.full_name)
    if row.covenanter and row.type != characteristics.TRANCEUNION:
        raise CardTextError(f"{about}: in 1.00 only Tranceunions have covenanters (2.3.1)", row.full_name)
    if row.soul is not None and row.type == characteristics.TRANCEUNION:
        raise CardTextError(f"{about}: in 1.00 Tranceunions have no soul information (2.4.1)", row.full_name)
    return _defined(row, card_set, language_of(editions.FIRST))


def definition(row: CardRow, card_set: str = "") -> CardDefinition:
    """The card of 2.04 that a row describes. Raises `CardTextError` if its text does not compile."""
    return _defined(row, card_set, language_of(editions.LATEST))


def _defined(row: CardRow, card_set: str, written_in: Language) -> CardDefinition:
    about = f"{row.number} {row.full_name}"
    written = written_in.compile(row.text, about)
    for ability in written:
        try:
            refuse_this_of_others(
                ability, member=row.type in characteristics.MEMBERS, gate=row.type == characteristics.GATE
            )
        except Contradiction as error:
            raise CardTextError(f"{about}: {error}", written_in.print((ability,))) from None
    values: dict[str, Any] = {
        NAMES: frozenset({row.full_name}),
        characteristics.TITLE: row.title or "",
        characteristics.CHARACTERS: frozenset(row.character),
        characteristics.TYPES: types_of(row.type),
        characteristics.COVENANTERS: frozenset(row.covenanter),
        characteristics.SOUL: row.soul or 0,
        characteristics.WORLDS: frozenset(row.world),
        characteristics.TRAITS: frozenset(row.traits),
        characteristics.COLOUR: row.colour or "",
        characteristics.LEVEL: row.level,
        characteristics.COST: row.cost,
        characteristics.ABILITY_COST: 0,
        characteristics.TERRITORY: row.territory or 0,
        characteristics.LOGIC: row.logic.logics,
        characteristics.INTERCEPTS: row.logic.intercept,
        characteristics.POWER: row.power or 0,
        characteristics.AURA: row.aura,
        characteristics.LIMIT: row.limit,
        characteristics.PARADOX_RULE: _RULES.get(row.paradox_rule or "", ""),
        characteristics.GATE_NUMBER: row.gate_number or "",
        characteristics.HEARTS: 0,
        characteristics.TRANCES_WITH_SUPERS: row.blue_edge,
        CANNOT: frozenset(),
    }
    return CardDefinition(
        number=row.number,
        name=row.full_name,
        kind=row.type,
        values=values_of(values),
        abilities=tuple(where_valid(ability, row.type) for ability in written),
        text=row.text.strip(),
        facts=MappingProxyType({"set": card_set}),
    )


def types_of(kind: str) -> frozenset[str]:
    """2.2.2.7.1. The types of a card: a Super Logicalist is a Logicalist as well."""
    return frozenset({kind, characteristics.LOGICALIST} if kind == characteristics.SUPER_LOGICALIST else {kind})


def where_valid(ability: Ability, kind: str) -> Ability:
    """9.3.2. An ability of a card of a type, with the zones where it is valid if it names none.

    One that waits for its own card's leaving the circles answers that from wherever the card has gone (9.11.1).
    """
    if ability.zones:
        return ability
    zones = () if answers_own_leaving(ability) else VALID_ZONES[kind]
    return replace(ability, zones=zones, label=UsualZones())
