"""110.4f, 609. EX life: a creature comes with a shield of its own, which goes to the graveyard instead of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.games.duel_masters import zones
from engine.games.duel_masters.battle_state import Fighter, enlist
from engine.kernel import verbs
from engine.kernel.abilities import Context, Replacing
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Ref, Seat
from engine.kernel.zones import Zone


class OwnShield(NamedTuple):
    """113.2a. A creature, and the place of the shield that it came with."""

    creature: Fighter
    player: int
    place: str


OWN_SHIELDS: Final = Remembered[tuple[OwnShield, ...]]("ex life shields", (), touches=UNOBSERVED)
"""The shields that creatures came with, as long as these are there."""


@dataclass(frozen=True, slots=True)
class ExLife(Replacing):
    """110.4f. It comes with the top card of the deck as a shield, and lives for that once more."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature that would leave the battle zone, and its shield is there."""
        leaves = event.destination is not None and not event.destination.kind.field
        return leaves and event.card == context.this(match) and _shield_of(match, context) is not None

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Put the shield into the graveyard; the creature stays."""
        shield = _shield_of(match, context)
        if shield is None:
            return event
        match.tell("ability", player_card=Ref(context.source), ability=self)
        moves = [(card, zones.GRAVEYARD[match.state.owner[card]]) for card in match.cards(shield)]
        for card in (yield from verbs.move_together(match, moves)):
            match.tell("puts-into-graveyard", player=Seat(match.state.owner[card]), card=Ref(card))
        return None


def on_entering(match: Match, card: Card) -> Procedure[None]:
    """110.4f. Put the top card of the deck as a shield beside a creature that comes with one."""
    player = match.master(card)
    deck = match.cards(zones.DECK[player])
    if not deck or not any(isinstance(each, ExLife) for each in match.state.definition[card].abilities):
        return
    place = zones.next_shield(match, player)
    if (yield from verbs.move(match, deck[-1], place)):
        match.tell("adds-shields", player=Seat(player), count=1)
        known = [each for each in OWN_SHIELDS.of(match) if _is_there(match, each.creature)]
        OWN_SHIELDS.set(match, (*known, OwnShield(enlist(match, card), player, place.place)))


def forget(match: Match, place: Zone) -> None:
    """113.2a. A shield of which no card is left is none any more, whatever comes to its place."""
    if place.kind is zones.SHIELD and not match.cards(place) and OWN_SHIELDS.of(match):
        left = [each for each in OWN_SHIELDS.of(match) if (each.player, each.place) != (place.player, place.place)]
        OWN_SHIELDS.set(match, tuple(left))


def _is_there(match: Match, creature: Fighter) -> bool:
    return match.state.entered[creature.card] == creature.entered


def _shield_of(match: Match, context: Context) -> Zone | None:
    """The shield that the creature with the ability came with, if it is there."""
    own = Fighter(context.source, match.state.entered[context.source])
    for each in OWN_SHIELDS.of(match):
        if each.creature == own:
            shield = zones.SHIELD.at(each.player, each.place)
            return shield if match.cards(shield) else None
    return None
