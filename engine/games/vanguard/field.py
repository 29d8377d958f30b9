"""3.8 to 3.11. Units: who is on which circle, and what they may do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.vanguard import zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.zones import Zone

GAINED_CIRCLES: Final = "gained circles"
"""10.6.3.2. The key in `State.memory` of how many circles both players have gained by Accel."""

_LEADERS: Final = tuple(zones.VANGUARD[player] for player in (0, 1))
_MATES: Final = tuple(zones.VANGUARD.at(player, "L") for player in (0, 1))
_REAR_GUARDS: Final = tuple(zones.REAR_GUARD.of(player) for player in (0, 1))

# ---- circles


def rear_guard_circles(match: Match, player: int) -> tuple[Zone, ...]:
    """4.6.6, 10.6.3.2. The player's rear-guard circles, gained ones last; also those that are lock circles just now."""
    gained = match.state.memory[GAINED_CIRCLES][player]
    return _with_gained(player, gained) if gained else _REAR_GUARDS[player]


@lru_cache(maxsize=64)
def _with_gained(player: int, count: int) -> tuple[Zone, ...]:
    gained = (zones.REAR_GUARD.at(player, f"{zones.REAR_GUARD.grows}{n}") for n in range(1, count + 1))
    return (*_REAR_GUARDS[player], *gained)


def open_circles(match: Match, player: int) -> list[Zone]:
    """The player's circles that are rear-guard circles now: a circle with a locked card is not one (4.6.7)."""
    piles = match.state.zones
    return [circle for circle in rear_guard_circles(match, player) if not piles.get(zones.lock_circle(circle))]


def front_row(match: Match, player: int) -> list[Zone]:
    """4.6.3, 10.6.3.2.1. The circles in the front row: vanguard circle first, gained circles last."""
    circles = zones.front_row(player)
    if not match.state.memory[GAINED_CIRCLES][player]:
        return list(circles)
    return [*circles, *(circle for circle in rear_guard_circles(match, player) if zones.is_accel(circle))]


# ---- units


def vanguard(match: Match, player: int) -> Card | None:
    """3.9. The player's vanguard: the unit last placed on the vanguard circle; of two in legion, the leader."""
    piles = match.state.zones
    cards = piles[_LEADERS[player]] or piles[_MATES[player]]
    return cards[-1] if cards else None


def legion_mate(match: Match, player: int) -> Card | None:
    """10.25.2. The player's legion mate, while the vanguards are in a legion state."""
    piles = match.state.zones
    mates = piles[_MATES[player]]
    return mates[-1] if mates and piles[_LEADERS[player]] else None


def vanguards(match: Match, player: int) -> list[Card]:
    """3.9.1.1. The player's vanguard; in a legion state the leader and the mate."""
    found = vanguard(match, player)
    mate = legion_mate(match, player)
    return [card for card in (found, mate) if card is not None]


def hearts(match: Match, player: int) -> tuple[Card, ...]:
    """10.27.3. The heart cards under the player's vanguard, in the order in which they became hearts."""
    return match.state.zones[zones.HEART[player]]


def rear_guards(match: Match, player: int) -> list[Card]:
    """3.10. The player's rear-guards, circle by circle."""
    piles = match.state.zones
    return [card for zone in rear_guard_circles(match, player) for card in piles[zone]]


def units(match: Match, player: int) -> list[Card]:
    """The player's vanguard and rear-guards: the units that stand up, and with whose clans triggers are compared."""
    piles = match.state.zones
    found = [*piles[_LEADERS[player]], *piles[_MATES[player]]]
    for zone in rear_guard_circles(match, player):
        found += piles[zone]
    return found


def guardians(match: Match, player: int) -> tuple[Card, ...]:
    """3.11. The player's guardians."""
    return match.state.zones[zones.GUARDIAN[player]]


def hand(match: Match, player: int) -> tuple[Card, ...]:
    """The player's hand."""
    return match.state.zones[zones.HAND[player]]


def soul(match: Match, player: int) -> tuple[Card, ...]:
    """The player's soul, bottom to top."""
    return match.state.zones[zones.SOUL[player]]


def damage(match: Match, player: int) -> tuple[Card, ...]:
    """The player's damage zone, oldest first."""
    return match.state.zones[zones.DAMAGE[player]]


def face_up_damage(match: Match, player: int) -> list[Card]:
    """The face-up cards in the player's damage zone: what counter blast can turn."""
    face_down = match.state.face_down
    return [card for card in damage(match, player) if not face_down[card]]


def face_down_damage(match: Match, player: int) -> list[Card]:
    """The face-down cards in the player's damage zone: what counter charge can turn."""
    face_down = match.state.face_down
    return [card for card in damage(match, player) if face_down[card]]


def vanguard_grade(match: Match, player: int) -> int | None:
    """The grade of the player's vanguard; None without one."""
    card = vanguard(match, player)
    if card is None:
        return None
    grade: int = match.values(card)["grade"]
    return grade


def unit_on(match: Match, zone: Zone) -> Card | None:
    """The unit last placed on a circle."""
    cards = match.state.zones[zone]
    return cards[-1] if cards else None


def power(match: Match, card: Card) -> int:
    """2.5. A unit's power now, with boost and shields while it is in battle."""
    value: int = match.values(card)["power"]
    return value


def shield(match: Match, card: Card) -> int:
    """2.6, 3.11.2. A card's shield; a card without one counts 0."""
    return match.values(card)["shield"] or 0


_DRIVE_ABILITIES = {"twin drive": 1, "triple drive": 2}


def drive(match: Match, card: Card) -> int:
    """2.17, 11.2. How many drive checks the unit makes as an attacking vanguard; the largest drive ability counts."""
    values = match.values(card)
    base: int = values["drive"]
    return base + max((_DRIVE_ABILITIES.get(word, 0) for word in values["keywords"]), default=0)


def shares_clan(match: Match, card: Card, player: int) -> bool:
    """7.6.1.2.4, 9.6.5. Whether a card has a clan in common with one of the player's vanguard and rear-guards."""
    clans = match.values(card)["clans"]
    return any(not clans.isdisjoint(match.values(unit)["clans"]) for unit in units(match, player))
