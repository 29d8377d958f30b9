"""1. The cards and decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from engine.games.rock_paper_scissors.vocabulary import language
from engine.kernel.deck_rules import listed_cards, too_many_copies, total, unknown_numbers
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter
from engine.language import loading

PACKAGE: Final = "engine.games.rock_paper_scissors"
SIZE: Final = 10
COPIES: Final = 4

DECK_FORM: Final = DeckForm({"main": ("Deck", "Cards")}, size=SIZE)


class CardRow(BaseModel):
    """A card as a card file gives it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    number: str
    name: str
    sign: Literal["rock", "paper", "scissors"]
    text: str = ""


def definition(row: CardRow, card_set: str) -> CardDefinition:
    """The card that a row describes. Raises `CardTextError` if its text does not compile."""
    abilities = tuple(language().compile(row.text, f"{row.number} {row.name}"))
    values = MappingProxyType({"names": frozenset({row.name}), "sign": row.sign})
    return CardDefinition(row.number, row.name, row.sign, values, abilities, row.text)


@cache
def all_cards() -> Mapping[str, CardDefinition]:
    """Every card, by number."""
    return loading.load_cards(loading.packaged(PACKAGE, "cards"), CardRow, definition)


def read_cards(written: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    """Cards that come with a scenario, by number."""
    return loading.read_cards(written, CardRow, definition)


@cache
def starters() -> Sequence[Starter]:
    """The decks for everybody."""
    return loading.packaged_starters(PACKAGE)


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """1.1, 1.2. Everything wrong with a deck of these cards."""
    listed = listed_cards(deck, "main", cards)
    faults = [*unknown_numbers(deck, cards, "1.1")]
    if total(listed) != SIZE:
        faults.append(Fault("1.1", Message("fault-size", {"count": total(listed), "wanted": SIZE})))
    return [*faults, *too_many_copies(listed, COPIES, "1.2", "fault-copies")]
