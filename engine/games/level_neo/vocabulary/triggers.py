"""Triggers: the events that Start skills wait for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.level_neo import zones
from engine.kernel.abilities import Context, Trigger
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.phrases import says


@says("when this character comes into play")
@dataclass(frozen=True, slots=True)
class ComesIntoPlay(Trigger):
    """4.2.1. A support character comes into play."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the support zone."""
        return (zones.SUPPORT.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the card itself."""
        return event.card == context.source
