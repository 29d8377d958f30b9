"""Matches: created, found, moved from one status to the next and no other way."""

from collections.abc import Awaitable, Callable

import pytest

from storage import Database, DecisionClock, MatchNotRunning, MatchStatus, Result, ServerSettings, UnknownMatch
from tests.storage.samples import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, NOW, SEED, STARTER, THREAD, new_match


async def test_a_match_comes_back_as_it_was_made(database: Database) -> None:
    match = await new_match(database)
    assert await database.matches.get(match.id) == match
    assert (match.game, match.guild_id, match.channel_id, match.thread_id) == ("vanguard", GUILD, CHANNEL, None)
    assert (match.seed, match.engine_version, match.status) == (SEED, "1", MatchStatus.RUNNING)
    assert (match.result, match.clock, match.last_sequence, match.shown_sequence) == (None, None, 0, -1)
    assert (match.created_at, match.updated_at, match.ended_at) == (NOW, NOW, None)
    person, computer = match.seats
    assert (person.seat, person.user_id, person.name, person.computer) == (0, ANN, "Ann", None)
    assert (computer.seat, computer.user_id, computer.computer) == (1, None, "heuristic")
    assert person.deck == STARTER


async def test_the_seed_is_not_shown_with_the_match(database: Database) -> None:
    match = await new_match(database)
    assert repr(SEED) not in repr(match)


async def test_ids_count_up_from_one(database: Database) -> None:
    assert [(await new_match(database)).id for _ in range(3)] == [1, 2, 3]


async def test_there_is_no_match_with_an_id_never_given(database: Database) -> None:
    assert await database.matches.get(1) is None
    assert await database.matches.in_thread(THREAD) is None


async def test_a_match_is_found_by_its_thread_its_server_and_its_players(database: Database) -> None:
    ours, theirs = await new_match(database), await new_match(database, guild_id=GUILD + 1, user_id=BEN)
    await database.matches.set_thread(ours.id, THREAD)
    in_thread = await database.matches.in_thread(THREAD)
    assert in_thread is not None
    assert in_thread.id == ours.id
    assert [match.id for match in await database.matches.in_guild(GUILD)] == [ours.id]
    assert [match.id for match in await database.matches.of_user(BEN)] == [theirs.id]
    assert await database.matches.of_user(CAT) == []


async def test_lists_show_what_runs_and_the_newest_first(database: Database) -> None:
    first, second, third = [await new_match(database) for _ in range(3)]
    await database.matches.finish(second.id, Result(None, "draw by consent"), at=NOW)
    assert [match.id for match in await database.matches.of_user(ANN)] == [third.id, first.id]
    assert [match.id for match in await database.matches.in_guild(GUILD)] == [third.id, first.id]


async def test_a_finished_match_has_a_result_an_end_and_no_clock(database: Database) -> None:
    match = await new_match(database)
    await database.matches.set_clock(match.id, DecisionClock(NOW + HOUR))
    await database.matches.finish(match.id, Result(1, "deck out"), at=NOW + HOUR)
    ended = await database.matches.get(match.id)
    assert ended is not None
    assert (ended.status, ended.result, ended.ended_at) == (MatchStatus.FINISHED, Result(1, "deck out"), NOW + HOUR)
    assert ended.clock is None


async def test_a_draw_has_no_winner(database: Database) -> None:
    match = await new_match(database)
    await database.matches.finish(match.id, Result(None, "both lose"), at=NOW)
    ended = await database.matches.get(match.id)
    assert ended is not None
    assert ended.result == Result(None, "both lose")


@pytest.mark.parametrize("first", ["finish", "abandon"])
@pytest.mark.parametrize("second", ["finish", "abandon"])
async def test_a_match_ends_once(database: Database, first: str, second: str) -> None:
    match = await new_match(database)
    ends: dict[str, Callable[[], Awaitable[None]]] = {
        "finish": lambda: database.matches.finish(match.id, Result(0, "damage"), at=NOW),
        "abandon": lambda: database.matches.abandon(match.id, "nobody answered", at=NOW),
    }
    await ends[first]()
    ended = await database.matches.get(match.id)
    with pytest.raises(MatchNotRunning):
        await ends[second]()
    assert await database.matches.get(match.id) == ended


async def test_the_clock_and_what_was_shown_are_remembered(database: Database) -> None:
    match = await new_match(database)
    await database.matches.set_clock(match.id, DecisionClock(NOW + HOUR, warned=True))
    await database.matches.set_shown(match.id, 5)
    kept = await database.matches.get(match.id)
    assert kept is not None
    assert (kept.clock, kept.shown_sequence) == (DecisionClock(NOW + HOUR, warned=True), 5)
    await database.matches.set_clock(match.id, None)
    stopped = await database.matches.get(match.id)
    assert stopped is not None
    assert stopped.clock is None


async def test_what_is_set_on_an_unknown_match_is_refused(database: Database) -> None:
    for setting in (
        database.matches.set_thread(9, THREAD),
        database.matches.set_clock(9, None),
        database.matches.set_shown(9, 1),
        database.matches.finish(9, Result(0, "damage"), at=NOW),
    ):
        with pytest.raises(UnknownMatch):
            await setting


async def test_a_match_is_idle_after_the_hours_of_its_server_or_the_default(database: Database) -> None:
    await database.servers.save(ServerSettings(GUILD, abandon_after_hours=2))
    strict, lenient = await new_match(database), await new_match(database, guild_id=GUILD + 1)
    private = await new_match(database, guild_id=None)
    over = await new_match(database)
    await database.matches.finish(over.id, Result(0, "damage"), at=NOW)
    assert await database.matches.idle(now=NOW + HOUR, default_hours=3) == []
    assert await database.matches.idle(now=NOW + 2 * HOUR, default_hours=3) == [strict.id]
    assert await database.matches.idle(now=NOW + 3 * HOUR, default_hours=3) == [strict.id, lenient.id, private.id]
