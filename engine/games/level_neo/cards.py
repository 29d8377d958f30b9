"""1, 2. The cards: from rows of card files to `CardDefinition`, with skills compiled from their text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from engine.games.level_neo import characteristics
from engine.games.level_neo.colours import Colour
from engine.games.level_neo.skills import LevelBurst
from engine.games.level_neo.vocabulary import language
from engine.games.level_neo.vocabulary.occasions import refuse_idle_words
from engine.kernel.abilities import Node
from engine.kernel.cards import CANNOT, NAMES, values_of
from engine.kernel.definitions import CardDefinition
from engine.language import loading
from engine.language.changes import Affect
from engine.language.delayed import Delayed
from engine.language.errors import CardTextError, Contradiction
from engine.language.loading import packaged
from engine.language.wrong_values import NUMBER, WORD

CHARACTER: Final = "character"
EVENT: Final = "event"
MAIN_TURN_COST: Final = 1  # 3.2

Word = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=WORD)]
Number = Annotated[str, StringConstraints(pattern=NUMBER)]


class CardRow(BaseModel):
    """A card as a card file gives it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    number: Number
    name: Word
    kind: Literal["character", "event"] = "character"
    colour: Colour
    turn_cost: Annotated[int, Field(ge=1, le=20)]
    colour_cost: Annotated[list[Colour], Field(max_length=4)] = []  #: a colour for each sphere
    ap: Annotated[int, Field(ge=0, le=100_000)] | None = None  #: characters only
    traits: Annotated[list[Word], Field(max_length=30)] = []
    text: str = ""
    level_burst: str = ""  #: the Level Burst text, without its heading

    @model_validator(mode="after")
    def _ap_of_characters(self) -> Self:
        if (self.ap is None) is (self.kind == CHARACTER):
            raise ValueError("a character has AP, and an event has none")
        return self


def may_be_main(card: CardDefinition) -> bool:
    """3.2. Whether a card may be chosen as main character: a character of turn cost 1."""
    return card.kind == CHARACTER and card.values[characteristics.TURN_COST] == MAIN_TURN_COST


@cache
def all_cards() -> Mapping[str, CardDefinition]:
    """Every card that the game comes with, by number. Raises `CardFileError` if a card file is faulty."""
    return load_cards(packaged("engine.games.level_neo", "cards"))


def load_cards(files: Mapping[str, str]) -> Mapping[str, CardDefinition]:
    """The cards of these card files (name -> TOML), by number. Raises `CardFileError` with every fault."""
    return loading.load_cards(files, CardRow, definition)


def read_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario, by number, from rows as in a card file. Raises `CardFileError`."""
    return loading.read_cards(written, CardRow, definition)


def definition(row: CardRow, card_set: str = "") -> CardDefinition:
    """The card that a row describes. Raises `CardTextError` if its text does not compile."""
    about = f"{row.number} {row.name}"
    written = language().compile(row.text, about)
    if any(isinstance(ability, LevelBurst) for ability in written):
        raise CardTextError(f"{about}: a Level Burst stands in the field level_burst, not in the text", row.text)
    burst = language().compile(f"Level Burst: {row.level_burst.strip()}", about) if row.level_burst else ()
    if any(_outlasts_battle(node) for ability in burst for node in ability.walk()):
        raise CardTextError(f"{about}: effects of a Level Burst last until end of battle (8.13)", row.level_burst)
    for ability in (*written, *burst):
        try:
            refuse_idle_words(ability, character=row.kind == CHARACTER)
        except Contradiction as error:
            raise CardTextError(f"{about}: {error}", language().print((ability,))) from None
    values: dict[str, Any] = {
        NAMES: frozenset({row.name}),
        characteristics.COLOUR: row.colour,
        characteristics.TURN_COST: row.turn_cost,
        characteristics.COLOUR_COST: tuple(row.colour_cost),
        characteristics.AP: row.ap or 0,
        characteristics.TRAITS: frozenset(row.traits),
        CANNOT: frozenset(),
    }
    return CardDefinition(
        number=row.number,
        name=row.name,
        kind=row.kind,
        values=values_of(values),
        abilities=(*written, *burst),
        text="\n".join(part for part in (row.text.strip(), _burst_text(row)) if part),
        facts=MappingProxyType({"set": card_set}),
    )


def _outlasts_battle(node: Node) -> bool:
    """8.13. Whether what a node does goes on, or is still to come, when the battle is over (decision 28)."""
    return isinstance(node, Delayed) or (isinstance(node, Affect) and node.duration != "battle")


def _burst_text(row: CardRow) -> str:
    return f"Level Burst: {row.level_burst.strip()}" if row.level_burst else ""
