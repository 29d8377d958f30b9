"""What is about to happen, as texts say it: something else may be done instead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from engine.kernel.abilities import Context, Node
from engine.kernel.events import Event
from engine.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Prospect(Node, ABC):
    """Something that is about to happen, as a text says it: "this unit would be retired"."""

    @property
    @abstractmethod
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that it may be."""

    @property
    def names_no_card(self) -> bool:
        """Whether it is about no card, so that "it" means none."""
        return False

    @abstractmethod
    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this event, which is about to happen, is meant."""
