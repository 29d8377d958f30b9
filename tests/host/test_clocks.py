"""Clocks: a warning, the safe default, losing by time-outs where the server says so, and matches that nobody plays."""

from datetime import timedelta

import pytest

from host.clocks import GRACE
from host.errors import MatchEnded
from host.host import IDLE_SECONDS, Host
from host.settings import Settings
from storage import Database, EntryKind, MatchStatus, ServerSettings
from tests.host.support import ANN, GUILD, ManualClock, Record, answer, asked, begin, make_host

HOUR = 3600


async def timed(host: Host, *, timeouts_to_lose: int | None = None, warning_seconds: int = 20) -> int:
    """A match on a server with a clock of a minute."""
    await host.servers.save(ServerSettings(GUILD, None, None, 60, warning_seconds, timeouts_to_lose))
    return (await begin(host)).match_id


async def test_without_a_clock_nobody_is_hurried(host: Host, clock: ManualClock, record: Record) -> None:
    summary = await begin(host)
    await clock.forward(2 * HOUR)
    assert (await host.summary(summary.match_id)).sequence == 1
    assert record.warnings == []


async def test_the_player_is_warned_and_then_the_safe_default_is_played(
    host: Host, clock: ManualClock, record: Record, database: Database
) -> None:
    match_id = await timed(host)
    deadline = (await host.summary(match_id)).deadline
    assert deadline == clock.now() + timedelta(seconds=60)
    await clock.forward(39)
    assert record.warnings == []
    await clock.forward(2)
    assert record.warnings == [(match_id, 0, deadline)]
    assert (await host.summary(match_id)).sequence == 1
    await clock.forward(20)
    (entry,) = await database.journal.after(match_id)
    assert (entry.kind, entry.seat, entry.user_id, entry.keys) == (EntryKind.DEFAULT, 0, None, ("no",))
    assert [line.line.text for line in await host.log(match_id, None)] == ["time-ran-out"]
    assert record.warnings == [(match_id, 0, deadline)]


async def test_each_decision_has_a_time_of_its_own(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host)
    await clock.forward(50)
    await answer(host, match_id, "no")
    await clock.forward(50)
    summary = await host.summary(match_id)
    assert summary.sequence == 2
    assert summary.deadline == clock.now() + timedelta(seconds=10)


async def test_a_match_left_alone_is_played_to_its_end_by_the_clock(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host)
    await clock.forward(HOUR)
    assert (await host.summary(match_id)).status is MatchStatus.FINISHED


async def test_repeated_time_outs_lose_only_where_the_server_says_so(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host, timeouts_to_lose=2, warning_seconds=0)
    await clock.forward(61)
    assert (await host.summary(match_id)).is_running
    await answer(host, match_id, "nod")
    await clock.forward(61)
    ended = await host.summary(match_id)
    assert ended.result is not None
    assert (ended.result.winner, ended.result.reason) == (1, "clock")
    assert [line.line.text for line in await host.log(match_id, None)] == ["time-ran-out", "match-won"]


async def test_whoever_would_lose_the_match_is_warned_of_that(host: Host, clock: ManualClock, record: Record) -> None:
    match_id = await timed(host, timeouts_to_lose=2)
    await clock.forward(61)
    assert record.last_chances == [False]
    await answer(host, match_id, "nod")
    await clock.forward(41)
    assert record.last_chances == [False, True]


async def test_an_answer_in_between_forgives_a_time_out(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host, timeouts_to_lose=2)
    await clock.forward(61)  # Ann's bet
    await answer(host, match_id, "nod")
    await answer(host, match_id)  # Ann's card
    await answer(host, match_id)  # Ben's card
    await clock.forward(61)  # Ben's bet
    assert (await host.summary(match_id)).is_running


async def test_a_secret_answer_does_not_wind_the_clock_for_the_same_player(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host)
    await answer(host, match_id, "no")
    await answer(host, match_id, "nod")
    await answer(host, match_id)  # Ann's card, in secret
    await clock.forward(10)
    before = (await host.summary(match_id)).deadline
    await answer(host, match_id)  # Ben's card, in secret; then it is Ben's turn
    person, _, _ = await asked(host, match_id)
    assert person.name == "Ben"
    assert (await host.summary(match_id)).deadline == before


async def test_stepping_back_does_not_wind_the_clock(host: Host, clock: ManualClock) -> None:
    match_id = await timed(host)
    await answer(host, match_id, "yes")
    await clock.forward(30)
    before = (await host.summary(match_id)).deadline
    await host.step_back(match_id, ANN.user_id, 2)
    assert (await host.summary(match_id)).deadline == before


async def test_after_a_restart_a_player_whose_time_has_passed_gets_some_more(
    host: Host, clock: ManualClock, record: Record, database: Database
) -> None:
    match_id = await timed(host)
    await host.stop()
    await clock.forward(HOUR)
    again = make_host(database, record, clock)
    await again.start()
    assert (await again.summary(match_id)).sequence == 1
    assert (await again.summary(match_id)).deadline == clock.now() + GRACE
    await clock.forward(GRACE.total_seconds() + 1)
    assert (await again.summary(match_id)).sequence == 2
    await again.stop()


async def test_after_a_restart_a_clock_that_has_not_run_out_goes_on(
    host: Host, clock: ManualClock, record: Record, database: Database
) -> None:
    await host.servers.save(ServerSettings(GUILD, None, None, 600, 20))
    match_id = (await begin(host)).match_id
    deadline = (await host.summary(match_id)).deadline
    await host.stop()
    await clock.forward(60)
    again = make_host(database, record, clock)
    await again.start()
    assert (await again.summary(match_id)).deadline == deadline
    await again.stop()


async def test_a_match_that_nobody_plays_is_closed_after_the_servers_time(
    host: Host, clock: ManualClock, record: Record
) -> None:
    await host.servers.save(ServerSettings(GUILD, abandon_after_hours=2))
    left, played = await begin(host), await begin(host)
    await clock.forward(1.5 * HOUR)
    await answer(host, played.match_id, "no")
    await clock.forward(0.5 * HOUR + IDLE_SECONDS)
    closed = await host.summary(left.match_id)
    assert closed.status is MatchStatus.ABANDONED
    assert closed.result is not None
    assert closed.result.winner is None
    assert record.ended == [left.match_id]
    assert (await host.summary(played.match_id)).is_running
    with pytest.raises(MatchEnded):
        await host.answer(left.match_id, ANN.user_id, 1, ["no"])
    assert (await host.match_view(left.match_id, None)).view.asked == 0


async def test_where_the_server_sets_no_time_the_operators_holds(
    database: Database, clock: ManualClock, record: Record
) -> None:
    host = make_host(database, record, clock, settings=Settings(_env_file=None, abandon_after_hours=1))
    await host.start()
    summary = await begin(host)
    await clock.forward(HOUR + IDLE_SECONDS)
    assert (await host.summary(summary.match_id)).status is MatchStatus.ABANDONED
    await host.stop()
