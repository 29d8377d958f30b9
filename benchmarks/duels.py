"""`python -m benchmarks.duels`: how often one computer player wins against another, and how long it thinks.

Where a game has starters of several eras, each pair of one era also plays by itself: of two very unequal decks the
better one often wins, whoever plays it. Also how often each starter deck wins between two equal players.
"""

from __future__ import annotations

import itertools
import math
import os
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import click

from benchmarks.measuring import Row, machine, percentile, table
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.players import PLAYERS, Chance, chosen

EVEN: Final = "<= 58"
"""The budget of how often either of two starter decks wins, in percent."""

REPORT: Final = Path(__file__).parent.parent / "docs" / "duels.md"


class Duel(NamedTuple):
    """A match to be played: which starters, and where the player sits that is measured."""

    game: str
    players: tuple[str, str]  #: the player that is measured, and the other one
    decks: tuple[int, int]  #: by seat
    seat: int
    number: int


class DuelResult(NamedTuple):
    """How a duel ended for the player that is measured: 1 won, 0 lost, 0.5 drawn."""

    score: float
    seconds: list[float]  #: CPU seconds of each of its decisions
    seat: int | None  #: the seat that won; None in a draw


def fight(duel: Duel) -> DuelResult:
    """Play a duel to its end."""
    rulebook = rulebooks()[duel.game]
    starters = rulebook.decks.starters()
    decks = [starters[index].deck for index in duel.decks]
    players = {duel.seat: PLAYERS[duel.players[0]](), 1 - duel.seat: PLAYERS[duel.players[1]]()}
    match = Match.begin(rulebook, decks, b"duel %d" % duel.number, log=False)
    seconds = []
    while (decision := match.decision) is not None:
        start = time.process_time()
        chance = Chance(b"%d.%d" % (duel.number, match.answers))
        keys = chosen(players[decision.player], match, decision.player, chance)
        if decision.player == duel.seat:
            seconds.append(time.process_time() - start)
        match.answer(keys)
    outcome = match.state.outcome
    winner = outcome.winner if outcome is not None else None
    return DuelResult(0.5 if winner is None else float(winner == duel.seat), seconds, winner)


def duels(
    game: str, players: tuple[str, str], matches: int, first: int = 0, *, within_eras: bool = False
) -> Iterator[Duel]:
    """So many duels, with every pair of different starters, or every pair of one era, from both seats in turn."""
    pairs = [
        pair
        for pair in itertools.permutations(range(len(rulebooks()[game].decks.starters())), 2)
        if not within_eras or _era(pair[0]) == _era(pair[1])
    ]
    pairings = itertools.cycle(itertools.product(pairs, (0, 1)))
    for number, (decks, seat) in zip(range(first, first + matches), pairings, strict=False):
        yield Duel(game, players, decks, seat, number)


def _era(starter: int) -> int:
    """Starters of one era stand beside each other, two by two (tdk1 and tdl1: of two that follow each other)."""
    return starter // 2


def rows(results: list[DuelResult], duel: Duel, decks: str = "") -> list[Row]:
    """What the results of duels come to; ``decks`` says which decks these were."""
    seconds = [taken for result in results for taken in result.seconds]
    share = statistics.fmean(result.score for result in results)
    error = 100 * math.sqrt(share * (1 - share) / len(results))
    what, other = duel.players
    name = f"{duel.game}{decks}: {what}"
    return [
        Row(f"{name} against {other}, {len(results)} matches (standard error {error:.1f})", 100 * share, "% won"),
        Row(f"{name}, a decision", 1000 * statistics.median(seconds), "ms"),
        Row(f"{name}, a decision, mean", 1000 * statistics.fmean(seconds), "ms"),
        Row(f"{name}, a decision, p99", 1000 * percentile(seconds, 0.99), "ms"),
        Row(f"{name}, a decision, longest", 1000 * max(seconds), "ms", "<= 2000"),
    ]


def balance(results: list[DuelResult], fought: list[Duel]) -> list[Row]:
    """How often each starter deck won in duels of equal players."""
    game, starters = fought[0].game, rulebooks()[fought[0].game].decks.starters()
    won: dict[int, list[float]] = {index: [] for index in range(len(starters))}
    for result, duel in zip(results, fought, strict=True):
        for seat, deck in enumerate(duel.decks):
            won[deck].append(0.5 if result.seat is None else float(result.seat == seat))
    budget = EVEN if len(starters) == 2 else ""
    return [
        Row(
            f"{game}: {starters[deck].key} between equal players, {len(scores)} matches",
            100 * statistics.fmean(scores),
            "% won",
            budget,
        )
        for deck, scores in won.items()
        if scores
    ]


@click.command()
@click.option("--game", "games", multiple=True, type=click.Choice(sorted(rulebooks())), help="Every game if left out.")
@click.option("--players", default="search,heuristic", show_default=True, help="Who is measured, and against whom.")
@click.option("--matches", default=200, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--within",
    default=200,
    show_default=True,
    type=click.IntRange(min=0),
    help="Matches between the two starters of each era, for games of several eras.",
)
@click.option(
    "--even",
    default=1000,
    show_default=True,
    type=click.IntRange(min=0),
    help="Matches between two of the second player, for the decks.",
)
@click.option("--workers", default=os.cpu_count(), show_default=True, type=click.IntRange(min=1))
@click.option("--write", is_flag=True, help="Also write the table to docs/duels.md.")
def main(games: tuple[str, ...], players: str, matches: int, within: int, even: int, workers: int, write: bool) -> None:
    """Let computer players fight each other; seconds are those of the CPU."""
    names = players.split(",")
    if len(names) != 2 or not set(names) <= set(PLAYERS):
        raise click.BadParameter(f"two of {', '.join(PLAYERS)} are wanted, with a comma between them")
    measured: list[Row] = []
    for game in games or sorted(rulebooks()):
        todo = list(duels(game, (names[0], names[1]), matches))
        eras = _era(len(rulebooks()[game].decks.starters()) - 1) > 0
        paired = list(duels(game, (names[0], names[1]), within, within_eras=True)) if eras else []
        equal = list(duels(game, (names[1], names[1]), even))
        with ProcessPoolExecutor(workers) as pool:
            measured += rows(list(pool.map(fight, todo)), todo[0])
            measured += rows(list(pool.map(fight, paired)), paired[0], ", decks of one era") if paired else []
            measured += balance(list(pool.map(fight, equal)), equal) if equal else []
        click.echo(f"{table(measured)}\n")
    if write:
        when = datetime.now(UTC).date().isoformat()
        head = f"# Duels of computer players\n\nMeasured {when} by `python -m benchmarks.duels` on: {machine()}."
        REPORT.write_text(f"{head}\n\n{table(measured)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
