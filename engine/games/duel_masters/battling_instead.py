"""115.1, 609. A creature that battles instead of its player's others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import field
from engine.kernel.abilities import Context, Replacing
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.replacement import is_replaceable, replaced

WOULD_BATTLE: Final = "would battle"
"""115.1. The event of a creature's being about to battle another one."""


@dataclass(frozen=True, slots=True)
class BattlesInstead(Replacing):
    """Where another creature of the player would battle one of the opponent's, this one does."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is another creature of the player, and one of the opponent's."""
        this, card, other = context.this(match), event.card, event.other
        if this is None or card is None or other is None or this in (card, other) or not field.is_creature(match, this):
            return False
        return match.master(card) == context.player and match.master(other) != context.player

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Let this creature be the one that battles."""
        match.tell("ability", player_card=Ref(context.source), ability=self)
        yield from ()
        return replace(event, card=context.this(match))


def who_battles(match: Match, first: Card, second: Card) -> Procedure[tuple[Card, Card]]:
    """609.3, 101.5b. The two that battle where these would; the turn player's creature is asked about first."""
    if not is_replaceable(match, WOULD_BATTLE):
        return first, second
    pair = [first, second]
    for place in sorted((0, 1), key=lambda place: match.master(pair[place]) != match.state.turn_player):
        card = pair[place]
        after = yield from replaced(match, Event(WOULD_BATTLE, card, match.master(card), other=pair[1 - place]))
        if after is not None and after.card is not None:
            pair[place] = after.card
    return pair[0], pair[1]
