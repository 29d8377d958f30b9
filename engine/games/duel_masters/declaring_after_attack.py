"""510.1, 603.2e. Kirifudash: an ability of the hand that triggers at the end of an attack, only if it is declared.

Only who has such a card in the match is asked, whether it is in the hand or not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, declaring, field, payment, pricing, using
from engine.games.duel_masters.battle_state import ATTACK
from engine.games.duel_masters.keyword_abilities import ByRule, Declared
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import phrase

RULE: Final = "510.1"
"""When the ability is declared."""

KIRIFUDASH: Final = Option("kirifudash")


@dataclass(frozen=True, slots=True)
class Kirifudash(Declared):
    """510.1. When a creature of the player that has broken shields ends its attack, this may be paid to summon it."""

    civilizations: tuple[str, ...] = ()
    cost: int = 0


def declare(match: Match) -> Procedure[None]:
    """603.2f. Ask the turn player in secret what is declared; it is shown, and stands by."""
    player, current = match.state.turn_player, ATTACK.of(match)
    if current is None or not current.has_broken or not _is_to_be_asked(match, player):
        return
    attacking = battle_state.attacker(match)
    if attacking is None or match.master(attacking) != player:
        return
    options = list(_options(match, player))
    prompt = Message("ask-declare-after-attack")
    if not options:
        yield Decision(player, RULE, prompt, (PASS,), secret=True)
        return
    answer = yield Decision(player, RULE, prompt, options, 0, len(options), secret=True, default=())
    for option in answer:
        assert option.card is not None
        event = Event("end of attack", attacking, player, entered=match.state.entered[attacking])
        declaring.let_stand_by(match, player, option.card, KIRIFUDASH.verb, event, _SUMMONING)


def _is_to_be_asked(match: Match, player: int) -> bool:
    """Whether the player has a hand, and such a card anywhere: who is asked does not tell where it is."""
    if not (match.prints(Kirifudash) and field.hand(match, player)):
        return False
    return any(_own(match, Card(card)) is not None for card, owner in enumerate(match.state.owner) if owner == player)


def _own(match: Match, card: Card) -> Kirifudash | None:
    abilities = match.state.definition[card].abilities
    return next((each for each in abilities if isinstance(each, Kirifudash)), None)


def _options(match: Match, player: int) -> Iterator[Option]:
    for card in field.hand(match, player):
        if _price(match, player, card) is not None:
            yield replace(KIRIFUDASH, card=card)


def _price(match: Match, player: int, card: Card) -> tuple[int, frozenset[str]] | None:
    """What is to be paid, and for which civilisations; None if the player cannot summon the card so."""
    own = _own(match, card)
    if own is None or not using.is_usable(match, player, card, using.SUMMON):
        return None
    cost, wanted = pricing.cost_of(match, card, using.SUMMON, own.cost), frozenset(own.civilizations)
    return (cost, wanted) if payment.payable(match, player, card, cost, using.SUMMON, wanted) else None


@phrase("summon this creature for its kirifudash", printed_only=True)
@dataclass(frozen=True, slots=True)
class SummonAfterAttack(Clause):
    """603.2f. The creature is summoned, if it can still be paid for."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Pay for it and summon it, as was declared, if it is still in the hand."""
        card, player = context.source, context.player
        price = None if context.this(match) is None else _price(match, player, card)
        if price is not None:
            cost, wanted = price
            yield from payment.pay(match, player, card, cost, using.SUMMON, wanted)
            yield from using.use_for_nothing(match, player, card, using.SUMMON, paid=True)


_SUMMONING: Final = ByRule(effect=Resolution(SummonAfterAttack()))
