"""The documented phrases are those of the code. `python -m tests.language.test_docs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from engine.language.compiler import Language
from engine.language.errors import CardTextError
from engine.language.table import phrase_table
from tests.language.languages import GAMES, language_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "card-language.md"
BEGIN = "<!-- written by `python -m tests.language.test_docs` -->\n"
EXAMPLES = 12


def documented() -> str:
    """The phrases of every game, under its name; of several editions those of the newest, which has the most."""
    newest = {game.folder: game for game in reversed(GAMES)}
    games = [game for game in GAMES if newest[game.folder] is game]
    return "\n".join(
        f"## The phrases of {game.title}\n\n{phrase_table(language_of(game.name).vocabulary)}" for game in games
    )


def test_the_documented_phrases_are_current() -> None:
    _, _, phrases = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    assert phrases == documented(), "run `python -m tests.language.test_docs`"


def test_every_example_in_the_document_compiles() -> None:
    text, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    kinds = ("AUTO", "ACT", "CONT", "Stride", "Ultimate", "G Guardian", "Cont", "Start", "Use", "Level Burst")
    examples = [line.strip() for line in text.splitlines() if line.startswith(tuple(f"    {kind}" for kind in kinds))]
    assert len(examples) >= EXAMPLES
    for example in examples:
        assert any(compiles(language_of(game.name), example) for game in GAMES), example


def compiles(language: Language, text: str) -> bool:
    """Whether a text belongs to a language."""
    try:
        language.compile(text)
    except CardTextError:
        return False
    return True


if __name__ == "__main__":
    before, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    DOCUMENT.write_text(before + BEGIN + documented(), encoding="utf-8")
