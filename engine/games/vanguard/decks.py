"""5.1 to 5.3. What makes a deck legal, and how people write one down."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from engine.games.vanguard.cards import all_cards
from engine.kernel.cards import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter

MAIN_SIZE: Final = 50  # 5.2.2.1
TRIGGERS: Final = 16  # 5.2.2.3
COPIES: Final = 4  # 5.2.2.2
HEALS: Final = 4  # 5.2.2.4
SENTINELS: Final = 4  # 5.2.2.5
G_SIZE: Final = 16  # 5.3.2

DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            "Main deck", "Main", "Deck", "Decklist", "Deck list", "Cards", "Units", "Normal units", "Normals",
            "Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 4", "G0", "G1", "G2", "G3", "G4",
            "Triggers", "Trigger units", "Critical triggers", "Draw triggers", "Stand triggers", "Heal triggers",
            "Front triggers", "Criticals", "Crits", "Draws", "Stands", "Heals", "Fronts", "Sentinels",
            "Perfect guards",
        ),
        "g": ("G deck", "G zone", "G units", "G", "Stride", "Strides", "Stride deck"),
    },
    start=("First vanguard", "FV", "Starting vanguard", "Starter", "First", "First vg"),
    size=MAIN_SIZE,
)  # fmt: skip


def check_deck(deck: Deck) -> list[Fault]:
    """Every rule of deck construction that a deck of the game's cards breaks."""
    return faults_of(deck, all_cards())


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks, in the order of the rules' numbers."""
    main, extra = _known(deck, "main", cards), _known(deck, "g", cards)
    faults = [
        Fault("5.1.1", Message("fault-unknown-number", {"number": number}))
        for section in sorted(deck.sections)
        for number, _ in deck.listed(section)
        if number not in cards
    ]
    faults += _check_main(main)
    faults += _check_g(extra)
    faults += _check_start(deck.start, main, cards)
    return faults


@cache
def starters() -> Sequence[Starter]:
    """The trial decks, which everybody may play with."""
    found: list[Starter] = []
    for entry in resources.files("engine.games.vanguard").joinpath("starters").iterdir():
        if entry.name.endswith(".toml"):
            deck = tomllib.loads(entry.read_text(encoding="utf-8"))
            found.append(Starter(deck["key"], deck["name"], Deck({"main": deck["main"]}, deck["start"])))
    return sorted(found, key=lambda starter: starter.key)


Listed = Mapping[CardDefinition, int]


def _known(deck: Deck, section: str, cards: Mapping[str, CardDefinition]) -> Listed:
    return {cards[number]: count for number, count in deck.listed(section) if number in cards}


def _check_main(main: Listed) -> Iterator[Fault]:
    """5.2. The main deck."""
    size = sum(main.values())
    if size != MAIN_SIZE:
        yield Fault("5.2.2.1", Message("fault-main-size", {"count": size, "wanted": MAIN_SIZE}))
    yield from _check_copies(main, "5.2.2.2.1", "fault-copies")
    triggers = _total(main, lambda card: card.values["trigger"] is not None)
    if triggers != TRIGGERS:
        yield Fault("5.2.2.3", Message("fault-triggers", {"count": triggers, "wanted": TRIGGERS}))
    heals = _total(main, lambda card: card.values["trigger"] == "heal")
    if heals > HEALS:
        yield Fault("5.2.2.4", Message("fault-heals", {"count": heals, "limit": HEALS}))
    sentinels = _total(main, lambda card: "sentinel" in card.values["keywords"])
    if sentinels > SENTINELS:
        yield Fault("5.2.2.5", Message("fault-sentinels", {"count": sentinels, "limit": SENTINELS}))
    for card in main:
        if card.kind not in ("normal unit", "trigger unit"):
            yield Fault("5.2.2.6", Message("fault-not-main", {"card": card.name, "kind": card.kind}))


def _check_g(extra: Listed) -> Iterator[Fault]:
    """5.3. The G deck, which may be missing."""
    size = sum(extra.values())
    if size > G_SIZE:
        yield Fault("5.3.2", Message("fault-g-size", {"count": size, "limit": G_SIZE}))
    yield from _check_copies(extra, "5.3.2.1", "fault-g-copies")
    for card in extra:
        if card.kind != "G unit":
            yield Fault("5.3.3", Message("fault-not-g", {"card": card.name, "kind": card.kind}))


def _check_start(start: str | None, main: Listed, cards: Mapping[str, CardDefinition]) -> Iterator[Fault]:
    """5.4.3. The game begins with a grade 0 card of the main deck as first vanguard."""
    if not any(card.values["grade"] == 0 for card in main):
        yield Fault("5.4.3", Message("fault-no-grade-0"))
    if start is None:
        return
    first = cards.get(start)
    if first is None:
        yield Fault("5.4.3", Message("fault-unknown-number", {"number": start}))
        return
    if first not in main:
        yield Fault("5.4.3", Message("fault-start-missing", {"card": first.name}))
    if first.values["grade"] != 0:
        yield Fault("5.4.3", Message("fault-start-grade", {"card": first.name, "grade": first.values["grade"]}))


def _check_copies(listed: Listed, rule: str, text: str) -> Iterator[Fault]:
    """Four copies of a name at most, whatever the numbers of the cards are."""
    names: Counter[str] = Counter()
    for card, count in listed.items():
        for name in card.values["names"]:
            names[name] += count
    for name, count in sorted(names.items()):
        if count > COPIES:
            yield Fault(rule, Message(text, {"card": name, "count": count, "limit": COPIES}))


def _total(listed: Listed, wanted: Callable[[CardDefinition], bool]) -> int:
    return sum(count for card, count in listed.items() if wanted(card))
