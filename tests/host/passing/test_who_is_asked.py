"""Who can only pass is not asked, unless they want to be."""

from __future__ import annotations

from host.host import Host
from host.pauses import USUAL
from storage import Database, EntryKind
from tests.host.passing.ambushes import LONG_ENOUGH, begun, started
from tests.host.support import ANN, BEN, CHANNEL, ManualClock, Record, is_asked, say, settled


async def test_who_can_only_pass_is_not_asked_and_passes_after_a_pause(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    seen = await host.match_view(match, 1)
    assert seen.view.decision is None
    assert (seen.view.asked, seen.passing.answers) == (1, True)
    await clock.forward(min(USUAL) * 0.8)
    assert (await host.summary(match)).sequence == 2, "nobody has passed yet"
    await clock.forward(LONG_ENOUGH)
    _, entry = await database.journal.after(match)
    assert (entry.kind, entry.seat, entry.keys, entry.user_id) == (EntryKind.AUTOMATIC, 1, ("pass",), None)
    assert await is_asked(host, match, 0), "whether to attack again is for Ann to say"
    await clock.forward(1000)
    assert (await host.summary(match)).sequence == 3


async def test_who_could_do_something_is_asked_and_waited_for(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    await say(host, match, "spring:net")
    assert "springs" in [line.line.text for line in await host.log(match, None)]


async def test_who_wants_to_be_asked_everything_is(host: Host, clock: ManualClock) -> None:
    await host.set_automatic(BEN.user_id, automatic=False)
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    await say(host, match, "pass")


async def test_a_match_goes_by_what_was_said_of_it_until_something_is_said_of_all(
    host: Host, clock: ManualClock
) -> None:
    match, other = await begun(host, "twigs"), await begun(host, "twigs")
    await host.set_automatic(BEN.user_id, automatic=False, match_id=match)
    for each in (match, other):
        await say(host, each, "attack")
    assert await is_asked(host, match, 1)
    assert not await is_asked(host, other, 1)
    await host.set_automatic(BEN.user_id, automatic=True)
    assert not await is_asked(host, match, 1), "what was said last counts"
    await clock.forward(LONG_ENOUGH)
    assert (await host.summary(match)).sequence == 3


async def test_a_player_who_changes_their_mind_during_the_pause_is_asked(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    await host.set_automatic(BEN.user_id, automatic=False, match_id=match)
    await clock.forward(1000)
    assert await is_asked(host, match, 1)


async def test_against_a_computer_nobody_waits(database: Database, record: Record, clock: ManualClock) -> None:
    host = await started(database, record, clock)
    deck = host.decks.starters("ambush")[0]
    summary = await host.lobby.practice("ambush", ANN, deck, "random", guild_id=None, channel_id=CHANNEL)
    while EntryKind.AUTOMATIC not in {entry.kind for entry in await database.journal.after(summary.match_id)}:
        if await is_asked(host, summary.match_id, 0):
            sequence = (await host.summary(summary.match_id)).sequence
            await host.answer(summary.match_id, ANN.user_id, sequence, ["pass"])
        await settled()
    assert {entry.at for entry in await database.journal.after(summary.match_id)} == {clock.now()}
    await host.stop()
