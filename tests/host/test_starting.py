"""A start that fails is tried again, or ends; it never leaves a bot that is connected and hosts nothing."""

import pytest

from host.starting import ATTEMPTS, start_for_certain
from storage import StorageUnavailable


class Starts:
    """Starts that fail so, one after the other, and then succeed; and nobody sleeps in between."""

    def __init__(self, *problems: Exception) -> None:
        self._problems = list(problems)
        self.attempts = 0
        self.pauses: list[float] = []

    async def start(self) -> None:
        self.attempts += 1
        if self._problems:
            raise self._problems.pop(0)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


async def test_while_the_database_is_in_the_way_a_start_is_tried_again_however_long() -> None:
    starts = Starts(*[StorageUnavailable() for _ in range(50)])
    await start_for_certain(starts.start, sleep=starts.sleep)
    assert starts.attempts == 51
    assert max(starts.pauses) <= 8


async def test_a_start_that_fails_for_another_reason_is_tried_again() -> None:
    starts = Starts(KeyError("x"), IndexError("y"))
    await start_for_certain(starts.start, sleep=starts.sleep)
    assert starts.attempts == 3


async def test_a_start_that_keeps_failing_is_given_up_within_half_a_minute() -> None:
    starts = Starts(*[KeyError("x") for _ in range(50)])
    with pytest.raises(KeyError):
        await start_for_certain(starts.start, sleep=starts.sleep)
    assert starts.attempts == ATTEMPTS
    assert sum(starts.pauses) < 30
