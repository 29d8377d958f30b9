"""110.4d, 112.2d, 601.1a. Abilities that offer other terms on which cards are used: another place, another price."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Ability, Condition, Effect
from engine.language.descriptions import Description


@dataclass(frozen=True, slots=True)
class LessIfYouDo(Ability):
    """112.2d, 601.1a. The card may be used for less; if it is, something is done after that."""

    use: str = ""
    amount: int = 0
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class LessIfDone(Ability):
    """112.2d, 601.1a. The card costs less if something is done while it is used, before it is paid for."""

    use: str = ""
    amount: int = 0
    floor: int = 0
    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class OfferedUp(Ability):
    """112.2d, 601.1a. The creature may be destroyed while its player summons another one, which costs less for it."""

    description: Description | None = None
    amount: int = 0
    floor: int = 0


@dataclass(frozen=True, slots=True)
class HyperEnergy(Ability):
    """112.2d, 601.1a. Creatures that have different costs may be tapped while the card is used, each for 2 less."""


@dataclass(frozen=True, slots=True)
class CrystalSoul(Ability):
    """207.2, 405.1, 601.1e. While the creature is summoned, cards that lie face down give so much mana each."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class GivesMore(Ability):
    """107.1, 601.1e. While the card is used so, cards like this that give 1 mana give so much each."""

    use: str = ""
    description: Description | None = None
    number: int = 1


@dataclass(frozen=True, slots=True)
class Soulshift(Ability):
    """112.2d, 601.1a. The creature costs less to summon by the cost of what it evolves from, but no less than 1."""


@dataclass(frozen=True, slots=True)
class Galaxyshield(Ability):
    """113.1, 504.1. The card may be put from the hand among the shields face up, for another price than its own."""

    civilizations: tuple[str, ...] = ()
    cost: int = 0


@dataclass(frozen=True, slots=True)
class OtherTerms(Ability):
    """601.1a. The card may be used from other places, or for another price than its own."""

    use: str = ""  #: in which way; "": in any
    places: tuple[str, ...] = ()  #: the zones it may be used from
    cost: int | None = None  #: what is paid; None: its own cost
    civilizations: tuple[str, ...] | None = None  #: those that are paid for; None: its own
    least: int | None = None  #: a creature goes to the mana zone for it, and its cost is taken off, down to this
    tapped: int = 0  #: so many of the player's creatures are tapped for it as well
    tapped_of: Description | None = None  #: what they are; None: any creatures
    effect: Effect | None = None  #: what is done when it has been used so
    requirement: Condition | None = None  #: what must be so
    under_deck: bool = False  #: whether a spell goes under its owner's deck afterwards instead of to the graveyard


@dataclass(frozen=True, slots=True)
class MaySummonFrom(Ability):
    """110.4d. Certain creatures may be summoned from a zone of the player, for what they cost."""

    description: Description | None = None
    place: str = ""
    once: bool = False  #: whether one in each turn
