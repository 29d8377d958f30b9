"""701.9. Cards that are revealed one after the other, until there is such a card.

Reveal cards from the top of your deck until you reveal a creature, return it to your hand, and put the rest into your
graveyard.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import DID, IT, SHOWN
from engine.language.descriptions import Description
from engine.language.groups import look_at_these
from engine.language.instructions import Clause
from engine.language.numbers import ONE, Count
from engine.language.phrases import phrase


@phrase("reveal cards from the top of your deck until you reveal a {description-}")
@dataclass(frozen=True, slots=True)
class RevealUntil(Clause):
    """701.9. Reveal cards of the deck until one fits, or none is left; "it" is that one, if there is one."""

    introduces: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    description: Description

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any card."""
        return bool(match.cards(hand_and_deck.deck(match, context.player)))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Show them all, and remember which fits."""
        yield from ()
        revealed: list[Card] = []
        found: tuple[Card, ...] = ()
        for card in reversed(match.cards(hand_and_deck.deck(match, context.player))):
            revealed.append(card)
            match.check_work()
            if self.description.fits(match, context, card, match.values(card)):
                found = (card,)
                break
        verbs.show(match, revealed, (0, 1))
        for card in revealed:
            match.tell("reveals", player=Seat(context.player), card=Ref(card))
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *revealed)
        context.bound[DID] = tuple(revealed)
        look_at_these(context, tuple(revealed))
        context.bound[IT] = found


@phrase("search your opponent's deck for a {description-}", count=ONE)
@phrase("search your opponent's deck for {count} {description}")
@dataclass(frozen=True, slots=True)
class SearchTheirs(Clause):
    """701.10. Look through the opponent's deck for cards; one may fail to find any."""

    introduces: ClassVar[bool] = True
    count: Count
    description: Description

    @property
    def plural(self) -> bool:
        """Whether several cards are looked for."""
        return self.count.plural

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any card."""
        return bool(match.cards(hand_and_deck.deck(match, 1 - context.player)))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Look through it; the cards found stay there until the text says what becomes of them."""
        searched = match.cards(hand_and_deck.deck(match, 1 - context.player))
        cards: tuple[Card, ...] = ()
        if searched:
            match.tell("searches", player=Seat(context.player))
            verbs.show(match, searched, (context.player,))
            fitting = [card for card in searched if self.description.fits(match, context, card, match.values(card))]
            _, most = self.count.bounds(match, context)
            prompt = Message("ask-find", {"card": Ref(context.source), "most": most})
            rule = match.rulebook.numbers.search
            cards = yield from hand_and_deck.find(context.player, rule, prompt, fitting, most)
            verbs.conceal(match, [card for card in searched if card not in cards])
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        context.bound[IT] = context.bound[DID] = cards
