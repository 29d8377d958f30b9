"""Random legal decks of the cards that Vanguard comes with, and random matches between them."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import COPIES, MAIN_SIZE, TRIGGERS
from engine.kernel.cards import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.players.playout import random_answers

CARDS = sorted(RULEBOOK.cards().values(), key=lambda card: card.number)
TRIGGER_UNITS = [card for card in CARDS if card.values["trigger"] is not None]
HEALS = [card for card in TRIGGER_UNITS if card.values["trigger"] == "heal"]
OTHER_TRIGGERS = [card for card in TRIGGER_UNITS if card not in HEALS]
UNITS = [card for card in CARDS if card not in TRIGGER_UNITS]
SOAKING = 1000
STARTERS = [card for card in CARDS if card.values["grade"] == 0]


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A legal deck: any sixteen triggers with at most four heals, any other units, any first vanguard or none named."""
    heals = draw(st.integers(0, 4))
    cards = _picked(draw, HEALS, heals) + _picked(draw, OTHER_TRIGGERS, TRIGGERS - heals)
    cards += _picked(draw, UNITS, MAIN_SIZE - TRIGGERS)
    main = {card.number: cards.count(card) for card in cards}
    starts = [card.number for card in STARTERS if card.number in main]
    deck = Deck({"main": main}, draw(st.sampled_from([*starts, None])))
    assert not RULEBOOK.check_deck(deck)
    return deck


def share(part: int) -> settings:
    """For what takes long for each match: a ``part`` of the examples, unless there is time for all (`make soak`)."""
    examples = settings().max_examples
    return settings(max_examples=examples if examples >= SOAKING else max(3, examples // part))


def seeds() -> st.SearchStrategy[bytes]:
    """Seeds of matches and of the answers given in them."""
    return st.binary(min_size=8, max_size=16)


def begin(first: Deck, second: Deck, seed: bytes, *, log: bool = False) -> Match:
    """The beginning of a match."""
    return Match.begin(RULEBOOK, (first, second), seed, log=log)


def positions(match: Match, seed: bytes) -> Iterator[int]:
    """Play a match at random to its end; yields at every decision, and after the last, how many answers were given."""
    yield 0
    yield from (number for number, _ in enumerate(random_answers(match, seed), 1))


def _picked(draw: st.DrawFn, cards: list[CardDefinition], count: int) -> list[CardDefinition]:
    """``count`` cards, at most four of each."""
    copies = [card for card in cards for _ in range(COPIES)]
    chance = draw(st.randoms(use_true_random=False))
    return chance.sample(copies, count)
