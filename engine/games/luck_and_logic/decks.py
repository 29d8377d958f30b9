"""6.1. What makes a deck legal, and how people write one down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.cards import PACKAGE
from engine.games.luck_and_logic.keyword_abilities import ToolSkill
from engine.kernel.deck_facts import Curve, DeckCount
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
TOOLS: Final = 4  # 6.1.1.4.1


def section_of(card: CardDefinition) -> str:
    """6.1.1.2.3, 6.1.1.3. The section where a card belongs; one with a tool skill may be a tool as well."""
    return {characteristics.GATE: "gates", characteristics.MY_LOGICALIST: "my logicalist"}.get(card.kind, "main")


DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            "Main deck", "Main", "Deck", "Decklist", "Deck list", "Cards", "Members", "Logicalists", "Foreigners",
            "Super Logicalists", "Tranceunions", "Tactics", "Paradoxes", "Paradox",
            "Level 0", "Level 1", "Level 2", "Level 3", "Level 4",
        ),
        "gates": ("Gate deck", "Gates", "Gate"),
    },
    size=MAIN_SIZE,
    home=section_of,
)  # fmt: skip


LATEST_FORM: Final = replace(
    DECK_FORM,
    headings={
        **DECK_FORM.headings,
        "my logicalist": ("My Logicalist", "My Logicalists"),
        "tools": ("Tool deck", "Tools", "Tool"),
    },
    beside="tools",
)

OF_THE_MAIN_DECK: Final = (
    characteristics.LOGICALIST,
    characteristics.SUPER_LOGICALIST,
    characteristics.FOREIGNER,
    characteristics.TRANCEUNION,
    characteristics.TACTICS,
    characteristics.PARADOX,
)

COUNTS: Final = (
    DeckCount("count-levels", lambda card: (card.values[characteristics.LEVEL],), sections=("main",), curve=Curve(9)),
    DeckCount("count-types", lambda card: (card.kind,), sections=("main",), order=OF_THE_MAIN_DECK),
    DeckCount("count-colours", lambda card: filter(None, (card.values[characteristics.COLOUR],)), sections=("main",)),
    DeckCount(
        "count-gates", lambda card: filter(None, (card.values[characteristics.GATE_NUMBER],)), sections=("gates",)
    ),
)
"""2. What players count in a deck; gates by their numbers, as of each so many may be there (6.1.1.2.2)."""


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks, in the order of the rules' numbers.

    A deck of 1.00 has neither a My Logicalist nor tools, and none of its cards could be one.
    """
    faults = [*unknown_numbers(deck, cards, "6.1.1")]
    faults += _check_main(listed_cards(deck, "main", cards))
    faults += _check_gates(listed_cards(deck, "gates", cards))
    faults += _check_my_logicalist(listed_cards(deck, "my logicalist", cards))
    faults += _check_tools(listed_cards(deck, "tools", cards))
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
        if card.kind in (characteristics.GATE, characteristics.MY_LOGICALIST):
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


def _check_my_logicalist(beside: Listed) -> Iterator[Fault]:
    """6.1.1.3. At most one My Logicalist."""
    if total(beside) > 1:
        yield Fault("6.1.1.3.1", Message("fault-my-logicalists", {"count": total(beside)}))
    for card in beside:
        if card.kind != characteristics.MY_LOGICALIST:
            yield Fault("6.1.1.3", Message("fault-not-my-logicalist", {"card": card.name}))


def _check_tools(tools: Listed) -> Iterator[Fault]:
    """6.1.1.4. At most four cards with a tool skill, of whatever names."""
    if total(tools) > TOOLS:
        yield Fault("6.1.1.4.1", Message("fault-tools", {"count": total(tools), "limit": TOOLS}))
    for card in tools:
        if not any(isinstance(ability, ToolSkill) for ability in card.abilities):
            yield Fault("6.1.1.4.2", Message("fault-not-tool", {"card": card.name}))


@cache
def first_starters() -> Sequence[Starter]:
    """The decks of 1.00 that everybody may play with."""
    return packaged_starters(PACKAGE, "starters/first")


@cache
def starters() -> Sequence[Starter]:
    """The decks of 2.04 that everybody may play with."""
    return packaged_starters(PACKAGE, "starters/latest")
