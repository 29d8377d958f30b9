"""Attacks, prices, draws and remainders in Duel Masters' print, with texts of our own: what they mean."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # a line that means another creature than the one that the line before has chosen
    (
        (
            "Destroy one of your opponent's creatures.\n"
            "{MANA ARMS} 5: if you have 5 or more fire cards in your mana zone, tap another one of your opponent's "
            "creatures."
        ),
        (
            "Destroy one of your opponent's creatures. If you have five or more fire cards in your mana zone, tap one "
            "of your opponent's yet other creatures."
        ),
    ),
    # attacks that are stopped, or aimed at another creature
    (
        "Whenever you are attacked by a creature, you may tap this creature to stop the attack.",
        "Whenever your opponent's creature attacks you, you may tap this creature. If you do, stop the attack.",
    ),
    (
        (
            "Whenever one of your creatures is blocked, you may stop the attack. If you do, no battle happens. "
            "However, both creatures remain tapped."
        ),
        "Whenever your creature becomes blocked, you may stop the attack.",
    ),
    (
        "Whenever one of your opponent's creatures attacks, you may change the attack target to this creature.",
        "Whenever your opponent's creature attacks, you may aim the attack at this creature.",
    ),
    ("This creature's attack target can't be changed.", "This creature can't have its attack changed."),
    # effects that are ignored
    (
        "This turn, ignore any effects that would prevent your Goblins from attacking your opponent.",
        "All of your Goblin creatures can attack players in spite of effects until the end of the turn.",
    ),
    (
        "When you put this creature, ignore all effects that prevent your other Goblins from attacking this turn.",
        (
            "When you put this creature into the battle zone, all of your other Goblin creatures can attack in spite "
            "of effects until the end of the turn."
        ),
    ),
    (
        "If you have 3 or more shields, ignore effects that would prevent this creature from attacking.",
        "While you have three or more shields, this creature can attack in spite of effects.",
    ),
    (
        (
            "Choose one of your creatures in the battle zone. This turn, it gets +2000 power and you ignore any "
            "effects that would prevent that creature from attacking players."
        ),
        (
            "Choose one of your creatures. It gets +2000 power and can attack players in spite of effects "
            "until the end of the turn."
        ),
    ),
    (
        "Choose an opponent's untapped creature. Your creatures can attack it this turn as if it were tapped.",
        (
            "Choose one of your opponent's untapped creatures. It can be attacked while untapped "
            "until the end of the turn."
        ),
    ),
    ("You may put an evolution creature of any race on this creature.", "This creature can be evolved into any race."),
    (
        (
            "This turn, ignore any effects that would prevent your Goblins from attacking your opponent. (For example, "
            'ignore summoning sickness and card effects that say "This creature can\'t attack.")'
        ),
        (
            "All of your Goblin creatures can attack players in spite of effects and can attack players at once "
            "until the end of the turn."
        ),
    ),
    # shields that are broken
    (
        "Your opponent can't use the shield trigger abilities of shields broken by your Goblins.",
        "All of your Goblin creatures break shields without their shield triggers.",
    ),
    (
        (
            "When this creature attacks, players can't use shield triggers of shields that this creature breaks "
            "until the end of the turn."
        ),
        (
            "Whenever this creature attacks, this creature breaks shields without their shield triggers "
            "until the end of the turn."
        ),
    ),
    (
        "Whenever an opponent's creature would break a shield, you choose that shield instead of your opponent.",
        "You can choose the shields that are broken.",
    ),
    (
        "Whenever your opponent uses the shield trigger ability of a shield broken by this creature, draw a card.",
        "Whenever your opponent uses a card by shield trigger when this creature broke it, draw a card.",
    ),
    # prices
    (
        "This turn, the next creature you summon may cost up to 2 less. It can't cost 0 or less.",
        "The next creature that you summon may cost 2 less to no less than 1 this turn.",
    ),
    (
        "The next Goblin you summon this turn costs 2 less to summon. It can't cost less than 1.",
        "The next Goblin creature that you summon costs 2 less to no less than 1 this turn.",
    ),
    (
        "Your Goblins may each cost 1 less to summon. They can't cost less than 1.",
        "Your Goblin creatures may each cost 1 less to summon. They can't cost less than 1.",
    ),
    (
        "Your spells cost up to 2 less to cast. They can't cost 0 or less.",
        "Your spells may each cost 2 less to cast. They can't cost less than 1.",
    ),
    # draws and discards
    (
        "Whenever you discard cards during your opponent's turn, you may draw the same number of cards.",
        "During your opponent's turn, whenever you discard a card, you may draw a card.",
    ),
    (
        "Whenever your opponent discards a card, this creature gets +1000 power until the end of the turn.",
        "Whenever your opponent discards a card, this creature gets +1000 power until the end of the turn.",
    ),
    (
        (
            "Whenever your opponent draws a card except when drawing a card at the start of their turn, "
            "draw the same number of cards."
        ),
        "Whenever your opponent draws a card besides the card of the draw step, draw a card.",
    ),
    # what is left, and what is counted
    (
        "Each player chooses one of his creatures. Destroy the rest of the creatures in the battle zone.",
        "Each player does this: Choose one of your creatures. Destroy the others of creatures in the battle zone.",
    ),
    (
        "Choose an opponent's evolution creature and put the top card of that creature into its owner's hand.",
        "Choose one of your opponent's evolution creatures, and return the topmost card of it to its owner's hand.",
    ),
    (
        "This creature gets +1000 power for each civilization in your mana zone.",
        "This creature gets +1000 power for each civilization among cards in your mana zone.",
    ),
    (
        "Draw a card for each race other than Goblin you have in the battle zone.",
        "For each race besides Goblin among your cards, draw a card.",
    ),
    (
        (
            "Search your deck. For each Goblin in the battle zone, you may take a spell from your deck, show that "
            "spell to your opponent, and put it into your hand. Shuffle your deck."
        ),
        (
            "Search your deck for up to so many as (Goblin creatures in the battle zone) spells, reveal them, "
            "and return them to your hand. Shuffle your deck."
        ),
    ),
    (
        "Choose a race other than Goblin. Destroy all creatures of that race.",
        "Choose a race besides Goblin. Destroy all creatures that have the chosen race in the battle zone.",
    ),
    (
        "Destroy all creatures that have 2000 power.",
        "Destroy all creatures that have power of just 2000 in the battle zone.",
    ),
    (
        "While this creature has more than 5000 power, it can't be blocked.",
        "While this creature is a creature that has power above 5000, this creature can't be blocked.",
    ),
    # turns, and what happens to a spell
    (
        "Take an extra turn after this one. Destroy all creatures at the end of that turn.",
        "Take an extra turn at the end of which destroy all creatures in the battle zone.",
    ),
    (
        "After you cast this spell, return it to your hand instead of your graveyard.",
        "After casting, this spell goes to your hand.",
    ),
    # players
    (
        "When you put this creature, choose a player. That player shuffles their graveyard into their deck.",
        (
            "When you put this creature into the battle zone, choose a player who does this: "
            "Shuffle all cards in your graveyard into your deck."
        ),
    ),
    (
        "Choose a player. You may look at all of his shields.",
        (
            "Choose one of these: (you may look at all of your shields) "
            "or (you may look at all of your opponent's shields)."
        ),
    ),
    # how long
    (
        "Put a creature from your hand into the battle zone. That creature gets speed attacker.",
        "Put a creature from your hand into the battle zone. It gets speed attacker for good.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_print_means_what_the_card_language_says(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
    assert reader().told(language().compile(meant)) == meant


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        ("Take an extra turn after this one. You lose the game. Draw a card at the end of that turn.", "which turn"),
        ("Put a creature from your hand into the battle zone. That creature gets +1000 power.", "how long"),
        ("Put a creature from your hand into the battle zone. That creature gets blocker.", "how long"),
    ],
)
def test_what_print_leaves_open_is_declined(printed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(printed)
