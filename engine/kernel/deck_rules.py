"""What the deck rules of card games have in common: counting cards, copies of a name, numbers that do not exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.cards import NAMES
from engine.kernel.definitions import CardDefinition
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, Fault

Listed = Mapping[CardDefinition, int]
"""How many of which card."""

NO_EXCEPTIONS: Final[Mapping[str, int]] = MappingProxyType({})


def listed_cards(deck: Deck, section: str, cards: Mapping[str, CardDefinition]) -> Listed:
    """The cards of a section that exist."""
    return {cards[number]: count for number, count in deck.listed(section) if number in cards}


def unknown_numbers(deck: Deck, cards: Mapping[str, CardDefinition], rule: str) -> Iterator[Fault]:
    """A fault for every card number that no card has."""
    for section in sorted(deck.sections):
        for number, _ in deck.listed(section):
            if number not in cards:
                yield Fault(rule, Message("fault-unknown-number", {"number": number}))


def too_many_copies(
    listed: Listed, limit: int, rule: str, text: str, exceptions: Mapping[str, int] = NO_EXCEPTIONS
) -> Iterator[Fault]:
    """A fault for every name that too many cards have, whatever their numbers are; ``exceptions`` by name."""
    names: Counter[str] = Counter()
    for card, count in listed.items():
        for name in card.values[NAMES]:
            names[name] += count
    for name, count in sorted(names.items()):
        most = exceptions.get(name, limit)
        if count > most:
            yield Fault(rule, Message(text, {"card": name, "count": count, "limit": most}))


def total(listed: Listed, wanted: Callable[[CardDefinition], bool] = lambda card: True) -> int:
    """How many of the cards are wanted ones."""
    return sum(count for card, count in listed.items() if wanted(card))
