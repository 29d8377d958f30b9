"""Where and when, in the words of Level Neo: zones, parts of the turn, durations."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo import zones
from engine.language.phrases import WordList
from engine.language.times import periods

_IN_PLAY: Final = {"Main": zones.MAIN.name, "Support": zones.SUPPORT.name}
_DISCARD: Final = {"Discard": zones.DISCARD.name}

IN_PLAY: Final = tuple(_IN_PLAY.values())
"""2.1. Where skills are active that name no zones."""

CONT_ZONES: Final = WordList("a zone", {**_IN_PLAY, **_DISCARD, "Hand": zones.HAND.name})
START_ZONES: Final = WordList("a zone", {**_IN_PLAY, **_DISCARD})
USE_ZONES: Final = CONT_ZONES
"""Where skills may be active that do name zones."""

PILES: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "deck": zones.DECK.name,
        "discard pile": zones.DISCARD.name,
        "level zone": zones.LEVEL.name,
    },
)

ORIGINS: Final = WordList("a zone", {f"the {words}": zone for words, zone in PILES.words.items()})
"""Where a card comes from."""

_PHASES: Final = {
    "turn": "turn",
    "main phase": "main phase 1/main phase 2",
    "first main phase": "main phase 1",
    "second main phase": "main phase 2",
    "battle phase": "battle phase",
}

PERIODS: Final = WordList("a part of the turn", periods(_PHASES))
"""4. Turns and their phases; "your main phase" is either of the two."""


DURATIONS: Final = WordList(
    "a duration",
    {
        "until end of turn": "turn",
        "until end of battle": "battle",
        "until the end of the next battle": "next battle",
        "until end of your opponent's next turn": "opponent's next turn",
    },
)
"""4.5.3, 8.13, 9.8."""
