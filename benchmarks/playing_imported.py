"""`python -m benchmarks.playing_imported`: random matches with decks of imported cards, each of which should end.

What goes wrong is told with the seed and the decks, so that it can be played again.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import click

from engine.cli.reading import read_file
from engine.games.duel_masters.decks import section_of
from engine.games.duel_masters.twinpacts import WHOLE
from engine.importing.cards import game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.sources import LARGEST, read_source
from engine.kernel.definitions import CardDefinition
from engine.kernel.errors import EngineError
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.players.playout import playout

COPIES: Final = 4
TRIGGERS: Final = 16
UNITS: Final = 34

Cards = Mapping[str, CardDefinition]


class Task(NamedTuple):
    """Matches to be played with the cards of a file."""

    file: Path
    numbers: tuple[int, ...]


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--matches", default=2000, show_default=True, help="How many matches are played.")
@click.option("--workers", default=os.cpu_count() or 1, show_default=True, help="How many processes play.")
def main(file: Path, matches: int, workers: int) -> None:
    """Play random matches with decks of the cards in FILE that can be played."""
    try:
        game_of(read_source(file.name, read_file(file, LARGEST)))
    except ImportFileError as problem:
        raise click.ClickException(f"{file.name}: {problem}") from problem
    step = 50
    tasks = [Task(file, tuple(range(first, min(first + step, matches)))) for first in range(0, matches, step)]
    answers: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(_played, tasks):
            for outcome in found:
                answers[outcome] += 1
                if outcome != "ended":
                    click.echo(outcome)
    click.echo(f"{answers['ended']:,} of {matches:,} matches ended without an error")


def _played(task: Task) -> list[str]:
    """How each of the matches went: "ended", or what went wrong."""
    book, cards = _book(task.file)
    return [_outcome(book, cards, number) for number in task.numbers]


def _outcome(book: Rulebook, cards: Cards, number: int) -> str:
    chance = random.Random(number)
    decks = [_deck(book, cards, chance) for _ in range(2)]
    try:
        playout(Match.begin(book, decks, str(number).encode(), log=False), str(number).encode())
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is to be told
        return f"match {number}: {type(problem).__name__}: {problem}\n{decks}"
    return "ended"


@cache
def _book(file: Path) -> tuple[Rulebook, Cards]:
    """The game of a file with its cards, and these alone."""
    source = read_source(file.name, read_file(file, LARGEST))
    book = game_of(source)
    rows = {row["number"]: row for card in import_cards(book, source, {}, {}) for row in card.rows}
    found: dict[str, CardDefinition] = {}
    for part in _in_parts(list(rows.values())):
        found.update(book.read_cards(part))
    return book.with_cards(found), found


def _in_parts(rows: Sequence[Mapping[str, object]], size: int = 5_000) -> Iterator[Sequence[Mapping[str, object]]]:
    for begin in range(0, len(rows), size):
        yield rows[begin : begin + size]


def _deck(book: Rulebook, cards: Cards, chance: random.Random) -> Deck:
    """A random legal deck of as many different imported cards as the rules allow."""
    deck = _BUILDERS[book.name](book, cards, chance)
    for _ in range(200):
        if not book.faults_in(deck):
            return deck
        deck = _BUILDERS[book.name](book, cards, chance)
    raise EngineError(f"no legal deck was found: {book.faults_in(deck)[:3]}")


def _vanguard(book: Rulebook, cards: Cards, chance: random.Random) -> Deck:
    """Imported units and G units; triggers of a starter, as icons are in no database."""
    normal = [
        card for card in cards.values() if card.kind == "normal unit" and "sentinel" not in card.values["keywords"]
    ]
    starter = chance.choice(book.decks.starters()).deck
    own = book.cards()
    triggers = {number: count for number, count in starter.listed("main") if own[number].values["trigger"]}
    start = chance.choice([card for card in normal if card.values["grade"] == 0])
    main = Counter(triggers)
    main[start.number] += 1
    _fill(main, [card for card in normal if card is not start], TRIGGERS + UNITS, chance)
    g_units = [card for card in cards.values() if card.kind == "G unit"]
    extra: Counter[str] = Counter()
    _fill(extra, g_units, TRIGGERS, chance)
    return Deck({"main": main, "g": extra}, start.number)


def _duel_masters(book: Rulebook, cards: Cards, chance: random.Random) -> Deck:
    """Imported cards; what begins elsewhere is in its own section."""
    sections: dict[str, Counter[str]] = {}
    for section, size in (("main", 40), ("hyperspatial", 8)):
        sections[section] = Counter()
        fronts = [card for card in cards.values() if not card.side and WHOLE not in card.facts]
        fitting = [card for card in fronts if section_of(card) == section]
        _fill(sections[section], fitting, size, chance)
    return Deck(sections)


def _fill(section: Counter[str], cards: Sequence[CardDefinition], size: int, chance: random.Random) -> None:
    """Add so many copies of random cards that the section has this size, as far as there are so many cards."""
    numbers = list(dict.fromkeys(card.number for card in cards))
    for number in chance.sample(numbers, len(numbers)):
        if section.total() < size and not section[number]:
            section[number] = min(chance.randint(1, COPIES), size - section.total())


_BUILDERS: Final[Mapping[str, Callable[[Rulebook, Cards, random.Random], Deck]]] = {
    "vanguard": _vanguard,
    "duel_masters": _duel_masters,
}

if __name__ == "__main__":
    main()
