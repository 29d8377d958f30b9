"""113.2a. Rearranging shields."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.duel_masters import field
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.moments import at_once
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("shuffle your shields")
@dataclass(frozen=True, slots=True)
class ShuffleShields(Clause):
    """113.2a. The cards of the shields are dealt out again; each shield has as many as it had.

    A shield is its place: castles fortify the shields that they fortified.
    """

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any."""
        return bool(field.shields(match, context.player))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Deal them out, all at once."""
        yield from ()
        places = [zone for zone in field.shields(match, context.player) for _ in match.cards(zone)]
        cards = [card for zone in field.shields(match, context.player) for card in match.cards(zone)]
        with at_once(match):
            for card, zone in zip(verbs.at_random(match, cards, len(cards)), places, strict=True):
                verbs.place(match, card, zone)
        match.tell("shuffles-shields", player=Seat(context.player))
