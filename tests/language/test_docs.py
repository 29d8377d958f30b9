"""The documented phrases are those of the code. `python -m tests.language.test_docs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from engine.games.vanguard.vocabulary import language
from engine.language.table import phrase_table

DOCUMENT = Path(__file__).parents[2] / "docs" / "card-language.md"
BEGIN = "<!-- phrases of Vanguard, written by `python -m tests.language.test_docs` -->\n"


def test_the_documented_phrases_are_current() -> None:
    _, _, documented = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    assert documented == phrase_table(language().vocabulary), "run `python -m tests.language.test_docs`"


def test_every_example_in_the_document_compiles() -> None:
    text, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    examples = [line.strip() for line in text.splitlines() if line.startswith(("    AUTO", "    ACT", "    CONT"))]
    assert len(examples) >= 5
    for example in examples:
        language().compile(example)


if __name__ == "__main__":
    before, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    DOCUMENT.write_text(before + BEGIN + phrase_table(language().vocabulary), encoding="utf-8")
