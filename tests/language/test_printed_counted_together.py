"""Printed texts of Duel Masters, in our own wording, that count two sorts and list what cards get."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints.typography import lines
from tests.language.prints import CREATURES

PAIRS = [
    # one thing after the other
    (
        "This creature gets +2000 power, blocker, and slayer.",
        "This creature gets +2000 power and blocker and slayer.",
    ),
    (
        "One of your creatures gets +2000 power, slayer and has double breaker until the end of the turn.",
        "One of your creatures gets +2000 power and slayer and double breaker until the end of the turn.",
    ),
    # a part of a name out of several
    (
        'Destroy one of your opponent\'s creatures that has "Red", "Blue" or "Green" in its name.',
        'Destroy one of your opponent\'s creatures with either "Red" or "Blue" or "Green" in its card name.',
    ),
    # costs a little above another
    (
        "Destroy one of your creatures. Then put a creature that costs 2 more than it from your hand.",
        (
            "Destroy one of your creatures, and put a creature that costs two more than it from your hand into the "
            "battle zone."
        ),
    ),
    (
        (
            "Destroy one of your creatures. Then return a creature that costs at most 1 more than the destroyed "
            "creature from your graveyard to your hand."
        ),
        (
            "Destroy one of your creatures, and return a creature that costs no more than one more than the destroyed "
            "card from your graveyard to your hand."
        ),
    ),
    # two sorts
    (
        "If your number of Humans is greater than or equal to your number of shields, this creature gets blocker.",
        "While you have no fewer (Human creatures) than (shields), this creature gets blocker.",
    ),
    # what it has done, and what it also is
    (
        "At the end of your turn, if this creature attacked, destroy this creature.",
        "At the end of your turn, if this creature has made an attack this turn, destroy this creature.",
    ),
    (
        "At the end of your turn, if no creatures attacked this turn, draw a card.",
        "At the end of your turn, if within this turn no creatures have attacked, draw a card.",
    ),
    (
        "Each of your fire creatures are also water creatures.",
        "All of your fire creatures have the water civilization.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_a_printed_text_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


def test_a_tap_ability_that_others_use_stands_on_the_next_line() -> None:
    said = "Each of your fire creatures may tap instead of attacking to use this creature's {TAP} ability:"
    assert lines(f"{said}\n{{TAP}} Draw a card.") == ['Each of your fire creatures get "tap ability: Draw a card.".']


@pytest.mark.parametrize(
    "said",
    [
        "{DOUBLE EVOLUTION BURST} (BURST)\nDraw 2 cards.\nDestroy this creature.",
        "Choose one of the following:\n-Draw 2 cards.\n-Destroy this creature.\nDouble Evolution Burst (BURST)",
    ],
)
def test_of_two_things_one_is_chosen_or_both_with_an_evolution_creature(said: str) -> None:
    reminder = "If you have an evolution creature in the battle zone, you may choose both."
    whether = "Choose one of these, or all of them if you have an evolution creature in the battle zone: "
    assert lines(said.replace("BURST)", f"{reminder})")) == [f"{whether}(draw 2 cards) or (destroy this creature)."]
