"""506.1e. What creatures of the opponent have to attack, if they attack or in any case.

Creatures of the opponent that attack attack this creature if able: "this creature lures attacks by creatures".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.duel_masters.blocking import DRAWS_ATTACKS, FORCES_ATTACKS
from engine.games.duel_masters.characteristics import SPARED
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description
from engine.language.phrases import phrase


@phrase("lures/lure attacks by {description+}", act=DRAWS_ATTACKS)
@phrase("compels/compel attacks by {description+}", act=FORCES_ATTACKS)
@dataclass(frozen=True, slots=True)
class DrawsAttacks(Modifier):
    """506.1b, 506.1e. Certain creatures of the opponent attack it if they can when they attack; or they have to."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({SPARED})
    act: str
    description: Description

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[SPARED] |= {(self.act, self.description)}
