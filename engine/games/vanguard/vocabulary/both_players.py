"""1.3.4. What both players do, and which of them had the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.asking import may
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import DID, IT, Chosen
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.instructions import Clause
from engine.language.numbers import Count
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.words import COUNT


@phrase("each player draws a card", count=1, freely=False)
@phrase("each player draws {count} cards", count=COUNT, freely=False)
@phrase("each player may draw a card", count=1, freely=True)
@phrase("each player may draw {count} cards", count=COUNT, freely=True)
@dataclass(frozen=True, slots=True)
class EachDraws(Clause):
    """1.3.4. Both players draw, or may do so: the turn player decides first, and the other one knows it."""

    count: int
    freely: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask both first, if they need not draw; then one card after the other."""
        players = (match.state.turn_player, 1 - match.state.turn_player)
        drawing = []
        for player in players:
            prompt = Message("ask-use", {"card": Ref(context.source), "ability": context.ability})
            rule = match.rulebook.numbers.option
            if not self.freely or (yield from may(player, rule, prompt, card=context.source)):
                drawing.append(player)
        for player in drawing:
            yield from hand_and_deck.draw(match, player, self.count)


@phrase("each player chooses {count} of their {description+}")
@dataclass(frozen=True, slots=True)
class EachChooses(Clause):
    """1.3.4. Both players choose units of their own, the turn player first; what is done then is done with all."""

    introduces: ClassVar[bool] = True
    count: Count
    description: Description

    @property
    def plural(self) -> bool:
        """Several cards are meant."""
        return True

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask one after the other; "they" are what both have chosen."""
        chosen: list[Card] = []
        for player in (match.state.turn_player, 1 - match.state.turn_player):
            owner = YOURS if player == context.player else OPPONENTS
            theirs = Chosen(self.count, UnitsOf(owner, self.description))
            chosen += yield from theirs.chosen_by(match, context, player, "choose")
        context.bound[IT] = context.bound[DID] = tuple(chosen)


@phrase("you went first", first=True)
@phrase("you went second", first=False)
@dataclass(frozen=True, slots=True)
class WentFirst(PlainCondition):
    """5.4.3.2. Whether the player had the first turn of the match."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    first: bool

    def holds(self, match: Match, context: Context) -> bool:
        """It is decided before the match begins, and never changes."""
        return (match.state.first_player == context.player) is self.first
