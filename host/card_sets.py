"""The sets of cards that servers bring: imported from files, listed, removed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import storage
from engine.card_names import fold
from engine.importing.imported import Imported
from engine.kernel.rulebook import Rulebook
from host.errors import (
    CardsBeingRead,
    CardsFileTooLarge,
    ServerCardsFull,
    TooManySets,
    UnknownGame,
    UnknownSet,
    WrongSetName,
)
from host.import_worker import GivenFile, Progress, Read, Task, read_apart
from host.names import is_shown_whole, shown
from host.settings import Settings
from host.time import Clock
from storage import CardSet, Database, LeftOut

NAME_LIMIT: Final = 60
"""How many characters the name of a set may have."""

MOST_BYTES: Final = 10 * 1024 * 1024
"""How large a file may be: as large as anybody may attach."""


MOST_WAITING: Final = 3
"""How many files may be read or wait to be: each takes four minutes at most, and people are told within fifteen."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a file: the set, and what became of each card of it."""

    kept: CardSet
    cards: Sequence[Imported]


class CardSets:
    """The sets of all servers."""

    def __init__(
        self,
        database: Database,
        rulebooks: Mapping[str, Rulebook],
        clock: Clock,
        settings: Settings,
        reading: Callable[[Task, Progress], Awaitable[Read]] = read_apart,
    ) -> None:
        """`reading` is how files are read: in a process of its own, unless they are trusted."""
        self._database = database
        self._rulebooks = rulebooks
        self._clock = clock
        self._settings = settings
        self._reading = reading
        self._one_at_a_time = asyncio.Lock()
        self._under_way: list[int] = []  # the servers whose files are read or wait to be

    async def bring(
        self,
        guild_id: int,
        name: str,
        file: GivenFile,
        progress: Progress,
        *,
        game: str | None = None,
        facts: GivenFile | None = None,
    ) -> Brought:
        """Read a file and keep its cards as a set of a server, or of all (`EVERYWHERE`), in place of one of this name.

        `facts` are what the file lacks. One file is read at a time, and one of a server's. Raises `WrongSetName`,
        `UnknownGame`, `CardsFileTooLarge`, `CardsBeingRead`, `CardsUnreadable`, `CardsTakeTooMuch`, `TooManySets`,
        `ServerCardsFull`, `StorageUnavailable`: then everything is as it was.
        """
        name = _tidy(name)
        if game is not None and game not in self._rulebooks:
            raise UnknownGame(game)
        for each in filter(None, (file, facts)):
            if len(each.data) > MOST_BYTES:
                raise CardsFileTooLarge(len(each.data), MOST_BYTES)
        if guild_id in self._under_way or len(self._under_way) >= MOST_WAITING:
            raise CardsBeingRead
        self._under_way.append(guild_id)
        try:
            async with self._one_at_a_time:
                games = self._rulebooks if game is None else (game,)
                known = {each: await self._database.card_sets.texts(guild_id, each) for each in games}
                read = await self._reading(Task(file, game, facts, known), progress)
        finally:
            self._under_way.remove(guild_id)
        rows: dict[str, Mapping[str, Any]] = {}
        for row in (row for card in read.cards if not card.there for row in card.rows):
            rows.setdefault(row["number"], row)  # of two of one number the first counts
        left_out = [LeftOut(card.number, card.name, card.status, card.why) for card in read.cards if card.row is None]
        try:
            kept = await self._database.card_sets.add(
                guild_id,
                read.game,
                name,
                list(rows.values()),
                left_out,
                read.texts,
                at=self._clock.now(),
                most_sets=self._settings.max_card_sets,
                most_cards=self._settings.max_cards_per_server,
            )
        except storage.SetLimitReached as problem:
            raise TooManySets(problem.limit) from problem
        except storage.CardLimitReached as problem:
            raise ServerCardsFull(problem.limit, problem.kept) from problem
        return Brought(kept, read.cards)

    async def of_server(self, guild_id: int) -> Sequence[CardSet]:
        """A server's own sets, by game and name. Raises `StorageUnavailable`."""
        return await self._database.card_sets.of_guild(guild_id)

    async def find(self, guild_ids: Sequence[int], name: str) -> CardSet:
        """A set of the first of these servers that has it, by its key or name. Raises `UnknownSet`."""
        sets = [each for guild_id in guild_ids for each in await self.of_server(guild_id)]
        wanted = " ".join(name.split()).casefold()
        ways: Sequence[Callable[[CardSet], bool]] = (
            lambda each: key_of(each) == name,
            lambda each: each.name.casefold() == wanted,
            lambda each: fold(each.name) == fold(name) != "",  # "#1" and "*1" are two sets, if there are both
        )
        for is_meant in ways:
            for each in filter(is_meant, sets):
                return each
        raise UnknownSet(name)

    async def report(self, card_set: CardSet) -> Sequence[LeftOut]:
        """What was left out of a set. Raises `Unreadable`, `StorageUnavailable`."""
        return await self._database.card_sets.report(card_set.id) or ()

    async def remove(self, card_set: CardSet) -> None:
        """Take a set from its server; matches under way go on with its cards. Raises `UnknownSet`."""
        if not await self._database.card_sets.remove(card_set.guild_id, card_set.id, at=self._clock.now()):
            raise UnknownSet(card_set.name)


def key_of(card_set: CardSet) -> str:
    """What tells a set from all others; `CardSets.find` takes it for a name. Sets may be called by mere numbers."""
    return f"set:{card_set.id}"


def _tidy(name: str) -> str:
    tidied = shown(name) if is_shown_whole(name) else ""
    if not 1 <= len(tidied) <= NAME_LIMIT:
        raise WrongSetName(NAME_LIMIT)
    return tidied
