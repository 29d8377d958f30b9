"""What only Vanguard does with cards and leaves them where they are: counter blast, soul blast, counter charge."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.games.vanguard import actions, zones
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import Chosen, Target
from engine.language.descriptions import Description, Face, refuse_places
from engine.language.groups import CardsFrom
from engine.language.instructions import CardAction, ImmediateAction
from engine.language.numbers import Exactly, Literal
from engine.language.phrases import phrase
from engine.language.places import YOURS, ZoneOf


@phrase("Counter Blast {number}( - {description+})?")
@dataclass(frozen=True, slots=True)
class CounterBlast(ImmediateAction):
    """10.16. Turn face-up cards in the damage zone face down."""

    verb: ClassVar[str] = "counter-blast"
    speaks_of_cards: ClassVar[bool] = False
    whole: ClassVar[bool] = True  # 10.16.1.2
    number: int
    description: Description | None = None

    def __post_init__(self) -> None:
        refuse_places(self.description, zones.DAMAGE.name)

    def targets(self) -> Target:
        """Face-up cards of the master's damage zone."""
        return _damage(self.number, self.description, down=False)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return actions.counter_blast(match, cards)


@phrase("Soul Blast {number}( - {description+})?")
@dataclass(frozen=True, slots=True)
class SoulBlast(CardAction):
    """10.17. Move cards from the soul to the drop zone; as an effect, as many of them as there are (1.3.2)."""

    verb: ClassVar[str] = "soul-blast"
    takes_away: ClassVar[bool] = True
    speaks_of_cards: ClassVar[bool] = False
    number: int
    description: Description | None = None

    def __post_init__(self) -> None:
        refuse_places(self.description, zones.SOUL.name)

    def targets(self) -> Target:
        """Cards in the master's soul."""
        return _soul(self.number, self.description)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.soul_blast(match, cards))


@phrase("Counter Charge {number}")
@dataclass(frozen=True, slots=True)
class CounterCharge(ImmediateAction):
    """10.30. Turn cards in the damage zone face up."""

    verb: ClassVar[str] = "counter-charge"
    speaks_of_cards: ClassVar[bool] = False
    number: int

    def targets(self) -> Target:
        """Face-down cards of the master's damage zone."""
        return _damage(self.number, None, down=True)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return actions.counter_charge(match, context.player, cards)


@lru_cache(maxsize=1024)
def _damage(number: int, description: Description | None, *, down: bool) -> Chosen:
    """So many cards of the master's damage zone, face down or face up."""
    described = description or Description(CardNoun())
    facing = Description(described.noun, (Face(down), *described.qualities), described.traits)
    return Chosen(Exactly(Literal(number)), CardsFrom(facing, ZoneOf(YOURS, zones.DAMAGE.name)))


@lru_cache(maxsize=1024)
def _soul(number: int, description: Description | None) -> Chosen:
    """So many cards of the master's soul."""
    described = description or Description(CardNoun())
    return Chosen(Exactly(Literal(number)), CardsFrom(described, ZoneOf(YOURS, zones.SOUL.name)))
