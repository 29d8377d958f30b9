"""Rarer print of Duel Masters with texts of our own: weapons, how cards come, what is put under others."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # weapons
    ("A creature equipped with this gets blocker.", "The equipped creature gets blocker."),
    (
        "Whenever a creature equipped with this attacks, draw a card.",
        "Whenever the equipped creature attacks, draw a card.",
    ),
    (
        (
            "Dragsolution—At the end of your turn, if the creature equipped with this is tapped, flip this dragheart "
            "to the creature side and untap it. {HYPERSPATIAL DRAGHEART}"
        ),
        (
            "Dragsolution: At the end of your turn, if the equipped creature is tapped, flip this card to its creature "
            "side, and untap it."
        ),
    ),
    # what a keyword means
    (
        (
            "Whenever this creature attacks, you may {JOKERS TORNADO}. If you do, draw a card. "
            "{JOKERS TORNADO} Return one of your other Jokers to your hand."
        ),
        (
            "Whenever this creature attacks, you may return one of your other Jokers creatures to your hand. "
            "If you do, draw a card."
        ),
    ),
    (
        'If you have 2 or more Goblins, this creature gets "escape".',
        (
            'While you have two or more Goblin creatures, this creature gets "when this creature would be destroyed, '
            'you may put one of your shields into your hand without using shield triggers instead.".'
        ),
    ),
    # how cards come
    (
        "Whenever you put this creature into the battle zone or attacks, draw a card.",
        ("Either when you put this creature into the battle zone or else whenever this creature attacks, draw a card."),
    ),
    (
        "When you put this as an evolution creature or it becomes an evolution source, you may draw a card.",
        (
            "Either when this creature comes as an evolution creature or else when this creature evolves, "
            "you may draw a card."
        ),
    ),
    (
        "When this card is put into your graveyard, if just before it was in the battle zone, draw a card.",
        "When this creature comes to your graveyard out of the battle zone, draw a card.",
    ),
    (
        "When this creature is put into your graveyard from anywhere, draw a card.",
        "When this creature comes to your graveyard, draw a card.",
    ),
    (
        "When you put this card from your hand into your mana zone, untap it.",
        "When this card comes to your mana zone out of your hand, untap this card.",
    ),
    (
        (
            "When you put this card into your mana zone, you may reveal a multicolored card in your hand to your "
            "opponent. If you do, untap this card."
        ),
        (
            "When this card comes to your mana zone, you may reveal a multicolored card from your hand. "
            "If you do, untap this card."
        ),
    ),
    (
        "During your turn, whenever your opponent puts a creature in any way except by summoning, destroy it.",
        "During your turn, when your opponent's creature comes without summoning, destroy it.",
    ),
    (
        "Whenever a card is added to your shields, draw a card.",
        "When a card comes among your shields, draw a card.",
    ),
    (
        "When you put this creature or a creature that costs 7 or more into the battle zone, draw a card.",
        (
            "Either when you put this creature into the battle zone or else when you put your creature that costs 7 or "
            "more into the battle zone, draw a card."
        ),
    ),
    ("Whenever a creature attacks, draw a card.", "Whenever any player's creature attacks, draw a card."),
    (
        "Whenever a creature attacks you, draw a card.",
        "Whenever your opponent's creature attacks you, draw a card.",
    ),
    # what happens instead
    (
        (
            "When this creature would be discarded from your hand by your opponent's spell or creature, you may put it "
            "into the battle zone instead."
        ),
        (
            "When this creature would be discarded by your opponent's spell or creature, you may put it into the "
            "battle zone instead."
        ),
    ),
    (
        "When this creature would be destroyed, you may put it under one of your Neo Creatures instead.",
        "When this creature would be destroyed, you may put it under one of your NEO creatures instead.",
    ),
    (
        (
            "During your turn, whenever your opponent would put a creature, put that creature into its owner's "
            "graveyard instead."
        ),
        (
            "When (your opponent would put a creature into the battle zone) while it is your turn, put it into its "
            "owner's graveyard instead."
        ),
    ),
    # where cards come from
    (
        "Put a Goblin from your mana zone that costs the same as or less than the number of cards in your mana zone.",
        (
            "Put a Goblin creature that costs no more than the number of (cards in your mana zone) from your mana zone "
            "into the battle zone."
        ),
    ),
    (
        "When this creature is destroyed, you may put this creature from your graveyard.",
        "When this creature is destroyed, you may put this creature from your graveyard into the battle zone.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # instead of what? it has come already
        "When this creature is put into your graveyard from anywhere, put it on the bottom of your deck instead.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
