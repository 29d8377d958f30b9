"""Luck & Logic cards as people type them, with texts of our own."""

from __future__ import annotations

import pytest

from tests.language.prints import MEMBERS

PAIRS = [
    # heads
    ("Trance Change - into an <Angel> Tranceunion", "TC: into an <Angel> Tranceunion."),
    ("[Tool Skill] draw a card", "Tool Skill: Draw a card."),
]


@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    MEMBERS.assert_means(typed, meant)
