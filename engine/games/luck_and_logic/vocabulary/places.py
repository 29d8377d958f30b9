"""Where and when, in the words of Luck & Logic: zones, parts of the turn, durations."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics, zones
from engine.language.phrases import WordList
from engine.language.times import OPPONENTS_NEXT_TURN, START_OF_NEXT_TURN, periods

VALID_ZONES: Final = {
    **dict.fromkeys(sorted(characteristics.MEMBERS), (zones.CIRCLE.name,)),  # 9.3.2.1
    characteristics.GATE: (zones.GATE.name,),  # 9.3.2.2
    characteristics.TACTICS: (zones.BATTLE.name,),  # 9.3.2.3
    characteristics.PARADOX: (zones.BATTLE.name, zones.PARADOX.name),  # 9.3.2.4
    characteristics.MY_LOGICALIST: (zones.MY_LOGICALIST.name,),  # 9.3.2.5
}
"""9.3.2. Where the abilities of cards of each type are valid, if they name no zones."""

ABILITY_ZONES: Final = WordList(
    "a zone",
    {
        "Circle": zones.CIRCLE.name,
        "Gate": zones.GATE.name,
        "Hand": zones.HAND.name,
        "Level": zones.LEVEL.name,
        "Drop": zones.DROP.name,
        "Battle": zones.BATTLE.name,
        "Paradox": zones.PARADOX.name,
        "Intercept": zones.INTERCEPT.name,
        "Soul": zones.SOUL.name,
    },
)
"""9.3.2.6 (1.00: 9.3.2.5). Where abilities may be valid that do name zones."""

LATER_ABILITY_ZONES: Final = WordList("a zone", {**ABILITY_ZONES.words, "Purge": zones.PURGE.name})
"""4.17. Those of 2.04."""

PILES: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "deck": zones.DECK.name,
        "stock": zones.STOCK.name,
        "level zone": zones.LEVEL.name,
        "drop zone": zones.DROP.name,
        "battle zone": zones.BATTLE.name,
        "paradox zone": zones.PARADOX.name,
        "refresh zone": zones.REFRESH.name,
        "remove zone": zones.REMOVE.name,
    },
)

LATER_PILES: Final = WordList("a zone", {**PILES.words, "purge zone": zones.PURGE.name, "tool zone": zones.TOOL.name})
"""4.17, 4.19. The zones that texts of 2.04 name."""

_PHASES: Final = {
    "turn": "turn",
    "stand phase": "stand phase",
    "draw phase": "draw phase",
    "level phase": "level phase",
    "main phase": "main phase",
    "battle phase": "battle phase",
    "end phase": "end phase",
}

PERIODS: Final = WordList("a part of the turn", periods(_PHASES))
"""7. Turns and their phases."""


_STEPS: Final = {
    "game": "game",
    "attack declaration step": "attack declaration step",
    "intercept step": "intercept step",
    "logic definition step": "logic definition step",
    "victory determination step": "victory determination step",
    "end of battle step": "end of battle step",
}

BEGINNINGS: Final = WordList("a part of the turn", periods({**_PHASES, **_STEPS}))
"""7, 8. Of what the beginning may be waited for: in whose turn, and which phase or step of it."""

DURATIONS: Final = WordList(
    "a duration",
    {
        "until end of turn": "turn",
        "until end of battle": "battle",
        "until end of your opponent's next turn": OPPONENTS_NEXT_TURN,
        "until the beginning of your next turn": START_OF_NEXT_TURN,
    },
)
"""7.7.7 (1.00: 7.7.5), 8.6.6."""
