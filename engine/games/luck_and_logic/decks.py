"""6.1. What makes a deck legal, and how people write one down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.cards import PACKAGE, all_cards
from engine.kernel.deck_rules import Listed, listed_cards, too_many_copies, total, unknown_numbers
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter
from engine.language.loading import packaged_starters

MAIN_SIZE: Final = 50  # 6.1.1.1.1
COPIES: Final = 4  # 6.1.1.1.2
PARADOXES: Final = 8  # 6.1.1.1.3
GATES: Final = 10  # 6.1.1.2.1
OF_A_GATE_NUMBER: Final = 2  # 6.1.1.2.2

DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            "Main deck", "Main", "Deck", "Decklist", "Deck list", "Cards", "Members", "Logicalists", "Foreigners",
            "Tranceunions", "Tactics", "Paradoxes", "Paradox", "Level 0", "Level 1", "Level 2", "Level 3", "Level 4",
        ),
        "gates": ("Gate deck", "Gates", "Gate"),
    },
    size=MAIN_SIZE,
)  # fmt: skip


def check_deck(deck: Deck) -> list[Fault]:
    """Every rule of deck construction that a deck of the game's cards breaks."""
    return faults_of(deck, all_cards())


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks, in the order of the rules' numbers."""
    faults = [*unknown_numbers(deck, cards, "6.1.1")]
    faults += _check_main(listed_cards(deck, "main", cards))
    faults += _check_gates(listed_cards(deck, "gates", cards))
    return faults


def _check_main(main: Listed) -> Iterator[Fault]:
    """6.1.1.1. The main deck."""
    size = total(main)
    if size != MAIN_SIZE:
        yield Fault("6.1.1.1.1", Message("fault-main-size", {"count": size, "wanted": MAIN_SIZE}))
    yield from too_many_copies(main, COPIES, "6.1.1.1.2", "fault-copies")
    paradoxes = total(main, lambda card: card.kind == characteristics.PARADOX)
    if paradoxes != PARADOXES:
        yield Fault("6.1.1.1.3", Message("fault-paradoxes", {"count": paradoxes, "wanted": PARADOXES}))
    for card in main:
        if card.kind == characteristics.GATE:
            yield Fault("6.1.1.1.4", Message("fault-not-main", {"card": card.name}))


def _check_gates(gates: Listed) -> Iterator[Fault]:
    """6.1.1.2. The gate deck."""
    size = total(gates)
    if size != GATES:
        yield Fault("6.1.1.2.1", Message("fault-gates", {"count": size, "wanted": GATES}))
    numbers: Counter[str] = Counter()
    for card, count in gates.items():
        if card.kind == characteristics.GATE:
            numbers[card.values[characteristics.GATE_NUMBER]] += count
    for number, count in sorted(numbers.items()):
        if count > OF_A_GATE_NUMBER:
            values = {"number": number, "count": count, "limit": OF_A_GATE_NUMBER}
            yield Fault("6.1.1.2.2", Message("fault-gate-number", values))
    for card in gates:
        if card.kind != characteristics.GATE:
            yield Fault("6.1.1.2.3", Message("fault-not-gate", {"card": card.name}))


@cache
def starters() -> Sequence[Starter]:
    """The decks that everybody may play with."""
    return packaged_starters(PACKAGE)
