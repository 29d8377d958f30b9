"""Print of Duel Masters with texts of our own: what is put or lies face up among the shields."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    (
        "At the start of your turn, if this card is face up in your shields, summon it with its cost paid.",
        (
            "At the start of your turn, if this card is face up in your shield zone, "
            "summon this creature from your shield zone for no cost."
        ),
    ),
    (
        (
            "{SHIELD GO} (When this creature is destroyed, put it face up into your shield zone. When this creature is "
            "face up and would leave your shield zone, put it into your graveyard instead.)"
        ),
        "Shield go",
    ),
    (
        "Put the top card of your deck into your shield zone face up.",
        "Add the top card of your deck to your shields face up.",
    ),
    ("Shieldify a card from your hand face up.", "Add a card from your hand to your shields face up."),
    (
        "When this creature is destroyed, put it face up into your shields.",
        "When this creature is destroyed, add it to your shields face up.",
    ),
    (
        "When this creature would be destroyed, put it on one of your shields face up instead.",
        "When this creature would be destroyed, put it on a shield of its owner face up instead.",
    ),
    (
        "Choose one of your opponent's creatures and put it on top of one of its owner's shields face up.",
        "Choose one of your opponent's creatures, and put it on a shield of its owner face up.",
    ),
    (
        "If you have 4 or more face up cards in your shields, this creature gets +2000 power.",
        "While you have four or more face-up cards in your shield zone, this creature gets +2000 power.",
    ),
    (
        "This creature gets +1000 power for each face up card in your shield zone.",
        "This creature gets +1000 power for each face-up card in your shield zone.",
    ),
    (
        "While this creature is face up in your shield zone, your Goblins get +1000 power.",
        "While this creature is face up in your shield zone, all of your Goblin creatures get +1000 power.",
    ),
    (
        "While this creature is in the battle zone or face up in your shields, your Goblins can't be blocked.",
        (
            "While this creature is in the battle zone or face up in your shield zone, "
            "all of your Goblin creatures can't be blocked."
        ),
    ),
    (
        "When you put this creature face up into your shields, you may draw a card.",
        "When this creature is put face up into your shield zone, you may draw a card.",
    ),
    (
        (
            "Whenever this creature attacks, you may put a face up card from a player's shield zone "
            "into its owner's graveyard."
        ),
        (
            "Whenever this creature attacks, "
            "you may put a face-up card from any player's shield zone into its owner's graveyard."
        ),
    ),
    (
        "Look at one of your opponent's shields. You may turn all cards of that shield face up.",
        "Choose one of your opponent's shields, and look at it. You may turn all cards of it face up.",
    ),
    (
        (
            "Choose one of your opponent's shields and turn it face up. "
            'If that card has "blocker", return it to its owner\'s hand.'
        ),
        (
            "Choose one of your opponent's shields, and turn it face up. If it is a card that has blocker, "
            "return it to its owner's hand."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "Put the top 2 cards of your deck on two of your shields face up.",  # which on which is not said
        "Choose up to 3 face up cards from a shield zone and put them into their owner's graveyard.",  # of one player
        "When you put a creature face up into your shield zone, draw a card.",
    ],
)
def test_what_print_says_otherwise_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
