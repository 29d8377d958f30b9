"""Rulings in which several rules meet: every scenario file comes out as it expects."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.vanguard import RULEBOOK
from engine.scenarios import read_scenario, run

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_the_scenario_comes_out_as_it_expects(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    assert scenario.rules, "a scenario names the rules that decide it"
    assert scenario.why, "a scenario says how the rules lead to its outcome"
    assert run(scenario, RULEBOOK).differences == ()


def test_the_example_in_the_documentation_comes_out_as_it_expects() -> None:
    page = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = page.split("```toml\n", 2)[1].split("```")[0]
    assert run(read_scenario(example), RULEBOOK).differences == ()
