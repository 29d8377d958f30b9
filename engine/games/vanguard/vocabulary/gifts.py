"""2.16. Imaginary gifts that effects give or move: get a Force gift on your VC."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import gifts, zones
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import DID, FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.words import COUNT

GIFTS: Final = WordList("an imaginary gift", {gift.title(): gift for gift in gifts.GIFTS})
_CIRCLES: Final = WordList("a circle", {"your VC": "vanguard"})


@phrase("get a {gift} gift( on {circle})?", gift=GIFTS, circle=_CIRCLES)
@phrase("get {times} {gift} gifts", gift=GIFTS, times=COUNT)
@dataclass(frozen=True, slots=True)
class GetGift(Clause):
    """10.6.3. A gift for the rest of the game; Force may be for the vanguard circle, which nobody chooses then."""

    gift: str
    circle: str = ""
    times: int = 1

    def __post_init__(self) -> None:
        if self.circle and self.gift != "force":
            raise Contradiction("a circle is strengthened by Force alone")

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Give it, unless the player has had another one."""
        given = False
        for _ in range(self.times):
            given = yield from gifts.give(
                match, context.player, self.gift, context.source, on_vanguard=bool(self.circle)
            )
        context.bound[DID] = (context.source,) if given else ()


@phrase("move all Force_markers to the_circle_of {one}")
@dataclass(frozen=True, slots=True)
class MoveForce(Clause):
    """10.6.3.1. Put all Force markers of the player on the circle of a certain unit of theirs."""

    one: FixedTarget

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Move them to the circle that the unit is on: of two in legion, to the vanguard circle."""
        yield from ()
        context.bound[DID] = ()
        for unit in self.one.cards(match, context):
            zone = match.state.zone[unit]
            circle = zones.VANGUARD[zone.player] if zone.kind is zones.VANGUARD else zone
            if gifts.move_force(match, context.player, context.source, circle):
                context.bound[DID] = (unit,)
            return


@phrase("you have had no gift")
@dataclass(frozen=True, slots=True)
class HadNoGift(PlainCondition):
    """10.6.3. Whether the player has received no imaginary gift in this game."""

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it."""
        return frozenset({gifts.CHOSEN.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether none was given."""
        return gifts.CHOSEN.of_player(match, context.player) is None
