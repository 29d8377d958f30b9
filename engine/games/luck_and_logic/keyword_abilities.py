"""11. Keyword abilities, as far as the rules of play have to know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.luck_and_logic import field, zones
from engine.games.luck_and_logic.soul import soul_meant
from engine.kernel.abilities import Ability, Activated, Condition, Context, Effect, Node
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.position import Position
from engine.language.descriptions import Description

GATES: Final = 6  # 11.3.1, reading 43
DRIVES: Final = "uses a logic drive"  #: the event, and what players can be forbidden


@dataclass(frozen=True, slots=True)
class UsualZones(Node):
    """9.3.2. The label of an ability whose text names no zones: those of its card's type hold, and are not printed."""


@dataclass(frozen=True, slots=True)
class LogicDrive(Activated):
    """11.4. An ability of a member with soul. Its player may use one of all logic drives in a turn (7.5.3.5)."""


@dataclass(frozen=True, slots=True)
class TranceChange(Ability):
    """11.5. The member may trance with a Foreigner, into a Tranceunion of one of these sorts (11.5.1.1)."""

    into: Description | None = None
    other: Description | None = None

    def names(self, match: Match, context: Context, card: Card) -> bool:
        """Whether it names this Tranceunion."""
        values = match.values(card)
        return any(each is not None and each.fits(match, context, card, values) for each in (self.into, self.other))


@dataclass(frozen=True, slots=True)
class ToolSkill(Ability):
    """11.10. What a tool does when a synthesis turns it face up."""

    effect: Effect | None = None


@dataclass(frozen=True, slots=True)
class MakeUp(Activated):
    """11.11. The member changes places with one of the hand of the same character, up to this level."""

    level: int = 0


@dataclass(frozen=True, slots=True)
class KeywordCondition(Condition):
    """What a keyword before a text demands for it to be active at all."""


@dataclass(frozen=True, slots=True)
class VanguardCondition(KeywordCondition):
    """11.3.1. None of the opponent's six gates is destroyed; asked when the ability triggers (reading 43)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.GATE.name})

    def holds(self, match: Position, context: Context) -> bool:
        """Whether the opponent has as many face-down gates."""
        return len(field.standing_gates(match, 1 - context.player)) >= GATES


@dataclass(frozen=True, slots=True)
class ExSoul(KeywordCondition):
    """11.6. The member has so much soul: asked when it triggers or is played, of continuous abilities all the time."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    number: int

    def holds(self, match: Position, context: Context) -> bool:
        """Whether it has, or had when it left the circles (12.2.2)."""
        return len(soul_meant(match, context.source, context.stamp)) >= self.number
