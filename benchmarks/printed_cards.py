"""`make cards CARDS=FILE...`: how many printed cards are read, how many are confirmed, what keeps most cards out.

*Compiled* are cards all of whose texts are read, *confirmed* those of which no check doubts the reading. A reason that
alone keeps a card out would free it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from engine.cli.reading import read_file
from engine.importing.cards import game_of, prints_of
from engine.importing.sources import LARGEST, Face, read_source
from engine.language.errors import CardTextError
from engine.language.prints.columns import Columns, facts_of
from engine.language.prints.dialect import PrintReader
from engine.language.prints.facts import Prints

_SHOWN: Final = 20


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(files: tuple[Path, ...]) -> None:
    """Print how much of the printed cards in FILES is read."""
    for file in files:
        source = read_source(file.name, read_file(file, LARGEST))
        rulebook = game_of(source)
        prints = prints_of(rulebook)
        assert prints is not None
        columns = prints.columns[source.kind]
        cards = {
            (facts_of(face.columns, columns).get("name", ""), _texts(prints, face, columns)) for face in source.faces
        }
        click.echo(f"\n{file.name}: {rulebook.title}, {len(cards):,} different cards")
        click.echo("\n".join(_measured(prints.reader(), [texts for _, texts in sorted(cards)])))


def _texts(prints: Prints, face: Face, columns: Columns) -> tuple[str, ...]:
    facts, others = facts_of(face.columns, columns), [facts_of(other, columns) for other in face.others]
    try:
        faces = prints.faces(facts, others)
    except ValueError:  # of a kind that is not imported; its texts can be read all the same
        faces = [facts, *others]
    return tuple([each.get("text", "") for each in faces])


def _measured(reader: PrintReader, cards: list[tuple[str, ...]]) -> Iterator[str]:
    compiled = confirmed = 0
    reasons: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for texts in cards:
        found = [reason for text in texts for reason in _reasons(reader, text)]
        reasons.update(found)
        if len(found) == 1:
            alone[found[0]] += 1
        if not found:
            compiled += 1
            confirmed += not any(reader.doubts(text) for text in texts)
    yield f"| compiled | {100 * compiled / len(cards):.1f} % |"
    yield f"| confirmed | {100 * confirmed / len(cards):.1f} % |"
    yield "| what keeps most cards out | lines | cards it alone keeps out |"
    yield from (f"| {why} | {count:,} | {alone[why]:,} |" for why, count in reasons.most_common(_SHOWN))


def _reasons(reader: PrintReader, text: str) -> Iterator[str]:
    """Why lines of a text are not read, one for each of them."""
    try:
        lines = reader.lines(text)
    except CardTextError as error:
        yield error.problem
        return
    for line in lines:
        try:
            reader.read_line(line)
        except CardTextError as error:
            yield error.problem


if __name__ == "__main__":
    main()
