"""10.22.9. Cards that the opponent puts from their hand on their circles as locked cards.

Your opponent puts two cards from your opponent's hand on RC as locked cards
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import field, locking
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone
from engine.language.cards import DID, IT, choose, note_done
from engine.language.instructions import Clause
from engine.language.phrases import phrase
from engine.language.words import COUNT

_DEED = "put"


@phrase("your opponent puts a card from your opponent's hand on RC as a locked_card", count=1)
@phrase("your opponent puts {count} cards from your opponent's hand on RC as locked_cards", count=COUNT)
@dataclass(frozen=True, slots=True)
class OpponentPutsLocked(Clause):
    """The opponent chooses the cards, and a circle for each."""

    introduces: ClassVar[bool] = True
    count: int

    @property
    def plural(self) -> bool:
        """Whether several are meant."""
        return self.count != 1

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether they have a card, and a circle for it."""
        player = 1 - context.player
        return bool(field.hand(match, player) and field.open_circles(match, player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let them choose, and put all of them there at the same time."""
        player = 1 - context.player
        free, puts = field.open_circles(match, player), list[tuple[Card, Zone]]()
        number = min(self.count, len(free))
        for card in (yield from choose(match, context, player, field.hand(match, player), (number, number), _DEED)):
            options = [Option("circle", None, circle) for circle in free]
            chosen = yield from ask(player, "10.22.9", Message("ask-circle-for-locked"), options, card=card)
            assert chosen.zone is not None
            free.remove(chosen.zone)
            puts.append((card, chosen.zone))
        yield from _put(match, context, puts)


@phrase("your opponent puts a card from your opponent's hand on_up_to_one_open_RC_that_you_choose as a locked_card")
@dataclass(frozen=True, slots=True)
class OpponentLocksThere(Clause):
    """The player chooses an open circle of the opponent, or none, and the opponent the card."""

    introduces: ClassVar[bool] = True

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether they have a card, and an open circle."""
        player = 1 - context.player
        return bool(field.hand(match, player) and _open(match, player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the circle, let them choose the card, and put it there."""
        player, puts = 1 - context.player, list[tuple[Card, Zone]]()
        circles = _open(match, player)
        if circles and field.hand(match, player):
            options = [PASS, *[Option("circle", None, circle) for circle in circles]]
            prompt = Message("ask-their-open-circle", {"card": Ref(context.source)})
            chosen = yield from ask(context.player, "8.5.4", prompt, options, card=context.source)
            if chosen.zone is not None:
                cards = yield from choose(match, context, player, field.hand(match, player), (1, 1), _DEED)
                puts = [(card, chosen.zone) for card in cards]
        yield from _put(match, context, puts)


def _open(match: Match, player: int) -> list[Zone]:
    """The rear-guard circles of a player without a card."""
    return [circle for circle in field.open_circles(match, player) if not match.cards(circle)]


def _put(match: Match, context: Context, puts: list[tuple[Card, Zone]]) -> Procedure[None]:
    """Put cards there as locked cards: "it" means these from then on."""
    put = yield from locking.put_locked(match, puts)
    context.bound[IT] = context.bound[DID] = put
    note_done(context, _DEED, put)
    context.follow(match, put)
