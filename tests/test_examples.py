"""The examples in docstrings are true, and what most people begin with has one."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from engine.kernel.match import Match
from engine.language import phrases
from engine.scenarios import ScenarioMatch
from host.host import Host

ROOT = Path(__file__).parents[1]
PARTS = ("cogs", "engine", "host", "render", "sandbox", "storage")
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for part in PARTS
    for path in (ROOT / part).rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module_are_true(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize(
    "described", [Match, phrases, ScenarioMatch, Host], ids=["Match", "phrase", "ScenarioMatch", "Host"]
)
def test_what_most_people_begin_with_has_an_example(described: object) -> None:
    assert doctest.DocTestParser().get_examples(described.__doc__ or "")
