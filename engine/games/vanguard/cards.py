"""2. The cards: from rows of card files to `CardDefinition`, with abilities compiled from their text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from engine.games.vanguard import characteristics
from engine.games.vanguard.gifts import GIFT_CARD
from engine.games.vanguard.gyze import BACK, OTHER_SIDE
from engine.games.vanguard.hearts import G_UNIT
from engine.games.vanguard.nations import CLANS, ELEMENTAL, NATION_ICON, NATIONS, clans_of, nations_of
from engine.games.vanguard.tickets import TICKET
from engine.games.vanguard.vocabulary import GREATEST_POWER, language
from engine.games.vanguard.vocabulary.abilities import Keyword
from engine.games.vanguard.vocabulary.descriptions import ICONS, KEYWORDS
from engine.games.vanguard.vocabulary.keywords.gaining import spelt_out
from engine.games.vanguard.vocabulary.keywords.labels import InFull
from engine.games.vanguard.vocabulary.keywords.shorthands import meaning
from engine.kernel.abilities import Ability
from engine.kernel.cards import CANNOT, NAMES, values_of
from engine.kernel.definitions import CardDefinition
from engine.language import loading
from engine.language.loading import packaged
from engine.language.wrong_values import NUMBER, WORD

Word = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=WORD)]
Words = Annotated[list[Word], Field(max_length=30)]
Number = Annotated[str, StringConstraints(pattern=NUMBER)]


class CardRow(BaseModel):
    """A card as a card file gives it. Lists stand where a card may have several of a kind."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    number: Number
    name: Word
    type: Literal["G unit", "imaginary gift", "ticket", "token"] | None = (
        None  #: 2.9: what else it is follows from the trigger icon
    )
    clan: Word | Words = []
    race: Word | Words = []
    nation: Word | Words | None = None  #: None: that of the clan (2.15.4); empty: none (2.15.3.1)
    grade: Annotated[int, Field(ge=0, le=5)]
    power: Annotated[int, Field(ge=0, le=GREATEST_POWER)]
    shield: Annotated[int, Field(ge=0, le=GREATEST_POWER)] | None = None
    critical: Annotated[int, Field(ge=0, le=10)] = 1
    skill: Word | None = None
    gift: Literal["force", "accel", "protect"] | None = None  #: 2.16: the imaginary gift icon
    trigger: Word | None = None
    trigger_power: Annotated[int, Field(ge=0, le=GREATEST_POWER)] = 5000
    other_side: Number | None = None  #: 12.10.1: the number of the row that tells what is on the other side
    text: str = ""

    @field_validator("clan")
    @classmethod
    def _known_clans(cls, value: Any) -> Any:
        return _known(value, CLANS, "clan")

    @field_validator("nation")
    @classmethod
    def _known_nations(cls, value: Any) -> Any:
        return _known(value, NATIONS, "nation")

    @field_validator("skill")
    @classmethod
    def _known_skill(cls, value: Any) -> Any:
        return _known(value, KEYWORDS.words, "skill")

    @field_validator("trigger")
    @classmethod
    def _known_icon(cls, value: Any) -> Any:
        return _known(value, ICONS.words, "trigger icon")


@cache
def all_cards() -> Mapping[str, CardDefinition]:
    """Every card that the game comes with, by number. Raises `CardFileError` if a card file is faulty."""
    return load_cards(packaged("engine.games.vanguard", "cards"))


def load_cards(files: Mapping[str, str]) -> Mapping[str, CardDefinition]:
    """The cards of these card files (name -> TOML), by number. Raises `CardFileError` with every fault."""
    return _checked(loading.load_cards(files, CardRow, definition))


def read_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario, by number, from rows as in a card file. Raises `CardFileError`."""
    return _checked(loading.read_cards(written, CardRow, definition))


def _checked(cards: Mapping[str, CardDefinition]) -> Mapping[str, CardDefinition]:
    """These cards. Raises `MissingFaces` where the other side of one is in no row."""
    loading.check_faces({n: (card.facts[OTHER_SIDE],) for n, card in cards.items() if OTHER_SIDE in card.facts}, cards)
    return cards


def definition(row: CardRow, card_set: str = "") -> CardDefinition:
    """The card that a row describes. Raises `CardTextError` if its text does not compile."""
    written = compiled(row.text, f"{row.number} {row.name}")
    icons = frozenset() if row.skill is None else frozenset({KEYWORDS.words[row.skill]})
    keywords = [ability for ability in written if isinstance(ability, Keyword)]
    words = icons | {keyword.word for keyword in keywords}
    keywords += [Keyword(word=icon) for icon in icons - {keyword.word for keyword in keywords}]
    sides = {} if row.other_side is None else {OTHER_SIDE: row.other_side}
    clans, nations = _origin(row)
    values: dict[str, Any] = {
        NAMES: frozenset({row.name}),
        characteristics.CLANS: frozenset(clans),
        characteristics.RACES: frozenset(_several(row.race)),
        characteristics.NATIONS: frozenset(nations),
        characteristics.GRADE: row.grade,
        characteristics.POWER: row.power,
        characteristics.CRITICAL: row.critical,
        characteristics.SHIELD: row.shield,
        characteristics.DRIVE: 1,
        characteristics.GIFT: row.gift,
        characteristics.TRIGGER: row.trigger,
        characteristics.TRIGGER_POWER: row.trigger_power,
        characteristics.KEYWORDS: words,
        CANNOT: frozenset(),
        characteristics.MAY: frozenset(),
    }
    if row.type in (GIFT_CARD, TICKET):  # 10.6.3.3
        values[characteristics.NO_NUMBER] = True
    return CardDefinition(
        number=row.number,
        name=row.name,
        kind=row.type or ("trigger unit" if row.trigger else "normal unit"),
        values=values_of(values),
        abilities=(*written, *in_full(keywords)),
        text=row.text.strip(),
        facts=MappingProxyType(
            {"set": card_set, "skill": row.skill, "icons": icons, NATION_ICON: row.nation is not None, **sides}
        ),
        side=BACK if sides and row.type == G_UNIT else "",
    )


def compiled(text: str, card: str = "") -> tuple[Ability, ...]:
    """The abilities that a card text describes, with what the keywords that they give stand for."""
    return tuple([spelt_out(ability, lambda keyword: in_full([keyword])) for ability in language().compile(text, card)])


def in_full(keywords: Iterable[Keyword]) -> tuple[Ability, ...]:
    """The automatic abilities that keywords stand for (11.7, 11.20 to 11.37); none for those of the rules of play."""
    texts = ((keyword.word, meaning(keyword)) for keyword in keywords)
    return tuple(
        replace(ability, label=InFull(word))
        for word, text in texts
        if text is not None
        for ability in language().compile(text)
    )


def _origin(row: CardRow) -> tuple[list[str], list[str]]:
    """2.2.5, 2.15.4. The clans and the nations of the card."""
    clans = [meant for clan in _several(row.clan) for meant in clans_of(clan)]
    if ELEMENTAL in clans or row.nation is None:
        nations = [nation for clan in _several(row.clan) for nation in nations_of(clan)]
    else:
        nations = _several(row.nation)
    return clans or [clan for nation in nations for clan in NATIONS[nation]], nations  # 2.15.4.2


def _several(value: str | list[str] | None) -> list[str]:
    if value is None:
        return []
    return [value] if isinstance(value, str) else value


def _known(value: Any, known: Mapping[str, Any] | tuple[str, ...], what: str) -> Any:
    unknown = [word for word in _several(value) if word not in known]
    if unknown:
        raise ValueError(f"a {what} is one of {', '.join(known)}")
    return value
