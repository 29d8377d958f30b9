"""Printed Duel Masters texts of our own wording, about what effects do: where cards go, which of them, how many."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError

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
            "Reveal the top three cards of your deck. Return any number Goblin creatures from among them "
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
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)
    assert not reader().doubts(printed)


@pytest.mark.parametrize(
    "printed",
    [
        # which cards are the others?
        "Draw a card and put the other into your graveyard.",
        # of a total power they are destroyed, and nothing else is asked of it
        "Choose any number of your opponent's creatures that have total power 6000 or less and tap them.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
