"""11.11, 11.14, 11.42. The skills of G units: when, and for what cost, they come from the G zone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeVar

from engine.games.vanguard import actions, characteristics, field, gyze, striding, zones
from engine.games.vanguard.hearts import is_g_unit
from engine.games.vanguard.nations import ELEMENTAL
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Ability, Context, Cost, Replacing
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.timing import pay, payable

READY: Final = Remembered("ready to stride", False, touches="ready to stride")
"""8.5.2.1.1.3. Whether the turn player's vanguard was of grade 3 as the turn began."""

STRIDE_GRADE: Final = 3
G_GUARDIANS: Final = 4  # 7.5.1.2.3: with so many face-up G guardians in the G zone no further one is called
ULTIMATE_CARDS: Final = 3  # 8.5.2.1.2.2: so many face-up cards in the G zone
ZEROTH_DRAGON: Final = "Zeroth Dragon"
ZEROTH_DRAGONS: Final = 5  # 8.5.2.1.2.3: so many of different names in the bind zone

OTHER_COSTS: Final = "stride costs"
"""The characteristic of units that let their master pay something else for strides: what says so."""

GRADE_TO_STRIDE: Final = "grade to stride"
"""The characteristic of cards that are worth more grades than their own while a stride is paid for: how many more."""

HEAL_FOR_GUARDIANS: Final = "heal for guardians"
"""The characteristic of cards that may be discarded for a G guardian as if they had the heal trigger."""

Costs = tuple[Cost, ...]
Skill = TypeVar("Skill", bound=Ability)


@dataclass(frozen=True, slots=True)
class StrideSkill(Ability):
    """11.11. What a player pays to stride this G unit in the stride step."""

    otherwise: ClassVar[bool] = True  #: whether effects may change what it costs
    costs: Costs = ()

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.1.3. Whether the card may be stridden with: see `may_stride`."""
        return match.kept(may_stride, player)

    def ways(self, match: Match, player: int, card: Card) -> Sequence[StrideSkill]:
        """The skill with its own cost, and with any other that a unit of the player's lets them pay."""
        if not self.otherwise:
            return (self,)
        return (self, *(StrideSkill(costs=costs) for costs in _other_costs(match, player, card)))

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """8.5.3.4. Resolve the card."""
        yield from striding.stride(match, player, card)


@dataclass(frozen=True, slots=True)
class UltimateStrideSkill(StrideSkill):
    """11.42. As a stride skill; other conditions hold for it (8.5.2.1.2), and nothing changes its cost (11.42.3)."""

    otherwise: ClassVar[bool] = False

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.2.1, 8.5.2.1.2.2. Whether card and vanguard share a nation, and enough of the G zone lies face up."""
        return _shares_nation(match, player, card) and len(_face_up_g_zone(match, player)) >= ULTIMATE_CARDS

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """8.5.3.4, 10.28.5. Resolve the card, and remember that it came so."""
        yield from striding.stride(match, player, card, ultimate=True)


@dataclass(frozen=True, slots=True)
class GyzeStrideSkill(UltimateStrideSkill):
    """11.42.2.2. The ultimate stride skill of a card with two sides; ``side`` is the name of the one it strides as."""

    side: str = ""

    def is_released(self, match: Match, player: int, card: Card) -> bool:
        """8.5.2.1.2.1, 8.5.2.1.2.3. Whether the vanguard is of grade 3, and five kinds of Zeroth Dragons are bound."""
        grade = field.vanguard_grade(match, player)
        if grade is None or grade < STRIDE_GRADE:
            return False
        bound = [match.values(other) for other in match.cards(zones.BIND[player]) if not match.state.face_down[other]]
        kinds = {values[NAMES] for values in bound if ZEROTH_DRAGON in values[characteristics.RACES]}
        return len(kinds) >= ZEROTH_DRAGONS and _shares_nation(match, player, card)

    def stride(self, match: Match, player: int, card: Card) -> Procedure[None]:
        """11.42.2.2.1. Remove all other cards of circles, soul and G zone, flip the card over, and stride it."""
        own = [zone for zone in match.state.zones if zone.player == player]
        places = [zone for zone in own if zone.kind.field or zone.kind in (zones.SOUL, zones.G_ZONE)]
        others = [other for place in places for other in match.cards(place) if other != card]
        yield from actions.remove(match, others)
        gyze.flip_over(match, card)
        yield from striding.stride(match, player, card, ultimate=True)


@dataclass(frozen=True, slots=True)
class GGuardianSkill(Replacing):
    """11.14. What a player pays to call this G unit to the guardian circle in the opponent's guard step."""

    own: ClassVar[bool] = True
    kinds: tuple[str, ...] = (zones.GUARDIAN.leave,)
    costs: Costs = ()

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """11.14.3. Whether this card is about to leave the guardian circle."""
        return event.card == context.source and event.source is not None and event.source.kind is zones.GUARDIAN

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """11.14.3. It is placed in the G zone face up instead."""
        yield from ()
        striding.return_to_g_zone(match, context.source)
        return None


def is_paid_for_guardian(context: Context, values: Values) -> bool:
    """Whether a G guardian is being paid for, and a card counts as a heal trigger for that."""
    return isinstance(context.ability, GGuardianSkill) and HEAL_FOR_GUARDIANS in values


# ---- stride


def may_stride(match: Match, player: int) -> bool:
    """8.5.2.1.1.3. Both vanguards are of grade 3 or more, or the player's own was when the turn began."""
    grades = [field.vanguard_grade(match, seat) for seat in (player, 1 - player)]
    if grades[0] is None:
        return False
    if READY.of(match):
        return True
    return all(grade is not None and grade >= STRIDE_GRADE for grade in grades)


def stride_skills(match: Match, card: Card) -> list[StrideSkill]:
    """11.11. The stride skills that a card has, printed ones first."""
    return match.abilities_of(card, StrideSkill)


def could_stride(match: Match, player: int) -> bool:
    """Whether, as far as others can tell, the player might stride now: what lies face down could be anything."""
    face_up = _face_up_g_zone(match, player)
    may: bool = match.kept(may_stride, player)
    if (may or len(face_up) >= ULTIMATE_CARDS) and face_down_g_cards(match, player):
        return True
    return any(True for _ in _strides(match, player, face_up))


def stride_options(match: Match, player: int) -> list[Option]:
    """8.5.2.1, 8.5.2.4. The G units that may be stridden with, one of each, for each way of paying the whole cost."""
    options: list[Option] = []
    kinds: list[tuple[str, StrideSkill]] = []
    for card in _one_of_each(match, match.cards(zones.G_ZONE[player])):
        for way, paid in enumerate(_ways(match, player, card)):
            kind = match.state.definition[card].number, paid
            if kind not in kinds and payable(match, _context(match, player, card, paid), paid.costs):
                kinds.append(kind)
                options.append(Option("stride-paying", card, value=way) if way else Option("stride", card))
    return options


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


def may_cost_otherwise(ability: Ability | None) -> bool:
    """11.42.3. Whether a cost is paid for a stride that effects may make cheaper."""
    return isinstance(ability, StrideSkill) and ability.otherwise


def _other_costs(match: Match, player: int, card: Card) -> list[Costs]:
    """What else the player's units let them pay for striding this card."""
    found: list[Costs] = []
    for unit, values in match.differing().items():
        if match.master(unit) == player:
            context = Context(unit, player, match.state.entered[unit])
            found += [other.costs for other in values.get(OTHER_COSTS, ()) if other.serves(match, context, card)]
    return found


def _shares_nation(match: Match, player: int, card: Card) -> bool:
    """8.5.2.1.2.1, 8.5.2.1.2.1.1. Whether a card may be stridden over the vanguard, as far as nations go."""
    vanguard = field.vanguard(match, player)
    if vanguard is None:
        return False
    values, nations = match.values(card), match.values(vanguard)[characteristics.NATIONS]
    return (
        not values[characteristics.NATIONS].isdisjoint(nations)
        if nations
        else ELEMENTAL in values[characteristics.CLANS]
    )


# ---- G guardians


def g_guardian_skills(match: Match, card: Card) -> list[GGuardianSkill]:
    """11.14.1. The different G guardian abilities that a card has, printed ones first."""
    return _different(match.abilities_of(card, GGuardianSkill))


def is_g_guardian(match: Match, card: Card, values: Values) -> bool:
    """11.14.1. Whether a card with these characteristics has the G guardian ability."""
    lost = values.get(LOST_ABILITIES, ())
    printed = [ability for ability in match.state.definition[card].abilities if ability not in lost]
    return any(isinstance(ability, GGuardianSkill) for ability in (*printed, *values.get(GAINED_ABILITIES, ())))


def may_call_g_guardian(match: Match, player: int) -> bool:
    """7.5.1.2.3. Both vanguards are of grade 3 or more, and fewer than four G guardians lie face up in the G zone."""
    for seat in (0, 1):
        grade = field.vanguard_grade(match, seat)
        if grade is None or grade < STRIDE_GRADE:
            return False
    face_up = _face_up_g_zone(match, player)
    if len(face_up) < G_GUARDIANS:
        return True
    return len([card for card in face_up if g_guardian_skills(match, card)]) < G_GUARDIANS


def g_guardian_options(match: Match, player: int) -> list[Option]:
    """7.5.1.2.3. The face-down G guardians whose whole cost can be paid, one of each, for each skill."""
    options: list[Option] = []
    kinds: list[tuple[str, GGuardianSkill]] = []
    for card in _one_of_each(match, face_down_g_cards(match, player)):
        for way, skill in enumerate(g_guardian_skills(match, card)):
            kind = match.state.definition[card].number, skill
            if kind not in kinds and payable(match, _context(match, player, card, skill), skill.costs):
                kinds.append(kind)
                options.append(Option("g-guard-paying", card, value=way) if way else Option("g-guard", card))
    return options


def play_g_guardian(match: Match, player: int, chosen: Option) -> Procedure[None]:
    """7.5.1.2.3, 11.14.2. Pay the cost, and call the card to the guardian circle face up."""
    card = chosen.card
    assert card is not None
    skill = g_guardian_skills(match, card)[chosen.value or 0]
    yield from pay(match, _context(match, player, card, skill), skill.costs)
    yield from actions.call_guardian(match, card, how="superior call")


# ---- the G zone


def face_down_g_cards(match: Match, player: int) -> list[Card]:
    """4.11.2. The face-down cards of a player's G zone."""
    return [card for card in match.cards(zones.G_ZONE[player]) if match.state.face_down[card]]


def _face_up_g_zone(match: Match, player: int) -> list[Card]:
    """4.11.3. The face-up cards of a player's G zone."""
    return [card for card in match.cards(zones.G_ZONE[player]) if not match.state.face_down[card]]


def _one_of_each(match: Match, cards: Sequence[Card]) -> list[Card]:
    """The first of the cards of a G zone that are printed alike and lie alike, unless anything has changed one."""
    definition, face_down, differing = match.state.definition, match.state.face_down, match.differing()
    found: list[Card] = []
    seen: set[tuple[CardDefinition, bool]] = set()
    for card in cards:
        alike = definition[card], face_down[card]
        if card in differing:
            found.append(card)
        elif alike not in seen:
            seen.add(alike)
            found.append(card)
    return found


def _different(skills: list[Skill]) -> list[Skill]:
    """Each of these once."""
    return skills if len(skills) < 2 else list(dict.fromkeys(skills))


def _context(match: Match, player: int, card: Card, skill: Ability) -> Context:
    return Context(card, player, match.state.entered[card], skill, known=match.values(card))
