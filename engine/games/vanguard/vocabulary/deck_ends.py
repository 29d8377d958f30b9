"""4.2, 8.5.4. Cards that the player puts on either end of a deck, and which end it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import zones
from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.moments import at_once
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat


@phrase("put {target} on_the_top_or_bottom of {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutOnEitherEnd(TargetedCardAction):
    """Move cards to the top or the bottom of their owner's deck, as the player likes for each of them."""

    verb: ClassVar[str] = "put"
    inquires: ClassVar[bool] = True
    owner: str

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Ask for each, and move it."""
        put: list[Card] = []
        with at_once(match):
            for card in cards:
                prompt = Message("ask-end-of-deck", {"card": Ref(card)})
                options = [Option("top"), Option("bottom")]
                chosen = yield from ask(context.player, "8.5.4", prompt, options, card=context.source)
                put += yield from hand_and_deck.put_on_deck(
                    match, (card,), context.player, bottom=chosen.verb == "bottom"
                )
        return tuple(put)


@phrase("{one} is/are on the bottom of {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class IsOnBottom(PlainCondition):
    """Whether a card that the text has just put on a deck went to its bottom."""

    one: FixedTarget
    owner: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether all such cards lie there, undermost."""
        cards = [*self.one.cards(match, context)]
        deck = match.cards(zones.DECK[seat(context, self.owner)])
        return bool(cards) and {*cards} == {*deck[: len(cards)]}
