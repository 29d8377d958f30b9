"""Rulings in which several rules meet: every scenario file comes out as it expects, in each edition that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.luck_and_logic.rulebook import BOOKS
from engine.scenarios import read_scenario, rulebooks_of, run

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_the_scenario_comes_out_as_it_expects(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    assert scenario.rules, "a scenario names the rules that decide it"
    assert scenario.why, "a scenario says how the rules lead to its outcome"
    assert scenario.editions, "a scenario names the editions in which it comes out so"
    for book in rulebooks_of(scenario, {book.name: book for book in BOOKS}):
        assert run(scenario, book).differences == (), book.edition
