"""701.26. Final revolution: what a creature does that came by a revolution change, once a turn for each player.

Final revolution: Untap all of your other creatures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.changing_places import REVOLUTION_CHANGE
from engine.games.duel_masters.final_revolution import USED, FinalRevolution
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.kernel.abilities import Condition, Context, Effect, Node
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import EFFECT, Fields, effect_fields, effect_slots
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import Phrase, phrase


@phrase("when {who-} comes_by_revolution_change")
@dataclass(frozen=True, slots=True)
class ComesByRevolutionChange(IsPut):
    """701.26a. A creature has come to the battle zone because a revolution change has switched it."""

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature, and came so."""
        return event.detail == REVOLUTION_CHANGE and IsPut.matches(self, match, context, event)


@phrase("no other final revolution was used this turn", printed_only=True)
@dataclass(frozen=True, slots=True)
class NoneUsed(Condition):
    """Whether the player has used no final revolution yet in this turn, of whatever card."""

    looks_at: ClassVar[frozenset[str]] = frozenset({USED.touches})

    def holds(self, match: Match, context: Context) -> bool:
        return context.player not in USED.of(match)


@phrase("use its final revolution", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseFinalRevolution(Clause):
    """It is used, whatever comes of it."""

    ability: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note that it is, and do it."""
        USED.set(match, (*USED.of(match), context.player))
        yield from self.ability.resolve(match, context)


def _fields(values: Fields) -> Fields:
    return {
        "zones": IN_BATTLE_ZONE,
        "trigger": ComesByRevolutionChange(ThisCreature()),
        "requirement": NoneUsed(),
        "effect": Resolution(UseFinalRevolution(effect_fields({"effect": values["effect"]})["effect"])),
    }


def _slots(values: Mapping[str, Any]) -> Fields:
    return effect_slots({**values, "effect": values["effect"].effect.ability})


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    FinalRevolution: (Phrase("final revolution: {effect}", {"effect": EFFECT}, _fields, _slots),),
}
"""The phrases of these abilities."""
