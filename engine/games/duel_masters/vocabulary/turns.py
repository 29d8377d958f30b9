"""500.5, 512. What texts do with turns: take another one, end this one.

When this creature is destroyed, take an extra turn after this one.
When your opponent casts a spell, end the turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from msgspec.structs import replace as struct_with

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
from engine.language.delayed import put_off
from engine.language.getting_turns import GetsExtraTurn
from engine.language.instructions import Clause
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
        before = _taken_before(match, player, added)
        extra_turns.grant(match, player, before)
        _put_off(match, match.state.turn + 1 + before)


def _taken_before(match: Match, player: int, added: int) -> int:
    """How many of the turns that were ``added`` in this turn are taken before the one that the player gets now."""
    return 0 if player == match.state.turn_player else added


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


def _put_off(match: Match, turn: int) -> None:
    """A turn comes before the others from this number on: what waits for the end of one of these waits for one more."""
    match.let_effects(tuple([_later(effect, turn) for effect in match.state.effects]))


def _later(effect: EffectInForce, turn: int) -> EffectInForce:
    ability = effect.ability
    if isinstance(ability, Automatic) and isinstance(ability.trigger, EndOfThatTurn) and ability.trigger.turn >= turn:
        waiting = replace(ability, trigger=EndOfThatTurn(ability.trigger.turn + 1))
        return struct_with(effect, ability=waiting)
    return effect


@phrase("take an extra turn at_the_end_of_which {instruction}", player=YOURS)
@dataclass(frozen=True, slots=True)
class TakesExtraTurnAnd(TakesExtraTurn):
    """500.5, 511.1. A turn more, right after this one, and something that is done when that turn ends."""

    instruction: Clause

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Add the turn, and let an ability wait for its end."""
        turn = match.state.turn + 1 + _taken_before(match, context.player, ADDED.of(match))
        yield from TakesExtraTurn.resolve(self, match, context)
        waiting = Automatic(
            trigger=EndOfThatTurn(turn),
            effect=put_off(self.instruction, match, context),
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

    names_no_card: ClassVar[bool] = True
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Always."""
        return True


@phrase("end the turn")
@phrase("the turn ends")
@dataclass(frozen=True, slots=True)
class TurnEnds(Clause):
    """512.1. The turn is over at once: nothing that is being done goes on, and what stands by is lost."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Go on with the next turn."""
        yield from ()
        match.tell("turn-ends")
        raise GoOnWith(next_turn.frame)
