"""Sentences that ask what came of a deed that is put off: they are put off with it, in every game."""

from __future__ import annotations

import pytest

from engine.language.continuing import Continued
from tests.language.languages import language_of


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (
            "vanguard",
            "AUTO (VC): When this unit attacks, at the end of turn, you may discard a card. If you do, draw a card.",
        ),
        (
            "vanguard",
            "ACT (VC): If you have no cards in your hand, at the end of turn, discard a card. If you do, draw a card.",
        ),
        (
            "duel_masters",
            "From now on this turn, whenever your creature attacks, you may draw a card. If you do, discard a card.",
        ),
        (
            "vanguard",
            (
                "ACT (VC): Choose one of these: (at the end of turn, you may discard a card. If you do, draw a card) "
                "or (draw a card)."
            ),
        ),
        ("level_neo", "Use (Main/Your turn): At the end of turn, you may discard a card. If you do, draw two cards."),
        (
            "luck_and_logic",
            "ACT: Stock this card, and at the end of turn, discard a card. If you do, draw a card.",
        ),
        (
            "luck_and_logic",
            "ACT: Once, when your member is deployed, your opponent may discard a card. If they do not, draw a card.",
        ),
    ],
)
def test_what_asks_about_a_deed_that_is_put_off_is_put_off_with_it(game: str, text: str) -> None:
    language = language_of(game)
    (ability,) = compiled = language.compile(text)
    assert any(isinstance(node, Continued) for node in ability.walk())
    assert language.print(compiled) == text
    assert language.compile(language.print(compiled)) == compiled


@pytest.mark.parametrize(
    "text",
    [
        "ACT (VC): You may discard a card. If you do, at the end of turn, draw a card.",
        "ACT (VC): You may discard a card. If you do, at the end of turn, draw a card. If you do not, rest this unit.",
        "ACT (VC): You may discard a card. If you do not, at the end of turn, rest this unit. If you do, draw a card.",
        "ACT (VC): At the end of turn, draw a card. Discard a card. If you do, draw a card.",
        "ACT (VC): At the end of turn, draw a card. If you have no cards in your hand, draw a card.",
    ],
)
def test_other_sentences_are_not(text: str) -> None:
    (ability,) = language_of("vanguard").compile(text)
    assert not any(isinstance(node, Continued) for node in ability.walk())
