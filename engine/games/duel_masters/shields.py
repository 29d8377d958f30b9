"""113, 509.3. Shields that nobody can tell apart: those that lie as they were dealt."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.keyword_conditions import RELIED_ON
from engine.games.duel_masters.zones import castles_at
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.position import Position
from engine.kernel.state import State
from engine.kernel.zones import Zone

DEALT: Final = Remembered[tuple[tuple[Card, int, int], ...]]("dealt shields", (), touches=UNOBSERVED)
"""103.3. The shields of the beginning: each card, with its `State.entered` and `State.ident` then."""


CHOSEN: Final = Remembered[tuple[tuple[int, str], ...]]("shields to break", (), touches=UNOBSERVED, until="turn")
"""509.3. The shields that are to be broken in the attack, each by its player and place: that is what a shield is."""


DISCARDED: Final = Remembered[tuple[Card, ...]]("discarded shields", (), touches=UNOBSERVED)
"""509.5c. The cards of shields that are just being discarded for a strike back."""


def keeps_abilities_face_down(state: State, card: Card) -> bool:
    """509.5c. What is discarded for a strike back is discarded as from the hand: its text may say what happens then."""
    discarded: tuple[Card, ...] = state.memory.get(DISCARDED.name, DISCARDED.first)
    return card in discarded


def places_for(match: Position, player: int, cards: Collection[Card]) -> list[Zone]:
    """113.2. The shields of a player to which these cards could be put: none of which no other card is left."""
    return [zone for zone in field.shields(match, player) if any(card not in cards for card in match.cards(zone))]


def forget(match: Match, place: Zone) -> None:
    """113.2a, 509.5. A shield of which no card is left is none any more, whatever comes to its place."""
    chosen = CHOSEN.of(match)
    if chosen and not match.cards(place):
        CHOSEN.set(match, tuple([each for each in chosen if each != (place.player, place.place)]))


def note_dealt(match: Match) -> None:
    """Note the shields of both players as they lie now."""
    places = [zone for player in (0, 1) for zone in field.shields(match, player)]
    DEALT.set(match, tuple([_as_it_is(match, card) for zone in places for card in match.cards(zone)]))


def are_alike(match: Match, decision: Decision) -> bool:
    """509.3. Whether it makes no difference to a player which shields they break: no castle fortifies one of them,
    no creature relies on one, nobody has looked at one since they were dealt, and none has come since.
    """
    if decision.prompt.text != "ask-break":
        return False
    dealt, relied_on = set(DEALT.of(match)), {(each.player, each.place) for each in RELIED_ON.of(match)}
    for option in decision.options:
        zone = option.zone
        if zone is None or zone.kind is not zones.SHIELD or match.cards(castles_at(zone)):
            return False
        if (zone.player, zone.place) in relied_on:
            return False
        cards = match.cards(zone)
        if len(cards) != 1 or match.attached(cards[0]) or not match.state.face_down[cards[0]]:
            return False
        if cards[0] in match.state.shown or _as_it_is(match, cards[0]) not in dealt:
            return False
    return True


def _as_it_is(match: Match, card: Card) -> tuple[Card, int, int]:
    """Who looks at a card changes its id in the end, who moves it when it has come."""
    return card, match.state.entered[card], match.state.ident_of(card)
