"""Imagining: matches that could be the real one, for all that one seat knows, to try things out in.

In a world the cards that the seat does not see are dealt out anew, what the other player chose in secret since the
step began is chosen anew, and what chance will bring is drawn from another seed. What the seat saw in an earlier step
and does not see now it has forgotten: that costs strength, and no secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option
from engine.kernel.match import Match
from engine.kernel.randomness import shuffled
from engine.kernel.state import State
from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.kernel.zones import Zone
from engine.players.answers import any_answer
from engine.players.chance import Chance
from engine.players.guessing import Guesser

MOST_FAILURES: Final = 40
"""After so many worlds in a row that do not look like the real match, one gives up."""


class World:
    """A match that looks like the real one from a seat."""

    __slots__ = ("_match", "_unordered", "answers")

    def __init__(self, match: Match, unordered: tuple[tuple[Zone, tuple[int, ...]], ...], answers: int) -> None:
        self._match = match
        self._unordered = unordered
        self.answers = answers  #: how many answers were given to find it, in all that do not look like it as well

    def begin(self, seed: bytes) -> Match:
        """An independent match from the pending decision on, in which this seed decides what chance brings.

        Within the current step it is not to be forked: the fork would be given the step's answers, and its seed, again.
        """
        match = self._match.fork()
        state = match.state
        state.reseed(seed)
        for zone, places in self._unordered:
            pile = list(state.zones[zone])
            cards = shuffled(seed, 0, [pile[place] for place in places])
            for place, card in zip(places, cards, strict=True):
                pile[place] = card
            state.zones[zone] = tuple(pile)
            match.changed()
        return match


class _Given(NamedTuple):
    """An answer of the current step. ``options`` is None where the other player gave it in secret."""

    player: int
    options: tuple[Option, ...] | None


def imagined(match: Match, seat: int, chance: Chance) -> Iterator[World]:
    """Endless worlds for a seat, which is asked now; none, or no more, where they cannot be found.

    What they are like depends on what the seat sees and on ``chance``, and on nothing else.
    """
    knowledge = _Knowledge(match, seat)
    actual = view(match, seat)
    failures = 0
    while failures < MOST_FAILURES:
        world = knowledge.imagine(chance)
        if world is not None and view(world, seat) == actual:
            answers = (1 + failures) * knowledge.answers
            failures = 0
            yield World(world, knowledge.unordered, answers)
        else:
            failures += 1


class _Knowledge:
    """What a seat knows of the current step: the cards it saw in it, and the answers given."""

    def __init__(self, match: Match, seat: int) -> None:
        state, given = match.checkpoint
        self._seat = seat
        self._rulebook = match.rulebook
        self._beginning = state
        self._given: list[_Given] = []
        known = set(_seen(match, seat))
        again = Match.at(match.rulebook, state.copy(), ())
        for chosen in given:
            decision = again.decision
            assert decision is not None
            known.update(_seen(again, seat))
            hidden = decision.secret and decision.player != seat
            options = None if hidden else tuple(decision.options[index] for index in chosen)
            self._given.append(_Given(decision.player, options))
            again.choose(chosen)
        self.answers = len(given)  #: how many answers are given again to imagine a match
        self._unseen = [card for card in _cards(state) if card not in known]
        self._guesser = Guesser(match, state, seat, known)
        #: hidden piles that hold a card which was seen in this step, and the places in them that are not seen now:
        #: where the card is now is not known
        self.unordered = tuple(
            (zone, tuple(place for place, card in enumerate(pile) if not sees(match, seat, card)))
            for zone, pile in match.state.zones.items()
            if any(card in known and not sees(match, seat, card) for card in pile)
        )

    def imagine(self, chance: Chance) -> Match | None:
        """A match with other hidden cards in which the same was answered; None if that cannot be."""
        state = self._beginning.copy()
        for card, definition in self._guesser.deal(self._unseen, chance):
            state.definition[card] = definition
        try:
            return self._played_again(state, chance)
        except Exception:  # noqa: BLE001 - how cards that cannot be there fail is the rulebook's secret
            return None

    def _played_again(self, state: State, chance: Chance) -> Match | None:
        match = Match.at(self._rulebook, state, ())
        for player, options in self._given:
            decision = match.decision
            if decision is None or decision.player != player:
                return None
            match.choose(_any_answer(decision, chance) if options is None else _indices(decision, options))
        return match


def _cards(state: State) -> list[Card]:
    return [Card(row) for row in range(len(state.definition))]


def _seen(match: Match, seat: int) -> list[Card]:
    return [card for card in _cards(match.state) if sees(match, seat, card)]


def _indices(decision: Decision, options: tuple[Option, ...]) -> tuple[int, ...]:
    """Where these options are among those of a decision; raises `ValueError` if one is not among them."""
    return tuple(decision.options.index(option) for option in options)


def _any_answer(decision: Decision, chance: Chance) -> tuple[int, ...]:
    count = len(decision.options)
    return any_answer(count, decision.minimum, decision.maximum, chance, ordered=decision.ordered)
