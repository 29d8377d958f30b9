"""A race by itself in printed Duel Masters: a creature in the battle zone, and elsewhere any card of the race."""

import pytest

from tests.language.prints import CREATURES

PAIRS = [
    ("Destroy one of your Goblins.", "Destroy one of your Goblin creatures."),
    ("Return a Goblin from your graveyard to your hand.", "Return a Goblin card from your graveyard to your hand."),
    (
        "Return a Goblin creature from your graveyard to your hand.",
        "Return a Goblin creature from your graveyard to your hand.",
    ),
    (
        "Whenever one of your Goblins attacks, you may discard a Goblin from your hand. If you do, draw a card.",
        "Whenever your Goblin creature attacks, you may discard a Goblin card. If you do, draw a card.",
    ),
    (
        "Draw a card, then discard a card. If the discarded card was a Goblin, draw a card.",
        "Draw a card, and discard a card. If the discarded card is a Goblin card, draw a card.",
    ),
    (
        "Put the top 2 cards of your deck into your graveyard. Then return a Dragon from your graveyard to your hand.",
        (
            "Put the top two cards of your deck into your graveyard, and return a card that has Dragon in its race "
            "from your graveyard to your hand."
        ),
    ),
    ("Untap all Goblins and Hunters in your mana zone.", "Untap all Goblin or Hunter cards in your mana zone."),
    # what comes into the battle zone is a creature
    (
        "Put a Goblin that costs 4 or less from your graveyard into the battle zone.",
        "Put a Goblin creature that costs 4 or less from your graveyard into the battle zone.",
    ),
    (
        "Reveal the top card of your deck. If it's a Goblin, you may put it into the battle zone.",
        "Reveal the top card of your deck. If it is a Goblin creature, you may put it into the battle zone.",
    ),
    (
        (
            "Search your deck. You may take a Goblin from your deck and put it into the battle zone. Then shuffle "
            "your deck."
        ),
        "Search your deck for up to one Goblin creature, put it into the battle zone, and shuffle your deck.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_a_race_by_itself_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
