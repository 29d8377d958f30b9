"""10.20, 10.34. Attacks as texts order and change them: what attacks what, how many at once, and what instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.vanguard import ordering
from engine.games.vanguard.attacking import ALSO_ATTACKS, BATTLES, HIT_OR_NOT, Battling, may_be_attacked
from engine.games.vanguard.battle_powers import aim_at
from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.vocabulary.descriptions import InRow, Unit
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.language.cards import DID, IT, Target
from engine.language.changes import OTHER, Modifier
from engine.language.delayed import captured
from engine.language.descriptions import Description
from engine.language.groups import InPlay
from engine.language.instructions import Clause
from engine.language.numbers import Count
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS


@dataclass(frozen=True, slots=True)
class _Aims(Modifier):
    """What is said of the units that a unit attacks; they are counted when it attacks."""

    layer: ClassVar[str] = OTHER
    characteristic: ClassVar[str] = ""
    group: InPlay
    count: Count | None = None

    def aspects(self) -> frozenset[str]:
        """None: it says what may be attacked, and does not look who that is."""
        return NOTHING

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.characteristic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        aim = Battling(self.group, self.count, context.player, context.source, context.stamp)
        values[self.characteristic] = (*values.get(self.characteristic, ()), aim)


@phrase(
    "battles/battle all units in your opponent's front row",
    group=UnitsOf(OPPONENTS, Description(Unit(), (InRow(front=True),))),
)
@phrase("battles/battle all of {group+}")
@phrase("battles/battle {count} of {group+}")
@dataclass(frozen=True, slots=True)
class Battles(_Aims):
    """10.20, 7.4.1.8.4. An attack on several units at once: on all of a group, or on so many of it."""

    characteristic: ClassVar[str] = BATTLES


@phrase("may also attack {group+}")
@dataclass(frozen=True, slots=True)
class MayAttackToo(_Aims):
    """7.4.1.8.4. Other units may be attacked than the rules allow."""

    characteristic: ClassVar[str] = ALSO_ATTACKS


@phrase("{subject} attacks/attack {target}")
@dataclass(frozen=True, slots=True)
class Attack(Clause):
    """10.34. Units attack, each in a battle of its own, once the ability has been resolved."""

    subject: Target
    target: Target

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Order the attacks of the units that are meant now."""
        cards = yield from self.subject.pick(match, context, "choose")
        context.bound[IT] = context.bound[DID] = cards
        ordering.order(match, context, cards, captured(self.target, match, context))


@phrase("change the attacked unit to {target}", adds=False)
@phrase("the attacking unit also battles {target}", adds=True)
@dataclass(frozen=True, slots=True)
class ChangeAim(Clause):
    """10.20.1, 7.1.2.3. Others are attacked in this battle instead, or as well."""

    target: Target
    adds: bool

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the units meant be attacked, as far as the attacking unit may attack them."""
        context.bound[DID] = ()
        current = battle(match)
        if current is None or current.attacker is None:
            return
        attacker = current.attacker
        meant = yield from self.target.pick(match, context, "target")
        aimed = tuple([unit for unit in meant if may_be_attacked(match, attacker, unit)])
        if aimed:
            kept = tuple([unit for unit in current.targets if unit not in aimed]) if self.adds else ()
            aim_at(match, (*kept, *aimed))
            context.bound[IT] = context.bound[DID] = aimed
            for unit in aimed:
                match.tell("is-attacked-now", card=Ref(unit), other=Ref(attacker))


@phrase("triggers/trigger hit_abilities whether or not its/their attack/attacks hits/hit")
@dataclass(frozen=True, slots=True)
class HitsOrNot(Modifier):
    """8.6.1. What waits for a hit of the unit's attack is triggered even if that does not hit."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({HIT_OR_NOT})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[HIT_OR_NOT] = True
