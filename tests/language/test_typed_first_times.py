"""What happens for the first time in a turn, as people type it, in every game."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

PAIRS = [
    (
        MEMBERS,
        "AUTO [EX Soul 1]: The first time this member attacks each turn, draw a card.",
        "AUTO [First time each turn] EX Soul 1: When this member attacks, draw a card.",
    ),
    (
        MEMBERS,
        "The first time each turn that a member of yours is dropped, draw a card.",
        "AUTO [First time each turn]: When your member is dropped, draw a card.",
    ),
    (
        MEMBERS,
        "AUTO: [(1)] The first time you draw a card during your opponent's turn, stand this member.",
        "AUTO [First time each turn]: [(1)] During your opponent's turn, when you draw a card, stand this member.",
    ),
    (
        CHARACTERS,
        "Start (Lv 2): Each turn, the first time your support character covers, draw a card.",
        "Start [First time each turn] (Lv 2): When your support character covers, draw a card.",
    ),
    (
        UNITS,
        "AUTO (RC): [CB1] When you draw a card for the first time each turn, stand this unit.",
        "AUTO (RC) [First time each turn]: [Counter Blast 1] When you draw a card, stand this unit.",
    ),
    (
        CREATURES,
        "The first time you cast a spell each turn, draw a card.",
        "The first time in each turn: Whenever you cast a spell, draw a card.",
    ),
]


@pytest.mark.parametrize(("print_", "typed", "meant"), PAIRS)
def test_the_first_time_each_turn_is_how_often_an_ability_triggers(print_: Print, typed: str, meant: str) -> None:
    print_.assert_means(typed, meant)


@pytest.mark.parametrize(
    ("print_", "typed"),
    [
        (UNITS, "ACT (RC) [First time each turn]: Draw a card."),
        (MEMBERS, "ACT [First time each turn]: Draw a card."),
        (CHARACTERS, "Cont: The first time this character attacks each turn, this character gets AP +500."),
    ],
)
def test_what_is_played_waits_for_no_first_time(print_: Print, typed: str) -> None:
    with pytest.raises(CardTextError):
        print_.language().compile(typed)
    with pytest.raises(CardTextError):
        print_.reader().read(typed)
