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
"""So many matches of each pair are played on; another one keeps its checkpoints, and is forked."""

FORKED: Final = 8
"""That one is forked, as by a computer player that searches, before one answer out of so many."""


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
def main(folder: Path) -> None:
    """Play random matches of every game on the modules in FOLDER."""
    load_from(folder)
    _play()


def _play() -> None:
    from engine.games import rulebooks  # noqa: PLC0415  # only now: they are to come from the folder
    from engine.kernel.match import Match  # noqa: PLC0415
    from engine.players.playout import playout, random_answers  # noqa: PLC0415

    for rulebook in rulebooks().values():
        starters = rulebook.decks.starters()
        for pair in zip(starters[::2], starters[1::2], strict=False):
            decks = [each.deck for each in pair]
            seeds = [number.to_bytes(16, "little") for number in range(MATCHES + 1)]
            for seed in seeds[1:]:
                playout(Match.begin(rulebook, decks, seed, log=False), seed)
            match = Match.begin(rulebook, decks, seeds[0], log=False)
            for count, _ in enumerate(random_answers(match, seeds[0])):
                if count % FORKED == 0:
                    match.fork()


if __name__ == "__main__":
    main()
