"""A running bot for tests: in this process, on a sandbox in this process."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from cogs import discord_publisher
from cogs.client import Tablecast
from engine.kernel.rulebook import Rulebook
from host.host import Host
from host.pauses import Pauses
from host.settings import Settings
from sandbox import TOKEN, DiscordLimits, Sandbox, point_discord_at
from storage import Database, open_database
from tests import databases
from tests.patience import PATIENT, SECONDS
from tests.seeds import Seeds, running_test


class NoPauses(Pauses):
    """Automatic answers are given at once, also where a player, or a busy machine, has taken long for others."""

    def __init__(self) -> None:
        super().__init__((0.0,))

    def took(self, match_id: int, seat: int, time: timedelta) -> None:
        """Learn nothing of a player."""


NO_PAUSES = NoPauses()

BOARD_SECONDS = 0.2
"""Between two states of a board that are shown: long enough to leave most of them out while a match is played fast."""


@dataclass(frozen=True, slots=True)
class Running:
    """A bot and its world."""

    sandbox: Sandbox
    bot: Tablecast
    database: Database


@asynccontextmanager
async def running_bot(
    folder: Path,
    *,
    limits: DiscordLimits | None = None,
    books: Mapping[str, Rulebook] | None = None,
    sandbox: Sandbox | None = None,
    pauses: Pauses | None = NO_PAUSES,
    card_pictures: Path | None = None,
) -> AsyncIterator[Running]:
    """A bot that is connected, with its database in `folder`; another one after it goes on where it stopped.

    Unless it has to keep within `limits`, nobody waits for a board as long as Discord would have it.
    """
    file = folder / "test.db"
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{file}", card_pictures=card_pictures)
    if not file.exists():
        databases.make_empty(file)
    database = await open_database(settings.database_url.get_secret_value(), databases.PATIENT)
    world = sandbox or await Sandbox(limits=limits or PATIENT).start()
    try:
        pause = discord_publisher.PUBLIC_PAUSE_SECONDS
        shorter = pause if limits else min(pause, BOARD_SECONDS)
        with point_discord_at(world), patch.object(discord_publisher, "PUBLIC_PAUSE_SECONDS", shorter):
            seeds = Seeds(running_test())
            host = Host(database, settings, rulebooks=books, computer_delay=0.0, pauses=pauses, new_seed=seeds)
            bot = Tablecast(settings, host, guild_ready_timeout=0.1)
            async with bot:
                connected = asyncio.create_task(bot.start(TOKEN))
                ready = asyncio.create_task(bot.taken_up.wait())
                await asyncio.wait({connected, ready}, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
                if connected.done():
                    await connected
                assert ready.done(), "the bot did not become ready"
                yield Running(world, bot, database)
                await bot.close()
                await connected
    finally:
        if sandbox is None:
            await world.stop()
        await database.close()
