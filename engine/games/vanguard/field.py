"""3.8 to 3.11. Units: who is on which circle, and what they may do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final

from engine.games.vanguard import characteristics, zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import RememberedPlaces
from engine.kernel.zones import Zone

GAINED_CIRCLES: Final = RememberedPlaces("gained circles", zones.REAR_GUARD)
"""10.6.3.2. How many circles each player has gained by Accel."""

_Piles = dict[Zone, tuple[Card, ...]]

_LEADERS: Final = tuple(zones.VANGUARD[player] for player in (0, 1))
_MATES: Final = tuple(zones.VANGUARD.at(player, "L") for player in (0, 1))
_REAR_GUARDS: Final = tuple(zones.REAR_GUARD.of(player) for player in (0, 1))
_GUARDIANS: Final = tuple(zones.GUARDIAN[player] for player in (0, 1))
_HANDS: Final = tuple(zones.HAND[player] for player in (0, 1))

# ---- circles


def rear_guard_circles(match: Match, player: int) -> tuple[Zone, ...]:
    """4.6.6, 10.6.3.2. The player's rear-guard circles, gained ones last; also those that are lock circles just now."""
    gained = GAINED_CIRCLES.of_player(match, player)
    return _with_gained(player, gained) if gained else _REAR_GUARDS[player]


@lru_cache(maxsize=64)
def _with_gained(player: int, count: int) -> tuple[Zone, ...]:
    gained = (zones.REAR_GUARD.at(player, f"{zones.REAR_GUARD.grows}{n}") for n in range(1, count + 1))
    return (*_REAR_GUARDS[player], *gained)


def open_circles(match: Match, player: int) -> list[Zone]:
    """The player's circles that are rear-guard circles now: a circle with a locked card is not one (4.6.7)."""
    piles = match.state.zones
    return [circle for circle in rear_guard_circles(match, player) if not piles.get(zones.lock_circle(circle))]


def front_row(match: Match, player: int) -> Sequence[Zone]:
    """4.6.3, 10.6.3.2.1. The circles in the front row: vanguard circle first, gained circles last."""
    circles = zones.front_row(player)
    if not GAINED_CIRCLES.of_player(match, player):
        return circles
    return [*circles, *(circle for circle in rear_guard_circles(match, player) if zones.is_accel(circle))]


# ---- units


def vanguard(match: Match, player: int) -> Card | None:
    """3.9. The vanguard on the player's circle: the unit last placed there; of two in legion, the leader."""
    piles = match.state.zones
    cards = piles[_LEADERS[player]] or piles[_MATES[player]]
    return cards[-1] if cards else None


def legion_mate(match: Match, player: int) -> Card | None:
    """10.25.2. The player's legion mate, while the vanguards are in a legion state."""
    piles = match.state.zones
    mates = piles[_MATES[player]]
    return mates[-1] if mates and piles[_LEADERS[player]] else None


def vanguards(match: Match, player: int) -> list[Card]:
    """3.9.1.1. The vanguard on the player's circle; in a legion state the leader and the mate."""
    found = vanguard(match, player)
    mate = legion_mate(match, player)
    return [card for card in (found, mate) if card is not None]


def hearts(match: Match, player: int) -> tuple[Card, ...]:
    """10.27.3. The heart cards under the player's vanguard, in the order in which they became hearts."""
    return match.state.zones[zones.HEART[player]]


def is_dominated(match: Match, card: Card) -> bool:
    """10.35.1.1. Whether a unit is in dominated state: its master is not the player whose circle it is on."""
    return card in match.state.master


def admits(match: Match, circle: Zone, card: Card) -> bool:
    """10.35.4.2, 10.35.5.1. Whether a card may come to a zone of the field.

    No dominated unit moves to a circle of another player than its owner, and nobody else's card comes to its circle.
    """
    if not match.state.master or not circle.kind.field or match.state.owner[card] == circle.player:
        return True
    return not is_dominated(match, card) and not any(is_dominated(match, unit) for unit in match.cards(circle))


def rear_guards(match: Match, player: int) -> list[Card]:
    """3.10, 10.35.2. The rear-guards whose master the player is, circle by circle; dominated ones come last."""
    return _of_master(match, player, rear_guards_on) if match.state.master else rear_guards_on(match, player)


def units(match: Match, player: int) -> list[Card]:
    """The vanguards and rear-guards whose master the player is (3.4.2, 10.35.2); dominated ones come last."""
    return _of_master(match, player, units_on_circles) if match.state.master else units_on_circles(match, player)


def all_units(match: Match, player: int) -> list[Card]:
    """3.8.2, 10.35.2. The vanguards, rear-guards and guardians whose master the player is; dominated ones come last."""
    return _of_master(match, player, _all_units_on) if match.state.master else _all_units_on(match, player)


def units_on_circles(match: Match, player: int) -> list[Card]:
    """The units on the player's vanguard circle and rear-guard circles, whoever is their master (10.35.5)."""
    gained = GAINED_CIRCLES.of_player(match, player)
    return [*chain.from_iterable(_piles_of_units(player, gained)(match.state.zones))]


@lru_cache(maxsize=64)
def _piles_of_units(player: int, gained: int) -> Callable[[_Piles], Iterable[tuple[Card, ...]]]:
    """What takes the cards on a player's vanguard circle and rear-guard circles out of those of all zones."""
    return itemgetter(_LEADERS[player], _MATES[player], *_with_gained(player, gained))


def front_row_units(match: Match, player: int) -> list[Card]:
    """4.6.3, 10.35.3. The vanguards and front row rear-guards whose master the player is; dominated ones come last."""
    zone_of = match.state.zone
    found = units(match, player)
    return [card for card in found if zone_of[card].kind is zones.VANGUARD or zones.is_front(zone_of[card])]


def _of_master(match: Match, player: int, on_circles: Callable[[Match, int], list[Card]]) -> list[Card]:
    """Of the cards on both players' circles, those whose master the player is."""
    both = (*on_circles(match, player), *on_circles(match, 1 - player))
    return [card for card in both if match.master(card) == player]


def _all_units_on(match: Match, player: int) -> list[Card]:
    return [*units_on_circles(match, player), *guardians(match, player)]


def rear_guards_on(match: Match, player: int) -> list[Card]:
    """The units on the player's rear-guard circles, whoever is their master."""
    return [*chain.from_iterable(map(match.state.zones.__getitem__, rear_guard_circles(match, player)))]


def guardians(match: Match, player: int) -> tuple[Card, ...]:
    """3.11. The guardians on the player's circle."""
    return match.state.zones[_GUARDIANS[player]]


def watch_guardians(match: Match) -> None:
    """9.4.1. The battle, or its phase, is over: where there are guardians, rule actions look whether they stay."""
    piles = match.state.zones
    if piles[_GUARDIANS[0]] or piles[_GUARDIANS[1]]:
        match.rule_actions_dirty = True


def hand(match: Match, player: int) -> tuple[Card, ...]:
    """The player's hand."""
    return match.state.zones[_HANDS[player]]


def soul(match: Match, player: int) -> tuple[Card, ...]:
    """The player's soul, bottom to top."""
    return match.state.zones[zones.SOUL[player]]


def damage(match: Match, player: int) -> tuple[Card, ...]:
    """The player's damage zone, oldest first."""
    return match.state.zones[zones.DAMAGE[player]]


def vanguard_grade(match: Match, player: int) -> int | None:
    """The grade of the player's vanguard; None without one."""
    card = vanguard(match, player)
    return None if card is None else match.value(card, characteristics.GRADE)


def unit_on(match: Match, zone: Zone) -> Card | None:
    """The unit last placed on a circle."""
    cards = match.state.zones[zone]
    return cards[-1] if cards else None


def power(match: Match, card: Card) -> int:
    """2.5. A unit's power now, with boost and shields while it is in battle."""
    value: int = match.values(card)[characteristics.POWER]
    return value


def shield(match: Match, card: Card) -> int:
    """2.6, 3.11.2. A card's shield; a card without one counts 0."""
    return match.value(card, characteristics.SHIELD) or 0


_DRIVE_ABILITIES = {"twin drive": 1, "triple drive": 2}


def drive(match: Match, card: Card) -> int:
    """2.17, 11.2. How many drive checks the unit makes as an attacking vanguard; the largest drive ability counts."""
    values = match.values_for(characteristics.DRIVE, characteristics.KEYWORDS)(card)
    base: int = values[characteristics.DRIVE]
    return base + max([_DRIVE_ABILITIES.get(word, 0) for word in values[characteristics.KEYWORDS]], default=0)


def shares_clan(match: Match, card: Card, player: int) -> bool:
    """7.6.1.2.4, 9.6.5. Whether a card shares a clan with a unit on the player's vanguard or rear-guard circles."""
    values = match.values_for(characteristics.CLANS)
    clans = values(card)[characteristics.CLANS]
    return any(not clans.isdisjoint(values(unit)[characteristics.CLANS]) for unit in units_on_circles(match, player))
