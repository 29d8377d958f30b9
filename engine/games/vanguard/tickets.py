"""Tickets: cards that effects put into a hand. The rulebook is from before there were any; they follow their print.

A Quick Shield is used in one's guard step: one of one's attacked units gets power +5000 until the end of the battle.
"""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import field, zones
from engine.games.vanguard.battle_state import Battle, takes_part
from engine.games.vanguard.rule_changes import Added
from engine.games.vanguard.ticket_abilities import TicketAbility
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.zones import Zone
from engine.language.changes import tell_gain

TICKET: Final = "ticket"  #: the kind of card
QUICK_SHIELD: Final = "TICKET/QUICK-SHIELD"


def is_ticket(match: Match, card: Card) -> bool:
    """Whether a card is a ticket: neither ridden nor called."""
    return match.state.definition[card].kind == TICKET


def power_of(ticket: CardDefinition) -> int:
    """How much power a ticket gives."""
    return sum(each.amount for each in ticket.abilities if isinstance(each, TicketAbility))


def settle(match: Match, card: Card, zone: Zone) -> None:
    """A ticket anywhere but in a hand is removed at once."""
    if zone.kind not in (zones.HAND, zones.REMOVED):
        verbs.place(match, card, zones.REMOVED[match.state.owner[card]])


def gain(match: Match, player: int) -> Card:
    """Put a Quick Shield into a hand."""
    card = verbs.create(match, match.rulebook.cards()[QUICK_SHIELD], player, zones.HAND[player])
    match.tell("gains-ticket", player=Seat(player), card=Ref(card))
    return card


def options(match: Match, player: int) -> list[Option]:
    """The ticket that can be used in a guard step; one stands for all that are alike."""
    definition = match.state.definition
    return [Option("ticket", card) for card in field.hand(match, player) if definition[card].kind == TICKET][:1]


def use(match: Match, player: int, card: Card, current: Battle) -> Procedure[None]:
    """Use a Quick Shield: choose one of one's attacked units if there are several, and strengthen it."""
    attacked = [unit for unit in current.targets if takes_part(match, current, "target", unit)]
    match.tell("uses-ticket", player=Seat(player), card=Ref(card))
    entered = match.state.entered[card]
    yield from verbs.move(match, card, zones.DROP[match.state.owner[card]])
    if not attacked:
        return
    chosen: Card | None = attacked[0]
    if len(attacked) > 1:
        prompt = Message("ask-guarded", {"card": Ref(card)})
        chosen = (yield from ask(player, "8.5.4", prompt, [Option("protect", unit) for unit in attacked])).card
    assert chosen is not None
    amount = power_of(match.state.definition[card])
    changes = (Added(amount),)
    verbs.put_in_force(match, EffectInForce(0, player, card, entered, "battle", changes, (chosen,)))
    tell_gain(match, chosen, "power", amount, "battle")
