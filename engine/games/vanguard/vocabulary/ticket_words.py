"""Words for tickets: effects that put a Quick Shield into a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import tickets
from engine.games.vanguard.ticket_abilities import TicketAbility
from engine.kernel.abilities import Context, Node
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, phrase
from engine.language.words import SIGNED

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    TicketAbility: (
        Phrase(
            "Use in your guard step: your attacked unit gets power {amount} until end of battle.",
            {"amount": SIGNED},
        ),
    ),
}


@phrase("put a Quick_Shield_ticket into your hand")
@dataclass(frozen=True, slots=True)
class GainTicket(Clause):
    """Put a ticket into the hand of the player of the ability."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it there."""
        yield from ()
        context.bound[DID] = (tickets.gain(match, context.player),)
