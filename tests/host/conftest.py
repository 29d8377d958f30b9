"""A fresh database and a started host for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.host import Host
from storage import Database, open_database
from tests.host.support import ManualClock, Record, make_host, sqlite


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(sqlite(tmp_path))
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def record() -> Record:
    return Record()


@pytest.fixture
async def host(database: Database, record: Record, clock: ManualClock) -> AsyncIterator[Host]:
    made = make_host(database, record, clock)
    await made.start()
    yield made
    await made.stop()
