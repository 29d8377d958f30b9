"""`make cards`: what it counts, and what it says of a file that it cannot use."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from benchmarks import playing_imported, printed_cards, printed_sample

PLAIN = {
    "number": "A/1",
    "civilizations": "Fire",
    "cost": 2,
    "power": "1000",
    "subtypes": "Goblin",
    "text": "{BLOCKER} (It may block.)",
}


def _written(folder: Path, *cards: dict[str, Any]) -> str:
    file = folder / "cards.json"
    file.write_text(json.dumps(cards))
    return str(file)


def test_only_what_an_import_would_not_decline_is_counted(tmp_path: Path) -> None:
    cards = [
        {**PLAIN, "name": "Good", "type": "Creature"},
        {**PLAIN, "name": "Good", "type": "Creature", "number": "B/7"},
        {**PLAIN, "name": "Weak", "type": "Creature", "number": "A/2", "power": ""},
        {**PLAIN, "name": "Strange", "type": "Kite", "number": "A/3"},
        {**PLAIN, "name": "Odd", "type": "Creature", "number": "A/4", "text": "Sing a song."},
    ]
    result = CliRunner().invoke(printed_cards.main, [_written(tmp_path, *cards)], catch_exceptions=False)
    assert result.exit_code == 0
    assert "4 different cards" in result.output
    assert "| compiled | 50.0 % |\n| confirmed | 50.0 % |\n| playable | 25.0 % |" in result.output
    assert "| a card of the type 'Kite' is not imported | 1 | 1 |" in result.output
    assert "| 'Sing' is not a word of this language | 1 | 1 |" in result.output


@pytest.mark.parametrize("program", [printed_cards.main, printed_sample.main, playing_imported.main])
def test_a_file_of_no_game_is_refused_in_words(tmp_path: Path, program: Any) -> None:
    result = CliRunner().invoke(program, [_written(tmp_path, {"title": "A book"})])
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert "cards.json: it cannot be told which game these cards are of" in result.output
