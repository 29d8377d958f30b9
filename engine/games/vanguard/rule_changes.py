"""What the rules themselves put in force: in battles, for trigger icons, gifts, hearts, tickets, states of units."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.battle_state import BATTLE, attacks_in_legion, battle, boosting, shields_of
from engine.games.vanguard.characteristics import STATES
from engine.kernel.abilities import LOST_ABILITIES, Change, Context, Selection
from engine.kernel.aspects import NOTHING, PLACES, TURN
from engine.kernel.cards import CANNOT, NAMES, Card
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.changes import FIXED

WHO_FIGHTS: Final = frozenset({BATTLE.touches, *(kind.name for kind in zones.UNITS)})
"""Aspects of the position: who takes part in the battle, and whether they still do."""

GIFT_POWER: Final = 10000
"""10.6.3.1, 10.6.3.2. What Force and Accel give to the unit on a circle."""

IN_HARMONY: Final = "in harmony"
"""11.34.1. The state of units that are associated with each other."""


@dataclass(frozen=True, slots=True)
class Boosted(Change):
    """7.4.1.11. The boosted unit has the power of the boosting unit added, as long as both stay what they are.

    11.4.1, 8.7.1.4: boost is an ability whose effect increases the power, so it adds nothing to a power that is set;
    the power of a legion is a sum with the boost in it all the same (10.25.6).
    """

    layer: ClassVar[str] = "boost"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the booster's power."""
        current = battle(match)
        if current is None or current.boosted != card:
            return
        booster = boosting(match, current)
        if booster is None or ("power" in values.get(FIXED, ()) and not attacks_in_legion(match, current)):
            return
        values[characteristics.POWER] += field.power(match, booster)


@dataclass(frozen=True, slots=True)
class Accompanied(Change):
    """10.25.6. While it attacks, a legion leader has the power of its mate added, with any boost of the mate."""

    layer: ClassVar[str] = "legion"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the mate's power."""
        current = battle(match)
        if current is None or current.attacker != card or current.mate is None:
            return
        if attacks_in_legion(match, current):
            values[characteristics.POWER] += field.power(match, current.mate)


@dataclass(frozen=True, slots=True)
class Guarded(Change):
    """3.11.3. A unit being attacked has the shields of its guardians added to its power."""

    layer: ClassVar[str] = "shields"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.SHIELD})
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the guardians' shields."""
        current = battle(match)
        if current is not None:
            values[characteristics.POWER] += shields_of(match, current, card)


@dataclass(frozen=True, slots=True)
class Added(Change):
    """What is added to a unit: by a trigger icon (2.8.3, 2.8.1.1.2), a heart (10.27.5.1) or a ticket."""

    layer: ClassVar[str] = "add"
    looks_at: ClassVar[frozenset[str]] = NOTHING
    amount: int
    characteristic: str = characteristics.POWER

    @property
    def writes(self) -> frozenset[str]:
        """What is added to."""
        return frozenset({self.characteristic})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amount."""
        values[self.characteristic] += self.amount


@dataclass(frozen=True, slots=True)
class OnCircle(Selection):
    """The units on a circle, whoever they are."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.VANGUARD.name, zones.REAR_GUARD.name})
    player: int
    place: str

    @property
    def places(self) -> tuple[Zone, ...]:
        """Where units lie on the circle: on the vanguard circle also to its left, as a legion mate (10.25.1)."""
        if self.place == "V":
            return zones.VANGUARD.of(self.player)
        return (zones.REAR_GUARD.at(self.player, self.place),)

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The units on it now."""
        return [card for place in self.places for card in match.cards(place)]


@dataclass(frozen=True, slots=True)
class GiftPower(Change):
    """10.6.3.1, 10.6.3.2. A unit on the circle has more power during the turns of the circle's master."""

    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = frozenset({TURN})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the power, unless the unit is dominated (10.35.8)."""
        if match.state.turn_player == match.state.zone[card].player and not field.is_dominated(match, card):
            values[characteristics.POWER] += GIFT_POWER


@dataclass(frozen=True, slots=True)
class HeartName(Change):
    """10.27.5.1, 12.7.2. The vanguard has the card name of a heart as well."""

    layer: ClassVar[str] = "other"
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({NAMES})
    names: tuple[str, ...] = ()

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the name."""
        values[NAMES] |= frozenset(self.names)


@dataclass(frozen=True, slots=True)
class WithoutText(Change):
    """10.26.3. A deleted unit has lost what its face-up side says; its skill icon is no text."""

    layer: ClassVar[str] = "printed"
    writes: ClassVar[frozenset[str]] = frozenset({LOST_ABILITIES, characteristics.KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})  #: how the card lies

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take the printed abilities away."""
        definition = match.state.definition[card]
        if match.state.face_down[card]:
            values[LOST_ABILITIES] |= frozenset(definition.abilities)
            icons = definition.facts.get("icons", frozenset())
            values[characteristics.KEYWORDS] -= definition.values[characteristics.KEYWORDS] - icons


@dataclass(frozen=True, slots=True)
class WithoutPower(Change):
    """10.26.3. A deleted unit's original power is reduced by the power written on the card."""

    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})  #: how the card lies

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take the printed power away."""
        if match.state.face_down[card]:
            values[characteristics.POWER] -= match.state.definition[card].values[characteristics.POWER]


@dataclass(frozen=True, slots=True)
class Cradled(Change):
    """A unit with a Cradle marker has lost its original abilities, and neither boosts nor intercepts."""

    layer: ClassVar[str] = "printed"
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT, LOST_ABILITIES, characteristics.KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = NOTHING

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take the printed abilities away, those that icons stand for among them."""
        definition = match.state.definition[card]
        values[LOST_ABILITIES] |= frozenset(definition.abilities)
        values[characteristics.KEYWORDS] -= definition.values[characteristics.KEYWORDS]
        values[CANNOT] |= {"boost", "intercept"}


@dataclass(frozen=True, slots=True)
class WithoutOriginalPower(Change):
    """3.7.1.2. The power of a unit is reduced by what is written on it."""

    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER})
    looks_at: ClassVar[frozenset[str]] = NOTHING

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take the printed power away."""
        values[characteristics.POWER] -= match.state.definition[card].values[characteristics.POWER]


@dataclass(frozen=True, slots=True)
class InState(Change):
    """A unit is in a state."""

    layer: ClassVar[str] = "other"
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({STATES})
    state: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the state."""
        values[STATES] = values.get(STATES, frozenset()) | {self.state}


@dataclass(frozen=True, slots=True)
class InHarmony(Change):
    """11.34.1. Two units are in harmony with each other, as long as both stay on the field under one master."""

    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({STATES})
    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    units: tuple[Card, Card]
    entered: tuple[int, int]  #: `State.entered` of both as they were associated

    def lasts(self, match: Match) -> bool:
        """Whether both are still on the field as the cards they were, and belong to the same master."""
        state = match.state
        first, second = self.units
        if (state.entered[first], state.entered[second]) != self.entered:
            return False
        are_units = all(state.zone[unit].kind in zones.UNITS for unit in self.units)
        return are_units and match.master(first) == match.master(second)

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the state."""
        if self.lasts(match):
            values[STATES] = values.get(STATES, frozenset()) | {IN_HARMONY}


NODES: Final = (
    Accompanied,
    Added,
    Boosted,
    Cradled,
    GiftPower,
    Guarded,
    HeartName,
    InHarmony,
    InState,
    OnCircle,
    WithoutOriginalPower,
    WithoutPower,
    WithoutText,
)
"""All of these; a saved match may hold them."""
