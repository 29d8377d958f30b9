"""The texts of the engine and of each game: every id that is said has a text, and every text is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import engine
from engine.cli.playing import played
from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook
from engine.language.instructions import CardAction
from engine.wording import Wording

ENGINE = Path(engine.__file__).parent
SHARED = ENGINE / "texts" / "en.ftl"

# Said by whoever ends a match from outside or by programs around the engine, not found by looking at calls.
FROM_OUTSIDE = {
    *("hidden-card", "hidden-card-at", "and", "gained-ability", "deck-line", "deck-fault", "deck-legal"),
    *("time-ran-out", "took-back", "rewound", "turn-named", "option-none"),
}
TEXT_CALLS = {"Message": 0, "Line": 0, "tell": 0, "write": 1, "_problem": 1}
PREFIXES = ("ask-", "fault-", "count-")  # a string that begins so is a text, wherever it stands
ASKED = re.compile(r"(ask|option)-")  # beside what is told of the answer
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)*$")

games = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: rulebook.name)


def texts(path: Path) -> dict[str, fluent.Message]:
    """The texts of a Fluent file, by id. Raises AssertionError where the file cannot be read."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    found: dict[str, fluent.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            found[entry.id.name] = entry
    return found


def folder_of(rulebook: Rulebook) -> Path:
    """The folder of a game, which may be kept apart from the others."""
    return Path(str(resources.files(f"engine.games.{rulebook.folder}")))


def own(rulebook: Rulebook) -> dict[str, fluent.Message]:
    """The texts of a game."""
    return texts(folder_of(rulebook) / "texts" / "en.ftl")


def sources(folder: Path) -> Iterator[ast.AST]:
    """Everything in the modules of a folder that says something; a strategy only listens."""
    for path in folder.rglob("*.py"):
        if "strategy" not in path.parts:
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def strings(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


def said_in(nodes: Iterator[ast.AST]) -> Iterator[str]:
    """Every text id in this source: of messages, log lines, options and deck faults."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIXES):
            yield node.value
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        index = TEXT_CALLS.get(name)
        if index is not None and len(node.args) > index:
            yield from strings(node.args[index])
        if name in ("Option", "option_of", "_units") and node.args:
            yield from (f"option-{verb}" for verb in strings(node.args[0]))
        verbs = [keyword.value for keyword in node.keywords if keyword.arg == "verb"]
        yield from (f"option-{verb}" for value in verbs for verb in strings(value))


@cache
def said_in_folder(folder: Path) -> frozenset[str]:
    """The text ids in the modules of a folder."""
    return frozenset(said_in(sources(folder)))


@cache
def engine_says() -> frozenset[str]:
    """The text ids that the engine says in every game."""
    shared = (path for path in ENGINE.iterdir() if path.name != "games")
    found = {text for folder in shared if folder.is_dir() for text in said_in_folder(folder)}
    alone = (ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in ENGINE.glob("*.py"))
    return frozenset(found.union(*(said_in(nodes) for nodes in alone), FROM_OUTSIDE))


def game_says(rulebook: Rulebook) -> set[str]:
    """The text ids that a game says itself, or has its cards say."""
    found = set(said_in_folder(folder_of(rulebook)))
    found.update(f"zone-{kind.name.replace(' ', '-')}" for kind in rulebook.zone_kinds)
    for sort in rulebook.nodes().values():
        if issubclass(sort, CardAction):
            found.update({f"ask-{sort.verb}", f"option-{sort.verb}"})
    return found


def ids(found: Set[str]) -> set[str]:
    return {text for text in found if ID.match(text)}


@games
def test_every_text_that_is_said_exists(rulebook: Rulebook) -> None:
    said = ids(engine_says() | game_says(rulebook))
    assert not sorted(said - texts(SHARED).keys() - own(rulebook).keys())


@pytest.mark.slow
@games
def test_every_text_of_a_game_is_said_somewhere(rulebook: Rulebook) -> None:
    editions = [each for each in rulebooks().values() if each.folder == rulebook.folder]
    assert not sorted(own(rulebook).keys() - engine_says().union(*map(game_says, editions)))


@pytest.mark.slow
def test_every_text_of_the_engine_is_said_somewhere() -> None:
    said = engine_says().union(*(game_says(rulebook) for rulebook in rulebooks().values()))
    assert not sorted(texts(SHARED).keys() - said)


@pytest.mark.slow
@games
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_line_of_a_match_reads_as_words(rulebook: Rulebook, seed: str) -> None:
    decks = [starter.deck for starter in rulebook.decks.starters()]
    _, match = played(rulebook, ("heuristic", "random"), (decks[0], decks[1]), seed)
    assert match.log is not None
    words = Wording(rulebook, ("Ann", "Ben"))
    for viewer in (0, 1, None):
        for _, line in match.log.lines(viewer):
            text = words(line)
            assert " " in text
            assert "{" not in text.replace("{ $", "{"), text
            assert "None" not in text, text


@pytest.mark.slow
@games
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_line_of_a_match_has_an_icon_and_reads_as_words_in_bold_too(rulebook: Rulebook, seed: str) -> None:
    decks = [starter.deck for starter in rulebook.decks.starters()]
    _, match = played(rulebook, ("heuristic", "random"), (decks[0], decks[1]), seed)
    assert match.log is not None
    words = Wording(rulebook, ("Ann", "Ben"))
    for _, line in match.log.lines(None):
        assert words.icon(line), line.text
        text = words.told(line, lambda name: f"<{name}>")
        if text is not None:
            assert "{" not in text.replace("{ $", "{"), text
            assert "None" not in text, text
            assert text.count("**") % 2 == 0, text
            assert text.count("**") >= 2, text
        assert (words.counted(line.text, 1) is None) == (words.counted(line.text, 2) is None)
        assert "2" in (words.counted(line.text, 2) or "2")


@games
def test_every_text_of_the_log_has_an_icon(rulebook: Rulebook) -> None:
    """What is told stands in the file under a heading of the log."""
    for path in (SHARED, folder_of(rulebook) / "texts" / "en.ftl"):
        heading = ""
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.GroupComment):
                heading = entry.content or ""
            elif isinstance(entry, fluent.Message) and heading.startswith("The log") and not ASKED.match(entry.id.name):
                assert "icon" in {each.id.name for each in entry.attributes}, entry.id.name
