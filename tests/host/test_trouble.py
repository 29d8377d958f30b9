"""Trouble: a full disk, a click whose handler is cancelled, what is logged. A match is always intact afterwards."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.players import Chance
from host.clocks import RETRY
from host.host import Host
from storage import Database, ServerSettings, StorageUnavailable, open_database
from storage.connections import Connections, Patience
from tests.host.support import ANN, GUILD, TINY, ManualClock, Record, answer, begin, make_host, play_on, sqlite, views


@pytest.fixture
async def connections(tmp_path: Path) -> AsyncIterator[Connections]:
    await (await open_database(sqlite(tmp_path))).close()
    opened = Connections(sqlite(tmp_path), Patience(lock=0.05))
    yield opened
    await opened.close()


async def limit_pages(connections: Connections, pages: int) -> None:
    """As if the disk had room for so many pages of 4 KB; no fewer than are in use."""
    async with connections.writing() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_on_a_full_disk_an_answer_is_refused_and_can_be_given_again_when_there_is_room(
    connections: Connections, clock: ManualClock
) -> None:
    database, record = Database(connections), Record()
    host = make_host(database, record, clock)
    await host.start()
    summary = await begin(host)
    await limit_pages(connections, 1)
    with pytest.raises(StorageUnavailable):
        while True:
            before, updates = await views(host, summary.match_id), len(record.updates)
            summary = await host.summary(summary.match_id)
            if summary.is_running:
                await answer(host, summary.match_id)
            else:
                summary = await begin(host)
    assert await views(host, summary.match_id) == before
    assert len(record.updates) == updates
    await limit_pages(connections, 1_000_000)
    await play_on(host, summary.match_id, Chance(b"room"))
    assert summary.match_id in record.ended
    await host.stop()


async def test_when_a_time_out_cannot_be_kept_it_is_tried_again(
    connections: Connections, clock: ManualClock, tmp_path: Path
) -> None:
    host = make_host(Database(connections), Record(), clock)
    await host.start()
    await host.servers.save(ServerSettings(GUILD, clock_seconds=60, warning_seconds=0))
    summary = await begin(host)
    other = Connections(sqlite(tmp_path))
    async with other.writing():  # another program keeps the database locked
        await clock.forward(61)
        assert (await host.summary(summary.match_id)).sequence == 1
    await clock.forward(RETRY.total_seconds())
    assert (await host.summary(summary.match_id)).sequence == 2
    await host.stop()
    await other.close()


async def test_a_click_whose_handler_is_cancelled_is_played_whole_or_not_at_all(host: Host, database: Database) -> None:
    summary = await begin(host)
    clicks = [asyncio.ensure_future(host.answer(summary.match_id, ANN.user_id, 1, ["no"])) for _ in range(3)]
    await asyncio.sleep(0)
    for click in clicks:
        click.cancel()
    await asyncio.gather(*clicks, return_exceptions=True)
    await host.settle()
    assert (await host.summary(summary.match_id)).sequence == 1 + len(await database.journal.after(summary.match_id))
    await play_on(host, summary.match_id, Chance(b"after"))


async def test_no_log_line_speaks_of_cards_seeds_or_answers(
    database: Database, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host = make_host(database, record)
    await host.start()
    summary = await begin(host)
    await play_on(host, summary.match_id, Chance(b"log"))
    await host.stop()
    match = await database.matches.get(summary.match_id)
    assert match is not None
    lines = [f"{entry.getMessage()} {vars(entry)}" for entry in caplog.records if entry.name.startswith("host")]
    assert any("answer committed" in line for line in lines)
    logged = "\n".join(lines).lower()
    for secret in (*TINY["tiny"].cards(), "choose:", match.seed.hex()):
        assert secret not in logged
