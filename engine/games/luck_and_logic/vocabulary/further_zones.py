"""5.22.2.1, 5.13.1.2.4, 5.16.1.2, 5.25. Later words: costs in order, and zones that effects open to trance and logic.

ACT: [Stock this member, (1)] Draw a card.
CONT: The drop zone is open to your logic definitions.
CONT: The purge zone is open to your trances.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.keyword_abilities import KeywordCondition
from engine.games.luck_and_logic.vocabulary.abilities import ZONES, zones_slots
from engine.games.luck_and_logic.vocabulary.card_actions import StockCost
from engine.games.luck_and_logic.vocabulary.costs import CostOfX
from engine.games.luck_and_logic.vocabulary.leaving import LeavesCircle
from engine.games.luck_and_logic.vocabulary.prohibitions import PlayerOf
from engine.kernel.abilities import Change, Condition, Context, Cost
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.changes import OTHER
from engine.language.costs import ActionCost
from engine.language.phrases import Phrase, WordList, phrase
from engine.language.places import YOURS

_OPENED: Final = WordList("a zone", {"drop zone": zones.DROP.name, "purge zone": zones.PURGE.name})

PlainCost = StockCost | CostOfX | ActionCost
"""A part of a cost that is not made of others."""


@phrase("{first}, {rest}")
@dataclass(frozen=True, slots=True)
class InOrder(Cost):
    """5.22.2.1. Parts with commas between them are paid in their order. All could be paid before any is (5.22.3)."""

    first: PlainCost
    rest: Cost

    def parts(self) -> tuple[Cost, ...]:
        """All of them, in their order."""
        return (*self.first.parts(), *self.rest.parts())

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether all can, as things are now."""
        return all(part.payable(match, context, taken) for part in self.parts())

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether others cannot tell if one of them can be paid."""
        return any(part.may_be_denied(match, context) for part in self.parts())

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Nothing yet: what to pay a part with is chosen when the parts before it are paid."""
        yield from ()
        return ()

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """One part after the other."""
        for part in self.parts():
            chosen = yield from part.choose(match, context, frozenset())
            yield from part.pay(match, context, chosen)


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
    {"zones": ZONES, "condition": KeywordCondition, "requirement": Condition, "zone": _OPENED, "use": _USES},
    _fields,
    _slots,
    when=lambda node: isinstance(node.change[0], OpensZone),
)
"""The phrase of abilities that open a zone to their player."""


@phrase("when {who-} is purged", destination=zones.PURGE.name)
@dataclass(frozen=True, slots=True)
class IsPurged(LeavesCircle):
    """5.25.1. A member leaves the circles for the purge zone."""
