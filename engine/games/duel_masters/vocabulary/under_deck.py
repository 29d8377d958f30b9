"""401.4. Cards that go to the bottom of the deck in a random order, which nobody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.games.duel_masters.vocabulary.shield_zone import cards_meant
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.cards import FixedTarget
from engine.language.phrases import phrase


@phrase("shuffle {target} under_your_deck", target=FixedTarget)
@dataclass(frozen=True, slots=True)
class PutUnderShuffled(Moves):
    """401.4. Move cards to the bottom of their player's deck, shuffled among each other."""

    verb: ClassVar[str] = "put-into-deck"
    kind: ClassVar[ZoneKind | None] = zones.DECK
    target: FixedTarget

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        deck = hand_and_deck.deck(match, context.player)
        meant = cards_meant(match, context, self.target, cards)
        mine = [Move(card, deck, verbs.SHUFFLED) for card in meant if match.state.owner[card] == context.player]
        whole, parted = yield from verbs.released(match, mine, bottom=True)
        before = match.cards(deck)
        with at_once(match):
            moved = yield from verbs.move_released(
                match,
                whole,
                parted,
                verbs.Arrival(verbs.SHUFFLED, bottom=True),
                tell=lambda moving: hand_and_deck.tell_deck(match, moving, bottom=True),
            )
        came = [card for card in match.cards(deck) if card in moved or card not in before]
        verbs.arrange(match, deck, verbs.at_random(match, came, len(came)))
        return tuple(moved)
