"""11. Keywords of both editions: Covenant, Vanguard, Logic Drive."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.actions import Gone
from engine.games.luck_and_logic.trance import TRANCED
from engine.kernel.abilities import Context, Trigger
from engine.kernel.cards import Values
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.phrases import Several, phrase
from engine.language.triggers import During, PlainTrigger
from engine.language.words import NAME


@dataclass(frozen=True, slots=True)
class CovenantTrigger(PlainTrigger):
    """11.2. This card becomes soul by a trance with a card of certain information."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (TRANCED,)

    @property
    def own(self) -> bool:
        """It speaks of the card with the ability."""
        return True


def values_of_partner(match: Match, event: Event) -> Values:
    """Reading 108. What the card that another one tranced with was, where it did so."""
    assert event.other is not None
    was = event.detail
    return was.values if isinstance(was, Gone) else match.values(event.other)


@phrase("covenant {names}", names=Several(NAME, " or "))
@dataclass(frozen=True, slots=True)
class Covenant(CovenantTrigger):
    """11.2.1. The card that it trances with has one of these character names."""

    names: tuple[str, ...]

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this card, and the other one is called so."""
        if event.card != context.source or event.other is None:
            return False
        return not values_of_partner(match, event)[characteristics.CHARACTERS].isdisjoint(self.names)


def is_covenant(trigger: Trigger | None) -> bool:
    """Whether an ability waits in the soul zone: for a covenant, in any part of the turn or in a certain one."""
    inner = trigger.trigger if isinstance(trigger, During) else trigger
    return isinstance(inner, CovenantTrigger)
