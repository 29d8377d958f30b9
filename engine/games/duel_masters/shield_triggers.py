"""112.3a, 509.5. What the owner of shields may do when these are added to the hand: shield trigger, guard strike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.duel_masters import field, gears, using, zones
from engine.games.duel_masters.keyword_abilities import ByRule
from engine.kernel import verbs
from engine.kernel.abilities import Context, StandingBy
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.changes import Cannot
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import phrase

SHIELD_TRIGGER = "shield trigger"
SHIELD_TRIGGER_CROSS = "shield trigger cross"
GUARD_STRIKE = "guard strike"

FIRST = 0
"""101.4, 101.4b. The rank of what is resolved before all other effects."""


@phrase("use this card for no cost", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseForNothing(Clause):
    """112.3a. The card is used without paying for it, if it still lies where it came to."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Use it; it must be used once that was declared."""
        card = context.source
        if context.this(match) is not None and using.is_usable(match, context.player, card):
            yield from using.use_for_nothing(match, context.player, card)
            if field.has_keyword(match, card, SHIELD_TRIGGER_CROSS):
                yield from gears.cross_for_nothing(match, context.player, card)


@phrase("one of your opponent's creatures can't attack this turn", printed_only=True)
@dataclass(frozen=True, slots=True)
class GuardStrike(Clause):
    """112.3. A creature of the opponent cannot attack this turn."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose it."""
        found = field.creatures(match, 1 - context.player)
        prompt = Message("ask-choose", {"card": Ref(context.source), "least": 1, "most": 1, "exact": "True"})
        chosen = yield from choose_cards(context.player, "509.5b", prompt, found, 1, 1, card=context.source)
        changes, turn = (Cannot(("attack",)),), match.state.turn
        made = EffectInForce(0, context.player, context.source, context.stamp, "turn", changes, chosen, turn=turn)
        if chosen:
            verbs.put_in_force(match, made)


_EFFECTS = {
    SHIELD_TRIGGER: ByRule(effect=Resolution(UseForNothing())),
    GUARD_STRIKE: ByRule(effect=Resolution(GuardStrike())),
}


def add_to_hand(match: Match, player: int, cards: Sequence[Card]) -> Procedure[None]:
    """112.3a, 509.5a to 509.5e. Cards of shields come to the hand together; what was declared is done before all else.

    The question is asked whatever the cards are, so that nobody can tell by it.
    """
    verbs.show(match, cards, (player,))
    options = [
        Option(keyword.replace(" ", "-"), card)
        for card in cards
        for keyword in (SHIELD_TRIGGER, GUARD_STRIKE)
        if _may_declare(match, player, card, keyword)
    ]
    prompt = Message("ask-shield-triggers", {"count": len(cards)})
    declared: list[tuple[Card, str]] = []
    if options:
        everything = tuple(range(len(options)))
        answer = yield Decision(player, "509.5a", prompt, options, 0, len(options), default=everything, secret=True)
        declared = [(each.card, each.verb.replace("-", " ")) for each in answer if each.card is not None]
    else:
        yield from ask(player, "509.5a", prompt, (PASS,), secret=True)
    verbs.conceal(match, cards)
    shown = [card for card, _ in declared]
    verbs.show(match, shown, (0, 1))
    for card, keyword in declared:
        match.tell("declares", player=Seat(player), card=Ref(card), keyword=keyword.replace(" ", "-"))
    moves = [(card, zones.HAND[player]) for card in cards]
    added = yield from verbs.move_together(match, moves, verbs.Arrival(detail="shield"))
    verbs.show(match, [card for card in shown if card in added], (0, 1))
    standing = [
        StandingBy(
            _EFFECTS[keyword], card, player, match.state.entered[card], Event(keyword, card, player),
            keyword, keyword, timed=True, rank=FIRST,
        )
        for card, keyword in declared
        if card in added
    ]  # fmt: skip
    match.stand_by(standing)


def _may_declare(match: Match, player: int, card: Card, keyword: str) -> bool:
    """509.5a. Whether a card has the keyword and could be used by it."""
    if not field.has_keyword(match, card, keyword) or match.forbids(player, keyword):
        return False
    return keyword == GUARD_STRIKE or using.is_usable(match, player, card)
