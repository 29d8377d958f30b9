"""The host and the bot. Clicks: the real discord.py client in a process of its own, played by people in the sandbox.

Each match gets a click every 15 s on average (every second where there is one match alone), and all pictures are drawn.
Times of this section are wall-clock times, except where they say CPU.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks import clicking, seeding
from benchmarks.measuring import Row, percentile, resident_bytes
from host.host import Host
from host.settings import Settings
from storage import open_database

RESTARTED: Final = 1000


@dataclass(frozen=True, slots=True)
class Load:
    """So many matches, with a click in each every `thinking` seconds on average."""

    matches: int
    clicks: int
    thinking: float


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
        measured = await clicking.click(
            _copied(seeded, load.matches), load.matches, clicks=load.clicks, thinking=load.thinking
        )
        name = f"click to acknowledgement, {load.matches} {'match' if load.matches == 1 else 'matches'}"
        budget = "<= 100" if load is LOADS[-1] else ""
        rows += [
            Row(f"{name}, p50", 1000 * percentile(measured.seconds, 0.5), "ms"),
            Row(f"{name}, p99", 1000 * percentile(measured.seconds, 0.99), "ms", budget),
            Row(f"{name}, all that follows", 1000 * measured.cpu_seconds, "ms CPU"),
        ]
    return rows


async def _restart(path: Path) -> list[Row]:
    before = resident_bytes()
    start = time.perf_counter()
    database = await open_database(seeding.address(path))
    host = Host(database, Settings(_env_file=None), seeding.Silent())
    await host.start()
    seconds = time.perf_counter() - start
    each = (resident_bytes() - before) / RESTARTED / 1024
    await host.stop()
    await database.close()
    return [
        Row(f"restart of {RESTARTED:,} running matches", seconds, "s", "<= 5"),
        Row("memory of a running match at rest", each, "KiB", "<= 200"),
    ]


def _copied(seeded: Path, matches: int) -> Path:
    """A database of its own, in a folder of its own, with so many running matches."""
    folder = seeded.parent / str(matches)
    folder.mkdir()
    path = folder / "matches.db"
    shutil.copyfile(seeded, path)
    seeding.multiply(path, matches)
    return path
