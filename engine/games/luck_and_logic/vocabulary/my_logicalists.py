"""2.2.2.8, 2.2.3.5. What texts of 2.04 say of My Logicalists.

AUTO: When this member wins, stand your My Logicalist.
CONT: If your My Logicalist is resting, this member gets power +1000.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.vocabulary.descriptions import TypeNoun
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.cards import FixedTarget
from engine.language.phrases import phrase
from engine.language.places import OPPONENTS, YOURS, seat


@phrase("My_Logicalist/My_Logicalists")
@dataclass(frozen=True, slots=True)
class MyLogicalistNoun(TypeNoun):
    """2.2.3.5. A My Logicalist in its zone."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.MY_LOGICALIST,)
    types: ClassVar[frozenset[str]] = frozenset({characteristics.MY_LOGICALIST})


@phrase("your My_Logicalist", owner=YOURS)
@phrase("your opponent's My_Logicalist", owner=OPPONENTS)
@dataclass(frozen=True, slots=True)
class MyLogicalistOf(FixedTarget):
    """6.1.1.3. The one My Logicalist of a player, if there is one."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.MY_LOGICALIST.name})
    owner: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """It, face up in its zone."""
        there = match.cards(zones.MY_LOGICALIST[seat(context, self.owner)])
        return [card for card in there if not match.state.face_down[card]]
