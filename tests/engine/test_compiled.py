"""The engine compiled plays the same matches, and what was compiled from other sources is never used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import click
import pytest
from setuptools import Extension
from setuptools.errors import CompileError

from engine import compiled
from engine.compiled.__main__ import keep
from engine.compiled.c_compiler import BY_COUNTS, COUNTING, build, takes, train
from engine.compiled.modules import compiled_sources
from engine.games import rulebooks
from engine.kernel.structs import Struct

C_MODULE = """
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "counted", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_counted(void) { return PyModule_Create(&definition); }
"""
ASKED = "engine.rules"
TELL = f"""
import importlib.util, engine
from engine import compiled
print(compiled.description(), importlib.util.find_spec({ASKED!r}).origin)
"""


def python(*arguments: str, root: Path = compiled.ROOT, switch: str = "") -> subprocess.CompletedProcess[str]:
    """Run a Python of its own in a checkout."""
    environment = {**os.environ, compiled.SWITCH: switch}
    return subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with an engine of one module, and something compiled that fits it."""
    shutil.copytree(compiled.ROOT / "engine" / "compiled", tmp_path / "engine" / "compiled")
    shutil.copy(compiled.ROOT / "engine" / "__init__.py", tmp_path / "engine")
    shutil.copy(compiled.ROOT / "requirements-dev.txt", tmp_path)
    (tmp_path / "engine" / "rules.py").write_text("ANSWER = 1\n", encoding="utf-8")
    said = python("-c", "from engine import compiled; print(compiled.fingerprint())", root=tmp_path)
    folder = tmp_path / "build" / "compiled" / said.stdout.strip() / "engine"
    folder.mkdir(parents=True)
    (folder / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    return tmp_path


def test_what_was_compiled_from_these_sources_is_used(checkout: Path) -> None:
    how, origin = python("-c", TELL, root=checkout).stdout.split()
    assert how == "compiled"
    assert Path(origin).is_relative_to(checkout / "build")


@pytest.mark.parametrize("edited", ["engine/rules.py", "engine/compiled/modules.py", "requirements-dev.txt"])
def test_what_was_compiled_before_an_edit_is_not_used(checkout: Path, edited: str) -> None:
    with (checkout / edited).open("a", encoding="utf-8") as file:
        file.write("# another line\n")
    assert python("-c", TELL, root=checkout).stdout.split() == ["interpreted", str(checkout / "engine" / "rules.py")]


def test_a_further_module_makes_what_is_compiled_stale(checkout: Path) -> None:
    (checkout / "engine" / "further.py").touch()
    assert python("-c", TELL, root=checkout).stdout.startswith("interpreted ")


def test_the_environment_can_forbid_what_is_compiled(checkout: Path) -> None:
    assert python("-c", TELL, root=checkout, switch="interpreted").stdout.startswith("interpreted ")


def test_the_environment_can_insist_on_what_is_compiled(checkout: Path) -> None:
    assert python("-c", TELL, root=checkout, switch="compiled").stdout.startswith("compiled ")
    shutil.rmtree(checkout / "build")
    refused = python("-c", TELL, root=checkout, switch="compiled")
    assert refused.returncode != 0
    assert "make compile" in refused.stderr


def test_a_misspelt_switch_is_refused(checkout: Path) -> None:
    assert "may be 'compiled' or 'interpreted'" in python("-c", TELL, root=checkout, switch="yes").stderr


def test_without_a_c_compiler_compiling_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    said = python("-m", "engine.compiled", switch="interpreted")
    assert said.returncode != 0
    assert "There is no C compiler (no-such-compiler)" in said.stderr


def test_what_was_compiled_while_the_sources_changed_is_not_kept(tmp_path: Path) -> None:
    """It would be used as soon as somebody takes the edit back."""
    before, made = tmp_path / "before", tmp_path / "making" / "modules"
    before.mkdir()
    made.mkdir(parents=True)
    with pytest.raises(click.ClickException, match="have changed meanwhile"):
        keep(made, tmp_path / "of-other-sources")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["before", "making"]
    keep(made, tmp_path / compiled.fingerprint())
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([compiled.fingerprint(), "making"])


def test_every_module_of_the_kernel_and_of_the_rules_that_can_be_compiled_is() -> None:
    sources = compiled_sources(compiled.ROOT)
    assert {"engine/kernel/match.py", "engine/games/vanguard/battle.py", "engine/players/playout.py"} <= {*sources}
    assert not any("vocabulary" in source or "__init__" in source for source in sources)


def test_matches_of_every_game_can_be_played_to_train(tmp_path: Path) -> None:
    """On modules that do not count here, for there are none: that is found out when all have been played."""
    (tmp_path / "modules").mkdir()
    with pytest.raises(click.ClickException, match="counted nothing"):
        train(tmp_path)


def test_what_was_counted_while_playing_is_found_when_compiling_anew(tmp_path: Path) -> None:
    if not (Path(sysconfig.get_path("include"), "Python.h").is_file() and takes(COUNTING, tmp_path)):
        pytest.skip("there is no gcc, or no headers for this Python")
    source = tmp_path / "counted.c"
    source.write_text(C_MODULE, encoding="utf-8")
    extensions = [Extension("counted", [str(source)])]
    strictly = ("-Werror=missing-profile", "-Wmissing-profile")
    with pytest.raises(CompileError):
        build(extensions, tmp_path, (*BY_COUNTS, *strictly))
    modules = build(extensions, tmp_path, COUNTING)
    played = subprocess.run([sys.executable, "-c", "import counted"], cwd=modules, check=False)
    assert played.returncode == 0
    assert list((tmp_path / "objects").rglob("*.gcda")), "where `train` looks for them"
    assert build(extensions, tmp_path, (*BY_COUNTS, *strictly)) == modules


@pytest.mark.slow
def test_the_same_matches_are_played_both_ways() -> None:
    if os.environ.get(compiled.SWITCH) == "interpreted" or compiled.fitting() is None:
        pytest.skip("`make test-compiled` compares the two, where there is a C compiler")
    interpreted = python("-m", "tests.engine.digests", switch="interpreted")
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout.strip()
    assert python("-m", "tests.engine.digests", switch="compiled").stdout == interpreted.stdout


def test_structs_can_be_keys_and_never_change_compiled_or_not() -> None:
    rulebooks()
    configured = {kind.__name__: kind.__struct_config__ for kind in Struct.__subclasses__()}
    assert {"Option", "Event", "Amount", "Battle"} <= set(configured)
    assert {name for name, config in configured.items() if not config.frozen or config.gc} == set()
