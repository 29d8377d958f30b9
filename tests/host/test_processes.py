"""Processes that are killed at any moment, and several on one database: no answer is lost, none is played twice."""

import asyncio
import random

import pytest

from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook
from engine.players import Chance
from host.errors import AlreadyAnswered, MatchEnded
from host.restoring import match_from_journal
from host.settings import Settings
from storage import Database, open_database
from tests.forked import ForkedProcess
from tests.host import player_process
from tests.host.support import ANN, BEN, TINY, Record, begin, make_host, play_on, views
from tests.seeds import running_test

MANY = Settings(_env_file=None, max_matches_per_user=100)


def books(game: str) -> dict[str, Rulebook]:
    return dict(TINY) if game == "tiny" else dict(rulebooks())


async def start(url: str, game: str, matches: int, number: int = 1) -> ForkedProcess:
    return await ForkedProcess(player_process.run, url, game, matches, f"{running_test()} {number}").start()


async def check_journals(database: Database, game: str) -> dict[int, int]:
    """Every journal is without gaps and leads again where it led; the last entry of each match."""
    lasts: dict[int, int] = {}
    while (match := await database.matches.get(len(lasts) + 1)) is not None:
        entries = await database.journal.after(match.id)
        assert [entry.sequence for entry in entries] == list(range(1, match.last_sequence + 1))
        await match_from_journal(database, books(game)[game], match, whole=True)  # raises where a digest differs
        lasts[match.id] = match.last_sequence
    return lasts


@pytest.mark.parametrize(("game", "matches", "most"), [("tiny", 6, 40), ("vanguard", 3, 120)])
async def test_a_killed_process_loses_no_answer_that_it_had_taken(url: str, game: str, matches: int, most: int) -> None:
    chance = random.Random(4)
    taken: dict[int, int] = {}
    for number in range(4):
        process = await start(url, game, matches, number)
        assert await process.output.readline() == b"ready\n"
        lines = [await process.output.readline() for _ in range(chance.randrange(1, most))]
        await asyncio.sleep(chance.uniform(0, 0.01))
        process.kill()
        _, rest = await process.end()
        lines += rest.splitlines(keepends=True)
        for line in lines:
            if line.endswith(b"\n"):
                match_id, sequence = map(int, line.split())
                taken[match_id] = max(taken.get(match_id, 0), sequence)
        database = await open_database(url)
        lasts = await check_journals(database, game)
        assert len(lasts) == matches
        for match_id, sequence in taken.items():
            # An answer may have been committed and not yet reported: one for each process that was killed.
            assert sequence <= lasts[match_id] <= sequence + 1
        taken = lasts  # what the next process finds, it may not lose either
        await database.close()
    process = await start(url, game, matches)
    exit_code, _ = await process.end()
    assert exit_code == 0
    database = await open_database(url)
    assert await database.matches.of_user(ANN.user_id) == []
    await check_journals(database, game)
    await database.close()


async def test_two_processes_that_play_the_same_matches_play_each_decision_once(url: str) -> None:
    database = await open_database(url)
    host = make_host(database, Record())
    for _ in range(4):
        await begin(host)
    await database.close()
    processes = [await start(url, "tiny", 0, number) for number in range(2)]
    ends = [await process.end() for process in processes]
    assert [exit_code for exit_code, _ in ends] == [0, 0]
    played = [line for _, output in ends for line in output.split(b"\n")[1:-1]]
    assert len(played) == len(set(played))
    database = await open_database(url)
    lasts = await check_journals(database, "tiny")
    assert len(played) == sum(lasts.values())
    assert await database.matches.of_user(ANN.user_id) == []
    await database.close()


async def test_who_loses_a_race_between_processes_is_told_and_sees_what_the_other_played(url: str) -> None:
    first_database, second_database = await open_database(url), await open_database(url)
    record = Record()
    first, second = make_host(first_database, Record()), make_host(second_database, record)
    summary = await begin(first)
    await second.match_view(summary.match_id, None)  # the second process takes the match up as well
    clicks = [host.answer(summary.match_id, ANN.user_id, 1, ["yes"]) for host in (first, second)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["AlreadyAnswered", "NoneType"]
    assert await views(first, summary.match_id) == await views(second, summary.match_id)
    await first.answer(summary.match_id, ANN.user_id, 2, ["stake:1"])
    with pytest.raises(AlreadyAnswered):
        await second.answer(summary.match_id, ANN.user_id, 2, ["stake:2"])
    assert await views(first, summary.match_id) == await views(second, summary.match_id)
    await play_on(first, summary.match_id, Chance(b"x"))
    with pytest.raises(MatchEnded):
        await second.answer(summary.match_id, BEN.user_id, 3, ["nod"])
    assert record.ended == [summary.match_id]
    await first_database.close()
    await second_database.close()


async def test_a_button_of_a_later_decision_than_this_process_knows_makes_it_catch_up(url: str) -> None:
    first_database, second_database = await open_database(url), await open_database(url)
    first, second = make_host(first_database, Record()), make_host(second_database, Record())
    summary = await begin(first)
    await second.match_view(summary.match_id, None)
    await first.answer(summary.match_id, ANN.user_id, 1, ["yes"])
    await second.answer(summary.match_id, ANN.user_id, 2, ["stake:1"])
    assert (await second.summary(summary.match_id)).sequence == 3
    await first_database.close()
    await second_database.close()
