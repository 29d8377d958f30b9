"""Which modules are compiled: the kernel, the rules, what both ask of the language, and what plays matches on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

WHOLE: Final = ("engine/kernel/*.py", "engine/games/*/*.py")
OF_LANGUAGE: Final = ("extra_turns", "times")  # they have no nodes, and are asked in each decision
OF_PLAYERS: Final = ("answers", "candidates", "chance", "playing_on", "playout")

LEFT_OUT: Final = frozenset(
    {
        "engine/kernel/aspects.py",  # names only
        "engine/kernel/cards.py",  # a class for the type checker
        "engine/kernel/decisions.py",  # structs, and the same for those that follow: nothing to gain
        "engine/kernel/effects.py",
        "engine/kernel/errors.py",
        "engine/kernel/events.py",
        "engine/kernel/loop_record.py",
        "engine/kernel/mentions.py",
        "engine/kernel/messages.py",
        "engine/kernel/structs.py",
    }
)

AS_SOURCE: Final = ("@dataclass", "(BaseModel)")
"""A module with one of these has nodes of the card language or tables, to which interpreted modules add their own."""

NO_NODES: Final = frozenset({"engine/kernel/definitions.py", "engine/kernel/hooks.py", "engine/kernel/zones.py"})
"""Modules with data classes that are compiled all the same: nobody adds to them."""


def compiled_sources(root: Path) -> list[str]:
    """The files to be compiled, relative to the checkout."""
    files = [file for pattern in WHOLE for file in sorted(root.glob(pattern)) if file.name != "__init__.py"]
    files += [root / "engine" / "language" / f"{name}.py" for name in OF_LANGUAGE]
    files += [root / "engine" / "players" / f"{name}.py" for name in OF_PLAYERS]
    return [
        name
        for file in files
        if (name := file.relative_to(root).as_posix()) in NO_NODES
        or (name not in LEFT_OUT and not _stays_as_source(file))
    ]


def _stays_as_source(file: Path) -> bool:
    text = file.read_text(encoding="utf-8")
    return any(mark in text for mark in AS_SOURCE)
