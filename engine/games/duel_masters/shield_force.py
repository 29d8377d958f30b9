"""110.4f. Shield force: a creature that comes may rely on one of the shields, and has more as long as that is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.battle_state import Fighter, enlist
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone


class Reliance(NamedTuple):
    """113.2a. A creature, and the place of the shield that was chosen for it."""

    creature: Fighter
    player: int
    place: str


RELIED_ON: Final = Remembered[tuple[Reliance, ...]]("shield force", (), touches="shield force")
"""The shields that were chosen, as long as there are cards in them."""


@dataclass(frozen=True, slots=True)
class ShieldForce(KeywordCondition):
    """The shield that was chosen for the creature is in the shield zone."""

    keyword: ClassVar[str] = "shield force"
    looks_at: ClassVar[frozenset[str]] = frozenset({RELIED_ON.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is there still."""
        own = Fighter(context.source, match.state.entered[context.source])
        return any(each.creature == own for each in RELIED_ON.of(match))


def on_entering(match: Match, card: Card) -> Procedure[None]:
    """110.4f. Let the player of a creature that comes choose one of their shields, if they like."""
    player = match.master(card)
    if not any(isinstance(each.condition, ShieldForce) for each in match.state.definition[card].abilities):
        return
    options = [Option("rely-on", zone=zone) for zone in field.shields(match, player)]
    if not options:
        return
    prompt = Message("ask-shield-force", {"card": Ref(card)})
    chosen = yield from ask(player, "110.4f", prompt, [*options, PASS], card=card)
    if chosen.zone is not None:
        known = [each for each in RELIED_ON.of(match) if _is_there(match, each.creature)]
        RELIED_ON.set(match, (*known, Reliance(enlist(match, card), player, chosen.zone.place)))
        match.tell("relies-on", card=Ref(card), shield=chosen.zone)


def forget(match: Match, place: Zone) -> None:
    """113.2a. A shield of which no card is left is none any more, whatever comes to its place."""
    if place.kind is zones.SHIELD and not match.cards(place) and RELIED_ON.of(match):
        left = [each for each in RELIED_ON.of(match) if (each.player, each.place) != (place.player, place.place)]
        RELIED_ON.set(match, tuple(left))


def _is_there(match: Match, creature: Fighter) -> bool:
    return match.state.entered[creature.card] == creature.entered
