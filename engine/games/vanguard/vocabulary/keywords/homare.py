"""11.40. Homare: of all its Homare abilities together, a player pays the cost of one in a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import turn_memory
from engine.games.vanguard.vocabulary.keywords.labels import Name
from engine.kernel.abilities import Context, Cost
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match

KEYWORD: Final = "homare"


@dataclass(frozen=True, slots=True)
class FirstHomare(Cost):
    """11.40.1. The part of the cost of every Homare ability that can be paid once a turn. It is in no text.

    10.29.1: who loses the cost does nothing to pay it, and has paid it all the same.
    """

    is_action: ClassVar[bool] = False

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether its master has paid for none in this turn."""
        paid = turn_memory.HOMARE_PAID.of_player(match, context.player)
        return paid == 0

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """It is paid with nothing."""
        yield from ()
        return ()

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        turn_memory.note(match, turn_memory.HOMARE_PAID, context.player, 1)
        yield from ()


def demand_first(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of an ability as it is written; that of a Homare ability can be paid once a turn."""
    if values.get("label") == Name(KEYWORD):
        values["costs"] = (FirstHomare(), *values["costs"])
    return values


def demanded(values: Mapping[str, Any]) -> dict[str, Any]:
    """The same fields, with the costs that are written."""
    return {**values, "costs": tuple(cost for cost in values["costs"] if not isinstance(cost, FirstHomare))}
