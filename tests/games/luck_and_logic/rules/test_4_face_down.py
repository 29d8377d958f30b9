"""4.1.3.2.2, 9.11.2. What texts can ask of a card that lies face down."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, both_editions, member, table

rule = pytest.mark.rule

DOWN = "Choose a face-down card from your level zone"
UP = "Choose a face-up card from your level zone, and turn it face down"


def draws(book: Rulebook, text: str, *, face_down: bool) -> int:
    """How many cards a text draws that speaks of the crimson card "Blank" in the level zone."""
    actor = member("Actor", 1000, "logicalist", f"ACT: {text}, draw a card.")
    match = table(book, {"FL:0": ["Actor"], "level:0": [Placed("Blank", face_down=face_down)]}, actor)
    match.answer("act:FL:1")
    if match.prompt == "ask-seen":
        match.answer("seen")
    return match.count("hand:0")


class TestFaceDownCards:
    @rule("4.1.3.2.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("asked", "drawn"),
        [
            ("it is a crimson card", 0),
            ("it is not a crimson card", 1),
            ("it is a tactics", 0),
            ('it is named "Blank"', 0),
            ('it is not named "Blank"', 1),
            ("it is a card", 1),
            ("it is a face-down card", 1),
        ],
    )
    def test_a_face_down_card_is_just_a_card(self, book: Rulebook, asked: str, drawn: int) -> None:
        assert draws(book, f"{DOWN}. If {asked}", face_down=True) == drawn

    @rule("5.19.1", "5.23.1", both=True)
    @both_editions
    @pytest.mark.parametrize("shown", ["reveal it", "look at it"])
    def test_one_that_is_shown_is_what_is_seen(self, book: Rulebook, shown: str) -> None:
        assert draws(book, f"{DOWN}, and {shown}. If it is a crimson card", face_down=True) == 1
        assert draws(book, f"{DOWN}, and {shown}. If it is a teal card", face_down=True) == 0

    @rule("9.11.2")
    def test_one_that_the_text_has_turned_down_is_what_it_was(self) -> None:
        assert draws(LATEST, f"{UP}. If it is a crimson card", face_down=False) == 1
        assert draws(LATEST, f'{UP}. If it is named "Blank"', face_down=False) == 1
        assert draws(LATEST, f"{UP}. If it is a teal card", face_down=False) == 0
