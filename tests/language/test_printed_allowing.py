"""Newer print of Duel Masters with texts of our own: what cards allow, and what they forbid but for something."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    ("You may summon Goblins from your graveyard.", "You may summon Goblin creatures from your graveyard."),
    (
        "During your turn, you may summon a Dragon from your mana zone.",
        "You may summon creatures that have Dragon in their race from your mana zone.",
    ),
    ("You may have more than 4 of this card in your deck.", "A deck holds any number of this."),
    (
        "This creature can't attack unless you have a Goblin.",
        "While you have no Goblin creatures, this creature can't attack.",
    ),
    (
        "While all cards in your mana zone are fire or colorless, this creature gets +1000 power.",
        (
            "While all cards in your mana zone are an either (fire card) or (colorless card), "
            "this creature gets +1000 power."
        ),
    ),
    (
        "If all cards in your mana zone are fire, this creature can't be blocked.",
        "While all cards in your mana zone are a fire card, this creature can't be blocked.",
    ),
    (
        "Whenever this creature wins a battle, break 2 of your opponent's shields.",
        "When this creature wins a battle, this card breaks two of your opponent's shields.",
    ),
    (
        (
            "You may cast a spell from your graveyard for no cost. If you do, after you cast it, put it on the bottom "
            "of your deck instead."
        ),
        "You may cast a spell from your graveyard for no cost before it goes under your deck instead.",
    ),
    ("Whenever a card leaves your shield zone, draw a card.", "Whenever a card leaves your shield zone, draw a card."),
    (
        "Whenever a card leaves your opponent's shields, draw a card.",
        "Whenever a card leaves your opponent's shield zone, draw a card.",
    ),
    (
        "Destroy one of your opponent's light, water, or fire creatures.",
        "Destroy one of your opponent's light or water or fire creatures.",
    ),
    # what was done before
    (
        "Destroy any number of your creatures. For each Goblin destroyed in this way, draw a card.",
        "Destroy any number of your creatures. For each Goblin creature destroyed this way, draw a card.",
    ),
    (
        (
            "Put the top 3 cards of your deck into your graveyard. "
            "For each fire card put into your graveyard this way, draw a card."
        ),
        (
            "Put the top three cards of your deck into your graveyard. "
            "For each fire card put into the graveyard this way, draw a card."
        ),
    ),
    (
        (
            "Search your deck. You may take a Dragon from your deck, show that Dragon to your opponent, "
            "and put it into your hand. Then shuffle your deck."
        ),
        (
            "Search your deck for up to one card that has Dragon in its race, reveal it, return it to your hand, "
            "and shuffle your deck."
        ),
    ),
    (
        (
            "Search your deck. You may take an evolution creature from your deck, show that evolution creature to "
            "your opponent, and put it into your hand. Then shuffle your deck."
        ),
        (
            "Search your deck for up to one evolution creature, reveal it, return it to your hand, "
            "and shuffle your deck."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


def test_what_is_so_unless_is_only_what_cannot_be_done() -> None:
    with pytest.raises(CardTextError):
        reader().read("This creature gets +1000 power unless you have a Goblin.")


def test_only_what_is_destroyed_is_chosen_within_a_total_power() -> None:
    reader().read("Destroy any number of your opponent's creatures that have total power 6000 or less.")
    with pytest.raises(CardTextError):
        reader().read("Choose any number of your opponent's creatures that have total power 6000 or less and tap them.")
