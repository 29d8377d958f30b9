"""Cards as texts speak of them: a player's members and gates, this member, cards by where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.luck_and_logic import field
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.groups import CHOSEN_BY_OPPONENT, InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("this member")
@dataclass(frozen=True, slots=True)
class ThisMember(This):
    """The card with the ability, where it is a member."""


@phrase("this gate")
@dataclass(frozen=True, slots=True)
class ThisGate(This):
    """The card with the ability, where it is a gate."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CardsOf(InPlay):
    """Members or gates of a player: "your opponent's resting members"."""

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """9.6.3.1.2. Without those that the effect cannot choose."""
        return choosable(match, context, self.cards(match, context))


def choosable(match: Match, context: Context, cards: Iterable[Card]) -> list[Card]:
    """Of these cards those that an effect may choose, whichever player chooses for it (reading 95)."""
    there = list(cards)
    spared = field.held_back(match, there, CHOSEN_BY_OPPONENT)
    return [card for card in there if card not in spared or match.master(card) == context.player]
