"""What players ask of each other: what was seen since a choice is said of taking it back, and of nothing else."""

from __future__ import annotations

import discord
import pytest

from cogs.presenters.requests import request_parts
from cogs.words import Localizer
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from host.summaries import UndoView
from host.texts import BotTexts
from tests.games.kits import kit_of

BOOK = kit_of("vanguard").rulebook
SEEN = next(iter(BOOK.cards().values()))
UNDO = UndoView((Line("prompt-ride", {}),), seen=(Mention(SEEN, "1"),))


@pytest.mark.parametrize(("kind", "told"), [("undo", 1), ("draw", 0)])
def test_what_was_seen_since_is_said_of_taking_a_choice_back_and_not_of_a_draw(kind: str, told: int) -> None:
    words = Localizer(BotTexts(), "en").of(BOOK, ("Alice", "Bob"))
    said = next(
        part.content for part in request_parts(1, kind, 0, UNDO, words) if isinstance(part, discord.ui.TextDisplay)
    )
    assert said.count(SEEN.name) == told
