"""505.6a, 507.2. Effects that stop the attack that is going on, or aim it at another creature.

Whenever a creature attacks you, you may tap this creature. If you do, stop the attack.
Whenever your opponent's creature attacks, you may untap this creature. If you do, aim the attack at this creature.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, blocking
from engine.games.duel_masters.battle_state import ATTACK
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.language.cards import DID
from engine.language.instructions import Clause, ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase


@phrase("stop the attack")
@dataclass(frozen=True, slots=True)
class StopAttack(Clause):
    """505.6a. The attack that is going on ends, unless it has come to its battle or to the player already."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is such an attack."""
        return battle_state.is_open(match)

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether there is such an attack."""
        return battle_state.is_open(match)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the end of the attack be next."""
        yield from ()
        context.bound[DID] = ()
        current, attacking = ATTACK.of(match), battle_state.attacker(match)
        if current is None or attacking is None or not battle_state.is_open(match):
            return
        ATTACK.set(match, replace(current, is_stopped=True))
        match.tell("attack-stopped", card=Ref(attacking))
        context.bound[DID] = (attacking,)


@phrase("aim_the_attack at {target}")
@dataclass(frozen=True, slots=True)
class AimAttack(TargetedCardAction, ImmediateAction):
    """507.2b. The attack that is going on is aimed at another creature of the player who is attacked."""

    verb: ClassVar[str] = "aim"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What can be attacked instead."""
        return blocking.may_be_attacked_instead(match, card)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Aim it at the one creature."""
        able = [card for card in cards if blocking.may_be_attacked_instead(match, card)]
        if len(able) != 1:
            return ()
        blocking.aim_at(match, able[0])
        return (able[0],)
