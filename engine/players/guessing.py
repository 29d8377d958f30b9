"""Guessing: which cards one does not see.

One's own are what one has not seen of one's deck. The other player's are what is left of a deck that agrees with what
one sees of theirs: a starter, or one's own deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.state import State
from engine.kernel.zones import ZoneKind
from engine.players.chance import Chance


class _Listed(NamedTuple):
    """A card of a deck, and the kind of zone that it lies in before the match begins."""

    definition: CardDefinition
    home: ZoneKind


class Guess(NamedTuple):
    """A deck that the other player may have: all of it, and what of it one does not see."""

    whole: Sequence[_Listed]
    rest: Sequence[_Listed]


class Guesser:
    """Says what the cards could be that a seat does not know; it knows ``known`` in the state given."""

    def __init__(self, match: Match, state: State, seat: int, known: Collection[Card]) -> None:
        self._state = state
        self._seat = seat
        self._back = match.rulebook.hooks.back
        seen = Counter(state.definition[card] for card in known if state.owner[card] != seat)
        starters = _starters(match.rulebook)
        decks = [*starters, _own(state, seat, starters)]
        missed = [(seen - Counter(card.definition for card in deck)).total() for deck in decks]
        self._guesses = [
            Guess(deck, _without(deck, seen))
            for deck, misses in zip(decks, missed, strict=True)
            if misses == min(missed)
        ]

    def deal(self, unknown: Sequence[Card], chance: Chance) -> Iterator[tuple[Card, CardDefinition]]:
        """The cards that the seat does not know, each with what it could be."""
        definition, owner = self._state.definition, self._state.owner
        by_back: dict[str, list[Card]] = {}
        for card in unknown:
            by_back.setdefault(self._back(definition[card]), []).append(card)
        guess: Guess | None = None
        for back, cards in sorted(by_back.items()):  # everybody sees which back a card has
            mine = [card for card in cards if owner[card] == self._seat]
            definitions = sorted((definition[card] for card in mine), key=lambda each: each.number)
            yield from zip(mine, chance.some(definitions, len(mine)), strict=True)
            guess = guess or self._guesses[chance.below(len(self._guesses))]
            theirs = [card for card in cards if owner[card] != self._seat]
            yield from self._dealt_out(theirs, self._with_back(guess, back), chance)

    def _with_back(self, guess: Guess, back: str) -> Guess:
        """The cards of a guessed deck that have this back."""
        whole, rest = ([card for card in part if self._back(card.definition) == back] for part in guess)
        return Guess(whole, rest)

    def _dealt_out(self, cards: Sequence[Card], guess: Guess, chance: Chance) -> Iterator[tuple[Card, CardDefinition]]:
        """The rest of a deck: first to the zones where its cards are at home, then to all others."""
        piles: dict[ZoneKind, list[CardDefinition]] = {card.home: [] for card in guess.whole}
        for definition, home in chance.some(guess.rest, len(guess.rest)):
            piles[home].append(definition)
        elsewhere: list[Card] = []
        for card in cards:
            pile = piles.get(self._state.zone[card].kind)
            if pile:
                yield card, pile.pop()
            else:
                elsewhere.append(card)
        left = [definition for pile in reversed(piles.values()) for definition in pile]
        for card in elsewhere:
            if not left:
                left += (listed.definition for listed in chance.some(guess.whole, len(guess.whole)))
            yield card, left.pop()


_kept: dict[str, tuple[Rulebook, Sequence[Sequence[_Listed]]]] = {}


def _starters(rulebook: Rulebook) -> Sequence[Sequence[_Listed]]:
    """The cards of every starter, as they lie before a match begins.

    They are dealt once for each rulebook, which never changes; of several of one name those of the last are kept.
    """
    known = _kept.get(rulebook.name)
    if known is None or known[0] is not rulebook:
        known = _kept[rulebook.name] = rulebook, [_dealt(rulebook, each.deck) for each in rulebook.decks.starters()]
    return known[1]


def _dealt(rulebook: Rulebook, deck: Deck) -> list[_Listed]:
    """The cards of a deck, as they lie before a match begins."""
    state = Match.dealt(rulebook, (deck, deck), b"").state
    return [
        _Listed(definition, zone.kind)
        for definition, owner, zone in zip(state.definition, state.owner, state.zone, strict=True)
        if owner == 0
    ]


def _own(state: State, seat: int, starters: Sequence[Sequence[_Listed]]) -> list[_Listed]:
    """One's own deck; cards that have left the zone where they were are taken for cards of the main deck."""
    homes = list(dict.fromkeys(card.home for deck in starters for card in deck))
    return [
        _Listed(definition, zone.kind if zone.kind in homes or not homes else homes[0])
        for definition, owner, zone in zip(state.definition, state.owner, state.zone, strict=True)
        if owner == seat
    ]


def _without(deck: Sequence[_Listed], seen: Counter[CardDefinition]) -> list[_Listed]:
    """What is left of a deck when these cards are taken out of it, as far as they are there."""
    left = seen.copy()
    rest = []
    for card in deck:
        if left[card.definition] > 0:
            left[card.definition] -= 1
        else:
            rest.append(card)
    return rest
