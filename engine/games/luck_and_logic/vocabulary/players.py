"""4.6.3, 4.7.2, 7.5.3.2, 8.2.3. What texts say of the limits of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.vocabulary.places import DURATIONS
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import PLAYERS, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.language.changes import ADD, Modifier, put_in_force
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.places import OWNERS, seat
from engine.language.times import ending
from engine.language.words import SIGNED

LIMITS: Final = WordList(
    "a limit",
    {
        "attack limit": characteristics.ATTACK_LIMIT,
        "trance limit": characteristics.TRANCE_LIMIT,
        "trance change limit": characteristics.TRANCE_CHANGE_LIMIT,
        "level limit": characteristics.LEVEL_LIMIT,
        "hand limit": characteristics.HAND_LIMIT,
    },
)
"""The numbers of players that effects change. In 1.00 there are no such effects."""


@dataclass(frozen=True, slots=True)
class LimitGrows(Modifier):
    """A limit of a player grows or shrinks; where there is none, nothing changes."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    limit: str
    amount: int

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.limit,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        if values[self.limit] is not None:
            values[self.limit] += self.amount


@phrase("{owner} {limit} grows by {amount} {duration}", owner=OWNERS, limit=LIMITS, amount=SIGNED, duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class ChangeLimit(Clause):
    """A limit of a player changes for a time: "your attack limit grows by +1 until end of turn"."""

    owner: str
    limit: str
    amount: int
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put it in force."""
        player, change = seat(context, self.owner), LimitGrows(self.limit, self.amount)
        moment, turn = ending(match, context, self.duration)
        put_in_force(match, context, (PLAYERS[player],), (change,), moment, turn)
        match.tell("changes-limit", player=Seat(player), limit=self.limit, amount=self.amount)
        yield from ()
