"""500.5, 512. What texts do with turns: take another one, end this one.

When this creature is destroyed, take an extra turn after this one.
When your opponent casts a spell, the turn ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.duel_masters.turn import next_turn
from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Trigger
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import BEGINNING, Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import GoOnWith
from engine.language import extra_turns
from engine.language.extra_turns import GetsExtraTurn
from engine.language.instructions import Clause, Resolution, captured
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.triggers import PlainTrigger

ADDED: Final = Remembered("extra turns of this turn", 0, touches=UNOBSERVED, until="turn")
"""How many extra turns were added in this turn; they come before those that were added earlier."""


@phrase("take an extra turn after_this_one", player=YOURS)
@phrase("your opponent takes an extra turn after_this_one", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class TakesExtraTurn(GetsExtraTurn):
    """500.5. A turn more, right after this one."""

    def grant(self, match: Match, player: int) -> None:
        """500.5a. Of the turns that were added in this turn, those of the turn player are taken first."""
        added = ADDED.of(match)
        ADDED.set(match, added + 1)
        extra_turns.grant(match, player, 0 if player == match.state.turn_player else added)


@phrase("at the end of turn_number {turn}", printed_only=True)
@dataclass(frozen=True, slots=True)
class EndOfThatTurn(Trigger):
    """511.1. The end of a certain turn, by its number."""

    turn: int

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("end of turn",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is that turn."""
        return match.state.turn == self.turn


@phrase("take an extra turn at_the_end_of_which {instruction}", player=YOURS)
@dataclass(frozen=True, slots=True)
class TakesExtraTurnAnd(TakesExtraTurn):
    """500.5, 511.1. A turn more, right after this one, and something that is done when that turn ends."""

    instruction: Clause

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add the turn, which comes next, and let an ability wait for its end."""
        yield from TakesExtraTurn.resolve(self, match, context)
        waiting = Automatic(
            trigger=EndOfThatTurn(match.state.turn + 1),
            effect=Resolution(captured(self.instruction, match, context)),
            label=None if context.ability is None else context.ability.label,
        )
        entered = match.state.entered[context.source]
        made = EffectInForce(0, context.player, context.source, entered, "game", ability=waiting, once=True)
        verbs.put_in_force(match, made)


@phrase("at the end of any_turn", kind="end of turn")
@phrase("at the start of any_turn", kind=BEGINNING + "turn")
@dataclass(frozen=True, slots=True)
class OfAnyTurn(PlainTrigger):
    """501.1, 511.1. A turn begins or ends, whosever it is."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Always."""
        return True


@phrase("the turn ends")
@dataclass(frozen=True, slots=True)
class TurnEnds(Clause):
    """512.1. The turn is over at once: nothing that is being done goes on, and what stands by is lost."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Go on with the next turn."""
        yield from ()
        match.tell("turn-ends")
        raise GoOnWith(next_turn.frame)
