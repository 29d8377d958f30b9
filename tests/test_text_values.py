"""Every text gets all the values that it names: nobody reads `{$name}` or `{???}` where a word should be.

The calls that say a text are read from the source, with the values that they pass; what a text names is read from its
Fluent file. What is said by a name that is known at run time only is said in random matches: there nothing may be
missing either.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cogs.fixed_choices import CHOICES
from cogs.translation import command_text
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.players import Chance, RandomPlayer
from tests.games.test_texts import ENGINE, SHARED, folder_of, own, sources, texts
from tests.games.worded import Strict

ROOT = Path(__file__).parent.parent
OURS = texts(ROOT / "cogs" / "texts" / "en.ftl")
SPREAD = {"players": frozenset({"first", "second"})}  # what functions give whose result is spread over a call
GIVEN = ("counted", "sort")  # attributes that are given a value besides those of the text: how often, and of what sort
NO_VALUES: frozenset[str] = frozenset()
SAYING = {"say", "refuse", "plain", "CannotDo"}  # the calls of the bot whose first argument is the id of a text


class Said(NamedTuple):
    """A call that says a text: a pattern of its id, the names of its values, and where it is."""

    text: str
    values: frozenset[str]
    where: str


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def named_in(message: fluent.Message) -> set[str]:
    """The values that a text names; those of some attributes are not given by whoever says it."""
    names = _Names()
    for part in (message.value, *(each for each in message.attributes if each.id.name not in GIVEN)):
        if part is not None:
            names.visit(part)
    return names.found


# ---- what is said, by the source


def ids_of(node: ast.expr, function: ast.AST, module: ast.AST) -> Iterator[str]:
    """Patterns of the ids that an expression in a function may be; nothing where the source does not tell."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from ids_of(node.body, function, module)
        yield from ids_of(node.orelse, function, module)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
        if parts[0] != ".+":  # else it is one of the refusals, which are read from their classes
            yield "".join(parts)
    elif isinstance(node, ast.Name):
        for other in ast.walk(function):
            if (
                isinstance(other, ast.Assign)
                and isinstance(other.targets[0], ast.Name)
                and other.targets[0].id == node.id
            ):
                yield from ids_of(other.value, function, module)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        called = [each for each in ast.walk(module) if isinstance(each, ast.FunctionDef) and each.name == node.func.id]
        for other in called:
            for each in ast.walk(other):
                if isinstance(each, ast.Return) and each.value is not None:
                    yield from ids_of(each.value, other, module)


def values_of(call: ast.Call, function: ast.AST) -> frozenset[str]:
    """The names of the values that a call passes, also those of a dictionary that the function makes for it."""
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            found.add(keyword.arg)
        elif isinstance(keyword.value, ast.Call) and isinstance(keyword.value.func, ast.Name):
            found |= SPREAD.get(keyword.value.func.id, NO_VALUES)
        elif isinstance(keyword.value, ast.Name):
            for other in ast.walk(function):
                if (
                    isinstance(other, ast.Assign)
                    and isinstance(other.targets[0], ast.Name)
                    and other.targets[0].id == keyword.value.id
                    and isinstance(other.value, ast.Dict)
                ):
                    found |= {str(key.value) for key in other.value.keys if isinstance(key, ast.Constant)}
    return frozenset(found)


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def said_by(files: Sequence[Path], calls: set[str]) -> Iterator[Said]:
    """What these calls say, anywhere in these files."""
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        for function in functions:
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and name_of(call) in calls and call.args:
                    where = f"{file.relative_to(file.parents[2])}:{call.lineno}"
                    yield from (
                        Said(text, values_of(call, function), where) for text in ids_of(call.args[0], function, tree)
                    )


def refusals() -> Iterator[Said]:
    """What the host's refusals say."""
    tree = ast.parse((ROOT / "host" / "errors.py").read_text(encoding="utf-8"))
    inherited = {"Exception": NO_VALUES}
    for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
        text = next(
            str(node.value.value)
            for node in kind.body
            if isinstance(node, (ast.Assign, ast.AnnAssign))
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        )
        calls = [node for node in ast.walk(kind) if isinstance(node, ast.Call) and name_of(node) == "__init__"]
        values = frozenset().union(*(values_of(call, kind) for call in calls))
        if not calls:  # it says what its base says, in other words
            values = inherited[next(base.id for base in kind.bases if isinstance(base, ast.Name))]
        if "channels" in {
            argument.arg for node in ast.walk(kind) if isinstance(node, ast.arguments) for argument in node.args
        }:
            values |= {"channels"}  # `explained` makes links of them
        inherited[kind.name] = values
        yield Said(text, values, f"host/errors.py: {kind.name}")
        if kind.name == "UnknownDeck":
            yield Said(f"{text}-near", values, f"host/errors.py: {kind.name}")


COGS = sorted((ROOT / "cogs").rglob("*.py"))


@pytest.fixture(scope="module")
def of_ours() -> Sequence[Said]:
    """What is said of our own texts. Only the process that runs these tests reads all modules for it."""
    everything = [*said_by(COGS, SAYING), *refusals()]
    return [said for said in everything if any(re.fullmatch(said.text, text) for text in OURS)]


def missing_values(calls: Sequence[Said], known: Mapping[str, fluent.Message]) -> list[str]:
    """What these texts name and a call that says them does not pass. What is said by its whole id is not guessed at."""
    whole = {said.text for said in calls if ".+" not in said.text}
    return [
        f"{said.where}: {text} names {sorted(named_in(message) - said.values)}"
        for said in calls
        for text, message in known.items()
        if re.fullmatch(said.text, text) and (said.text in whole or re.escape(text) not in whole)
        if named_in(message) - said.values
    ]


def test_every_text_of_ours_gets_the_values_that_it_names(of_ours: Sequence[Said]) -> None:
    missing = missing_values(of_ours, OURS)
    assert not missing


def test_every_text_of_ours_is_said_somewhere(of_ours: Sequence[Said]) -> None:
    found = {text for text in OURS if any(re.fullmatch(said.text, text) for said in of_ours)}
    commands = {text for text in OURS if text.startswith(command_text("").rstrip("-"))}
    choices = {text for options in CHOICES.values() for named in options.values() for text in named.values()}
    assert choices <= OURS.keys()
    assert not sorted(OURS.keys() - found - commands - choices)


def test_every_text_that_we_say_exists() -> None:
    engines = texts(SHARED).keys()
    unknown = [
        f"{said.where}: {said.text}"
        for said in said_by(COGS, SAYING)
        if not any(re.fullmatch(said.text, text) for text in [*OURS, *engines])
    ]
    assert not unknown


@pytest.mark.parametrize("game", sorted({rulebook.folder for rulebook in rulebooks().values()}))
def test_every_text_in_pictures_gets_the_values_that_it_names(game: str) -> None:
    own = Path(str(resources.files(f"render.{game}")))  # which may be kept apart from the others
    folders = [ROOT / "render", ROOT / "render" / "common", own]
    files = [file for folder in folders for file in folder.glob("*.py")]
    known = texts(ROOT / "render" / "texts" / "en.ftl") | texts(own / "texts" / "en.ftl")
    missing = missing_values(list(said_by(files, {"texts"})), known)
    assert not missing


# ---- what games say, by the source and in play


@cache
def messages_of(folder: Path) -> Sequence[tuple[str, frozenset[str]]]:
    """The messages and lines in the modules of a folder."""
    return list(messages_in(sources(folder)))


def messages_in(nodes: Iterator[ast.AST]) -> Iterator[tuple[str, frozenset[str]]]:
    """Messages and lines whose id and values stand in the source as they are."""
    for node in nodes:
        if not isinstance(node, ast.Call) or name_of(node) not in ("Message", "Line", "tell"):
            continue
        if name_of(node) == "tell":
            given: frozenset[str] | None = (
                None if any(each.arg is None for each in node.keywords) else values_of(node, node) - {"viewers"}
            )  # `viewers` are those who are told
        elif len(node.args) < 2:
            given = NO_VALUES
        elif isinstance(node.args[1], ast.Dict) and all(isinstance(key, ast.Constant) for key in node.args[1].keys):
            given = frozenset(str(key.value) for key in node.args[1].keys if isinstance(key, ast.Constant))
        else:
            given = None
        if given is not None and node.args:
            for text in ids_of(node.args[0], node, node):
                yield text, given


def said_in_game(rulebook: Rulebook) -> Iterator[tuple[str, frozenset[str], set[str]]]:
    """Each text that a game or the engine says in plain words, with the values given to it and those that it names."""
    known = texts(SHARED) | own(rulebook)
    shared = (folder for folder in ENGINE.iterdir() if folder.is_dir() and folder.name != "games")
    for folder in (folder_of(rulebook), *shared):
        for pattern, given in messages_of(folder):
            for text, message in known.items():
                if re.fullmatch(pattern, text):
                    yield text, given, named_in(message)


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: rulebook.name)
def test_every_text_of_a_game_gets_the_values_that_it_names(rulebook: Rulebook) -> None:
    assert not [
        f"{text} names {sorted(named - given)}" for text, given, named in said_in_game(rulebook) if named - given
    ]


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: rulebook.name)
def test_every_value_that_is_given_to_a_text_of_a_game_is_named_by_it(rulebook: Rulebook) -> None:
    assert not [
        f"{text} is given {sorted(given - named)}" for text, given, named in said_in_game(rulebook) if given - named
    ]


def told(match: Match) -> Iterator[Line]:
    """All that is said of a decision, to whoever may see it."""
    for viewer in (0, 1, None):
        seen = view(match, viewer)
        if seen.asking is not None:
            yield seen.asking
        if seen.decision is not None:
            yield seen.decision.prompt
            yield from (option.label for option in seen.decision.options)


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: rulebook.name)
@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_nothing_is_missing_in_what_is_said_in_a_match(rulebook: Rulebook, seed: bytes) -> None:
    words = Strict(rulebook, ("Ann", "Ben"))
    decks = [starter.deck for starter in rulebook.decks.starters()]
    match = Match.begin(rulebook, (decks[0], decks[-1]), seed)
    answers = 0
    while match.decision is not None and answers < 400:
        for line in told(match):
            words(line)
        keys = RandomPlayer().choose(view(match, match.decision.player), Chance(seed + answers.to_bytes(4, "big")))
        match.answer(keys)
        answers += 1
    assert match.log is not None
    for viewer in (0, 1, None):
        for _, line in match.log.lines(viewer):
            words(line)
