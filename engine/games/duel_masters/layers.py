"""110.4, 608. The layers in which continuous effects apply, and what the rules themselves do to cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import battle_state, field
from engine.games.duel_masters.battle_state import ATTACK
from engine.games.duel_masters.characteristics import POWER, POWER_ATTACKER, SUPERTYPES
from engine.kernel.abilities import AnyMatch, Change, Context, Selection
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.effects import EffectInForce
from engine.language.changes import ADD, OTHER, SET

LAYERS: Final = ("printed", OTHER, ADD, "multiply", SET)
"""108.2, 206.4. What is printed, what is no number, then plus and minus, then times, then what sets a number."""


@dataclass(frozen=True, slots=True)
class TheAttacker(Selection):
    """506.1d. The attacking creature."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACK.touches, "battle zone"})

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """It, while it is there."""
        attacking = battle_state.attacker(match)
        return () if attacking is None else (attacking,)

    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether it is that one."""
        return card == battle_state.attacker(match)


@dataclass(frozen=True, slots=True)
class PowerAttackers(Change):
    """A power attacker gets power while attacking; of several such abilities each counts (110.7)."""

    layer: ClassVar[str] = ADD
    reads: ClassVar[frozenset[str]] = frozenset({POWER_ATTACKER})
    writes: ClassVar[frozenset[str]] = frozenset({POWER})
    looks_at: ClassVar[frozenset[str]] = frozenset()

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add what its abilities say."""
        values[POWER] += values[POWER_ATTACKER]


@dataclass(frozen=True, slots=True)
class NeoEvolutions(Selection):
    """802.2, 802.4. The NEO creatures with a card under them, however it came there."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, "battle zone"})
    reads: ClassVar[frozenset[str]] = frozenset({SUPERTYPES})

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """They."""
        bearers = dict.fromkeys(match.state.attached.values())
        return [card for card in bearers if self.matches(match, context, card, match.state.definition[card].values)]

    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of them."""
        return "neo" in values[SUPERTYPES] and bool(field.under(match, card))


@dataclass(frozen=True, slots=True)
class AreEvolutions(Change):
    """802.3. They are evolution creatures as well."""

    layer: ClassVar[str] = "printed"
    writes: ClassVar[frozenset[str]] = frozenset({SUPERTYPES})
    looks_at: ClassVar[frozenset[str]] = frozenset()

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the supertype."""
        values[SUPERTYPES] |= {"evolution"}


NEO_EVOLUTIONS: Final = EffectInForce(0, 0, Card(0), 0, "game", (AreEvolutions(),), subject=NeoEvolutions())
"""In force from the beginning of every match."""

POWER_ATTACKERS: Final = EffectInForce(0, 0, Card(0), 0, "game", (PowerAttackers(),), subject=TheAttacker())
"""In force from the beginning of every match."""
