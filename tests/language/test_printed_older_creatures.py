"""Older wording of Duel Masters in print, with texts of our own: what it means in the card language."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language

PAIRS = [
    # slips of print, and other spellings
    (
        "Whenever this creature attacks, you opponent draws a card.",
        "Whenever this creature attacks, your opponent draws a card.",
    ),
    ("Destroy all multi-colored creatures.", "Destroy all multicolored creatures in the battle zone."),
    (
        "While this creature is in the battle zone, your Goblins can't attack.",
        "All of your Goblin creatures can't attack.",
    ),
    # "he" is the only other player there is
    (
        "If your opponent has 2 or fewer shields, he discards a card at random from his hand.",
        "If your opponent has two or less shields, your opponent discards a card at random.",
    ),
    # what is looked at and stays where it is
    (
        "You may look at 2 of your opponent's shields. Then put them back where they were.",
        "You may choose two of your opponent's shields, and look at them.",
    ),
    (
        "Look at the top 4 cards of your deck. Then put them back in any order.",
        "Look at the top four cards of your deck, and put them on top of their owner's deck in any order.",
    ),
    (
        (
            "Search your deck. You may take a Goblin from your deck, show that Goblin to your opponent, and put it "
            "into your hand. Then shuffle your deck."
        ),
        "Search your deck for up to one Goblin creature, reveal it, return it to your hand, and shuffle your deck.",
    ),
    (
        (
            "Search your deck. You may take any number of spells from your deck, show those spells to your opponent, "
            "and put them into your hand. Then shuffle your deck."
        ),
        "Search your deck for any number spells, reveal them, return them to your hand, and shuffle your deck.",
    ),
    # of one civilization or the other, of all but one
    (
        "Each of your light creatures and fire creatures gets +2000 power.",
        "All of your light or fire creatures get +2000 power.",
    ),
    ("Destroy all creatures except water creatures.", "Destroy all non-water creatures in the battle zone."),
    # for each of them
    (
        "Whenever this creature attacks, you may draw a card for each other Goblin you have in the battle zone.",
        "Whenever this creature attacks, for each of your other Goblin creatures, you may draw a card.",
    ),
    (
        "For each fire creature your opponent has in the battle zone, draw a card.",
        "For each of your opponent's fire creatures, draw a card.",
    ),
    (
        "Your Goblins get +1000 power until the end of the turn for each light creature you have in the battle zone.",
        "For each of your light creatures, all of your Goblin creatures get +1000 power until the end of the turn.",
    ),
    # what is said of all that there are
    (
        "Creatures that have power 2000 or less can't block.",
        "All creatures that have power 2000 or less in the battle zone can't block.",
    ),
    (
        "Choose a race. Creatures of that race can't attack this turn.",
        (
            "Choose a race. All creatures that have the chosen race in the battle zone can't attack "
            "until the end of the turn."
        ),
    ),
    (
        "This creature gets +3000 power, double breaker, and can't be blocked.",
        "This creature gets +3000 power and double breaker and can't be blocked.",
    ),
    (
        "Until the end of the turn, your Goblins get +3000 power, slayer, and can't be blocked.",
        "All of your Goblin creatures get +3000 power and slayer and can't be blocked until the end of the turn.",
    ),
    (
        "Each of your creatures is a Goblin in addition to its other races.",
        "All of your creatures have the Goblin race.",
    ),
    (
        'Each of your Goblins gets "This creature can\'t be blocked" until the end of the turn.',
        "All of your Goblin creatures can't be blocked until the end of the turn.",
    ),
    (
        "Whenever this creature has power 5000 or more, it gets double breaker.",
        "While this creature is a creature that has power 5000 or more, this creature gets double breaker.",
    ),
    # comparisons
    (
        "If your opponent has more cards in his mana zone than you have in yours, draw a card.",
        "If you have fewer cards in your mana zone than your opponent, draw a card.",
    ),
    (
        "If your opponent has more creatures in the battle zone than you do, draw a card.",
        "If you have fewer creatures than your opponent, draw a card.",
    ),
    (
        "Destroy one of your creatures. If it has Dragon in its race, draw a card.",
        "Destroy one of your creatures. If it is a creature that has Dragon in its race, draw a card.",
    ),
    # triggers
    (
        "Whenever your opponent summons a fire creature or casts a spell, draw a card.",
        (
            "Either whenever your opponent summons a fire creature or else whenever your opponent "
            "casts a spell, draw a card."
        ),
    ),
    (
        "Whenever this creature attacks a player and isn't blocked, draw a card.",
        "Whenever this creature attacks your opponent and isn't blocked, draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_older_print_means(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)
    assert not reader().doubts(printed)
