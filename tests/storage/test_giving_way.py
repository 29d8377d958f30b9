"""Who gives way: their transactions wait for those of others, and never give up for having waited."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace

import pytest

from storage import Database, StorageUnavailable, give_way, not_giving_way, open_database
from storage.connections import Connections
from tests.databases import PATIENT

SHOWN = 40
"""How many things are to be shown at once: more than there are connections."""


async def write(database: Database, order: list[str], who: str) -> None:
    async with database.transaction() as together:
        await together.users.set_dm_channel(1, 2)
        order.append(who)


async def shown(doing: Awaitable[None]) -> None:
    give_way()
    await doing


@pytest.fixture
async def sqlite(sqlite_url: str) -> AsyncIterator[Database]:
    opened = await open_database(sqlite_url, PATIENT)
    yield opened
    await opened.close()


async def test_an_answer_is_written_before_all_that_is_shown_but_for_what_is_under_way(sqlite: Database) -> None:
    order: list[str] = []
    showing = [asyncio.create_task(shown(write(sqlite, order, "shown"))) for _ in range(SHOWN)]
    await asyncio.sleep(0)
    await write(sqlite, order, "answer")
    assert order.index("answer") <= 2
    await asyncio.gather(*showing)
    assert order.count("shown") == SHOWN


async def test_who_gives_way_leaves_others_a_connection_however_long_they_hold_theirs(url: str) -> None:
    connections = Connections(url, PATIENT)
    go_on = asyncio.Event()

    async def hold() -> None:
        async with connections.reading():
            await go_on.wait()

    showing = [asyncio.create_task(shown(hold())) for _ in range(SHOWN)]
    for _ in range(10):  # until each has asked for a connection that is not kept from it
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENT.pool), connections.reading():
        pass
    go_on.set()
    await asyncio.gather(*showing)
    await connections.close()


async def test_who_gives_way_does_not_give_up_however_long_others_take(bare_sqlite_url: str) -> None:
    database = await open_database(bare_sqlite_url, replace(PATIENT, queue=0.01))
    order: list[str] = []
    held = asyncio.Event()

    async def hold() -> None:
        async with database.transaction():
            held.set()
            await go_on.wait()

    go_on = asyncio.Event()
    holding = asyncio.create_task(shown(hold()))
    await held.wait()
    showing = [asyncio.create_task(shown(write(database, order, "shown"))) for _ in range(SHOWN)]
    with pytest.raises(StorageUnavailable):  # whoever waits for an answer is told in time that there is none
        await write(database, order, "answer")
    go_on.set()
    await asyncio.gather(holding, *showing)
    assert order == ["shown"] * SHOWN
    await database.close()


async def test_who_has_a_turn_may_read_and_write_in_it(database: Database) -> None:
    async def several() -> None:
        async with database.transaction() as together:
            await together.users.set_dm_channel(1, 2)
            assert (await database.users.get(2)).dm_channel_id is None
            assert (await together.users.get(1)).dm_channel_id == 2

    await asyncio.gather(*[shown(several()) for _ in range(SHOWN)])


async def test_what_is_started_without_giving_way_does_not_give_way_whoever_starts_it(sqlite: Database) -> None:
    order: list[str] = []
    started: list[asyncio.Task[None]] = []

    async def start() -> None:
        give_way()
        with not_giving_way():
            started.append(asyncio.create_task(write(sqlite, order, "answer")))

    showing = [asyncio.create_task(shown(write(sqlite, order, "shown"))) for _ in range(SHOWN)]
    await asyncio.create_task(start())
    await asyncio.gather(*showing, *started)
    assert order.index("answer") <= 2
