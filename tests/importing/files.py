"""Files of card databases with cards of our own, as players have them of real ones."""

import json
from typing import Any

UNITS: list[dict[str, Any]] = [
    {
        "number": "X-01/001",
        "name": "Toll Keeper of the Long Bridge",
        "effect": "[AUTO](VC):[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, this unit "
        "gets [Power] +3000 until end of that battle.",
        "type": "Normal Unit",
        "clan": "Royal Paladin",
        "grade": 2,
        "power": 9000,
        "shield": 5000,
    },
    {
        "number": "X-01/002",
        "name": "Lamp Bearer at Dusk",
        "effect": "-",
        "type": "Trigger Unit",
        "clan": "Kagero",
        "grade": 0,
        "power": 5000,
        "shield": 10000,
    },
    {
        "number": "X-01/003",
        "name": "One Who Hums",
        "effect": "[AUTO](RC):When this unit hums, draw a card.",
        "type": "Normal Unit",
        "clan": "Kagero",
        "grade": 1,
        "power": 7000,
        "shield": 5000,
    },
    {
        "number": "X-01/004",
        "name": "Song without a Singer",
        "effect": "-",
        "type": "Normal Order",
        "clan": "Kagero",
        "grade": 1,
        "power": None,
        "shield": None,
    },
]

CREATURE = """<set name="Ours"><cards>
  <card id="1" name="Moss Ferry">
    <property name="Civilization" value="Nature/Water" />
    <property name="Cost" value="4" />
    <property name="Type" value="Creature" />
    <property name="Race" value="Beast Folk" />
    <property name="Power" value="3000" />
    <property name="Rules" value="&#9632; (This creature is put into your mana zone tapped.)&#10;{BLOCKER} (You may tap it.)&#10;&#9632; When you put this creature, choose one of your opponent's creatures and tap it." />
    <property name="Mana" value="1" />
    <property name="Number" value="7" />
    <property name="Set" value="DMX-99 Ours Alone" />
  </card>
</cards></set>"""  # noqa: E501


def cgs(cards: list[dict[str, Any]] = UNITS) -> bytes:
    """A file of Card Game Simulator."""
    return json.dumps(cards).encode()


TWINPACT = """<set name="Ours"><cards>
  <card id="2" name="Fern Courier / Long Rain">
    <property name="Name1" value="Fern Courier" /><property name="Name2" value="Long Rain" />
    <property name="Civilization" value="Nature/Water" />
    <property name="Civilization1" value="Nature" /><property name="Civilization2" value="Water" />
    <property name="Cost" value="3/5" /><property name="Cost1" value="3" /><property name="Cost2" value="5" />
    <property name="Type" value="Creature/Spell" />
    <property name="Type1" value="Creature" /><property name="Type2" value="Spell" />
    <property name="Race" value="Beast Folk" /><property name="Race1" value="Beast Folk" />
    <property name="Power" value="3000" />
    <property name="Rules" value="{BLOCKER}&#10;TWINPACT&#10;&#9632; Draw 2 cards." />
    <property name="Rules1" value="{BLOCKER}" /><property name="Rules2" value="&#9632; Draw 2 cards." />
    <property name="Number" value="7" /><property name="Set" value="DMX-99 Ours Alone" />
  </card>
</cards></set>"""

WEAPON = """<set name="Ours"><cards>
  <card id="3" name="Spade of Mud">
    <property name="Civilization" value="Nature" /><property name="Cost" value="4" />
    <property name="Type" value="Dragheart Weapon" />
    <property name="Rules" value="&#9632; The equipped creature gets +2000 power." />
    <property name="Number" value="2a" /><property name="Set" value="DMX-99 Ours Alone" />
    <alternate name="Mole of Mud" type="awakening">
      <property name="Civilization" value="Nature" /><property name="Cost" value="7" />
      <property name="Type" value="Dragheart Creature" /><property name="Race" value="Earth Dragon" />
      <property name="Power" value="9000+" />
      <property name="Rules" value="{DOUBLE BREAKER}" /><property name="Number" value="2b" />
    </alternate>
  </card>
</cards></set>"""
