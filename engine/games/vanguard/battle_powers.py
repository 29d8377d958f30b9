"""7.4.1.11, 3.11.3, 10.25.6. The power that the rules of battle give: boost, the legion mate's, guardians' shields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.battle_state import (
    BATTLE,
    Battle,
    battle,
    boosting,
    enlist,
    require_battle,
    takes_part,
    taking_part,
    update,
)
from engine.kernel import verbs
from engine.kernel.abilities import Change, Context
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.changes import FIXED

WHO_FIGHTS: Final = frozenset({BATTLE.touches, *(kind.name for kind in zones.UNITS)})
"""Aspects of the position: who takes part in the battle, and whether they still do."""


@dataclass(frozen=True, slots=True)
class Boosted(Change):
    """7.4.1.11. The boosted unit has the power of the boosting unit added, as long as both stay what they are.

    11.4.1, 8.7.1.4: boost is an ability whose effect increases the power, so it adds nothing to a power that is set;
    the power of a legion is a sum with the boost in it all the same (10.25.6).
    """

    layer: ClassVar[str] = "boost"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the booster's power."""
        current = battle(match)
        if current is None or current.boosted != card:
            return
        booster = boosting(match, current)
        if booster is None or ("power" in values.get(FIXED, ()) and not _attacks_in_legion(match, current)):
            return
        values[characteristics.POWER] += field.power(match, booster)


@dataclass(frozen=True, slots=True)
class Accompanied(Change):
    """10.25.6. While it attacks, a legion leader has the power of its mate added, with any boost of the mate."""

    layer: ClassVar[str] = "legion"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the mate's power."""
        current = battle(match)
        if current is None or current.attacker != card or current.mate is None:
            return
        if _attacks_in_legion(match, current):
            values[characteristics.POWER] += field.power(match, current.mate)


def _attacks_in_legion(match: Match, current: Battle) -> bool:
    """10.25.6. Whether both units of a legion take part in the attack."""
    return takes_part(match, current, "attacker", current.attacker) and takes_part(match, current, "mate", current.mate)


@dataclass(frozen=True, slots=True)
class Guarded(Change):
    """3.11.3. A unit being attacked has the shields of its guardians added to its power."""

    layer: ClassVar[str] = "shields"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.SHIELD})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the guardians' shields."""
        current = battle(match)
        if current is not None:
            values[characteristics.POWER] += shields_of(match, current, card)


def shields_of(match: Match, current: Battle, card: Card) -> int:
    """3.11.3. The shields of all guardians that guard a unit, together."""
    if not current.guarding:
        return 0
    guardians = taking_part(match, current, "guardian")
    return sum(
        [field.shield(match, each) for each, guarded in current.guarding if guarded == card and each in guardians]
    )


def let_change(match: Match, source: Card, change: Change, cards: tuple[Card, ...]) -> None:
    """Put a change that the rules of battle make in force until the battle ends."""
    entered = match.state.entered[source]
    effect = EffectInForce(0, match.master(source), source, entered, "battle", (change,), cards)
    verbs.put_in_force(match, effect)


def aim_at(match: Match, targets: tuple[Card, ...], current: Battle | None = None) -> None:
    """7.4.1.8, 7.4.1.8.5, 10.20.1. From now on these, and no others, are the units being attacked in the battle.

    ``current`` is how the battle is to be remembered otherwise, if not as it is.
    """
    if current is None:
        current = require_battle(match)
    others = [place for place in current.places if place.role != "target"]
    aims = [enlist(match, "target", card) for card in targets]
    update(match, replace(current, targets=targets, places=(*others, *aims)))
    for card in targets:
        if not any(isinstance(change, Guarded) for e in match.state.effects if card in e.cards for change in e.changes):
            let_change(match, card, Guarded(), (card,))
