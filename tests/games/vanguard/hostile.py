"""Lines of card text by which somebody might try to stop the bot; {} stands for an ability that is quoted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

HOSTILE: Final = (
    "CONT (VC/RC): All of your units get power +100000.",
    "CONT (VC/RC): All of your units get power +1000 for each of your units with power 5000 or greater.",
    "CONT: All of your units get critical +1.",
    'CONT (VC/RC): All of your units gain "{}".',
    'CONT (VC/RC): All of your units gain "{}" and gain "{}".',
    'ACT (VC/RC): All of your units gain "{}" until end of turn.',
    "ACT (VC/RC): All of your units get power +1000 until end of turn.",
    "ACT (VC/RC): For each of your units, all of your units get power +1000 until end of turn.",
    "ACT (VC/RC): Rest this unit.",
    "ACT (VC/RC): Shuffle your deck.",
    "ACT (VC/RC): Soul Charge 99.",
    "ACT (VC/RC): Choose a number that is 50 or less, and deal one damage to your opponent's vanguard.",
    "AUTO (VC/RC): When this unit rests, stand this unit.",
    "AUTO (VC/RC): When this unit stands, rest this unit.",
    "AUTO (VC/RC): When this unit rests, choose one of your units, and stand it.",
    "AUTO (VC/RC): When your unit is placed on RC, rest all of your units.",
    "AUTO (VC/RC): When your unit is placed on RC, all of your units get power +1000 until end of turn.",
    "AUTO: When this unit is put into the drop zone from RC, call it to RC.",
    "AUTO (RC): When this unit is placed on RC, retire this unit.",
    "AUTO (RC): When this unit is placed on RC, choose one of your rear-guards, and retire it.",
)

HANDY: Final[Mapping[str, Any]] = {"grade": 0}
"""What is printed on units that come into play soon."""
