"""Servers: what their admins have set, and whether something may be done there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.kernel.rulebook import Rulebook
from host.errors import (
    ChannelNotAllowed,
    GameNotOffered,
    UnknownGame,
    WarningTooLong,
    WrongServerSettings,
)
from storage import Database, ServerSettings, Unreadable

log = logging.getLogger(__name__)

BOUNDS: Mapping[str, tuple[int, int]] = {
    "clock_seconds": (10, 7 * 24 * 3600),
    "warning_seconds": (0, 24 * 3600),
    "timeouts_to_lose": (1, 100),
    "abandon_after_hours": (1, 8760),
}
"""The least and the greatest value of each setting that is a number. A clock of 0 seconds is no clock."""

PRIVATE = ServerSettings(0)
"""What holds where there is no server: in direct messages."""


class Servers:
    """The settings of every server. They are read once and kept in memory: every answer asks for them."""

    def __init__(self, database: Database, rulebooks: Mapping[str, Rulebook]) -> None:
        self._database = database
        self._rulebooks = rulebooks
        self._known: dict[int, ServerSettings] = {}
        self._changing = asyncio.Lock()

    async def settings(self, guild_id: int | None) -> ServerSettings:
        """The settings of a server, or those of direct messages for None. Raises `StorageUnavailable`."""
        if guild_id is None:
            return PRIVATE
        if guild_id not in self._known:
            found = await self._stored(guild_id)
            self._known.setdefault(guild_id, found)  # what was saved meanwhile is newer
        return self._known[guild_id]

    async def _stored(self, guild_id: int) -> ServerSettings:
        """What is stored. The defaults if that makes no sense, so that the server's matches go on."""
        try:
            found = await self._database.servers.get(guild_id)
            _check(found)
        except (Unreadable, WrongServerSettings) as problem:
            log.error("a server's settings are damaged, and not used", extra={"guild": guild_id, "why": str(problem)})
            return ServerSettings(guild_id)
        return found

    async def save(self, settings: ServerSettings) -> None:
        """Keep a server's settings in place of its earlier ones. Clocks that run go on as they were set.

        Raises `WrongServerSettings`, `UnknownGame`, `StorageUnavailable`.
        """
        _check(settings)
        for game in settings.games or ():
            if game not in self._rulebooks:
                raise UnknownGame(game)
        await self._database.servers.save(settings)
        self._known[settings.guild_id] = settings

    async def change(self, guild_id: int, **changes: Any) -> None:
        """Put these in place of some of a server's settings. The others stay, also what somebody else changes just now.

        Raises as `save`.
        """
        async with self._changing:
            await self.save(replace(await self.settings(guild_id), **changes))

    async def set_clock(self, guild_id: int, seconds: int, warning: int | None, timeouts_to_lose: int | None) -> None:
        """Set the clock of a server; 0 `timeouts_to_lose` is never. What is None stays as it is, as far as it fits.

        Raises `WarningTooLong`, and as `save`.
        """
        if seconds and warning is not None and warning >= seconds:
            raise WarningTooLong(seconds)
        changes: dict[str, int | None] = {"clock_seconds": seconds}
        kept = (await self.settings(guild_id)).warning_seconds
        if warning is not None:
            changes["warning_seconds"] = warning
        elif 0 < seconds <= kept:
            changes["warning_seconds"] = seconds // 2
        if timeouts_to_lose is not None:
            changes["timeouts_to_lose"] = timeouts_to_lose or None
        await self.change(guild_id, **changes)

    async def games(self, guild_id: int | None) -> Sequence[Rulebook]:
        """The games that are offered on a server, by title."""
        settings = await self.settings(guild_id)
        offered = [book for name, book in self._rulebooks.items() if settings.games is None or name in settings.games]
        return sorted(offered, key=lambda book: book.title)

    async def check_game(self, guild_id: int | None, game: str) -> None:
        """May this game be played on this server? Raises `UnknownGame`, `GameNotOffered`."""
        if game not in self._rulebooks:
            raise UnknownGame(game)
        settings = await self.settings(guild_id)
        if settings.games is not None and game not in settings.games:
            raise GameNotOffered(self._rulebooks[game].title)

    async def check_place(self, guild_id: int | None, channel_id: int, game: str) -> None:
        """May this game be played in this channel? For a thread, the one that it belongs to is asked about.

        Raises `UnknownGame`, `GameNotOffered`, `ChannelNotAllowed`.
        """
        await self.check_game(guild_id, game)
        settings = await self.settings(guild_id)
        if settings.channels is not None and channel_id not in settings.channels:
            raise ChannelNotAllowed(settings.channels)


def _check(settings: ServerSettings) -> None:
    for name, (least, most) in BOUNDS.items():
        value = getattr(settings, name)
        if value is None or (name == "clock_seconds" and value == 0):
            continue
        if not least <= value <= most:
            raise WrongServerSettings(name, least, most)
