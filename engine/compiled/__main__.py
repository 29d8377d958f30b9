"""`python -m engine.compiled`: compile the kernel and the rules with mypyc, for these sources and this Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Final

import click

from engine.compiled import BUILDS, LIBRARY, ROOT, fingerprint
from engine.compiled.modules import compiled_sources

HIDDEN: Final = "-fvisibility=hidden"
"""Nobody calls the compiled functions by their C names from elsewhere: they call each other without a detour."""


AS_ONE: Final = "-flto=auto"
"""The C compiler looks at all modules together, and puts small functions where they are called from other modules."""

HARDEST: Final = 3


@click.command()
@click.option(
    "--level",
    type=click.IntRange(0, HARDEST),
    default=HARDEST,
    show_default=True,
    help="How hard the C compiler tries.",
)
def main(level: int) -> None:
    """Compile the engine, and remove what was compiled from other sources."""
    _check_compiler()
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


def _compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def _is_taken(flag: str, folder: Path) -> bool:
    """Whether this compiler, and what links for it, take a flag."""
    source = folder / "tried.c"
    source.write_text("int tried(void) { return 0; }\n", encoding="utf-8")
    command = [_compiler(), flag, "-shared", "-fPIC", str(source), "-o", str(folder / "tried.so")]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _check_compiler() -> None:
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


def _compile(folder: Path, level: int) -> Path:
    """Compile into a folder; returns where the modules are in it."""
    from mypyc.build import mypycify  # noqa: PLC0415  # both are there for development only
    from setuptools import Distribution  # noqa: PLC0415

    os.chdir(ROOT)
    flags = [HIDDEN, *([AS_ONE] if level == HARDEST and _is_taken(AS_ONE, folder) else [])]
    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *flags])
    sources = compiled_sources(ROOT)
    click.echo(f"1 of 2: translating {len(sources)} modules to C ...")
    extensions = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", str(folder / "cache"), *sources],
        opt_level=str(level),
        debug_level="0",
        multi_file=True,
        target_dir=str(folder / "c"),
        group_name=LIBRARY,
    )
    click.echo("2 of 2: compiling the C, which takes minutes ...")
    build = Distribution({"name": LIBRARY, "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "modules"), str(folder / "objects")
    build.ensure_finalized()
    build.run()
    return folder / "modules"


if __name__ == "__main__":
    main()
