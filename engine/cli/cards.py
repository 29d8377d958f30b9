"""Looking at cards and decks: `card`, `cards` and `check`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from engine.card_names import find_card, nearest_first, nearest_names
from engine.cli.reading import game_option, only_game, read_file, said_of
from engine.decks import MAX_BYTES, Reading, game_of, read_deck
from engine.games import rulebooks
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.wording import Wording


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@game_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(file: Path, rulebook: Rulebook | None, as_json: bool) -> None:
    """Read a deck list ("-" for the standard input) and say everything that is wrong with it."""
    listed = read_file(file, MAX_BYTES + 1)
    rulebook = rulebook or game_of(listed, list(rulebooks().values())) or only_game()
    reading = read_deck(rulebook, listed)
    if as_json:
        click.echo(json.dumps(_reading(rulebook, reading), ensure_ascii=False, indent=2))
    else:
        click.echo("\n".join(said_of(rulebook, reading)) or _legal(rulebook, reading))
    sys.exit(0 if reading.is_legal else 1)


@click.command()
@click.argument("name")
@game_option
def card(name: str, rulebook: Rulebook | None) -> None:
    """Print a card, by name or number; that of every game that has one, unless a game is given."""
    books = list(rulebooks().values()) if rulebook is None else [rulebook]
    found = [definition for book in books if (definition := find_card(book, name)) is not None]
    if not found:
        near = nearest_first(name, (nearest for book in books for nearest in nearest_names(book, name)))
        hint = f" Did you mean {' / '.join(near)}?" if near else ""
        raise click.ClickException(f"There is no card called {name!r}.{hint}")
    click.echo("\n".join(line for definition in found for line in _described(definition)))


@click.command()
@game_option
def cards(rulebook: Rulebook | None) -> None:
    """List all cards of a game."""
    everything = (rulebook or only_game()).cards()
    width = max(len(number) for number in everything)
    for number in sorted(everything):
        click.echo(f"{number:{width}}  {everything[number].name}")


def _reading(rulebook: Rulebook, reading: Reading) -> dict[str, Any]:
    words = Wording(rulebook)
    return {
        "legal": reading.is_legal,
        "start": reading.deck.start if reading.deck else None,
        "sections": {name: dict(cards) for name, cards in reading.deck.sections.items()} if reading.deck else {},
        "problems": [{"line": p.line, "id": p.message.text, "text": words(p.message)} for p in reading.problems],
        "faults": [{"rule": f.rule, "id": f.message.text, "text": words(f.message)} for f in reading.faults],
    }


def _legal(rulebook: Rulebook, reading: Reading) -> str:
    assert reading.deck is not None
    count = sum(sum(section.values()) for section in reading.deck.sections.values())
    return Wording(rulebook).text("deck-legal", count=count)


def _described(definition: CardDefinition) -> Iterator[str]:
    """A card line by line: what it is, every characteristic that says something, its text."""
    yield f"{definition.name} ({definition.number}, {definition.kind})"
    for name, value in definition.values.items():
        shown = ", ".join(sorted(value)) if isinstance(value, frozenset) else value
        if shown not in (None, "", ()):
            yield f"  {name}: {shown}"
    yield from (f"  {line}" for line in definition.text.splitlines())
