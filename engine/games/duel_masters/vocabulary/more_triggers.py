"""112.3a. Texts that give shield trigger to cards of the player's shields, or to their own card while something is so.

You get shield triggers for light cards.
You get shield triggers for cards until the start of your next turn.
Shield trigger while you have a Human creature.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.characteristics import TRIGGERING
from engine.games.duel_masters.keyword_abilities import TriggerIf
from engine.games.duel_masters.vocabulary.places import DURATIONS, IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.kernel.abilities import Condition, Context, Continuous, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.changes import OTHER, Affect, Modifier
from engine.language.descriptions import Description
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, phrase
from engine.language.places import YOURS


@dataclass(frozen=True, slots=True)
class TriggersFor(Modifier):
    """112.3a. Cards like this of the player's shields have shield trigger when they are added to the hand."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({TRIGGERING})
    description: Description

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[TRIGGERING] |= {(self.description, context.player)}


@dataclass(frozen=True, slots=True)
class PlayerHasTriggers(Continuous):
    """112.3a. Cards of the player's shields have shield trigger as long as the card with the ability is there."""


@phrase("you get shield triggers for {description+} {duration}", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class GetTriggers(Clause):
    """112.3a. Cards of the player's shields have shield trigger for a time."""

    description: Description
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force."""
        yield from Affect(APlayer(YOURS), (TriggersFor(self.description),), self.duration).resolve(match, context)


def triggers_fields(values: Fields) -> Fields:
    """The fields of what gives shield trigger all the time, from the slots of a phrase."""
    change = (TriggersFor(values.pop("description")),)
    return {**values, "zones": IN_BATTLE_ZONE, "subject": APlayer(YOURS), "change": change}


def _slots(values: Mapping[str, Any]) -> Fields:
    (change,) = values["change"]
    return {"description": change.description, "requirement": values["requirement"]}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    PlayerHasTriggers: (
        Phrase(
            "(while {requirement}, )?you get shield triggers for {description+}.",
            {"description": Description, "requirement": Condition},
            triggers_fields,
            _slots,
        ),
    ),
    TriggerIf: (Phrase("shield_trigger_while {requirement}.", {"requirement": Condition}),),
}
"""The phrases of abilities."""
