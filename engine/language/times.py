"""When: the parts of a turn, and how long effects last, as values of the words with which each game says them.

A period is whose turn it is and which phases of it: "yours:turn", "opponent's:battle phase", "yours:main phase 1/main
phase 2". A duration is the name of the moment at which it ends, or "opponent's next turn" for the end of that one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.abilities import Context
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.language.phrases import WordList
from engine.language.places import OWNERS, seat

PHASE: Final = Remembered("phase", "preparation", touches="phase")
"""The phase that the turn is in, in every game ("main phase")."""

TURN: Final = "turn"  #: all of a turn, as a period; its end, as a duration

OPPONENTS_NEXT_TURN: Final = "opponent's next turn"
"""A duration that ends with the next turn of the other player."""

START_OF_NEXT_TURN: Final = "start of your next turn"
"""A duration that ends when the next turn of the player begins."""


def periods(phases: Mapping[str, str]) -> dict[str, str]:
    """The parts of both players' turns by what texts call them; ``phases`` goes from words to phases."""
    return {
        f"{whose} {words}": f"{owner}:{phase}"
        for whose, owner in OWNERS.words.items()
        for words, phase in phases.items()
    }


def as_conditions(parts: WordList) -> WordList:
    """The same parts of a turn, said as conditions: "it is your turn"."""
    return WordList(parts.title, {f"it is {words}".replace(" ", "_"): part for words, part in parts.words.items()})


def owner_of(context: Context, period: str) -> int:
    """The seat of the player whose turn is meant."""
    return seat(context, period.partition(":")[0])


def phases_of(period: str) -> tuple[str, ...]:
    """The phases that are meant, or "turn" for all of it."""
    return tuple(period.partition(":")[2].split("/"))


def is_now(match: Match, context: Context, period: str) -> bool:
    """Whether it is this part of the turn."""
    if match.state.turn_player != owner_of(context, period):
        return False
    phases = phases_of(period)
    return TURN in phases or PHASE.of(match) in phases


def ending(match: Match, context: Context, duration: str) -> tuple[str, int | None]:
    """The moment at which a duration ends, and the number of the turn that is meant."""
    if duration == OPPONENTS_NEXT_TURN:
        return TURN, next_turn_of(match, 1 - context.player)
    if duration == START_OF_NEXT_TURN:
        return duration, next_turn_of(match, context.player)
    return duration, match.state.turn if duration == TURN else None


def is_to_come(match: Match, moment: str) -> bool:
    """Whether the end that a text names is ahead: "until end of battle" lasts no time where there is no battle."""
    ahead = match.rulebook.hooks.is_to_come
    return ahead is None or ahead(match, moment)


def next_turn_of(match: Match, player: int) -> int:
    """The number of a player's next turn after this one, as far as can be told now."""
    if match.rulebook.hooks.turn_order is None:
        return match.state.turn + (2 if match.state.turn_player == player else 1)
    coming = enumerate(match.rulebook.hooks.turn_order(match), match.state.turn + 1)
    return next(number for number, other in coming if other == player)
