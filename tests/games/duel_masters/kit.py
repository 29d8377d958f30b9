"""Duel Masters for the tests of every game: random legal decks, how matches end, and what people click."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from engine.games.duel_masters.cells import CELL
from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS, CIVILIZATIONS
from engine.games.duel_masters.decks import (
    COPIES,
    GACHARANGE_COPIES,
    GACHARANGE_SIZE,
    MOST_HYPERSPATIAL,
    section_of,
    size_with,
)
from engine.games.duel_masters.forbidden import starts_in_play
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.hostile import HANDY, HOSTILE
from tests.games.kit import Kit

CARDS: Final = sorted((card for card in RULEBOOK.cards().values() if not card.side), key=lambda card: card.number)
"""What decks are made of; other sides and halves come with it."""

SIDES: Final = {
    number: card.number
    for card in CARDS
    for side in card.facts.get(OTHER_SIDES, ())
    for number in (side, RULEBOOK.cards()[side].facts.get(CELL, side))
}
"""The cards by the numbers of their other sides and halves."""

COLOURS: Final = 3
"""Of so many civilisations a random deck is, if they have enough cards: of all five it could pay for little."""


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A legal deck: any cards of few civilisations, and what may lie beside a deck or nothing."""
    chance = draw(st.randoms(use_true_random=False))
    civilizations = chance.sample(CIVILIZATION_WORDS, COLOURS)

    def picked(section: str, copies: int, count: int) -> dict[str, int]:
        there = [card for card in CARDS if section_of(card) == section and starts_in_play(card) is None]
        suited = [card for card in there if card.values[CIVILIZATIONS] <= set(civilizations)]
        found = [card.number for card in (suited if len(suited) * copies >= count else there) for _ in range(copies)]
        numbers = chance.sample(found, min(count, len(found)))
        return {number: numbers.count(number) for number in numbers}

    beside = picked("hyperspatial", COPIES, draw(st.integers(0, MOST_HYPERSPATIAL)))
    size = size_with({RULEBOOK.cards()[number]: count for number, count in beside.items()})  # 314.3a
    sections = {"main": picked("main", COPIES, size), "hyperspatial": beside}
    if draw(st.booleans()) and len(_of("gacharange")) * GACHARANGE_COPIES >= GACHARANGE_SIZE:
        sections["gacharange"] = picked("gacharange", GACHARANGE_COPIES, GACHARANGE_SIZE)
    if draw(st.booleans()):  # 100.5
        sections["main"] = _with(sections["main"], chance.choice([card for card in CARDS if starts_in_play(card)]))
    deck = Deck({name: numbers for name, numbers in sections.items() if numbers})
    assert not RULEBOOK.faults_in(deck)
    return deck


def _with(numbers: dict[str, int], card: CardDefinition) -> dict[str, int]:
    """These cards, with one in the place of any of them."""
    given = next(iter(numbers))
    left = {number: count - (number == given) for number, count in numbers.items()}
    return {**{number: count for number, count in left.items() if count}, card.number: 1}


def _of(section: str) -> list[CardDefinition]:
    return [card for card in CARDS if section_of(card) == section]


KIT: Final = Kit(
    RULEBOOK,
    decks=decks(),
    turned=SIDES,
    hostile=HOSTILE,
    handy=HANDY,
    endings=frozenset({"104.2a", "104.2b"}),
    eager=("player", "> ", "attack with", "summon", "charge", "do not", "go on", "no", "end the turn"),
    yielding=("end the turn", "no charge", "go on", "do not", "declare nothing", "add to the hand", "no"),
)
