"""What cards do for whoever goes first, and may not attack with the level card that lies face down."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Placed, Zones, battle, both_editions


@both_editions
@pytest.mark.parametrize("number", ["LL1A/021", "LL1B/021"])
def test_a_member_that_wins_turns_the_level_card_up_for_one_more_attack(book: Rulebook, number: str) -> None:
    """8.2.3. The attacks of a turn are counted anew: the card that now lies face up allows another."""
    levels = [Placed("Blank", face_down=True, rested=True), Placed("Blank", rested=True)]
    zones: Zones = {"FC:0": [number], "FL:0": ["One"], "FC:1": ["Two"], "level:0": levels, "hand:0": [], "hand:1": []}
    match = battle(book, zones, book.cards()[number]).answer("attack:FC>FC")
    for _ in range(9):
        if "attack:FL>FC" not in match.offered:
            match.answer(match.offered[-1])
    assert "attack:FL>FC" in match.offered
