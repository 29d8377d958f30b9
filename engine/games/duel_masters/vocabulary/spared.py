"""101.2. Cards that the opponent cannot choose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters.characteristics import COSTS, SPELL, TYPES
from engine.kernel.abilities import Context
from engine.kernel.cards import CANNOT, Card, Characteristic
from engine.kernel.match import Match
from engine.language.changes import IsAlso
from engine.language.phrases import phrase

_BE_CHOSEN: Final = "be chosen"
_BY_SPELL: Final = "be chosen by a spell of "


@phrase("can't be chosen by spells that cost {most} or less")
@dataclass(frozen=True, slots=True)
class CannotBeChosenBySpells(IsAlso):
    """Spells of the opponent up to a cost cannot choose it."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CANNOT
    most: int

    @property
    def more(self) -> Iterable[str]:
        return (f"{_BY_SPELL}{self.most}",)


@phrase("can't be chosen by your opponent")
@dataclass(frozen=True, slots=True)
class CannotBeChosen(IsAlso):
    """101.2. Nothing of the opponent can choose it."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = CANNOT

    @property
    def more(self) -> Iterable[str]:
        return (_BE_CHOSEN,)


def allowed(match: Match, context: Context, cards: Iterable[Card]) -> list[Card]:
    """Of these cards those that the source of an effect may choose."""
    source = match.values(context.source)
    cost = min(source[COSTS], default=0) if SPELL in source[TYPES] else None
    return [card for card in cards if match.master(card) == context.player or not _is_spared(match, card, cost)]


def _is_spared(match: Match, card: Card, cost: int | None) -> bool:
    """Whether a card cannot be chosen by a spell of a cost, or by what is no spell (None)."""
    if _BE_CHOSEN in match.values(card)[CANNOT]:
        return True
    said = [each.removeprefix(_BY_SPELL) for each in match.values(card)[CANNOT] if each.startswith(_BY_SPELL)]
    return cost is not None and any(cost <= int(most) for most in said)
