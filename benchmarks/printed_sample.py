"""`make cards-sample CARDS=FILE SEED=1 N=100`: confirmed cards drawn by a seed, each as printed and as read.

For people who judge readings against the print: docs/importing.md tells how.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click

from engine.cli.reading import read_file
from engine.importing.cards import game_of, prints_of
from engine.importing.errors import ImportFileError
from engine.importing.sources import LARGEST, Face, read_source
from engine.language.errors import CardTextError
from engine.language.prints.columns import Columns, facts_of
from engine.language.prints.facts import Facts, Prints


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seed", type=int, default=1, help="Another seed draws other cards.")
@click.option("--count", type=int, default=100, help="How many cards to draw.")
def main(file: Path, seed: int, count: int) -> None:
    """Print confirmed cards of FILE, each with its print and with what was read of it."""
    try:
        source = read_source(file.name, read_file(file, LARGEST))
        prints = prints_of(game_of(source))
    except ImportFileError as problem:
        raise click.ClickException(f"{file.name}: {problem}") from problem
    if prints is None or source.kind not in prints.columns:
        raise click.ClickException(f"{file.name} is no database of printed cards")
    for place, card in enumerate(islice(_drawn(prints, source.faces, prints.columns[source.kind], seed), count), 1):
        click.echo(f"## {place}. {card}\n")


def _drawn(prints: Prints, faces: list[Face], columns: Columns, seed: int) -> Iterator[str]:
    """Cards with a text that are confirmed, each once, in an order by the seed."""
    different: dict[tuple[tuple[str, str], ...], list[Facts]] = {}
    for face in faces:
        facts, others = facts_of(face.columns, columns), [facts_of(other, columns) for other in face.others]
        try:
            sides = list(prints.faces(facts, others))
        except ValueError:  # of a kind that is not imported
            continue
        key = tuple([(side.get("name", ""), side.get("text", "")) for side in sides])
        if any(text for _, text in key):
            different.setdefault(key, sides)
    order = [different[key] for key in sorted(different)]
    random.Random(seed).shuffle(order)
    for sides in order:
        shown = [_shown(prints, side) for side in sides]
        if all(shown):
            yield "\n".join(filter(None, shown))


def _shown(prints: Prints, facts: Facts) -> str | None:
    """A side of a card, as printed and as read; None if it is not confirmed."""
    reader, text = prints.reader(), facts.get("text", "")
    try:
        told = reader.told(reader.read(text))
        if reader.doubts(text):
            return None
    except CardTextError:
        return None
    return f"{facts.get('number', '')} {facts.get('name', '')}\n\nPrint:\n{text}\n\nRead:\n{told}"


if __name__ == "__main__":
    main()
