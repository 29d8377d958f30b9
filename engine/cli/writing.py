"""Writing files whole: a file is as it was, or as it should be, and never half of it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import click


def write_whole(path: Path, text: str) -> None:
    """Write a text to a file, in place of what was there. Refuses where it cannot be written."""
    try:
        with TemporaryDirectory(dir=path.parent, prefix=".writing-") as beside:
            written = Path(beside) / path.name
            written.write_text(text, encoding="utf-8")
            written.replace(path)
    except OSError as problem:
        raise click.ClickException(f"{path} cannot be written: {problem.strerror}") from problem
