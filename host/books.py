"""The rulebooks with the further cards of servers: a match is played with the cards that there were at its start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

from engine.card_names import fold
from engine.further_cards import cards_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from host.errors import UnknownGame
from storage import CardRows, Database, MatchRow, Unreadable

log = logging.getLogger(__name__)

KEPT: Final = 24
"""How many rulebooks with further cards are kept in memory, the ones used last."""

Cards = Mapping[str, CardDefinition]


class ServerBook(NamedTuple):
    """A rulebook with the further cards of some sets, by their ids."""

    rulebook: Rulebook
    sets: tuple[int, ...] = ()


class Books:
    """The rulebooks as they are on each server, and as they were where a match began."""

    def __init__(self, database: Database, rulebooks: Mapping[str, Rulebook]) -> None:
        self._database = database
        self._rulebooks = rulebooks
        self._cards: LRUCache[int, Cards] = LRUCache(KEPT)
        self._books: LRUCache[tuple[str, tuple[int, ...]], Rulebook] = LRUCache(KEPT)
        self._unplayable: LRUCache[int, Mapping[str, str]] = LRUCache(KEPT)
        self._doors: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of_server(self, game: str, guild_id: int | None) -> ServerBook:
        """A game as it is on a server, or in direct messages (None). A set that cannot be read is left out.

        Raises `UnknownGame`, `StorageUnavailable`.
        """
        if game not in self._rulebooks:
            raise UnknownGame(game)
        sets: list[int] = []
        for each in await self._database.card_sets.in_use(guild_id, game):
            try:
                await self._cards_of(game, each)
            except Unreadable as problem:
                log.error("a set of cards is left out", extra={"set": each, "why": str(problem)})
            else:
                sets.append(each)
        return ServerBook(await self._book(game, tuple(sets)), tuple(sets))

    async def of_match(self, match: MatchRow) -> Rulebook | None:
        """The rulebook of a match with the cards that there were at its start; None if there is no such game any more.

        Raises `Unreadable` if a set of these cards is damaged, `StorageUnavailable`.
        """
        return await self._book(match.game, match.card_sets) if match.game in self._rulebooks else None

    async def unplayable(self, game: str, guild_id: int | None) -> Mapping[str, str]:
        """Why the cards cannot be played that were left out of a server's sets, by folded name and folded number."""
        found: dict[str, str] = {}
        for each in reversed(await self._database.card_sets.in_use(guild_id, game)):
            found |= await self._left_out(each)
        return found

    async def rows(self, sets: Sequence[int]) -> CardRows:
        """The rows of the cards of these sets, those that count first; without what cannot be read."""
        found: dict[Any, Mapping[str, Any]] = {}
        for each in sets:
            for row in await self._database.card_sets.rows(each) or ():
                found.setdefault(row.get("number"), row)
        return list(found.values())

    async def _book(self, game: str, sets: tuple[int, ...]) -> Rulebook:
        if not sets:
            return self._rulebooks[game]
        if (game, sets) not in self._books:
            cards: dict[str, CardDefinition] = {}
            for each in sets:
                cards = {**await self._cards_of(game, each), **cards}
            self._books[game, sets] = self._rulebooks[game].with_cards(cards)
        return self._books[game, sets]

    async def _cards_of(self, game: str, set_id: int) -> Cards:
        """The cards of a set. Raises `Unreadable`, `StorageUnavailable`."""
        async with self._doors.setdefault(set_id, asyncio.Lock()):
            if set_id not in self._cards:
                rows = await self._database.card_sets.rows(set_id)
                if rows is None:
                    raise Unreadable(f"there is no set of cards {set_id}")
                self._cards[set_id] = await asyncio.to_thread(_read, self._rulebooks[game], rows, set_id)
        return self._cards[set_id]

    async def _left_out(self, set_id: int) -> Mapping[str, str]:
        if set_id not in self._unplayable:
            try:
                report = await self._database.card_sets.report(set_id) or ()
            except Unreadable as problem:
                log.error("what was left out of a set cannot be read", extra={"set": set_id, "why": str(problem)})
                report = ()
            self._unplayable[set_id] = {
                fold(called): f"{each.status}: {_first_line(each.why)}" if each.why else each.status
                for each in reversed(report)
                for called in (each.number, each.name)
            }
        return self._unplayable[set_id]


def _first_line(why: str) -> str:
    return why.split("\n", 1)[0]


def _read(rulebook: Rulebook, rows: CardRows, set_id: int) -> Cards:
    """The cards that these rows describe; not those that this version of the rules reads no more."""
    cards, faults = cards_of(rulebook, rows)
    if faults:
        log.error("cards of a set cannot be read", extra={"set": set_id, "cards": len(faults), "first": faults[0]})
    return cards
