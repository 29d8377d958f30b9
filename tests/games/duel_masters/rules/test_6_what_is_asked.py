"""605.2b: what a player is asked says where the cards go that are chosen."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import spell, table


@pytest.mark.rule("605.2b")
@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("Put one of your creatures on the bottom of its owner's deck.", "ask-put-into-deck"),
        ("Shuffle one of your creatures into your deck.", "ask-put-into-deck"),
        ("Put one of your creatures into its owner's deck second from the top.", "ask-put-into-deck"),
        ("Put one of your creatures on a shield of its owner face up.", "ask-put-with-shield"),
        ("Put a creature from your hand under a shield of yours face down.", "ask-put-with-shield"),
        ("Put a creature from your hand into the battle zone.", "ask-put"),
    ],
)
def test_a_question_says_where_cards_are_put(text: str, prompt: str) -> None:
    act = spell("Act", text, cost=0, civilizations=[])
    match = table({"B1:0": ["One"], "B2:0": ["Two"], "hand:0": ["Act", "One", "Two"]}, act).answer("cast:Act")
    assert match.prompt == prompt
