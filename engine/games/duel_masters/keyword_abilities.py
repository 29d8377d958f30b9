"""Abilities of kinds of their own, as far as the rules have to know them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final

from engine.kernel.abilities import Ability, Activated, Automatic, Change, Condition, Effect, Node
from engine.kernel.cards import NAMES, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.node_facts import fact_of_node
from engine.language.descriptions import Description
from engine.language.groups import CardsFrom, InPlay


@dataclass(frozen=True, slots=True)
class Keyword(Node, ABC):
    """205.1a. A keyword: what it makes of the characteristics of a card that has it."""

    @property
    @abstractmethod
    def writes(self) -> frozenset[str]:
        """The characteristics that it changes."""

    @abstractmethod
    def add(self, values: dict[str, Any]) -> None:
        """Change the characteristics of a card that has it."""

    def is_had(self, values: Values) -> bool:
        """Whether a card with these characteristics has it: having it once more would change nothing."""
        changed: dict[str, Any] = {**values}
        self.add(changed)
        return all(changed[name] == values[name] for name in self.writes)


@dataclass(frozen=True, slots=True)
class KeywordAbility(Ability):
    """205.1a. A paragraph that says no more than a keyword. It is among the printed characteristics of its card."""

    keyword: Keyword | None = None


@dataclass(frozen=True, slots=True)
class KeywordCondition(Condition):
    """What a keyword before an ability demands for it to be active: "Wave striker: ..."."""

    keyword: ClassVar[str] = ""  #: what a card has whose text says so, whether the ability is active or not


@dataclass(frozen=True, slots=True)
class SpellAbility(Ability):
    """110.3a. What a spell does when it is cast."""

    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class Source(Node):
    """801.1. So many creatures that a creature is put on, or cards of a zone of its player."""

    count: int
    group: InPlay | CardsFrom


@dataclass(frozen=True, slots=True)
class Evolution(Ability):
    """801.1. What a creature is put on: all of these together."""

    sources: tuple[Source, ...] = ()
    optional: bool = False  #: 802.1: it may come by itself as well, as a NEO creature
    is_star: bool = False  #: 811.1: when it would leave, only its top card leaves
    is_g: bool = False  #: a G-NEO creature: when it would leave, the cards under it leave
    any_number: bool = False  #: whether it is put on as many as its player likes, but on one at least

    @property
    def groups(self) -> tuple[InPlay | CardsFrom, ...]:
        """What each of the creatures has to be, one after the other."""
        return _groups_of(self)


@fact_of_node
def _groups_of(evolution: Evolution) -> tuple[InPlay | CardsFrom, ...]:
    return tuple([source.group for source in evolution.sources for _ in range(source.count)])


@dataclass(frozen=True, slots=True)
class TapAbility(Activated):
    """602.3a. Used by tapping the creature instead of letting it attack."""


@dataclass(frozen=True, slots=True)
class ManaAbility(Activated):
    """313.2. Used in the main step by tapping the card in the mana zone."""


@dataclass(frozen=True, slots=True)
class Hyperify(Activated):
    """504.1. So many other creatures are tapped in the main step, to let the creature be in hyper mode."""

    count: int = 0


@dataclass(frozen=True, slots=True)
class AnyCopies(Ability):
    """100.2a. The deck may have any number of the card."""


@dataclass(frozen=True, slots=True)
class MoreCards(Ability):
    """314.3a. The match is begun with so many more cards in the deck."""

    count: int = 0


@dataclass(frozen=True, slots=True)
class Defines(Ability):
    """110.4a. What the card is by itself, everywhere: it is among the printed characteristics."""

    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class GravityZero(Ability):
    """112.3e. The card may be used for nothing while something is so."""

    requirement: Condition | None = None


@dataclass(frozen=True, slots=True)
class ComesTapped(Ability):
    """110.4f. The card comes to the battle zone tapped."""


@dataclass(frozen=True, slots=True)
class MayComeTapped(Ability):
    """110.4f. The card comes to the battle zone tapped if its player likes."""


@dataclass(frozen=True, slots=True)
class AfterCasting(Ability):
    """609.8a. Where the spell goes when it has been cast, instead of to the graveyard."""

    place: str = ""
    tapped: bool = False
    face_down: bool = False  #: in the mana zone
    on_shield: bool = False  #: 113.2: on one of its player's shields, face up, if it was cast from the hand


@dataclass(frozen=True, slots=True)
class OnlyIf(Ability):
    """101.2. The card can be used so only while something is so, or never, whether it is paid for or not."""

    requirement: Condition | None = None
    use: str = "summon"


@dataclass(frozen=True, slots=True)
class TriggerIf(Ability):
    """112.3a. The card has shield trigger while something is so."""

    requirement: Condition = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class StrikeBack(Ability):
    """112.3b. The card may be used for nothing when a card like this is added to the hand from the shields."""

    description: Description | None = None


@dataclass(frozen=True, slots=True)
class SabakiZ(Ability):
    """112.3d. The card may be used for nothing when a card with the judgment emblem is added to the hand."""


@dataclass(frozen=True, slots=True)
class Declared(Ability, ABC):
    """603.2e. It triggers only if its player declares it, at its time, from the hand."""


@dataclass(frozen=True, slots=True)
class NinjaStrike(Declared):
    """112.3c. The creature may be summoned for nothing when one of the opponent's creatures attacks or blocks."""

    number: int = 0  #: as many cards are needed in the mana zone


@dataclass(frozen=True, slots=True)
class AttackChance(Declared):
    """112.3f. The spell may be cast for nothing when a creature like this attacks."""

    description: Description | None = None


@dataclass(frozen=True, slots=True)
class Invasion(Declared):
    """801.1. The creature may be put on a creature like this that attacks."""

    description: Description | None = None


@dataclass(frozen=True, slots=True)
class RevolutionChange(Declared):
    """701.26. The creature may change places with a creature like this that attacks."""

    description: Description | None = None


@dataclass(frozen=True, slots=True)
class CastAtAttack(Declared):
    """603.2e. The spell may be cast for nothing when a creature attacks, if something is so then."""

    whom: str = "you"  #: whom the creature attacks; "anything" also the player's own creatures may attack
    requirement: Condition | None = None


@dataclass(frozen=True, slots=True)
class ComesAtAttack(Declared):
    """603.2e. The creature may come from the hand when a creature attacks, if something is so then."""

    whom: str = "you"  #: whom the opponent's creature attacks; "by the opponent": it attacks anything
    requirement: Condition | None = None


@dataclass(frozen=True, slots=True)
class AttachesAtAttack(Declared):
    """310.2, 603.2e. The aura may be attached from the hand to such a creature of its player that attacks."""

    description: Description | None = None


@dataclass(frozen=True, slots=True)
class ComesAtEnd(Declared):
    """511.1. The creature may come from the hand at the end of a turn, if something is so."""

    owner: str = "your"
    requirement: Condition | None = None


@dataclass(frozen=True, slots=True)
class ByRule(Automatic):
    """What a rule lets stand by: the use of a shield trigger, what a slayer does."""


@dataclass(frozen=True, slots=True)
class Buzzrender(Automatic):
    """112.2d. When the creature comes, it is used once, and once more for each time that so much more was paid."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class SilentSkill(Automatic):
    """501.1a. Used by letting the creature stay tapped at the start of the turn."""


OPPOSITE: Final = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}
"""803.2. The sides at which a god can be linked; the other lies at the opposite side."""


@dataclass(frozen=True, slots=True)
class GodLink(Ability, ABC):
    """803.2. What a god can be linked to, and at which sides."""

    parts_others: ClassVar[bool] = False  #: whether gods may be parted, and it linked, whenever a god comes

    @abstractmethod
    def allows(self, other: CardDefinition, side: str) -> bool:
        """Whether the god may lie at this side of the other card."""


@dataclass(frozen=True, slots=True)
class LinkSide(Node):
    """803.2a. Lying at a side of a god of one of these names."""

    names: tuple[str, ...]
    side: str


@dataclass(frozen=True, slots=True)
class NamedLink(GodLink):
    """803.2a. A god that can be linked to others by their names."""

    sides: tuple[LinkSide, ...] = ()

    def allows(self, other: CardDefinition, side: str) -> bool:
        """Whether the other has one of the names for this side."""
        names = other.values[NAMES]
        return any(each.side == side and not names.isdisjoint(each.names) for each in self.sides)


@dataclass(frozen=True, slots=True)
class SideLink(GodLink):
    """803.2. A god that lies at one side of any that can have one there: left god link, right god link."""

    side: str = "left"

    def allows(self, other: CardDefinition, side: str) -> bool:
        """Whether it is this side, and the other lies at the opposite one of others, or in their middle."""
        if side != self.side:
            return False
        sides = [each for each in other.abilities if isinstance(each, SideLink)]
        return any(each.side != side for each in sides) or any(isinstance(each, CenterLink) for each in other.abilities)


@dataclass(frozen=True, slots=True)
class CenterLink(GodLink):
    """803.2, 803.2c. A god between others: center god link; or with others all around: center god link 360."""

    parts_others: ClassVar[bool] = True
    around: bool = False

    def allows(self, other: CardDefinition, side: str) -> bool:
        """Whether the other is one that lies at that side of any; 803.2c: all around, another such center may, too."""
        if self.around and any(isinstance(each, CenterLink) and each.around for each in other.abilities):
            return True
        return any(isinstance(each, SideLink) and each.side == OPPOSITE[side] for each in other.abilities)


@lru_cache(maxsize=4096)
def god_links_of(definition: CardDefinition) -> tuple[GodLink, ...]:
    """803.2. The abilities by which a card can be linked; a card without any is no god."""
    return tuple([each for each in definition.abilities if isinstance(each, GodLink)])


@lru_cache(maxsize=4096)
def declared_of(definition: CardDefinition) -> tuple[Declared, ...]:
    """603.2e. The abilities of a card that trigger only if they are declared."""
    return tuple([each for each in definition.abilities if isinstance(each, Declared)])


@lru_cache(maxsize=4096)
def evolution_of(definition: CardDefinition) -> Evolution | None:
    """801.1. The ability that says what a card is put on, if it has one."""
    return next((each for each in definition.abilities if isinstance(each, Evolution)), None)


@lru_cache(maxsize=4096)
def spell_abilities(definition: CardDefinition) -> tuple[SpellAbility, ...]:
    """302.2. What a spell does, in the order of its text."""
    return tuple([each for each in definition.abilities if isinstance(each, SpellAbility)])


@lru_cache(maxsize=4096)
def has_mana_ability(definition: CardDefinition) -> bool:
    """313.2. Whether a card has an ability for which it is tapped in the mana zone."""
    return any(isinstance(each, ManaAbility) for each in definition.abilities)
