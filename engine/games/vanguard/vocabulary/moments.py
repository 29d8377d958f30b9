"""7.8.1.1, 6.8.1.3. Ends that abilities wait for: of battles by who fought in them, and of every turn."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.vocabulary.battle_triggers import (
    EndOfBattle,
    attacked_as,
    attacks_of,
    ending,
    was_attacked,
    was_like,
)
from engine.games.vanguard.vocabulary.battles import units_in_role
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.kernel.abilities import Context
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger


@phrase("at the end of the battle that {who-} attacked( a {attacked-})?")
@dataclass(frozen=True, slots=True)
class AtEndOfBattleOf(EndOfBattle):
    """7.8.1.1. A battle ends in which any of a player's units of a kind attacked."""

    who: UnitsOf
    attacked: Description | None = None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether such a unit attacked, and what it attacked fits."""
        current = ending(match, context)
        if current is None or not any(attacked_as(match, context, self.who, place) for place in current.places):
            return False
        return any(was_attacked(match, context, self.attacked, attack) for attack in attacks_of(current, event))


@phrase("at the end of the battle that this unit was boosted( by a {booster-})?")
@dataclass(frozen=True, slots=True)
class AtEndOfBoostedBattle(EndOfBattle):
    """7.8.1.1, 12.9. A battle ends in which this unit attacked with a boost."""

    booster: Description | None = None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this unit was boosted, and what boosted it fits."""
        current = ending(match, context)
        if current is None or context.source not in units_in_role(match, "boosted"):
            return False
        return was_like(match, context, self.booster, ("booster",), current.booster)


@phrase("at the end of the battle that this unit was attacked( by a {attacker-})?")
@dataclass(frozen=True, slots=True)
class AtEndOfBattleAgainst(EndOfBattle):
    """7.8.1.1. A battle ends in which this unit was attacked."""

    attacker: Description | None = None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this unit was attacked, and what attacked it fits."""
        current = ending(match, context)
        if current is None or context.source not in current.targets:
            return False
        attackers = [place.card for place in current.places if place.role in ("attacker", "mate")]
        return self.attacker is None or any(
            was_like(match, context, self.attacker, ("attacker", "mate"), card) for card in attackers
        )


@phrase("at the end of each turn")
@dataclass(frozen=True, slots=True)
class AtEndOfEachTurn(PlainTrigger):
    """6.8.1.3. A turn ends, whosever it is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The end of the turn."""
        return ("end of turn",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return True


@phrase("the attack hit", hit=True)
@phrase("that attack hit", hit=True)
@phrase("the attack did not hit", hit=False)
@phrase("that attack did not hit", hit=False)
@dataclass(frozen=True, slots=True)
class AttackHit(PlainCondition):
    """7.7.1.7. Whether the attack of the battle in progress has hit anything."""

    hit: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it has, or has not."""
        current = battle(match)
        return current is not None and bool(current.targets) and self.hit is bool(current.hits)
