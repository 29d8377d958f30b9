"""101.3. What somebody else than the player of an ability does: "you" and "your" are said of the one who does it.

Your opponent does this: you may return one of your creatures to its owner's hand. If your opponent does, draw a card.
The owner of it does this: put a card from your mana zone into your graveyard.
Choose a player who does this: shuffle all cards in your graveyard into your deck.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import FixedTarget
from engine.language.instructions import Instruction
from engine.language.last_information import meant_as_which
from engine.language.on_behalf import let_do
from engine.language.phrases import phrase


@phrase("your opponent does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class OpponentDoes(Instruction):
    """101.3. The opponent does something with what is theirs."""

    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them do it."""
        yield from let_do(match, context, 1 - context.player, self.instruction)


@phrase("choose a player who does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class ChosenPlayerDoes(Instruction):
    """101.3. The player chooses one of the two players, who does something with what is theirs."""

    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask who, and let them do it."""
        them, you = Option("choose-opponent"), Option("choose-yourself")
        prompt = Message("ask-player", {"card": Ref(context.source)})
        chosen = yield from ask(context.player, match.rulebook.numbers.choice, prompt, (them, you), card=context.source)
        player = context.player if chosen == you else 1 - context.player
        match.tell("chooses-player", player=Seat(context.player), other=Seat(player))
        yield from let_do(match, context, player, self.instruction)


@phrase("the turn_player does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class TurnPlayerDoes(Instruction):
    """101.3. The player whose turn it is does something with what is theirs."""

    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them do it."""
        yield from let_do(match, context, match.state.turn_player, self.instruction)


@phrase("the owner of {one} does_this: {instruction}")
@dataclass(frozen=True, slots=True)
class OwnerDoes(Instruction):
    """101.3. The owner of a card does something with what is theirs."""

    one: FixedTarget
    instruction: Instruction

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let each of them do it who owns such a card, wherever it has gone."""
        cards = self.one.spoken_of(context) or [card for card, _ in meant_as_which(match, context, self.one)]
        for player in dict.fromkeys(match.state.owner[card] for card in cards):
            yield from let_do(match, context, player, self.instruction)
