"""What a card, a clan or a race may be called, in the card files of every game."""

import importlib
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

GAMES = ("vanguard", "duel_masters", "level_neo", "luck_and_logic")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_has_something_that_can_be_seen(game: str) -> None:
    cards: Any = importlib.import_module(f"engine.games.{game}.cards")
    word: TypeAdapter[str] = TypeAdapter(cards.Word)
    for name in ("Wingal", " Wingal ", "竜", "-", "a b"):
        assert word.validate_python(name) == name
    for name in ("", " ", "\u3000", " \u00a0", "\n", "a\nb", 'a"b'):
        with pytest.raises(ValidationError):
            word.validate_python(name)
