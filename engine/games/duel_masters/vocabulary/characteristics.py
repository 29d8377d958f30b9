"""106, 108, 203, 206, 207. Texts that change characteristics, and choices that they ask for.

All of your creatures have fixed power 500.
One of your creatures gets double power this turn.
In every zone, this card has all civilizations.
Choose a race. Destroy all creatures that have the chosen race in the battle zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.characteristics import (
    CIVILIZATION_WORDS,
    CIVILIZATIONS,
    COSTS,
    INFINITE,
    MANA_NUMBER,
    POWER,
)
from engine.games.duel_masters.keyword_abilities import Defines, GravityZero
from engine.games.duel_masters.race_names import is_of
from engine.games.duel_masters.vocabulary import descriptions, races
from engine.kernel.abilities import Condition, Context, Node
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Characteristic, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.abilities import Fields
from engine.language.changes import ADD, MODIFIERS, SET, IsAlso, Modifier, less
from engine.language.descriptions import Trait
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, phrase

# ---- what a card is


@phrase("has/have the {civilization} civilization", civilization=descriptions.CIVILIZATIONS)
@dataclass(frozen=True, slots=True)
class IsAlsoOfCivilization(IsAlso):
    """106.4, 110.6. A civilisation more; it is no ability."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CIVILIZATIONS
    civilization: str

    @property
    def more(self) -> Iterable[str]:
        return (self.civilization,)


@phrase("has/have all civilizations")
@dataclass(frozen=True, slots=True)
class IsOfAllCivilizations(IsAlso):
    """106.4. Every civilisation."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CIVILIZATIONS

    @property
    def more(self) -> Iterable[str]:
        return CIVILIZATION_WORDS


@phrase("gets/get double power")
@dataclass(frozen=True, slots=True)
class DoublesPower(Modifier):
    """206.4. Twice the power, after all that is added to it and taken from it."""

    layer: ClassVar[str] = "multiply"
    reads: ClassVar[frozenset[str]] = frozenset({POWER})
    writes: ClassVar[frozenset[str]] = frozenset({POWER})
    looks_at: ClassVar[frozenset[str]] = NOTHING

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[POWER] *= 2


@phrase("gets/get infinite power", sign=1)
@phrase("gets/get minus infinite power", sign=-2)
@dataclass(frozen=True, slots=True)
class GetsInfinitePower(Modifier):
    """108.1c. So much power more that no number is greater, or so much less that not even that is left."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    sign: int

    @property
    def writes(self) -> frozenset[str]:
        """Its power."""
        return frozenset((POWER,) if self.sign > 0 else (POWER, less(POWER)))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[POWER] += self.sign * INFINITE


@phrase("has/have mana number {number}")
@dataclass(frozen=True, slots=True)
class HasManaNumber(Modifier):
    """207.2. Another number on its mana symbol."""

    layer: ClassVar[str] = SET
    writes: ClassVar[frozenset[str]] = frozenset({MANA_NUMBER})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[MANA_NUMBER] = self.number


# ---- what a player names


@phrase("choose a race besides {besides}", besides=races.RACES)
@phrase("choose a race", besides=None)
@dataclass(frozen=True, slots=True)
class ChooseRace(Clause):
    """203.4. A whole race, and one that some card has; any but one that may be named."""

    besides: str | None = None

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose; everybody hears it."""
        cards = {*match.rulebook.cards().values(), *match.state.definition}
        there = {race for card in cards for race in card.values[characteristics.RACES]} - {self.besides}
        options = [Option("race", value=race) for race in sorted(there)]
        prompt = Message("ask-race", {"card": Ref(context.source)})
        chosen = yield from ask(context.player, "203.4", prompt, options, card=context.source)
        context.declared = chosen.value
        match.tell("names-race", player=Seat(context.player), race=chosen.value)


@phrase("that has/have the chosen race")
@dataclass(frozen=True, slots=True)
class WithChosenRace(Trait):
    """203.4. Of the race that was chosen."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.RACES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of its races."""
        return is_of(values[characteristics.RACES], context.declared)


@phrase("that costs/cost the chosen number")
@dataclass(frozen=True, slots=True)
class CostsChosenNumber(Trait):
    """108.1a. With the number that was chosen as a cost."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({COSTS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether a cost of it is this number."""
        return context.declared in [str(cost) for cost in values[COSTS]]


def _defining(values: Fields) -> Fields:
    if not all(isinstance(change, IsAlso) for change in values["changes"]):
        raise Contradiction("what a card is in every zone is no number that grows or shrinks")  # 110.4a
    return values


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Defines: (Phrase("in every zone, this card {changes}.", {"changes": MODIFIERS}, _defining),),
    GravityZero: (Phrase("G-zero: {requirement}", {"requirement": Condition}),),
}
"""The phrases of these abilities."""
