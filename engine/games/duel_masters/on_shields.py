"""113.2. Cards that are put face up on shields that are there, each of which stays one shield."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.duel_masters import actions, zones
from engine.games.duel_masters.shields import places_for
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.zones import Zone


def put_on_shields(match: Match, player: int, source: Card, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """Choose a shield of its owner for each, and put them there at the same time; those that came there."""
    owner = match.state.owner
    moves: list[Move] = []
    for card in cards:
        place = yield from _choose_shield(match, player, source, places_for(match, owner[card], cards))
        if place is not None:
            moves.append(Move(card, place))
    put = yield from actions.put_with_shields(match, moves, on_top=True)
    for card in put:
        if match.state.zone[card].kind is zones.SHIELD:
            match.tell("puts-on-shield", card=Ref(card), player=Seat(owner[card]), shield=match.state.zone[card])
    return put


def _choose_shield(match: Match, player: int, source: Card, places: Sequence[Zone]) -> Procedure[Zone | None]:
    """The one of these shields on which something is put: whoever's effect it is chooses. None if there is none."""
    if len(places) < 2:
        return places[0] if places else None
    options = [Option("rely-on", zone=zone) for zone in places]
    prompt = Message("ask-on-shield", {"card": Ref(source)})
    chosen = yield from ask(player, "113.2", prompt, options, card=source)
    return chosen.zone or places[0]
