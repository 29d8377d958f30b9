"""Newer print of Duel Masters with texts of our own: costs that are compared, first times, totals, what cannot be."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # what several cards may cost together
    (
        (
            "Discard a card from your hand. Then choose up to 2 of your opponent's creatures that have total cost the "
            "same as or less than the discarded card and tap them."
        ),
        (
            "Discard a card, choose up to two of your opponent's creatures of total cost no more than the discarded "
            "card, and tap them."
        ),
    ),
    (
        (
            "When you put this creature, choose any number of your opponent's creatures that have total cost the same "
            "as or less than the number of cards in your graveyard and tap them."
        ),
        (
            "When you put this creature into the battle zone, choose any number of your opponent's creatures of total "
            "cost no more than the number of (cards in your graveyard), and tap them."
        ),
    ),
    # numbers that are chosen, which costs are compared with
    (
        (
            "When you put this creature, choose a number. Return all your opponent's creatures that cost the "
            "same as that number to their owner's hand."
        ),
        (
            "When you put this creature into the battle zone, choose a number that is 99 or less. Return all of"
            " your opponent's creatures that cost the chosen number to their owner's hands."
        ),
    ),
    (
        "Choose a number of 6 or less. Destroy all creatures that cost the same as the chosen number.",
        ("Choose a number that is 6 or less. Destroy all creatures that cost the chosen number in the battle zone."),
    ),
    (
        (
            "Whenever this creature attacks, choose a number. Until the start of your next turn, your opponent "
            "can't cast spells that cost the same as that number and your opponent's creatures that cost the "
            "same can't attack or block."
        ),
        (
            "Whenever this creature attacks, choose a number that is 99 or less. Your opponent can't cast any "
            "spells that cost the chosen number until the start of your next turn. All of your opponent's "
            "creatures that cost the chosen number can't attack or block until the start of your next turn."
        ),
    ),
    (
        (
            "Choose a number. Then look at your opponent's hand. For each card that costs the same as the "
            "chosen number, draw a card."
        ),
        (
            "Choose a number that is 99 or less, and look at all cards in your opponent's hand. For each card "
            "that costs the chosen number in your opponent's hand, draw a card."
        ),
    ),
    # what is cast from the hand when a creature attacks
    *[
        (
            f"Revolution 0 Trigger\u2014Whenever a creature attacks{you}, if you have no shields, {cast}.",
            f"From your hand: Whenever a creature attacks{you}, {cast} if you have no shields.",
        )
        for you in ("", " you")
        for cast in ("you may cast this spell for no cost",)
    ],
    (
        (
            "{CRYSTAL CHARGER} (After you cast this spell, put it into your mana zone face down instead of your "
            "graveyard.)"
        ),
        "After casting, this spell goes to your mana zone facing down.",
    ),
    # costs beside those of other cards, and beside numbers
    (
        (
            "When you put this creature, destroy one of your opponent's creatures that costs the same as or less "
            "than this creature."
        ),
        (
            "When you put this creature into the battle zone, destroy one of your opponent's creatures that cost "
            "no more than this creature."
        ),
    ),
    (
        (
            "Whenever your opponent puts a creature, you may put a creature that costs less than that creature "
            "from your hand."
        ),
        (
            "When your opponent's creature enters the battle zone, you may put a creature that costs less "
            "than it from your hand into the battle zone."
        ),
    ),
    (
        (
            "Discard a card from your hand. Return a creature that costs the same as the discarded card from your "
            "graveyard to your hand."
        ),
        "Discard a card. Return a creature that costs the same as the discarded card from your graveyard to your hand.",
    ),
    (
        (
            "Destroy one of your creatures. Put a creature that costs more than the destroyed creature from your "
            "graveyard into the battle zone."
        ),
        (
            "Destroy one of your creatures. Put a creature that costs more than the destroyed card from your "
            "graveyard into the battle zone."
        ),
    ),
    (
        "Destroy all creatures that cost less than the number of cards in your mana zone.",
        "Destroy all creatures that cost less than the number of (cards in your mana zone) in the battle zone.",
    ),
    (
        "Destroy one of your opponent's creatures that costs the same as or less than the number of your Goblins.",
        ("Destroy one of your opponent's creatures that cost no more than the number of (your Goblin creatures)."),
    ),
    (
        "Choose any number of your opponent's creatures that have total cost 6 or less and tap them.",
        "Choose any number of your opponent's creatures of total cost 6 or less, and tap them.",
    ),
    (
        "Return up to 2 Goblins that have total cost 7 or less from your graveyard to your hand.",
        "Return up to two Goblin cards from your graveyard of total cost 7 or less to your hand.",
    ),
    # together
    (
        "If you have a total of 6 or more Goblins in the battle zone or your mana zone, draw a card.",
        "If you have six or more Goblin creatures in total with Goblin cards in your mana zone, draw a card.",
    ),
    (
        "If you have a total of 6 or more spells in your graveyard and mana zone, draw a card.",
        "If you have six or more spells in your graveyard in total with spells in your mana zone, draw a card.",
    ),
    # first times
    (
        "Each turn, when this creature attacks for the first time, untap it.",
        "The first time in each turn: Whenever this creature attacks, untap it.",
    ),
    (
        "Each turn, you may untap this creature the first time it's tapped.",
        "The first time in each turn: Whenever this creature becomes tapped, you may untap this creature.",
    ),
    (
        "Each turn, the first time this creature wins a battle, draw a card.",
        "The first time in each turn: When this creature wins a battle, draw a card.",
    ),
    (
        "Each turn, the first time one of your creatures attacks, draw a card.",
        "Whenever your creature attacks, if it is the first attack this turn, draw a card.",
    ),
    (
        "Each turn, whenever you cast a spell for the first time, draw a card.",
        "The first time in each turn: Whenever you cast a spell, draw a card.",
    ),
    (
        "Each turn, the first time one of your opponent's creatures is destroyed that turn, untap this creature.",
        "The first time in each turn: When your opponent's creature is destroyed, untap this creature.",
    ),
    (
        "During your turn, the first time you use a non-creature card, you may draw a card.",
        "The first time in each turn: During your turn, whenever you use a non-creature card, you may draw a card.",
    ),
    (
        "Once per turn, whenever you cast a spell, you may draw a card.",
        "Once a turn: Whenever you cast a spell, you may draw a card.",
    ),
    # what is said of a player speaks of no card; a card of the mana zone may be untapped
    (
        "Choose one of your opponent's creatures. Your opponent can't cast spells this turn. Destroy it.",
        (
            "Choose one of your opponent's creatures. Your opponent can't cast spells until the end of the turn. "
            "Destroy it."
        ),
    ),
    (
        "Put the top card of your deck into your mana zone. If it's a creature, untap it.",
        "Put the top card of your deck into your mana zone. If it is a creature, untap it.",
    ),
    # what happens to a creature, of nobody: to one of either player
    (
        "Whenever a creature is destroyed, draw a card.",
        "When any player's creature is destroyed, draw a card.",
    ),
    (
        "Whenever a creature leaves the battle zone, draw a card.",
        "When any player's creature leaves the battle zone, draw a card.",
    ),
    (
        "Whenever a creature blocks, destroy it.",
        "Whenever any player's creature blocks, destroy it.",
    ),
    (
        "Whenever a creature wins a battle, draw a card.",
        "When any player's creature wins a battle, draw a card.",
    ),
    (
        "Whenever a Dragon becomes tapped, draw a card.",
        "Whenever any player's creature that has Dragon in its race becomes tapped, draw a card.",
    ),
    (
        "If a creature would be destroyed, return it to its owner's hand instead.",
        "When any player's creature would be destroyed, return it to its owner's hand instead.",
    ),
    (
        "If a creature would leave the battle zone, put it into its owner's mana zone instead.",
        "When any player's creature would leave the battle zone, put it into its owner's mana zone instead.",
    ),
    # in other words
    (
        'Your creatures have "Whenever this creature attacks, draw a card."',
        'All of your creatures get "Whenever this creature attacks, draw a card.".',
    ),
    (
        "If you would draw a card, draw two cards instead.",
        "When you would draw a card, draw two cards instead.",
    ),
    (
        "Whenever this creature attacks, if your opponent has more creatures than you, draw a card.",
        "Whenever this creature attacks, if you have fewer creatures than your opponent, draw a card.",
    ),
    (
        "While there are no cards in your hand, this creature can't be blocked.",
        "While you have no cards in your hand, this creature can't be blocked.",
    ),
    (
        "Your opponent discards 2 cards at random.",
        "Your opponent discards at random two cards.",
    ),
    (
        "Discard any number of cards, then draw that many cards.",
        "Discard any number of cards, and draw that many cards.",
    ),
    # what is summoned from another zone is in the battle zone then
    (
        "You may summon a creature from your graveyard for no cost. It gets +1000 power until the end of the turn.",
        "You may summon a creature from your graveyard for no cost. It gets +1000 power until the end of the turn.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # nothing was discarded
        "Return a creature that costs less than the discarded card from your graveyard to your hand.",
        # in each of the two zones, or together?
        "If you have 6 or more Goblins in the battle zone or your mana zone, draw a card.",
        # no number was chosen, or it is not of all
        "Destroy all creatures that cost the same as that number.",
        "Choose a number between 1 and 5. Destroy all creatures that cost the same as that number.",
        # that is no effect on what lies in the battle zone
        "Cards in your opponent's graveyard can't leave.",
        "Your shields can't leave.",
        "Your castles can't leave.",
        # what lies under a card is in the battle zone, and is not used from there
        "Whenever this creature attacks, you may put a creature under this creature into the battle zone.",
        "Whenever this creature attacks, you may cast a spell under this creature for no cost.",
        # a card elsewhere is not destroyed, and gets no power
        "Choose one of your opponent's creatures. Untap all cards in your mana zone. Destroy that creature.",
        "Choose one of your opponent's creatures. Put the top card of your deck into your mana zone. Destroy it.",
        "Choose one of your opponent's creatures. Cast a spell from your hand for no cost. Destroy that creature.",
        "Whenever this creature attacks, your opponent discards a card. Untap it.",
        "Whenever one of your creatures attacks, discard a card. It gets +1000 power until the end of the turn.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
