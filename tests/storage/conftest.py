"""A fresh database for each test, on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator

import pytest

from storage import Database, open_database
from tests.databases import PATIENT


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url, PATIENT)
    yield opened
    await opened.close()
