"""`python -m engine.compiled.training FOLDER`: play matches on compiled modules that count which way each branch goes.

`make compile` runs this between its two passes, in a process of its own: the counts are written as it ends. Whoever
counts is much slower, so a few matches of each pair of starter decks have to do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from engine.compiled import load_from

MATCHES: Final = 6
"""So many matches of each pair. Three times as many make what is compiled no faster."""

FORKED: Final = 8
"""A match is forked, as by a computer player that searches, before one answer out of so many."""


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def main(folder: Path) -> None:
    """Play random matches of every game on the modules in FOLDER."""
    load_from(folder)
    _play()


def _play() -> None:
    from engine.games import rulebooks  # noqa: PLC0415  # only now: they are to come from the folder
    from engine.kernel.match import Match  # noqa: PLC0415
    from engine.players.playout import random_answers  # noqa: PLC0415

    for rulebook in rulebooks().values():
        starters = rulebook.decks.starters()
        for pair in zip(starters[::2], starters[1::2], strict=False):
            for number in range(MATCHES):
                seed = number.to_bytes(16, "little")
                match = Match.begin(rulebook, [each.deck for each in pair], seed, log=False)
                match.keep_no_checkpoints()
                for count, _ in enumerate(random_answers(match, seed)):
                    if count % FORKED == 0:
                        match.fork()


if __name__ == "__main__":
    main()
