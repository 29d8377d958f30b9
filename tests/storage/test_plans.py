"""What is asked of the database does not take longer for all the matches that are over: every plan is looked at."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import Table, insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import Database, InvitationStatus, MatchStatus
from storage.tables import invitations, journal, matches, posts, seats
from tests.databases import recorded
from tests.storage.samples import (
    BEN,
    CHANNEL,
    GUILD,
    HOUR,
    NOW,
    SEED,
    STARTER,
    THREAD,
    answer,
    invite,
    new_match,
)

OVER, ENTRIES = 1500, 6
LARGE = ("matches", "seats", "journal", "posts", "invitations")
"""The tables that grow with matches that are over."""


@pytest.fixture
async def engine(database: Database, url: str) -> Any:
    made = create_async_engine(url)
    yield made
    await made.dispose()


async def fill(engine: AsyncEngine, first: int) -> None:
    """Many matches that were over long ago, each with seats, a journal and a post, and as many invitations."""
    long_ago = NOW - 1000 * HOUR
    over = {
        "game": "vanguard", "channel_id": CHANNEL, "seed": SEED, "engine_version": "1", "reason": "damage",
        "status": MatchStatus.FINISHED, "created_at": long_ago, "updated_at": long_ago, "ended_at": long_ago,
        "last_sequence": ENTRIES, "shown_sequence": 0, "clock_warned": False,
    }  # fmt: skip
    seat = {"name": "Ann", "deck_name": "x", "deck_cards": STARTER.cards}
    entry = {"kind": "answer", "seat": 0, "keys": ["pass"], "digest": "x", "at": long_ago}
    post = {"seat": 0, "channel_id": CHANNEL, "sequence": 0}
    closed = {
        "game": "vanguard", "channel_id": CHANNEL, "inviter_id": 1, "inviter_name": "Ann", "deck_name": "x",
        "deck_cards": STARTER.cards, "status": InvitationStatus.EXPIRED, "created_at": long_ago,
        "expires_at": long_ago,
    }  # fmt: skip
    numbers = range(first, first + OVER)
    rows: list[tuple[Table, list[dict[str, object]]]] = [
        (matches, [{"id": n, **over} for n in numbers]),
        (seats, [{"match_id": n, "seat": s, "user_id": n, **seat} for n in numbers for s in (0, 1)]),
        (journal, [{"match_id": n, "sequence": s, **entry} for n in numbers for s in range(1, ENTRIES + 1)]),
        (posts, [{"message_id": n, "match_id": n, "kind": f"board:1:{n % 99}", **post} for n in numbers]),
        (invitations, [{"id": n, **closed} for n in numbers]),
    ]
    async with engine.begin() as connection:
        for table, values in rows:
            await connection.execute(insert(table), values)


async def scans(engine: AsyncEngine, statement: str, parameters: Any) -> list[str]:
    """The large tables that the database means to read from one end to the other for this statement."""
    explain = "EXPLAIN QUERY PLAN" if engine.dialect.name == "sqlite" else "EXPLAIN"
    async with engine.connect() as connection:
        rows = (await connection.exec_driver_sql(f"{explain} {statement}", parameters)).all()
    plan = "\n".join(str(row[-1]) for row in rows)
    return re.findall(rf"(?:^SCAN|Seq Scan on) ({'|'.join(LARGE)})\b", plan, flags=re.MULTILINE)


async def test_what_is_asked_at_a_start_and_all_the_time_does_not_read_what_is_over(
    database: Database, engine: AsyncEngine
) -> None:
    running = [await new_match(database) for _ in range(3)]
    for match in running:
        await database.journal.append(answer(match.id, 1))
        await database.snapshots.save(match.id, 1, {}, at=NOW)
    await invite(database)
    await fill(engine, 10_000)
    if engine.dialect.name == "postgresql":  # which does so by itself; SQLite plans without having looked
        async with engine.begin() as connection:
            await connection.execute(text("ANALYZE"))
    with recorded() as statements:
        assert len((await database.running_matches()).saved) == 3
        assert await database.matches.unannounced(since=NOW) == []
        assert await database.matches.idle(now=NOW, default_hours=1) == []
        assert await database.invitations.expire(now=NOW) == []
        assert await database.posts.of_kind("posting") == []
        assert len(await database.matches.of_user(running[0].seats[0].user_id or 0)) == 3
        assert await database.decks.last_played(running[0].seats[0].user_id or 0, running[0].game) is not None
        assert await database.invitations.untold() == []
        assert await database.invitations.of_match(running[0].id) is None
        assert len(await database.invitations.open_for(BEN, now=NOW)) == 1
        assert len(await database.matches.in_guild(GUILD)) == 3
        assert await database.matches.in_thread(THREAD) is None
        assert await database.posts.of_match(running[0].id) == []
        assert len(await database.journal.after(running[0].id)) == 1
    assert len(statements) > 20
    assert {found for asked in statements for found in await scans(engine, *asked)} == set()


async def test_the_look_for_scans_finds_one(database: Database, engine: AsyncEngine) -> None:
    await fill(engine, 10_000)
    with recorded() as statements:
        async with engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.engine_version == "2").values(engine_version="3"))
    assert [await scans(engine, *asked) for asked in statements] == [["matches"]]
