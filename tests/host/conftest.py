"""A fresh database, on SQLite and on PostgreSQL, and a started host for each test."""

from collections.abc import AsyncIterator

import pytest

from host.host import Host
from storage import Database, open_database
from tests.databases import PATIENT
from tests.host.support import ManualClock, Record, make_host


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url, PATIENT)
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
