"""10.31, 11.32. Time leap: a unit gives way, until the end of turn, to one of the deck that is one grade greater."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import actions, characteristics, zones
from engine.games.vanguard.vocabulary.keywords.labels import Name
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Automatic, Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import Captured, FixedTarget
from engine.language.delayed import EndOf
from engine.language.instructions import Clause, Resolution, TargetedCardAction
from engine.language.phrases import phrase

KEYWORD: Final = "time leap"


@phrase("time leap {target}")
@dataclass(frozen=True, slots=True)
class TimeLeap(TargetedCardAction):
    """10.31.2. Bind rear-guards, and for each call a card of the deck that is one grade greater, until end of turn."""

    verb: ClassVar[str] = "time-leap"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """10.31.2. Only rear-guards leap."""
        return match.state.zone[card].kind is zones.REAR_GUARD

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Bind them, call others for those that were bound, and shuffle; returns those that were bound."""
        leaping = [card for card in cards if self.possible(match, context, card)]
        bound = yield from actions.bind(match, leaping)
        for card in bound:
            yield from _call_the_next(match, context, card)
        if bound:
            verbs.shuffle(match, zones.DECK[context.player])
        return bound


def _call_the_next(match: Match, context: Context, bound: Card) -> Procedure[None]:
    """Search for up to one card of the next grade and call it; both change places again at the end of that turn."""
    player = context.player
    grade = context.values(match, bound)[characteristics.GRADE] + 1
    deck = match.cards(zones.DECK[player])
    fitting = [card for card in deck if match.values(card)[characteristics.GRADE] == grade]
    match.tell("searches", player=Seat(player))
    prompt = Message("ask-leap-to", {"card": Ref(bound), "grade": grade})
    found = yield from hand_and_deck.search(match, player, fitting, 1, prompt)
    called = yield from actions.superior_call(match, player, found)
    for card in called:
        waiting = Automatic(
            label=Name(KEYWORD),
            trigger=EndOf("end of turn"),
            effect=Resolution(LeapBack(_as_now(match, card), _as_now(match, bound))),
        )
        entered = match.state.entered[card]
        verbs.put_in_force(match, EffectInForce(0, player, card, entered, "game", ability=waiting, once=True))


@phrase("put {called} on the bottom of your deck, and call {bound} to RC", printed_only=True)
@dataclass(frozen=True, slots=True)
class LeapBack(Clause):
    """10.31.2. Put the unit that was called on the bottom of the deck; if it came there, call the one bound for it."""

    called: FixedTarget
    bound: FixedTarget

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the one there, then call the other."""
        for unit in self.called.cards(match, context):
            if (yield from hand_and_deck.put_on_deck(match, (unit,), context.player, bottom=True)):
                returning = tuple(self.bound.cards(match, context))
                yield from actions.superior_call(match, context.player, returning)


def _as_now(match: Match, card: Card) -> Captured:
    return Captured((card,), (match.state.entered[card],))
