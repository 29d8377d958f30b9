"""Printed Duel Masters, as the first sets say it: what happens, instead of what, and to which cards."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # slips of print, and words that say nothing of their own
    ("Each of your Goblins gain +2000 power.", "All of your Goblin creatures get +2000 power."),
    (
        "When you cast this spell, if your opponent has 2 or more shields, draw 2 cards.",
        "If your opponent has two or more shields, draw two cards.",
    ),
    (
        "When this creature is destroyed, neither player may use shield trigger abilities this turn.",
        "When this creature is destroyed, players can't use shield triggers until the end of the turn.",
    ),
    (
        "If there are 4 or more tapped creatures in the battle zone, untap all of them.",
        (
            "If there are four or more tapped creatures in the battle zone, untap all tapped creatures in the "
            "battle zone."
        ),
    ),
    (
        (
            "Choose one of your shields without looking and put it into your graveyard. You can't use the "
            "shield trigger "
            "ability of that shield."
        ),
        "Choose one of your shields, and put it into your graveyard.",
    ),
    # what happens instead, and what is done after it
    (
        "When this creature would be destroyed, put it into your mana zone instead. Then draw a card.",
        "When this creature would be destroyed, put it into your mana zone, and draw a card instead.",
    ),
    (
        "When this creature would be destroyed, you may return it to your hand instead. If you do, draw a card.",
        "When this creature would be destroyed, you may return it to your hand, and draw a card instead.",
    ),
    (
        (
            "When this creature would be destroyed, if you have a spell in your mana zone, put this "
            "creature into your "
            "mana zone instead. Then draw a card."
        ),
        (
            "When this creature would be destroyed, if you have a spell in your mana zone, put this "
            "creature into your "
            "mana zone, and draw a card instead."
        ),
    ),
    (
        "Whenever this creature breaks a shield, your opponent puts it into his mana zone instead.",
        "When this creature would break a shield, put that shield into its owner's mana zone instead.",
    ),
    # one or the other
    (
        "You may put a spell from your hand into your shields or your mana zone.",
        (
            "You may choose one of these: (add a spell from your hand to your shields face down) or (put a "
            "spell from "
            "your hand into your mana zone)."
        ),
    ),
    (
        "Destroy all light creatures in the battle zone, or tap all fire creatures in the battle zone.",
        (
            "Choose one of these: (destroy all light creatures in the battle zone) or (tap all fire "
            "creatures in the "
            "battle zone)."
        ),
    ),
    (
        "Whenever this creature blocks or leaves the battle zone, draw a card.",
        "Either whenever this creature blocks or else when this creature leaves the battle zone, draw a card.",
    ),
    (
        "When you put this creature or one of your other Goblins into the battle zone, draw a card.",
        (
            "Either when you put this creature into the battle zone or else when you put your other Goblin "
            "creature into "
            "the battle zone, draw a card."
        ),
    ),
    (
        "Whenever your opponent's creatures breaks one of your shields, draw a card.",
        "Whenever your opponent's creature breaks a shield, draw a card.",
    ),
    (
        "After this creature attacks, destroy this creature.",
        "After this creature attacks, destroy this creature.",
    ),
    # how things are while something is so
    (
        "While you have at least 2 Goblins in the battle zone, this creature gets +2000 power during its attacks.",
        "While you have two or more Goblin creatures and attacking, this creature gets +2000 power.",
    ),
    (
        "While this creature is tapped during your opponent's turn, your Goblins get +1000 power.",
        ("While this creature is tapped and it is your opponent's turn, all of your Goblin creatures get +1000 power."),
    ),
    (
        "This creature can't attack if there is another tapped creature in the battle zone.",
        "While there is another tapped creature in the battle zone, this creature can't attack.",
    ),
    (
        "At the end of each of your turns, if this is your only Goblin in the battle zone, destroy it.",
        "At the end of your turn, if you have exactly one Goblin creature, destroy this creature.",
    ),
    (
        "You can't untap the cards in your mana zone at the start of each of your turns.",
        "All cards in your mana zone can't untap at the start of a turn.",
    ),
    (
        "Cards in your mana zone are considered to be cards of every civilization.",
        "All cards in your mana zone have all civilizations.",
    ),
    (
        "This creature gets +2000 power for each shield you and your opponent have.",
        "This creature gets +2000 power for each of either player's shields.",
    ),
    (
        'Each of your creatures gets "Whenever this creature attacks, draw a card" until the end of the turn.',
        'All of your creatures get "Whenever this creature attacks, draw a card." until the end of the turn.',
    ),
    (
        'While you have no shields, this creature has slayer and "At the end of each of your turns, draw a card."',
        'While you have no shields, this creature has slayer and gets "At the end of your turn, draw a card.".',
    ),
    # cards of two civilizations, of two players, that were looked at
    ("Tap all your opponent's darkness and fire creatures.", "Tap all of your opponent's darkness or fire creatures."),
    (
        (
            "Reveal the top 2 cards of your deck. Put all light cards and all water cards from the revealed "
            "cards into "
            "your hand, and put the rest into your graveyard."
        ),
        (
            "Reveal the top two cards of your deck. Return all light or water cards from among them to your "
            "hand, and put "
            "the rest into your graveyard."
        ),
    ),
    (
        (
            "Reveal the top 5 cards of your deck. Put one of them that has slayer into your hand, and put the "
            "rest on the "
            "bottom of your deck in any order."
        ),
        (
            "Reveal the top five cards of your deck. Return a card that has slayer from among them to your "
            "hand, and put "
            "the rest on the bottom of your deck in any order."
        ),
    ),
    (
        "Look at your opponent's hand. Your opponent discards all creatures from it that have power 2000 or less.",
        (
            "Look at all cards in your opponent's hand. Discard all creatures that have power 2000 or less "
            "from among "
            "them."
        ),
    ),
    (
        "Choose a shield and look at it. Then put it back where it was.",
        "Choose one of either player's shields, and look at it.",
    ),
    (
        "Look at your opponent's hand and shields.",
        "Look at all cards in your opponent's hand, and look at all of your opponent's shields.",
    ),
    (
        (
            "When you put this creature into the battle zone, return all other creatures from the battle "
            "zone to their "
            "owners' hands."
        ),
        (
            "When you put this creature into the battle zone, return all other creatures in the battle zone "
            "to their "
            "owner's hands."
        ),
    ),
    (
        (
            "When you put this creature into the battle zone, you may draw a card for each other creature in "
            "the battle "
            "zone."
        ),
        (
            "When you put this creature into the battle zone, for each of either player's other creatures, you "
            "may draw a "
            "card."
        ),
    ),
    # numbers that were said before, chance
    (
        (
            "Discard any number of cards from your hand. Then choose the same number of your Goblins. Each "
            "of those "
            "creatures gets +1000 power until the end of the turn."
        ),
        (
            "Discard any number of cards, and choose that many of your Goblin creatures. They get +1000 power "
            "until the end "
            "of the turn."
        ),
    ),
    (
        "Each player counts the cards in his hand, shuffles these cards into his deck, then draws that many cards.",
        "Each player does this: Shuffle all cards in your hand into your deck, and draw that many cards.",
    ),
    (
        "Each player discards a card at random from his hand.",
        "Each player does this: Choose a card from your hand at random, and discard it.",
    ),
    (
        "Choose one of your opponent's creatures. Your opponent can't untap it at the start of his next turn.",
        (
            "Choose one of your opponent's creatures. It can't untap at the start of a turn until the end of your "
            "opponent's next turn."
        ),
    ),
    # one thing or the other
    (
        (
            "When this creature is destroyed, reveal the top card of your deck. If it's a Goblin, put it into "
            "your hand. Otherwise, put it into your graveyard."
        ),
        (
            "When this creature is destroyed, reveal the top card of your deck. If it is a Goblin card, "
            "return it to your hand but otherwise put it into your graveyard."
        ),
    ),
    (
        (
            "When this creature is destroyed, reveal the top card of your deck. If it's a spell, put it into "
            "your hand. If it isn't, put it into your mana zone."
        ),
        (
            "When this creature is destroyed, reveal the top card of your deck. If it is a spell, return it to "
            "your hand but otherwise put it into your mana zone."
        ),
    ),
    # cards of several places
    (
        "This creature gets +2000 power for each spell in all graveyards.",
        "This creature gets +2000 power for each spell in either player's graveyard.",
    ),
    (
        (
            "Your opponent chooses one of his creatures in the battle zone or one of his shields and puts it "
            "into his graveyard."
        ),
        (
            "Your opponent chooses a card among your opponent's creatures or else your opponent's shields, and "
            "put it into its owner's graveyard."
        ),
    ),
    (
        (
            "Choose a creature in the battle zone or a card in either player's mana zone and return it to its "
            "owner's hand."
        ),
        (
            "Choose a card among creatures in the battle zone or else cards in either player's mana zone, and "
            "return it to its owner's hand."
        ),
    ),
    (
        ("Destroy all creatures that have power 1000 or less. Then, you may draw a card for each creature destroyed."),
        (
            "Destroy all creatures that have power 1000 or less in the battle zone, and for each creature "
            "destroyed this way, you may draw a card."
        ),
    ),
    (
        (
            "Destroy the creature that has the lowest power in the battle zone. If there's a tie, you choose "
            "from among the tied creatures."
        ),
        "Destroy a weakest of creatures in the battle zone.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_of_the_first_sets_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # does one draw only if it was done?
        "When this creature would be destroyed, you may return it to your hand instead. Then draw a card.",
        # a creature does not break the shields of its own player
        "Whenever your creatures break one of your shields, draw a card.",
    ],
)
def test_what_print_of_the_first_sets_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
