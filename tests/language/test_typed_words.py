"""Words that players type for those of print, in texts of all games, each by itself."""

from __future__ import annotations

import pytest

from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

TYPED = [
    # whose
    (CHARACTERS, "Level Burst: Ur opp discards a card.", "Level Burst: Your opponent discards a card."),
    (
        CHARACTERS,
        "Cont: Your opponents' characters get -500 AP.",
        "Cont: All of your opponent's characters get AP -500.",
    ),
    (
        CHARACTERS,
        "Level Burst: Choose one of opp's characters w/ AP 3000 or less and rest it.",
        "Level Burst: Choose one of your opponent's characters with AP 3000 or less, and rest it.",
    ),
    (
        MEMBERS,
        "AUTO: When this member attacks, opponent's members get -1000 power until end of turn.",
        "AUTO: When this member attacks, all of your opponent's members get power -1000 until end of turn.",
    ),
    (
        MEMBERS,
        "AUTO: When this member attacks, opponent discards a card.",
        "AUTO: When this member attacks, your opponent discards a card.",
    ),
    (
        CREATURES,
        "When this creature attacks, tap one of opponent's creatures.",
        "Whenever this creature attacks, tap one of your opponent's creatures.",
    ),
    (
        CREATURES,
        "When this creature wins a battle, draw a card. Opponent's creatures can't block until the end of the turn.",
        (
            "When this creature wins a battle, draw a card. All of your opponent's creatures can't block until the end "
            "of the turn."
        ),
    ),
    (
        CREATURES,
        "Opponent's tapped creatures get -1000 power.",
        "All of your opponent's tapped creatures get -1000 power.",
    ),
    (CREATURES, "All Fire creatures you control get +1000 power.", "All of your fire creatures get +1000 power."),
    # how much, and what for
    (CREATURES, "This creature gets +1000.", "This creature gets +1000 power."),
    (CREATURES, "Summon a creature from your hand for free.", "Summon a creature from your hand for no cost."),
    (CHARACTERS, "Cont: This character gets AP + 500.", "Cont: This character gets AP +500."),
    (MEMBERS, "CONT: This member gets power - 500.", "CONT: This member gets power -500."),
    (MEMBERS, "CONT: Gets +1000 power.", "CONT: This member gets power +1000."),
    (MEMBERS, "CONT: +1000 power.", "CONT: This member gets power +1000."),
    # when, and where
    (MEMBERS, "AUTO: On attack: draw a card.", "AUTO: When this member attacks, draw a card."),
    (
        UNITS,
        "AUTO: When this unit is placed on V or R, draw a card.",
        "AUTO: When this unit is placed on VC or RC, draw a card.",
    ),
    (UNITS, "ACT (RC): Mill one.", "ACT (RC): Put the top card of your deck into your drop zone."),
    (
        CHARACTERS,
        "Use (Main/Your turn): [Discard a card]: Draw a card.",
        "Use (Main/Your turn): [Discard a card] Draw a card.",
    ),
    (CHARACTERS, "Cont: This character has +500 AP.", "Cont: This character gets AP +500."),
    (
        UNITS,
        "ACT (VC): Look at the top card of your deck. If it's grade 3, draw a card. If it isn't, counter charge 1.",
        (
            "ACT (VC): Look at the top card of your deck. If it is a grade 3 card, draw a card but otherwise "
            "Counter Charge 1."
        ),
    ),
    (CHARACTERS, "Use (Main/Your): Draw a card.", "Use (Main/Your turn): Draw a card."),
]


@pytest.mark.parametrize(("game", "typed", "meant"), TYPED)
def test_typed_words_are_read_as_those_of_the_card_language(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)
