"""Lines of card text by which somebody might try to stop the bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

HOSTILE: Final = (
    "All of your creatures get +100000 power.",
    "All of your creatures get +1000 power and slayer.",
    "All of your creatures get +1000 power for each of your creatures.",
    "All of your creatures get double breaker.",
    "All of your creatures that have Dragon in their race get +1000 power and have the Armored Dragon race.",
    "Survivor: This creature gets +1000 power.",
    "Wave striker: This creature gets +4000 power and speed attacker.",
    "Your creatures each cost 1 less to summon. They can't cost less than 1.",
    "When you put this creature into the battle zone, put the top two cards of your deck into your mana zone.",
    "When you put this creature into the battle zone, draw a card.",
    "When you put this creature into the battle zone, return all creatures in the battle zone to their owner's hands.",
    "When you put this creature into the battle zone, you may destroy one of your opponent's creatures.",
    "When you put this creature into the battle zone, put a creature from your hand into the battle zone.",
    "When this creature is destroyed, put this creature into the battle zone.",
    "When this creature is destroyed, put a creature from your graveyard into the battle zone.",
    "When this creature would be destroyed, return it to your hand instead.",
    "When this creature would be destroyed, put it into your mana zone instead.",
    "When this creature would leave the battle zone, only its top card leaves instead.",
    "Whenever you summon a creature, draw a card.",
    "Whenever you summon a creature, untap this creature.",
    "Whenever this creature attacks, untap this creature.",
    "Whenever this creature attacks, put a creature from your graveyard into the battle zone.",
    "Whenever this creature breaks a shield, add a card from your hand to your shields face down.",
    "Shield trigger",
    "Silent skill: Choose up to two of your opponent's creatures, and tap them.",
    "Tap ability: Choose one of your creatures, and it gets speed attacker until the end of the turn.",
    "Destroy all creatures in the battle zone.",
    "Return all creatures in the battle zone to their owner's hands.",
    "Put all creatures in your graveyard into the battle zone.",
)

HANDY: Final[Mapping[str, Any]] = {"costs": (1,)}
"""What is printed on cards that come into play soon."""
