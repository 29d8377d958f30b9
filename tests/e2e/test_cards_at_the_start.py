"""A bot that is ready has its cards: nobody waits for them with their first command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine.kernel.definitions import CardDefinition
from tests.e2e.bots import running_bot
from tests.games.kits import kit_of

pytestmark = pytest.mark.e2e


async def test_the_cards_of_every_game_are_read_before_anybody_can_ask(tmp_path: Path) -> None:
    read: list[str] = []
    book = kit_of("level_neo").rulebook

    def cards() -> Mapping[str, CardDefinition]:
        read.append("cards")
        return book.cards()

    async with running_bot(tmp_path, books={book.name: replace(book, cards=cards)}):
        assert read
