"""Answers that take long are played beside the event loop: other matches go on, and nobody loses a move."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator

import pytest

from engine.players import Chance
from host.errors import AlreadyAnswered
from host.host import Host
from storage import Database, EntryKind
from tests.host.slow_game import Gate, slow
from tests.host.support import ANN, BEN, ManualClock, Record, begin, make_host, play_on


@pytest.fixture
def gate() -> Iterator[Gate]:
    made = Gate()
    yield made
    made.opened.set()


@pytest.fixture
async def slow_host(database: Database, record: Record, clock: ManualClock, gate: Gate) -> AsyncIterator[Host]:
    made = make_host(database, record, clock, rulebooks={"tiny": slow(gate)})
    await made.start()
    yield made
    gate.opened.set()
    await made.stop()


async def at_the_gate(host: Host, gate: Gate) -> tuple[int, asyncio.Task[None]]:
    """A match whose second answer is being played, and stands at the gate."""
    match_id = (await begin(host)).match_id
    await host.answer(match_id, ANN.user_id, 1, ["no"])
    gate.closed = True
    answering = asyncio.create_task(host.answer(match_id, BEN.user_id, 2, ["nod"]))
    assert await asyncio.to_thread(gate.reached.wait, 60), "nobody came to the gate"
    gate.closed = False
    return match_id, answering


async def test_what_is_little_work_is_played_where_it_is(host: Host) -> None:
    summary = await begin(host)
    await host.answer(summary.match_id, ANN.user_id, 1, ["no"])
    await host.answer(summary.match_id, BEN.user_id, 2, ["nod"])
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("long-answers")]


async def test_other_matches_go_on_to_their_end_while_one_plays_an_answer_that_takes_long(
    slow_host: Host, gate: Gate, record: Record
) -> None:
    slow_one, answering = await at_the_gate(slow_host, gate)
    other = (await begin(slow_host)).match_id
    await play_on(slow_host, other, Chance(b"other"))
    assert other in record.ended
    assert not answering.done()
    assert (await slow_host.summary(slow_one)).sequence == 2
    gate.opened.set()
    await answering
    assert (await slow_host.summary(slow_one)).sequence == 3
    assert all(name.startswith("long-answers") for name in gate.passed)


async def test_who_acts_in_the_same_match_waits_for_it(slow_host: Host, gate: Gate, database: Database) -> None:
    slow_one, answering = await at_the_gate(slow_host, gate)
    again = asyncio.create_task(slow_host.answer(slow_one, BEN.user_id, 2, ["nod"]))
    conceding = asyncio.create_task(slow_host.concede(slow_one, ANN.user_id))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not again.done()
    assert not conceding.done()
    gate.opened.set()
    await answering
    with pytest.raises(AlreadyAnswered):
        await again
    await conceding
    kinds = [entry.kind for entry in await database.journal.after(slow_one, 0)]
    assert kinds == [EntryKind.ANSWER, EntryKind.ANSWER, EntryKind.CONCEDE]


async def test_what_took_long_is_replayed_beside_the_event_loop_after_a_restart(
    slow_host: Host, gate: Gate, database: Database, clock: ManualClock
) -> None:
    slow_one, answering = await at_the_gate(slow_host, gate)
    gate.opened.set()
    await answering
    other_gate = Gate()
    next_host = make_host(database, Record(), clock, rulebooks={"tiny": slow(other_gate)})
    await next_host.start()
    assert (await next_host.summary(slow_one)).sequence == 3
    assert other_gate.passed
    assert threading.current_thread().name not in other_gate.passed
    await next_host.stop()


async def test_an_answer_that_was_being_played_when_the_process_died_is_asked_again(
    slow_host: Host, gate: Gate, database: Database, clock: ManualClock
) -> None:
    slow_one, answering = await at_the_gate(slow_host, gate)
    other_gate = Gate()
    next_host = make_host(database, Record(), clock, rulebooks={"tiny": slow(other_gate)})
    await next_host.start()
    match_view = await next_host.match_view(slow_one, 1)
    assert (match_view.summary.sequence, match_view.view.decision is not None) == (2, True)
    await next_host.answer(slow_one, BEN.user_id, 2, ["nod"])
    gate.opened.set()
    with pytest.raises(AlreadyAnswered):  # the process was not dead after all: it is too late, and catches up
        await answering
    assert (await slow_host.summary(slow_one)).sequence == 3
    assert len(await database.journal.after(slow_one, 0)) == 2
    await next_host.stop()
