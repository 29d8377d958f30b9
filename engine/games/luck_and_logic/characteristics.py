"""2. The characteristics of cards and players, besides those of every game (`engine.kernel.cards`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.kernel.cards import Characteristic, characteristic


class Logic(NamedTuple):
    """2.11.2. One kind of logic of a card, and by how much it adjusts the member in battle."""

    kind: str  #: `POWER`, `AURA` or `LIMIT`, which it adjusts
    amount: int


TITLE: Final[Characteristic[str]] = characteristic("title")  #: 2.1.2: of members
CHARACTERS: Final[Characteristic[frozenset[str]]] = characteristic("characters")  #: 2.1.2: the names of the persons
TYPES: Final[Characteristic[frozenset[str]]] = characteristic("types")  #: 2.2.2; a Super Logicalist has two (2.2.2.7.1)
COVENANTERS: Final[Characteristic[frozenset[str]]] = characteristic("covenanters")  #: 2.3
SOUL: Final[Characteristic[int]] = characteristic("soul")  #: 2.4: soul information
WORLDS: Final[Characteristic[frozenset[str]]] = characteristic("worlds")  #: 2.5
TRAITS: Final[Characteristic[frozenset[str]]] = characteristic("traits")  #: 2.6
COLOUR: Final[Characteristic[str]] = characteristic("colour")  #: 2.7
LEVEL: Final[Characteristic[int]] = characteristic("level")  #: 2.8
COST: Final[Characteristic[int]] = characteristic("cost")  #: 2.9
ABILITY_COST: Final[Characteristic[int]] = characteristic("ability cost")
"""9.6.2.3.1. By how much the stock costs of a card's abilities are raised; negative where they are lowered."""
TERRITORY: Final[Characteristic[int]] = characteristic("territory")  #: 2.10: how many circles it covers; 0 of no member
LOGIC: Final[Characteristic[tuple[Logic, ...]]] = characteristic("logic")  #: 2.11
INTERCEPTS: Final[Characteristic[bool]] = characteristic("intercepts")  #: 2.11.1.1 (1.00: 2.11.3): the icon IC
POWER: Final[Characteristic[int]] = characteristic("power")  #: 2.13
AURA: Final[Characteristic[int]] = characteristic("aura")  #: 2.14
LIMIT: Final[Characteristic[int]] = characteristic("limit")  #: 2.15
PARADOX_RULE: Final[Characteristic[str]] = characteristic("paradox rule")  #: 2.16: the characteristic that is compared
GATE_NUMBER: Final[Characteristic[str]] = characteristic("gate number")  #: 2.17
HEARTS: Final[Characteristic[int]] = characteristic("hearts")  #: 2.21
TRANCES_WITH_SUPERS: Final[Characteristic[bool]] = characteristic("trances with supers")
"""2.2.2.8.1. Whether a My Logicalist trances with Super Logicalists as well as with Foreigners: the blue edge."""

ATTACK_LIMIT: Final[Characteristic[int]] = characteristic("attack limit")  #: 8.2.3
TRANCE_LIMIT: Final[Characteristic[int]] = characteristic("trance limit")  #: 7.5.3.2.1
TRANCE_CHANGE_LIMIT: Final[Characteristic[int]] = characteristic("trance change limit")  #: 7.5.3.3.1
LEVEL_LIMIT: Final[Characteristic[int]] = characteristic("level limit")  #: 4.7.2
HAND_LIMIT: Final[Characteristic[int | None]] = characteristic("hand limit")  #: 4.6.3; None where there is no limit

DEFINES_FROM: Final[Characteristic[frozenset[str]]] = characteristic("defines from")
"""5.16.1.2. The kinds of zones from which a player may logic define, besides the hand."""
TRANCES_FROM: Final[Characteristic[frozenset[str]]] = characteristic("trances from")
"""5.13.1.2.4. The kinds of zones from which a player may take the Tranceunion of a trance, besides deck and hand."""

LOGICALIST: Final = "logicalist"
FOREIGNER: Final = "foreigner"
TRANCEUNION: Final = "tranceunion"
GATE: Final = "gate"
TACTICS: Final = "tactics"
PARADOX: Final = "paradox"
SUPER_LOGICALIST: Final = "super logicalist"
MY_LOGICALIST: Final = "my logicalist"

MEMBERS: Final = frozenset({LOGICALIST, FOREIGNER, TRANCEUNION, SUPER_LOGICALIST})
"""2.2.2. The types of members."""
