"""How much of each rulebook the tests exercise: `make rules`, or `python -m tests.rules_coverage [--open] [--later]`.

A rule is tested if a test cites its number (`@pytest.mark.rule("7.5.1.2.4")`, or `rule(...)` imported from anywhere,
on a test, a class or as `pytestmark`) or a scenario file does (`rules = ["7.5.1.2.4"]`). What lies in
`tests/games/<game>` speaks of that game's rulebook, the newest one if there are several, unless another is named
(`book="luck-and-logic-1.00"`; in scenario files the `editions` say it). `rule("8.3.3.1", both=True)`, or a scenario of
several editions, speaks of a rule of both: it cites the older one's number as well, from a table `editions/<game>.csv`
beside the lists, and is a fault where the rule changed (a scenario then lists the numbers of each edition: `rules =
{"2.04" = [...], "1.00" = [...]}`). Rules without behaviour are excused in `tests/rules/excused`, in a table for each
section, each with its own reason; a reason that begins with "Later:" names what the engine does not have yet. The
count of tested rules may not fall below what stands in `tests/rules/floor.toml`, and the sections listed in
`tests/rules/complete.toml` may leave nothing open. A rulebook is its files: the list of its numbers, and its excuses
if it has any.
"""

from __future__ import annotations

import ast
import csv
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

TESTS: Final = Path(__file__).parent
RULES: Final = TESTS / "rules"
FLOOR: Final = "floor.toml"
COMPLETE: Final = "complete.toml"
LATER: Final = "Later: "
SHORTEST_REASON: Final = 20  # characters; less says nothing about the rule
EDITIONS: Final = "editions"  # of games with two rulebooks: the newer number, the older one, and what became of it
UNCHANGED: Final = frozenset({"same", "reworded", "moved"})
HANDFUL: Final = 5  # rules that may share a reason word for word
GAMES: Final = "games"  # the folder with a folder for each game


class Citation(NamedTuple):
    """A place that cites a rule: a file below the tests, and the line if it is Python. ``book`` "" is its game's."""

    book: str
    number: str
    path: str
    line: int
    both: bool = False  #: whether the older edition's rule is cited as well

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" if self.line else self.path


@dataclass(slots=True)
class Coverage:
    """What is tested and excused of one rulebook, and what is wrong with the lists."""

    book: str
    numbers: tuple[str, ...]
    tested: set[str] = field(default_factory=set)
    excused: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def open(self) -> list[str]:
        """The numbers that are neither tested nor excused, in the rulebook's order."""
        return [number for number in self.numbers if number not in self.tested and number not in self.excused]

    @property
    def later(self) -> dict[str, str]:
        """The excused numbers that wait for something the engine does not have yet, with what that is."""
        return {
            number: reason.removeprefix(LATER) for number, reason in self.excused.items() if reason.startswith(LATER)
        }

    def __str__(self) -> str:
        return (
            f"{self.book}: tested {len(self.tested)}, excused {len(self.excused)} ({len(self.later)} for later), "
            f"open {len(self.open)}, of {len(self.numbers)}"
        )


def coverages(tests: Path = TESTS, rules: Path = RULES) -> list[Coverage]:
    """The coverage of every rulebook whose numbers are listed, with all faults found."""
    books = {path.stem: Coverage(path.stem, tuple(path.read_text().split())) for path in sorted(rules.glob("*.txt"))}
    for coverage in books.values():
        _excuse(coverage, rules / "excused" / f"{coverage.book}.toml")
    for citation in citations(tests):
        book = citation.book or _book_of(citation.path, books)
        known = books.get(book)
        if known is None:
            raise click.ClickException(
                f"{citation} cites {citation.number} of {book or 'no book'}: name one with book="
            )
        if citation.number not in known.numbers:
            known.faults.append(f"{citation} cites {citation.number}, which {book} does not have")
        else:
            known.tested.add(citation.number)
        if citation.both:
            _cite_older(citation, known, books, rules)
    floors = _listed(rules / FLOOR)
    complete = _listed(rules / COMPLETE)
    for coverage in books.values():
        both = [number for number in coverage.numbers if number in coverage.tested and number in coverage.excused]
        coverage.faults += [f"{number} is both tested and excused; take the excuse away" for number in both]
        floor = floors.get(coverage.book, 0)
        if len(coverage.tested) < floor:
            coverage.faults.append(f"{len(coverage.tested)} rules are tested; there were {floor} before")
        sections = complete.get(coverage.book, ())
        coverage.faults += [
            f"{number} is neither tested nor excused, though section {_section(number)} is listed as complete"
            for number in coverage.open
            if _section(number) in sections
        ]
    return list(books.values())


def citations(tests: Path) -> Iterator[Citation]:
    """Every rule number that a test or a scenario file cites."""
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_mark(node.func):
                yield from _cited(node, path.relative_to(tests).as_posix())
    for path in sorted(tests.rglob("scenarios/**/*.toml")):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from _cited_by_scenario(scenario, path.relative_to(tests).as_posix())


def _cited_by_scenario(scenario: Mapping[str, Any], path: str) -> Iterator[Citation]:
    rules = scenario.get("rules", ())
    editions = sorted(scenario.get("editions", ()))
    if isinstance(rules, Mapping):
        for edition, numbers in rules.items():
            yield from (Citation(f"{_game(path)}-{edition}", number, path, 0) for number in numbers)
    else:
        book = scenario.get("book") or (f"{_game(path)}-{editions[-1]}" if editions else "")
        yield from (Citation(book, number, path, 0, len(editions) > 1) for number in rules)


def _is_mark(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule` or a bare `rule`."""
    match function:
        case ast.Name(id="rule"):
            return True
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")):
            return True
        case _:
            return False


def _cited(call: ast.Call, path: str) -> Iterator[Citation]:
    book = next((k.value.value for k in call.keywords if k.arg == "book" and isinstance(k.value, ast.Constant)), None)
    both = any(k.arg == "both" and isinstance(k.value, ast.Constant) and k.value.value is True for k in call.keywords)
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield Citation(str(book or ""), argument.value, path, call.lineno, both)


def _book_of(path: str, books: Iterable[str]) -> str:
    """The newest rulebook of the game in whose folder a file lies; "" where it lies in none."""
    found = _editions(_game(path), books)
    return found[-1] if path.startswith(f"{GAMES}/") and found else ""


def _game(path: str) -> str:
    """The game in whose folder below the tests a file lies, as rulebooks are called."""
    return path.split("/")[1].replace("_", "-")


def _editions(game: str, books: Iterable[str]) -> list[str]:
    """The rulebooks of a game, the oldest first."""
    return sorted(book for book in books if book == game or book.startswith(f"{game}-"))


def _cite_older(citation: Citation, newer: Coverage, books: Mapping[str, Coverage], rules: Path) -> None:
    """Count a rule of the newer edition for the older one as well, if both have it alike."""
    game = newer.book.rpartition("-")[0]
    editions = _editions(game, books)
    if newer.book not in editions[1:]:
        newer.faults.append(f"{citation} cites {citation.number} of both editions, but {newer.book} has no older one")
        return
    with (rules / EDITIONS / f"{game}.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["newer"]: row for row in csv.DictReader(file)}
    row = rows.get(citation.number)
    if row is None or row["status"] not in UNCHANGED:
        became = "not listed" if row is None else row["status"]
        newer.faults.append(f"{citation} cites {citation.number} of both editions, which is {became}")
    else:
        books[editions[editions.index(newer.book) - 1]].tested.update(row["older"].split())


def _excuse(coverage: Coverage, path: Path) -> None:
    """Read the excuses of a rulebook; each a number that exists, in its section's table, with its own reason."""
    for table, excuses in _listed(path).items():
        for number, reason in excuses.items():
            coverage.excused[number] = reason
            if number not in coverage.numbers:
                coverage.faults.append(f"{path.name} excuses {number}, which {coverage.book} does not have")
            elif table != f"section-{_section(number)}":
                coverage.faults.append(
                    f"{path.name} excuses {number} in [{table}], not in [section-{_section(number)}]"
                )
            if len(reason.strip()) < SHORTEST_REASON:
                coverage.faults.append(f"{path.name} excuses {number} without a reason that says anything: {reason!r}")
    for reason, times in Counter(coverage.excused.values()).items():
        if times > HANDFUL:
            coverage.faults.append(f"{path.name} gives one reason {times} times, so it says little of each: {reason!r}")


def _section(number: str) -> int:
    """The section of a rule: 7 for 7.5.1.2.4."""
    return int(number.partition(".")[0])


def _listed(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _raise_floors(found: Sequence[Coverage]) -> None:
    path = RULES / FLOOR
    comment = path.read_text(encoding="utf-8").partition("\n")[0]
    lines = [f'"{coverage.book}" = {len(coverage.tested)}' for coverage in found]
    path.write_text("\n".join([comment, *lines]) + "\n", encoding="utf-8")


@click.command()
@click.option("--open", "show_open", is_flag=True, help="List the numbers that nothing tests or excuses.")
@click.option("--later", "show_later", is_flag=True, help="List what the engine does not have yet, by number.")
@click.option("--book", "rulebook", help="Only this rulebook, for example vanguard-2.01.")
@click.option("--raise", "raise_floor", is_flag=True, help="Make what is tested now the floor.")
def main(show_open: bool, show_later: bool, rulebook: str | None, raise_floor: bool) -> None:
    """Print a line for each rulebook; exit with 1 if a list is wrong or the coverage fell."""
    found = [coverage for coverage in coverages() if rulebook in (None, coverage.book)]
    if not found:
        raise click.BadParameter(f"no numbers of {rulebook} are listed in tests/rules", param_hint="--book")
    for coverage in found:
        click.echo(coverage)
        if show_open:
            click.echo("\n".join(coverage.open))
        if show_later:
            click.echo("\n".join(f"{number}: {missing}" for number, missing in coverage.later.items()))
    faults = [fault for coverage in found for fault in coverage.faults]
    for fault in faults:
        click.echo(fault, err=True)
    if raise_floor and not faults and rulebook is None:
        _raise_floors(found)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
