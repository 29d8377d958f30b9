"""Importing cards from the files that players have: `import`."""

from __future__ import annotations

import itertools
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click
import tomli_w
from pydantic import BaseModel, ValidationError

from engine import compiled
from engine.cli.reading import game_option, read_file, read_text
from engine.cli.writing import write_whole
from engine.importing.cards import game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.facts import read_facts
from engine.importing.imported import Imported
from engine.importing.reading import Texts
from engine.importing.reports import as_json, summary
from engine.importing.sources import LARGEST, Source, read_source
from engine.kernel.rulebook import Rulebook
from engine.language.prints.columns import Columns, WrongColumns, read_columns

ROWS_A_FILE: Final = 1_000
"""How many cards are written to a file: the files of a game may not grow without limit."""


class _TextsFile(BaseModel):
    """A file of texts that one version of the engine has read: another one may read them otherwise, or decline them."""

    engine: str  #: the `compiled.fingerprint` of that version
    texts: dict[str, dict[str, str]]


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
    "--columns",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A TOML file that says which column is which fact, for a database with other names.",
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
    columns: Path | None,
    texts: Path | None,
) -> None:
    """Read cards (Card Game Simulator JSON, OCTGN set.xml, our own TOML) and say what became of each."""
    known = _known(texts)
    cards: list[Imported] = []
    try:
        named = None if columns is None else read_columns(columns.name, read_text(columns))
        further = {} if facts is None else read_facts(facts.name, read_file(facts, LARGEST))
        for file in files:
            source = read_source(file.name, read_file(file, LARGEST))
            cards += _imported(rulebook or game_of(source, named), source, further, known, named)
    except (ImportFileError, WrongColumns) as problem:
        raise click.ClickException(str(problem)) from problem
    click.echo("\n".join(summary(cards)))
    if texts is not None:
        write_whole(texts, _TextsFile(engine=compiled.fingerprint(), texts=dict(known)).model_dump_json())
    if report is not None:
        write_whole(report, as_json(cards) + "\n")
    if set_file is not None:
        _write(set_file, cards)


def _known(texts: Path | None) -> Texts:
    """The texts that this engine has read before. A file that cannot be used is made anew."""
    if texts is None or not texts.exists():
        return {}
    try:
        kept = _TextsFile.model_validate_json(texts.read_bytes())
    except (ValidationError, OSError):
        click.echo(f"{texts} is damaged, and made anew: all texts are read again.", err=True)
        return {}
    return kept.texts if kept.engine == compiled.fingerprint() else {}


def _write(file: Path, cards: list[Imported]) -> None:
    """Write the playable cards that the game has not yet, in as many files as a game reads so many cards from.

    A set that is there under this name is replaced whole: its cards are not the game's own.
    """
    before = list(_parts(file))
    ours = {number for part in before for number in _numbers(part)}
    new = {row["number"]: dict(row) for card in cards if not card.there or _is_of(ours, card) for row in card.rows}
    rows = list(new.values())
    written: list[Path] = []
    for part, begin in enumerate(range(0, len(rows), ROWS_A_FILE), 1):
        name = _part(file, part)
        write_whole(name, tomli_w.dumps({"card": rows[begin : begin + ROWS_A_FILE]}, multiline_strings=True))
        written.append(name)
        click.echo(f"\n{len(rows[begin : begin + ROWS_A_FILE]):,} cards are in {name}.")
    for left in before:
        if left not in written:
            left.unlink()
    there = len({card.number for card in cards if card.there and not _is_of(ours, card)})
    if there:
        click.echo(f"{there:,} are in the game already, and stay as they are.")


def _is_of(numbers: set[str], card: Imported) -> bool:
    """Whether a face of a card has one of these numbers."""
    return any(row["number"] in numbers for row in card.rows)


def _part(file: Path, part: int) -> Path:
    return file if part == 1 else file.with_stem(f"{file.stem}-{part}")


def _parts(file: Path) -> Iterator[Path]:
    """The files of a set that are there."""
    return itertools.takewhile(Path.exists, (_part(file, part) for part in itertools.count(1)))


def _numbers(file: Path) -> Iterator[str]:
    """The numbers of the cards in a file of a set."""
    try:
        cards = tomllib.loads(file.read_text(encoding="utf-8")).get("card", [])
    except (ValueError, OSError) as problem:
        raise click.ClickException(f"{file} is there, and is no card file; give the set another name") from problem
    return (str(card.get("number")) for card in cards)


def _imported(
    rulebook: Rulebook,
    source: Source,
    further: dict[str, dict[str, Any]],
    known: Texts,
    columns: Columns | None,
) -> list[Imported]:
    label = f"{rulebook.title}, {len(source.faces):,} cards"
    found = import_cards(rulebook, source, further, known, columns)
    bar: Any = click.progressbar(found, length=len(source.faces), label=label, file=sys.stderr)
    with bar as cards:
        return list(cards)
