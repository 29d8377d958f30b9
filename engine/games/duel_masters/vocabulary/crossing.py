"""303, 701.17. Cross gears that effects cross with creatures, and those with which a creature is crossed.

You may cross one of your cross_gears onto this creature for no cost.
When this creature would be destroyed, you may put one of your cross_gears that are crossed_with this creature into your
graveyard instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import field, gears
from engine.kernel.abilities import Context
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, Target, This
from engine.language.descriptions import Trait
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("cross {target} onto {bearer} for no cost")
@dataclass(frozen=True, slots=True)
class CrossForNothing(Clause):
    """701.17. Cross gears with a creature without paying: one that is crossed with another is so no longer."""

    target: Target
    bearer: Target

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there are a gear and a creature."""
        there = [card for card in self.target.conceivable(match, context) if gears.is_gear(match, card)]
        return bool(there) and bool(self.bearer.conceivable(match, context))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose the gears, then the creature, and cross them."""
        chosen = yield from self.target.pick(match, context, "choose")
        bearers: tuple[Card, ...] = ()
        if chosen:
            bearers = yield from self.bearer.pick(match, context, "choose")
        crossed: list[Card] = []
        for bearer in bearers:
            for gear in chosen:
                able = field.is_creature(match, bearer) and gears.is_gear(match, gear)
                if able and gears.crossed_with(match, gear) != bearer:
                    gears.cross(match, context.player, gear, bearer)
                    crossed.append(gear)
        context.bound[DID] = tuple(crossed)


@phrase("that is_crossed_with/are_crossed_with {one}", one=This)
@dataclass(frozen=True, slots=True)
class CrossedWith(Trait):
    """701.17. Which is crossed with the creature with the ability."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    one: This

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is."""
        return gears.crossed_with(match, card) == match.lead(context.source)
