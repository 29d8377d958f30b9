"""Lines of card text by which somebody might try to stop the bot; {} stands for an ability that is quoted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

HOSTILE: Final = (
    "CONT (Circle): All of your members get power +100000.",
    "CONT (Circle): All of your members get power +1000 for each of your members.",
    'CONT (Circle): All of your members gain "{}".',
    'CONT (Circle): All of your members gain "{}" and gain "{}".',
    'ACT (Circle): All of your members gain "{}" until end of turn.',
    "ACT (Circle): All of your members get power +1000 until end of turn.",
    "ACT (Circle): For each of your members, all of your members get power +1000 until end of turn.",
    "ACT (Circle): Stand this member.",
    "ACT (Circle): Rest this member.",
    "ACT (Circle): Draw a card.",
    "ACT (Circle): Stock boost (3).",
    "AUTO (Circle): When this member is deployed, all of your members get power +1000 until end of turn.",
    "AUTO (Circle): When this member is deployed, draw a card.",
    "AUTO (Circle): When this member attacks, stand this member.",
    "AUTO (Battle): When logic defined, for each of your members, draw a card.",
    "AUTO (Gate): When this gate is destroyed, draw a card.",
    "CONT (Circle): Your attack limit grows by +1.",
)

HANDY: Final[Mapping[str, Any]] = {"level": 0, "cost": 0}
"""What is printed on members that come into play soon."""
