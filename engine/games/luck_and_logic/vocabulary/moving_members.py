"""5.14. To move members to other circles, as texts say it.

ACT [1/turn]: Choose one of your members, and move it to an empty circle.
AUTO: When this member wins, move one of your opponent's members to another circle.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import arranging, field
from engine.games.luck_and_logic.deploying import circles_for, place_option
from engine.games.luck_and_logic.geometry import Placement
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("move {target} to a other circle", empty=False)
@phrase("move {target} to other circles", empty=False)
@phrase("move {target} to an empty circle", empty=True)
@phrase("move {target} to empty circles", empty=True)
@dataclass(frozen=True, slots=True)
class MoveToCircles(TargetedCardAction):
    """5.14.1, 2.10.2. The player of the ability chooses circles of the member's player, of the member's size.

    Who is there already stays, and is dropped at the next check timing (10.4).
    """

    verb: ClassVar[str] = "rearrange"
    inquires: ClassVar[bool] = True
    empty: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """A member that can be moved, and has somewhere to go."""
        return field.is_member(match, card) and bool(self._places(match, card))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """All at the same time; circles are chosen for one after the other, as things stand before (reading 102)."""
        moved: dict[Card, Placement] = {}
        for card in cards:
            found = self._places(match, card, moved.values()) if field.is_member(match, card) else []
            if found:
                options = [place_option(placement) for placement in found]
                prompt = Message("ask-move", {"card": Ref(card)})
                chosen = yield from ask(context.player, "5.14.1", prompt, options, card=context.source)
                moved[card] = next(each for each, option in zip(found, options, strict=True) if option is chosen)
        if moved:
            arranging.move_members(match, moved)
        return tuple(moved)

    def _places(self, match: Match, card: Card, chosen: Collection[Placement] = ()) -> list[Placement]:
        """Where it may go: not where it is, and where nobody else is if the circles are to be empty.

        Nor what was ``chosen`` for others that move at the same time, as long as there are other circles.
        """
        if field.cannot(match, card, "be moved"):
            return []
        now = match.covered(card)
        others = [each for each in circles_for(match, match.master(card), card) if each != now]
        taken = {circle for placement in chosen for circle in placement}
        left = [each for each in others if taken.isdisjoint(each)]
        if not self.empty:
            return left or others
        return [each for each in left if all(set(field.members_on(match, circle)) <= {card} for circle in each)]
