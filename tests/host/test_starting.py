"""A start that fails is tried again, or ends; it never leaves a bot that is connected and hosts nothing."""

import asyncio
import threading
from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.kernel.definitions import CardDefinition
from host.starting import ATTEMPTS, start_for_certain
from storage import Database, StorageUnavailable
from tests.host.support import TINY, Record, make_host, settled


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


async def test_cards_of_all_games_are_read_beside_the_event_loop_and_a_broken_game_holds_up_none(
    database: Database, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    went_on, read = threading.Event(), list[str]()

    def slow() -> Mapping[str, CardDefinition]:
        assert went_on.wait(30), "the event loop stood still"
        read.append("slow")
        return {}

    def broken() -> Mapping[str, CardDefinition]:
        raise ValueError("no card")

    def last() -> Mapping[str, CardDefinition]:
        read.append("last")
        return {}

    tiny = TINY["tiny"]
    books = {
        name: replace(tiny, name=name, cards=cards)
        for name, cards in (("slow", slow), ("broken", broken), ("last", last))
    }
    reading = asyncio.create_task(make_host(database, record, rulebooks=books).read_cards())
    await settled()
    assert not reading.done()
    went_on.set()
    await reading
    assert read == ["slow", "last"]
    assert "the cards of a game cannot be read" in caplog.text
