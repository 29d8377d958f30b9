"""People who click: the bot in a process of its own, the sandbox in this one, and so many matches being played."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks import seeding
from sandbox import DiscordLimits, Sandbox
from sandbox.operations import interactions, people
from sandbox.reading import components_of
from sandbox.world.default_world import add_person
from sandbox.world.model import JsonObject, Snowflake

ROOT = Path(__file__).parent.parent
SHOWN_SECONDS = 180.0
PATIENCE_SECONDS = 5.0
NOT_COUNTED, TOO_MANY = ("/api/v10/interactions/", "/api/v10/webhooks/"), 429
TICKS = os.sysconf("SC_CLK_TCK")

BUTTON, STRING_SELECT = 2, 3
CONFIRM, ANSWER = "tc/confirm/", ("tc/answer/", "tc/pick/")


@dataclass(frozen=True, slots=True)
class OpenPrompt:
    """A message with which somebody can answer a decision."""

    message_id: Snowflake
    channel_id: Snowflake
    user_id: Snowflake
    components: tuple[JsonObject, ...]

    @property
    def custom_ids(self) -> frozenset[str]:
        """What tells it from the prompt of the next decision."""
        return frozenset(each["custom_id"] for each in self.components)


@dataclass(slots=True)
class Seats:
    """The two people of a match, the prompt that was answered last, and when."""

    user_ids: tuple[Snowflake, Snowflake]
    answered: frozenset[str] = field(default_factory=frozenset)
    answered_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Measured:
    """The seconds from each click to its acknowledgement, and what else the bot did while people clicked.

    `cpu_seconds` it used for one click, and sent so many `requests` that count to Discord's global limit; `refused` is
    how many were too many, and `oldest_board` the seconds for which a board did not show an answer, at most.
    """

    seconds: Sequence[float]
    cpu_seconds: float
    requests: float
    refused: int
    oldest_board: float


async def click(
    database: Path,
    matches: int,
    *,
    clicks: int,
    thinking: float,
    limits: DiscordLimits | None = None,
    requests_per_second: float | None = None,
    warm_up: int = 0,
) -> Measured:
    """Play the running matches of a database through a bot, each with a click every `thinking` seconds on average.

    The clicks of the `warm_up` are not measured: after a start everybody gets new messages.
    """
    pace = {} if requests_per_second is None else {"REQUESTS_PER_SECOND": str(requests_per_second)}
    async with Sandbox(limits=limits or DiscordLimits.unhurried()) as sandbox:
        room = Room(sandbox, matches)
        seeding.seat(database, room.places)
        async with bot(sandbox.url, database, pace) as process:
            await room.wait_until_asked(process)
            await room.play(warm_up, thinking / matches)
            before, sent = cpu_seconds(process.pid), len(sandbox.requests)
            boards = Boards(database)
            watching = asyncio.create_task(boards.watch())
            seconds = await room.play(clicks, thinking / matches)
            watching.cancel()
            requests = sandbox.requests[sent:]
            return Measured(
                seconds,
                (cpu_seconds(process.pid) - before) / len(seconds),
                sum(not path.startswith(NOT_COUNTED) for _, path, _ in requests) / len(seconds),
                sum(status == TOO_MANY for _, _, status in requests),
                boards.oldest,
            )


class Boards:
    """How far the boards of all running matches are behind their journals, as the bot's database says it."""

    def __init__(self, database: Path) -> None:
        self._address = f"file:{database}?mode=ro"
        self._behind: dict[int, list[tuple[int, float]]] = {}
        self.oldest = 0.0

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        with closing(sqlite3.connect(self._address, uri=True)) as connection:
            while True:
                query = "SELECT id, last_sequence, shown_sequence FROM matches WHERE status = 'running'"
                for match, last, shown in connection.execute(query):
                    self._note(match, last, shown)
                await asyncio.sleep(0.2)

    def _note(self, match: int, last: int, shown: int) -> None:
        now = time.monotonic()
        behind = [each for each in self._behind.get(match, []) if each[0] > shown]
        if shown < last and (not behind or behind[-1][0] < last):
            behind.append((last, now))
        if behind:
            self.oldest = max(self.oldest, now - behind[0][1])
        self._behind[match] = behind


class Room:
    """A sandbox with two people for each match, who answer what they are asked by direct message."""

    def __init__(self, sandbox: Sandbox, matches: int) -> None:
        self._platform = sandbox.platform
        self._chance = random.Random(matches)
        self._seats: list[Seats] = []
        self.places: list[seeding.MatchPlace] = []
        guild, channel = sandbox.guild(), sandbox.channel("table")
        for number in range(matches):
            # They look at no screen: what a page would be sent is not part of what is measured.
            first, second = (add_person(sandbox.world, f"Player {2 * number + seat}") for seat in (0, 1))
            self._seats.append(Seats((first.id, second.id)))
            people_at_table = ((first.id, first.username), (second.id, second.username))
            self.places.append(seeding.MatchPlace(guild.id, channel.id, people_at_table))

    async def wait_until_asked(self, process: asyncio.subprocess.Process) -> None:
        """Wait until the bot has asked somebody in every match."""
        async with asyncio.timeout(SHOWN_SECONDS):
            while not all(self._prompt(each) for each in self._seats):
                if process.returncode is not None:
                    raise RuntimeError(f"the bot has ended with {process.returncode}")
                await asyncio.sleep(0.25)
        await asyncio.sleep(2.0)  # what it may still be sending

    async def play(self, clicks: int, interval: float) -> list[float]:
        """So many clicks, `interval` seconds apart on average, each in a random match; the seconds each took.

        TimeoutError where nobody is asked anything any more.
        """
        under_way: list[asyncio.Task[float]] = []
        async with asyncio.timeout(5 * clicks * interval + SHOWN_SECONDS):
            while len(under_way) < clicks:
                await asyncio.sleep(self._chance.expovariate(1 / interval))
                seats = self._chance.choice(self._seats)
                prompt = self._prompt(seats)
                if prompt is not None:
                    seats.answered, seats.answered_at = prompt.custom_ids, time.monotonic()
                    under_way.append(asyncio.create_task(self._click(prompt)))
        return list(await asyncio.gather(*under_way))

    async def _click(self, prompt: OpenPrompt) -> float:
        component = self._choose(prompt)
        values = None
        if component["type"] == STRING_SELECT:
            options = [option["value"] for option in component["options"]]
            values = self._chance.sample(options, component["max_values"])
        interaction = people.use_component(
            self._platform, prompt.user_id, prompt.channel_id, prompt.message_id, component["custom_id"], values
        )
        return (await interactions.first_answer(self._platform, interaction)).seconds

    def _choose(self, prompt: OpenPrompt) -> JsonObject:
        confirm = [each for each in prompt.components if each["custom_id"].startswith(CONFIRM)]
        return self._chance.choice(confirm or prompt.components)

    def _prompt(self, seats: Seats) -> OpenPrompt | None:
        """The newest prompt of a match, if it was not answered yet or the answer changed nothing."""
        world = self._platform.world
        is_patient = time.monotonic() < seats.answered_at + PATIENCE_SECONDS
        for user_id in seats.user_ids:
            channel = world.dm_between(world.bot.id, user_id)
            if channel is None:
                continue
            for message in reversed(world.messages_in(channel.id)):
                found = tuple(each for each in components_of({"components": message.components}) if _answers(each))
                prompt = OpenPrompt(message.id, channel.id, user_id, found)
                if found and not (is_patient and prompt.custom_ids == seats.answered):
                    return prompt
        return None


@asynccontextmanager
async def bot(
    sandbox_url: str, database: Path, more_settings: Mapping[str, str]
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python bot.py` on this sandbox and this database; its working directory, without an .env, is the database's."""
    settings = {"SANDBOX_URL": sandbox_url, "DATABASE_URL": seeding.address(database), "LOG_LEVEL": "ERROR"}
    settings |= more_settings
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), cwd=database.parent, env={**os.environ, **settings}
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _answers(component: JsonObject) -> bool:
    usable = component["type"] in {BUTTON, STRING_SELECT} and not component.get("disabled")
    return usable and str(component.get("custom_id", "")).startswith((CONFIRM, *ANSWER))
