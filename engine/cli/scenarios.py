"""Settling disputes: `scenario` plays a position with answers and says whether it comes out as expected."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from engine.cli.reading import Game, read_text
from engine.cli.telling import told
from engine.kernel.errors import EngineError
from engine.scenarios import read_scenario, run
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
        rulebook = Game()(read.game)
        report = run(read, rulebook)
    except EngineError as problem:
        raise click.ClickException(f"{file}: {problem}") from problem
    if not in_words:
        click.echo(json.dumps(report.to_json(), ensure_ascii=False, indent=2))
    else:
        click.echo(report.title)
        click.echo("\n".join(told(Wording(rulebook), report.lines)))
        click.echo()
        click.echo("\n".join(report.differences) or "Everything came as expected.")
    sys.exit(0 if report.passed else 1)
