"""The C compiler: whether there is one, what it can do, and modules made of C sources by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from engine.compiled import LIBRARY, ROOT, SWITCH

if TYPE_CHECKING:
    from setuptools import Extension

HIDDEN: Final = "-fvisibility=hidden"
"""Nobody calls the compiled functions by their C names from elsewhere: they call each other without a detour."""

AS_ONE: Final = "-flto=auto"
"""The C compiler looks at all modules together, and puts small functions where they are called from other modules."""

COUNTING: Final = ("-fprofile-generate", "-fprofile-update=single")
"""What is compiled counts which way each of its branches goes, and writes that beside the object files as it ends."""

BY_COUNTS: Final = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")
"""Compile by those counts. What was never played is made as without them."""

_MODULES: Final = "modules"
_OBJECTS: Final = "objects"


def check_compiler() -> None:
    """Raises `click.ClickException` if there is no C compiler, or no headers for this Python."""
    compiler = _compiler()
    if shutil.which(compiler) is None:
        raise click.ClickException(
            f"There is no C compiler ({compiler}). Nothing needs one but this. On Debian or Ubuntu: "
            "sudo apt-get install gcc libc6-dev python3-dev"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise click.ClickException(
            "The C headers of this Python are missing. On Debian or Ubuntu: sudo apt-get install python3-dev"
        )


def takes(flags: tuple[str, ...], folder: Path) -> bool:
    """Whether the compiler, and what links for it, take flags; tried out in a folder."""
    source = folder / "tried.c"
    source.write_text("int tried(void) { return 0; }\n", encoding="utf-8")
    command = [_compiler(), "-Werror", *flags, "-shared", "-fPIC", str(source), "-o", str(folder / "tried.so")]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def build(extensions: list[Extension], folder: Path, flags: tuple[str, ...]) -> Path:
    """Compile extension modules in a folder; returns where in it they are. Replaces what was built there before."""
    from setuptools import Distribution, Extension  # noqa: PLC0415  # there for development only

    modules = folder / _MODULES
    shutil.rmtree(modules, ignore_errors=True)
    flagged = [
        Extension(
            each.name,
            each.sources,
            include_dirs=each.include_dirs,
            extra_compile_args=[*each.extra_compile_args, HIDDEN, *flags],
            extra_link_args=[*each.extra_link_args, *flags],
        )
        for each in extensions
    ]
    command = Distribution({"name": LIBRARY, "ext_modules": flagged}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = str(modules), str(folder / _OBJECTS), True
    command.ensure_finalized()
    command.run()
    return modules


def train(folder: Path) -> None:
    """Play matches on the modules that were built in a folder and count.

    Raises `click.ClickException` if there are no counts afterwards: what is compiled by them would be as without any.
    """
    subprocess.run(
        [sys.executable, "-m", "engine.compiled.training", str(folder / _MODULES)],
        cwd=ROOT,
        env={**os.environ, SWITCH: "interpreted"},
        check=True,
    )
    if not any((folder / _OBJECTS).rglob("*.gcda")):
        raise click.ClickException(
            "Matches were played, but the compiled modules have counted nothing: no .gcda file lies beside their "
            "object files. Is GCOV_PREFIX set? `python -m engine.compiled --level 2` needs no counts."
        )


def _compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
