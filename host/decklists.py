"""Decks between the engine, which plays them, and the database, which keeps them."""

from engine.kernel.rulebook import Deck
from storage import DeckCards, DeckChoice

_START = "start"
"""The part of a stored deck that holds the card to begin the match with, and no other."""


def stored(deck: Deck) -> DeckCards:
    """A deck as the database keeps it."""
    cards = {section: dict(counts) for section, counts in deck.sections.items()}
    return cards if deck.start is None else {**cards, _START: {deck.start: 1}}


def playable(choice: DeckChoice) -> Deck:
    """A stored deck as the engine plays it."""
    return deck_of(choice.cards)


def deck_of(cards: DeckCards) -> Deck:
    """The engine's deck that `stored` wrote down."""
    sections = {part: dict(counts) for part, counts in cards.items() if part != _START}
    return Deck(sections, next(iter(cards.get(_START, ())), None))
