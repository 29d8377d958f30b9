"""112.2d, 112.3a, 110.4f. Keywords before an ability that ask what was done when its card came or was used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from engine.games.duel_masters.battle_state import Fighter
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import Remembered

DRIVEN: Final = Remembered[tuple[Card, ...]]("over drive", (), touches="over drive")
"""The creatures for which an over drive was paid, from then until they leave the battle zone."""

FUELED: Final = Remembered[tuple[tuple[Card, str], ...]]("fort energy", (), touches="fort energy")
"""The creatures for which a card of a race was tapped when they were summoned, until they leave the battle zone."""

GRANTED: Final = Remembered[tuple[Card, ...]]("trigger bonus", (), touches="trigger bonus")
"""112.3a. The cards that have what super shield trigger and shield trigger plus give, until they are there no more."""


class Reliance(NamedTuple):
    """113.2a. A creature, and the place of the shield that was chosen for it."""

    creature: Fighter
    player: int
    place: str


RELIED_ON: Final = Remembered[tuple[Reliance, ...]]("shield force", (), touches="shield force")
"""The shields that were chosen, as long as there are cards in them."""


@dataclass(frozen=True, slots=True)
class MoreMana(Node):
    """So many further cards of another civilisation."""

    number: int
    civilization: str


@dataclass(frozen=True, slots=True)
class OverDrive(KeywordCondition):
    """So many cards of a civilisation, and of others, were tapped for it when the creature was summoned."""

    keyword: ClassVar[str] = "over drive"
    looks_at: ClassVar[frozenset[str]] = frozenset({DRIVEN.touches})
    number: int
    civilization: str
    others: tuple[MoreMana, ...] = ()

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it was paid."""
        return context.source in DRIVEN.of(match)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The civilisation of each card that is tapped."""
        others = [each.civilization for each in self.others for _ in range(each.number)]
        return (*[self.civilization] * self.number, *others)


@dataclass(frozen=True, slots=True)
class FortEnergy(KeywordCondition):
    """A card of a race in the mana zone was tapped to summon the creature."""

    keyword: ClassVar[str] = "fort energy"
    looks_at: ClassVar[frozenset[str]] = frozenset({FUELED.touches})
    race: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one was."""
        return (context.source, self.race) in FUELED.of(match)


@dataclass(frozen=True, slots=True)
class TriggerBonus(KeywordCondition):
    """The card was used by its shield trigger, and what the keyword demands was so then."""

    looks_at: ClassVar[frozenset[str]] = frozenset({GRANTED.touches})
    of: str  #: the keyword

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it was so."""
        return context.source in GRANTED.of(match)


@dataclass(frozen=True, slots=True)
class ShieldForce(KeywordCondition):
    """The shield that was chosen for the creature is in the shield zone."""

    keyword: ClassVar[str] = "shield force"
    looks_at: ClassVar[frozenset[str]] = frozenset({RELIED_ON.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is there still."""
        own = Fighter(context.source, match.state.entered[context.source])
        return any(each.creature == own for each in RELIED_ON.of(match))
