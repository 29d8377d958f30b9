"""403.4. Super soul cross: an ability that a creature has itself, and gives to the creature under which it lies.

Super soul cross: Whenever this creature attacks, draw a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.race_abilities import SHARED, shared, shared_slots
from engine.kernel.abilities import Context, Continuous, Node
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget
from engine.language.phrases import Phrase


@dataclass(frozen=True, slots=True)
class WholeCreature(FixedTarget):
    """109.2b, 403.4. The creature of which the card with the ability is a part: itself, or what lies on it."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The card that stands for the creature."""
        return (field.lead(match, context.source),)


@dataclass(frozen=True, slots=True)
class SuperSoulCross(Continuous):
    """The creature has an ability, also as a card under another one."""


def _fields(values: Fields) -> Fields:
    where = (*IN_BATTLE_ZONE, zones.UNDER.name)
    return {"zones": where, "change": shared(values["ability"]), "subject": WholeCreature()}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    SuperSoulCross: (Phrase("super_soul_cross: {ability}", {"ability": SHARED}, _fields, shared_slots),),
}
"""The phrases of these abilities."""
