"""10.32, 10.38. Card actions that let cards change places: move, exchange, switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import actions, field, hearts, turn_memory, zones
from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.vocabulary.room import as_many_as_fit
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone
from engine.language.cards import DID, IT, Target
from engine.language.instructions import Clause, ImmediateAction, TargetedCardAction
from engine.language.phrases import WordList, phrase

_REAR_GOALS: Final = {"a other RC": "any", "an open RC": "open", "an open RC in_the_front_row": "open front"}
GOALS: Final = WordList("a circle", {**_REAR_GOALS, "your VC": "vanguard"})
REAR_GOALS: Final = WordList("a circle", _REAR_GOALS)


@phrase("move {target} to {goal}", goal=GOALS)
@dataclass(frozen=True, slots=True)
class Move(TargetedCardAction):
    """10.32.1. From a rear-guard circle, or the guardian circle, to another circle, as the card that it is."""

    verb: ClassVar[str] = "move"
    goal: str

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Only a rear-guard or a guardian moves, and only if there is a circle for it."""
        return bool(self._circles(match, context, card))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Move them at the same time, each to a circle that the player chooses, an open one for one of them only."""
        moves: list[tuple[Card, Zone]] = []
        mover, is_open = self._mover(context), self.goal.startswith("open")
        if is_open:
            room = len({circle for card in cards for circle in self._circles(match, context, card)})
            cards = yield from as_many_as_fit(match, context, mover, cards, room, self.verb, "10.32.1")
        for card in cards:
            taken = [circle for _, circle in moves] if is_open else []
            circles = [circle for circle in self._circles(match, context, card) if circle not in taken]
            if not circles:
                continue
            goal: Zone | None = circles[0]
            if self.goal != "vanguard":
                options = [Option("circle", None, circle) for circle in circles]
                prompt = Message("ask-circle-to-move-to", {"card": Ref(card)})
                goal = (yield from ask(mover, "10.32.1", prompt, options, card=card)).zone
            assert goal is not None
            moves.append((card, goal))
        return (yield from actions.move(match, moves))

    def _mover(self, context: Context) -> int:
        """Who chooses the circles."""
        return context.player

    def _circles(self, match: Match, context: Context, card: Card) -> list[Zone]:
        """10.35.4.2. Where it may move: to circles of the player whose circle it is on, or to its master's vanguard."""
        zone = match.state.zone[card]
        if zone.kind not in (zones.REAR_GUARD, zones.GUARDIAN):
            return []
        if self.goal == "vanguard":
            circles = [zones.VANGUARD[context.player]]
        else:
            circles = [circle for circle in field.open_circles(match, zone.player) if circle is not zone]
        admitting = [circle for circle in circles if field.admits(match, circle, card)]
        if self.goal == "open front":
            admitting = [circle for circle in admitting if zones.is_front(circle)]
        return [circle for circle in admitting if not self.goal.startswith("open") or not match.cards(circle)]


@phrase("your opponent moves {target} to {goal}", goal=REAR_GOALS)
@dataclass(frozen=True, slots=True)
class OpponentMoves(Move):
    """10.32.1. The same, to circles that the opponent chooses."""

    def _mover(self, context: Context) -> int:
        return 1 - context.player


@phrase("move {target} to GC")
@dataclass(frozen=True, slots=True)
class MoveToGuard(TargetedCardAction):
    """10.32.1. From a rear-guard circle to the guardian circle, resting, to guard a unit that is being attacked."""

    verb: ClassVar[str] = "move"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Only a rear-guard that is not attacked itself moves there; outside of a battle it does not stay (9.4.1)."""
        current = battle(match)
        if current is not None and card in current.targets:
            return False
        return match.state.zone[card].kind is zones.REAR_GUARD

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Move them at the same time."""
        moving = [card for card in cards if self.possible(match, context, card)]
        return (yield from actions.call_guardians(match, moving, how="move"))


@phrase("exchange this unit with {target}")
@dataclass(frozen=True, slots=True)
class Exchange(ImmediateAction, TargetedCardAction):
    """10.32.2. Let the unit with the ability and another rear-guard of the same player change places."""

    verb: ClassVar[str] = "move"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Only rear-guards change places, and only on the circles of one player."""
        this = context.this(match)
        if this is None or this == card:
            return False
        here, there = match.state.zone[this], match.state.zone[card]
        return here.kind is there.kind is zones.REAR_GUARD and here.player == there.player

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Let them change places at the same time."""
        possible = tuple([card for card in cards if self.possible(match, context, card)])
        for card in possible:
            actions.exchange(match, match.state.zone[context.source], match.state.zone[card])
        return possible


@phrase("switch {first} and {second}")
@dataclass(frozen=True, slots=True)
class Switch(Clause):
    """10.38. Let two cards change zones at the same time, or neither."""

    first: Target
    second: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose what there is to choose, and let them change zones."""
        switched: tuple[Card, ...] = ()
        first = yield from self.first.pick(match, context, "choose")
        second = yield from self.second.pick(match, context, "choose")
        if len(first) == len(second) == 1 and first != second:
            pair = (first[0], second[0])
            here, there = (match.state.zone[card] for card in pair)
            immune = any(match.is_immune(context, match.values(card)) for card in pair)
            if not immune and all(
                field.admits(match, zone, card) for zone, card in zip((there, here), pair, strict=True)
            ):
                switched = yield from _switch(match, [(pair[0], there), (pair[1], here)])
        for card in switched:
            match.tell("switches", card=Ref(card), zone=match.state.zone[card])
        context.bound[IT] = context.bound[DID] = switched
        yield from hearts.choose_where_none(match)


def _switch(match: Match, moves: list[tuple[Card, Zone]]) -> Procedure[tuple[Card, ...]]:
    """Move both at the same time, or neither; what comes into a soul counts as put there (11.30.2)."""
    fed = [zone.player for _, zone in moves if zone.kind is zones.SOUL]
    for player in fed:
        turn_memory.note(match, turn_memory.SOUL_FED, player, 1)
    switched = tuple((yield from verbs.move_together(match, moves, whole=True)))
    for player in () if switched else fed:
        turn_memory.note(match, turn_memory.SOUL_FED, player, -1)
    return switched
