"""What is done with hidden cards so that everybody sees which they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.card_actions import Reveal
from engine.language.cards import Target
from engine.language.errors import Contradiction
from engine.language.instructions import CardAction, TargetedCardAction
from engine.language.phrases import phrase


@phrase("openly {action}", action=TargetedCardAction)
@dataclass(frozen=True, slots=True)
class Openly(CardAction):
    """10.9.1. Reveal cards, then do something with them: "reveal it, and put it on the top of your deck"."""

    affects: ClassVar[bool] = True
    action: TargetedCardAction

    def __post_init__(self) -> None:
        if isinstance(self.action, Reveal):
            raise Contradiction("what is revealed is seen by everybody")

    @property
    def deed(self) -> str:
        return self.action.deed

    def targets(self) -> Target:
        return self.action.targets()

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        return self.action.possible(match, context, card)

    def barred(self, match: Match, context: Context) -> Collection[Card]:
        return self.action.barred(match, context)

    def limit(self, match: Match, context: Context) -> int | None:
        return self.action.limit(match, context)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Show them, and do it."""
        Reveal(self.action.target).do(match, context, cards)
        return (yield from self.action.apply(match, context, cards))
