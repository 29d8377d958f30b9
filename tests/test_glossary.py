"""The glossary says each word once, and sends nobody to a file that is not there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word |")
]


def test_each_row_has_a_word_a_meaning_and_a_place() -> None:
    assert len(ROWS) > 50
    assert [row for row in ROWS if len(row) != 3 or not all(row)] == []


def test_each_word_stands_once() -> None:
    words = [word.strip() for row in ROWS for word in row[0].split(",")]
    assert sorted({word for word in words if words.count(word) > 1}) == []


def test_every_place_exists() -> None:
    places = {place for row in ROWS for place in re.findall(r"`([^`]+)`", row[2])}
    assert sorted(place for place in places if not (ROOT / place).exists()) == []
