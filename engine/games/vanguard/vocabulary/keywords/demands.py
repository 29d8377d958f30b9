"""11.15 to 11.39. Keywords in the head of an ability that say when it is active, each by what the rules look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics, field, turn_memory, zones
from engine.games.vanguard.battle_state import BATTLE, battle
from engine.games.vanguard.vocabulary.keywords.heads import Demand
from engine.kernel.abilities import Context, Continuous
from engine.kernel.aspects import ORIENTATION, PLACES
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.phrases import Several, WordList, phrase

BRAVE_HAND: Final = 3  # 11.15.1: so many cards in hand at most
ORACLE_HAND: Final = 5  # 11.16.1: so many cards in hand at least
RITUAL_GRADE: Final = 1  # 11.18.1
UNITED: Final = 2  # 11.19.1.1: so many cards called
SHINKEN_HISSATSU_DAMAGE: Final = 3  # 11.39.1.1


# ---- hand and damage


@phrase("Brave")
@dataclass(frozen=True, slots=True)
class Brave(Demand):
    """11.15. Active with three cards in hand or fewer."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.HAND.name})
    keyword: ClassVar[str] = "brave"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master's hand is so small."""
        return len(field.hand(match, context.player)) <= BRAVE_HAND


@phrase("Oracle")
@dataclass(frozen=True, slots=True)
class Oracle(Demand):
    """11.16. Active with five cards in hand or more."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.HAND.name})
    keyword: ClassVar[str] = "oracle"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master's hand is so large."""
        return len(field.hand(match, context.player)) >= ORACLE_HAND


@phrase("Shinken Hissatsu")
@dataclass(frozen=True, slots=True)
class ShinkenHissatsu(Demand):
    """11.39. Active with three cards in the damage zone or more."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.DAMAGE.name})
    keyword: ClassVar[str] = "shinken hissatsu"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master has so much damage."""
        return len(field.damage(match, context.player)) >= SHINKEN_HISSATSU_DAMAGE


# ---- other zones


@phrase("Ritual X", number=0)
@phrase("Ritual {number}")
@dataclass(frozen=True, slots=True)
class Ritual(Demand):
    """11.18. Active with so many grade 1 cards in the drop zone; X, with any number, which the text then counts."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.DROP.name})
    keyword: ClassVar[str] = "ritual"
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.GRADE})
    number: int

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master's drop zone holds so many."""
        drop = match.cards(zones.DROP[context.player])
        if len(drop) < self.number:
            return False
        return sum(1 for card in drop if match.values(card)[characteristics.GRADE] == RITUAL_GRADE) >= self.number


@phrase("Thunderstrike {number}")
@dataclass(frozen=True, slots=True)
class Thunderstrike(Demand):
    """11.26. Active with so many cards in the opponent's bind zone."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BIND.name})
    keyword: ClassVar[str] = "thunderstrike"
    number: int

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether so many are bound, face up or face down."""
        return len(match.cards(zones.BIND[1 - context.player])) >= self.number


@phrase("Dark Device")
@dataclass(frozen=True, slots=True)
class DarkDevice(Demand):
    """11.36. Active if the opponent has no units, or no standing ones, in the same column as this unit.

    A continuous ability asks for no units at all (11.36.1.1), the others for no standing units.
    """

    looks_at: ClassVar[frozenset[str]] = frozenset({ORIENTATION, PLACES})
    keyword: ClassVar[str] = "dark device"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether there is no such unit."""
        circle = _circle_of(match, context)
        opposite = [
            unit for unit in field.units(match, 1 - context.player) if zones.same_column(circle, match.state.zone[unit])
        ]
        if isinstance(context.ability, Continuous):
            return not opposite
        return all(match.state.rested[unit] for unit in opposite)


def _circle_of(match: Match, context: Context) -> Zone:
    """Where the unit with an ability is, or was when the event that the ability answers befell it.

    8.6.5.1.5: a vanguard that has become a heart answers that as the unit that it was on its circle.
    """
    zone = match.state.zone[context.source]
    if zone.kind is zones.HEART:
        return zones.VANGUARD[zone.player]
    return context.own_zone(match) or zone


# ---- what has happened in the turn


@phrase("Unite")
@dataclass(frozen=True, slots=True)
class Unite(Demand):
    """11.19. Active in a turn in which two cards or more were called to rear-guard circles or the guardian circle."""

    looks_at: ClassVar[frozenset[str]] = frozenset({turn_memory.CALLED.touches})
    keyword: ClassVar[str] = "unite"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master has called so many."""
        called = turn_memory.CALLED.of_player(match, context.player)
        return called >= UNITED


@phrase("Darkness")
@dataclass(frozen=True, slots=True)
class Darkness(Demand):
    """11.30. Active in a turn in which cards were put into the soul other than by riding."""

    looks_at: ClassVar[frozenset[str]] = frozenset({turn_memory.SOUL_FED.touches})
    keyword: ClassVar[str] = "darkness"

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the master's soul was fed."""
        fed = turn_memory.SOUL_FED.of_player(match, context.player)
        return fed > 0


ORDINALS: Final = WordList(
    "which battle of the turn", {"1st": 1, "2nd": 2, "3rd": 3, **{f"{n}th": n for n in range(4, 10)}}
)
_CERTAIN: Final = Several(ORDINALS, " or ")


@phrase("Wave {battles} time", battles=_CERTAIN)
@phrase("Wave {battles} time_only", battles=_CERTAIN)
@phrase("Wave {onwards} time_or_more", onwards=ORDINALS)
@phrase("Wave {battles} time or {onwards} time_or_more", battles=_CERTAIN, onwards=ORDINALS)
@dataclass(frozen=True, slots=True)
class Wave(Demand):
    """11.35. Active during certain battles of the turn: some by their number, or all from a certain one on."""

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches, turn_memory.BATTLES.touches})
    keyword: ClassVar[str] = "wave"
    battles: tuple[int, ...] = ()
    onwards: int = 0

    def is_met(self, match: Match, context: Context) -> bool:
        """Whether the battle in progress is one of them."""
        if battle(match) is None:
            return False
        number = turn_memory.BATTLES.of(match)
        return number in self.battles or 0 < self.onwards <= number
