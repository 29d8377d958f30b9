"""Extra turns: whose turns follow, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.kernel.aspects import TURN
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Seat
from engine.language.times import next_turn_of

EXTRA_TURNS: Final = Remembered[tuple[int, ...]]("extra turns", ())
"""The players of the extra turns to come, the next one first."""

REGULAR: Final = Remembered[int | None]("next regular turn", None, touches=TURN)
"""The player whose turn follows on all extra turns; None if there are none, not even the one in progress."""


def turn_order(match: Match) -> Iterator[int]:
    """The players of the turns after this one, without end."""
    yield from EXTRA_TURNS.of(match)
    regular = REGULAR.of(match)
    player = 1 - match.state.turn_player if regular is None else regular
    while True:
        yield player
        player = 1 - player


def grant(match: Match, player: int, behind: int = 0) -> None:
    """Add an extra turn of a player right after this turn, before those that were added already but for the first few.

    What lasts until the end of somebody's next turn lasts until the end of the turn that is their next one now.
    """
    state = match.state
    furthest = max((effect.turn or 0 for effect in state.effects), default=0)
    players = dict(zip(range(state.turn + 1, furthest + 1), turn_order(match), strict=False))
    if REGULAR.of(match) is None:
        REGULAR.set(match, 1 - state.turn_player)
    coming = EXTRA_TURNS.of(match)
    EXTRA_TURNS.set(match, (*coming[:behind], player, *coming[behind:]))
    match.let_effects(
        tuple(
            replace(effect, turn=next_turn_of(match, players[effect.turn])) if effect.turn in players else effect
            for effect in state.effects
        )
    )
    match.tell("gets-extra-turn", player=Seat(player))


def proceed(match: Match) -> int:
    """The player whose turn begins now that this one has ended."""
    player = next(turn_order(match))
    if extra := EXTRA_TURNS.of(match):
        EXTRA_TURNS.set(match, extra[1:])
    elif REGULAR.of(match) is not None:
        REGULAR.set(match, None)
    return player
