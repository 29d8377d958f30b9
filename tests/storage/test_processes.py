"""Several processes on one database, and one that is killed in the middle."""

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from storage import open_database
from tests.storage.samples import new_match

ROOT = Path(__file__).parent.parent.parent


async def start(url: str, match_id: int, last: int) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.appender", url, str(match_id), str(last), stdout=PIPE, cwd=ROOT
    )


async def test_two_processes_never_play_the_same_decision_twice(url: str) -> None:
    database = await open_database(url)
    match = await new_match(database)
    processes = [await start(url, match.id, 150) for _ in range(2)]
    outputs = [await process.communicate() for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    won = [int(line) for output, _ in outputs for line in output.split()]
    assert sorted(won) == list(range(1, 151))
    assert [entry.sequence for entry in await database.journal.after(match.id)] == list(range(1, 151))
    await database.close()


async def test_a_process_killed_in_the_middle_loses_nothing_that_it_had_acknowledged(url: str) -> None:
    database = await open_database(url)
    match = await new_match(database)
    await database.close()
    chance = random.Random(9)
    for _ in range(4):
        process = await start(url, match.id, 1_000_000)
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 40)):
            acknowledged = int(await process.stdout.readline())
        await asyncio.sleep(chance.uniform(0, 0.005))
        process.kill()
        acknowledged = max([acknowledged, *(int(line) for line in (await process.stdout.read()).split(b"\n")[:-1])])
        await process.wait()

        database = await open_database(url)
        entries = await database.journal.after(match.id)
        resumed = await database.matches.get(match.id)
        assert resumed is not None
        assert [entry.sequence for entry in entries] == list(range(1, resumed.last_sequence + 1))
        assert acknowledged <= resumed.last_sequence <= acknowledged + 1
        await database.close()
