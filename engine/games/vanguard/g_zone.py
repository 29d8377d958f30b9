"""4.11, 8.5.2. The G zone: what lies in it, and what the position lets come from it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.nations import ELEMENTAL
from engine.kernel.abilities import Context, Cost
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.derived_state import DerivedState
from engine.kernel.match import Match
from engine.kernel.memory import Remembered

Costs = tuple[Cost, ...]

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


def face_down_g_cards(match: Match, player: int) -> list[Card]:
    """4.11.2. The face-down cards of a player's G zone."""
    return [card for card in match.cards(zones.G_ZONE[player]) if match.state.face_down[card]]


def face_up_g_cards(match: Match, player: int) -> list[Card]:
    """4.11.3. The face-up cards of a player's G zone."""
    return [card for card in match.cards(zones.G_ZONE[player]) if not match.state.face_down[card]]


def one_of_each(match: Match, player: int) -> list[Card]:
    """The first of the cards of a G zone that are printed alike and lie alike, unless anything has changed one."""
    differing = match.differing()
    if not differing or differing.keys().isdisjoint(match.cards(zones.G_ZONE[player])):
        return match.kept_until(zones.G_ZONE.name, _one_of_each_printed, player)
    return _one_of_each(match, player, differing.keys())


def _one_of_each_printed(match: DerivedState, player: int) -> list[Card]:
    return _one_of_each(match, player, ())


def _one_of_each(match: DerivedState, player: int, differing: Collection[Card]) -> list[Card]:
    """The first of the cards that are alike, and each of those that are not what is printed on them."""
    definition, face_down = match.state.definition, match.state.face_down
    cards = match.cards(zones.G_ZONE[player])
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


def may_stride(match: Match, player: int) -> bool:
    """8.5.2.1.1.3. Both vanguards are of grade 3 or more, or the player's own was when the turn began."""
    grades = [field.vanguard_grade(match, seat) for seat in (player, 1 - player)]
    if grades[0] is None:
        return False
    if READY.of(match):
        return True
    return all(grade is not None and grade >= STRIDE_GRADE for grade in grades)


def shares_nation(match: Match, player: int, card: Card) -> bool:
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


def other_costs(match: Match, player: int, card: Card) -> list[Costs]:
    """What else the player's units let them pay for striding this card."""
    found: list[Costs] = []
    for unit, values in match.differing().items():
        if match.master(unit) == player:
            context = Context(unit, player, match.state.entered[unit])
            found += [other.costs for other in values.get(OTHER_COSTS, ()) if other.serves(match, context, card)]
    return found
