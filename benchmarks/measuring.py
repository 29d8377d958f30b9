"""How the benchmarks measure: rows, medians, and a description of the machine."""

from __future__ import annotations

import gc
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.yardstick import moves_a_second
from engine import compiled


class Row(NamedTuple):
    """One measured figure. ``budget`` says what it should be at least or at most, "" where there is no budget."""

    name: str
    value: float
    unit: str
    budget: str = ""


def median_seconds(action: Callable[[], object], *, rounds: int, times: int = 1) -> float:
    """The median over ``rounds`` of the CPU seconds a call of ``action`` takes, each round calling it ``times``."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            action()
        taken.append((time.process_time() - start) / times)
    return statistics.median(taken)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def resident_bytes() -> int:
    """The memory that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def machine() -> str:
    """What the figures were measured on, and how fast it was then: other work on it slows everything down alike."""
    name = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    python = platform.python_version()
    pace = f"{moves_a_second():,.0f} moves of python-chess a second, the engine {compiled.description()}"
    return f"{name}, {os.cpu_count()} cores, {memory:.0f} GiB, {platform.system()}, CPython {python}, {pace}"


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| what | median | unit | budget |", "|---|---:|---|---|"]
    lines += [f"| {row.name} | {_shown(row.value)} | {row.unit} | {row.budget} |" for row in rows]
    return "\n".join(lines)


def _shown(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"
