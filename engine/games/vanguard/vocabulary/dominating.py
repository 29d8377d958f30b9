"""10.35, 11.23. Dominating units, as texts say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard import dominating, field
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.kernel.abilities import GAINED_ABILITIES, Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Quality, Trait
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.times import ending, is_to_come


@phrase("dominate {target}( {duration})?", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class Dominate(ImmediateAction, TargetedCardAction):
    """10.35. Become the master of units; for as long as the ability is being resolved, if nothing else is said."""

    verb: ClassVar[str] = "dominate"
    joint: ClassVar[bool] = True  # 10.35.1.4
    duration: str = dominating.RESOLUTION

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """Only a unit of the opponent can be dominated, and only once at a time (10.35.1.1.2)."""
        return dominating.may_be_dominated(match, context.player, card)

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if not is_to_come(match, self.duration):
            return ()
        return dominating.dominate(match, context, cards, *ending(match, context, self.duration))


@phrase("dominated")
@dataclass(frozen=True, slots=True)
class Dominated(Quality):
    """10.35.1.1. In dominated state; the units of the dominating player are meant."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether another player than that of its circle is its master, or was."""
        last = context.looks_back_at(match, card)
        return field.is_dominated(match, card) if last is None else last.master != last.zone.player


@phrase("with the_Dominate_ability")
@dataclass(frozen=True, slots=True)
class WithDominate(Trait):
    """11.23.1. With an ability that dominates."""

    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities does."""
        abilities = (found.ability for found in match.abilities(card))
        return any(isinstance(node, Dominate) for ability in abilities for node in ability.walk())
