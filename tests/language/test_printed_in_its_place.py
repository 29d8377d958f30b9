"""Printed Duel Masters texts of our own wording: what is done instead, by name, in a turn to come, and icons."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # one thing, or another one instead
    (
        "Draw a card. If you have a fire creature in the battle zone, draw 3 cards instead.",
        "If you have a fire creature, draw three cards but otherwise draw a card.",
    ),
    # icons
    (
        "Whenever your other (Evil Soul) creatures are destroyed, draw a card.",
        "When your other evil soul creature is destroyed, draw a card.",
    ),
    (
        "Evolution—Put on one of your (Holy Soul) creatures or one of your (Kung Fu Soul) creatures.",
        "Evolution: Put on one of your holy soul or kung fu soul creatures",
    ),
    # of whatever else has another name
    (
        'When one of your Humans is destroyed other than "Old Fern", draw a card.',
        'When your Human creature not named "Old Fern" is destroyed, draw a card.',
    ),
    (
        'You may put a fire creature from your hand other than "Old Fern" into the battle zone.',
        'You may put a fire creature not named "Old Fern" from your hand into the battle zone.',
    ),
    # a turn to come
    (
        "Whenever this creature attacks, during your opponent's next turn, they can't cast spells.",
        (
            "Whenever this creature attacks, at the start of your opponent's next turn, your opponent can't cast "
            "spells until the end of the turn."
        ),
    ),
    (
        "Choose one of your opponent's creatures. During your opponent's next turn, that creature attacks if able.",
        (
            "Choose one of your opponent's creatures. At the start of your opponent's next turn, it attacks each turn "
            "if able until the end of the turn."
        ),
    ),
    # of how many cards a creature consists
    (
        "This creature can't attack unless it consists of 3 or more cards.",
        "While it is not so that (there are two or more cards lying under this creature), this creature can't attack.",
    ),
    (
        "Choose one of your creatures in the battle zone. For each card that creature consists of, draw a card.",
        "Choose one of your creatures. For each card belonging to it, draw a card.",
    ),
    # the weakest
    (
        "Your opponent chooses one of their creatures that has the lowest power and destroys it.",
        "Your opponent chooses a weakest of your opponent's creatures, and destroy it.",
    ),
    # revolution change
    (
        (
            'Final Revolution: When you put this creature with "Revolution Change" and you haven\'t used another card '
            'named "Final Revolution" during this turn, draw a card.'
        ),
        "Final revolution: Draw a card.",
    ),
    (
        'When you put this creature with "Revolution Change", draw a card.',
        "When this creature comes by revolution change, draw a card.",
    ),
    # keywords
    (
        "Human Double Mechraid 5.",
        (
            "Look at the top six cards of your deck, use up to two Human cards that cost 5 or less from among them for "
            "no cost, and put the rest on the bottom of your deck in any order."
        ),
    ),
    (
        "When this creature attacks, unleash one of your Hyper Beast's Hyper Mode until the start of your next turn.",
        (
            "Whenever this creature attacks, one of your Hyper Beast creatures gets hyper mode until the start of your "
            "next turn."
        ),
    ),
    (
        "{SPACE CHARGE}: Multicolored (Whenever you put a card, use it.) Draw a card.",
        "When a multicolored card comes to your mana zone, you may draw a card.",
    ),
    # "it" is one card
    (
        (
            "When this creature would be destroyed, put all cards under this creature into your mana zone, then add it "
            "to your shields face down instead."
        ),
        (
            "When this creature would be destroyed, put all cards lying under this creature into your mana zone, and "
            "add this creature to your shields face down instead."
        ),
    ),
    # a shield has no other owner
    (
        "Whenever this creature would break a shield, your opponent puts it into their graveyard instead.",
        "When this creature would break a shield, put that shield into its owner's graveyard instead.",
    ),
    # what may be done is said as people say it
    (
        "{SPACE CHARGE}: Fire (Whenever you put a card, use it.) One of your creatures gets +2000 power this turn.",
        (
            "When a fire card comes to your mana zone, you may have one of your creatures get +2000 power until the "
            "end of the turn."
        ),
    ),
    # said with fewer words, which no check doubts
    ("Whenever your Humans win a battle, draw a card.", "When your Human creature wins a battle, draw a card."),
    (
        "While you have at least one other Human in the battle zone, this creature gets +1000 power.",
        "While you have another Human creature, this creature gets +1000 power.",
    ),
    ("This turn, creatures can't attack players.", "All creatures in the battle zone can't attack players this turn."),
    (
        (
            "Whenever you put a creature, return a creature that has the same race as that creature from your "
            "graveyard to your hand."
        ),
        (
            "When you put your creature into the battle zone, return a creature that has a race of it from your "
            "graveyard to your hand."
        ),
    ),
    (
        "Whenever your creatures attack your opponent and aren't blocked, you may draw a card.",
        "Whenever your creature attacks your opponent and isn't blocked, you may draw a card.",
    ),
    ("Your opponent discards all cards from their hand.", "Discard all cards in your opponent's hand."),
    # older and shorter words
    (
        "When you put this creature into the battle zone, if it wasn't summoned, shuffle it into your deck.",
        "When this creature comes without summoning, shuffle it into your deck.",
    ),
    (
        "Choose one of your opponent's creatures. That creature has 0 power until the end of the turn.",
        "Choose one of your opponent's creatures. It has fixed power 0 until the end of the turn.",
    ),
    (
        "If there are 6 or more creatures in the battle zone, destroy all of them.",
        "If there are six or more creatures in the battle zone, destroy all creatures in the battle zone.",
    ),
    (
        "Put all Humans from your graveyard.",
        "Put all Human creatures in your graveyard into the battle zone.",
    ),
    # slips
    (
        "Reveal the top card of your deck. If it's a spell, add it to your hand, otherwise put it into your mana zone.",
        (
            "Reveal the top card of your deck. If it is a spell, return it to your hand but otherwise put it into "
            "your mana zone."
        ),
    ),
    ("World breaker}", "World breaker"),
    (
        "When this creature attacks, put a put a card from your hand into your mana zone.",
        "Whenever this creature attacks, put a card from your hand into your mana zone.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # what is done instead is about the card that the first would have chosen
        "Destroy a creature. If that creature costs 3 or less, return it to your hand instead.",
        # it may be done instead of both
        "Draw a card and discard a card. If you have a fire creature in the battle zone, draw 3 cards instead.",
        "Destroy a creature. If the destroyed creature costs 3 or less, draw a card instead.",
        "You may draw a card. If you do, discard a card instead.",
        # creatures that come until then may be meant
        "During your opponent's next turn, all your opponent's creatures can't attack.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
