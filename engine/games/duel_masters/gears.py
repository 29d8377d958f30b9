"""303, 305.2, 504.2, 701.17. Cross gears: crossing them with creatures; weapons and auras belong to creatures too."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field, payment, pricing, zones
from engine.games.duel_masters.characteristics import AURA, CREATURE, CROSS_GEAR, MAY, TYPES, WEAPON
from engine.kernel.asking import choose_cards
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position

CROSS = "cross"
FREE = "be crossed for no cost"
"""What a creature may do with which gears are crossed without paying."""

_OF_CREATURES: Final = frozenset({AURA, CROSS_GEAR, WEAPON})
"""303.3, 305.2, 310.2. What belongs to creatures alone."""


def is_gear(match: Position, card: Card) -> bool:
    """303. Whether a card is a cross gear in the battle zone."""
    return match.state.zone[card].kind is zones.BATTLE and CROSS_GEAR in match.value(card, TYPES)


def crossed_with(match: Position, gear: Card) -> Card | None:
    """701.17. The creature that a gear is crossed with."""
    return match.state.attached.get(gear)


def gears_of(match: Position, card: Card) -> list[Card]:
    """701.17. The gears with which a creature is crossed."""
    if not match.state.attached:
        return []
    return [each for each in match.attached(card) if is_gear(match, each)]


def of_no_creature(match: Position) -> list[Card]:
    """303.3, 305.2, 310.2. The gears, weapons and auras that are with what is no creature any more."""
    if not match.could_change(TYPES):  # as nearly always
        return []
    attached, zone_of, battle = match.state.attached, match.state.zone, zones.BATTLE
    return [
        card
        for card, bearer in attached.items()
        if zone_of[card].kind is battle
        and zone_of[bearer].kind is battle
        and CREATURE not in match.value(bearer, TYPES)
        and not match.value(card, TYPES).isdisjoint(_OF_CREATURES)
    ]


def part_from_what_is_no_creature(match: Match) -> bool:
    """303.3, 305.2, 310.2. A gear, weapon or aura belongs to creatures alone; whether any belongs to nothing now."""
    gone = of_no_creature(match)
    if gone:
        detach(match, gone)
    return bool(gone)


def bearers(match: Match, player: int, gear: Card) -> list[Card]:
    """303.3b, 303.4a. The creatures with which the player may cross a gear now, as far as it can be paid for."""
    crossed = crossed_with(match, gear)
    others = [card for card in field.creatures(match, player) if card != crossed]
    if others and payment.payable(match, player, gear, pricing.cost_of(match, gear, CROSS)):
        return others
    return [card for card in others if FREE in match.value(card, MAY)]


def crossable(match: Match, player: int) -> list[Card]:
    """504.2. The player's gears that could be crossed now."""
    gears = field.of_type(match, player, CROSS_GEAR)
    return [gear for gear in gears if bearers(match, player, gear)] if gears else []


def pay_and_cross(match: Match, player: int, gear: Card) -> Procedure[None]:
    """303.3b. Choose a creature, pay the cost of the gear again, and cross the gear with it."""
    chosen = yield from _choose(match, player, gear, bearers(match, player, gear))
    if FREE not in match.values(chosen)[MAY]:
        yield from payment.pay(match, player, gear, pricing.cost_of(match, gear, CROSS))
    cross(match, player, gear, chosen)


def cross_for_nothing(match: Match, player: int, gear: Card) -> Procedure[None]:
    """303.3. Cross a gear with a creature without paying."""
    found = [card for card in field.creatures(match, player) if card != crossed_with(match, gear)]
    if found and is_gear(match, gear):
        cross(match, player, gear, (yield from _choose(match, player, gear, found)))


def cross(match: Match, player: int, gear: Card, card: Card) -> None:
    """701.17. Cross a gear with a creature, and no longer with another."""
    attach(match, (gear,), card)
    match.tell("crosses", card=Ref(gear), creature=Ref(card))
    if match.hears(CROSS):
        match.announce(Event(CROSS, gear, player, other=card))


def _choose(match: Match, player: int, gear: Card, cards: list[Card]) -> Procedure[Card]:
    prompt = Message("ask-cross", {"card": Ref(gear)})
    chosen = yield from choose_cards(player, "303.3b", prompt, cards, 1, 1, verb="cross-with", card=gear)
    return chosen[0]
