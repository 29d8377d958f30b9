"""Alarms ring once, when they were set last for; those that were moved are not kept for ever."""

import asyncio
from datetime import timedelta

from host.alarms import MOST_PAST, Alarms
from tests.host.support import ManualClock


async def test_an_alarm_that_is_moved_thousands_of_times_rings_once_and_is_kept_once(clock: ManualClock) -> None:
    alarms, rung = Alarms(clock), list[int]()
    start = clock.now()
    for hour in range(5_000):
        for key in (1, 2):
            alarms.set(key, start + timedelta(hours=hour + key))
    alarms.clear(2)
    assert len(alarms._heap) <= 2 * 2 + MOST_PAST
    alarms.set(1, start)
    ringing = asyncio.create_task(alarms.run(rung.append))
    for _ in range(3):
        await asyncio.sleep(0)
    ringing.cancel()
    assert rung == [1]
