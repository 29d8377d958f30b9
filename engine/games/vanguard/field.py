"""3.8 to 3.11. Units: who is on which circle, and what they may do."""

from __future__ import annotations

from engine.games.vanguard import zones
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.zones import Zone


def vanguard(match: Match, player: int) -> Card | None:
    """3.9. The player's vanguard: the unit last placed on the vanguard circle."""
    cards = match.state.zones[zones.VANGUARD[player]]
    return cards[-1] if cards else None


def rear_guards(match: Match, player: int) -> list[Card]:
    """3.10. The player's rear-guards, circle by circle."""
    piles = match.state.zones
    return [card for zone in zones.REAR_GUARD.of(player) for card in piles[zone]]


def units(match: Match, player: int) -> list[Card]:
    """The player's vanguard and rear-guards: the units that stand up, and with whose clans triggers are compared."""
    piles = match.state.zones
    return [card for zone in zones.circles(player) for card in piles[zone]]


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
