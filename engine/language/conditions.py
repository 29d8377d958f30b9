"""Conditions: how they are joined, and those that ask what the text itself has done."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Condition, Context
from engine.kernel.match import Match
from engine.language.cards import DID
from engine.language.phrases import says


@dataclass(frozen=True, slots=True)
class Plain(Condition):
    """A condition that is not made of others."""


@says("{first} and {second}")
@dataclass(frozen=True, slots=True)
class Both(Condition):
    """One and the other."""

    first: Plain
    second: Condition

    def holds(self, match: Match, context: Context) -> bool:
        """Whether both hold."""
        return self.first.holds(match, context) and self.second.holds(match, context)


@says("either {first}, or {second}")
@dataclass(frozen=True, slots=True)
class Either(Plain):
    """One or the other."""

    first: Plain
    second: Plain

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one of them holds."""
        return self.first.holds(match, context) or self.second.holds(match, context)


@says("you do")
@dataclass(frozen=True, slots=True)
class YouDo(Plain):
    """Whether the player did what the text offered."""

    def holds(self, match: Match, context: Context) -> bool:
        """Whether anything was done."""
        return bool(context.bound.get(DID))


@says("you do not")
@dataclass(frozen=True, slots=True)
class YouDoNot(Plain):
    """Whether the player did not do what the text offered."""

    def holds(self, match: Match, context: Context) -> bool:
        """Whether nothing was done."""
        return not context.bound.get(DID)
