"""Conditions: what a creature is doing, how it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import battle_state
from engine.games.duel_masters.battle_state import (
    ATTACK,
    BATTLE,
    BROKE,
    HAVE_ATTACKED,
    HAVE_CAST,
    WHAT_STANDS_FOR_IT,
    WHO_ATTACKS_WHAT,
)
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.kernel.abilities import Context
from engine.kernel.aspects import ORIENTATION
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.last_information import ever_meant
from engine.language.numbers import Quantity
from engine.language.phrases import phrase


@phrase("attacking")
@dataclass(frozen=True, slots=True)
class Attacking(PlainCondition):
    """506.1d. Whether the creature with the ability is attacking: "while attacking"."""

    looks_at: ClassVar[frozenset[str]] = WHO_ATTACKS_WHAT | {"battle zone"}

    def holds(self, match: Match, context: Context) -> bool:
        attacking = battle_state.attacker(match)
        return attacking is not None and attacking == match.lead(context.source)


@phrase("attacking a {foe-}")
@dataclass(frozen=True, slots=True)
class AttackingWhat(PlainCondition):
    """506.1e. Whether the creature with the ability attacks a creature like this: "while attacking a creature"."""

    looks_at: ClassVar[frozenset[str]] = WHO_ATTACKS_WHAT | {"battle zone"}
    foe: Description

    def holds(self, match: Match, context: Context) -> bool:
        attacking, attacked = battle_state.attacker(match), battle_state.attacked(match)
        if attacking is None or attacked is None or attacking != match.lead(context.source):
            return False
        return self.foe.fits(match, context, attacked, match.values(attacked))


@phrase("there is/are {quantity} {things}")
@dataclass(frozen=True, slots=True)
class ThereAre(PlainCondition):
    """403. Whether there are so many of something in the battle zone, whosever they are."""

    quantity: Quantity
    things: InTheBattleZone

    def aspects(self) -> frozenset[str]:
        """Those on which their number depends."""
        return self.things.aspects()

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.quantity.includes(len(list(self.things.cards(match, context))))


@phrase("blocking")
@dataclass(frozen=True, slots=True)
class Blocking(PlainCondition):
    """507.2a. Whether the creature with the ability is blocking: "while blocking"."""

    looks_at: ClassVar[frozenset[str]] = WHO_ATTACKS_WHAT | {"battle zone"}

    def holds(self, match: Match, context: Context) -> bool:
        blocking = battle_state.blocker(match)
        return blocking is not None and blocking == match.lead(context.source)


@phrase("battling( a {foe-})?")
@dataclass(frozen=True, slots=True)
class Battling(PlainCondition):
    """115. Whether the creature with the ability is battling, with one of this sort: "while battling a creature"."""

    looks_at: ClassVar[frozenset[str]] = WHAT_STANDS_FOR_IT | {BATTLE.touches}
    foe: Description | None = None

    def holds(self, match: Match, context: Context) -> bool:
        other = battle_state.foe_in_battle(match, match.lead(context.source))
        if other is None:
            return False
        return self.foe is None or self.foe.fits(match, context, other, match.values(other))


@phrase("it_is_the_first_attack_this_turn", number=1)
@phrase("it_is_the_second_attack_this_turn", number=2)
@dataclass(frozen=True, slots=True)
class FirstAttack(PlainCondition):
    """506.1. Whether the attack that is going on is the first one of the turn, or another of that number."""

    looks_at: ClassVar[frozenset[str]] = WHO_ATTACKS_WHAT | {HAVE_ATTACKED.touches}
    number: int = 1

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is; one of which the target is still to be chosen (506.1e) is going on, and not yet counted."""
        current = ATTACK.of(match)
        return current is not None and len(HAVE_ATTACKED.of(match)) + (not current.is_declared) == self.number


@phrase("you have cast a_spell_this_turn", so=True)
@phrase("you have cast no_spell_this_turn", so=False)
@dataclass(frozen=True, slots=True)
class HaveCast(PlainCondition):
    """302.2. Whether the player has cast a spell in this turn, in whatever way, or has cast none."""

    looks_at: ClassVar[frozenset[str]] = frozenset({HAVE_CAST.touches})
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        return (context.player in HAVE_CAST.of(match)) is self.so


@phrase("{one} is/are tapped", rested=True)
@phrase("{one} is/are untapped", rested=False)
@dataclass(frozen=True, slots=True)
class IsTapped(PlainCondition):
    """105. Whether cards lie tapped, or do not."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ORIENTATION})
    one: FixedTarget
    rested: bool

    def holds(self, match: Match, context: Context) -> bool:
        asked = ever_meant(match, context, self.one)
        return bool(asked) and all(seen.is_rested(match, card) is self.rested for card, seen in asked)


@phrase("this creature has broken shields_this_turn")
@dataclass(frozen=True, slots=True)
class HasBrokenShields(PlainCondition):
    """701.14. Whether the creature with the ability has broken shields in this turn."""

    looks_at: ClassVar[frozenset[str]] = WHAT_STANDS_FOR_IT | {BROKE.touches}

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it has, as the creature that it now is."""
        this = match.lead(context.source)
        return any(battle_state.creature_of(match, each) == this for each in BROKE.of(match))


@phrase("this creature has made_an_attack_this_turn")
@dataclass(frozen=True, slots=True)
class ThisHasAttacked(PlainCondition):
    """506.1. Whether the creature with the ability has attacked in this turn, as the creature that it now is."""

    looks_at: ClassVar[frozenset[str]] = WHAT_STANDS_FOR_IT | {HAVE_ATTACKED.touches}

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it has."""
        this = match.lead(context.source)
        return any(battle_state.creature_of(match, each) == this for each in HAVE_ATTACKED.of(match))
