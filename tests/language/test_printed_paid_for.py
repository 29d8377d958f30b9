"""Duel Masters print with texts of our own: what is put without paying for it, and what waits for the next turn."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # 601.1d: what is paid for is not meant
    (
        "Whenever your opponent puts a creature into the battle zone for no cost, tap it.",
        "When your opponent's creature comes without being paid for, tap it.",
    ),
    (
        "During your opponent's turn, whenever your opponent puts a creature without paying its cost, tap it.",
        "During your opponent's turn, when your opponent's creature comes without being paid for, tap it.",
    ),
    (
        "Whenever your opponent would put a creature for no cost, put it into its owner's mana zone instead.",
        (
            "When your opponent would put a creature into the battle zone without paying for it, put it into its "
            "owner's mana zone instead."
        ),
    ),
    (
        (
            "ZERO: At the end of your opponent's turn, if your opponent put a creature into the battle zone for no "
            "cost, you may put this creature from your hand into the battle zone for no cost."
        ),
        (
            "From your hand: At the end of your opponent's turn, you may put this creature into the battle zone if "
            "your opponent has put a creature without paying for it this turn."
        ),
    ),
    # what a text puts there costs nothing in any case
    (
        "Whenever this creature attacks, you may put a creature from your hand into the battle zone for no cost.",
        "Whenever this creature attacks, you may put a creature from your hand into the battle zone.",
    ),
    # 601.1a: another price, if something is so
    (
        "If you have 5 or more cards in your graveyard, you may pay {D2} to summon this creature.",
        "Terms: You may pay darkness 2 to summon this from your hand if you have five or more cards in your graveyard.",
    ),
    (
        (
            "If you have 4 or more cards in your mana zone, you may pay Fire 2: to summon this creature. If you do, "
            "destroy this creature at the end of the turn, then draw a card."
        ),
        (
            "Terms: You may pay fire 2 to summon this from your hand if you have four or more cards in your mana zone. "
            "If you do, after the turn, destroy this creature, and draw a card."
        ),
    ),
    # 104.2: who would win makes the other one lose
    (
        "When you would lose the game or your opponent would win the game, destroy this creature instead.",
        "When you would lose the game, destroy this creature instead.",
    ),
    (
        "This creature is put tapped and doesn't untap at the start of your turn.",
        "This creature enters the battle zone tapped.\nThis creature can't untap at the start of a turn.",
    ),
    (
        "This creature can only attack if you have 3 or more cards in your hand.",
        "While it is not so that (you have three or more cards in your hand), this creature can't attack.",
    ),
    # 501.2a: once, as the next turn begins
    (
        (
            "When you put this creature, shieldify the top card of your deck. At the start of your next turn, put one "
            "of your shields into your graveyard."
        ),
        (
            "When you put this creature into the battle zone, add the top card of your deck to your shields face down. "
            "At the start of your next turn, put one of your shields into your graveyard."
        ),
    ),
    (
        (
            "At the start of your next turn, return 2 of your shields to your hand. You can't use the \"shield "
            'trigger" abilities of those shields.'
        ),
        "At the start of your next turn, put two of your shields into your hand without using shield triggers.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


def test_what_was_put_for_nothing_is_asked_when_it_comes_and_not_from_then_on() -> None:
    (ability,) = reader().read("Whenever your opponent puts an element for no cost, draw a card.")
    assert reader().told((ability,)) == "When your opponent's element comes without being paid for, draw a card."


def test_spells_for_no_cost_are_not_taken_for_all_spells() -> None:
    with pytest.raises(CardTextError, match="no"):
        reader().read("Whenever your opponent casts a spell for no cost, draw a card.")


AFTER_CASTING = [
    (
        "You and your opponent play Gachinko Judge. If you win, after you cast this spell, return it to your hand "
        "instead of your graveyard."
    ),
    "You may tap one of your creatures. If you do, after you cast this spell, put it into your hand instead.",
]


@pytest.mark.parametrize("printed", AFTER_CASTING)
def test_a_spell_that_goes_elsewhere_if_something_is_so_goes_there_only_then(printed: str) -> None:
    (ability,) = reader().read(printed)
    assert reader().told((ability,)).endswith(", afterwards this spell goes to your hand instead.")
    assert not reader().doubts(printed)


def test_a_spell_that_goes_elsewhere_in_any_case_has_that_as_an_ability() -> None:
    CREATURES.assert_means(
        "After you cast this spell, put it into your hand instead of your graveyard.",
        "After casting, this spell goes to your hand.",
    )
