"""Several processes on one database, and one that is killed in the middle."""

import asyncio
import random

from storage import open_database
from tests.forked import ForkedProcess
from tests.storage.appender import append_all
from tests.storage.samples import new_match


async def test_two_processes_never_play_the_same_decision_twice(url: str) -> None:
    database = await open_database(url)
    match = await new_match(database)
    processes = [await ForkedProcess(append_all, url, match.id, 150).start() for _ in range(2)]
    ends = [await process.end() for process in processes]
    assert [exit_code for exit_code, _ in ends] == [0, 0]
    won = [int(line) for _, output in ends for line in output.split()]
    assert sorted(won) == list(range(1, 151))
    assert [entry.sequence for entry in await database.journal.after(match.id)] == list(range(1, 151))
    await database.close()


async def test_a_process_killed_in_the_middle_loses_nothing_that_it_had_acknowledged(url: str) -> None:
    database = await open_database(url)
    match = await new_match(database)
    await database.close()
    chance = random.Random(9)
    for _ in range(4):
        process = await ForkedProcess(append_all, url, match.id, 1_000_000).start()
        for _ in range(chance.randrange(1, 40)):
            acknowledged = int(await process.output.readline())
        await asyncio.sleep(chance.uniform(0, 0.005))
        process.kill()
        _, rest = await process.end()
        acknowledged = max([acknowledged, *(int(line) for line in rest.split(b"\n")[:-1])])

        database = await open_database(url)
        entries = await database.journal.after(match.id)
        resumed = await database.matches.get(match.id)
        assert resumed is not None
        assert [entry.sequence for entry in entries] == list(range(1, resumed.last_sequence + 1))
        assert acknowledged <= resumed.last_sequence <= acknowledged + 1
        await database.close()
