"""8.2.1.3. Replacement effects: what happens instead of something else that is about to happen.

CONT (RC): If this unit would be retired, put it into your soul instead.
CONT (RC): If your other rear-guard would be retired, you may retire this unit instead.
CONT (VC): If you would draw a card, you may pay [Soul Blast 1], and look at the top card of your deck instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.abilities import ZONES
from engine.games.vanguard.vocabulary.keywords.heads import DEMANDS
from engine.games.vanguard.vocabulary.movement_triggers import GRAVES
from engine.games.vanguard.vocabulary.places import CIRCLES, KINDS
from engine.kernel.abilities import Context, Node
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import COSTS
from engine.language.instructions import Instruction
from engine.language.phrases import Phrase, Several, phrase
from engine.language.prospects import Prospect
from engine.language.replacing import Instead, instead_fields, instead_slots
from engine.language.triggers import Who, is_who

# ---- what would happen


@phrase(
    "{who-} would be put into {destination}( from {circles})?", destination=GRAVES, circles=Several(CIRCLES, " or ")
)
@dataclass(frozen=True, slots=True)
class WouldBePut(Prospect):
    """8.2.1.3. A unit is about to leave the field for a zone."""

    who: Who
    destination: str
    circles: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        return (KINDS[self.destination].enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it is to leave a circle."""
        source = event.source
        if source is None or not source.kind.field or (self.circles and source.kind.name not in self.circles):
            return False
        return is_who(match, context, self.who, event.card)


@phrase("{who-} would be retired")
@dataclass(frozen=True, slots=True)
class WouldBeRetired(Prospect):
    """10.4.2, 8.2.1.3. A unit is about to go from the field to the drop zone, whatever puts it there."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the drop zone."""
        return (zones.DROP.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it is to leave a circle."""
        return event.source is not None and event.source.kind.field and is_who(match, context, self.who, event.card)


# ---- how it is said


_HEAD: Final = "CONT( ({zones}))?( {condition})?: if {prospect}, "
_SLOTS: Final = {"zones": ZONES, "condition": DEMANDS, "prospect": Prospect, "effect": Instruction}

INSTEAD: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Instead: (
        Phrase(
            f"{_HEAD}(you may pay [{{costs}}], and )?{{effect}} instead.",
            {**_SLOTS, "costs": COSTS},
            instead_fields,
            instead_slots,
        ),
        Phrase(f"{_HEAD}instead {{effect}}.", _SLOTS, instead_fields, instead_slots),
    )
}
"""The phrases of replacement effects."""
