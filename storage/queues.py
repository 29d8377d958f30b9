"""What players have chosen to do one after the other: the first at once, the others whenever they are asked again."""

from dataclasses import asdict, dataclass
from enum import StrEnum

from sqlalchemy import Row, select

from storage.connections import Transactions
from storage.matches import MatchStatus
from storage.reading import EntryNumber, SeatNumber, Shape, readable
from storage.tables import matches, queues
from storage.upsert import upsert


class WhyDropped(StrEnum):
    """Why what is left of a queue is not done."""

    GONE = "gone"
    """The next one cannot be chosen any more."""
    NUMBERS = "numbers"
    """The next one comes to something else than when it was chosen."""
    NEW = "new"
    """Something can be done that could not be done then."""
    TAKEN_BACK = "taken-back"
    """Something was taken back."""


@dataclass(frozen=True, slots=True)
class QueuedWay:
    """A way to choose: its name, the option's key, what it comes to, and its expected questions with the answers.

    Those of `then` are asked next, those of `later` may be asked until the next one is done.
    A question is called by the id of its text and that of the card that it names. To do no more comes to nothing.
    `asked` is the question that it answers, if that is not the one of the queue. With a `margin`, it comes to as much
    as that, and what it comes to besides says no numbers.
    """

    name: str
    key: str
    comes_to: str
    then: tuple[tuple[str, str, str], ...] = ()
    later: tuple[tuple[str, str, str], ...] = ()
    asked: str = ""
    margin: int | None = None


@dataclass(frozen=True, slots=True)
class Queue:
    """What the player at a seat has chosen to do in a turn, in this order, whenever they are `asked` the same question.

    Some of it may answer what is asked when they have done no more there.

    `given` of the `ways` are answered, the last of them as entry `sequence` of the journal. `known` is what could be
    done at first, and by whom, and `passed` are the windows in which they have passed meanwhile. An empty queue may say
    why it was `dropped`.
    """

    match_id: int
    seat: SeatNumber
    turn: int = 0
    sequence: EntryNumber = 0
    given: EntryNumber = 0
    asked: str = ""
    ways: tuple[QueuedWay, ...] = ()
    known: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    dropped: WhyDropped | None = None


_QUEUE = Shape(Queue)


class QueueRepository:
    """The queues of all players."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def save(self, row: Queue) -> None:
        """Keep this in place of the player's former queue."""
        async with self._transactions.writing() as connection:
            await upsert(connection, queues, asdict(row))

    async def of_running(self) -> list[Queue]:
        """The queues of the running matches; not what cannot be read."""
        query = select(queues).join_from(queues, matches).where(matches.c.status == MatchStatus.RUNNING)
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(query), _queue_of)


def _queue_of(row: Row[tuple[object, ...]]) -> Queue:
    return _QUEUE.of(row._mapping)
