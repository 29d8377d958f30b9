"""What players have said about being asked in a match: whether to be spared questions, and until when they pass."""

from dataclasses import asdict, dataclass, field
from enum import StrEnum

from sqlalchemy import Row, select

from storage.connections import Transactions
from storage.matches import MatchStatus
from storage.reading import SeatNumber, Shape, readable
from storage.tables import matches, passing
from storage.upsert import upsert


class PassUntil(StrEnum):
    """Until when a player passes."""

    TURN = "turn"
    """Until the turn ends."""
    ATTACK = "attack"
    """Until they are attacked, or their own next turn begins."""
    CHANGE = "change"
    """Until they could do something else, are attacked by something else, or their own next turn begins."""


@dataclass(frozen=True, slots=True)
class Passing:
    """What the player at a seat has said; `automatic` is None where they have said nothing of this match.

    `turn`, `attack` and `known` are the turn, the attack on them and the keys of what they could do when they said
    `until` when they pass. `while_ahead` is whether they pass in what they win as it stands, such as a battle.
    `lets_go` are kinds of questions that they pass as long as no more is at stake than this.
    """

    match_id: int
    seat: SeatNumber
    automatic: bool | None = None
    until: PassUntil | None = None
    turn: int = 0
    attack: str = ""
    known: tuple[str, ...] = ()
    while_ahead: bool = False
    lets_go: dict[str, int] = field(default_factory=dict)


_PASSING = Shape(Passing)


class PassingRepository:
    """What all players have said."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def save(self, row: Passing) -> None:
        """Keep this in place of what the player had said."""
        async with self._transactions.writing() as connection:
            await upsert(connection, passing, asdict(row))

    async def of_running(self) -> list[Passing]:
        """What was said in the running matches; not what cannot be read."""
        query = select(passing).join_from(passing, matches).where(matches.c.status == MatchStatus.RUNNING)
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(query), _passing_of)


def _passing_of(row: Row[tuple[object, ...]]) -> Passing:
    return _PASSING.of(row._mapping)
