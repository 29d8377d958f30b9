"""Taking matches up: whoever looks for a match finds it played, or it is taken up from the database there and then."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial
from weakref import WeakValueDictionary

from engine.kernel.rulebook import Rulebook
from host.archive import Archive
from host.books import Books
from host.errors import MatchDamaged, MatchNotFound, MatchUnreadable
from host.journaled_match import Diverged
from host.match_services import MatchServices
from host.notices import EVERYBODY, DamageFound, MatchClosed, MatchUpdate, Viewer
from host.played_matches import PlayedMatches
from host.regular_work import attempt
from host.restoring import match_from_journal, recounted, restored, unreadable_as_damage
from host.running import RunningMatch
from storage import DamagedMatch, EntryKind, MatchRow, MatchStatus, SavedMatch, StorageUnavailable, not_giving_way

log = logging.getLogger(__name__)

NEWS = timedelta(days=1)
"""For how long the end of a match is announced after a start, if the process before did not come to it."""


class MatchFinder:
    """Finds matches by number, and takes up those that run and are not played."""

    def __init__(self, services: MatchServices, books: Books, played: PlayedMatches, archive: Archive) -> None:
        self._services = services
        self._database = services.database
        self._books = books
        self._played = played
        self._archive = archive
        self._doors: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._damaged: set[int] = set()  #: those of which somebody was told

    async def find(self, match_id: int) -> RunningMatch | MatchRow:
        """A running match, or what is stored of one that is over.

        Raises `MatchNotFound`, `MatchDamaged`, `StorageUnavailable`.
        """
        running = self._played.get(match_id)
        if running is not None:
            return running
        async with self._door(match_id):
            running = self._played.get(match_id)
            if running is not None:
                return running
            with not_giving_way():  # whoever answers waits at the same door, and from then on the match is played
                return await self._found(match_id)

    async def _found(self, match_id: int) -> RunningMatch | MatchRow:
        """What is stored of a match, taken up if it runs."""
        stored = await self.stored(match_id)
        if stored.status is not MatchStatus.RUNNING:
            return stored
        with unreadable_as_damage(match_id):
            saved = await self._database.saved_match(match_id)
        if saved is None:
            raise MatchNotFound(match_id)
        return await self._take_up(saved)

    async def stored(self, match_id: int) -> MatchRow:
        """What is stored of a match. Raises as `find`."""
        with unreadable_as_damage(match_id):
            found = await self._database.matches.get(match_id)
        if found is None:
            raise MatchNotFound(match_id)
        return found

    async def take_up_all(self) -> bool:
        """Take up every running match; whether the database was in the way of any. Raises `StorageUnavailable`."""
        with self._played.noting_ends() as ended_here:
            found = await self._database.running_matches()
            ended = await self._database.matches.unannounced(since=self._services.clock.now() - NEWS)
            announced = [await self._announced(match) for match in ended]
            for damaged in found.damaged:
                self._tell_damage(damaged)
            in_trouble = not all(announced)
            for saved in found.saved:
                async with self._door(saved.match.id):
                    # A click may have been first, and even have ended it.
                    if saved.match.id not in self._played and saved.match.id not in ended_here:
                        try:
                            await self._take_up(saved)
                        except StorageUnavailable:
                            in_trouble = True
                        except MatchUnreadable:
                            self._tell_damage(saved.match)
                await asyncio.sleep(0)
        return in_trouble

    async def take_up_left(self) -> None:
        """Take up what runs and is not played, such as a match that began though the database did not confirm it."""
        running = await self._database.matches.running()
        for match_id in running:
            if match_id not in self._played and match_id not in self._damaged:
                await attempt(partial(self._take_up_one, match_id))

    async def _take_up_one(self, match_id: int) -> None:
        try:
            await self.find(match_id)
        except MatchUnreadable:
            self._damaged.add(match_id)  # logged already

    def _door(self, match_id: int) -> asyncio.Lock:
        """Whoever finds that a match has to be taken up holds this: of several at once one does it."""
        return self._doors.setdefault(match_id, asyncio.Lock())

    async def _take_up(self, saved: SavedMatch) -> RunningMatch:
        """Go on with a match that was left, or was begun by another process. The caller holds its door.

        Raises `MatchDamaged`, `StorageUnavailable`.
        """
        match = saved.match
        with unreadable_as_damage(match.id):
            rulebook = await self._books.of_match(match)
        if rulebook is None:
            log.error("there is no rulebook for a running match", extra={"match": match.id, "game": match.game})
            raise MatchDamaged(match.id)
        try:
            running = await self._resumed(rulebook, saved)
            known = self._played.add(running)  # it may have begun here just now
            if known is running:
                await self._go_on(running, _behind(saved))
        except Exception as problem:
            self._played.drop(match.id)
            if isinstance(problem, StorageUnavailable | MatchUnreadable):
                raise
            # Whatever it is, it may be cured by another version; until then the match stays as it is.
            log.error("a match cannot be taken up", extra={"match": match.id, "error": type(problem).__name__})
            raise MatchDamaged(match.id) from problem
        return known

    async def _go_on(self, running: RunningMatch, behind: frozenset[Viewer]) -> None:
        await running.go_on()
        if behind:
            self._services.notify(MatchUpdate(running.id, running.journaled.sequence, behind))

    async def _resumed(self, rulebook: Rulebook, saved: SavedMatch) -> RunningMatch:
        with unreadable_as_damage(saved.match.id):
            saved = await recounted(self._database, saved)
            match = saved.match
            try:
                journaled = await restored(self._database, rulebook, saved)
            except Diverged as rewind:
                journaled = await match_from_journal(self._database, rulebook, match, up_to=rewind.boundary)
                journaled.sequence = match.last_sequence
                running = RunningMatch(self._services, self._played, rulebook, match, journaled, saved.requests)
                log.error(
                    "a match was played otherwise by another version, and is taken back",
                    extra={"match": match.id, "sequence": rewind.sequence, "back_to": rewind.boundary},
                )
                async with running.lock:
                    await running.take_back(EntryKind.REWIND, rewind.boundary, None, None)
                return running
        return RunningMatch(self._services, self._played, rulebook, match, journaled, saved.requests)

    async def _announced(self, match: MatchRow) -> bool:
        """Tell of the end of a match, if it can be shown; False if the database is in the way."""
        try:
            await self._archive.get(match)
        except MatchUnreadable:
            return True
        except StorageUnavailable:
            return False
        self._services.notify(MatchClosed(match.id))
        return True

    def _tell_damage(self, match: MatchRow | DamagedMatch) -> None:
        if match.id not in self._damaged:
            self._damaged.add(match.id)
            self._services.notify(DamageFound(match.id, match.thread_id, match.channel_id))


def _behind(saved: SavedMatch) -> frozenset[Viewer]:
    """Whose newest message does not show the newest state. What messages say of requests is not known."""
    if saved.requests:
        return EVERYBODY
    last = saved.match.last_sequence
    behind: set[Viewer] = set()
    if saved.match.shown_sequence < last:
        behind.add(None)
    for seat in (0, 1):
        if max((post.sequence for post in saved.posts if post.seat == seat), default=-1) < last:
            behind.add(seat)
    return frozenset(behind)
