"""Notices: who listens is told of each, and a mistake of theirs stops no match."""

import pytest

from host.notices import MatchClosed, MatchStarted, Notice, Notifier
from storage import Database
from tests.host.support import Record, answer, begin, make_host


def test_who_listens_is_told_of_what_is_noticed_from_then_on() -> None:
    notifier, told = Notifier(), list[Notice]()
    notifier.notify(MatchStarted(1))
    notifier.listen(told.append)
    notifier.notify(MatchStarted(2))
    notifier.notify(MatchClosed(2))
    assert told == [MatchStarted(2), MatchClosed(2)]


async def test_a_mistake_of_who_listens_is_logged_and_the_match_goes_on(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(notice: Notice) -> None:
        raise ValueError("a mistake")

    host = make_host(database, Record())
    host.listen(fail)
    await host.start()
    summary = await begin(host)
    await answer(host, summary.match_id)
    assert (await host.summary(summary.match_id)).sequence == 2
    assert "a notice was not taken" in caplog.messages
    await host.stop()
