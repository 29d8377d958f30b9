"""Triggers of a certain battle: what happens in it, and the beginning of its guard step.

When this unit is placed on GC during the battle that your vanguard is attacked by a vanguard
At the beginning of the guard step of the battle that your vanguard is attacked
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.vanguard.battle_state import battle, in_role
from engine.games.vanguard.vocabulary.battles import units_in_role
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.events import BEGINNING, Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.groups import InPlay
from engine.language.phrases import phrase
from engine.language.triggers import Narrowed, PlainTrigger, Who, is_like, is_who


@phrase("at the beginning of the guard step of the battle that {attacked-} is attacked( by a {attacker-})?")
@dataclass(frozen=True, slots=True)
class AtBeginningOfGuardStep(PlainTrigger):
    """7.5.1.1. The guard step begins of a battle in which certain units are attacked."""

    attacked: Who
    attacker: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The beginning of the step."""
        return (BEGINNING + "guard step",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is such a battle."""
        return is_attacked(match, context, self.attacked, self.attacker)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """The units attacked that are meant."""
        return [each for each in in_role(match, "target") if is_who(match, context, self.attacked, each)]


@phrase("{trigger} during the battle that {attacked-} is attacked( by {attacker-})?")
@dataclass(frozen=True, slots=True)
class DuringBattle(Narrowed):
    """7.4. Something happens while a battle is fought in which certain units are attacked."""

    trigger: PlainTrigger
    attacked: Who
    attacker: This | InPlay | None = None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it happens, and there is such a battle."""
        if not self.trigger.matches(match, context, event) or battle(match) is None:
            return False
        if self.attacker is not None and not any(
            is_who(match, context, self.attacker, each) for each in in_role(match, "attacker")
        ):
            return False
        return is_attacked(match, context, self.attacked, None)


@phrase("{trigger} while_boosted", boosted=True)
@phrase("{trigger} while_not_boosted", boosted=False)
@dataclass(frozen=True, slots=True)
class WhileBoosted(Narrowed):
    """7.4.1.10, 12.9. Something happens to a unit that attacks with a boost, or to one without it."""

    trigger: PlainTrigger
    boosted: bool

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it happens, and to a unit that was boosted or not."""
        if not self.trigger.matches(match, context, event):
            return False
        return self.boosted is (event.card in units_in_role(match, "boosted"))


def is_attacked(match: Match, context: Context, attacked: Who, attacker: Description | None) -> bool:
    """Whether the battle is one in which such a unit is attacked, by a unit that fits."""
    return any(is_who(match, context, attacked, each) for each in in_role(match, "target")) and any(
        is_like(match, context, attacker, each) for each in in_role(match, "attacker")
    )
