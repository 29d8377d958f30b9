"""5.13.1.2.4, 5.16.1.2. Zones that effects open to trances and logic definitions.

CONT: The drop zone is open to your logic definitions.
CONT: The purge zone is open to your trances.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.keyword_abilities import KeywordCondition
from engine.games.luck_and_logic.vocabulary.abilities import LATER_ZONES, zones_slots
from engine.games.luck_and_logic.vocabulary.prohibitions import PlayerOf
from engine.kernel.abilities import Change, Condition, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.changes import OTHER
from engine.language.phrases import Phrase, WordList
from engine.language.places import YOURS

_OPENED: Final = WordList("a zone", {"drop zone": zones.DROP.name, "purge zone": zones.PURGE.name})

_USES: Final = WordList(
    "what a zone is open to",
    {"logic definitions": characteristics.DEFINES_FROM, "trances": characteristics.TRANCES_FROM},
)


@dataclass(frozen=True, slots=True)
class OpensZone(Change):
    """5.16.1.2, 5.13.1.2.4. A zone more from which a player may logic define, or take the Tranceunion of a trance."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    zone: str
    use: str

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.use,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add it."""
        values[self.use] |= {self.zone}


def _fields(values: Fields) -> Fields:
    """From the slots of the phrase: what is changed is what stands for the player."""
    change = OpensZone(values.pop("zone"), values.pop("use"))
    return {**values, "subject": PlayerOf(YOURS), "change": (change,)}


def _slots(values: Mapping[str, Any]) -> Fields:
    (change, *_) = values["change"]
    if not isinstance(change, OpensZone):
        return dict(values)  # another phrase says it
    said = {**zones_slots(values), "zone": change.zone, "use": change.use}
    return {name: value for name, value in said.items() if name not in ("subject", "change")}


OPENS: Final = Phrase(
    "CONT( ({zones}))?( {condition})?: (if {requirement}, )?the {zone} is open to your {use}.",
    {"zones": LATER_ZONES, "condition": KeywordCondition, "requirement": Condition, "zone": _OPENED, "use": _USES},
    _fields,
    _slots,
    when=lambda node: isinstance(node.change[0], OpensZone),
)
"""The phrase of abilities that open a zone to their player."""
