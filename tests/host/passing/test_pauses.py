"""How long automatic answers take, and what a kill meanwhile leaves of them."""

from __future__ import annotations

import itertools
from datetime import timedelta

from host.host import Host
from host.pauses import USUAL, Pauses
from storage import Database, EntryKind, PassUntil
from tests.host.passing.ambushes import LONG_ENOUGH, begun, started
from tests.host.support import ANN, BEN, GUILD, ManualClock, Record, is_asked, say


def test_pauses_are_those_that_players_have_taken() -> None:
    pauses = Pauses()
    for _ in USUAL:
        pauses.took(1, 0, timedelta(seconds=2.0))
    drawn = [pauses.drawn(1, 0, sequence, b"seed").total_seconds() for sequence in range(200)]
    assert all(1.8 <= seconds <= 2.2 for seconds in drawn)
    assert len(set(drawn)) == len(drawn), "no time is repeated"
    others = [pauses.drawn(1, 1, sequence, b"seed").total_seconds() for sequence in range(400)]
    assert {min(USUAL, key=lambda usual: abs(usual - seconds)) for seconds in others} == set(USUAL)


def test_nobody_waits_for_the_longest_thought() -> None:
    pauses = Pauses()
    for _ in range(20):
        pauses.took(1, 0, timedelta(seconds=60))
    assert max(pauses.drawn(1, 0, number, b"seed").total_seconds() for number in range(100)) <= 1.1 * max(USUAL)


def test_the_pause_of_an_answer_is_the_same_after_a_restart() -> None:
    assert Pauses().drawn(1, 0, 5, b"seed") == Pauses().drawn(1, 0, 5, b"seed")
    assert Pauses().drawn(1, 0, 5, b"seed") != Pauses().drawn(1, 0, 5, b"other")


async def test_automatic_answers_take_as_long_as_the_player_took_when_asked(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    for _ in USUAL:
        await say(host, match, "attack")
        await clock.forward(2.5)
        await say(host, match, "pass")  # Ben, who could do something
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    for _ in range(8):
        await say(host, match, "attack")
        await clock.forward(LONG_ENOUGH)
    entries = await database.journal.after(match)
    waited = [
        (entry.at - before.at).total_seconds()
        for before, entry in itertools.pairwise(entries)
        if entry.kind is EntryKind.AUTOMATIC
    ]
    assert len(waited) == 8
    assert all(2.25 <= seconds <= 2.75 for seconds in waited)


async def test_a_kill_during_the_pause_loses_nothing(database: Database, record: Record, clock: ManualClock) -> None:
    host = await started(database, record, clock)
    match = await begun(host, "nets")
    await host.pass_until(match, BEN.user_id, None, PassUntil.ATTACK)
    await host.set_automatic(ANN.user_id, automatic=False)
    await host.set_automatic(ANN.user_id, automatic=True, match_id=match)
    await say(host, match, "pass")
    await host.stop()
    again = await started(database, Record(), clock)
    assert (await again.match_view(match, 1)).passing.until is PassUntil.ATTACK
    assert (await again.match_view(match, 0)).passing.automatic
    assert not await is_asked(again, match, 1)
    await clock.forward(LONG_ENOUGH)
    assert (await again.summary(match)).sequence == 3, "the answer was given"
    await again.stop()


async def test_who_is_never_there_loses_by_the_clock_though_answers_are_given_for_them(
    database: Database, record: Record, clock: ManualClock
) -> None:
    host = await started(database, record, clock)
    await host.servers.set_clock(GUILD, 60, 10, 2)
    match = await begun(host, "twigs")
    await clock.forward(400)
    summary = await host.summary(match)
    assert summary.result is not None
    assert summary.result.reason == "clock"
    await host.stop()
