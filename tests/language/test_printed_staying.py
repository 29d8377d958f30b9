"""Duel Masters print with texts of our own: what stays, which put card of the turn it is, and shield plus."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError

PAIRS = [
    (
        "When this creature would leave, it stays instead.",
        "When this creature would leave the battle zone, what would leave stays instead.",
    ),
    (
        "When this creature would leave the battle zone, if it's tapped, it stays in the battle zone instead.",
        "When this creature would leave the battle zone, if it is tapped, what would leave stays instead.",
    ),
    (
        "Whenever your other Goblins would be destroyed, they stay in the battle zone instead.",
        "When your other Goblin creature would be destroyed, what would leave stays instead.",
    ),
    (
        (
            "When this creature would leave the battle zone, put the top card of your deck into your graveyard. If "
            "that card is a Goblin this creature stays in the battle zone instead and you may draw a card."
        ),
        (
            "When this creature would leave the battle zone, put the top card of your deck into your graveyard, and if "
            "it is a Goblin card, what would leave stays, and you may draw a card instead."
        ),
    ),
    (
        "Whenever you put a Goblin, if it's not the first Goblin you put this turn, draw a card.",
        (
            "When you put your Goblin creature into the battle zone, if it is not the first Goblin creature you have "
            "put this turn, draw a card."
        ),
    ),
    (
        "Whenever you put a creature, if its the second creature you put into the battle zone this turn, draw a card.",
        (
            "When you put your creature into the battle zone, if it is the second creature you have put this turn, "
            "draw a card."
        ),
    ),
    (
        "Your opponent's non-Dragon creatures can't attack on the turn they are put.",
        "All of your opponent's non-Dragon creatures that are new can't attack.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_print_is_read_as_what_the_card_language_says(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)
    assert not reader().doubts(printed)


def test_this_creature_does_not_stay_where_another_would_leave() -> None:
    with pytest.raises(CardTextError, match="another card would leave"):
        reader().read("Whenever your other Goblin would be destroyed, this creature stays in the battle zone instead.")


def test_shield_plus_puts_a_card_under_one_shield() -> None:
    printed = "Add the top card of your deck under {} of your shields face down."
    meant = "Put the top card of your deck under a shield of yours face down."
    assert reader().read(printed.format("one")) == language().compile(meant)
    closed_twice = " (Each card stack is still considered to be one shield.))"
    assert reader().read(printed.format("one") + closed_twice) == language().compile(meant)
    with pytest.raises(CardTextError, match="under one shield"):
        reader().read(printed.format("two"))
