"""Texts of Duel Masters as people type them: short forms, capitals, marks that are left out, words of other games."""

from __future__ import annotations

import pytest

from tests.language.prints import CREATURES

TYPED = [
    ("This creature doesnt untap at the start of your turn.", "This creature can't untap at the start of a turn."),
    ("Power Attacker + 2000", "Power attacker +2000"),
    (
        "Whenever another creature you control attacks, draw a card.",
        "Whenever your other creature attacks, draw a card.",
    ),
    (
        "Whenever this creature attacks, each player sacrifices a creature.",
        "Whenever this creature attacks, each player does this: destroy one of your creatures.",
    ),
    ("Attacks each turn if able.", "This creature attacks each turn if able."),
    ("Whenever you attack with this creature, draw a card.", "Whenever this creature attacks, draw a card."),
    (
        "If this creature would die, return it to your hand instead.",
        "When this creature would be destroyed, return it to your hand instead.",
    ),
    (
        "All creatures you control get +1000 power until the end of the turn.",
        "All of your creatures get +1000 power until the end of the turn.",
    ),
    ("Other creatures you control get +1000 power.", "All of your other creatures get +1000 power."),
    ("Tap all creatures your opponent controls.", "Tap all of your opponent's creatures."),
    ("Destroy all tapped creatures your opponent controls.", "Destroy all of your opponent's tapped creatures."),
    ("Untap one creature you control.", "Untap one of your creatures."),
    ("Destroy target creature.", "Destroy a creature in the battle zone."),
    ("Destroy a blocker.", "Destroy a creature that has blocker in the battle zone."),
    (
        "Whenever this creature attacks a player, that player discards a card.",
        "Whenever this creature attacks your opponent, your opponent discards a card.",
    ),
    ("Opponent's creatures get -1000 power.", "All of your opponent's creatures get -1000 power."),
    (
        "Destroy one of your opponent's creatures that has power 5000 or higher.",
        "Destroy one of your opponent's creatures that have power 5000 or more.",
    ),
    ("Put a card from your hand to the bottom of your deck.", "Put a card from your hand on the bottom of your deck."),
    (
        "Put one of your opponent's creatures on the bottom of their deck.",
        "Put one of your opponent's creatures on the bottom of its owner's deck.",
    ),
    (
        "This creature can't attack, unless you have five or more mana.",
        ("While it is not so that (you have five or more cards in your mana zone), this creature can't attack."),
    ),
    ("Reveal your opponent's hand.", "Your opponent does this: Reveal all cards in your hand."),
    (
        "Return one of your opponent's creatures to hand.",
        "Return one of your opponent's creatures to its owner's hand.",
    ),
    (
        ("Search your deck for a creature, show it to your opponent and put it in your hand. Then shuffle your deck."),
        "Search your deck for a creature, reveal it, return it to your hand, and shuffle your deck.",
    ),
    ("Each time this creature attacks, draw a card.", "Whenever this creature attacks, draw a card."),
    ("If this creature attacks, draw a card.", "Whenever this creature attacks, draw a card."),
    (
        "As long as you have no shields, this creature gets +2000 power.",
        "While you have no shields, this creature gets +2000 power.",
    ),
    ("Put one of your creatures into graveyard.", "Put one of your creatures into your graveyard."),
    ("Evolves from one of your fire creatures", "Evolution: Put on one of your fire creatures"),
    ("Evolution from a fire creature", "Evolution: Put on one of your fire creatures"),
    ("While attacking, this creature gets 2000 power.", "While attacking, this creature gets +2000 power."),
    (
        "One of your creatures gets +2000 until the end of the turn.",
        "One of your creatures gets +2000 power until the end of the turn.",
    ),
    ("Your spells cost 1 less.", "Your spells each cost 1 less to cast. They can't cost less than 0."),
    ("Your creatures cost 1 less.", "Your creatures each cost 1 less to summon. They can't cost less than 0."),
    (
        "When this attacks, opponent's creatures can't block this turn.",
        ("Whenever this creature attacks, all of your opponent's creatures can't block until the end of the turn."),
    ),
    (
        "Return a card from opponent's graveyard to their hand.",
        "Return a card from your opponent's graveyard to its owner's hand.",
    ),
    ("Your opponent discards two random cards.", "Your opponent discards at random two cards."),
    (
        "When this attacks, at the end of turn, untap this creature.",
        "Whenever this creature attacks, after the turn, untap this creature.",
    ),
    ("At the end of your turn, you may untap this.", "At the end of your turn, you may untap this creature."),
    ("when this creature attacks draw a card", "Whenever this creature attacks, draw a card."),
    ("When this attacks you may draw a card", "Whenever this creature attacks, you may draw a card."),
    ("Whenever this Creature attacks, You may draw a card", "Whenever this creature attacks, you may draw a card."),
    (
        (
            "When this creature enters the battlezone, you may destroy 1 of your opponent's creatures "
            "with power 3000 or less"
        ),
        (
            "When you put this creature into the battle zone, you may destroy one of your opponent's "
            "creatures that have power 3000 or less."
        ),
    ),
    (
        "When this creature enters the battle zone, look at your opponent\u2019s hand",
        "When you put this creature into the battle zone, look at all cards in your opponent's hand.",
    ),
    (
        ("When this creature enters the battle zone you may choose one of your opponent's creatures and tap it"),
        (
            "When you put this creature into the battle zone, you may choose one of your opponent's "
            "creatures, and tap it."
        ),
    ),
    (
        "When this attacks, you may return a creature from your graveyard to your hand",
        "Whenever this creature attacks, you may return a creature from your graveyard to your hand.",
    ),
    ("When this dies, return it to your hand", "When this creature is destroyed, return it to your hand."),
    (
        "When this would be destroyed, return it to your hand instead",
        "When this creature would be destroyed, return it to your hand instead.",
    ),
    ("When this wins a battle, draw a card", "When this creature wins a battle, draw a card."),
    ("When this leaves the battle zone, draw 2", "When this creature leaves the battle zone, draw two cards."),
    ("When this is tapped, draw a card", "Whenever this creature becomes tapped, draw a card."),
    ("Destroy one of your opponent's untapped creatures", "Destroy one of your opponent's untapped creatures."),
    (
        "destroy an opponent's creature with 3000 power or less",
        "Destroy one of your opponent's creatures that have power 3000 or less.",
    ),
    (
        "destroy 1 creature with power 4000 or less",
        "Destroy a creature that has power 4000 or less in the battle zone.",
    ),
    ("Destroy a creature that costs 3 or less", "Destroy a creature that costs 3 or less in the battle zone."),
    (
        "Destroy all creatures with power 2000 or less",
        "Destroy all creatures that have power 2000 or less in the battle zone.",
    ),
    (
        "return up to two creatures to their owner's hands",
        "Return up to two creatures in the battle zone to their owner's hands.",
    ),
    ("Return 1 creature to its owner's hand", "Return a creature in the battle zone to its owner's hand."),
    ("Draw up to 3 cards", "Draw up to three cards."),
    ("draw three cards, then discard two cards", "Draw three cards, and discard two cards."),
    (
        "Search your deck for a spell and put it into your hand, then shuffle",
        "Search your deck for a spell, return it to your hand, and shuffle your deck.",
    ),
    (
        "Search your deck for a Dragon, reveal it, add it to your hand. Shuffle.",
        (
            "Search your deck for a card that has Dragon in its race, reveal it, return it to your "
            "hand, and shuffle your deck."
        ),
    ),
    ("Put the top 2 cards of your deck into your mana zone", "Put the top two cards of your deck into your mana zone."),
    ("Add the top card of your deck to your shields", "Add the top card of your deck to your shields face down."),
    ("Put a card from your mana zone to your hand", "Return a card from your mana zone to your hand."),
    ("Return a card from mana to hand", "Return a card from your mana zone to its owner's hand."),
    (
        "Your other Dragons get +1000 power",
        "All of your other creatures that have Dragon in their race get +1000 power.",
    ),
    ("Your Dragons have speed attacker", "All of your creatures that have Dragon in their race get speed attacker."),
    (
        "Your fire creatures cost 1 less to summon",
        "Your fire creatures each cost 1 less to summon. They can't cost less than 0.",
    ),
    ("Each of your fire creatures has double breaker", "All of your fire creatures get double breaker."),
    ("Opponent can't cast spells", "Your opponent can't cast spells."),
    ("Can't be blocked", "This creature can't be blocked."),
    ("Unblockable", "This creature can't be blocked."),
    (
        "Can't be blocked by creatures with power 3000 or less",
        "This creature can't be blocked by creatures that have power 3000 or less.",
    ),
    ("This creature cant be attacked", "This creature can't be attacked."),
    ("Can't be attacked by darkness creatures", "This creature can't be attacked by darkness creatures."),
    ("This creature can't be chosen by your opponent", "This creature can't be chosen by your opponent."),
    ("Can attack untapped light creatures", "This creature can also attack untapped light creatures."),
    (
        "+3000 power for each other fire creature you control",
        "This creature gets +3000 power for each of your other fire creatures.",
    ),
    (
        "While you have no shields, +4000 power and double breaker",
        "While you have no shields, this creature gets +4000 power and double breaker.",
    ),
    ("If you have 5+ mana, draw a card", "If you have five or more cards in your mana zone, draw a card."),
    ("if you control a Dragon, draw a card", "If you have a creature that has Dragon in its race, draw a card."),
    (
        "If your opponent has more shields than you, draw a card",
        "If you have fewer shields than your opponent, draw a card.",
    ),
    ("\u2022 Blocker\n\u2022 When this dies, draw a card", "Blocker\nWhen this creature is destroyed, draw a card."),
    ("- Blocker\n- Slayer", "Blocker\nSlayer"),
    ("[Blocker] [Slayer]", "Blocker\nSlayer"),
    ("BLOCKER\nWHEN THIS CREATURE ATTACKS, DRAW A CARD.", "Blocker\nWhenever this creature attacks, draw a card."),
    ("\u201cBlocker\u201d", "Blocker"),
    (
        "Blocker\n\nWhen you put this creature into the battle zone , you may draw a card .",
        "Blocker\nWhen you put this creature into the battle zone, you may draw a card.",
    ),
    (
        "Choose an opponent's creature. It gets -3000 power until end of turn",
        "Choose one of your opponent's creatures. It gets -3000 power until the end of the turn.",
    ),
    (
        "When this creature attacks, discard a card at random from opponent's hand",
        "Whenever this creature attacks, your opponent discards a card at random.",
    ),
    ("When you cast a spell, draw a card", "Whenever you cast a spell, draw a card."),
    (
        "Whenever you cast a spell you may untap this creature",
        "Whenever you cast a spell, you may untap this creature.",
    ),
    ("Whenever one of your other creatures dies, draw a card", "When your other creature is destroyed, draw a card."),
    ("When this creature breaks a shield, draw a card", "Whenever this creature breaks a shield, draw a card."),
]


@pytest.mark.parametrize(("typed", "meant"), TYPED)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)
