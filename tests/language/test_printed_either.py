"""Duel Masters print with texts of our own: cards of either of two sorts, battles of chosen creatures, what else."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # either of two sorts
    ("Untap a creature or tamaseed.", "Untap an either (creature) or (tamaseed) in the battle zone."),
    (
        "Return a creature or spell that costs 3 or less from your graveyard to your hand.",
        "Return an either (creature) or (spell) likewise (that costs 3 or less) from your graveyard to your hand.",
    ),
    (
        "Return a Dragon or fire spell that costs 3 or less from your graveyard to your hand.",
        (
            "Return an either (card that has Dragon in its race) or (fire spell) likewise (that costs 3 or "
            "less) from your graveyard "
            "to your hand."
        ),
    ),
    (
        "Return a Goblin or creature that has blocker from your graveyard to your hand.",
        "Return an either (Goblin card) or (creature that has blocker) from your graveyard to your hand.",
    ),
    (
        "Return a creature that costs 3 or less or a fire spell from your graveyard to your hand.",
        "Return an either (creature that costs 3 or less) or (fire spell) from your graveyard to your hand.",
    ),
    (
        "Put a Goblin creature from your hand or your mana zone.",
        "Put a Goblin creature from your hand or mana zone into the battle zone.",
    ),
    (
        "Return all light and fire creatures to their owners' hands.",
        "Return all light or fire creatures in the battle zone to their owner's hands.",
    ),
    # several of one sort, or a single one of another
    (
        "Put up to 2 Goblins that cost 3 or less or a Dragon that costs 5 or less from your mana zone.",
        (
            "Choose one of these: (put up to two Goblin creatures that cost 3 or less from your mana zone into the "
            "battle zone) or (put a creature that has Dragon in its race that costs 5 or less from your mana zone "
            "into the battle zone)."
        ),
    ),
    (
        (
            "When you put this creature, you may return 2 spells that cost 3 or less or a creature from your graveyard "
            "to your hand."
        ),
        (
            "When you put this creature into the battle zone, you may choose one of these: (return two spells that "
            "cost 3 or less from your graveyard to your hand) or (return a creature from your graveyard to your hand)."
        ),
    ),
    (
        "Return 2 creatures or spells from your graveyard to your hand.",
        "Return two either (creatures) or (spells) from your graveyard to your hand.",
    ),
    (
        "When you put this creature, you may return a D2 Field or a creature from your graveyard to your hand.",
        (
            "When you put this creature into the battle zone, you may return an either (D-two field) or (creature) "
            "from your graveyard to your hand."
        ),
    ),
    # what is none, or not so
    ("Destroy one of your opponent's colorless creatures.", "Destroy one of your opponent's colorless creatures."),
    (
        "Destroy all non-psychic creatures that have power 3000 or less.",
        "Destroy all non-psychic creatures that have power 3000 or less in the battle zone.",
    ),
    (
        "Whenever your opponent summons a non-multicolored creature, draw a card.",
        "Whenever your opponent summons a non-multicolored creature, draw a card.",
    ),
    # otherwise
    (
        (
            "Reveal the top card of your deck. If it's a creature, put it into your hand. Otherwise, put it into "
            "your mana zone."
        ),
        (
            "Reveal the top card of your deck. "
            "If it is a creature, return it to your hand but otherwise put it into your mana zone."
        ),
    ),
    (
        (
            "Reveal the top card of your deck. If it's a creature, put it into your hand. If it's not, put it into "
            "your graveyard."
        ),
        (
            "Reveal the top card of your deck. "
            "If it is a creature, return it to your hand but otherwise put it into your graveyard."
        ),
    ),
    # battles of chosen creatures
    (
        "When you put this creature, you may choose one of your opponent's creatures, and those creatures battle.",
        ("When you put this creature into the battle zone, you may let one of your opponent's creatures battle it."),
    ),
    # which cards of those that were looked at
    (
        (
            "Look at the top 2 cards of your deck. From among them, put a spell into your hand. Put the rest into "
            "your graveyard."
        ),
        (
            "Look at the top two cards of your deck. Return a spell from among them to your hand. "
            "Put the rest into your graveyard."
        ),
    ),
    (
        (
            "Look at the top 2 cards of your deck. You may take a spell from among them, show it to your opponent, "
            "and put it into your hand."
        ),
        (
            "Look at the top two cards of your deck. Choose up to one spell from among them, reveal it, "
            "and return it to your hand."
        ),
    ),
    # hands and shields
    ("Discard a card from your opponent's hand at random.", "Your opponent discards a card at random."),
    (
        'Put one of your shields into your hand. You can\'t use the "shield trigger".',
        "Put one of your shields into your hand without using shield triggers.",
    ),
    # triggers
    ("After this creature attacks, draw a card.", "After this creature attacks, draw a card."),
    ("When you summon this creature, draw a card.", "When this creature comes by summoning, draw a card."),
    (
        "Whenever this creature attacks or blocks, draw a card.",
        "Either whenever this creature attacks or else whenever this creature blocks, draw a card.",
    ),
    (
        "When you put this creature, or when this creature is destroyed, draw a card.",
        (
            "Either when you put this creature into the battle zone or else when this creature is destroyed, "
            "draw a card."
        ),
    ),
    ("Whenever this creature untaps, draw a card.", "Whenever this creature becomes untapped, draw a card."),
    # one of three
    (
        (
            "Whenever this creature attacks, look at the top card of your deck. Shieldify it, put it into your mana "
            "zone, or put it into your hand."
        ),
        (
            "Whenever this creature attacks, look at the top card of your deck. Choose one of these: (add it to your "
            "shields face down) or (put it into your mana zone) or (return it to your hand)."
        ),
    ),
    (
        "Choose one of your opponent's creatures. Destroy it, tap it or return it to its owner's hand.",
        (
            "Choose one of your opponent's creatures. Choose one of these: (destroy it) or (tap it) or "
            "(return it to its owner's hand)."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # is the first to cost so much as well?
        "Return a Goblin or a spell that costs 3 or less from your graveyard to your hand.",
        # is the spell to be a fire spell?
        "Return a fire creature or spell from your graveyard to your hand.",
        # whoever may do it and does not: is the other done then?
        "Reveal the top card of your deck. If it's a creature, you may put it. Otherwise, put it into your hand.",
        # the card, or one of the rest?
        (
            "Look at the top 2 cards of your deck. Put one of them into your hand and the rest into your graveyard. "
            "Put that card into your mana zone."
        ),
        # which of the two that have battled?
        (
            "Choose one of your creatures and one of your opponent's creatures. Those 2 creatures battle. "
            "Tap that creature."
        ),
        # three creatures do not battle
        "When you put this creature, choose one of your opponent's creatures. Those 3 creatures battle.",
        # "that creature" is the chosen one, which does not battle itself
        (
            "Whenever one of your Goblins wins a battle, choose one of your opponent's creatures. "
            "That creature battles the chosen creature."
        ),
        # two tamaseeds as well?
        "Destroy up to 2 of your opponent's creatures or a tamaseed.",
        "Choose any number of creatures or an aura in the battle zone.",
        # are the Goblins to cost so much as well?
        "Put up to 2 Goblins or a Dragon that costs 5 or less from your mana zone.",
        # one of three, or one of two after the first?
        "Draw a card, discard a card, or destroy one of your creatures.",
        # taken from where?
        "You may take one of your opponent's creatures.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
