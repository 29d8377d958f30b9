"""What commands are told on the command line: games by name, decks by starter or file, files of bounded size."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from engine.decks import MAX_BYTES, Reading, read_deck
from engine.games import rulebooks
from engine.kernel.rulebook import Deck, Rulebook
from engine.wording import Wording

MAX_FILE: Final = 16 * 1024 * 1024
"""How many bytes of a record or scenario are read at most."""


class Game(click.ParamType[Rulebook]):
    """A game by its name, as its rulebook."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Rulebook:
        """The rulebook of the game."""
        if isinstance(value, Rulebook):
            return value
        found = rulebooks().get(value)
        if found is None:
            self.fail(f"there is no game {value!r}; there are {', '.join(sorted(rulebooks()))}", param, ctx)
        return found


game_option = click.option("--game", "rulebook", type=Game(), help="The game, where it cannot be told.")


def only_game() -> Rulebook:
    """The only game there is. Refuses several, and says which there are."""
    names = sorted(rulebooks())
    if len(names) == 1:
        return rulebooks()[names[0]]
    raise click.UsageError(f"say which game is meant, with --game: {', '.join(names)}")


def read_file(path: Path, limit: int = MAX_FILE) -> bytes:
    """The bytes of a file; "-" is the standard input. Refuses files larger than ``limit`` once it has read so much."""
    with click.open_file(str(path), "rb") as file:
        data: bytes = file.read(limit + 1)
    if len(data) > limit:
        raise click.ClickException(f"{path} is larger than {limit} bytes")
    return data


def read_text(path: Path) -> str:
    """The text of a file in UTF-8."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise click.ClickException(f"{path} is not text in UTF-8: {problem}") from problem


def find_deck(rulebook: Rulebook, name: str) -> tuple[str, Deck]:
    """The name and cards of a starter deck, by its key, or of a deck list in a file, which must be legal."""
    for starter in rulebook.decks.starters():
        if starter.key == name:
            return starter.name, starter.deck
    path = Path(name)
    if not path.is_file():
        keys = ", ".join(starter.key for starter in rulebook.decks.starters())
        raise click.ClickException(f"{name!r} is neither a starter deck ({keys}) nor a file")
    reading = read_deck(rulebook, read_file(path, MAX_BYTES + 1))
    if not reading.is_legal or reading.deck is None:
        raise click.ClickException("\n".join([f"{name} cannot be played:", *said_of(rulebook, reading)]))
    return path.stem, reading.deck


def said_of(rulebook: Rulebook, reading: Reading) -> list[str]:
    """Everything that is wrong with a deck list, in words."""
    words = Wording(rulebook)
    lines = [
        words.text("deck-line", line=problem.line, problem=words(problem.message))
        if problem.line
        else words(problem.message)
        for problem in reading.problems
    ]
    return lines + [words.text("deck-fault", fault=words(fault.message), rule=fault.rule) for fault in reading.faults]
