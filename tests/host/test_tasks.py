"""Work that takes long: whoever asked is told in time, and it goes on; and it does not hold up the end."""

import asyncio
import gc

import pytest

from host.errors import MatchEnded, TakesLong
from host.tasks import Tasks


async def test_who_waits_for_long_work_is_told_and_the_work_is_finished() -> None:
    tasks, goes_on, done = Tasks(patience=0.01), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await goes_on.wait()
        done.set()

    with pytest.raises(TakesLong):
        await tasks.finish(work(), "long work")
    goes_on.set()
    await tasks.settle()
    assert done.is_set()


@pytest.mark.parametrize(("problem", "logged"), [(MatchEnded(1), []), (ValueError("a secret"), ["a task failed"])])
async def test_what_goes_wrong_when_nobody_waits_any_more_is_logged_unless_it_is_a_refusal(
    problem: Exception, logged: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    tasks, goes_on = Tasks(), asyncio.Event()

    async def work() -> None:
        await goes_on.wait()
        raise problem

    waiting = asyncio.create_task(tasks.finish(work(), "work"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    goes_on.set()
    await tasks.settle()
    del waiting
    gc.collect()
    assert caplog.messages == logged
    assert "a secret" not in caplog.text


async def test_work_that_never_ends_does_not_hold_up_the_end() -> None:
    tasks, ended = Tasks(), asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    tasks.start(work(), "endless work")
    await asyncio.sleep(0)
    await tasks.end(patience=0.01)
    assert ended.is_set()


async def test_what_is_being_done_is_finished_before_the_end() -> None:
    tasks, goes_on, done = Tasks(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await goes_on.wait()
        done.set()

    tasks.start(work(), "work")
    asyncio.get_running_loop().call_soon(goes_on.set)
    await tasks.end(patience=60)
    assert done.is_set()
