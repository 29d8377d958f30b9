"""A fresh database for each test.

A SQLite file always; with `TABLECAST_TEST_POSTGRESQL=postgresql+asyncpg://user:password@host/database` every test runs
on that PostgreSQL database too, which is emptied each time.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, open_database

POSTGRESQL = os.environ.get("TABLECAST_TEST_POSTGRESQL")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tablecast.db"


@pytest.fixture
def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"] if POSTGRESQL else ["sqlite"])
async def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    if request.param == "sqlite" or POSTGRESQL is None:
        return sqlite_url
    engine = create_async_engine(POSTGRESQL)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return POSTGRESQL


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()
