"""Loops: positions that come again. A loop that nobody can stop ends the match in a draw (`Rulebook.loop_rule`)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from engine.kernel.match import Match
from engine.kernel.state import State

FORCED_LIMIT = 1000
"""How many abilities in a row may be played at one check timing before it counts as a loop in any case."""

REPEATS = 8
"""How often a player may do the same thing in the same position of a turn: the number of times they loop."""

_MEMORY = "loops"  # the key in `State.memory`: how often what was done where, in this turn
_COUNT = "actions"


def fingerprint(state: State) -> str:
    """Where every card is and how it lies, and which abilities stand by: what makes two positions the same."""
    position = (
        sorted((zone.name, cards) for zone, cards in state.zones.items() if cards),
        tuple(state.rested),
        tuple(state.face_down),
        tuple((s.card, s.key) for s in state.standing_by),
        tuple((effect.source, effect.duration, effect.cards) for effect in state.effects),
    )
    return hashlib.blake2b(repr(position).encode(), digest_size=12).hexdigest()


class Watch:
    """Watches one check timing for a loop of abilities that play themselves without anybody being asked."""

    __slots__ = ("_played", "_seen")

    def __init__(self) -> None:
        self._played = 0
        self._seen: set[str] = set()

    def is_loop(self, match: Match) -> bool:
        """Note that another ability has been played; True once it is certain that this goes on for ever."""
        self._played += 1
        if self._played < len(match.state.definition):
            return False
        position = fingerprint(match.state)
        repeated = position in self._seen
        self._seen.add(position)
        return repeated or self._played > FORCED_LIMIT


def note(match: Match, action: str) -> None:
    """Remember that the turn player chose this action in this position.

    The first few actions of a turn are only counted: none of them can have been repeated too often.
    """
    done: dict[str, int] = dict(match.state.memory.get(_MEMORY, {}))
    done[_COUNT] = done.get(_COUNT, 0) + 1
    if done[_COUNT] > REPEATS:
        key = f"{fingerprint(match.state)} {action}"
        done[key] = done.get(key, 0) + 1
    match.state.memory[_MEMORY] = done


def exhausted(match: Match) -> frozenset[str]:
    """The actions chosen so often in this position of the turn that they cannot be chosen again."""
    done: Mapping[str, int] = match.state.memory.get(_MEMORY, {})
    if done.get(_COUNT, 0) <= REPEATS:
        return frozenset()
    position = f"{fingerprint(match.state)} "
    return frozenset(
        key.removeprefix(position) for key, times in done.items() if times >= REPEATS and key.startswith(position)
    )


def forget(match: Match) -> None:
    """A new turn: nothing of what was repeated counts any longer."""
    if match.state.memory.get(_MEMORY):
        match.state.memory[_MEMORY] = {}
