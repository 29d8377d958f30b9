"""310. Auras: on which gacharange creature they come to lie, and what they are there."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field, gacharange, zones
from engine.games.duel_masters.characteristics import AURA, SUPERTYPES, TYPES
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position

ATTACH: Final = "attach"
"""The event of an aura's having been attached to a creature."""


def is_aura(match: Position, card: Card) -> bool:
    """310. Whether a card is an aura."""
    return AURA in match.state.definition[card].values[TYPES]


def auras_of(match: Position, card: Card) -> list[Card]:
    """310.6. The auras that are attached to a creature, the topmost last."""
    if not match.state.attached:
        return []
    return [
        each for each in match.attached(card) if match.state.zone[each].kind is zones.BATTLE and is_aura(match, each)
    ]


def answers_along(match: Position, card: Card) -> bool:
    """109.2c, 603.5c. An aura is a part of its creature, and answers what becomes of it as the creature itself does."""
    return match.state.zone[card].kind is zones.BATTLE and is_aura(match, card)


def bearers(match: Position, player: int) -> list[Card]:
    """310.2. The player's gacharange creatures, to which they may attach auras."""
    mine = field.creatures(match, player)
    return [card for card in mine if gacharange.SUPERTYPE in match.values(card)[SUPERTYPES]]


def can_use(match: Match, player: int) -> bool:
    """310.2. Whether there is a creature for an aura, or one could be summoned."""
    return bool(bearers(match, player)) or gacharange.can_summon(match, player)


def choose_bearer(match: Match, player: int, aura: Card) -> Procedure[Card | None]:
    """310.2. One of the player's gacharange creatures; None to summon one for it."""
    options = [Option("summon-bearer")] if gacharange.can_summon(match, player) else []
    options += [Option("attach", card) for card in bearers(match, player)]
    if len(options) == 1:
        return options[0].card
    chosen = yield from ask(player, "310.2", Message("ask-attach", {"card": Ref(aura)}), options, card=aura)
    return chosen.card


def attach_to(match: Match, player: int, aura: Card, bearer: Card) -> Procedure[bool]:
    """310.2, 310.6. Put an aura on a creature, above those that it has; whether it came there."""
    if not field.is_creature(match, bearer):
        return False
    if not (yield from verbs.move(match, aura, zones.free_place(match, match.state.zone[bearer].player))):
        return False
    attach(match, (aura,), bearer)
    match.tell("attaches", card=Ref(aura), creature=Ref(bearer))
    if match.hears(ATTACH):
        match.announce(Event(ATTACH, aura, player, other=bearer))
    return True


def is_alone(match: Position, card: Card) -> bool:
    """310.5. Whether a card in the battle zone is an aura without a creature."""
    return is_aura(match, card) and card not in match.state.attached
