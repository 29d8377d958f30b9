"""Small words that people put between a number and what is counted, or run together, mean what the phrases say."""

from __future__ import annotations

import pytest

from tests.language.languages import language_of


@pytest.mark.parametrize(
    ("game", "text", "short"),
    [
        ("duel_masters", "Discard any number of cards.", "Discard any number cards."),
        ("duel_masters", "While you have another creature, this creature gets +1000 power.", ""),
        ("duel_masters", "Discard any number of cards, and destroy another creature in the battle zone.", ""),
        ("duel_masters", "Tap any number of your creatures.", ""),
        ("vanguard", "ACT (VC): [Soul Blast 1] Retire any number of your other rear-guards.", ""),
        (
            "vanguard",
            "AUTO (VC): When another unit rides this unit, draw a card.",
            "AUTO (VC): When an other unit rides this unit, draw a card.",
        ),
        ("luck_and_logic", "AUTO: When this member wins, move this member to another circle.", ""),
    ],
)
def test_they_are_read_and_said(game: str, text: str, short: str) -> None:
    language = language_of(game)
    said = language.compile(text)
    assert language.print(said) == text
    assert not short or language.compile(short) == said
