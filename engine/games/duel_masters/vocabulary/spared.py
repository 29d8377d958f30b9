"""101.2. Cards that the opponent cannot choose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.choosable import BE_CHOSEN, BY_SPELL
from engine.kernel.cards import CANNOT, Characteristic
from engine.language.changes import IsAlso
from engine.language.phrases import phrase


@phrase("can't be chosen by_any_spells", most=99)
@phrase("can't be chosen by spells that cost {most} or less")
@dataclass(frozen=True, slots=True)
class CannotBeChosenBySpells(IsAlso):
    """Spells of the opponent up to a cost cannot choose it."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CANNOT
    most: int

    @property
    def more(self) -> Iterable[str]:
        return (f"{BY_SPELL}{self.most}",)


@phrase("can't be chosen by your opponent")
@dataclass(frozen=True, slots=True)
class CannotBeChosen(IsAlso):
    """101.2. Nothing of the opponent can choose it."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CANNOT

    @property
    def more(self) -> Iterable[str]:
        return (BE_CHOSEN,)
