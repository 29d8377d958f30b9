"""1.1, 3.2. What makes a deck legal, and how people write one down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from engine.games.level_neo import characteristics
from engine.games.level_neo.cards import CHARACTER, EVENT, may_be_main
from engine.games.level_neo.colours import COLOURS
from engine.games.level_neo.skills import LevelBurst
from engine.kernel.deck_facts import Curve, DeckCount
from engine.kernel.deck_rules import Listed, listed_cards, too_many_copies, total, unknown_numbers
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, DeckForm, Fault, Starter
from engine.language.loading import packaged_starters

SIZE: Final = 40
COPIES: Final = 3
LEVEL_BURST: Final = "Level Burst"

DECK_FORM: Final = DeckForm(
    headings={
        "main": (
            "Deck", "Decklist", "Deck list", "Main deck", "Cards", "Characters", "Supports", "Support characters",
            "Events", "Turn 1", "Turn 2", "Turn 3", "Turn 4", "Turn 5", "Turn cost 1", "Turn cost 2", "Turn cost 3",
            "Turn cost 4", "Turn cost 5", "Red", "Blue", "Yellow", "Green",
        )
    },
    start=("Main character", "Main"),
    size=SIZE,
)  # fmt: skip


COUNTS: Final = (
    DeckCount("count-turn-costs", lambda card: (card.values[characteristics.TURN_COST],), curve=Curve(9)),
    DeckCount("count-colours", lambda card: (card.values[characteristics.COLOUR],), order=COLOURS),
    DeckCount("count-types", lambda card: (card.kind,), order=(CHARACTER, EVENT)),
    DeckCount(
        "count-bursts",
        lambda card: (LEVEL_BURST,) if any(isinstance(each, LevelBurst) for each in card.abilities) else (),
    ),
)
"""What players count in a deck; Level Bursts because they are what turns up in the level zone (8.6)."""


def faults_of(deck: Deck, cards: Mapping[str, CardDefinition]) -> list[Fault]:
    """Every rule of deck construction that a deck of these cards breaks."""
    listed = listed_cards(deck, "main", cards)
    faults = [*unknown_numbers(deck, cards, "1.1")]
    size = total(listed)
    if size != SIZE:
        faults.append(Fault("1.1", Message("fault-size", {"count": size, "wanted": SIZE})))
    faults += too_many_copies(listed, COPIES, "1.1", "fault-copies")
    if not any(may_be_main(card) for card in listed):
        faults.append(Fault("1.1", Message("fault-no-main")))
    faults += _check_start(deck.start, listed, cards)
    return faults


def _check_start(start: str | None, listed: Listed, cards: Mapping[str, CardDefinition]) -> Iterator[Fault]:
    """3.2. The main character that a deck names is a character of turn cost 1 in it."""
    if start is None:
        return
    card = cards.get(start)
    if card is None:
        yield Fault("3.2", Message("fault-unknown-number", {"number": start}))
        return
    if card not in listed:
        yield Fault("3.2", Message("fault-main-missing", {"card": card.name}))
    if not may_be_main(card):
        yield Fault("3.2", Message("fault-main-unfit", {"card": card.name}))


@cache
def starters() -> Sequence[Starter]:
    """The decks that everybody may play with."""
    return packaged_starters("engine.games.level_neo")
