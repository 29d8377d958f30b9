"""Printed Duel Masters, as the first sets say it: comparisons, what players cannot do, how many, and when in a turn."""

import pytest

from tests.language.prints import CREATURES

PAIRS = [
    # comparisons
    (
        (
            "Put the top card of your deck into your graveyard. If it's a creature, destroy one of your "
            "opponent's creatures that has less power than the revealed creature."
        ),
        (
            "Put the top card of your deck into your graveyard. If it is a creature, destroy one of your "
            "opponent's creatures that have lower power than it."
        ),
    ),
    (
        (
            "Choose a creature in your mana zone. Return all creatures that have that name from your mana zone "
            "to your hand."
        ),
        (
            "Choose a creature from your mana zone. Return all creatures that have the same name as it in your "
            "mana zone to your hand."
        ),
    ),
    (
        (
            "You may destroy one of your creatures. If you do, choose a creature in your hand that costs the "
            "same as or less than the number of cards in your mana zone and put it into the battle zone."
        ),
        (
            "You may destroy one of your creatures. If you do, choose a creature that costs no more than the "
            "number of (cards in your mana zone) from your hand, and put it into the battle zone."
        ),
    ),
    (
        "When a creature that has more power than this creature is put into the battle zone, draw a card.",
        ("When any player's creature that has more power than this creature enters the battle zone, draw a card."),
    ),
    (
        "Each of your creatures in the battle zone that can attack creatures gets +1000 power this turn.",
        "All of your creatures that can attack creatures get +1000 power until the end of the turn.",
    ),
    (
        (
            "At the start of each of your opponent's turns, your opponent chooses one of his creatures in the "
            "battle zone that can attack. That creature attacks that turn if able."
        ),
        (
            "At the start of your opponent's turn, your opponent chooses one of your opponent's creatures that "
            "can attack. It attacks each turn if able until the end of the turn."
        ),
    ),
    (
        "Each of your creatures in the battle zone that has silent skill has slayer.",
        "All of your creatures that have silent skill get slayer.",
    ),
    (
        "Creatures that have double breaker can't attack on the turn they are put into the battle zone.",
        "All creatures that have double breaker that are new in the battle zone can't attack.",
    ),
    # what players cannot do
    ("Players can't cast spells other than water spells.", "Both players can't cast any non-water spells."),
    (
        "Players can't summon creatures other than fire creatures or cast spells other than fire spells.",
        "Both players can't summon any non-fire creatures and can't cast any non-fire spells.",
    ),
    (
        "Players can't use the shield trigger abilities of water cards.",
        "Both players can't use shield triggers of any water cards.",
    ),
    (
        "No one may use the shield trigger abilities of fire spells.",
        "Both players can't use shield triggers of any fire spells.",
    ),
    (
        "Until the start of your next turn, your opponent can't put cards from his hand into his mana zone.",
        "Your opponent can't put cards from the hand into the mana zone until the start of your next turn.",
    ),
    ("This creature is put into the battle zone tapped.", "This creature enters the battle zone tapped."),
    (
        "Your opponent's fire creatures are put into the battle zone tapped.",
        "Your opponent can't put untapped any fire creatures.",
    ),
    (
        "Evolution creatures are put into the battle zone tapped.",
        "Both players can't put untapped any evolution creatures.",
    ),
    (
        "You can summon this creature only if you have no shields.",
        "You can summon this creature only if you have no shields.",
    ),
    (
        "When this creature loses a battle against a fire creature, this creature isn't destroyed.",
        "This creature isn't destroyed by losing battles against fire creatures.",
    ),
    # what others do
    (
        (
            "Whenever another creature is put into the battle zone, that creature's owner chooses a card from "
            "his mana zone and puts it into their graveyard."
        ),
        (
            "When any player's other creature enters the battle zone, the owner of it does this: Choose a "
            "card from your mana zone, and put it into your graveyard."
        ),
    ),
    (
        (
            "When you put this creature into the battle zone, your opponent may choose one of his creatures in "
            "the battle zone and return it to its owner's hand. If he does, draw a card."
        ),
        (
            "When you put this creature into the battle zone, your opponent does this: You may choose one of "
            "your creatures, and return it to its owner's hand. If you do, draw a card."
        ),
    ),
    (
        (
            "You may destroy a creature. If you do, its owner reveals cards from the top of his deck until he "
            "reveals a fire creature. He puts that creature into the battle zone and puts the rest of those "
            "cards into his graveyard."
        ),
        (
            "You may destroy a creature in the battle zone. If you do, the owner of it does this: Reveal cards "
            "from the top of your deck until you reveal a fire creature, put it into the battle zone, and put "
            "the rest into your graveyard."
        ),
    ),
    # several abilities on a line, and what is done instead of the line before
    (
        (
            'Wave striker (While 2 or more other creatures have "wave striker," this creature has its Wave '
            "striker abilities.) : This creature gets +1000 power. : When this creature is destroyed, draw a "
            "card."
        ),
        ("Wave striker: This creature gets +1000 power.\nWave striker: When this creature is destroyed, draw a card."),
    ),
    (
        "Evolution—Put on one of your Goblins. Double breaker (This creature breaks 2 shields.)",
        "Evolution: Put on one of your Goblin creatures\nDouble breaker",
    ),
    (
        (
            "Destroy one of your opponent's creatures that has power 1000 or less.\n$metamorph Instead of a "
            "creature that has power 1000 or less, destroy one of your opponent's creatures that has power 5000 "
            "or less."
        ),
        (
            "If metamorph, destroy one of your opponent's creatures that have power 5000 or less but otherwise "
            "destroy one of your opponent's creatures that have power 1000 or less."
        ),
    ),
    # how many
    (
        (
            'While this creature has power 9000 or more, it has "triple breaker" instead of "double breaker." '
            "(It breaks 3 shields)"
        ),
        (
            "While this creature is a creature that has power 9000 or more, this creature has triple breaker "
            "instead of double breaker."
        ),
    ),
    (
        ("When you put this creature into the battle zone, draw cards equal to the number of cards in your mana zone."),
        "When you put this creature into the battle zone, draw so many as (cards in your mana zone) cards.",
    ),
    (
        (
            "Choose an opponent's creature in the battle zone that has power 2000 or less. Then, for each spell "
            'named "Echo" in each graveyard, you may choose another opponent\'s creature in the battle zone that '
            "has power 2000 or less. Destroy all those creatures."
        ),
        (
            'Choose one or as many more as there are (spells named "Echo" in either player\'s graveyard) of your '
            "opponent's creatures that have power 2000 or less. Destroy them."
        ),
    ),
    (
        (
            "Each player puts all the cards from his mana zone into his hand and, at the same time, puts all the "
            "cards from his hand into his mana zone tapped."
        ),
        "Each player does this: Switch your mana zone with your hand so that the mana comes tapped.",
    ),
    # in this turn
    (
        ("At the end of each of your turns, if this creature broke any shields that turn, return it to your hand."),
        ("At the end of your turn, if this creature has broken shields this turn, return this creature to your hand."),
    ),
    (
        ("Choose one of your creatures in the battle zone. Whenever that creature wins a battle this turn, untap it."),
        (
            'Choose one of your creatures. It gets "when this creature wins a battle, untap it." until the end '
            "of the turn."
        ),
    ),
    (
        "Whenever any of your Goblins would be destroyed this turn, return it to your hand instead.",
        ("From now on this turn, when your Goblin creature would be destroyed, return it to your hand instead."),
    ),
    (
        (
            "During your opponent's turn, if this creature would be discarded from your hand, put it into the "
            "battle zone instead."
        ),
        ("When this creature would be discarded during your opponent's turn, put it into the battle zone instead."),
    ),
    (
        ("Gravity Zero—If a player has 8 or more cards in their hand, you may summon this creature for no cost."),
        (
            "G-zero: Either you have eight or more cards in your hand, or your opponent has eight or more cards "
            "in your opponent's hand"
        ),
    ),
    # attacks, draws, names, the opponent's deck
    (
        "This creature can attack only creatures that have blocker.",
        "This creature can attack only creatures that have blocker.",
    ),
    (
        (
            "Choose a race. This turn, each creature of that race can attack untapped creatures and can't be "
            "blocked while attacking a creature."
        ),
        (
            "Choose a race. All creatures that have the chosen race in the battle zone can attack untapped "
            'creatures and get "while attacking a creature, this creature can\'t be blocked." until the end of '
            "the turn."
        ),
    ),
    (
        "When this creature evolves, while battling, this creature gets +3000 power this turn.",
        (
            'When this creature evolves, this creature gets "while battling, this creature gets +3000 power." until '
            "the end of the turn."
        ),
    ),
    (
        "Until the start of your next turn, your Goblins get +3000 power while battling.",
        (
            'All of your Goblin creatures get "while battling, this creature gets +3000 power." until the start of '
            "your next turn."
        ),
    ),
    (
        "If you have a Goblin, each of your creatures gets +3000 power while attacking until the end of the turn.",
        (
            'If you have a Goblin creature, all of your creatures get "while attacking, this creature gets +3000 '
            'power." until the end of the turn.'
        ),
    ),
    (
        "During your opponent's turn, this creature gets +3000 power while battling.",
        "While it is your opponent's turn and battling, this creature gets +3000 power.",
    ),
    (
        "Put all non-light creatures in the battle zone into their owner's shields face down.",
        "Add all non-light creatures in the battle zone to your shields face down.",
    ),
    (
        "Choose one of your opponent's creatures and put it into its owner's shield zone face down.",
        "Choose one of your opponent's creatures, and add it to your shields face down.",
    ),
    # keywords in square brackets, and options on one line
    (
        "[Double breaker] When this creature attacks, draw a card.",
        "Double breaker\nWhenever this creature attacks, draw a card.",
    ),
    ("[Blocker]\nThis creature can't attack.", "Blocker\nThis creature can't attack."),
    (
        "Choose one of the following.:► Draw a card.:► Discard a card.",
        "Choose one of these: (draw a card) or (discard a card).",
    ),
    ("Your opponent's creatures block if able.", "All of your opponent's creatures block if able."),
    (
        "Twinpact cards in your mana zone are considered to be cards of every civilization.",
        "All twinpact cards in your mana zone have all civilizations.",
    ),
    (
        "When you draw cards at the start of your turn, draw up to 3 additional cards.",
        "Whenever you draw the card of the draw step, draw up to three cards.",
    ),
    (
        (
            "When you put this creature into the battle zone, name a card. Reveal the top card of your deck. If "
            "it's the chosen card, put it into your hand. If it isn't, put it into your mana zone."
        ),
        (
            "When you put this creature into the battle zone, choose a card name. Reveal the top card of your "
            "deck. If it is a card that has the chosen name, return it to your hand but otherwise put it into "
            "your mana zone."
        ),
    ),
    (
        (
            "Search your opponent's deck. Take up to 2 cards from his deck and put them into his graveyard. Then "
            "your opponent shuffles his deck."
        ),
        (
            "Search your opponent's deck for up to two cards, put them into their owner's graveyard, and shuffle "
            "your opponent's deck."
        ),
    ),
    ("Your opponent can't tap this creature.", "This creature can't be tapped by your opponent."),
    (
        "Accelerator: When this creature attacks for the first time in a turn, untap it after the attack.",
        ("Accelerator: The first time in each turn: Whenever this creature attacks, after the attack, untap it."),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_of_limits_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
