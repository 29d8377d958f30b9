"""The messages that the bot has posted for a match and must find again to edit or delete them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from sqlalchemy import Row, bindparam, delete, select, update

from storage.connections import Transactions
from storage.reading import SeatNumber, Shape, readable
from storage.tables import posts
from storage.upsert import upsert


@dataclass(frozen=True, slots=True)
class Post:
    """One message. `kind` is the host's word for it ("board", "prompt"); `seat` is whose it is, `None` if everybody's.

    `sequence` is the journal entry that it shows.
    """

    message_id: int
    match_id: int
    kind: str
    channel_id: int
    sequence: int
    seat: SeatNumber | None = None


_POST = Shape(Post)


class PostRepository:
    """The messages of every match."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def save(self, post: Post) -> None:
        """Remember a message, or what it shows now."""
        async with self._transactions.writing() as connection:
            await upsert(connection, posts, asdict(post))

    async def show(self, sequences: Mapping[int, int]) -> None:
        """Remember which entries messages show now, by their ids; those that are not remembered stay so."""
        if not sequences:
            return
        rows = [{"message": message_id, "shown": sequence} for message_id, sequence in sequences.items()]
        statement = update(posts).where(posts.c.message_id == bindparam("message")).values(sequence=bindparam("shown"))
        async with self._transactions.writing() as connection:
            await connection.execute(statement, rows)

    async def of_match(self, match_id: int) -> list[Post]:
        """The messages of a match, oldest first; not those of which it cannot be read which they are."""
        query = select(posts).where(posts.c.match_id == match_id).order_by(posts.c.message_id)
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(query), post_of)

    async def of_kind(self, kind: str) -> list[Post]:
        """The messages of a kind, of all matches; not those of which it cannot be read which they are."""
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(select(posts).where(posts.c.kind == kind)), post_of)

    async def remove(self, message_id: int) -> None:
        """Forget a message that is deleted or will not be touched again."""
        async with self._transactions.writing() as connection:
            await connection.execute(delete(posts).where(posts.c.message_id == message_id))


def post_of(row: Row[tuple[object, ...]]) -> Post:
    """A row of the table as a post. Raises `Unreadable`."""
    return _POST.of(row._mapping)
