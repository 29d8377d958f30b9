"""However many matches are played: never more requests a second than Discord takes, and no board is old."""

import asyncio
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from cogs.discord_publisher import PUBLIC_PAUSE_SECONDS
from cogs.pacing import Pace
from cogs.refresh_loop import RefreshLoop
from host.settings import Settings
from sandbox import DiscordLimits, Person, Sandbox, Window
from sandbox.world.model import Channel
from tests.sandbox.conftest import logged_in
from tests.sandbox.probe import say
from tests.virtual_time import run_in_virtual_time

DISCORDS_LIMIT = 50
REQUESTS_PER_SECOND = Settings(_env_file=None).requests_per_second
# Generous: in matches at this pace it was a twentieth, and a quarter.
OTHERS = 0.1
"""Requests that count, for each click, which are not for the board."""
TURN_CHANGES = 0.3
"""Of all boards: those that close the message of a turn and post another."""


@dataclass
class Room:
    """Matches that are played and shown, in virtual time."""

    pace: Pace = field(default_factory=lambda: Pace(REQUESTS_PER_SECOND))
    sent: list[float] = field(default_factory=list)  #: when each request went
    oldest: float = 0.0  #: the seconds for which a board did not show a click, at most
    chance: random.Random = field(default_factory=lambda: random.Random(8))

    async def play(self, matches: int, clicks: int, thinking: float) -> None:
        """So many clicks in each match, one every `thinking` seconds on average."""
        async with asyncio.TaskGroup() as group:
            for _ in range(matches):
                group.create_task(self._match(clicks, thinking))

    async def _match(self, clicks: int, thinking: float) -> None:
        waiting: deque[float] = deque()

        async def show() -> bool:
            await self.pace.before_board()
            seen = len(waiting)
            for _ in range(2 if self.chance.random() < TURN_CHANGES else 1):
                await self.send()
            for _ in range(seen):
                self.oldest = max(self.oldest, asyncio.get_running_loop().time() - waiting.popleft())
            return True

        loop = RefreshLoop("board", show, pause=PUBLIC_PAUSE_SECONDS)
        for _ in range(clicks):
            await asyncio.sleep(self.chance.expovariate(1 / thinking))
            waiting.append(asyncio.get_running_loop().time())
            loop.wake()
            if self.chance.random() < OTHERS:
                await self.send()
        await loop.settled()
        await loop.close()

    async def send(self) -> None:
        """One request."""
        await self.pace.before_request()
        self.sent.append(asyncio.get_running_loop().time())


def most_in_a_second(times: Sequence[float]) -> int:
    """The requests of the busiest second, wherever it begins."""
    window: deque[float] = deque()
    most = 0
    for time in times:
        window.append(time)
        while window[0] <= time - 1.0:
            window.popleft()
        most = max(most, len(window))
    return most


@pytest.mark.slow
def test_two_hundred_matches_at_a_click_every_three_seconds_stay_below_the_limit_with_boards_of_ten_seconds() -> None:
    room = Room()
    run_in_virtual_time(room.play(matches=200, clicks=60, thinking=3.0))
    assert most_in_a_second(room.sent) <= DISCORDS_LIMIT
    assert room.oldest <= 10.0


@pytest.mark.slow
def test_a_thousand_matches_show_later_and_stay_below_the_limit() -> None:
    room = Room()
    run_in_virtual_time(room.play(matches=1000, clicks=10, thinking=5.0))
    assert most_in_a_second(room.sent) <= DISCORDS_LIMIT


def test_a_few_matches_wait_for_nothing_but_their_channel() -> None:
    room = Room()
    run_in_virtual_time(room.play(matches=5, clicks=60, thinking=3.0))
    assert room.oldest <= PUBLIC_PAUSE_SECONDS + 1.0


def test_what_players_are_asked_does_not_wait_behind_boards() -> None:
    async def waited() -> float:
        room = Room()
        async with asyncio.TaskGroup() as group:
            group.create_task(room.play(matches=300, clicks=20, thinking=3.0))
            await asyncio.sleep(20.0)
            before = asyncio.get_running_loop().time()
            await room.pace.before_request()
            return asyncio.get_running_loop().time() - before

    assert run_in_virtual_time(waited()) <= 1.0


def test_a_session_that_is_lost_after_a_while_is_begun_anew_at_once_and_two_in_a_row_are_kept_apart() -> None:
    async def waited() -> list[float]:
        pace, clock = Pace(REQUESTS_PER_SECOND), asyncio.get_running_loop().time
        begun: list[float] = []
        for pause in (0.0, 60.0, 0.0, 0.0):
            await asyncio.sleep(pause)
            before = clock()
            await pace.before_identify()
            begun.append(clock() - before)
        return begun

    first, later, again, once_more = run_in_virtual_time(waited())
    assert (first, later) == (0.0, 0.0)
    assert min(again, once_more) >= 5.0


async def test_the_client_holds_back_what_counts_and_nothing_else() -> None:
    limits = replace(DiscordLimits.unhurried(), all_requests=Window(20, 1.0), acknowledge_seconds=60.0)
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox, http_trace=Pace(10.0).trace()) as probe:
        alice, table = sandbox.person("Alice"), sandbox.channel()
        probe.handle = say("at once")
        channel = probe.get_partial_messageable(table.id)
        sending = [asyncio.create_task(channel.send(str(number))) for number in range(30)]
        await answered(alice, table)
        assert not all(each.done() for each in sending), "an answer does not wait for messages"
        await asyncio.gather(*sending)
        assert [status for _, _, status in sandbox.requests if status == 429] == []


async def answered(person: Person, table: Channel) -> None:
    """Use a command and see its answer."""
    await (await person.command(table, "probe")).settled()


@pytest.mark.parametrize("requests_per_second", [1.0, 45.0, 120.0])
def test_a_bot_may_be_given_another_limit(requests_per_second: float) -> None:
    room = Room(Pace(requests_per_second))

    async def send_all() -> None:
        for _ in range(200):
            await room.send()

    run_in_virtual_time(send_all())
    assert most_in_a_second(room.sent) <= requests_per_second + 5
    assert room.sent[-1] <= 200 / requests_per_second
