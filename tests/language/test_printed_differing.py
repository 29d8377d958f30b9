"""Print of Vanguard about different names and grades, every so many, both players, and one of two places; our own."""

from __future__ import annotations

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    (
        "[CONT](RC):This unit gets [Power] +2000 for each different grade among the face up cards in your bind zone.",
        (
            "CONT (RC): This unit gets power +2000 for each (as many as distinct grades among face-up cards in your "
            "bind zone)."
        ),
    ),
    (
        "[ACT](RC):If your soul has cards with five or more different card names, draw a card.",
        "ACT (RC): If among cards in your soul are five or more distinct names, draw a card.",
    ),
    (
        "[ACT](RC):Draw a card for every two of your rear-guards.",
        "ACT (RC): Draw (one for every two of (as many as your rear-guards)) cards.",
    ),
    (
        "[AUTO](VC):When placed, all fighters choose one of their rear-guards, and retire it.",
        "AUTO: When this unit is placed on VC, each player chooses one of their rear-guards, and retire them.",
    ),
    (
        "[ACT](VC):Look at the top card of your deck, and call it to (RC) or put it into your drop zone.",
        (
            "ACT (VC): Look at the top card of your deck, and choose one of these: (call it to RC) or (put it into "
            "your drop zone)."
        ),
    ),
    (
        (
            '[ACT](VC):[Choose a unit named "Owl, the Wise" and a unit named "Old Cat" from your (RC), and '
            "retire them] Draw a card."
        ),
        (
            'ACT (VC): [Retire one of your rear-guards named "Owl, the Wise" & retire one of your rear-guards named '
            '"Old Cat"] Draw a card.'
        ),
    ),
    (
        (
            '[ACT](VC):Choose up to one grade 2 and grade 1 card with "Owl" in their card names from your hand, and '
            "call them to separate (RC)."
        ),
        (
            'ACT (VC): Choose up to two (of different grades) grade 2 or 1 cards with "Owl" in their card names from '
            "your hand, and call them to RC."
        ),
    ),
    (
        '[CONT](VC):All of your "Owl" and "Cat" on (VC) and (RC) get [Power] +3000.',
        'CONT (VC): All of your vanguards or rear-guards named "Owl" or "Cat" get power +3000.',
    ),
    (
        (
            "[CONT](RC):If you have a unit on your (RC) with the same card name as your vanguard, "
            "this unit gets [Power] +2000."
        ),
        "CONT (RC): If you have a rear-guard with the same card name as your vanguard, this unit gets power +2000.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_print_is_read_as_what_it_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


def test_two_names_in_a_condition_are_not_one_or_the_other() -> None:
    with pytest.raises(CardTextError):
        reader().read('[ACT](RC):If you have an "Owl" and "Cat" on your (VC) or (RC), draw a card.')
