"""`python -m engine.compiled`: compile the kernel and the rules with mypyc, for these sources and this Python."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from engine.compiled import BUILDS, LIBRARY, ROOT, fingerprint
from engine.compiled.c_compiler import AS_ONE, BY_COUNTS, COUNTING, build, check_compiler, takes, train
from engine.compiled.modules import compiled_sources

if TYPE_CHECKING:
    from setuptools import Extension

HARDEST: Final = 3


@click.command()
@click.option(
    "--level",
    type=click.IntRange(0, HARDEST),
    default=HARDEST,
    show_default=True,
    help="How hard the C compiler tries.",
)
@click.option("--translate", is_flag=True, help="Only check that everything can be translated to C.")
def main(level: int, *, translate: bool) -> None:
    """Compile the engine, and remove what was compiled from other sources."""
    if translate:
        with tempfile.TemporaryDirectory(prefix="translating-") as apart:
            click.echo(f"{len(_translated(Path(apart), level))} C modules, nothing compiled.")
        return
    check_compiler()
    wanted = BUILDS / fingerprint()
    if wanted.is_dir():
        click.echo("Already compiled, and nothing has changed since.")
        return
    begun = time.monotonic()
    BUILDS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=BUILDS) as folder:
        keep(_compile(Path(folder), level), wanted)
    click.echo(
        f"Done in {time.monotonic() - begun:.0f} s. The bot uses it from its next start, until a source changes."
    )


def keep(made: Path, wanted: Path) -> None:
    """Put what was compiled where it belongs, and remove what was compiled before.

    Raises `click.ClickException` if the sources are no longer those that ``wanted`` is named for: they were edited
    meanwhile, and nobody knows which of them were compiled.
    """
    if wanted.name != fingerprint():
        raise click.ClickException("The sources have changed meanwhile. Leave them alone, and run again: make compile")
    for old in wanted.parent.iterdir():
        if old not in made.parents:
            shutil.rmtree(old)
    made.rename(wanted)


def _translated(folder: Path, level: int) -> list[Extension]:
    """Translate everything to C in a folder; returns what the C compiler is to make of it."""
    from mypyc.build import mypycify  # noqa: PLC0415  # there for development only

    os.chdir(ROOT)
    made: list[Extension] = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", str(folder / "cache"), *compiled_sources(ROOT)],
        opt_level=str(level),
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
        group_name=LIBRARY,
    )
    return made


def _compile(folder: Path, level: int) -> Path:
    """Compile into a folder; returns where the modules are in it."""
    hardest = level == HARDEST
    trained = hardest and takes(COUNTING, folder) and takes(BY_COUNTS, folder)
    steps = count(1)
    last = 4 if trained else 2

    def tell(what: str) -> None:
        click.echo(f"{next(steps)} of {last}: {what} ...")

    tell("translating the modules to C")
    extensions = _translated(folder, level)
    flags = [AS_ONE] if hardest and takes((AS_ONE,), folder) else []
    if trained:
        tell("compiling the C, to count what is played, which takes minutes")
        build(extensions, folder, (*COUNTING,))
        tell("playing matches")
        train(folder)
        flags += BY_COUNTS
    tell("compiling the C, which takes minutes")
    return build(extensions, folder, (*flags,))


if __name__ == "__main__":
    main()
