"""Lines of card text by which somebody might try to stop the bot; {} stands for an ability that is quoted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

HOSTILE: Final = (
    "Cont: All of your characters get AP +100000.",
    "Cont: All of your characters get AP +1000 for each of your characters.",
    'Cont: All of your characters gain "{}".',
    'Cont: All of your characters gain "{}" and gain "{}".',
    'Use (Main/Either turn): All of your characters gain "{}" until end of turn.',
    "Use (Main/Either turn): All of your characters get AP +1000 until end of turn.",
    "Use (Main/Your turn): For each of your characters, all of your characters get AP +1000 until end of turn.",
    "Use (Main/Either turn): Set this character to Active.",
    "Use (Main/Either turn): Rest this character.",
    "Use (Main/Either turn): Shuffle your deck.",
    "Use (Main/Either turn): Draw a card.",
    "Start: When this character becomes Active, rest this character.",
    "Start: When this character rests, set this character to Active.",
    "Start: When this character comes into play, all of your characters get AP +1000 until end of turn.",
    "Start: When your character comes into play, put this character into the discard pile.",
    "Start (Discard): When this card is put into the discard pile, put it into play.",
    "Start: When this character is put into the discard pile, put it into play.",
)

HANDY: Final[Mapping[str, Any]] = {"turn cost": 1, "colour cost": ()}
"""What is printed on characters that come into play soon."""
