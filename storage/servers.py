"""What the admins of a server have set."""

from dataclasses import asdict, dataclass

from sqlalchemy import select

from storage.connections import Transactions
from storage.reading import Shape
from storage.tables import servers
from storage.upsert import upsert


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of one server (guild), as they are until an admin changes them.

    `games` and `channels` are what may be played and where; `None` means all. `clock_seconds` is the time for a
    decision, 0 for no clock; `warning_seconds` before its end the player is warned. Who leaves `timeouts_to_lose`
    decisions in a row to the clock loses the match; `None` for never. `abandon_after_hours` without an answer a match
    is closed; `None` leaves that to the operator's setting.
    """

    guild_id: int
    games: tuple[str, ...] | None = None
    channels: tuple[int, ...] | None = None
    clock_seconds: int = 0
    warning_seconds: int = 30
    timeouts_to_lose: int | None = None
    abandon_after_hours: int | None = None


_SETTINGS = Shape(ServerSettings)


class ServerRepository:
    """The settings of every server."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def get(self, guild_id: int) -> ServerSettings:
        """The settings of a server; the defaults if nothing was ever set there. Raises `Unreadable`."""
        async with self._transactions.reading() as connection:
            row = (await connection.execute(select(servers).where(servers.c.guild_id == guild_id))).one_or_none()
        if row is None:
            return ServerSettings(guild_id)
        return _SETTINGS.of(row._mapping)

    async def save(self, settings: ServerSettings) -> None:
        """Keep these settings in place of the server's earlier ones."""
        async with self._transactions.writing() as connection:
            await upsert(connection, servers, asdict(settings))
