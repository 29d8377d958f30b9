"""The battle as texts speak of it: which units have a role in it, and whether a unit has one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.vanguard.battle_state import Role, battle, boosting, in_role, values_then
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.battles import HasRole, InRole, WithRole
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.phrases import WordList, phrase


@phrase("the attacking unit", role="attacking")
@phrase("the attacked unit", role="attacked")
@phrase("the boosted unit", role="boosted")
@phrase("the boosting unit", role="boosting")
@dataclass(frozen=True, slots=True)
class InBattle(WithRole):
    """7.4. A unit with a role in the battle."""

    @property
    def plural(self) -> bool:
        return False


@phrase("that is/are attacking", role="attacking")
@phrase("that is/are boosting", role="boosting")
@phrase("that is/are being attacked", role="attacked")
@dataclass(frozen=True, slots=True)
class ThatIs(InRole):
    """7.4.1.3, 7.4.1.6, 7.4.1.10. Attacking, boosting or attacked in the battle."""


ROLE_WORDS: Final = WordList(
    "how a unit is",
    {"boosted": "boosted", "attacking": "attacking", "boosting": "boosting", "being attacked": "attacked"},
)


@phrase("{one} is/are {role}", role=ROLE_WORDS)
@dataclass(frozen=True, slots=True)
class IsBeing(HasRole):
    """Whether a unit has a role in the battle."""


@phrase("{one} is/are attacking a {attacked-}")
@dataclass(frozen=True, slots=True)
class IsAttackingOne(PlainCondition):
    """7.4. Whether a unit is attacking a certain unit in the battle, be that still where it was attacked or not."""

    one: FixedTarget
    attacked: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it attacks, and any of the units attacked fits as it was."""
        current = battle(match)
        attacking = units_in_role(match, "attacking")
        if current is None or not any(card in attacking for card in self.one.cards(match, context)):
            return False
        targets = [place for place in current.places if place.role == "target"]
        return any(
            place.zone.kind in self.attacked.noun.kinds
            and self.attacked.fits(match, context, place.card, values_then(match, place))
            for place in targets
        )


@phrase("{one} is/are boosted by a {booster-}")
@dataclass(frozen=True, slots=True)
class IsBoostedBy(PlainCondition):
    """Whether a unit is attacking with the boost of a certain unit."""

    one: FixedTarget
    booster: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it attacks, and what boosts it fits."""
        current = battle(match)
        boosted = units_in_role(match, "boosted")
        if current is None or current.booster is None or not any(c in boosted for c in self.one.cards(match, context)):
            return False
        boosters = [place for place in current.places if place.role == "booster"]
        return any(self.booster.fits(match, context, place.card, values_then(match, place)) for place in boosters)


_LEAVING: Final[Mapping[str, tuple[Role, ...]]] = {
    "attacking": ("attacker", "mate"),
    "attacked": ("target",),
    "boosting": ("booster",),
}

_BATTLE_ROLES: Final[Mapping[str, Role]] = {
    "attacking": "attacker",
    "attacked": "target",
}


def units_in_role(match: Match, role: str) -> list[Card]:
    """The units that are attacking, attacked, boosted or boosting, as long as they are the cards that they were.

    12.9: the attacking unit stays boosted even if the unit that boosted it has left.
    7.4.1.10.1.1: nobody is boosting any longer once one of the two has left its circle.
    """
    current = battle(match)
    if current is None:
        return []
    if role == "boosted":
        return [unit for unit in in_role(match, "attacker") if unit == current.boosted]
    if role == "boosting":
        booster = boosting(match, current)
        return [] if booster is None else [booster]
    return in_role(match, _BATTLE_ROLES[role])


def has_role(match: Match, context: Context, card: Card, entered: int, role: str) -> bool:
    """Whether a unit is attacking, attacked, boosted or boosting; or was, until it left the field.

    8.6.5.1.2: what answers its leaving looks at the unit as it was on its circle.
    """
    last, current = context.looks_back_at(match, card), battle(match)
    if last is None or current is None:
        return match.state.entered[card] == entered and card in units_in_role(match, role)
    if role == "boosted":
        return card == current.boosted
    roles = _LEAVING[role]
    return any(p.card == card and p.role in roles and p.zone is last.zone for p in current.places)
