"""Where and when, in the words of Vanguard: zones, circles, parts of the turn, durations."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import zones
from engine.language.phrases import WordList
from engine.language.times import periods

ABILITY_ZONES: Final = WordList(
    "a zone",
    {
        "VC": zones.VANGUARD.name,
        "RC": zones.REAR_GUARD.name,
        "GC": zones.GUARDIAN.name,
        "hand": zones.HAND.name,
        "drop": zones.DROP.name,
        "soul": zones.SOUL.name,
        "damage": zones.DAMAGE.name,
        "bind": zones.BIND.name,
        "deck": zones.DECK.name,
        "G_zone": zones.G_ZONE.name,
        "trigger": zones.TRIGGER.name,
    },
)
"""3.1.1.3. Where abilities are active."""

PILES: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "soul": zones.SOUL.name,
        "drop zone": zones.DROP.name,
        "damage zone": zones.DAMAGE.name,
        "bind zone": zones.BIND.name,
        "deck": zones.DECK.name,
        "G_zone": zones.G_ZONE.name,
        "equip_gauge": zones.EQUIP_GAUGE.name,
        "divine_gauge": zones.DIVINE_GAUGE.name,
    },
)

CIRCLES: Final = WordList(
    "a circle", {"VC": zones.VANGUARD.name, "RC": zones.REAR_GUARD.name, "GC": zones.GUARDIAN.name}
)

KINDS: Final = {kind.name: kind for kind in zones.ZONE_KINDS}

_PHASES: Final = ("turn", "stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase")
_STEPS: Final = ("attack step", "guard step", "drive step", "damage step", "close step")

PERIODS: Final = WordList("a part of the turn", periods({phase: phase for phase in _PHASES}))
"""6.2. Turns and their phases."""

_GUARD_STEPS: Final = {"your guard step": "opponent's:guard step", "your opponent's guard step": "yours:guard step"}
"""8.5.2.2.1.1. A guard step is the player's who may guard in it, in a battle of the other one's turn."""

BEGINNINGS: Final = WordList(
    "a part of the turn",
    {**PERIODS.words, **periods({step: step for step in _STEPS}), **_GUARD_STEPS},
)
"""Phases, and steps of battles, which are the turn player's: what abilities wait for to begin."""


DURATIONS: Final = WordList(
    "a duration",
    {
        "until end of turn": "turn",
        "until end of battle": "battle",
        "until end of that battle": "battle",
        "until end of that damage check": "damage check",
        "until end of your opponent's next turn": "opponent's next turn",
        "until end of game": "game",
    },
)

ENDINGS: Final = WordList(
    "a moment", {"turn": "end of turn", "battle": "end of battle", "that battle": "end of battle"}
)
"""8.6.6. The moments that timed triggers wait for."""
