"""110.4f. Shield force: a creature that comes may rely on one of the shields, and has more as long as that is there."""

from __future__ import annotations

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.battle_state import Fighter, enlist
from engine.games.duel_masters.keyword_conditions import RELIED_ON, Reliance, ShieldForce
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.zones import Zone


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
