"""`python -m benchmarks [NAME ...] [--write]`: run the benchmarks and print them as a table."""

from __future__ import annotations

import gc
import importlib
from datetime import UTC, datetime
from pathlib import Path

import click

from benchmarks.measuring import Row, machine, table
from benchmarks.yardstick import THE_DESIGN_S

BENCHMARKS = {
    "engine": "benchmarks.engine_speed",
    "pictures": "benchmarks.pictures",
    "hosting": "benchmarks.hosting",
    "players": "benchmarks.players",
    "questions": "benchmarks.questions",
}
BUDGETS = f"""Where the design has a budget, it is that. Times are told beside python-chess, which makes
{THE_DESIGN_S:,} moves a second where those of the design were set: 8 ms are 332 moves."""
REPORT = Path(__file__).parent.parent / "docs" / "benchmarks.md"


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(BENCHMARKS)))
@click.option("--write", is_flag=True, help="Also write the tables to docs/benchmarks.md.")
def main(names: tuple[str, ...], write: bool) -> None:
    """Measure speed and size; figures are medians of CPU time unless they say otherwise."""
    sections = []
    for name in names or tuple(BENCHMARKS):
        click.echo(f"measuring {name} ...", err=True)
        module = importlib.import_module(BENCHMARKS[name])
        gc.collect()
        gc.freeze()  # as the bot does
        rows = [Row(*row) for row in module.run()]
        sections.append(f"## {name.capitalize()}\n\n{(module.__doc__ or '').strip()}\n\n{table(rows)}\n")
        click.echo(f"\n{sections[-1]}")
    if write:
        when = datetime.now(UTC).date().isoformat()
        head = f"# Benchmarks\n\nMeasured {when} by `make bench` on: {machine()}.\n{BUDGETS}\n"
        REPORT.write_text("\n".join([head, *sections]), encoding="utf-8")


if __name__ == "__main__":
    main()
