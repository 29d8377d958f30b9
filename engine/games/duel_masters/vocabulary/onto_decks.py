"""401. Putting cards on decks and into them, as anything else is put elsewhere.

Put one of your creatures on the bottom of your deck. If you do, draw a card.
Shuffle all cards in your graveyard into your deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.kernel.zones import ZoneKind
from engine.language import hand_and_deck
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("put {target} {end} of {owner} deck in any order", end=hand_and_deck.ENDS, owner=OWNERS, freely=True)
@phrase("put {target} {end} of {owner} deck", end=hand_and_deck.ENDS, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutOnDeck(Moves, hand_and_deck.PutOnDeck):
    """401.4. Put cards on one end of their owners' decks."""

    kind: ClassVar[ZoneKind | None] = zones.DECK


@phrase("shuffle {target} into {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ShuffleInto(Moves, hand_and_deck.ShuffleInto):
    """401. Put cards into their owners' decks, and shuffle these."""

    kind: ClassVar[ZoneKind | None] = zones.DECK
