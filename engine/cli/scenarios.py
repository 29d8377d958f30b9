"""Settling disputes: `scenario` plays a position with answers and says whether it comes out as expected."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from engine.cli.reading import read_text
from engine.cli.telling import told
from engine.games import rulebooks
from engine.kernel.errors import EngineError
from engine.scenarios import read_scenario, rulebooks_of, run
from engine.wording import Wording


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--words", "in_words", is_flag=True, help="Print the outcome in words instead of JSON.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, which is the default.")
def scenario(file: Path, in_words: bool, as_json: bool) -> None:
    """Play a scenario file (docs/scenarios.md) and print what came of it; exit with 1 unless it is as expected."""
    if in_words and as_json:
        raise click.UsageError("--words and --json exclude each other")
    try:
        read = read_scenario(read_text(file))
        reports = [(book, run(read, book)) for book in rulebooks_of(read, rulebooks())]
    except EngineError as problem:
        raise click.ClickException(f"{file}: {problem}") from problem
    if not in_words:
        found = [report.to_json() for _, report in reports]
        click.echo(json.dumps(found if len(found) > 1 else found[0], ensure_ascii=False, indent=2))
    else:
        click.echo(read.title)
        for book, report in reports:
            if len(reports) > 1:
                click.echo(f"\n{book.title}, {book.edition}")
            click.echo("\n".join(told(Wording(book), report.lines)))
            click.echo()
            click.echo("\n".join(report.differences) or "Everything came as expected.")
    sys.exit(0 if all(report.passed for _, report in reports) else 1)
