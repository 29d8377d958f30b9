"""Printed texts of Duel Masters, in our own wording, that compare cards: cheaper ones, the strongest, other names."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # "than this creature", and where the others are
    (
        (
            "When this creature is destroyed, return a creature that costs less than this creature from your graveyard "
            "to your hand."
        ),
        (
            "When this creature is destroyed, return a creature that costs less than this creature from your graveyard "
            "to your hand."
        ),
    ),
    (
        (
            "Whenever this creature attacks, put a creature that has more power than this creature from your mana zone "
            "into the battle zone."
        ),
        (
            "Whenever this creature attacks, put a creature that has more power than this creature from your mana zone "
            "into the battle zone."
        ),
    ),
    (
        "At the end of your turn, you may put this creature from your graveyard into the battle zone.",
        "At the end of your turn, you may put this creature from your graveyard into the battle zone.",
    ),
    (
        "Ignore effects that would prevent this creature from attacking.",
        "This creature can attack in spite of effects.",
    ),
    # "if" of what would happen
    (
        "If this creature would be destroyed, put it into your mana zone instead.",
        "When this creature would be destroyed, put it into your mana zone instead.",
    ),
    (
        "If one of your Goblins would leave the battle zone, you may destroy this creature instead.",
        "When your Goblin creature would leave the battle zone, you may destroy this creature instead.",
    ),
    # the strongest
    (
        "Destroy one of your opponent's creatures that has the highest power.",
        "Destroy a strongest of your opponent's creatures.",
    ),
    (
        "Destroy all your opponent's creatures that have the lowest power.",
        "Destroy all weakest of your opponent's creatures.",
    ),
    (
        "Tap all creatures in the battle zone that have the most power.",
        "Tap all strongest of creatures in the battle zone.",
    ),
    # what effects cannot do, and everything else can
    ("This creature can't be destroyed by effects.", "This creature can't be destroyed by effects."),
    # different names
    (
        "You may put any number of Goblins with different names from your hand into the battle zone.",
        "You may put any number (of different names) Goblin creatures from your hand into the battle zone.",
    ),
    (
        "Return up to 3 creatures that have different names from your graveyard to your hand.",
        "Return up to three (of different names) creatures from your graveyard to your hand.",
    ),
    (
        "Tap up to 2 of your opponent's creatures with different names.",
        "Tap up to two (of different names) of your opponent's creatures.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means_that_compares_cards(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "Destroy 2 of your opponent's creatures that have the highest power.",
        "If this creature would be destroyed and you have a shield, put it into your mana zone instead.",
    ],
)
def test_what_is_not_clear_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
