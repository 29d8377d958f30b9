"""200. The characteristics of a card, besides those of every game (`engine.kernel.cards`).

Keywords are characteristics, too: half of all cards give them to others, and rules ask for them all the time.
"""

from __future__ import annotations

from typing import Any, Final

from engine.kernel.cards import CANNOT, NAMES, Characteristic, characteristic, values_of
from engine.kernel.structs import Struct

CIVILIZATION_WORDS: Final = ("light", "water", "darkness", "fire", "nature")  # 106.1

CREATURE: Final = "creature"
SPELL: Final = "spell"
CROSS_GEAR: Final = "cross gear"
WEAPON: Final = "weapon"
FORTRESS: Final = "fortress"
TAMASEED: Final = "tamaseed"
CASTLE: Final = "castle"
FIELD: Final = "field"
AURA: Final = "aura"
ARTIFACT: Final = "artifact"
LAND: Final = "land"
RULE_PLUS: Final = "rule plus"
PSYCHIC_CELL: Final = "psychic cell"
CEREMONY: Final = "ceremony"
NEBULA: Final = "nebula"
ZERON_CELL: Final = "zeron cell"
IMPULSE: Final = "impulse"
KING_CELL: Final = "king cell"
CORE: Final = "core"
TYPES_OF_CARDS: Final = (
    CREATURE, SPELL, CROSS_GEAR, CASTLE, PSYCHIC_CELL, KING_CELL, CORE, WEAPON, FORTRESS, IMPULSE, FIELD, AURA,
    ARTIFACT, CEREMONY, NEBULA, ZERON_CELL, LAND, RULE_PLUS, TAMASEED,
)  # fmt: skip
"""204.2, 300.1. The card types."""

STAY: Final = frozenset({CREATURE, CROSS_GEAR, WEAPON, FORTRESS, IMPULSE, FIELD, ARTIFACT, TAMASEED})
"""403.1, 801.4a. The card types that lie in the battle zone by themselves."""

COME: Final = STAY | {LAND, RULE_PLUS}
"""313.3, 314.4. The card types that an effect can put into the battle zone, though some do not stay there."""

TYPES: Final[Characteristic[frozenset[str]]] = characteristic("types")  #: 204.2
SUPERTYPES: Final[Characteristic[frozenset[str]]] = characteristic("supertypes")  #: 204.3: "evolution", "neo"
COSTS: Final[Characteristic[tuple[int, ...]]] = characteristic("costs")  #: 201: one, or those of both halves
CIVILIZATIONS: Final[Characteristic[frozenset[str]]] = characteristic("civilizations")  #: 106; empty: colourless
RACES: Final[Characteristic[frozenset[str]]] = characteristic("races")  #: 203
POWER: Final[Characteristic[int]] = characteristic("power")  #: 206
BONUS: Final[Characteristic[int]] = characteristic("bonus")  #: 310.4: the power that an aura gives to its creature
MANA_NUMBER: Final[Characteristic[int]] = characteristic("mana number")  #: 207
KEYWORDS: Final[Characteristic[frozenset[str]]] = characteristic("keywords")  #: "blocker", "speed attacker"
BREAKS: Final[Characteristic[frozenset[int]]] = characteristic("breaks")  #: 509.2: the number of each breaker ability
MORE_BREAKS: Final[Characteristic[int]] = characteristic("more breaks")  #: 701.14d: how many it breaks besides
POWER_ATTACKER: Final[Characteristic[int]] = characteristic("power attacker")  #: what it gets while attacking
INFINITE: Final = 10**12
"""108.1c. The power that no other is greater than: as much as this or half of it is infinite."""

MAY: Final[Characteristic[frozenset[str]]] = characteristic("may")  #: what it can do against a rule
MUST: Final[Characteristic[frozenset[str]]] = characteristic("must")  #: what it has to do if it can
SPARED: Final[Characteristic[frozenset[tuple[str, Any]]]] = characteristic("spared")
"""506.1e, 507.1a. What certain creatures cannot do to it: "be attacked", "be blocked", with their `Description`."""
FORBIDDEN: Final[Characteristic[frozenset[tuple[str, Any, int]]]] = characteristic("forbidden")
"""101.2. What a player cannot do with cards of a `Description`: "summon", "cast", `PUT`, `COME_UNTAPPED` and so on.

With each stands the player whose text says so, who is "you" in it.
"""
TRIGGERING: Final[Characteristic[frozenset[tuple[Any, int]]]] = characteristic("triggering")
"""112.3a. The cards of a player's shields that have shield trigger, each as a `Description`.

With each stands the player whose text says so, who is "you" in it.
"""
COME_UNTAPPED: Final = "come untapped"
"""What creatures cannot do that come to the battle zone tapped."""
MANA_UNTAPPED: Final = "mana untapped"
"""What cards cannot do that come to the mana zone tapped."""
PUT: Final = "put"
"""What a player cannot do with cards that they cannot put into the battle zone in any way."""


class PriceChange(Struct, frozen=True):
    """601.1a. Costing more or less to use."""

    amount: int
    floor: int  #: what it does not lower a cost below
    use: str  #: how it is used ("summon", "cast"), "use" for every use, "cross", or "" for that and every use
    optional: bool = False  #: whether its player may do without it
    once: int | None = None  #: `State.entered` of the card that says so, if that counts once a turn

    def concerns(self, use: str) -> bool:
        """Whether it counts where a card is used so; crossing is no use."""
        return self.use in ("", use) or (self.use == "use" and use != "cross")


PRICE: Final[Characteristic[tuple[PriceChange, ...]]] = characteristic("price")  #: 601.1a. What changes its cost to use

NOTHING_MORE: Final[dict[str, Any]] = {
    KEYWORDS: frozenset(),
    BREAKS: frozenset(),
    MORE_BREAKS: 0,
    POWER_ATTACKER: 0,
    BONUS: 0,
    MAY: frozenset(),
    MUST: frozenset(),
    SPARED: frozenset(),
    PRICE: (),
}
"""What a card without any text is."""

AS_SEAL: Final = values_of(
    {
        NAMES: frozenset(),
        TYPES: frozenset(),
        SUPERTYPES: frozenset(),
        COSTS: (0,),
        CIVILIZATIONS: frozenset(),
        RACES: frozenset(),
        POWER: 0,
        MANA_NUMBER: 0,
        **NOTHING_MORE,
        CANNOT: frozenset(),
    }
)
"""200.3b. What a seal is like where cards are meant."""
