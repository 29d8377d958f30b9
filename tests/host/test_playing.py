"""Answering: who may, when, what it leads to, and what everybody gets to see of it."""

import asyncio

import pytest

from engine.players import Chance
from host.errors import (
    AlreadyAnswered,
    AnswerNotAllowed,
    CannotStepBack,
    MatchEnded,
    MatchNotFound,
    NotAPlayer,
    NotYourDecision,
)
from host.host import Host
from host.notices import EVERYBODY, MatchUpdate, Notice
from storage import Database, EntryKind, MatchStatus
from tests.host.support import ANN, BEN, CAT, Record, answer, asked, begin, make_host, play_on, views


async def test_a_match_begins_with_a_question_to_one_of_its_players(host: Host, record: Record) -> None:
    summary = await begin(host)
    assert summary.names == ("Ann", "Ben")
    assert (summary.sequence, summary.status) == (1, MatchStatus.RUNNING)
    assert record.started == [summary.match_id]
    assert record.updates[-1].viewers == EVERYBODY
    person, sequence, view = await asked(host, summary.match_id)
    assert (person, sequence) == (ANN, 1)
    assert view.decision is not None
    assert [option.key for option in view.decision.options] == ["yes", "no"]
    assert (await host.match_view(summary.match_id, 1)).view.decision is None


async def test_an_answer_is_in_the_journal_with_the_digest_it_led_to_when_it_is_shown(
    host: Host, record: Record, database: Database
) -> None:
    summary = await begin(host)
    await host.answer(summary.match_id, ANN.user_id, 1, ["no"])
    (entry,) = await database.journal.after(summary.match_id)
    assert (entry.sequence, entry.kind, entry.seat, entry.user_id) == (1, EntryKind.ANSWER, 0, ANN.user_id)
    assert entry.keys == ("no",)
    assert len(entry.digest) == 32
    assert record.updates[-1].sequence == 1
    assert (await host.summary(summary.match_id)).sequence == 2


async def test_a_double_click_plays_once(host: Host, database: Database) -> None:
    summary = await begin(host)
    clicks = [host.answer(summary.match_id, ANN.user_id, 1, ["no"]) for _ in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert results.count(None) == 1
    assert [type(result) for result in results if result is not None] == [AlreadyAnswered] * 4
    assert len(await database.journal.after(summary.match_id)) == 1


async def test_an_old_button_is_already_answered_even_when_somebody_else_is_asked_now(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    with pytest.raises(AlreadyAnswered):
        await host.answer(summary.match_id, ANN.user_id, 1, ["no"])


async def test_a_number_that_was_never_asked_is_refused(host: Host) -> None:
    summary = await begin(host)
    for sequence in (-1, 0, 2, 10**12):
        with pytest.raises(AlreadyAnswered):
            await host.answer(summary.match_id, ANN.user_id, sequence, ["no"])


async def test_only_who_is_asked_may_answer(host: Host) -> None:
    summary = await begin(host)
    with pytest.raises(NotYourDecision, match="Ann"):
        await host.answer(summary.match_id, BEN.user_id, 1, ["no"])
    with pytest.raises(NotAPlayer):
        await host.answer(summary.match_id, CAT.user_id, 1, ["no"])
    with pytest.raises(MatchNotFound):
        await host.answer(summary.match_id + 1, ANN.user_id, 1, ["no"])


@pytest.mark.parametrize("keys", [[], ["yes", "no"], ["maybe"], ["yes", "yes"]])
async def test_an_illegal_answer_changes_nothing(
    host: Host, record: Record, database: Database, keys: list[str]
) -> None:
    summary = await begin(host)
    before = await views(host, summary.match_id)
    record.updates.clear()
    with pytest.raises(AnswerNotAllowed):
        await host.answer(summary.match_id, ANN.user_id, 1, keys)
    assert await views(host, summary.match_id) == before
    assert await database.journal.after(summary.match_id) == []
    assert record.updates == []


async def test_a_secret_answer_is_news_to_nobody_but_its_player(host: Host, record: Record) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    public, other = await host.match_view(summary.match_id, None), await host.match_view(summary.match_id, 1)
    await answer(host, summary.match_id)  # Ann chooses her card; now Ben is asked, which everybody may see
    assert record.updates[-1].viewers == EVERYBODY
    assert (await host.match_view(summary.match_id, None)).view != public.view
    assert (await host.log(summary.match_id, 1, after=2)) == []
    assert len(await host.log(summary.match_id, 0, after=2)) == 1
    assert other.view.asking is not None
    assert other.view.asking.text == "ask-something"


async def test_a_match_is_played_to_its_end_and_can_still_be_looked_at(
    host: Host, record: Record, database: Database
) -> None:
    summary = await begin(host)
    answers = await play_on(host, summary.match_id, Chance(b"1"))
    ended = await host.summary(summary.match_id)
    assert ended.status is MatchStatus.FINISHED
    assert ended.result is not None
    assert ended.result.reason == "points"
    assert record.ended == [summary.match_id]
    assert len(await database.journal.after(summary.match_id)) == answers
    match_view = await host.match_view(summary.match_id, None)
    assert match_view.view.outcome is not None
    assert match_view.view.outcome.winner == ended.result.winner
    assert (await host.log(summary.match_id, None))[-1].line.text == "match-won"
    with pytest.raises(MatchEnded):
        await host.answer(summary.match_id, ANN.user_id, answers + 1, ["no"])
    with pytest.raises(NotAPlayer):
        await host.concede(summary.match_id, CAT.user_id)


async def test_who_concedes_loses(host: Host, record: Record) -> None:
    summary = await begin(host)
    await host.concede(summary.match_id, BEN.user_id)
    result = (await host.summary(summary.match_id)).result
    assert result is not None
    assert (result.winner, result.reason) == (0, "concession")
    assert record.ended == [summary.match_id]


async def test_stepping_back_asks_the_last_question_again(host: Host, database: Database) -> None:
    summary = await begin(host)
    before = await views(host, summary.match_id)
    await answer(host, summary.match_id, "yes")
    await host.step_back(summary.match_id, ANN.user_id, 2)
    assert await views(host, summary.match_id) == before
    assert [entry.kind for entry in await database.journal.after(summary.match_id)] == ["answer", "step back"]
    assert (await host.summary(summary.match_id)).sequence == 3
    await answer(host, summary.match_id, "yes")
    await answer(host, summary.match_id, "stake:2")
    assert [line.line.text for line in await host.log(summary.match_id, None)] == ["bets"]


async def test_once_something_has_happened_nobody_steps_back_freely(host: Host) -> None:
    summary = await begin(host)
    with pytest.raises(CannotStepBack):
        await host.step_back(summary.match_id, ANN.user_id, 1)
    await answer(host, summary.match_id, "no")
    with pytest.raises(NotYourDecision):
        await host.step_back(summary.match_id, ANN.user_id, 2)
    with pytest.raises(CannotStepBack):
        await host.step_back(summary.match_id, BEN.user_id, 2)


async def test_the_log_is_addressed_by_the_entries_that_led_to_it(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "yes")
    await answer(host, summary.match_id, "stake:1")
    (line,) = await host.log(summary.match_id, None)
    assert (line.sequence, line.turn, line.line.text) == (2, 1, "bets")
    assert await host.log(summary.match_id, None, after=2) == []


async def test_several_matches_at_once_of_the_same_people_do_not_disturb_each_other(host: Host, record: Record) -> None:
    begun = [await begin(host) for _ in range(8)]
    played = [play_on(host, summary.match_id, Chance(b"%d" % summary.match_id)) for summary in begun]
    await asyncio.gather(*played)
    assert sorted(record.ended) == [summary.match_id for summary in begun]


class Broken(Record):
    """A listener that fails at every update."""

    def take(self, notice: Notice) -> None:
        if isinstance(notice, MatchUpdate):
            raise RuntimeError("no network")
        super().take(notice)


async def test_what_a_listener_does_wrong_is_logged_and_stops_no_match(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    record = Broken()
    host = make_host(database, record)
    await host.start()
    summary = await begin(host)
    await play_on(host, summary.match_id, Chance(b"3"))
    assert record.ended == [summary.match_id]
    assert "a notice was not taken" in caplog.messages
    await host.stop()
