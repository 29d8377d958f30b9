"""`python -m benchmarks.appraisals`: how well each game says who seems to be winning, where turns begin.

Two heuristic players fight each other with all pairs of starters. What `Rulebook.computer.appraise` said at the
beginning of each turn is compared with who won. A log loss of 0.693 is that of somebody who knows nothing.
"""

from __future__ import annotations

import itertools
import math
import statistics
from typing import Final, NamedTuple

import click

from benchmarks.measuring import Row, table
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import lazy_view
from engine.players import Chance, HeuristicPlayer, Player, RandomPlayer

FIRST_TURN: Final = 2
"""Before the second turn there is little to tell players apart."""


class Appraised(NamedTuple):
    """What was said at the beginning of a turn, of the player in seat 0, and what became of it."""

    chance: float
    won: bool


def appraised(rulebook: Rulebook, number: int, tried: int) -> list[Appraised]:
    """The turns of one match; ``tried`` of a hundred answers are given at random."""
    starters = [starter.deck for starter in rulebook.decks.starters()]
    pairs = list(itertools.product(starters, repeat=2))
    match = Match.begin(rulebook, pairs[number % len(pairs)], b"appraised %d" % number, log=False)
    match.keep_no_checkpoints()
    players: tuple[Player, Player] = (HeuristicPlayer({rulebook.name: rulebook}), RandomPlayer())
    appraise, said, turn = rulebook.computer.appraise, [], FIRST_TURN - 1
    assert appraise is not None
    while (decision := match.decision) is not None:
        if match.state.turn > turn:
            turn = match.state.turn
            said.append(appraise(match, 0))
        chance = Chance(b"%d.%d" % (number, match.answers))
        player = players[chance.below(100) < tried and turn > 0]
        match.answer(player.choose(lazy_view(match, decision.player), chance))
    winner = match.state.outcome.winner if match.state.outcome is not None else None
    return [] if winner is None else [Appraised(each, winner == 0) for each in said]


def rows(name: str, found: list[Appraised]) -> list[Row]:
    """The log loss of what was said, and its correlation with winning."""
    loss = -statistics.fmean(math.log(each.chance if each.won else 1 - each.chance) for each in found)
    correlation = statistics.correlation([each.chance for each in found], [float(each.won) for each in found])
    return [
        Row(f"{name}: log loss where turns begin, {len(found)} turns", loss, ""),
        Row(f"{name}: correlation with winning", correlation, ""),
    ]


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(sorted(rulebooks())), help="Every game if left out.")
@click.option("--matches", default=400, show_default=True, type=click.IntRange(min=1))
@click.option("--tried", default=0, show_default=True, type=click.IntRange(0, 100), help="Answers at random, percent.")
def main(games: tuple[str, ...], matches: int, tried: int) -> None:
    """Compare what games say about who seems to be winning with who wins."""
    measured: list[Row] = []
    for game in games or sorted(rulebooks()):
        turns = [each for number in range(matches) for each in appraised(rulebooks()[game], number, tried)]
        measured += rows(game, turns)
    click.echo(table(measured))


if __name__ == "__main__":
    main()
