"""Restarts: every match is taken up where it stood, at any moment, also by a version that plays it otherwise."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest

from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.rulebook import Rulebook
from engine.kernel.steps import Following, Step, step
from engine.players import Chance
from host.errors import AlreadyAnswered, MatchUnreadable
from host.host import Host
from host.notices import EVERYBODY
from storage import Database, EntryKind, Post, RequestKind
from tests.host import tiny_game
from tests.host.support import (
    ANN,
    BEN,
    GUILD,
    TINY,
    ManualClock,
    Record,
    answer,
    asked,
    begin,
    begin_long,
    make_host,
    play_on,
    views,
)


async def restarted(
    host: Host, database: Database, clock: ManualClock, *, rulebooks: Mapping[str, Rulebook] = TINY
) -> tuple[Host, Record]:
    """Another host on the same database, after the first has stopped."""
    await host.stop()
    record = Record()
    again = make_host(database, record, clock, rulebooks=rulebooks)
    await again.start()
    return again, record


@pytest.mark.parametrize("answers", range(20))
async def test_after_any_answer_a_restart_shows_everybody_the_same_and_takes_the_same_answers(
    host: Host, database: Database, clock: ManualClock, answers: int
) -> None:
    summary = await begin(host)
    await play_on(host, summary.match_id, Chance(b"seventeen"), most=answers)
    if not (await host.summary(summary.match_id)).is_running:
        return
    before, logged = await views(host, summary.match_id), await host.log(summary.match_id, None)
    _, sequence, _ = await asked(host, summary.match_id)
    again, _ = await restarted(host, database, clock)
    assert await views(again, summary.match_id) == before
    assert await again.log(summary.match_id, None) == logged
    assert await answer(again, summary.match_id) == sequence
    await again.stop()


async def test_an_old_button_works_after_a_restart_and_once(host: Host, database: Database, clock: ManualClock) -> None:
    summary = await begin(host)
    again, _ = await restarted(host, database, clock)
    await again.answer(summary.match_id, ANN.user_id, 1, ["no"])
    with pytest.raises(AlreadyAnswered):
        await again.answer(summary.match_id, ANN.user_id, 1, ["no"])
    await again.stop()


async def test_undos_and_steps_back_survive_a_restart(host: Host, database: Database, clock: ManualClock) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "yes")
    await host.step_back(summary.match_id, ANN.user_id, 2)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    await host.ask_undo(summary.match_id, BEN.user_id)
    await host.answer_request(summary.match_id, ANN.user_id, RequestKind.UNDO, agree=True)
    before = await views(host, summary.match_id)
    again, _ = await restarted(host, database, clock)
    assert await views(again, summary.match_id) == before
    assert (await again.summary(summary.match_id)).sequence == 6
    await again.stop()


async def test_the_listener_is_told_who_has_not_seen_the_newest_state(
    host: Host, database: Database, clock: ManualClock
) -> None:
    seen, unseen = await begin(host), await begin(host)
    for summary in (seen, unseen):
        await answer(host, summary.match_id, "no")
    await host.shown(seen.match_id, 1)
    for seat in (0, 1):
        await database.posts.save(Post(900 + seat, seen.match_id, "prompt", 5000 + seat, 1, seat))
    again, record = await restarted(host, database, clock)
    updates = {update.match_id: update for update in record.updates}
    assert updates.keys() == {unseen.match_id}
    assert updates[unseen.match_id].viewers == EVERYBODY
    await again.stop()


async def test_a_match_that_nobody_was_shown_yet_is_shown_before_its_first_answer(
    host: Host, database: Database, clock: ManualClock
) -> None:
    await begin(host)
    again, record = await restarted(host, database, clock)
    assert [update.viewers for update in record.updates] == [EVERYBODY]
    await again.stop()


async def test_whether_a_request_was_shown_is_not_known_so_that_it_is_shown_again(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    await shown_to_everybody(host, database, summary.match_id)
    await host.offer_draw(summary.match_id, ANN.user_id)
    again, record = await restarted(host, database, clock)
    assert [update.viewers for update in record.updates] == [EVERYBODY]
    await again.stop()


async def test_ends_that_were_not_shown_are_announced_for_a_day(
    host: Host, database: Database, clock: ManualClock
) -> None:
    conceded, abandoned, shown = [(await begin(host)).match_id for _ in range(3)]
    await host.concede(conceded, ANN.user_id)
    await host.concede(shown, BEN.user_id)
    await shown_to_everybody(host, database, shown)
    await shown_to_everybody(host, database, abandoned)
    await database.matches.abandon(abandoned, "nobody answered", at=clock.now())
    again, record = await restarted(host, database, clock)
    assert sorted(record.ended) == [conceded, abandoned]
    await again.stop()
    await clock.forward(25 * 3600)
    third, record = await restarted(again, database, clock)
    assert record.ended == []
    await third.stop()


async def test_an_end_that_only_a_player_was_not_shown_is_announced(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    await shown_to_everybody(host, database, summary.match_id)
    await host.concede(summary.match_id, ANN.user_id)
    await host.shown(summary.match_id, 1)
    again, record = await restarted(host, database, clock)
    assert record.ended == [summary.match_id]
    await again.stop()


async def shown_to_everybody(host: Host, database: Database, match_id: int) -> None:
    """As a surface that has shown a match as it stands."""
    last = (await host.summary(match_id)).sequence - 1
    await host.shown(match_id, last)
    for seat in (0, 1):
        await database.posts.save(Post(10 * match_id + seat, match_id, "prompt", 5000 + seat, last, seat))


async def test_snapshots_are_made_at_the_beginnings_of_steps_and_spare_most_of_the_journal(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin_long(host, 19)
    await host.settle()
    snapshot, *_ = await database.snapshots.of_match(summary.match_id)
    assert snapshot.sequence >= 16
    (saved,) = (await database.running_matches()).saved
    assert len(saved.tail) == 19 - snapshot.sequence


async def test_a_damaged_snapshot_costs_nothing_but_time(host: Host, database: Database, clock: ManualClock) -> None:
    summary = await begin_long(host, 19)
    await host.settle()
    before = await views(host, summary.match_id)
    await database.snapshots.save(summary.match_id, 19, {"match": {}}, at=clock.now())
    again, _ = await restarted(host, database, clock)
    assert await views(again, summary.match_id) == before
    await again.stop()


@step
def three_stakes(match: Match) -> Procedure[Step]:
    """2. As `bet_step`, in a version that always bets."""
    match.state.turn += 1
    match.changed()
    player = match.state.turn_player
    stake = yield from ask(player, "2.2", Message("ask-stake"), [Option("stake", value=n) for n in (1, 2, 3)])
    tiny_game.STAKE.set(match, stake.value)
    match.changed()
    return tiny_game.answer_bet


NEWER = dataclasses.replace(tiny_game.RULEBOOK, steps={**tiny_game.RULEBOOK.steps, "bet_step": three_stakes})


async def test_a_match_that_a_newer_version_plays_otherwise_goes_on_from_where_they_agree(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    for keys in (("no",), ("nod",), (), ()):
        await answer(host, summary.match_id, *keys)
    await answer(host, summary.match_id, "yes")
    await answer(host, summary.match_id, "stake:1")
    again, _ = await restarted(host, database, clock, rulebooks={"tiny": NEWER})
    entries = await database.journal.after(summary.match_id, 6)
    assert [(entry.kind, entry.back_to) for entry in entries] == [(EntryKind.REWIND, 0)]
    person, sequence, view = await asked(again, summary.match_id)
    assert (person, sequence) == (ANN, 8)
    assert view.decision is not None
    assert [option.key for option in view.decision.options] == ["stake:1", "stake:2", "stake:3"]
    assert [line.line.text for line in await again.log(summary.match_id, None)] == ["rewound"]
    await answer(again, summary.match_id, "stake:3")
    third, _ = await restarted(again, database, clock, rulebooks={"tiny": NEWER})
    person, sequence, _ = await asked(third, summary.match_id)
    assert (person, sequence) == (BEN, 9)
    await third.stop()


@step
def generous_show(match: Match) -> Procedure[Following]:
    """4. In a version in which the first player wins a point in any case."""
    following = yield from tiny_game.show_step.play(match)
    tiny_game.POINTS.set_player(match, 0, tiny_game.POINTS.of_player(match, 0) + 1)
    return following


LATER = dataclasses.replace(tiny_game.RULEBOOK, steps={**tiny_game.RULEBOOK.steps, "show_step": generous_show})


async def test_what_a_newer_version_agrees_with_is_kept(host: Host, database: Database, clock: ManualClock) -> None:
    summary = await begin_long(host, 10)
    before = await database.journal.after(summary.match_id)
    again, _ = await restarted(host, database, clock, rulebooks={"tiny": LATER})
    entries = await database.journal.after(summary.match_id)
    assert entries[: len(before)] == before
    (rewind,) = entries[len(before) :]
    assert rewind.back_to is not None
    assert rewind.back_to > 0
    _, _, view = await asked(again, summary.match_id)
    assert view.asking is not None
    assert view.asking.text in ("ask-card", "ask-something")
    await play_on(again, summary.match_id, Chance(b"on"))
    await again.stop()


async def test_a_match_of_a_game_that_is_gone_stays_as_it_is_and_holds_up_no_other(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    again, _ = await restarted(host, database, clock, rulebooks={})
    with pytest.raises(MatchUnreadable):
        await again.match_view(summary.match_id, None)
    assert (await again.summary(summary.match_id)).is_running
    assert (await again.in_guild(GUILD), await again.of_user(ANN.user_id)) == ([], [])
    third, _ = await restarted(again, database, clock)
    assert len(await third.in_guild(GUILD)) == len(await third.of_user(ANN.user_id)) == 1
    await answer(third, summary.match_id)
    await third.stop()


async def test_a_match_that_is_over_can_be_looked_at_after_a_restart(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    await play_on(host, summary.match_id, Chance(b"over"))
    before, logged = await views(host, summary.match_id), await host.log(summary.match_id, 1)
    again, record = await restarted(host, database, clock)
    assert record.updates == []
    assert await views(again, summary.match_id) == before
    assert await again.log(summary.match_id, 1) == logged
    third, _ = await restarted(again, database, clock, rulebooks={"tiny": NEWER})
    with pytest.raises(MatchUnreadable):
        await third.match_view(summary.match_id, None)
    assert (await third.summary(summary.match_id)).result is not None
    await third.stop()
