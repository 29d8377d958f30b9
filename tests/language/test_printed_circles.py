"""Printed texts of Vanguard about circles, tokens, multiples and the turn so far, in our own wording."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # circles and the markers on them
    (
        "[CONT](RC):If it is on an additional (RC), this unit gets [Power] +3000.",
        "CONT (RC): If this unit is a unit on an additional RC, this unit gets power +3000.",
    ),
    (
        "[CONT](RC):If you have an additional (RC), this unit gets [Power] +3000.",
        "CONT (RC): If your field has an additional RC, this unit gets power +3000.",
    ),
    (
        "[CONT](RC):This unit gets [Power] +3000 for each of your additional (RC).",
        "CONT (RC): This unit gets power +3000 for each (as many as your additional RC).",
    ),
    (
        (
            "[AUTO](RC):When placed, this unit gets [Power] +3000 until end of turn for each of your "
            "opponent's open (RC)."
        ),
        (
            "AUTO: When this unit is placed on RC, this unit gets power +3000 for each (as many as your "
            "opponent's open RC) until end of turn."
        ),
    ),
    (
        "[CONT](RC):During your turn, if your (VC) has two or more force markers, this unit gets [Power] +3000.",
        "CONT (RC): During your turn, if your VC has two or more Force markers, this unit gets power +3000.",
    ),
    (
        "[ACT](VC):Choose one of your rear-guards without any Cradle markers, and put a Cradle marker on it.",
        "ACT (VC): Choose one of your rear-guards without a Cradle marker, and put a Cradle marker on it.",
    ),
    (
        "[AUTO](RC):When it boosts, you may move all of your force markers to the boosted unit's circle.",
        "AUTO (RC): When this unit boosts, you may move all Force markers to the circle of the boosted unit.",
    ),
    (
        "[ACT](RC):Choose one of your units, and move all of the force marker on your circles to that unit's circle.",
        "ACT (RC): Choose one of your units, and move all Force markers to the circle of it.",
    ),
    (
        "[CONT](RC):This unit gets [Power] +3000 for each of your Force markers.",
        "CONT (RC): This unit gets power +3000 for each (as many as Force markers on your whole field).",
    ),
    (
        "[CONT](RC):If this unit's circle has a Force marker, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is a unit on a circle with a Force marker, this unit gets power +3000.",
    ),
    # the cards on a vanguard circle are more than the units there
    (
        "[CONT](RC):This unit gets [Power] +3000 for each card on your (VC).",
        "CONT (RC): This unit gets power +3000 for each of your vanguards or heart cards.",
    ),
    (
        '[ACT](RC):If you have two or more cards with "Ash" in its card name on your (VC), draw a card.',
        ('ACT (RC): If you have two or more vanguards or heart cards with "Ash" in their card names, draw a card.'),
    ),
    (
        '[ACT](RC):If you have two or more units with "Ash" in its card name on your (VC), draw a card.',
        'ACT (RC): If you have two or more vanguards with "Ash" in their card names, draw a card.',
    ),
    (
        '[CONT](RC):If you have a "Ash Hare" on your (VC), this unit gets [Power] +3000.',
        'CONT (RC): If you have a vanguard named "Ash Hare", this unit gets power +3000.',
    ),
    (
        "[ACT](RC):If you have a rear-guard with the same card name as a card on your (VC), draw a card.",
        "ACT (RC): If you have a rear-guard with the same card name as a card on your VC, draw a card.",
    ),
    (
        "[CONT](RC):If you have a G unit on your (VC), this unit gets [Power] +3000.",
        "CONT (RC): If your vanguard is a G unit, this unit gets power +3000.",
    ),
    # tokens
    (
        (
            "[AUTO](RC):When placed, call up to two plant tokens to (RC), and those plant tokens get [Power] "
            "+3000 until end of turn."
        ),
        (
            "AUTO: When this unit is placed on RC, call up to two Plant tokens to RC, and they get power "
            "+3000 until end of turn."
        ),
    ),
    (
        "[ACT](RC):[COST][Retire a plant token], draw a card.",
        "ACT (RC): [Retire one of your Plant tokens] Draw a card.",
    ),
    (
        "[CONT](RC):If you have two or more token units, this unit gets [Power] +3000.",
        "CONT (RC): If you have two or more tokens, this unit gets power +3000.",
    ),
    # multiples
    (
        (
            "[AUTO](RC):When it boosts, this unit gets [Power] +3000 until end of that battle for each grade "
            "of your vanguard."
        ),
        (
            "AUTO (RC): When this unit boosts, this unit gets power +3000 for each (the grade of your "
            "vanguard) until end of battle."
        ),
    ),
    # what happened in the turn
    (
        "[CONT](RC):If you called two or more cards from your soul this turn, this unit gets [Power] +3000.",
        "CONT (RC): If in this turn two or more of your cards were called from soul, this unit gets power +3000.",
    ),
    (
        (
            "[CONT](RC):If a rear-guard was called by your card's ability during this turn, this unit gets "
            "[Power] +3000."
        ),
        (
            "CONT (RC): If in this turn any of your rear-guards were called through your ability, this unit "
            "gets power +3000."
        ),
    ),
    (
        (
            "[CONT](RC):If one or more of your cards was put into your soul by a card's ability this turn, "
            "this unit gets [Power] +3000."
        ),
        (
            "CONT (RC): If in this turn one or more of your cards were put into soul through an ability, this "
            "unit gets power +3000."
        ),
    ),
    (  # an ability is its cost and its effect
        "[AUTO]:When retired from (RC) by your card's ability, draw a card.",
        "AUTO: When this unit is put into the drop zone from RC due to your ability, draw a card.",
    ),
    (
        "[AUTO](RC):When it [Rest] by a card's ability, draw a card.",
        "AUTO (RC): When this unit rests due to an ability, draw a card.",
    ),
    (
        "[AUTO](RC):When it [Rest] by the ability of your grade 3 vanguard, draw a card.",
        "AUTO (RC): When this unit rests due to an effect or cost of your grade 3 vanguard, draw a card.",
    ),
    (
        (
            "[CONT](RC):If your or your opponent's rear-guard was returned to hand this turn, this unit gets "
            "[Power] +3000."
        ),
        "CONT (RC): If in this turn any of any player's rear-guards were put into hand, this unit gets power +3000.",
    ),
    (
        (
            "[CONT](RC):If your opponent's card was put from the damage zone into the drop zone this turn, "
            "this unit gets [Power] +3000."
        ),
        (
            "CONT (RC): If in this turn any of your opponent's cards were put into drop from damage zone, "
            "this unit gets power +3000."
        ),
    ),
    (
        "[AUTO](RC):When placed, if you did not ride this turn, draw a card.",
        "AUTO: When this unit is placed on RC, if in this turn no of your cards were ridden, draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # whose Force markers, and where
        "[CONT](RC):If there are two Force markers, this unit gets [Power] +3000.",
        # what it says was done, it does not do
        "[AUTO](RC):When your other rear-guard is retired, you may put that retired card into your soul.",
        # a word for units that says more than where they are
        "[CONT](RC):If you have a G guardian on your (VC), this unit gets [Power] +3000.",
        "[CONT](RC):This unit gets [Power] +3000 for each G unit on your (VC).",
        # a token that nobody knows
        "[ACT](RC):[COST][Soul-Blast 1], call a pebble token to (RC).",
    ],
)
def test_what_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
