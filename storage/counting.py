"""Counting what somebody has, so that of many who count at the same time each sees what the others add."""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection


async def take_turns(connection: AsyncConnection, user_ids: Iterable[int]) -> None:
    """Let nobody else count what these people have until the transaction ends.

    SQLite has one writer at a time in any case.
    """
    if connection.dialect.name == "postgresql":
        for user_id in sorted(set(user_ids)):  # everybody in the same order, or two would wait for each other
            await connection.execute(select(func.pg_advisory_xact_lock(user_id)))
