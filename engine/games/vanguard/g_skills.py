"""11.11, 11.14, 11.42. The skills of G units: when, and for what cost, they come from the G zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from engine.games.vanguard import field, zones
from engine.kernel.abilities import Ability, Context, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.timing import pay, payable

READY: Final = "ready to stride"
"""8.5.2.1.1.3. The key in `State.memory` of whether the turn player's vanguard was of grade 3 as the turn began."""

STRIDE_GRADE: Final = 3
G_GUARDIANS: Final = 4  # 7.5.1.2.3: so many face-up G guardians in the G zone are enough


@dataclass(frozen=True, slots=True)
class StrideSkill(Ability):
    """11.11. What a player pays to stride this G unit in the stride step."""

    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True, slots=True)
class UltimateStrideSkill(StrideSkill):
    """11.42. As a stride skill; other conditions hold for it (8.5.2.1.2), and nothing changes its cost (11.42.3)."""


@dataclass(frozen=True, slots=True)
class GGuardianSkill(Ability):
    """11.14. What a player pays to call this G unit to the guardian circle in the opponent's guard step."""

    costs: tuple[Cost, ...] = ()


Skill = TypeVar("Skill", StrideSkill, GGuardianSkill)


def skill_of(match: Match, card: Card, sort: type[Skill]) -> Skill | None:
    """The skill of this sort that a G unit has."""
    return next((a for a in match.state.definition[card].abilities if isinstance(a, sort)), None)


def may_stride(match: Match, player: int) -> bool:
    """8.5.2.1.1.3. Both vanguards are of grade 3 or more, or the player's own was when the turn began."""
    grades = [field.vanguard_grade(match, seat) for seat in (player, 1 - player)]
    if grades[0] is None:
        return False
    if match.state.memory[READY]:
        return True
    return all(grade is not None and grade >= STRIDE_GRADE for grade in grades)


def may_call_g_guardian(match: Match, player: int) -> bool:
    """7.5.1.2.3. Both vanguards are of grade 3 or more, and fewer than four G guardians lie face up in the G zone."""
    for seat in (0, 1):
        grade = field.vanguard_grade(match, seat)
        if grade is None or grade < STRIDE_GRADE:
            return False
    spent = [card for card in match.cards(zones.G_ZONE[player]) if not match.state.face_down[card]]
    return sum(skill_of(match, card, GGuardianSkill) is not None for card in spent) < G_GUARDIANS


def face_down_g_cards(match: Match, player: int) -> list[Card]:
    """4.11.2. The face-down cards of a player's G zone."""
    return [card for card in match.cards(zones.G_ZONE[player]) if match.state.face_down[card]]


def usable(match: Match, player: int, sort: type[Skill]) -> list[Card]:
    """8.5.2.4. The face-down G units with a skill of this sort whose whole cost can be paid, one of each."""
    found: dict[str, Card] = {}
    for card in face_down_g_cards(match, player):
        skill = skill_of(match, card, sort)
        if skill is not None and payable(match, _context(match, player, card, skill), skill.costs):
            found.setdefault(match.state.definition[card].number, card)
    return list(found.values())


def pay_for(match: Match, player: int, card: Card, sort: type[Skill]) -> Procedure[None]:
    """8.5.2.4. Pay the cost of a G unit's skill."""
    skill = skill_of(match, card, sort)
    assert skill is not None
    yield from pay(match, _context(match, player, card, skill), skill.costs)


def _context(match: Match, player: int, card: Card, skill: Ability) -> Context:
    return Context(card, player, match.state.entered[card], skill, known=match.values(card))
