"""The battle as texts speak of it: which cards have a role in it, such as attacking, and whether a card has one.

The rulebook says who has a role (`Hooks.in_role`); each game has its own words for the roles.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Trait
from engine.language.last_information import meant_as_which
from engine.language.phrases import WordList

ORDINALS: Final = WordList(
    "which battle of the turn", {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
)


@dataclass(frozen=True, slots=True)
class WithRole(FixedTarget):
    """The cards with a role in the battle."""

    role: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that have the role now."""
        return match.rulebook.hooks.in_role(match, self.role)


@dataclass(frozen=True, slots=True)
class HasRole(PlainCondition):
    """Whether a card has a role in the battle."""

    one: FixedTarget
    role: str = field(metadata={"saved_as": "state"})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one of those meant has the role."""
        return any(
            has_role(match, context, card, entered, self.role)
            for card, entered in meant_as_which(match, context, self.one)
        )


@dataclass(frozen=True, slots=True)
class InRole(Trait):
    """With a role in the battle."""

    role: str = field(metadata={"saved_as": "state"})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the role."""
        return has_role(match, context, card, match.state.entered[card], self.role)


@dataclass(frozen=True, slots=True)
class WhichBattle(PlainCondition):
    """Whether the battle in progress is a certain one of the turn, or comes at least so late."""

    number: int
    onwards: bool

    @abstractmethod
    def fought(self, match: Match) -> int | None:
        """How many battles of the turn have begun, this one among them; None if there is none in progress."""

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there is a battle, and it is one of them."""
        fought = self.fought(match)
        if fought is None:
            return False
        return fought >= self.number if self.onwards else fought == self.number


def has_role(match: Match, context: Context, card: Card, entered: int, role: str) -> bool:
    """Whether a card, as the one that came to its zone at ``entered`` (`State.entered`), has a role in the battle."""
    looks_back = match.rulebook.hooks.has_role
    if looks_back is not None:
        return looks_back(match, context, card, entered, role)
    return match.state.entered[card] == entered and card in match.rulebook.hooks.in_role(match, role)
