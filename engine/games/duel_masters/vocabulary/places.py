"""Where and when, in the words of Duel Masters: zones, parts of the turn, durations."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.language.phrases import WordList
from engine.language.times import OPPONENTS_NEXT_TURN, START_OF_NEXT_TURN, as_conditions, periods

IN_BATTLE_ZONE: Final = (zones.BATTLE.name, zones.LINKED.name, zones.CASTLE.name)
"""110.4c. Where abilities are active that name no zone; 803.1b: those of each of several linked gods.

110.3d. Those of castles are where these fortify a shield.
"""

IN_MANA_ZONE: Final = (zones.MANA.name,)
"""313.2. Where abilities are active that are used by tapping their card in the mana zone."""

PILES: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "deck": zones.DECK.name,
        "graveyard": zones.GRAVEYARD.name,
        "mana zone": zones.MANA.name,
        "hyperspatial zone": zones.HYPERSPATIAL.name,
    },
)

PERIODS: Final = WordList("a part of the turn", periods({"turn": "turn"}))
PERIODS_AS_CONDITIONS: Final = as_conditions(PERIODS)

DURATIONS: Final = WordList(
    "a duration",
    {
        "until the end of the turn": "turn",
        "this turn": "turn",
        "until the start of your next turn": START_OF_NEXT_TURN,
        "until the end of your opponent's next turn": OPPONENTS_NEXT_TURN,
        "for_good": "game",
    },
)
"""500.3, 511.2; 608.1: for good, that is for as long as the card is what it is."""
