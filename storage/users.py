"""What a person prefers, and the direct-message channel that was opened with them."""

from dataclasses import asdict, dataclass
from enum import StrEnum

from sqlalchemy import select

from storage.connections import Transactions
from storage.reading import Shape, readable
from storage.tables import users
from storage.upsert import upsert


class HandShownBy(StrEnum):
    """Where a player wants to see their hand and make their private choices."""

    DM = "dm"
    EPHEMERAL = "ephemeral"


@dataclass(frozen=True, slots=True)
class UserRow:
    """One person. `dm_channel_id` is `None` until the channel was opened.

    `automatic` is whether they are spared questions to which there is nothing to choose.
    """

    user_id: int
    dm_channel_id: int | None = None
    hand: HandShownBy = HandShownBy.DM
    automatic: bool = True


_USER = Shape(UserRow)


class UserRepository:
    """Everybody the bot has met."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def get(self, user_id: int) -> UserRow:
        """What is known of a person; the defaults if nothing is, or if it cannot be read."""
        async with self._transactions.reading() as connection:
            rows = await connection.execute(select(users).where(users.c.user_id == user_id))
            found = readable(rows, lambda row: _USER.of(row._mapping))
        return found[0] if found else UserRow(user_id)

    async def save(self, user: UserRow) -> None:
        """Keep this in place of what was known of the person."""
        async with self._transactions.writing() as connection:
            await upsert(connection, users, asdict(user))

    async def set_dm_channel(self, user_id: int, channel_id: int | None) -> None:
        """Remember the channel that was opened with a person, or forget it if it cannot be used; the rest stays."""
        async with self._transactions.writing() as connection:
            changed = await connection.execute(
                users.update().where(users.c.user_id == user_id).values(dm_channel_id=channel_id)
            )
            if changed.rowcount == 0:
                await upsert(connection, users, asdict(UserRow(user_id, dm_channel_id=channel_id)))
