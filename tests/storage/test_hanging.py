"""A server that stops answering, at any moment: whoever waits is told, and everything works again once it answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import pytest

from storage import Database, SequenceTaken, StorageUnavailable, open_database
from storage.connections import POSTGRESQL_CONNECTIONS, Connections
from tests.databases import IMPATIENT, PATIENT
from tests.hanging import Line, line_to
from tests.postgresql import Server
from tests.storage.samples import NOW, answer, new_match


@pytest.fixture
async def line(postgresql: Server, postgresql_url: str) -> AsyncIterator[Line]:
    async with line_to(postgresql) as line:
        yield line


@pytest.fixture
async def database(line: Line) -> AsyncIterator[Database]:
    opened = Database(Connections(line.url, IMPATIENT))
    await connected(opened)
    yield opened
    line.go_on()
    await opened.close()


async def connected(database: Database) -> None:
    """Open a few connections, which wait in the pool: on a busy machine that may take longer than patience lasts."""
    while True:
        with suppress(StorageUnavailable):
            async with AsyncExitStack() as stack:
                for _ in range(4):
                    await stack.enter_async_context(database.transaction())
            return


async def test_who_reads_and_who_writes_is_told_and_may_try_again(line: Line, database: Database) -> None:
    match = await new_match(database)
    line.go_quiet()
    results = await asyncio.gather(
        database.matches.get(match.id),
        database.running_matches(),
        database.journal.append(answer(match.id, 1)),
        database.matches.set_shown(match.id, 0),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StorageUnavailable] * 4
    line.go_on()
    await database.journal.append(answer(match.id, 1))
    assert len(await database.journal.after(match.id)) == 1


async def test_more_people_than_connections_are_all_told(line: Line, database: Database) -> None:
    match = await new_match(database)
    line.go_quiet()
    calls = [database.matches.get(match.id) for _ in range(3 * POSTGRESQL_CONNECTIONS)]
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert {type(result) for result in results} == {StorageUnavailable}
    line.go_on()
    assert await database.matches.get(match.id) == match


async def test_a_server_that_stops_in_the_middle_of_a_transaction(line: Line, database: Database) -> None:
    match = await new_match(database)
    with pytest.raises(StorageUnavailable):
        async with database.transaction() as work:
            await work.journal.append(answer(match.id, 1))
            line.go_quiet()
            await work.matches.set_shown(match.id, 1)
    line.go_on()
    assert await database.journal.after(match.id) == []


async def test_what_may_have_been_committed_is_not_confirmed_and_not_played_twice(
    line: Line, database: Database
) -> None:
    match = await new_match(database)
    with pytest.raises(StorageUnavailable):
        async with database.transaction() as work:
            await work.journal.append(answer(match.id, 1))
            line.go_quiet()
    line.go_on()
    with suppress(SequenceTaken):
        await database.journal.append(answer(match.id, 1))
    assert len(await database.journal.after(match.id)) == 1


async def test_who_is_cancelled_does_not_wait_for_the_server(line: Line, database: Database) -> None:
    match = await new_match(database)
    began = asyncio.Event()

    async def write() -> None:
        async with database.transaction() as work:
            await work.matches.set_shown(match.id, 0)
            line.go_quiet()
            began.set()
            await work.matches.set_shown(match.id, 1)

    writing = asyncio.create_task(write())
    await began.wait()
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing


async def test_the_connections_are_closed_all_the_same(line: Line, database: Database) -> None:
    await asyncio.gather(*(new_match(database) for _ in range(3)))
    line.go_quiet()
    await database.close()


async def test_a_server_that_takes_connections_and_never_answers_is_named_as_such(line: Line) -> None:
    line.go_quiet()
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        await open_database(line.url, IMPATIENT)


async def test_a_row_that_another_keeps_locked_is_not_waited_for_for_ever(line: Line, database: Database) -> None:
    other = await open_database(line.url, PATIENT)
    match = await new_match(database)
    async with other.transaction() as work:
        await work.matches.set_shown(match.id, 1)
        with pytest.raises(StorageUnavailable):
            await database.matches.set_shown(match.id, 2)
    await database.matches.set_shown(match.id, 2)
    await other.close()


async def test_whoever_reads_sees_one_moment(url: str) -> None:
    await (await open_database(url, PATIENT)).close()
    connections = Connections(url, PATIENT)
    database = Database(connections)
    match = await new_match(database)
    async with connections.reading() as connection:
        query = "SELECT count(*) FROM matches"
        before = (await connection.exec_driver_sql(query)).scalar_one()
        await new_match(database)
        await database.matches.abandon(match.id, "nobody answered", at=NOW)
        assert (await connection.exec_driver_sql(query)).scalar_one() == before == 1
    await database.close()


async def test_whoever_reads_cannot_write(url: str) -> None:
    await (await open_database(url, PATIENT)).close()
    connections = Connections(url, PATIENT)
    with pytest.raises(StorageUnavailable):
        async with connections.reading() as connection:
            await connection.exec_driver_sql("DELETE FROM matches")
    await connections.close()
