"""5.1 to 5.3. What makes a deck legal, and how people write one down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from engine.games.vanguard import characteristics
from engine.games.vanguard.gyze import OTHER_SIDE
from engine.games.vanguard.vocabulary import deck_building
from engine.games.vanguard.vocabulary.deck_building import DeckAllowance
from engine.kernel.deck_facts import Curve, DeckCount
from engine.kernel.deck_rules import Listed, listed_cards, too_many_copies, total, unknown_numbers
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter
from engine.language.loading import packaged_starters

MAIN_SIZE: Final = 50  # 5.2.2.1
TRIGGERS: Final = 16  # 5.2.2.3
COPIES: Final = 4  # 5.2.2.2
HEALS: Final = 4  # 5.2.2.4
SENTINELS: Final = 4  # 5.2.2.5
G_SIZE: Final = 16  # 5.3.2


def section_of(card: CardDefinition) -> str:
    """5.3.3. The section of a deck where a card belongs."""
    return "g" if card.kind == "G unit" else "main"


DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            "Main deck", "Main", "Deck", "Decklist", "Deck list", "Cards", "Units", "Normal units", "Normals",
            "Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 4", "G0", "G1", "G2", "G3", "G4",
            "Triggers", "Trigger units", "Critical triggers", "Draw triggers", "Stand triggers",
            "Heal triggers", "Front triggers", "Criticals", "Crits", "Draws", "Stands", "Heals", "Fronts",
            "Sentinels", "Perfect guards",
        ),
        "g": ("G deck", "G zone", "G units", "G", "Stride", "Strides", "Stride deck"),
    },
    start=("First vanguard", "FV", "Starting vanguard", "Starter", "First", "First vg"),
    size=MAIN_SIZE,
    home=section_of,
)  # fmt: skip

SENTINEL: Final = "sentinel"

COUNTS: Final = (
    DeckCount("count-grades", lambda card: (card.values[characteristics.GRADE],), sections=("main",), curve=Curve(5)),
    DeckCount("count-triggers", lambda card: filter(None, (card.values[characteristics.TRIGGER],))),
    DeckCount("count-types", lambda card: (card.kind,), order=("normal unit", "trigger unit", "G unit")),
    DeckCount("count-limited", lambda card: card.values[characteristics.KEYWORDS] & {SENTINEL}),
    DeckCount("count-clans", lambda card: card.values[characteristics.CLANS]),
)
"""2. What players count in a deck; sentinels because so many may be in it (5.2.2.5)."""


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks, in the order of the rules' numbers."""
    main, extra = listed_cards(deck, "main", cards), listed_cards(deck, "g", cards)
    faults = [*unknown_numbers(deck, cards, "5.1.1")]
    allowances = _allowances([*main, *extra])
    faults += _check_main(main, allowances)
    faults += _check_g(extra, allowances)
    faults += _check_start(deck.start, main, cards)
    return faults


@cache
def starters() -> Sequence[Starter]:
    """The trial decks, which everybody may play with."""
    return packaged_starters("engine.games.vanguard")


def _allowances(cards: Iterable[CardDefinition]) -> list[DeckAllowance]:
    """5.1.2. What the cards of a deck themselves say about how many of something may be in it."""
    found = [ability for card in cards for ability in card.abilities if isinstance(ability, DeckAllowance)]
    return sorted(found, key=lambda allowance: allowance.count)


def _copies(allowances: Sequence[DeckAllowance]) -> Mapping[str, int]:
    return {each.name: each.count for each in allowances if each.name}


def _most(allowances: Sequence[DeckAllowance], sort: str, usual: int) -> int:
    return max([usual, *(each.count for each in allowances if each.sort == sort)])


def _check_main(main: Listed, allowances: Sequence[DeckAllowance]) -> Iterator[Fault]:
    """5.2. The main deck."""
    size = sum(main.values())
    if size != MAIN_SIZE:
        yield Fault("5.2.2.1", Message("fault-main-size", {"count": size, "wanted": MAIN_SIZE}))
    yield from too_many_copies(main, COPIES, "5.2.2.2.1", "fault-copies", _copies(allowances))
    triggers = total(main, lambda card: card.values[characteristics.TRIGGER] is not None)
    if triggers != TRIGGERS:
        yield Fault("5.2.2.3", Message("fault-triggers", {"count": triggers, "wanted": TRIGGERS}))
    heals = total(main, lambda card: card.values[characteristics.TRIGGER] == "heal")
    most = _most(allowances, deck_building.HEALS, HEALS)
    if heals > most:
        yield Fault("5.2.2.4", Message("fault-heals", {"count": heals, "limit": most}))
    sentinels = total(main, lambda card: SENTINEL in card.values[characteristics.KEYWORDS])
    most = _most(allowances, deck_building.SENTINELS, SENTINELS)
    if sentinels > most:
        yield Fault("5.2.2.5", Message("fault-sentinels", {"count": sentinels, "limit": most}))
    for card in main:
        if card.kind not in ("normal unit", "trigger unit"):
            yield Fault("5.2.2.6", Message("fault-not-main", {"card": card.name, "kind": card.kind}))


def _check_g(extra: Listed, allowances: Sequence[DeckAllowance]) -> Iterator[Fault]:
    """5.3. The G deck, which may be missing."""
    size = sum(extra.values())
    if size > G_SIZE:
        yield Fault("5.3.2", Message("fault-g-size", {"count": size, "limit": G_SIZE}))
    yield from too_many_copies(extra, COPIES, "5.3.2.1", "fault-g-copies", _copies(allowances))
    for card in extra:
        if card.kind != "G unit":
            yield Fault("5.3.3", Message("fault-not-g", {"card": card.name, "kind": card.kind}))
        elif OTHER_SIDE in card.facts:
            yield Fault("12.10.3.2", Message("fault-other-side", {"card": card.name}))


def _check_start(start: str | None, main: Listed, cards: Mapping[str, CardDefinition]) -> Iterator[Fault]:
    """5.4.3. The game begins with a grade 0 card of the main deck as first vanguard."""
    if not any(card.values[characteristics.GRADE] == 0 for card in main):
        yield Fault("5.4.3", Message("fault-no-grade-0"))
    if start is None:
        return
    first = cards.get(start)
    if first is None:
        yield Fault("5.4.3", Message("fault-unknown-number", {"number": start}))
        return
    if first not in main:
        yield Fault("5.4.3", Message("fault-start-missing", {"card": first.name}))
    if first.values[characteristics.GRADE] != 0:
        yield Fault(
            "5.4.3", Message("fault-start-grade", {"card": first.name, "grade": first.values[characteristics.GRADE]})
        )
