"""9.10, 9.2.2.3. Replacement effects: what happens instead of something else that is about to happen.

CONT: When this member would be dropped, return it to your hand instead.
CONT: When your other member would be stocked, you may drop this member instead.
CONT: When you would draw a card, you may pay [(1)], and look at the top card of your deck instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.actions import GATE_DESTROYED
from engine.games.luck_and_logic.keyword_abilities import KeywordCondition
from engine.games.luck_and_logic.vocabulary.abilities import zones_slots
from engine.games.luck_and_logic.vocabulary.declaring_x import knowing_x
from engine.games.luck_and_logic.vocabulary.groups import refuse_members
from engine.games.luck_and_logic.vocabulary.leaving import ANYWHERE, leaves_the_field, leaving_for
from engine.kernel.abilities import Context, Node
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import COSTS
from engine.language.instructions import Instruction
from engine.language.phrases import Phrase, Several, phrase
from engine.language.prospects import Prospect
from engine.language.replacing import Instead, instead_fields, instead_slots
from engine.language.triggers import Who, is_who


@phrase("{who-} would be dropped", destination=zones.DROP.name)
@phrase("{who-} would be stocked", destination=zones.STOCK.name)
@phrase("{who-} would be returned to the hand", destination=zones.HAND.name)
@phrase("{who-} would leave the field", destination=ANYWHERE)
@dataclass(frozen=True, slots=True)
class WouldLeave(Prospect):
    """9.10.2.1. A member is about to leave the circles for another zone."""

    who: Who
    destination: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return leaving_for(self.destination)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the member, and it is to leave a circle for a zone that is not of the field."""
        return leaves_the_field(event) and is_who(match, context, self.who, event.card)


@phrase("{who-} would be destroyed")
@dataclass(frozen=True, slots=True)
class WouldBeDestroyed(Prospect):
    """9.10.2.2. A gate is about to be destroyed, by an attack (8.2.10.3) or by an effect (5.32.1)."""

    who: Who

    def __post_init__(self) -> None:
        refuse_members(self.who)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (GATE_DESTROYED,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the gate."""
        return is_who(match, context, self.who, event.card)


def instead(zones: Several) -> Mapping[type[Node], tuple[Phrase, ...]]:
    """The phrases of replacement effects, with the zones that they may name."""
    slots = {
        "zones": zones,
        "condition": KeywordCondition,
        "prospect": Prospect,
        "costs": COSTS,
        "effect": Instruction,
    }
    return {
        Instead: (
            Phrase(
                "CONT( ({zones}))?( {condition})?: when {prospect}, (you may pay [{costs}], and )?{effect} instead.",
                slots,
                knowing_x(instead_fields),
                lambda values: instead_slots(zones_slots(values)),
            ),
        )
    }
