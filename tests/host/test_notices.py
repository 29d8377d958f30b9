"""Notices: who listens is told of each."""

from host.notices import MatchClosed, MatchStarted, Notice, Notifier


def test_who_listens_is_told_of_what_is_noticed_from_then_on() -> None:
    notifier, told = Notifier(), list[Notice]()
    notifier.notify(MatchStarted(1))
    notifier.listen(told.append)
    notifier.notify(MatchStarted(2))
    notifier.notify(MatchClosed(2))
    assert told == [MatchStarted(2), MatchClosed(2)]
