"""Importing cards from the files that players have: `import`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import click
import tomli_w

from engine.cli.reading import game_option, read_file
from engine.importing.cards import Imported, Texts, game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.facts import read_facts
from engine.importing.reports import as_json, summary
from engine.importing.sources import LARGEST, Source, read_source
from engine.kernel.rulebook import Rulebook

ROWS_A_FILE: Final = 1_000
"""How many cards are written to a file: the files of a game may not grow without limit."""


@click.command("import")
@click.argument(
    "files",
    nargs=-1,
    required=True,
    metavar="FILE...",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
)
@game_option
@click.option("--set", "set_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the playable cards.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a row a card, as JSON.")
@click.option(
    "--facts",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A TOML file with facts that the source lacks: [[card]] tables with a number.",
)
@click.option(
    "--texts",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep what texts mean in this file, so that the next import takes seconds.",
)
def import_files(
    files: tuple[Path, ...],
    rulebook: Rulebook | None,
    set_file: Path | None,
    report: Path | None,
    facts: Path | None,
    texts: Path | None,
) -> None:
    """Read printed cards (Card Game Simulator JSON, OCTGN set.xml) and say what became of each."""
    known: Texts = json.loads(texts.read_text(encoding="utf-8")) if texts is not None and texts.exists() else {}
    cards: list[Imported] = []
    try:
        further = {} if facts is None else read_facts(facts.name, read_file(facts, LARGEST))
        for file in files:
            source = read_source(file.name, read_file(file, LARGEST))
            cards += _imported(rulebook or game_of(source), source, further, known)
    except ImportFileError as problem:
        raise click.ClickException(str(problem)) from problem
    click.echo("\n".join(summary(cards)))
    if texts is not None:
        texts.write_text(json.dumps(known, ensure_ascii=False), encoding="utf-8")
    if report is not None:
        report.write_text(as_json(cards) + "\n", encoding="utf-8")
    if set_file is not None:
        _write(set_file, cards)


def _write(file: Path, cards: list[Imported]) -> None:
    """Write the playable cards that the game has not yet, in as many files as a game reads so many cards from."""
    new = {card.number: card.row for card in cards if card.row is not None and not card.there}
    rows = [dict(row) for row in new.values()]
    for part, begin in enumerate(range(0, len(rows), ROWS_A_FILE), 1):
        name = file if part == 1 else file.with_stem(f"{file.stem}-{part}")
        text = tomli_w.dumps({"card": rows[begin : begin + ROWS_A_FILE]}, multiline_strings=True)
        name.write_text(text, encoding="utf-8")
        click.echo(f"\n{len(rows[begin : begin + ROWS_A_FILE]):,} cards are in {name}.")
    there = sum(card.there for card in cards)
    if there:
        click.echo(f"{there:,} are in the game already, and stay as they are.")


def _imported(rulebook: Rulebook, source: Source, further: dict[str, dict[str, str]], known: Texts) -> list[Imported]:
    label = f"{rulebook.title}, {len(source.faces):,} cards"
    found = import_cards(rulebook, source, further, known)
    bar: Any = click.progressbar(found, length=len(source.faces), label=label, file=sys.stderr)
    with bar as cards:
        return list(cards)
