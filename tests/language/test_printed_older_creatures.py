"""Older wording of Duel Masters in print, with texts of our own: what it means in the card language."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

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
        "Search your deck for up to one Goblin card, reveal it, return it to your hand, and shuffle your deck.",
    ),
    (
        (
            "Search your deck. You may take any number of spells from your deck, show those spells to your opponent, "
            "and put them into your hand. Then shuffle your deck."
        ),
        "Search your deck for any number of spells, reveal them, return them to your hand, and shuffle your deck.",
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
        "All of your Goblin creatures get +1000 power for each of your light creatures until the end of the turn.",
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
    # each player, this turn
    (
        "Each player chooses 2 cards in his mana zone and puts them into his graveyard.",
        "Each player does this: Choose two cards from your mana zone, and put them into your graveyard.",
    ),
    ("Each player may draw a card.", "Each player does this: You may draw a card."),
    ("Each player discards his hand.", "Each player does this: Discard all cards in your hand."),
    (
        "Whenever any of your creatures becomes blocked this turn, draw a card.",
        "From now on this turn, whenever your creature becomes blocked, draw a card.",
    ),
    (
        "This turn, whenever you summon a creature, draw a card.",
        "From now on this turn, whenever you summon a creature, draw a card.",
    ),
    (
        "Look at your opponent's hand and choose a card from it. Your opponent discards that card.",
        "Look at all cards in your opponent's hand, and choose a card from among them. Discard it.",
    ),
    # what is attacked, blocked, used, put
    (
        "Whenever this creature is attacking your opponent and becomes blocked, draw a card.",
        "Whenever this creature attacks your opponent and becomes blocked, draw a card.",
    ),
    ("When this creature attacks a player, draw a card.", "Whenever this creature attacks your opponent, draw a card."),
    ("This creature can attack untapped fire creatures.", "This creature can also attack untapped fire creatures."),
    (
        "Whenever your opponent uses the shield trigger ability of one of his shields, draw a card.",
        "Whenever your opponent uses a card by shield trigger, draw a card.",
    ),
    (
        "Whenever another creature is put into the battle zone, draw a card.",
        "When any player's other creature enters the battle zone, draw a card.",
    ),
    (
        "Each fire creature costs 1 more to summon, and each fire spell costs 1 more to cast.",
        "Each fire creature costs 1 more to summon.\nEach fire spell costs 1 more to cast.",
    ),
    (
        "Each of your fire creatures may tap instead of attacking to use this creature's ability. : Draw a card.",
        'All of your fire creatures get "tap ability: Draw a card.".',
    ),
    # those of a hand or a deck that were looked at
    (
        "Look at your opponent's hand. He discards all fire spells from it.",
        "Look at all cards in your opponent's hand. Discard all fire spells from among them.",
    ),
    (
        "Look at your opponent's hand and discard a light or nature creature from it.",
        "Look at all cards in your opponent's hand, choose a light or nature creature from among them, and discard it.",
    ),
    (
        (
            "Reveal the top 3 cards of your deck. Put all fire creatures from the revealed cards into your hand, and "
            "put the rest into your graveyard."
        ),
        (
            "Reveal the top three cards of your deck. Return all fire creatures from among them to your hand, and "
            "put the rest into your graveyard."
        ),
    ),
    # any number, and that many
    (
        "Discard any number of cards from your hand. Then draw that many cards.",
        "Discard any number of cards, and draw that many cards.",
    ),
    ("Destroy any number of your Goblins.", "Destroy any number of your Goblin creatures."),
    # the creatures of the attack
    (
        "Whenever this creature becomes blocked, destroy the blocking creature.",
        "Whenever this creature becomes blocked, destroy the blocking one.",
    ),
    (
        "Whenever this creature is attacked, tap the attacking creature.",
        "Whenever this creature becomes attacked, tap the attacking one.",
    ),
    (
        "Destroy all creatures that don't have blocker.",
        "Destroy all creatures that don't have blocker in the battle zone.",
    ),
    (
        'Each of your Goblins gets "This creature attacks if able" until the end of the turn.',
        "All of your Goblin creatures attacks each turn if able until the end of the turn.",
    ),
    (
        "Your opponent may choose a creature in his hand and put it into the battle zone.",
        "Your opponent may put a creature from their hand into the battle zone.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_older_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # is the second sentence done at once, or each time as well?
        "Whenever any of your creatures attacks this turn, draw a card. Destroy one of your creatures.",
        # "you" is somebody else than who does it
        "Each player puts one of your creatures into his hand.",
        # any untapped creature is another ability
        "This creature can attack untapped.",
    ],
)
def test_what_older_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
