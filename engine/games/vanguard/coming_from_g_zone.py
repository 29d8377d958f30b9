"""8.5.2, 7.5.1.2.3. Coming from the G zone: striding, and calling G guardians."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from engine.games.vanguard import actions, field, zones
from engine.games.vanguard.g_skills import GGuardianSkill, StrideSkill
from engine.games.vanguard.g_zone import (
    G_GUARDIANS,
    STRIDE_GRADE,
    ULTIMATE_CARDS,
    face_up_g_cards,
    may_stride,
    one_of_each,
)
from engine.games.vanguard.hearts import is_g_unit
from engine.kernel.abilities import Ability, Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.timing import pay, payable

Skill = TypeVar("Skill", bound=Ability)

SkillsOf = Callable[[Card], Sequence[StrideSkill | GGuardianSkill]]
"""What tells the skills by which a card may come."""


def stride_skills(match: Match, card: Card) -> list[StrideSkill]:
    """11.11. The stride skills that a card has, printed ones first."""
    return match.abilities_of(card, StrideSkill)


def could_stride(match: Match, player: int) -> bool:
    """Whether, as far as others can tell, the player might stride now: what lies face down could be anything."""
    face_up = face_up_g_cards(match, player)
    may: bool = match.kept(may_stride, player)
    if (may or len(face_up) >= ULTIMATE_CARDS) and len(face_up) < len(match.cards(zones.G_ZONE[player])):
        return True
    return any(True for _ in _strides(match, player, face_up))


def stride_options(match: Match, player: int) -> list[Option]:
    """8.5.2.1, 8.5.2.4. The G units that may be stridden with, one of each, for each way of paying the whole cost."""
    return [
        Option("stride-paying", card, value=way) if way else Option("stride", card)
        for card, way in _payable_ways(match, player, lambda card: _ways(match, player, card))
    ]


def play_stride(match: Match, player: int, chosen: Option) -> Procedure[None]:
    """8.5.2.4, 8.5.3.4. Pay the cost, and resolve the card."""
    card = chosen.card
    assert card is not None
    paid = _ways(match, player, card)[chosen.value or 0]
    yield from pay(match, _context(match, player, card, paid), paid.costs)
    yield from paid.stride(match, player, card)


def _ways(match: Match, player: int, card: Card) -> list[StrideSkill]:
    """Each way to stride a card that may be stridden with, whether or not anybody can pay for it."""
    skills = [skill for _, skill in _strides(match, player, [card])]
    return _different([way for skill in skills for way in skill.ways(match, player, card)])


def _strides(match: Match, player: int, cards: Sequence[Card]) -> Iterator[tuple[Card, StrideSkill]]:
    """The cards that may be stridden with, and by which skills, whether or not anybody can pay for it.

    10.28.1: G units that lie face down, and what flips over, face up (11.42.2.2).
    """
    for card in cards:
        if match.state.face_down[card] is not is_g_unit(match, card):
            continue
        for skill in stride_skills(match, card):
            if skill.is_released(match, player, card):
                yield card, skill


def g_guardian_skills(match: Match, card: Card) -> list[GGuardianSkill]:
    """11.14.1. The different G guardian abilities that a card has, printed ones first."""
    return _different(match.abilities_of(card, GGuardianSkill))


def may_call_g_guardian(match: Match, player: int) -> bool:
    """7.5.1.2.3. Both vanguards are of grade 3 or more, and fewer than four G guardians lie face up in the G zone."""
    for seat in (0, 1):
        grade = field.vanguard_grade(match, seat)
        if grade is None or grade < STRIDE_GRADE:
            return False
    face_up = face_up_g_cards(match, player)
    if len(face_up) < G_GUARDIANS:
        return True
    return len([card for card in face_up if g_guardian_skills(match, card)]) < G_GUARDIANS


def g_guardian_options(match: Match, player: int) -> list[Option]:
    """7.5.1.2.3. The face-down G guardians whose whole cost can be paid, one of each, for each skill."""
    return [
        Option("g-guard-paying", card, value=way) if way else Option("g-guard", card)
        for card, way in _payable_ways(match, player, lambda card: g_guardian_skills(match, card), face_down=True)
    ]


def play_g_guardian(match: Match, player: int, chosen: Option) -> Procedure[None]:
    """7.5.1.2.3, 11.14.2. Pay the cost, and call the card to the guardian circle face up."""
    card = chosen.card
    assert card is not None
    skill = g_guardian_skills(match, card)[chosen.value or 0]
    yield from pay(match, _context(match, player, card, skill), skill.costs)
    yield from actions.call_guardian(match, card, how="superior call")


def _payable_ways(
    match: Match, player: int, skills_of: SkillsOf, *, face_down: bool = False
) -> Iterator[tuple[Card, int]]:
    """The cards of the G zone that may come and the ways whose whole cost can be paid: of cards that are alike one.

    A way is the place of its skill among those of the card. With ``face_down`` only cards that lie so are asked.
    """
    kinds: list[tuple[str, Ability]] = []
    for card in one_of_each(match, player):
        if face_down and not match.state.face_down[card]:
            continue
        for way, skill in enumerate(skills_of(card)):
            kind = match.state.definition[card].number, skill
            if kind not in kinds and payable(match, _context(match, player, card, skill), skill.costs):
                kinds.append(kind)
                yield card, way


def _different(skills: list[Skill]) -> list[Skill]:
    """Each of these once."""
    return skills if len(skills) < 2 else list(dict.fromkeys(skills))


def _context(match: Match, player: int, card: Card, skill: Ability) -> Context:
    return Context(card, player, match.state.entered[card], skill, known=match.values(card))
