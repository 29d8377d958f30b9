"""Attacks that are chosen ahead: each follows as long as nothing changes, and nobody else can tell."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import pytest

from engine.kernel.rulebook import Rulebook
from host.host import Host
from host.pauses import LONGEST, USUAL, Pauses
from storage import Database, EntryKind, PassUntil, RequestKind, WhyDropped
from tests.host.march_game import RULEBOOK
from tests.host.support import ANN, BEN, CHANNEL, GUILD, ManualClock, Record, Watcher, is_asked, make_host, say

MARCH: Mapping[str, Rulebook] = {"march": RULEBOOK}
LONG_ENOUGH = 2 * LONGEST
RED, GREEN, BLUE = "attack:red+no", "attack:green+yes", "attack:blue+no"


async def started(database: Database, record: Record, clock: ManualClock, **others: Any) -> Host:
    host = make_host(database, record, clock, rulebooks=MARCH, pauses=Pauses(), **others)
    await host.start()
    return host


@pytest.fixture
async def host(database: Database, record: Record, clock: ManualClock) -> Any:
    made = await started(database, record, clock)
    yield made
    await made.stop()


async def begun(host: Host, bens: str = "twigs", anns: str = "twigs") -> int:
    """A match of Ann, who begins, against Ben, with these decks."""
    decks = {deck.name.lower(): deck for deck in host.decks.starters("march")}
    invitation = await host.lobby.invite("march", ANN, BEN, decks[anns], guild_id=GUILD, channel_id=CHANNEL)
    return (await host.lobby.accept(invitation.id, BEN, decks[bens])).match_id


async def choose(host: Host, match: int, *names: str) -> None:
    """Ann chooses these ways at once, as the bot would answer for her: what the first one expects as well."""
    seen = await host.match_view(match, 0)
    assert seen.view.decision is not None
    first = next(way for way in seen.view.decision.ways if way.name == names[0])
    await host.answer(match, ANN.user_id, seen.summary.sequence, [first.key], names)
    number = (await host.summary(match)).sequence
    await host.answer(match, ANN.user_id, number, [each.key for each in first.then], together=True)


async def attacks(database: Database, match: int) -> list[tuple[str, ...]]:
    """What Ann has answered, but for windows."""
    entries = await database.journal.after(match)
    return [entry.keys for entry in entries if entry.seat == 0 and entry.keys != ("pass",)]


async def bens_pass(host: Host, match: int, clock: ManualClock) -> None:
    """Ben declines to spring anything, by himself or not."""
    if await is_asked(host, match, 1):
        await say(host, match, "pass")
    await clock.forward(LONG_ENOUGH)


async def dropped(host: Host, match: int) -> WhyDropped | None:
    return (await host.match_view(match, 0)).passing.dropped


# ---- what follows


async def test_attacks_follow_one_another_with_what_each_expects(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, BLUE)
    assert (await host.match_view(match, 0)).passing.queued == 2
    await bens_pass(host, match, clock)
    assert await attacks(database, match) == [("attack:red",), ("no",), ("attack:green",), ("yes",)]
    await bens_pass(host, match, clock)
    assert (await attacks(database, match))[4:] == [("attack:blue",), ("no",)]
    kinds = [entry.kind for entry in await database.journal.after(match) if entry.keys != ("pass",)]
    assert kinds == [EntryKind.ANSWER] * 2 + [EntryKind.AUTOMATIC] * 4
    assert (await host.match_view(match, 0)).passing.queued == 0


async def test_after_the_last_one_the_player_is_asked(host: Host, database: Database, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN)
    for _ in range(2):
        await bens_pass(host, match, clock)
    await clock.forward(1000)
    assert await is_asked(host, match, 0), "nothing ends a turn that was not chosen"
    assert len(await attacks(database, match)) == 4


async def test_an_attack_waits_as_long_as_an_automatic_answer_and_its_expected_answer_does_not(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN)
    await say(host, match, "pass")
    asked_at = clock.now()
    await clock.forward(min(USUAL) * 0.8)
    assert not await is_asked(host, match, 0)
    assert len(await attacks(database, match)) == 2, "nobody could attack so quickly"
    await clock.forward(LONG_ENOUGH)
    attack, shout = (entry.at for entry in await database.journal.after(match, 3))
    assert (attack - asked_at).total_seconds() > min(USUAL) * 0.8
    assert attack == shout, "what belongs to an attack is one choice"


async def test_nothing_of_it_is_done_in_another_turn(host: Host, database: Database, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN)
    await host.pass_until(match, ANN.user_id, None, PassUntil.TURN)
    await bens_pass(host, match, clock)
    for answer in ("pass", "pass"):
        await clock.forward(LONG_ENOUGH)
        asked = (await host.match_view(match, None)).view.asked
        if (await host.match_view(match, None)).view.turn < 2:
            await say(host, match, answer)
        assert asked is not None
    await clock.forward(LONG_ENOUGH)
    assert await attacks(database, match) == [("attack:red",), ("no",)]


@pytest.mark.parametrize("names", [(RED,), (RED, "attack:yellow+no")])
async def test_one_alone_or_what_is_not_offered_is_no_queue(
    host: Host, database: Database, clock: ManualClock, names: tuple[str, ...]
) -> None:
    match = await begun(host, "nets")
    await choose(host, match, *names)
    await bens_pass(host, match, clock)
    assert await is_asked(host, match, 0)
    assert (await host.match_view(match, 0)).passing.queued == 0


# ---- what ends it


@pytest.mark.parametrize(
    ("trap", "why"), [("net", WhyDropped.GONE), ("pit", WhyDropped.NUMBERS), ("gap", WhyDropped.NEW)]
)
async def test_what_changes_ends_it_and_its_player_is_told_why(
    host: Host, database: Database, clock: ManualClock, trap: str, why: WhyDropped
) -> None:
    match = await begun(host, f"{trap}s")
    await choose(host, match, RED, GREEN, BLUE)
    await say(host, match, f"spring:{trap}")
    await clock.forward(1000)
    assert await is_asked(host, match, 0)
    assert await dropped(host, match) is why
    assert (await host.match_view(match, 1)).passing.dropped is None
    assert len(await attacks(database, match)) == 2
    await say(host, match, "attack:blue")
    assert await dropped(host, match) is None, "they have chosen anew"


async def test_what_others_make_possible_in_any_case_ends_nothing(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "gates")
    await choose(host, match, RED, GREEN)
    await say(host, match, "spring:gate")
    await clock.forward(LONG_ENOUGH)
    assert (await attacks(database, match))[2:] == [("attack:green",), ("yes",)]
    await bens_pass(host, match, clock)
    seen = await host.match_view(match, 0)
    assert seen.view.decision is not None
    assert "march:blue" in [option.key for option in seen.view.decision.options]


async def test_to_do_no_more_is_chosen_with_the_rest_and_comes_last(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, "pass")
    assert (await host.match_view(match, 0)).passing.queued == 1, "to do no more is nothing to be done"
    await bens_pass(host, match, clock)
    assert (await host.match_view(match, 0)).passing.queued == 0
    assert (await host.match_view(match, 0)).view.turn == 0
    await bens_pass(host, match, clock)
    found = await host.match_view(match, 0)
    assert found.view.turn == 1
    last = [entry for entry in await database.journal.after(match) if entry.seat == 0][-1]
    assert (last.keys, last.kind) == (("pass",), EntryKind.AUTOMATIC)


async def test_who_can_do_something_new_is_asked_before_nothing_more_is_done(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "gaps")
    await choose(host, match, RED, "pass")
    await say(host, match, "spring:gap")
    await clock.forward(1000)
    assert await is_asked(host, match, 0)
    assert (await host.match_view(match, 0)).view.turn == 0
    assert await dropped(host, match) is WhyDropped.NEW


async def test_who_wants_to_be_asked_again_may_still_do_more(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, "pass")
    await host.ask_again(match, ANN.user_id)
    await bens_pass(host, match, clock)
    await say(host, match, "attack:green")
    await say(host, match, "yes")
    await bens_pass(host, match, clock)
    await clock.forward(1000)
    assert await is_asked(host, match, 0)
    assert (await host.match_view(match, 0)).view.turn == 0


async def test_who_wants_to_be_asked_again_is(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN)
    await say(host, match, "pass")
    await host.ask_again(match, ANN.user_id)
    await clock.forward(1000)
    assert await is_asked(host, match, 0)
    assert await dropped(host, match) is None, "they know it"


async def test_what_is_taken_back_ends_it(host: Host, database: Database, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, BLUE)
    await host.ask_undo(match, ANN.user_id)
    await host.answer_request(match, BEN.user_id, RequestKind.UNDO, agree=True)
    await clock.forward(1000)
    assert await is_asked(host, match, 0)
    assert await dropped(host, match) is WhyDropped.TAKEN_BACK


# ---- windows meanwhile


async def test_a_window_is_asked_once_and_passed_meanwhile(host: Host, database: Database, clock: ManualClock) -> None:
    match = await begun(host, "twigs", "drums")
    await choose(host, match, RED, GREEN, BLUE)
    assert await is_asked(host, match, 0), "what they hold may matter to the first attack"
    await say(host, match, "pass")
    for _ in range(6):
        await clock.forward(LONG_ENOUGH)
    entries = await database.journal.after(match)
    assert [entry.keys for entry in entries if entry.seat == 0 and entry.kind is EntryKind.AUTOMATIC] == [
        ("attack:green",), ("yes",), ("pass",), ("attack:blue",), ("no",)
    ]  # fmt: skip
    assert await is_asked(host, match, 0), "after the last attack nothing is left for which to pass"


@pytest.mark.parametrize("more", [(), (GREEN,)])
async def test_what_is_chosen_for_later_is_answered_when_it_is_asked_after_a_pause(
    host: Host, database: Database, clock: ManualClock, more: tuple[str, ...]
) -> None:
    match = await begun(host, "twigs", "drums")
    await choose(host, match, f"{RED}+beat:drum", *more)
    asked_at = clock.now()
    assert not await is_asked(host, match, 0)
    await clock.forward(min(USUAL) * 0.8)
    assert len(await attacks(database, match)) == 2, "nobody could beat it so quickly"
    await clock.forward(LONG_ENOUGH)
    beat = (await database.journal.after(match, 2))[0]
    assert (beat.keys, beat.kind) == (("beat:drum",), EntryKind.AUTOMATIC)
    assert (beat.at - asked_at).total_seconds() > min(USUAL) * 0.8
    await bens_pass(host, match, clock)
    assert (await attacks(database, match))[3:] == ([("attack:green",), ("yes",)] if more else [])
    assert await is_asked(host, match, 0), "the drum of the next attack is another one"


async def test_what_was_chosen_for_later_is_past_when_another_attack_is_chosen(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "twigs", "drums")
    await choose(host, match, f"{RED}+beat:drum")
    await clock.forward(LONG_ENOUGH)
    await bens_pass(host, match, clock)
    await say(host, match, "attack:blue")
    await say(host, match, "no")
    await clock.forward(1000)
    assert await is_asked(host, match, 0)


async def test_who_does_nothing_meanwhile_is_asked_in_no_window_until_it_offers_more(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "twigs", "drums")
    await choose(host, match, RED, GREEN, "meanwhile")
    for _ in range(6):
        await clock.forward(LONG_ENOUGH)
    entries = await database.journal.after(match)
    assert [entry.keys for entry in entries if entry.seat == 0 and entry.kind is EntryKind.AUTOMATIC] == [
        ("pass",), ("attack:green",), ("yes",), ("pass",)
    ]  # fmt: skip
    assert await is_asked(host, match, 0), "to attack no more was not chosen"


async def test_what_is_only_answered_later_can_be_given_up(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "twigs", "drums")
    await choose(host, match, f"{RED}+beat:drum")
    passing = (await host.match_view(match, 0)).passing
    assert passing.queued == 0
    assert passing.later
    assert passing.goes_on
    await host.ask_again(match, ANN.user_id)
    assert not (await host.match_view(match, 0)).passing.goes_on
    await clock.forward(1000)
    assert await is_asked(host, match, 0)


# ---- the process dies


async def test_it_outlives_the_process(database: Database, record: Record, clock: ManualClock) -> None:
    host = await started(database, record, clock)
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, BLUE)
    await bens_pass(host, match, clock)
    await host.stop()
    again = await started(database, Record(), clock)
    await bens_pass(again, match, clock)
    assert (await attacks(database, match))[4:] == [("attack:blue",), ("no",)]
    await again.stop()


async def test_a_first_answer_that_was_not_kept_leaves_nothing_to_follow(
    database: Database, record: Record, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await started(database, record, clock)
    match = await begun(host, "nets")
    saved = await database.queues.of_running()
    await choose(host, match, RED, GREEN, BLUE)
    (queue,) = await database.queues.of_running()
    await host.stop()
    assert not saved
    other = await started(database, Record(), clock)
    late = await begun(other, "nets")
    await database.queues.save(type(queue)(**{**_parts(queue), "match_id": late, "sequence": 1}))
    await other.stop()
    again = await started(database, Record(), clock)
    await clock.forward(1000)
    assert await is_asked(again, late, 0), "killed between keeping the queue and its first answer"
    await again.stop()


async def test_a_later_answer_that_was_not_kept_is_given_once(
    database: Database, record: Record, clock: ManualClock
) -> None:
    host = await started(database, record, clock)
    match = await begun(host, "nets")
    await choose(host, match, RED, GREEN, BLUE)
    await say(host, match, "pass")
    (queue,) = await database.queues.of_running()
    await host.stop()
    number = (await database.journal.after(match))[-1].sequence + 1
    await database.queues.save(type(queue)(**{**_parts(queue), "given": 2, "sequence": number}))
    again = await started(database, Record(), clock)
    await bens_pass(again, match, clock)
    assert (await attacks(database, match))[2:4] == [("attack:green",), ("yes",)]
    await again.stop()


def _parts(queue: Any) -> dict[str, Any]:
    return {name: getattr(queue, name) for name in queue.__dataclass_fields__}


# ---- what others learn


async def test_others_cannot_tell_what_is_left_from_what_is_passed(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """The attack that follows differs: until it is made, everything is alike."""
    received = []
    for queue in ((RED, GREEN), (RED, BLUE), (RED, GREEN, BLUE)):
        clock = ManualClock()
        heard: list[tuple[datetime, object, object]] = []
        host = await started(database, Record(), clock, seeds="the same")
        watcher = Watcher(clock, heard, of=0)
        host.listen(watcher.take)
        match = await begun(host, "nets")
        await choose(host, match, *queue)
        seen: list[object] = [(await host.match_view(match, viewer)) for viewer in (1, None)]
        await say(host, match, "pass")
        seen += [(await host.match_view(match, viewer)) for viewer in (1, None)]
        seen += [line.line for viewer in (1, None) for line in await host.log(match, viewer)]
        await clock.forward(min(USUAL) * 0.8)
        received.append((repr([getattr(each, "view", each) for each in seen]), heard))
        assert all(each.passing.queued == 0 for each in seen[:4] if hasattr(each, "passing"))
        await host.stop()
    assert received[0] == received[1] == received[2]
