"""Printed Duel Masters texts of our own wording: own costs, parts of names, and what does not untap."""

import pytest

from tests.language.prints import CREATURES

HELD = "It can't untap at the start of a turn until the end of your opponent's next turn."


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "This creature costs 1 less to summon for each of your Dragonoids. It can't cost less than 2.",
            "This costs 1 less to summon for each of your Dragonoid creatures. It can't cost less than 2.",
        ),
        (
            "For each fire card in your graveyard, this creature costs 1 less to summon. It can't cost 0 or less.",
            "This costs 1 less to summon for each fire card in your graveyard. It can't cost less than 1.",
        ),
        (
            "While you have 2 shields or less, this spell costs 3 less to cast. It can't cost 0 or less.",
            "If you have two or less shields, this costs 3 less to cast. It can't cost less than 1.",
        ),
        (
            'If you have a creature that has "Brim" in its name, draw a card.',
            'If you have a creature with "Brim" in its card name, draw a card.',
        ),
        (
            (
                "Choose one of your opponent's creatures in the battle zone and tap it. That creature doesn't untap at "
                "the start of your opponent's next turn."
            ),
            f"Choose one of your opponent's creatures, and tap it. {HELD}",
        ),
        (
            (
                "Choose one of your opponent's creatures and tap it. At the start of your opponent's next turn, that "
                "creature doesn't untap."
            ),
            f"Choose one of your opponent's creatures, and tap it. {HELD}",
        ),
        (
            "When this creature is destroyed, you may put a 'Brim, of Many' from your mana zone into the battle zone.",
            (
                "When this creature is destroyed, "
                'you may put a card named "Brim, of Many" from your mana zone into the battle zone.'
            ),
        ),
        (
            (
                "Choose 2 creatures in the battle zone and return them to their owners' hands. "
                "Then put a creature that has 'blocker' from your hand into the battle zone."
            ),
            (
                "Choose two creatures in the battle zone, return them to their owner's hands, "
                "and put a creature that has blocker from your hand into the battle zone."
            ),
        ),
        (
            "When this creature is destroyed during your opponent's turn, draw a card.",
            "During your opponent's turn, when this creature is destroyed, draw a card.",
        ),
        (
            "If you and your opponent have a total of 6 or less shields, this creature gets +2000 power.",
            "While you and your opponent have six or less shields in total, this creature gets +2000 power.",
        ),
        ("This creature doesn't untap at the start of your turn.", "This creature can't untap at the start of a turn."),
    ],
)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
