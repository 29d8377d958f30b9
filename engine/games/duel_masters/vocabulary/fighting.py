"""115, 506, 507. Battles that effects start, and which creatures cannot attack or block a creature.

When you put this creature into the battle zone, choose one of your opponent's creatures. This creature and it battle.
This creature can't be blocked by creatures that have power 4000 or less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.duel_masters import battle, battle_state, field
from engine.games.duel_masters.blocking import ATTACK_ONLY, ATTACK_UNTAPPED, SURVIVE
from engine.games.duel_masters.characteristics import POWER, SPARED
from engine.games.duel_masters.vocabulary.changes import SEVERAL_ACTS
from engine.games.duel_masters.vocabulary.groups import power_of_this
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING, PLACES
from engine.kernel.cards import CANNOT, PLAYERS, Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, IT, Chosen, FixedTarget, It
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description, Trait
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.phrases import phrase

_BY_OTHERS = frozenset({"be attacked", "be blocked"})


@phrase("{first} and {second} battle")
@dataclass(frozen=True, slots=True)
class LetBattle(Clause):
    """115.1. Two creatures battle, if both are still in the battle zone."""

    first: FixedTarget
    second: FixedTarget

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let each of the one battle each of the other; there is one of each."""
        pairs = [
            (one, other)
            for one in self.first.cards(match, context)
            for other in self.second.cards(match, context)
            if one != other
        ]
        context.bound[DID] = yield from _fight(match, pairs)


@phrase("let {second} battle it")
@dataclass(frozen=True, slots=True)
class LetItBattle(Clause):
    """115.1. A creature is chosen, and the one of which the text has spoken battles it."""

    introduces: ClassVar[bool] = True
    refers_back: ClassVar[bool] = True
    second: Chosen

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is one that could be chosen."""
        return bool(self.second.conceivable(match, context))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose it; they battle if there are two of them."""
        ones = tuple(It().cards(match, context))
        others = yield from self.second.pick(match, context, "choose")
        context.bound[IT] = (*ones, *others)
        context.bound[DID] = ()
        if len(ones) == len(others) == 1 and ones != others:
            context.bound[DID] = yield from _fight(match, [(ones[0], others[0])])


def _fight(match: Match, pairs: Sequence[tuple[Card, Card]]) -> Procedure[tuple[Card, ...]]:
    """Let the two of each pair battle that are still creatures in the battle zone; returns those that have."""
    fought: list[Card] = []
    for one, other in pairs:
        there = [*field.creatures(match, 0), *field.creatures(match, 1)]
        if one in there and other in there:
            yield from battle.battle(match, one, other)
            fought += [one, other]
    return tuple(fought)


@phrase("let {they} battle")
@dataclass(frozen=True, slots=True)
class LetThemBattle(Clause):
    """115.1. The two creatures of which the text has spoken battle, if both are still in the battle zone."""

    they: It

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """They battle if there are two."""
        meant = list(self.they.cards(match, context))
        context.bound[DID] = () if len(meant) != 2 else (yield from _fight(match, [(meant[0], meant[1])]))


@phrase("can't {acts} by {description+}", acts=SEVERAL_ACTS)
@dataclass(frozen=True, slots=True)
class CannotBy(Modifier):
    """506.1e, 507.1a. Certain creatures cannot attack or block it."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({SPARED})
    acts: tuple[str, ...]
    description: Description

    def __post_init__(self) -> None:
        if not _BY_OTHERS.issuperset(self.acts):
            raise Contradiction("a creature can only be attacked or blocked by another")

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[SPARED] |= {(act, self.description) for act in self.acts}


@phrase("can't attack you")
@dataclass(frozen=True, slots=True)
class CannotAttackYou(Modifier):
    """506.1e. It cannot attack the player of the ability; that player's own creatures are free to attack the other."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        player = PLAYERS.index(card) if card in PLAYERS else match.master(card)
        if player != context.player:
            values[CANNOT] |= {"attack players"}


@phrase("can also_attack_untapped {description+}")
@dataclass(frozen=True, slots=True)
class CanAttackUntapped(Modifier):
    """506.1e. It can attack certain creatures although they are untapped."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({SPARED})
    description: Description

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[SPARED] |= {(ATTACK_UNTAPPED, self.description)}


@phrase("can attack only {description+}")
@dataclass(frozen=True, slots=True)
class CanAttackOnly(Modifier):
    """506.1e. It can attack certain creatures alone: no others, and no player."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({SPARED})
    description: Description

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[SPARED] |= {(ATTACK_ONLY, self.description)}


@phrase("isn't destroyed by losing battles against {description+}")
@dataclass(frozen=True, slots=True)
class SurvivesBattles(Modifier):
    """703.4d. Losing a battle against certain creatures does not destroy it."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({SPARED})
    description: Description

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[SPARED] |= {(SURVIVE, self.description)}


@phrase("no battle happens")
@dataclass(frozen=True, slots=True)
class NoBattle(Clause):
    """508.1. The attack that is going on ends without a battle."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the two not battle."""
        yield from ()
        battle_state.call_off(match)


@phrase("that has/have less power than this creature")
@dataclass(frozen=True, slots=True)
class WeakerThanThis(Trait):
    """206. With less power than the creature with the ability."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({POWER})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its power is below that of the other, as it is, or as it last was (110.5a)."""
        return field.whole_power(max(0, values[POWER])) < power_of_this(match, context)
