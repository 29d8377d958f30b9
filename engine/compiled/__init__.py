"""Which files the modules of the engine are loaded from: their sources, or what `make compile` has made of them.

What is compiled lies in `build/compiled/<fingerprint>/`, out of the sources' way. The fingerprint is that of all
sources of the engine, of the pinned tools and of this Python: after any edit the folder of that name is not there, and
the sources are used. `engine/__init__.py` calls `use` before it imports anything else of the engine, in every process.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BUILDS: Final = ROOT / "build" / "compiled"

SWITCH: Final = "TABLECAST_ENGINE"
"""The environment variable: "interpreted" leaves compiled modules alone, "compiled" insists on them."""

LIBRARY: Final = "tablecast"
"""What the compiled modules have in common lies in a module called this and `__mypyc`."""


class NotCompiled(ImportError):
    """The environment insists on compiled modules, and there are none that fit."""


class _Finder:
    """Finds the compiled modules in a folder; for what is not there, others look."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """As the import system asks for a module."""
        if not name.startswith(("engine.", LIBRARY)):
            return None
        file = self.folder / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, file) if file.is_file() else None


def use() -> None:
    """Have compiled modules loaded from now on, if there are any that fit and the environment does not forbid it."""
    wanted = os.environ.get(SWITCH, "")
    if wanted not in ("", "compiled", "interpreted"):
        raise NotCompiled(f"{SWITCH} is {wanted!r}; it may be 'compiled' or 'interpreted'")
    if wanted == "interpreted" or in_use() is not None:
        return
    folder = fitting()
    if folder is not None:
        load_from(folder)
    elif wanted == "compiled":
        raise NotCompiled(f"{SWITCH} is 'compiled', but nothing compiled fits these sources. Run: make compile")


def load_from(folder: Path) -> None:
    """Have the compiled modules in a folder loaded from now on, whatever they were made from."""
    sys.meta_path.insert(0, _Finder(folder))


def fitting() -> Path | None:
    """The folder with what was compiled from these very sources for this Python, or None."""
    if not BUILDS.is_dir():
        return None
    folder = BUILDS / fingerprint()
    return folder if folder.is_dir() else None


def in_use() -> Path | None:
    """The folder that compiled modules are loaded from, or None."""
    return next((finder.folder for finder in sys.meta_path if isinstance(finder, _Finder)), None)


def description() -> str:
    """In words, for logs and measurements: whether the engine runs compiled."""
    return "interpreted" if in_use() is None else "compiled"


def fingerprint() -> str:
    """A digest of all sources of the engine, of its pinned tools and of this Python: compiled modules fit no other."""
    digest = hashlib.blake2b(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode(), digest_size=16)
    for file in sorted([*(ROOT / "engine").rglob("*.py"), ROOT / "requirements-dev.txt"]):
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()
