"""`make cards CARDS=FILE...`: how many printed cards are read, how many could be played, what keeps most cards out.

*Compiled* are the cards that an import would not decline: all their texts are read, and their types are known.
*Confirmed* are those of them of which no check doubts the reading, *playable* those of which no fact is missing either.
A reason that alone keeps a card out would free it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from engine.cli.reading import read_file
from engine.importing.cards import game_of, import_cards, prints_of
from engine.importing.errors import ImportFileError
from engine.importing.imported import DECLINED, PLAYABLE
from engine.importing.sources import LARGEST, Face, Source, read_source
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from engine.language.prints.columns import Columns, facts_of
from engine.language.prints.dialect import PrintReader
from engine.language.prints.facts import Facts, Prints

_SHOWN: Final = 20


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(files: tuple[Path, ...]) -> None:
    """Print how much of the printed cards in FILES is read."""
    for file in files:
        try:
            source = read_source(file.name, read_file(file, LARGEST))
            rulebook = game_of(source)
        except ImportFileError as problem:
            raise click.ClickException(f"{file.name}: {problem}") from problem
        prints = prints_of(rulebook)
        if prints is None or source.kind not in prints.columns:
            raise click.ClickException(f"{file.name} is no database of printed cards of {rulebook.title}")
        columns = prints.columns[source.kind]
        cards = {_known_by(prints, face, columns): face for face in source.faces}
        different = [cards[known] for known in sorted(cards)]
        click.echo(f"\n{file.name}: {rulebook.title}, {len(cards):,} different cards")
        click.echo("\n".join(_measured(rulebook, prints, source._replace(faces=different))))


def _known_by(prints: Prints, face: Face, columns: Columns) -> tuple[str, tuple[str, ...]]:
    """The name and the texts of a card: printed again in another set it is the same card."""
    facts, others = facts_of(face.columns, columns), [facts_of(other, columns) for other in face.others]
    return facts.get("name", ""), _texts(prints, facts, others)


def _texts(prints: Prints, facts: Facts, others: Sequence[Facts]) -> tuple[str, ...]:
    try:
        faces = prints.faces(facts, others)
    except ValueError:  # of a kind that is not imported; its texts can be read all the same
        faces = [facts, *others]
    return tuple([each.get("text", "") for each in faces])


def _measured(rulebook: Rulebook, prints: Prints, source: Source) -> Iterator[str]:
    columns, reader = prints.columns[source.kind], prints.reader()
    statuses: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    confirmed = 0
    for face, card in zip(source.faces, import_cards(rulebook, source, {}, {}), strict=True):
        statuses[card.status] += 1
        _, texts = _known_by(prints, face, columns)
        found = [reason for text in texts for reason in _reasons(reader, text)]
        if card.status == DECLINED:
            found = found or [card.why.split("\n")[0]]
            reasons.update(found)
            alone.update(found if len(found) == 1 else ())
        else:
            confirmed += not any(reader.doubts(text) for text in texts)
    count = len(source.faces)
    yield f"| compiled | {100 * (count - statuses[DECLINED]) / count:.1f} % |"
    yield f"| confirmed | {100 * confirmed / count:.1f} % |"
    yield f"| playable | {100 * statuses[PLAYABLE] / count:.1f} % |"
    yield "| what keeps most cards out | lines | cards it alone keeps out |"
    yield from (f"| {why} | {number:,} | {alone[why]:,} |" for why, number in reasons.most_common(_SHOWN))


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
