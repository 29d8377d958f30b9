"""110.4, 608. The layers in which continuous effects apply, and what the rules themselves do to cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import auras, battle_state, field, zones
from engine.games.duel_masters.battle_state import ATTACK, ATTACKER
from engine.games.duel_masters.characteristics import (
    BONUS,
    BREAKS,
    CIVILIZATIONS,
    COSTS,
    KEYWORDS,
    MAY,
    MUST,
    POWER,
    POWER_ATTACKER,
    PRICE,
    RACES,
    SUPERTYPES,
    TYPES,
)
from engine.games.duel_masters.god_links import LINKS, others_of
from engine.games.duel_masters.keyword_abilities import god_links_of
from engine.kernel.abilities import AnyMatch, Change, Context, Selection
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import CANNOT, NAMES, Card, Characteristic, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.position import Position
from engine.language.changes import ADD, OTHER, SET

LAYERS: Final = ("printed", OTHER, ADD, "multiply", SET)
"""108.2, 206.4. What is printed, what is no number, then plus and minus, then times, then what sets a number."""

ASKED_LAST: Final[frozenset[str]] = frozenset({POWER})
"""206. Whose power is asked for has all power that effects give: "while this creature has power 6000 or more"."""

_PARTS: Final = frozenset({zones.UNDER.name, zones.LINKED.name, zones.IGNORED.name})
"""Where what is attached to a card may come to lie, or cease to, and stay attached."""

_LYING: Final = _PARTS | {zones.BATTLE.name}
"""Where cards of the battle zone lie."""

_ONLY_BATTLE_ZONE: Final = frozenset({zones.BATTLE.name})
_ONLY_ATTACKER: Final = frozenset({ATTACKER})
_ONLY_ATTACHED: Final = frozenset({ATTACHED})


@dataclass(frozen=True, slots=True)
class TheAttacker(Selection):
    """506.1d. The attacking creature."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACKER, ATTACHED, *_LYING})
    narrows: ClassVar[bool] = True

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        """Where there is no power attacker, whether one comes; between attacks, whether one begins."""
        there_are_any = match.kept_until(zones.BATTLE.name, _are_power_attackers_there, None)
        if not there_are_any and not match.could_change(POWER_ATTACKER):
            return _ONLY_BATTLE_ZONE
        return _ONLY_ATTACKER if ATTACK.of(match) is None else self.looks_at

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """It, while it is there."""
        attacking = battle_state.attacker(match)
        return () if attacking is None else (attacking,)


def _are_power_attackers_there(match: Position, _: None) -> bool:
    """Whether any card in the battle zone is a power attacker as it is printed."""
    definition = match.state.definition
    return any(definition[card].values[POWER_ATTACKER] for card in field.all_elements(match))


@dataclass(frozen=True, slots=True)
class PowerAttackers(Change):
    """A power attacker gets power while attacking; of several such abilities each counts (110.7)."""

    layer: ClassVar[str] = ADD
    reads: ClassVar[frozenset[str]] = frozenset({POWER_ATTACKER})
    writes: ClassVar[frozenset[str]] = frozenset({POWER})
    looks_at: ClassVar[frozenset[str]] = frozenset()
    needs: ClassVar[frozenset[str]] = frozenset({POWER_ATTACKER})

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add what its abilities say."""
        values[POWER] += values[POWER_ATTACKER]

    def concerns(self, definition: CardDefinition) -> bool:
        """Those that are power attackers."""
        return bool(definition.values[POWER_ATTACKER])


@dataclass(frozen=True, slots=True)
class NeoEvolutions(Selection):
    """802.2, 802.4. The NEO creatures with a card under them, however it came there."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, *_PARTS})
    reads: ClassVar[frozenset[str]] = frozenset({SUPERTYPES})
    narrows: ClassVar[bool] = True

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        """Where nothing is attached to anything, whether something is."""
        return self.looks_at if match.state.attached else _ONLY_ATTACHED

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """They."""
        bearers = dict.fromkeys(match.state.attached.values())
        return [card for card in bearers if self.matches(match, context, card, match.state.definition[card].values)]

    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of them, or a god that is linked with it is (803.1b)."""
        if "neo" in values[SUPERTYPES] and field.under(match, card):
            return True
        printed = match.state.definition
        return any(
            "neo" in printed[each].values[SUPERTYPES] and field.under(match, each) for each in field.linked(match, card)
        )


@dataclass(frozen=True, slots=True)
class AreEvolutions(Change):
    """802.3. They are evolution creatures as well."""

    layer: ClassVar[str] = "printed"
    writes: ClassVar[frozenset[str]] = frozenset({SUPERTYPES})
    looks_at: ClassVar[frozenset[str]] = frozenset()

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the supertype."""
        values[SUPERTYPES] |= {"evolution"}

    def concerns(self, definition: CardDefinition) -> bool:
        """NEO creatures."""
        return "neo" in definition.values[SUPERTYPES]


@dataclass(frozen=True, slots=True)
class LinkedGods(Selection):
    """803.1b. The creatures that consist of several gods."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, *_PARTS})
    narrows: ClassVar[bool] = True

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        """Where nothing is linked, whether something is."""
        return self.looks_at if LINKS.of(match) else _ONLY_ATTACHED

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """They."""
        ends = [card for link in LINKS.of(match) for card in (link.first, link.second)]
        return dict.fromkeys([match.lead(card) for card in ends])


_UNITED: Final[tuple[Characteristic[Any], ...]] = (
    NAMES,
    TYPES,
    SUPERTYPES,
    CIVILIZATIONS,
    RACES,
    KEYWORDS,
    BREAKS,
    MAY,
    MUST,
    CANNOT,
)
_ADDED: Final = (POWER, POWER_ATTACKER)


@dataclass(frozen=True, slots=True)
class HaveAllOfTheGods(Change):
    """202.5, 803.1b. They have all that is printed on each of the gods; power and cost are added up."""

    layer: ClassVar[str] = "printed"
    writes: ClassVar[frozenset[str]] = frozenset({*_UNITED, *_ADDED, COSTS, PRICE})
    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Join what is printed on them."""
        for each in others_of(match, card):
            more = match.state.definition[each].values
            for name in _UNITED:
                values[name] |= more[name]
            for name in _ADDED:
                values[name] += more[name]
            values[COSTS] = (values[COSTS][0] + more[COSTS][0],)
            values[PRICE] += more[PRICE]

    def concerns(self, definition: CardDefinition) -> bool:
        """Gods."""
        return bool(god_links_of(definition))


LINKED_GODS: Final = EffectInForce(0, 0, Card(0), 0, "game", (HaveAllOfTheGods(),), subject=LinkedGods())
"""In force from the beginning of every match."""


@dataclass(frozen=True, slots=True)
class WithAuras(Selection):
    """310. The creatures to which auras are attached."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED, *_PARTS})
    reads: ClassVar[frozenset[str]] = frozenset({TYPES})
    narrows: ClassVar[bool] = True

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        """Where nothing is attached to anything, whether something is."""
        return self.looks_at if match.state.attached else _ONLY_ATTACHED

    def cards(self, match: AnyMatch, context: Context) -> Iterable[Card]:
        """They."""
        bearers = dict.fromkeys(match.state.attached.values())
        return [card for card in bearers if self.matches(match, context, card, match.state.definition[card].values)]

    def matches(self, match: AnyMatch, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of them."""
        return bool(auras.auras_of(match, card))


@dataclass(frozen=True, slots=True)
class AuraPower(Change):
    """310.4. Each aura adds the number printed on it to the power of its creature."""

    layer: ClassVar[str] = ADD
    reads: ClassVar[frozenset[str]] = frozenset({BONUS})
    writes: ClassVar[frozenset[str]] = frozenset({POWER})
    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def apply(self, match: AnyMatch, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add them."""
        values[POWER] += sum(match.state.definition[each].values[BONUS] for each in auras.auras_of(match, card))

    def concerns(self, definition: CardDefinition) -> bool:
        """Auras that add anything."""
        return bool(definition.values[BONUS])


AURA_POWER: Final = EffectInForce(0, 0, Card(0), 0, "game", (AuraPower(),), subject=WithAuras())
"""In force from the beginning of every match."""

NEO_EVOLUTIONS: Final = EffectInForce(0, 0, Card(0), 0, "game", (AreEvolutions(),), subject=NeoEvolutions())
"""In force from the beginning of every match."""

POWER_ATTACKERS: Final = EffectInForce(0, 0, Card(0), 0, "game", (PowerAttackers(),), subject=TheAttacker())
"""In force from the beginning of every match."""
