"""What our own cards say is read as the same where it is typed, too: typed texts may be in the card language."""

from __future__ import annotations

import importlib

import pytest

from engine.language.prints.dialect import PrintReader


@pytest.mark.parametrize(
    ("game", "at_least"), [("vanguard", 125), ("duel_masters", 171), ("level_neo", 48), ("luck_and_logic", 137)]
)
def test_texts_of_the_card_language_come_out_of_the_typed_reader_unchanged(game: str, at_least: int) -> None:
    reader: PrintReader = importlib.import_module(f"engine.games.{game}.prints").reader()
    language = importlib.import_module(f"engine.games.{game}.vocabulary").language()
    cards = importlib.import_module(f"engine.games.{game}.cards").all_cards().values()
    texts = {card.number: card.text for card in cards if card.text}
    assert len(texts) >= at_least
    for number, text in texts.items():
        assert reader.told(reader.read(text)) == reader.told(language.compile(text)), number
        assert not reader.doubts(text), number
