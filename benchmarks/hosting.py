"""The host and the bot. Clicks: the real discord.py client in a process of its own, played by people in the sandbox.

Each match gets a click every 15 s on average (every second where there is one match alone), and all pictures are drawn.
Times of this section are wall-clock times, except where they say CPU. Requests are those that count to Discord's limit
of 50 a second. Two hundred matches at a click every 3 s are more than two cores can draw: a twentieth of them is
measured, under a twentieth of the limit, where every request waits twenty times as long for the one before it. All of
them are played in virtual time by `tests/cogs/test_pacing.py`, which holds their boards to 10 s.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from benchmarks import clicking, seeding
from benchmarks.measuring import Row, percentile, resident_bytes
from benchmarks.yardstick import in_moves, moves_a_second
from host.host import Host
from host.settings import Settings
from sandbox import UNLIMITED, DiscordLimits, Window
from storage import open_database

RESTARTED: Final = 1000


@dataclass(frozen=True, slots=True)
class Load:
    """So many matches, with a click in each every `thinking` seconds on average."""

    matches: int
    clicks: int
    thinking: float


A_GAME: Final = Load(5, 60, 3.0)
BUSY: Final = Load(10, 150, 3.0)
SHARE: Final = 20
DISCORDS: Final = replace(
    DiscordLimits(), all_requests=Window(50, 1.0 * SHARE), open_dm=UNLIMITED, acknowledge_seconds=60.0
)
OF_A_CLICK: Final = "<= 2,200"
ACKNOWLEDGED: Final = in_moves(50)
LOADS: Final = (Load(1, 50, 1.0), Load(50, 150, 15.0), Load(200, 400, 15.0))


def run() -> list[Row]:
    """Everything, on databases in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="tablecast-") as folder:
        return asyncio.run(_run(Path(folder)))


async def _run(folder: Path) -> list[Row]:
    seeded = folder / "seeded.db"
    answers = await seeding.seed(seeded)
    rows = [
        Row("an answer played and committed, p50", 1000 * percentile(answers, 0.5), "ms"),
        Row("an answer played and committed, p99", 1000 * percentile(answers, 0.99), "ms"),
    ]
    rows += await _restart(_copied(seeded, RESTARTED))
    for load in LOADS:
        before = moves_a_second()
        measured = await clicking.click(
            _copied(seeded, load.matches), load.matches, clicks=load.clicks, thinking=load.thinking
        )
        pace = (before + moves_a_second()) / 2
        slowest = percentile(measured.seconds, 0.99)
        name = f"click to acknowledgement, {load.matches} {'match' if load.matches == 1 else 'matches'}"
        rows += [
            Row(f"{name}, p50", 1000 * percentile(measured.seconds, 0.5), "ms"),
            Row(f"{name}, p99", 1000 * slowest, "ms"),
            Row(f"{name}, p99, beside chess", slowest * pace, "moves", ACKNOWLEDGED if load is LOADS[-1] else ""),
            Row(f"{name}, all that follows", 1000 * measured.cpu_seconds, "ms CPU"),
            Row(
                f"{name}, all that follows, beside chess",
                measured.cpu_seconds * pace,
                "moves",
                OF_A_CLICK if load is LOADS[-1] else "",
            ),
        ]
    for game in ("vanguard", "level_neo"):
        measured = await clicking.click(
            _copied(seeded, A_GAME.matches, game),
            A_GAME.matches,
            clicks=A_GAME.clicks,
            thinking=A_GAME.thinking,
            warm_up=6 * A_GAME.matches,
        )
        rows.append(Row(f"requests a click, {game}, a click every {A_GAME.thinking:.0f} s", measured.requests, ""))
    return rows + await _busy(_copied(seeded, BUSY.matches))


async def _busy(path: Path) -> list[Row]:
    """A share of many matches, under the same share of Discord's limits."""
    measured = await clicking.click(
        path,
        BUSY.matches,
        clicks=BUSY.clicks,
        thinking=BUSY.thinking,
        limits=DISCORDS,
        requests_per_second=Settings(_env_file=None).requests_per_second / SHARE,
        warm_up=6 * BUSY.matches,
    )
    name = f"a twentieth of {BUSY.matches * SHARE} matches at a click every {BUSY.thinking:.0f} s"
    return [
        Row(f"{name}, requests a click", measured.requests, ""),
        Row(f"{name}, requests that were too many", measured.refused, "", "<= 0"),
        Row(f"{name}, oldest board", measured.oldest_board, "s"),
    ]


async def _restart(path: Path) -> list[Row]:
    before = resident_bytes()
    pace = moves_a_second()
    start = time.perf_counter()
    database = await open_database(seeding.address(path))
    host = Host(database, Settings(_env_file=None))
    await host.start()
    seconds = time.perf_counter() - start
    moves = seconds * (pace + moves_a_second()) / 2
    each = (resident_bytes() - before) / RESTARTED / 1000
    await host.stop()
    await database.close()
    return [
        Row(f"restart of {RESTARTED:,} running matches", seconds, "s"),
        Row(f"restart of {RESTARTED:,} running matches, beside chess", moves, "moves", in_moves(4000)),
        Row("memory of a running match at rest", each, "KB", "<= 100"),
    ]


def _copied(seeded: Path, matches: int, game: str | None = None) -> Path:
    """A database of its own, in a folder of its own, with so many running matches, of a game or of all."""
    folder = seeded.parent / f"{matches}-{game}"
    folder.mkdir()
    path = folder / "matches.db"
    shutil.copyfile(seeded, path)
    seeding.multiply(path, matches, game)
    return path
