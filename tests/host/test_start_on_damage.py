"""Starts on databases in which something is wrong with a match, on SQLite and PostgreSQL; see `test_damage` for all."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Delete, Executable, Update, delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.players import Chance
from host.clocks import RETRY
from host.errors import AlreadyAnswered, CannotGoBack, EndedMatchDamaged, MatchUnreadable
from host.host import Host
from storage import Database, EntryKind, JournalEntry, Request, RequestKind, ServerSettings
from storage.packing import pack
from storage.tables import invitations, journal, matches, posts, requests, seats, servers, snapshots, users
from tests.host.support import ANN, BEN, GUILD, ManualClock, Record, answer, begin, begin_long, make_host, play_on


@pytest.fixture
async def engine(database: Database, url: str) -> AsyncIterator[AsyncEngine]:
    """Another way into the database, past everything that looks after it."""
    made = create_async_engine(url)
    yield made
    await made.dispose()


async def run(engine: AsyncEngine, *statements: Executable) -> None:
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)


async def restarted(host: Host, database: Database, clock: ManualClock) -> tuple[Host, Record]:
    await host.stop()
    record = Record()
    again = make_host(database, record, clock)
    await again.start()
    return again, record


async def test_an_ended_match_of_a_card_that_there_is_no_more_holds_up_no_start(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    over, running = await begin(host), await begin(host)
    await host.concede(over.match_id, ANN.user_id)
    cards = {"main": {"dragon": 9}}
    await run(engine, update(seats).where(seats.c.match_id == over.match_id).values(deck_cards=cards))
    again, record = await restarted(host, database, clock)
    assert record.ended == []
    await answer(again, running.match_id)
    with pytest.raises(MatchUnreadable):
        await again.match_view(over.match_id, None)
    await run(engine, update(journal).where(journal.c.match_id == over.match_id).values(kind="nonsense"))
    with pytest.raises(EndedMatchDamaged):
        await again.log(over.match_id, None)
    await again.stop()


async def test_a_running_match_without_seats_is_told_as_damaged_and_holds_up_no_other(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    damaged, running = await begin(host), await begin(host)
    await run(engine, delete(seats).where(seats.c.match_id == damaged.match_id))
    again, record = await restarted(host, database, clock)
    assert record.damaged == [(damaged.match_id, None, damaged.channel_id)]
    await answer(again, running.match_id)
    assert [summary.match_id for summary in await again.in_guild(GUILD)] == [running.match_id]
    await again.stop()


@pytest.mark.parametrize("wrong", [0, 4, 11, 2**31 - 1])
async def test_a_match_whose_last_number_is_not_that_of_its_journal_goes_on_by_its_journal(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock, wrong: int
) -> None:
    summary = await begin_long(host, 10)
    await run(engine, update(matches).where(matches.c.id == summary.match_id).values(last_sequence=wrong))
    with pytest.raises(AlreadyAnswered):  # by another process, it seems
        await answer(host, summary.match_id)
    await answer(host, summary.match_id)
    await run(engine, update(matches).where(matches.c.id == summary.match_id).values(last_sequence=wrong))
    again, _ = await restarted(host, database, clock)
    assert (await again.summary(summary.match_id)).sequence == 12
    await answer(again, summary.match_id)
    assert [entry.sequence for entry in await database.journal.after(summary.match_id)] == list(range(1, 13))
    await again.stop()


@pytest.mark.parametrize(
    "packed",
    [b"", b"no snapshot", pack({}), pack({"match": [], "timeouts": 5}), pack({"match": {}, "timeouts": [0, 0]})],
)
@pytest.mark.parametrize("both", [False, True])
async def test_a_damaged_snapshot_is_passed_over(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock, packed: bytes, both: bool
) -> None:
    summary = await begin_long(host, 19)
    await host.settle()
    before = (await host.match_view(summary.match_id, 0)).view
    newest = select(snapshots.c.sequence).where(snapshots.c.match_id == summary.match_id).limit(1)
    damaged = update(snapshots).where(snapshots.c.match_id == summary.match_id).values(packed=packed)
    await run(engine, damaged if both else damaged.where(snapshots.c.sequence == newest.scalar_subquery()))
    again, record = await restarted(host, database, clock)
    assert record.damaged == []
    assert (await again.match_view(summary.match_id, 0)).view == before
    assert (await again.summary(summary.match_id)).sequence == 20
    await again.stop()


async def test_a_snapshot_of_another_state_than_its_entry_led_to_is_passed_over(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    summary, other = await begin_long(host, 19), await begin_long(host, 19)
    await host.settle()
    before = (await host.match_view(summary.match_id, 0)).view
    foreign, *_ = await database.snapshots.of_match(other.match_id)
    await run(engine, update(snapshots).where(snapshots.c.match_id == summary.match_id).values(packed=foreign.packed))
    again, _ = await restarted(host, database, clock)
    assert (await again.match_view(summary.match_id, 0)).view == before
    assert (await again.summary(summary.match_id)).sequence == 20
    await play_on(again, summary.match_id, Chance(b"on"))
    await again.stop()


async def test_a_missing_entry_of_a_journal_is_not_played_over(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    damaged, running = await begin_long(host, 6), await begin(host)
    entry = (journal.c.match_id == damaged.match_id) & (journal.c.sequence == 3)
    await run(engine, delete(journal).where(entry))
    again, record = await restarted(host, database, clock)
    assert [match_id for match_id, _, _ in record.damaged] == [damaged.match_id]
    with pytest.raises(MatchUnreadable):
        await again.answer(damaged.match_id, ANN.user_id, 7, ["no"])
    await answer(again, running.match_id)
    assert len(await database.journal.after(damaged.match_id, 3)) == 3
    await again.stop()


@pytest.mark.parametrize("entry", [delete(journal), update(journal).values(digest="another")])
async def test_what_cannot_be_played_again_cannot_be_gone_back_to_and_harms_nothing_else(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock, entry: Delete | Update
) -> None:
    summary = await begin_long(host, 19)
    await host.settle()
    await run(engine, entry.where(journal.c.match_id == summary.match_id, journal.c.sequence == 5))
    await run(engine, delete(snapshots).where(snapshots.c.sequence < 16))
    await database.requests.open(Request(summary.match_id, RequestKind.UNDO, 0, 19, clock.now(), back_to=5))
    again, record = await restarted(host, database, clock)
    with pytest.raises(CannotGoBack):
        await again.answer_request(summary.match_id, BEN.user_id, RequestKind.UNDO, agree=True)
    await again.answer_request(summary.match_id, BEN.user_id, RequestKind.UNDO, agree=False)
    await answer(again, summary.match_id)
    assert record.damaged == []
    await again.stop()


async def test_a_match_that_another_process_has_damaged_is_called_so_and_its_clock_asks_again(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    await host.servers.save(ServerSettings(GUILD, clock_seconds=60, warning_seconds=0))
    summary = await begin(host)
    entry = JournalEntry(summary.match_id, 1, EntryKind.ANSWER, 0, ("no",), "another digest", clock.now())
    await database.journal.append(entry)
    with pytest.raises(MatchUnreadable):
        await host.answer(summary.match_id, ANN.user_id, 1, ["no"])
    await clock.forward(61)
    await host.settle()
    assert "a task failed" not in caplog.messages
    await run(engine, delete(journal), update(matches).values(last_sequence=0))
    await clock.forward(RETRY.total_seconds())
    assert (await host.summary(summary.match_id)).sequence == 2


async def test_a_clock_that_runs_out_in_a_match_that_another_process_has_ended_ends_it_here(
    host: Host, database: Database, clock: ManualClock, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    await host.servers.save(ServerSettings(GUILD, clock_seconds=60, warning_seconds=0))
    summary = await begin(host)
    await database.matches.abandon(summary.match_id, "nobody answered", at=clock.now())
    await clock.forward(61)
    assert record.ended == [summary.match_id]
    assert "a task failed" not in caplog.messages


async def test_a_damaged_match_that_nobody_can_play_is_closed_in_the_end(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    await host.servers.save(ServerSettings(GUILD, abandon_after_hours=1))
    damaged = await begin(host)
    await run(engine, update(seats).where(seats.c.match_id == damaged.match_id).values(deck_cards=[1]))
    again, _ = await restarted(host, database, clock)
    await clock.forward(2 * 3600)
    async with engine.connect() as connection:
        query = select(matches.c.status).where(matches.c.id == damaged.match_id)
        assert (await connection.execute(query)).scalar_one() == "abandoned"
    await again.stop()


async def test_what_a_match_can_do_without_does_not_stop_it(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock
) -> None:
    summary = await begin(host)
    await host.offer_draw(summary.match_id, ANN.user_id)
    await run(
        engine,
        update(requests).values(kind="no such kind", back_to=-5),
        update(posts).values(seat=77),
        update(servers).values(clock_seconds=-3, games={"a": None}),
        update(users).values(hand="neither"),
    )
    again, record = await restarted(host, database, clock)
    assert record.damaged == []
    await answer(again, summary.match_id)
    await again.offer_draw(summary.match_id, BEN.user_id)
    await again.stop()


async def test_an_invitation_that_cannot_be_read_keeps_no_other_from_running_out(
    host: Host, database: Database, engine: AsyncEngine, clock: ManualClock, record: Record
) -> None:
    deck = host.decks.starters("tiny")[0]
    damaged, other = [await host.lobby.invite("tiny", ANN, BEN, deck, guild_id=GUILD, channel_id=1) for _ in range(2)]
    await run(engine, update(invitations).where(invitations.c.id == damaged.id).values(deck_cards=[3]))
    assert [each.id for each in await host.lobby.open_for(BEN.user_id)] == [other.id]
    await clock.forward(3600)
    assert [each.id for each in record.closed] == [other.id]
