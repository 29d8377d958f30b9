"""Transactions: all or nothing, one writer after the other, readers never waiting."""

import asyncio
import random

import pytest

from storage import Database, MatchNotRunning, MatchStatus, Result, SequenceTaken, open_database
from tests.storage.samples import ANN, NOW, answer, new_match


class Trouble(Exception):
    """Something that goes wrong in the middle."""


async def test_what_belongs_together_is_kept_together(database: Database) -> None:
    match = await new_match(database)
    async with database.transaction() as t:
        await t.journal.append(answer(match.id, 1))
        await t.matches.finish(match.id, Result(0, "damage"), at=NOW)
        assert len(await t.journal.after(match.id)) == 1
    ended = await database.matches.get(match.id)
    assert ended is not None
    assert (ended.last_sequence, ended.status) == (1, MatchStatus.FINISHED)


async def test_nothing_is_kept_of_a_transaction_that_fails(database: Database) -> None:
    match = await new_match(database)
    with pytest.raises(Trouble):
        async with database.transaction() as t:
            await t.journal.append(answer(match.id, 1))
            raise Trouble
    assert await database.journal.after(match.id) == []
    assert await database.matches.get(match.id) == match
    await database.journal.append(answer(match.id, 1))


async def test_a_refusal_inside_a_transaction_can_be_survived(database: Database) -> None:
    match, over = await new_match(database), await new_match(database)
    await database.journal.append(answer(match.id, 1))
    await database.matches.finish(over.id, Result(0, "damage"), at=NOW)
    async with database.transaction() as t:
        with pytest.raises(SequenceTaken):
            await t.journal.append(answer(match.id, 1))
        with pytest.raises(MatchNotRunning):
            await t.journal.append(answer(over.id, 1))
        await t.journal.append(answer(match.id, 2))
    assert [entry.sequence for entry in await database.journal.after(match.id)] == [1, 2]


async def test_a_reader_sees_the_last_commit_and_does_not_wait_for_a_writer(database: Database) -> None:
    match = await new_match(database)
    async with database.transaction() as t:
        await t.journal.append(answer(match.id, 1))
        assert await database.journal.after(match.id) == []
    assert len(await database.journal.after(match.id)) == 1


async def test_two_hundred_writers_wait_their_turn(database: Database) -> None:
    matches = [await new_match(database) for _ in range(20)]
    await asyncio.gather(
        *(database.journal.append(answer(match.id, 1)) for match in matches),
        *(database.matches.set_shown(match.id, 1) for match in matches for _ in range(9)),
    )
    assert all([len(await database.journal.after(match.id)) == 1 for match in matches])


async def test_the_databases_own_repositories_cannot_be_written_to_inside_a_transaction(sqlite_url: str) -> None:
    database = await open_database(sqlite_url)
    match = await new_match(database)
    with pytest.raises(RuntimeError, match="use its repositories"):
        async with database.transaction():
            await database.journal.append(answer(match.id, 1))
    await database.journal.append(answer(match.id, 1))
    await database.close()


async def test_whoever_gives_up_in_the_middle_leaves_the_database_usable_and_whole(database: Database) -> None:
    match = await new_match(database)
    chance = random.Random(4)
    sequence = 1
    for _ in range(60):
        task = asyncio.create_task(database.journal.append(answer(match.id, sequence)))
        await asyncio.sleep(chance.uniform(0, 0.004))
        task.cancel()
        await asyncio.wait([task])
        entries = await database.journal.after(match.id)
        kept = await database.matches.get(match.id)
        assert kept is not None
        assert [entry.sequence for entry in entries] == list(range(1, kept.last_sequence + 1))
        if not task.cancelled():
            assert kept.last_sequence == sequence
        sequence = kept.last_sequence + 1
    await database.journal.append(answer(match.id, sequence))
    assert len(await database.matches.of_user(ANN)) == 1
