"""200 to 208. The cards: from rows of card files to `CardDefinition`, with abilities compiled from their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.cells import with_cells
from engine.games.duel_masters.characteristics import (
    AURA,
    CORE,
    CREATURE,
    IMPULSE,
    INFINITE,
    KEYWORDS,
    NEBULA,
    NOTHING_MORE,
    SPELL,
)
from engine.games.duel_masters.keyword_abilities import (
    AfterCasting,
    Declared,
    Defines,
    GravityZero,
    KeywordAbility,
    KeywordCondition,
    OnlyIf,
    SabakiZ,
    SpellAbility,
    StrikeBack,
    TriggerIf,
    evolution_of,
)
from engine.games.duel_masters.kings import CELL_NAMES, with_kings
from engine.games.duel_masters.terms_offered import (
    Galaxyshield,
    GivesMore,
    HyperEnergy,
    LessIfDone,
    LessIfYouDo,
    OtherTerms,
    Soulshift,
)
from engine.games.duel_masters.twinpacts import OTHER_SIDES, WHOLE, with_twinpacts
from engine.games.duel_masters.vocabulary import language
from engine.games.duel_masters.vocabulary.casting_again import ThisWasCast
from engine.games.duel_masters.vocabulary.dynamo import DYNAMO_MEANS
from engine.games.duel_masters.vocabulary.icons import ICONS
from engine.games.duel_masters.vocabulary.keywords import DYNAMO, SHIELD_GO, SHIELD_GO_MEANS
from engine.games.duel_masters.vocabulary.own_price import OwnCostReduction
from engine.games.duel_masters.vocabulary.price_changes import Sympathy
from engine.games.duel_masters.vocabulary.shield_zone import leaves_open_which
from engine.games.duel_masters.zones import BATTLE
from engine.kernel.abilities import Ability, Automatic, Context
from engine.kernel.cards import CANNOT, NAMES, Card, values_of
from engine.kernel.definitions import CardDefinition
from engine.language import loading
from engine.language.errors import CardTextError
from engine.language.loading import packaged
from engine.language.wrong_values import NUMBER, WORD

Word = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=WORD)]
CardNumber = Annotated[str, StringConstraints(pattern=NUMBER)]
Civilization = Literal["light", "water", "darkness", "fire", "nature"]
CardType = Literal[
    "creature", "spell", "cross gear", "castle", "weapon", "fortress", "impulse", "field", "aura", "artifact", "land",
    "rule plus", "tamaseed", "king cell", "ceremony", "nebula", "core",
]  # fmt: skip
Supertype = Literal[
    "evolution", "neo", "psychic", "psychic super", "dragheart", "gacharange", "star", "star max", "forbidden", "king",
    "D2", "zeron", "final forbidden", "exile", "G-neo", "dream",
]  # fmt: skip

Soul = Literal["holy", "magic", "evil", "kung fu", "wild", "bloody", "ultra"]

_SUPERTYPES_OF: Final[Mapping[str, set[str]]] = {SPELL: set(), IMPULSE: {"forbidden"}, CORE: {"final forbidden"}}
"""204.3a to 204.3c. What supertypes cards have that are no creatures, as far as that is limited."""

_OF_ANY_TYPE: Final = (
    Declared, KeywordAbility, StrikeBack, SabakiZ, Defines, GravityZero, Sympathy, OwnCostReduction, LessIfYouDo,
    LessIfDone, HyperEnergy, GivesMore, Galaxyshield, OtherTerms, OnlyIf, AfterCasting, TriggerIf,
)  # fmt: skip
"""Abilities that spells have as other cards do, beside what is done when they are cast."""

STAR: Final = "When this creature would leave the battle zone, only its top card leaves instead."
G_NEO: Final = "When this creature would leave the battle zone, the cards under it leave instead."

_PACKAGE: Final = "engine.games.duel_masters"


class CardRow(BaseModel):
    """A card as a card file gives it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    number: CardNumber
    name: Word
    type: CardType = "creature"
    also: Literal["tamaseed"] | None = None  #: the other type of a creature that is a tamaseed as well
    supertypes: Annotated[list[Supertype], Field(max_length=4)] = []
    civilizations: Annotated[list[Civilization], Field(max_length=5)] = []
    cost: Annotated[int, Field(ge=0, le=99)]
    power: Annotated[int, Field(ge=0, le=1_000_000)] | Literal["infinite"] | None = None  #: creatures only
    bonus: Annotated[int, Field(ge=0, le=1_000_000)] | None = None  #: 310.4: the power that an aura gives
    races: Annotated[list[Word], Field(max_length=30)] = []
    mana: Annotated[int, Field(ge=0, le=9)] = 1
    souls: Annotated[list[Soul], Field(max_length=7)] = []  #: 208.1a: the soul icons
    other_sides: Annotated[list[CardNumber], Field(max_length=2)] = []  #: 804.1, 806.1: the rows of its other faces
    cells: Annotated[list[Word], Field(max_length=5)] = []  #: 812.1: of a king creature, the names of its cells
    side: Literal["", "b", "c"] = ""  #: which of its faces it is; "" is the one that lies up at first
    half_of: CardNumber | None = None  #: 808: the number of the twinpact of which it is a half
    text: str = ""

    @model_validator(mode="after")
    def _power_of_creatures(self) -> Self:
        if (self.power is None) is (self.type == CREATURE):
            raise ValueError("a creature has power, and nothing else has")
        if self.also is not None and self.type != CREATURE:
            raise ValueError("only a creature is a tamaseed as well")
        if self.cells and "king" not in self.supertypes:
            raise ValueError("only a king creature has king cells")
        if self.bonus is not None and self.type != AURA:
            raise ValueError("only an aura gives power by what is printed on it")
        if not set(self.supertypes) <= _SUPERTYPES_OF.get(self.type, set(self.supertypes)):
            raise ValueError(f"204.3: not a supertype of its type ({self.type}): {', '.join(self.supertypes)}")
        return self


@cache
def all_cards() -> Mapping[str, CardDefinition]:
    """Every card that the game comes with, by number. Raises `CardFileError` if a card file is faulty."""
    return load_cards(packaged(_PACKAGE, "cards"))


def load_cards(files: Mapping[str, str]) -> Mapping[str, CardDefinition]:
    """The cards of these card files (name -> TOML), by number. Raises `CardFileError` with every fault."""
    return _whole(loading.load_cards(files, CardRow, definition))


def read_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario, by number, from rows as in a card file. Raises `CardFileError`."""
    return _whole(loading.read_cards(written, CardRow, definition))


def _whole(cards: Mapping[str, CardDefinition]) -> Mapping[str, CardDefinition]:
    """These cards, and those that some of them are together. Raises `MissingFaces` where a face is in no row."""
    found = with_kings(with_cells(with_twinpacts(cards)))
    loading.check_faces({number: card.facts[OTHER_SIDES] for number, card in cards.items()}, found)
    return found


_WITHOUT_WHEN: Final = 'only a spell says what to do without "when": begin as "Whenever this creature attacks, ..."'


def _is_of_spells(ability: Ability) -> bool:
    """Whether only a spell may have the ability: what it does, and what happens when it has been cast."""
    return isinstance(ability, SpellAbility) or (
        isinstance(ability, Automatic) and isinstance(ability.trigger, ThisWasCast)
    )


def definition(row: CardRow, card_set: str = "") -> CardDefinition:
    """The card that a row describes. Raises `CardTextError` if its text does not compile."""
    about = f"{row.number} {row.name}"
    abilities = language().compile(row.text, about)
    for ability in abilities:
        if _is_of_spells(ability) is not (row.type == SPELL) and not isinstance(ability, _OF_ANY_TYPE):
            problem = "a spell says what to do, and nothing else does" if row.type == SPELL else _WITHOUT_WHEN
            raise CardTextError(f"{about}: {problem}", language().print((ability,)))
        if leaves_open_which(ability):
            problem = '"it" may be a shield or a single card of one'
            raise CardTextError(f"{about}: {problem}", language().print((ability,)))
    if row.type == NEBULA:  # 311.3: linked to a ceremony it is a part of that, and says no more how it is linked
        abilities = tuple([replace(ability, zones=(BATTLE.name,)) for ability in abilities])
    values: dict[str, Any] = {
        NAMES: frozenset() if row.type == NEBULA else frozenset({row.name}),  # 810.4a
        characteristics.TYPES: frozenset({row.type, row.also} - {None}),
        characteristics.SUPERTYPES: frozenset(row.supertypes),
        characteristics.COSTS: (row.cost,),
        characteristics.CIVILIZATIONS: frozenset(row.civilizations),
        characteristics.RACES: frozenset(row.races),
        characteristics.POWER: INFINITE if row.power == "infinite" else row.power or 0,
        characteristics.MANA_NUMBER: row.mana,
        **NOTHING_MORE,
        characteristics.BONUS: row.bonus or 0,
        CANNOT: frozenset(),
    }
    with_keywords(values, abilities)
    further: dict[str, Any] = {} if row.half_of is None else {WHOLE: row.half_of}
    if row.cells:
        further[CELL_NAMES] = tuple(row.cells)
    if row.souls:
        further[ICONS] = tuple(row.souls)
    made = CardDefinition(
        number=row.number,
        name=row.name,
        kind=row.type,
        values=values_of(values),
        abilities=(*abilities, *_of_keywords(values), *_of_supertypes(row)),
        text=row.text.strip(),
        facts=MappingProxyType({"set": card_set, OTHER_SIDES: tuple(row.other_sides), **further}),
        side=row.side or _side_of_half(row),
    )
    if _evolving_of(made) != _evolving(frozenset(row.supertypes)):
        raise CardTextError(f"{about}: an evolution creature, and no other card, says what it is put on", row.text)
    if any(isinstance(each, Soulshift) for each in abilities) and not _must_evolve(made):
        raise CardTextError(f"{about}: only a creature that has to be put on another has soulshift", "Soulshift")
    return made


class _Evolving(NamedTuple):
    """801.1. How a creature evolves."""

    by_itself: bool  #: 802.1: whether it may come by itself as well
    is_star: bool
    is_g: bool


def _evolving(supertypes: frozenset[str]) -> _Evolving | None:
    """801.1, 811.1b, 813.1. How a creature of these supertypes evolves; None if it is put on nothing."""
    if "star max" in supertypes or {"star", "forbidden"} <= supertypes or supertypes.isdisjoint({"evolution", "neo"}):
        return None
    return _Evolving("neo" in supertypes, "star" in supertypes, "G-neo" in supertypes)


def _evolving_of(card: CardDefinition) -> _Evolving | None:
    evolution = evolution_of(card)
    return None if evolution is None else _Evolving(evolution.optional, evolution.is_star, evolution.is_g)


def _must_evolve(card: CardDefinition) -> bool:
    evolving = _evolving_of(card)
    return evolving is not None and not evolving.by_itself


def _of_keywords(values: Mapping[str, Any]) -> Sequence[Ability]:
    """What a card has by a keyword of its text that stands for several abilities."""
    means = ((SHIELD_GO, SHIELD_GO_MEANS), (DYNAMO, DYNAMO_MEANS))
    return [each for word, text in means if word in values[KEYWORDS] for each in language().compile(text, word)]


def _of_supertypes(row: CardRow) -> Sequence[Ability]:
    """What a card has besides its text: 811.1, 811.1b. of a star evolution creature only the top card leaves.

    Of a G-NEO creature the cards under it do. While a dream card is there, no other of its name can be put there.
    """
    found: list[Ability] = []
    if "star" in row.supertypes:
        found += language().compile(STAR, "star evolution")
    if "G-neo" in row.supertypes:
        found += language().compile(G_NEO, "G-NEO evolution")
    if "dream" in row.supertypes:
        found += language().compile(f'You can\'t put any dream cards named "{row.name}".', "dream")
    return found


def _side_of_half(row: CardRow) -> str:
    """808. How the keys of the abilities of a half begin, so that those of both are told apart."""
    return "" if row.half_of is None else "c" if row.type == SPELL else "b"


def with_keywords(values: dict[str, Any], abilities: Sequence[Ability]) -> None:
    """205.1a. Let the keywords among the abilities of a card be printed characteristics."""
    for ability in abilities:
        if isinstance(ability, KeywordAbility) and ability.keyword is not None:
            ability.keyword.add(values)
        if isinstance(ability, Defines):
            for change in ability.changes:
                change.apply(None, Context(Card(0), 0, 0), Card(0), values)
        if isinstance(ability.condition, KeywordCondition) and ability.condition.keyword:
            values[KEYWORDS] |= {ability.condition.keyword}
