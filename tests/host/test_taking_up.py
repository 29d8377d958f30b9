"""Taking matches up while others act: each is taken up once, as it stands, and none is left lying."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from host.errors import InvitationClosed
from host.host import LEFT_SECONDS
from storage import Database, Repositories, SavedMatch, SavedMatches, StorageUnavailable
from storage.connections import Connections
from tests.databases import PATIENT
from tests.host.support import ANN, BEN, CHANNEL, GUILD, ManualClock, Record, answer, begin, make_host


class Eventful(Database):
    """A database to which something happens at the worst of moments."""

    def __init__(self, url: str) -> None:
        super().__init__(Connections(url, PATIENT))
        self.reads = 0  #: how often a single match was read
        self.after_start_has_read: Callable[[], Awaitable[None]] | None = None
        self.loses_confirmation = False

    async def saved_match(self, match_id: int) -> SavedMatch | None:
        self.reads += 1
        return await super().saved_match(match_id)

    async def running_matches(self) -> SavedMatches:
        found = await super().running_matches()
        if self.after_start_has_read is not None:
            await self.after_start_has_read()
        return found

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Repositories]:
        async with super().transaction() as work:
            yield work
        if self.loses_confirmation:
            self.loses_confirmation = False
            raise StorageUnavailable("the connection was lost while it committed")


@pytest.fixture
async def eventful(url: str, database: Database) -> AsyncIterator[Eventful]:
    """On the same database as `database`."""
    opened = Eventful(url)
    yield opened
    await opened.close()


async def test_a_match_that_many_ask_for_at_once_is_taken_up_once(
    database: Database, eventful: Eventful, clock: ManualClock
) -> None:
    first, record = make_host(database, Record()), Record()
    summary = await begin(first)
    second = make_host(eventful, record, clock)
    await asyncio.gather(*(second.match_view(summary.match_id, viewer) for viewer in (0, 1, None)))
    assert eventful.reads == 1
    assert len(record.updates) == 1


async def test_a_match_that_ends_while_a_start_reads_is_not_taken_up_as_it_was(
    database: Database, eventful: Eventful, clock: ManualClock
) -> None:
    first, record = make_host(database, Record()), Record()
    ended, other = await begin(first), await begin(first)
    second = make_host(eventful, record, clock)
    eventful.after_start_has_read = lambda: second.concede(ended.match_id, ANN.user_id)
    await second.start()
    assert not (await second.summary(ended.match_id)).is_running
    assert record.updates[-1].match_id == other.match_id
    await answer(second, other.match_id)
    await second.stop()


async def test_a_match_that_began_without_confirmation_is_played_nevertheless(
    eventful: Eventful, clock: ManualClock
) -> None:
    record = Record()
    host = make_host(eventful, record, clock)
    await host.start()
    deck = host.decks.starters("tiny")[0]
    sent = await host.lobby.invite("tiny", ANN, BEN, deck, guild_id=GUILD, channel_id=CHANNEL)
    eventful.loses_confirmation = True
    with pytest.raises(StorageUnavailable):
        await host.lobby.accept(sent.id, BEN, deck)
    with pytest.raises(InvitationClosed):
        await host.lobby.accept(sent.id, BEN, deck)
    await clock.forward(LEFT_SECONDS)
    (update,) = record.updates
    await answer(host, update.match_id)
    await host.stop()
