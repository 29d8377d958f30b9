"""Playing matches: `play` lets computer players play one, `replay` plays a recorded one again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from engine.cli.reading import Game, find_deck, read_text
from engine.cli.telling import told
from engine.kernel.codec import digest
from engine.kernel.errors import EngineError
from engine.kernel.match import Match
from engine.kernel.records import Record
from engine.kernel.rulebook import Deck, Rulebook
from engine.players import PLAYERS, Chance, chosen
from engine.wording import Wording

MOST_ANSWERS: Final = 100_000
"""A match with more answers than this is broken: it would never end."""


@click.command()
@click.argument("rulebook", type=Game(), metavar="GAME")
@click.option("--seed", default="1", show_default=True, help="Any text; the same seed gives the same match.")
@click.option("--players", default="heuristic,heuristic", show_default=True, help=f"Two of {', '.join(PLAYERS)}.")
@click.option("--decks", help="Two starter decks or deck files; the first two starters if left out.")
@click.option("--json", "as_json", is_flag=True, help="Print a record as JSON, which `replay` reads.")
def play(rulebook: Rulebook, seed: str, players: str, decks: str | None, as_json: bool) -> None:
    """Let two computer players play a match of GAME and print what happens."""
    names = _two(players, "--players")
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        raise click.BadParameter(f"there is no player {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    keys = _two(decks, "--decks") if decks else [starter.key for starter in rulebook.decks.starters()][:2]
    chosen = [find_deck(rulebook, key) for key in keys]
    record, match = played(rulebook, names, (chosen[0][1], chosen[1][1]), seed)
    titles = [f"{name.capitalize()} {seat}" for seat, name in enumerate(names, 1)]
    if as_json:
        _print_json(record, match, titles)
        return
    click.echo(f"{rulebook.title} {rulebook.edition}, seed {seed}")
    for title, (deck_name, _) in zip(titles, chosen, strict=True):
        click.echo(f"{title} plays {deck_name}")
    _print_log(match, titles)


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--until", type=click.IntRange(min=0), help="Stop after so many answers.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def replay(file: Path, until: int | None, as_json: bool) -> None:
    """Play a record (from `play --json`) again and print what happens."""
    try:
        record = Record.from_json(read_text(file))
    except EngineError as problem:
        raise click.ClickException(f"{file}: {problem}") from problem
    rulebook = Game()(record.game)
    if rulebook.edition != record.edition:
        raise click.ClickException(f"{file} is a match of edition {record.edition}; this is {rulebook.edition}")
    faults = [fault for deck in record.decks for fault in rulebook.faults_in(deck)]
    if faults:
        raise click.ClickException(f"{file}: a deck cannot be played any more: {Wording(rulebook)(faults[0].message)}")
    match = Match.begin(rulebook, record.decks, record.seed)
    for number, (seat, keys) in enumerate(record.answers[:until], 1):
        try:
            if match.decision is not None and match.decision.player != seat:
                raise click.ClickException(f"answer {number} is of seat {seat}, but seat {1 - seat} is asked")
            match.answer(keys)
        except EngineError as problem:
            raise click.ClickException(f"answer {number} cannot be given any more: {problem}") from problem
    titles = ["Player 1", "Player 2"]
    if as_json:
        _print_json(record, match, titles)
    else:
        _print_log(match, titles)


def played(rulebook: Rulebook, players: Sequence[str], decks: tuple[Deck, Deck], seed: str) -> tuple[Record, Match]:
    """A match of these computer players, and its record."""
    match = Match.begin(rulebook, decks, seed.encode())
    seats = [PLAYERS[name]() for name in players]
    answers: list[tuple[int, tuple[str, ...]]] = []
    while match.decision is not None:
        if len(answers) >= MOST_ANSWERS:
            raise click.ClickException(f"the match does not end: {MOST_ANSWERS} answers were given")
        seat = match.decision.player
        keys = chosen(seats[seat], match, seat, Chance(f"{seed}.{len(answers)}".encode()))
        match.answer(keys)
        answers.append((seat, keys))
    return Record(rulebook.name, rulebook.edition, seed.encode(), decks, tuple(answers)), match


def _two(text: str, option: str) -> list[str]:
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 2:
        raise click.BadParameter(f"two are wanted, with a comma between them, not {text!r}", param_hint=option)
    return parts


def _print_log(match: Match, players: Sequence[str]) -> None:
    assert match.log is not None
    words = Wording(match.rulebook, players)
    click.echo("\n".join(told(words, match.log.lines(None))))
    decision = match.decision
    if decision is not None:
        click.echo(f"\n{players[decision.player]} is asked by rule {decision.rule}: {', '.join(match.keys)}")


def _print_json(record: Record, match: Match, players: Sequence[str]) -> None:
    assert match.log is not None
    words = Wording(match.rulebook, players)
    outcome = match.state.outcome
    data: dict[str, Any] = json.loads(record.to_json())
    data["players"] = list(players)
    data["turns"] = match.state.turn
    data["outcome"] = outcome._asdict() if outcome is not None else None
    data["digest"] = digest(match.state)
    data["log"] = [{"turn": turn, "id": line.text, "text": words(line)} for turn, line in match.log.lines(None)]
    click.echo(json.dumps(data, ensure_ascii=False, indent=1))
