"""Others learn nothing of who passes automatically, also not by the time."""

from __future__ import annotations

import logging

import pytest

from host.host import Host
from storage import Database, EntryKind, Passing, PassUntil
from tests.host.passing.ambushes import LONG_ENOUGH, begun, started
from tests.host.support import BEN, ManualClock, Record, Watcher, is_asked, say


@pytest.mark.parametrize(
    ("until", "choices"), [(PassUntil.TURN, ("attack", "pass")), (PassUntil.ATTACK, ("pass",)), (None, ("pass",))]
)
async def test_others_cannot_tell_who_has_nothing_to_do_from_who_passes_for_a_while(
    database: Database, until: PassUntil | None, choices: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "host")
    received = []
    for bens in ("twigs", "nets"):
        clock, caplog.records[:] = ManualClock(), []
        watcher = Watcher(clock)
        host = await started(database, Record(), clock, seeds="the same")
        host.listen(watcher.take)
        match = await begun(host, bens)
        seen: list[object] = []
        for choice in choices * 3:
            if bens == "nets" and until is None:
                await host.pass_while_ahead(match, BEN.user_id, None)
            elif bens == "nets" and until is not None:
                await host.pass_until(match, BEN.user_id, None, until)
            await clock.forward(1.0)
            await say(host, match, choice)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
            await clock.forward(LONG_ENOUGH)
            if await is_asked(host, match, 1):  # his own turn
                await say(host, match, "pass")
                await clock.forward(LONG_ENOUGH)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
        seen += [line.line for viewer in (0, None) for line in await host.log(match, viewer)]
        logged = [(each.message, getattr(each, "sequence", 0), getattr(each, "kind", "")) for each in caplog.records]
        received.append((repr(seen), watcher.heard, logged))
        entries = await database.journal.after(match)
        assert [entry.kind for entry in entries if entry.seat == 1].count(EntryKind.AUTOMATIC) == 3 * len(choices)
        await host.stop()
    assert received[0] == received[1]


@pytest.mark.parametrize("stake", [0, 9])
async def test_others_cannot_tell_who_has_nothing_to_do_from_who_lets_it_go(database: Database, stake: int) -> None:
    received = []
    for bens in ("twigs", "nets"):
        clock = ManualClock()
        host = await started(database, Record(), clock, seeds="the same")
        match = await begun(host, bens)
        await host.stop()
        await database.passing.save(Passing(match, 1, lets_go={"let-go-trap": stake}))
        watcher = Watcher(clock)
        host = await started(database, Record(), clock, seeds="the same")
        host.listen(watcher.take)
        seen: list[object] = []
        for _ in range(3):
            await clock.forward(1.0)
            await say(host, match, "attack")
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
            await clock.forward(LONG_ENOUGH)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
        seen += [line.line for viewer in (0, None) for line in await host.log(match, viewer)]
        received.append((repr(seen), watcher.heard))
        await host.stop()
    assert received[0] == received[1]


async def test_what_a_player_says_of_passing_is_told_to_them_alone(host: Host, record: Record) -> None:
    match = await begun(host, "nets")
    record.updates.clear()
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    await host.ask_again(match, BEN.user_id)
    await host.set_automatic(BEN.user_id, automatic=False)
    assert {update.viewers for update in record.updates} == {frozenset({1})}
    assert (await host.match_view(match, 0)).passing.until is None
    assert (await host.match_view(match, None)).passing.until is None
