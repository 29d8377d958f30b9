"""101.4. What each player does, and what is done whenever something happens in the rest of the turn.

Each player does this: choose a card from your mana zone, and put it into your graveyard.
From now on this turn, whenever your creature becomes blocked, draw a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import put_together
from engine.games.duel_masters.vocabulary.card_actions import DrawUpTo, PutIntoBattleZone, note_put
from engine.games.duel_masters.vocabulary.gacharange import GacharangeSummon, GacharangeSummons
from engine.games.duel_masters.vocabulary.using_for_nothing import CastForNothing, UseAnyForNothing
from engine.kernel import verbs
from engine.kernel.abilities import Context, Node, Trigger
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.resolving import follow_up
from engine.language.cards import ASTRAY, DID, DONE, IT, SHOWN
from engine.language.delayed import until_it_happens
from engine.language.hand_and_deck import Draw
from engine.language.hand_sizes import DrawUntil
from engine.language.instructions import Clause, Instruction, Then
from engine.language.phrases import phrase
from engine.language.prospects import Prospect
from engine.language.referring import refuse_it_of_nothing
from engine.language.replacing import Instead, instead_fields


@phrase("each player does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class EachPlayer(Instruction):
    """101.4. Both players do it, the turn player first; "you" and "your" are said of the one who does."""

    by_each: ClassVar[bool] = True
    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let each of them do it; what the one does is done at the same time as what the other does.

        Once a step draws or uses cards, that step and all later ones are done by the one player, then by the other.
        409.1f. What both put into the battle zone is pending, and then comes one by one, the turn player's first.
        """
        first = match.state.turn_player
        both = [context.of_player(player) for player in (first, 1 - first)]
        steps = list(_steps(self.instruction))
        split = next((number for number, step in enumerate(steps) if _is_done_alone(step)), len(steps))
        for part in _parts(steps[:split]):
            pending: list[tuple[Context, Node, tuple[Card, ...]]] = []
            with at_once(match):
                for theirs in both:
                    yield from _do(match, theirs, part[:-1])
                    chosen = yield from _choose(match, theirs, part[-1:])
                    pending += [(theirs, node, cards) for node, cards in chosen]
            for theirs, node, cards in pending:
                yield from _put(match, theirs, node, cards)
            yield from follow_up(match, context, *both)
        for theirs in both:
            yield from _do(match, theirs, steps[split:])
        context.bound.pop(IT, None)  # "it" is what either of them has spoken of
        for theirs in both:
            for key in [key for key in theirs.bound if key in (IT, SHOWN) or key.startswith(DONE)]:
                context.bound[key] = tuple(dict.fromkeys((*context.bound.get(key, ()), *theirs.bound[key])))


_ONE_BY_ONE: Final = (Draw, DrawUpTo, DrawUntil, CastForNothing, UseAnyForNothing, GacharangeSummon, GacharangeSummons)
"""114.2a, 409.1e. What a player does by itself: cards are drawn and used one by one."""


def _steps(instruction: Instruction) -> Iterator[Instruction]:
    """What is done one after the other."""
    while isinstance(instruction, Then):
        yield instruction.first
        instruction = instruction.then
    yield instruction


def _parts(steps: Sequence[Instruction]) -> Iterator[Sequence[Instruction]]:
    """What is done at the same time: up to a step that puts cards into the battle zone, and what comes after it."""
    part: list[Instruction] = []
    for step in steps:
        part.append(step)
        if _puts(step):
            yield part
            part = []
    if part:
        yield part


def _puts(step: Instruction) -> bool:
    return any(isinstance(node, PutIntoBattleZone) for node in step.walk())


def _is_done_alone(step: Instruction) -> bool:
    return any(isinstance(node, _ONE_BY_ONE) for node in step.walk())


def _choose(
    match: Match, context: Context, step: Sequence[Instruction]
) -> Procedure[tuple[tuple[Node, tuple[Card, ...]], ...]]:
    """Do the last step of a part; returns the cards that it puts, which are only chosen, and what puts them."""
    if not _puts(step[0]):
        yield from _do(match, context, step)
        return ()
    outer = put_together.begin_choosing(match, context.source)
    yield from _do(match, context, step)
    return put_together.end_choosing(match, outer)


def _put(match: Match, context: Context, instruction: Node, cards: tuple[Card, ...]) -> Procedure[None]:
    """409.1f. Put what a player has chosen; with those that stay where they were nothing was done."""
    assert isinstance(instruction, PutIntoBattleZone)
    came, instead = yield from put_together.put(match, cards)
    instruction.after_put(match, context, came)
    tried = note_put(context, cards, came, instead)
    for key in (DID, DONE + instruction.deed):
        if key in context.bound:
            context.bound[key] = tuple([card for card in context.bound[key] if card in tried or card not in cards])
    context.follow(match, came)
    context.let_go_of(match, context.bound.pop(ASTRAY, ()))


def _do(match: Match, context: Context, steps: Sequence[Instruction]) -> Procedure[None]:
    for step in steps:
        match.check_work()
        yield from step.resolve(match, context)
        yield from follow_up(match, context)


@phrase("from_now_on_this_turn, {trigger}, {instruction}")
@dataclass(frozen=True, slots=True)
class ThisTurn(Instruction):
    """603.3. From now on, until the end of the turn, something is done each time that something happens."""

    waits: ClassVar[bool] = True
    trigger: Trigger
    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put an ability in force that waits for it as often as it happens."""
        yield from ()
        waiting = until_it_happens(self.trigger, self.instruction, match, context)
        entered, turn = match.state.entered[context.source], match.state.turn
        made = EffectInForce(0, context.player, context.source, entered, "turn", ability=waiting, turn=turn)
        verbs.put_in_force(match, made)


@phrase("from_now_on_this_turn, when {prospect}, {effect} instead")
@dataclass(frozen=True, slots=True)
class ThisTurnInstead(Instruction):
    """609.1. From now on, until the end of the turn, something else is done each time that something would happen."""

    prospect: Prospect
    effect: Clause

    def __post_init__(self) -> None:
        if self.prospect.names_no_card:
            refuse_it_of_nothing(self.effect)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put an ability in force that replaces it as often as it would happen."""
        yield from ()
        replacing = Instead(**instead_fields({"prospect": self.prospect, "effect": self.effect}))
        entered, turn = match.state.entered[context.source], match.state.turn
        made = EffectInForce(0, context.player, context.source, entered, "turn", ability=replacing, turn=turn)
        verbs.put_in_force(match, made)
