"""Prices, restrictions, what has to be attacked and what happens instead in print, with texts of our own."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # prices
    (
        "Your Dragon cost 1 less to use. They can't cost 0 or less.",
        "Your cards that have Dragon in their race each cost 1 less to use. They can't cost less than 1.",
    ),
    (
        "Your Goblins cost 1 less to summon. They can't cost 0 or less.",
        "Your Goblin creatures each cost 1 less to summon. They can't cost less than 1.",
    ),
    (
        "Each turn, you may have the first Goblin you summon cost 1 less. It can't cost less than 1.",
        (
            "While you have summoned no Goblin creatures in the turn, your Goblin creatures may each cost 1 less "
            "to summon. They can't cost less than 1."
        ),
    ),
    (
        "Each turn, the first spell you cast costs 2 less to cast. It can't cost 0 or less.",
        (
            "While you have cast no spells in the turn, your spells each cost 2 less to cast. "
            "They can't cost less than 1."
        ),
    ),
    (
        "Once per turn, your Goblins may cost 1 less to summon. They can't cost 0 or less.",
        "Once a turn your Goblin creature may cost 1 less to summon. They can't cost less than 1.",
    ),
    (
        "If you have 3 or more shields, this creature costs 2 less to summon.",
        "If you have three or more shields, this costs 2 less to summon. It can't cost less than 0.",
    ),
    (
        "This creature may cost 1 less to summon for each of your spells in your graveyard. It can't cost 0 or less.",
        "This may cost 1 less to summon for each spell in your graveyard. It can't cost less than 1.",
    ),
    (
        (
            "While you are summoning this creature, you may discard a card from your hand. If you do, this creature "
            "costs up to 3 less to summon."
        ),
        "Terms: As you summon this you may do this to pay 3 less but no less than 0: Discard a card.",
    ),
    (
        "Instead of paying the cost, you may tap 3 of your water creatures to cast this spell.",
        "Terms: Instead of mana you may tap 3 of your water creatures to cast this from your hand.",
    ),
    ("Your opponent's spells cost 2 more to cast.", "Your opponent's spells each cost 2 more to cast."),
    ("Non-light creatures cost 1 more to summon.", "Each non-light creature costs 1 more to summon."),
    (
        "If you have a Goblin, your spells each cost 1 less to cast. They can't cost less than 1.",
        "While you have a Goblin creature, your spells each cost 1 less to cast. They can't cost less than 1.",
    ),
    # what is forbidden
    (
        "This creature can't attack unless you have 3 or more shields.",
        "While it is not so that (you have three or more shields), this creature can't attack.",
    ),
    (
        "This creature can't attack unless it's an evolution creature.",
        "While it is not so that (this creature is an evolution creature), this creature can't attack.",
    ),
    (
        "If you don't have 2 or more Goblins, this creature can't block.",
        "While it is not so that (you have two or more Goblin creatures), this creature can't block.",
    ),
    (
        "While this card isn't crossed with a creature, your creatures can't be blocked.",
        "While it is not so that (this gear is crossed), all of your creatures can't be blocked.",
    ),
    (
        "While you have no shields, this creature can't leave.",
        "While you have no shields, this creature can't leave the battle zone.",
    ),
    (
        "Whenever your opponent would choose a creature in the battle zone, they can't choose one of your Goblins.",
        "All of your Goblin creatures can't be chosen by your opponent.",
    ),
    (
        "Whenever your opponent would choose a creature by the effect of a spell, they can't choose this one.",
        "This creature can't be chosen by any spells.",
    ),
    (
        "Choose one of your creatures. That creature can't be attacked or chosen by your opponent this turn.",
        (
            "Choose one of your creatures. It can't be attacked and can't be chosen by your opponent "
            "until the end of the turn."
        ),
    ),
    (
        "While this creature is tapped, you can't be attacked.",
        "While this creature is tapped, all of your opponent's creatures can't attack players.",
    ),
    (
        "Until the start of your next turn, creatures that have power 3000 or less can't attack.",
        "All creatures that have power 3000 or less in the battle zone can't attack until the start of your next turn.",
    ),
    # what has to be attacked
    (
        "Whenever an opponent's creature attacks, it attacks this creature if able.",
        "This creature lures attacks by creatures.",
    ),
    (
        "While this creature is tapped, your opponent's attacking creatures must attack this creature if able.",
        "While this creature is tapped, this creature lures attacks by creatures.",
    ),
    (
        "Each of your opponent's creatures must attack this creature if able.",
        "This creature compels attacks by creatures.",
    ),
    # who has another, and what happens then
    (
        "While you have another Goblin, this creature can't be blocked.",
        "While you have another Goblin creature, this creature can't be blocked.",
    ),
    (
        "Whenever your opponent chooses this creature, draw a card.",
        "Whenever your opponent chooses this creature, draw a card.",
    ),
    (
        "When this creature or one of your other Goblins would be destroyed, put it into your mana zone instead.",
        (
            "When either (this creature would be destroyed) or else (your other Goblin creature would be destroyed), "
            "put it into your mana zone instead."
        ),
    ),
    (
        "Whenever your opponent would put a Goblin into the battle zone, put it into their graveyard instead.",
        (
            "When your opponent would put a Goblin creature into the battle zone, "
            "put it into its owner's graveyard instead."
        ),
    ),
    (
        "If your opponent has 2 shields or less, each of your Goblins gets +3000 power while battling.",
        (
            "While your opponent has two or less shields, all of your Goblin creatures get "
            '"while battling, this creature gets +3000 power.".'
        ),
    ),
    (
        "While battling, each of your other Goblins gets +3000 power.",
        'All of your other Goblin creatures get "while battling, this creature gets +3000 power.".',
    ),
    (
        "Each of your Goblins gets +3000 power while attacking.",
        'All of your Goblin creatures get "while attacking, this creature gets +3000 power.".',
    ),
    (
        (
            "When you put this creature, ignore any effects that prevent your other creatures from attacking your "
            "opponent this turn. (Effects such as summoning sickness are ignored.)"
        ),
        (
            "When you put this creature into the battle zone, all of your other creatures can attack players in spite "
            "of effects and can attack players at once until the end of the turn."
        ),
    ),
    (
        "Whenever this creature is attacked, return a shield to your hand.",
        "Whenever this creature becomes attacked, return one of your shields to your hand.",
    ),
    ("Add a shield to your hand.", "Return one of your shields to your hand."),
    ("Put a shield into your hand.", "Return one of your shields to your hand."),
    ("At the end of each turn, untap this creature.", "At the end of any turn, untap this creature."),
    (
        (
            "Whenever this creature untaps, the next spell you cast this turn costs up to 2 less. "
            "(It can't cost 0 or less.)"
        ),
        (
            "Whenever this creature becomes untapped, the next spell that you cast may cost 2 less to no less than 1 "
            "this turn."
        ),
    ),
    # a shield trigger taken away in single quotation marks is no reminder
    (
        (
            "When you put this creature, you may add a shield to your hand. "
            "(You can't use the 'shield trigger' ability of that shield.)"
        ),
        (
            "When you put this creature into the battle zone, you may put one of your shields into your hand "
            "without using shield triggers."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_print_means_what_the_card_language_says(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
    assert reader().told(language().compile(meant)) == meant


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        ("If you have a Goblin, this creature gets blocker and can't be destroyed while battling.", "only then"),
        ("When this creature evolves, if it's battling, this creature gets blocker this turn.", "only then"),
        ("This turn, your Goblins get blocker and +3000 power while battling.", "only then"),
        ("While battling, your Goblins get blocker and +3000 power.", "itself"),
        ("The creature equipped with this can't be destroyed while attacking.", "itself"),
        ("Once per turn, your Goblins may cost 1 less to use. They can't cost 0 or less.", "how such cards are used"),
        ("At the end of your turn, if you have 2 Goblins that cost 6 or more, draw a card.", "."),
        ("Until the start of your next turn, you can't be attacked.", "come later"),
        ("When you put this creature, you can't be attacked by creatures that cost 3 or less this turn.", "come later"),
        ("Doron Go- Bang Double breaker", "Bang"),
    ],
)
def test_what_print_leaves_open_is_declined(printed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(printed)
