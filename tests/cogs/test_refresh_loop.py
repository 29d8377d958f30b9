"""A refresh loop shows the newest state, never twice at once, and goes on after trouble."""

import asyncio

import pytest

from cogs import refresh_loop
from cogs.refresh_loop import RefreshLoop
from cogs.undelivered import FailureReason, Undelivered
from host.errors import MatchDamaged


async def test_what_happens_while_something_is_sent_is_sent_together_afterwards() -> None:
    state: list[int] = [0]
    shown: list[int] = []
    may_go_on = asyncio.Event()

    async def show() -> bool:
        shown.append(state[-1])
        await may_go_on.wait()
        return True

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for number in (1, 2, 3):
        state.append(number)
        loop.wake()
    may_go_on.set()
    await loop.settled()
    assert shown == [0, 3]
    await loop.close()


async def test_it_is_finished_when_there_is_nothing_more_to_show() -> None:
    async def show() -> bool:
        return False

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    await loop.settled()
    assert loop.finished


@pytest.mark.parametrize(
    "problem", [Undelivered(FailureReason.TROUBLE, "503"), RuntimeError("a mistake")], ids=["trouble", "mistake"]
)
async def test_trouble_is_tried_again(problem: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.0)
    tried = 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise problem
        return False

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    await loop.settled()
    assert tried == 3


async def test_what_cannot_be_looked_at_is_not_tried_again() -> None:
    tried = 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        raise MatchDamaged(7)

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    await loop.settled()
    assert (tried, loop.finished) == (1, True)


async def test_what_discord_refuses_waits_for_the_next_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refresh_loop, "FIRST_RETRY_SECONDS", 0.0)
    tried = 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        raise Undelivered(FailureReason.NOT_PERMITTED, "403")

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    await loop.settled()
    assert tried == 1
    loop.wake()
    await loop.settled()
    assert tried == 2
    await loop.close()


async def test_what_is_refused_again_and_again_is_sent_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(refresh_loop, "sleep", sleep)
    tried = asyncio.Semaphore(0)

    async def show() -> bool:
        tried.release()
        raise Undelivered(FailureReason.NOT_PERMITTED, "403")

    loop = RefreshLoop("test", show, pause=0.0)
    for _ in range(9):
        loop.wake()
        await tried.acquire()
        await loop.settled()
    await loop.close()
    assert slept == [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 120.0, 120.0, 120.0]


def without_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits: the seconds that would have been waited, before news would have come."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)

    async def no_news(loop: RefreshLoop, seconds: float) -> bool:
        waits.append(seconds)
        await asyncio.sleep(0)
        return False

    monkeypatch.setattr(refresh_loop, "sleep", sleep)
    monkeypatch.setattr(RefreshLoop, "_news_within", no_news)
    return waits


@pytest.mark.parametrize(
    "reason",
    [
        FailureReason.NO_ACCESS,
        FailureReason.NOT_PERMITTED,
        FailureReason.NO_WRITING_IN_THREADS,
        FailureReason.ARCHIVED,
        FailureReason.LOCKED,
    ],
)
async def test_what_an_admin_may_put_right_is_shown_though_nothing_changes(
    reason: FailureReason, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, tried = without_waiting(monkeypatch), 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        if tried < 4:
            raise Undelivered(reason, "403")
        return False

    finished: list[bool] = []
    loop = RefreshLoop("test", show, pause=0.0)
    loop.when_finished(lambda: finished.append(loop.finished))
    loop.wake()
    while not finished:  # noqa: ASYNC110 - what it waits for has no event
        await asyncio.sleep(0)
    assert (tried, waits) == (4, [600.0, 1200.0, 2400.0])


@pytest.mark.parametrize(("reason", "times"), [(FailureReason.NO_ACCESS, 9), (FailureReason.REFUSED, 1)])
async def test_what_stays_refused_is_given_up_after_days_without_a_change(
    reason: FailureReason, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, tried = without_waiting(monkeypatch), 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        raise Undelivered(reason, "403")

    finished: list[bool] = []
    loop = RefreshLoop("test", show, pause=0.0)
    loop.when_finished(lambda: finished.append(loop.finished))
    loop.wake()
    while not finished:  # noqa: ASYNC110 - what it waits for has no event
        await asyncio.sleep(0)
    assert (tried, waits[-1], finished) == (times, 24 * 3600.0, [True])


async def test_what_has_a_time_of_its_own_is_tried_then_and_other_news_need_not_wait() -> None:
    waits = [0.0, 3600.0]
    tried = 0

    async def show() -> bool:
        nonlocal tried
        tried += 1
        if waits:
            raise Undelivered(FailureReason.TOO_MANY_DMS, "40003", retry_after=waits.pop(0))
        return False

    loop = RefreshLoop("test", show, pause=0.0)
    loop.wake()
    while tried < 2:  # noqa: ASYNC110 - what it waits for has no event
        await asyncio.sleep(0)
    assert not loop.finished
    loop.wake()
    await loop.settled()
    assert tried == 3
    assert loop.finished
