"""Printed Duel Masters texts of our own wording, about what effects do: where cards go, which of them, how many."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # slips
    (
        "Choose one of your opponent's creatures and return to its owner's hand.",
        "Choose one of your opponent's creatures, and return it to its owner's hand.",
    ),
    (
        "Destroy one of your opponent's creature that has blocker.",
        "Destroy one of your opponent's creatures that has blocker.",
    ),
    (
        "Destroy one of your creatures that has 2000 power or less.",
        "Destroy one of your creatures that has power 2000 or less.",
    ),
    # where cards go
    ("Draw 3 cards then discard a card.", "Draw three cards, and discard a card."),
    (
        "You may return a creature from your graveyard into your hand.",
        "You may return a creature from your graveyard to your hand.",
    ),
    (
        "Put 2 cards from the top of your deck into your graveyard.",
        "Put the top two cards of your deck into your graveyard.",
    ),
    (
        "Put up to 3 cards from the top of your deck into your mana zone.",
        "Put up to three topmost cards of your deck into your mana zone.",
    ),
    (
        "Put all cards in your graveyard into your mana zone tapped.",
        "Put all cards in your graveyard into your mana zone tapped.",
    ),
    (
        "Put the top card of your deck into your mana zone tapped. Then draw a card.",
        "Put the top card of your deck into your mana zone tapped, and draw a card.",
    ),
    (
        "Look at the top 2 cards of your deck. Put one of them into your hand and the other into your graveyard.",
        (
            "Look at the top two cards of your deck. "
            "Return a card from among them to your hand, and put the rest into your graveyard."
        ),
    ),
    (
        (
            "Look at the top 3 cards of your deck. "
            "Put one into your hand, one into your mana zone, and the other into your graveyard."
        ),
        (
            "Look at the top three cards of your deck. Return a card from among them to your hand, "
            "put a card from among them into your mana zone, and put the rest into your graveyard."
        ),
    ),
    (
        (
            "Reveal the top 3 cards of your deck. Put any number of Goblins from among them into your hand "
            "and put the rest into your mana zone tapped."
        ),
        (
            "Reveal the top three cards of your deck. Return any number Goblin cards from among them "
            "to your hand, and put the rest into your mana zone tapped."
        ),
    ),
    # of a total cost or power
    (
        "Put any number of Goblins that have total cost 6 or less from your graveyard into the battle zone.",
        "Put any number Goblin creatures from your graveyard of total cost 6 or less into the battle zone.",
    ),
    (
        "Choose any number of your opponent's creatures that have total power 6000 or less and destroy them.",
        "Destroy any number of your opponent's creatures that have total power 6000 or less.",
    ),
    # who does it
    (
        "Your opponent chooses and destroys one of their creatures.",
        "Your opponent chooses one of your opponent's creatures, and destroy it.",
    ),
    ("Choose and destroy up to 2 of your creatures.", "Destroy up to two of your creatures."),
    # options of several sentences
    (
        "Choose one of the following:\n► Draw a card.\n► Choose one of your creatures. It gets slayer this turn.",
        (
            "Choose one of these: (draw a card) or (choose one of your creatures. "
            "It gets slayer until the end of the turn)."
        ),
    ),
    # costs
    (
        "Your Goblins may each cost up to 2 less to summon. They can't cost less than 1.",
        "Your Goblin creatures may each cost 2 less to summon. They can't cost less than 1.",
    ),
    (
        "Discard your hand, then draw the same number of cards.",
        "Discard all cards in your hand, and draw that many cards.",
    ),
    # what others do with what is theirs
    (
        "Choose a player. That player shuffles their graveyard into their deck.",
        "Choose a player who does this: shuffle all cards in your graveyard into your deck.",
    ),
    (
        "Your opponent puts the top card of their deck into their graveyard.",
        "Your opponent does this: put the top card of your deck into your graveyard.",
    ),
    (
        "Each player draws a card. Then draw a card.",  # each player draws one, and not the rest
        "Each player does this: draw a card. Draw a card.",
    ),
    (
        "Choose one of your opponent's creatures. Your opponent puts it on the top or bottom of their deck.",
        "Choose one of your opponent's creatures. Your opponent does this: put it on either end of your deck.",
    ),
    # searching
    (
        (
            "Search your deck. You may take a card from it and put it into your mana zone. If you do, put a card from "
            "your mana zone into your graveyard. Then shuffle your deck."
        ),
        (
            "Search your deck for up to one card, and put it into your mana zone. If you do, put a card from your mana "
            "zone into your graveyard. Shuffle your deck."
        ),
    ),
    (
        (
            "For each of your Goblins, add the top card of your deck to your shields face down. Then, look at all of "
            "your shields. You may put a Goblin from among them into the battle zone."
        ),
        (
            "For each of your Goblin creatures, add the top card of your deck to your shields face down. Look at all "
            "of your shields. You may put a Goblin creature from among them into the battle zone."
        ),
    ),
    (
        "Search your deck. You may reveal a Goblin from among them and put it into your hand. Then shuffle your deck.",
        "Search your deck for up to one Goblin card, reveal it, return it to your hand, and shuffle your deck.",
    ),
    (
        "Search your deck. You may put a Goblin from it into the battle zone. Then shuffle your deck.",
        "Search your deck for up to one Goblin creature, put it into the battle zone, and shuffle your deck.",
    ),
    # one card and another
    (
        "Return a Goblin and a spell from your graveyard to your hand.",
        "Choose a Goblin card from your graveyard and a spell from your graveyard, and return them to your hand.",
    ),
    # cards under others, and in either player's zone
    (
        "Whenever this creature attacks, you may put a card under this creature into your graveyard.",
        "Whenever this creature attacks, you may put a card lying under this creature into your graveyard.",
    ),
    ("Choose a card in a mana zone and tap it.", "Choose a card in either player's mana zone, and tap it."),
    # what was done before
    (
        "Reveal any number of Goblins from your hand. For each creature revealed this way, draw a card.",
        "Reveal any number Goblin cards from your hand. For each creature revealed this way, draw a card.",
    ),
    (
        "Put the top 3 cards of your deck into your graveyard. You may return a Goblin from among them to your hand.",
        (
            "Put the top three cards of your deck into your graveyard. "
            "You may return a Goblin card taken from those put into the graveyard this way to your hand."
        ),
    ),
    (
        "Discard a card. If the card you discarded was a Goblin, draw a card.",
        "Discard a card. If the discarded card is a Goblin card, draw a card.",
    ),
    # lines that go on with what a spell has done
    (
        "Choose one of your creatures.\nIf you have a Goblin, that creature gets slayer this turn.",
        "Choose one of your creatures. If you have a Goblin creature, it gets slayer until the end of the turn.",
    ),
    # others, and what has no abilities
    (
        "Destroy one of your opponent's creatures. If you have a Goblin, destroy another of your opponent's creatures.",
        (
            "Destroy one of your opponent's creatures. "
            "If you have a Goblin creature, destroy one of your opponent's yet other creatures."
        ),
    ),
    (
        "When you put this creature, choose another creature and return it to its owner's hand.",
        (
            "When you put this creature into the battle zone, "
            "choose another creature in the battle zone, and return it to its owner's hand."
        ),
    ),
    (
        "Destroy all creatures that have no abilities.",
        "Destroy all creatures that have no abilities in the battle zone.",
    ),
    # one thing or another
    (
        "Choose a creature and tap or untap it.",
        "Choose a creature in the battle zone, and choose one of these: (tap it) or (untap it).",
    ),
    (
        "Destroy one of your creatures or draw a card.",
        "Choose one of these: (destroy one of your creatures) or (draw a card).",
    ),
    (
        "Draw a card or choose one of your creatures and destroy it.",
        "Choose one of these: (draw a card) or (choose one of your creatures, and destroy it).",
    ),
    # what was not done
    (
        "Discard a card from your hand. If you can't, destroy one of your creatures.",
        "Discard a card. If you do not, destroy one of your creatures.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # the same is done with both, or not
        "Choose 2 creatures and tap or untap them.",
        # with which card, if it is not added?
        "Look at the top 2 cards of your deck. Add a card from among them to your hand or put it into your mana zone.",
        # is that the creature or the discarded card?
        (
            "When you put this creature, choose one of your opponent's creatures. You may discard a card. "
            "If you do, destroy it."
        ),
        "Whenever your opponent draws a card, look at that card. You may discard a card. If you do, discard that card.",
        # which card?
        "If it's a Goblin, draw a card.",
        # the same cards would be looked at each time
        "For each of your creatures, look at the top card of your deck.",
        # no cards were revealed
        "For each card revealed this way, draw a card.",
        # a spell is no creature
        "Destroy this creature. Draw a card.",
        # which cards are the others?
        "Draw a card and put the other into your graveyard.",
        # of a total power they are destroyed, and nothing else is asked of it
        "Choose any number of your opponent's creatures that have total power 6000 or less and tap them.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
