"""A game is nothing but folders: nothing else speaks of one, no game knows another, and a folder elsewhere will do."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook

ROOT = Path(__file__).parents[1]
HOUSE = ("bot.py", "cogs", "engine", "host", "render", "sandbox", "storage")
SPEAKING = {".py", ".ftl", ".js", ".css", ".html"}
RULE_NUMBER = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(\.\d{1,2})+(?![\d.])")
ADDRESS = re.compile(r"\d+\.\d+\.\d+\.\d+")
"""Of a machine; what else looks like this is the number of a rule."""

THIRD = Path(__file__).parent / "third_game"
NAME = "rock_paper_scissors"
SUITES = (
    "tests/properties",
    "tests/playthroughs",
    "tests/games/test_texts.py",
    "tests/test_text_values.py",
    "tests/games/test_starters.py",
    "tests/engine/test_deck_counts.py",
    "tests/engine/test_deck_files.py",
    "tests/players/test_outlooks.py",
    "tests/cogs/test_telling.py",
    "tests/language/test_round_trip.py",
    "tests/render/test_matches.py",
    "tests/render/test_reasons.py",
    "tests/render/test_sheets.py",
    "tests/host/test_every_game.py",
    "tests/e2e/test_whole_match.py",
    "tests/e2e/test_restart.py",
    "tests/e2e/test_several_games.py",
)
"""The tests of every game."""

PASSED = re.compile(r"(\d+) passed")

every_game = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))


def shared_files() -> Iterator[Path]:
    """Everything in the house that is no game's own."""
    folders = {rulebook.folder for rulebook in rulebooks().values()}
    own = {ROOT / house / folder for folder in folders for house in ("engine/games", "render")}
    for part in HOUSE:
        paths = [ROOT / part] if part.endswith(".py") else sorted((ROOT / part).rglob("*"))
        yield from (path for path in paths if path.suffix in SPEAKING and own.isdisjoint(path.parents))


@every_game
def test_nothing_outside_of_its_folders_speaks_of_a_game(rulebook: Rulebook) -> None:
    names = {rulebook.folder.replace("_", "[-_ ]?"), re.escape(rulebook.title)}
    spoken = re.compile("|".join(names), re.IGNORECASE)
    wrong = [path for path in shared_files() if spoken.search(path.read_text(encoding="utf-8"))]
    assert not wrong


def test_nothing_that_all_games_share_cites_a_rulebook() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for path in shared_files()
        for line in path.read_text(encoding="utf-8").splitlines()
        for found in RULE_NUMBER.finditer(ADDRESS.sub("", line))
    ]
    assert not wrong


@every_game
def test_no_game_knows_another(rulebook: Rulebook) -> None:
    others = {other.folder for other in rulebooks().values()} - {rulebook.folder}
    forbidden = tuple(f"{package}.{other}" for other in others for package in ("engine.games", "render"))
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for folder in (ROOT / "engine" / "games" / rulebook.folder, ROOT / "render" / rulebook.folder)
        for path in folder.rglob("*.py")
        for name in imported(path)
        if f"{name}.".startswith(tuple(f"{module}." for module in forbidden))
    ]
    assert not wrong


def imported(path: Path) -> Iterator[str]:
    """The names of all modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.fixture
def apart(tmp_path: Path) -> Path:
    """A folder with a third game in it, and nothing else."""
    return shutil.copytree(THIRD, tmp_path / "apart", ignore=shutil.ignore_patterns("__pycache__"))


def run(apart: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python with the third game's folder on the path."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**kept, "PYTHONPATH": str(apart)}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_game_in_a_folder_elsewhere_is_played_from_the_command_line(apart: Path) -> None:
    played = run(apart, "engine", "play", NAME, "--seed", "4")
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Rock, Paper, Scissors 2, seed 4")
    assert " wins the match." in played.stdout.splitlines()[-1]
    listed = apart / "deck.txt"
    listed.write_text("4 Pebble\n4 Last Straw\n2 Garden Shears\n")
    checked = run(apart, "engine", "check", str(listed))
    assert (checked.returncode, checked.stdout) == (0, "This deck may be played: 10 cards.\n")


def test_an_edition_of_a_game_is_played_by_its_name_and_by_what_differs(apart: Path) -> None:
    played = run(apart, "engine", "play", f"{NAME}_1", "--seed", "4")
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("Rock, Paper, Scissors (2014) 1, seed 4")
    newest = run(apart, "engine", "play", NAME, "--seed", "4")
    assert played.stdout.splitlines()[1:] != newest.stdout.splitlines()[1:]


@pytest.mark.e2e
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_game_in_a_folder_elsewhere_passes_the_tests_of_every_game(apart: Path) -> None:
    newest = f"{NAME} and not {NAME}_1"
    tested = run(apart, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", newest, *SUITES)
    assert tested.returncode == 0, tested.stdout[-8000:]
    passed = PASSED.search(tested.stdout)
    assert passed is not None
    assert int(passed.group(1)) >= 40
