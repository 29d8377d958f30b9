"""Mutation testing of a game's rules: small faults are put into the code, and the tests of the game are to notice each.

`python -m tests.mutants --game vanguard --count 200 --seed 1` (`make mutants`) tries a sample of all faults that mutmut
can make in `engine/games/<game>`, strategies aside. It prints those that no test noticed, each as a diff. It works on a
temporary copy, so that the tree may be edited meanwhile; the same seed draws the same sample.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import click

ROOT = Path(__file__).parent.parent

SURVIVED = 0
UNREACHED = 33  # no test calls the function
NOT_RUN = None

TESTS_OF_EVERY_GAME = ("tests/games/test_scenarios.py", "tests/games/test_texts.py", "tests/language")
"""Besides the game's own. Not the playthroughs: they notice nearly everything, and do not say which rule is broken."""

CONFIGURATION = """
[tool.mutmut]
source_paths = ["engine"]
only_mutate = ["engine/games/{game}/*"]
do_not_mutate = ["engine/games/{game}/strategy/*"]
also_copy = {others}
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist"]
process_isolation = "forkserver"
forkserver_warmup = "none"
"""
"""Each mutant has a process that has read no card yet: what reads cards would otherwise have done its work before."""


def sample(names: Iterable[str], count: int, seed: int) -> list[str]:
    """``count`` of the mutants, or all where there are fewer; which they are depends on names and seed alone."""
    ordered = sorted(names)
    return sorted(random.Random(seed).sample(ordered, min(count, len(ordered))))


def copy_tree(folder: Path, game: str) -> None:
    """Copy what git tracks to an empty folder, and set it up for mutants of the game."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, folder / file)
    others = sorted({file.parts[0] for file in files} - {"engine", "tests", "pyproject.toml"})
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as configuration:
        tests = [f"tests/games/{game}", *TESTS_OF_EVERY_GAME]
        configuration.write(CONFIGURATION.format(game=game, others=json.dumps(others), tests=json.dumps(tests)))


def outcomes(folder: Path) -> Mapping[str, int | None]:
    """All mutants, each with the exit code of the tests that reach it; None where it was not tried."""
    found: dict[str, int | None] = {}
    for file in sorted((folder / "mutants").rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def mutmut(folder: Path, *words: str) -> str:
    """What mutmut says. Raises `click.ClickException` where it fails: also when a test fails without any fault."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise click.ClickException(f"mutmut {words[0]} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout


def tried(folder: Path, game: str, count: int, seed: int) -> Mapping[str, int | None]:
    """The sample, tried."""
    # The first run makes all mutants and notes which tests reach which; it needs some to try.
    mutmut(folder, "run", f"engine.games.{game}.decks.*__mutmut_1")
    chosen = sample(outcomes(folder), count, seed)
    mutmut(folder, "run", *chosen)
    after = outcomes(folder)
    return {name: after[name] for name in chosen}


def report(folder: Path, results: Mapping[str, int | None]) -> Sequence[str]:
    """A line for all, and the diff of each mutant that nobody noticed."""
    survivors = [name for name, code in results.items() if code in (SURVIVED, UNREACHED, NOT_RUN)]
    noticed = len(results) - len(survivors)
    lines = [f"{noticed} of {len(results)} mutants noticed, {len(survivors)} not"]
    for name in survivors:
        why = {SURVIVED: "no test failed", UNREACHED: "no test comes here", NOT_RUN: "not tried"}[results[name]]
        lines.append(f"\n# {name}: {why}\n{_diff(folder, name)}")
    return lines


def _diff(folder: Path, name: str) -> str:
    shown = mutmut(folder, "show", name).splitlines()
    return "\n".join(line for line in shown if not line.startswith(("#", "---", "+++")))


@click.command()
@click.option("--game", required=True, help="A folder of engine/games, for example vanguard.")
@click.option("--count", default=200, show_default=True, help="How many mutants are tried.")
@click.option("--seed", default=1, show_default=True, help="Which of them.")
def main(game: str, count: int, seed: int) -> None:
    """Put faults into the rules of a game, and print those that its tests do not notice."""
    if not (ROOT / "engine" / "games" / game / "rulebook.py").is_file():
        raise click.BadParameter(f"there is no engine/games/{game}", param_hint="--game")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_tree(folder, game)
        for line in report(folder, tried(folder, game, count, seed)):
            click.echo(line)


if __name__ == "__main__":
    main()
