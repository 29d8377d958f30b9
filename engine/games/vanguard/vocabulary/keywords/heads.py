"""11, 12.8. What keywords in the head of an ability demand for it to be active, and letting abilities be active anyway.

AUTO (RC) GB1 Brave: ...
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard.vocabulary.keywords.words import DEMANDING
from engine.kernel import verbs
from engine.kernel.abilities import Ability, Change, Condition, Context, Continuous
from engine.kernel.aspects import EFFECTS, NOTHING
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.changes import OTHER
from engine.language.conditions import ActiveWhile
from engine.language.instructions import Clause
from engine.language.phrases import Several, phrase


@dataclass(frozen=True, slots=True)
class Demand(ActiveWhile, ABC):
    """A demand that goes by a keyword, or by an icon with a number, for which an effect may make up (12.8)."""

    @property
    @abstractmethod
    def keyword(self) -> str:
        """The keyword, or the icon with its number: "LB4"."""

    def aspects(self) -> frozenset[str]:
        """Those at which the demand looks, and whether an effect makes up for it."""
        return ActiveWhile.aspects(self) | {EFFECTS}

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is met, or need not be."""
        return self.is_met(match, context) or is_enabled(match, context.player, self.keyword)

    @abstractmethod
    def is_met(self, match: Match, context: Context) -> bool:
        """Whether it is met."""


@dataclass(frozen=True, slots=True)
class AllOf(ActiveWhile):
    """Several demands at once."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    demands: tuple[ActiveWhile, ...]

    def holds(self, match: Match, context: Context) -> bool:
        """Whether all of them are met."""
        return all(demand.holds(match, context) for demand in self.demands)


@dataclass(frozen=True, slots=True)
class AsLongAs(Condition):
    """11.6.3.1 and its kin: what a continuous ability demands is asked continuously, together with its "if"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    demand: ActiveWhile
    requirement: Condition | None = None

    def holds(self, match: Match, context: Context) -> bool:
        if not self.demand.holds(match, context):
            return False
        return self.requirement is None or self.requirement.holds(match, context)


def _apart(condition: ActiveWhile) -> tuple[ActiveWhile, ...]:
    return condition.demands if isinstance(condition, AllOf) else (condition,)


DEMANDS: Final = Several(ActiveWhile, " ", wrap=AllOf, unwrap=_apart)
"""What stands in the head of an ability; several demands make one."""


def together(first: ActiveWhile, second: ActiveWhile) -> ActiveWhile:
    """Both demands, as the head of one ability says them."""
    return AllOf((*_apart(first), *_apart(second)))


def demands_of(ability: Ability) -> tuple[ActiveWhile, ...]:
    """What the head of an ability demands, whether it is met or not."""
    condition = ability.condition
    if isinstance(ability, Continuous) and isinstance(ability.requirement, AsLongAs):
        condition = ability.requirement.demand
    return _apart(condition) if isinstance(condition, ActiveWhile) else ()


def demand_continuously(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of a continuous ability, with what its head demands as a part of its requirement."""
    demand = values.pop("condition", None)
    if demand is not None:
        values["requirement"] = AsLongAs(demand, values.get("requirement"))
    return values


def demanded_continuously(values: Mapping[str, Any]) -> dict[str, Any]:
    """The same fields, with what the head demands apart."""
    requirement = values["requirement"]
    if not isinstance(requirement, AsLongAs):
        return {**values, "condition": None}
    return {**values, "condition": requirement.demand, "requirement": requirement.requirement}


# ---- 12.8


@dataclass(frozen=True, slots=True)
class Enabled(Change):
    """A rule in force: the abilities with a keyword demand nothing for it. No card's characteristics change."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    keyword: str = ""

    def apply(self, match: Match, context: Context, card: Any, values: dict[str, Any]) -> None:
        """Nothing is changed."""


def is_enabled(match: Match, player: int, keyword: str) -> bool:
    """Whether the abilities of a player's cards with this keyword are active as far as the keyword goes."""
    return any(
        isinstance(change, Enabled) and change.keyword == keyword and effect.player == player
        for effect in match.state.effects
        for change in effect.changes
    )


@phrase("the {keyword} abilities of your cards are active until end of turn", keyword=DEMANDING)
@dataclass(frozen=True, slots=True)
class Enable(Clause):
    """12.8.1. Only the demand of this keyword need not be met; others in the same head stay."""

    keyword: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        yield from ()
        _enable(match, context, self.keyword)


@phrase("the LB{number} abilities of your cards are active until end of turn", icon="LB")
@phrase("the GB{number} abilities of your cards are active until end of turn", icon="GB")
@dataclass(frozen=True, slots=True)
class EnableBreak(Clause):
    """12.8.1. The same for limit break or generation break of a number; those of other numbers stay."""

    icon: str
    number: int

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        yield from ()
        _enable(match, context, f"{self.icon}{self.number}")


def _enable(match: Match, context: Context, keyword: str) -> None:
    entered, turn = match.state.entered[context.source], match.state.turn
    changes = (Enabled(keyword),)
    verbs.put_in_force(match, EffectInForce(0, context.player, context.source, entered, "turn", changes, turn=turn))
