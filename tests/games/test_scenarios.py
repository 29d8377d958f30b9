"""Rulings in which several rules meet: every scenario file of every game comes out as it expects."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import rulebooks
from engine.kernel import codec
from engine.scenarios import read_scenario, rulebooks_of, run
from tests.games.mirrored import Mirrored, exchanged

GAMES = Path(__file__).parent
FILES = sorted(GAMES.glob("*/scenarios/*.toml"))
SEATLESS = frozenset({"phase", "turn began"})
"""What positions let the game remember that names no player."""


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/scenarios")), ids=lambda folder: str(folder.parent.name))
def test_there_are_scenarios(folder: Path) -> None:
    assert len(list(folder.glob("*.toml"))) >= 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_scenario_comes_out_as_it_expects(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    assert scenario.game == file.parts[-3], "a scenario lies with its game"
    assert scenario.rules, "a scenario names the rules that decide it"
    assert scenario.why, "a scenario says how the rules lead to its outcome"
    editions = [book.edition for book in rulebooks().values() if book.folder == scenario.game]
    assert scenario.editions or len(editions) == 1, f"a scenario names those of {editions} in which it comes out so"
    for book in rulebooks_of(scenario, rulebooks()):
        assert run(scenario, book).differences == (), book.edition


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_match_of_a_scenario_is_saved_and_loaded_at_every_question(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    for book in rulebooks_of(scenario, rulebooks()):
        cards = book.read_cards(scenario.card) if scenario.card else {}
        match = scenario.position.position().begin(book, cards)
        known = book.with_cards(cards)
        for answer in scenario.answer:
            loaded = codec.load(known, codec.save(match))
            assert codec.digest(loaded.state) == codec.digest(match.state)
            assert loaded.keys == match.keys
            if not answer.illegal:
                match.answer(answer.keys)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_scenario_comes_out_alike_with_the_players_exchanged(file: Path) -> None:
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    position = scenario.position.position()
    if set(position.memory) - SEATLESS or len(position.filler) == 1:
        return  # it says of a seat what it cannot say of the other one
    book = rulebooks_of(scenario, rulebooks())[-1]
    cards = book.read_cards(scenario.card) if scenario.card else None
    both = Mirrored.of(position.begin(book, cards), exchanged(position).begin(book, cards))
    for answer in scenario.answer:
        asked, of_image = both.asked()
        assert asked == of_image
        if not answer.illegal:
            both.answer(answer.keys)
    at_end, of_image = both.standings()
    assert at_end == of_image


def test_the_example_in_the_documentation_comes_out_as_it_expects() -> None:
    page = (GAMES.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = read_scenario(page.split("```toml\n", 2)[1].split("```")[0])
    assert run(example, rulebooks()[example.game]).differences == ()
