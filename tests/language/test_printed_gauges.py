"""Printed texts of Vanguard about equip and divine gauges, in our own wording."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    (
        "[AUTO](RC):When placed, you may put the top card of your deck face down as an equip gauge for this unit.",
        (
            "AUTO: When this unit is placed on RC, you may put the top card of your deck face down as an equip gauge "
            "for this unit."
        ),
    ),
    (
        (
            "[ACT](RC):Choose one of your rear-guards, and put two cards from the top of your deck face down as equip "
            "gauge for that unit. Then, that unit gets [Power] +3000 until end of turn for each of that unit's equip "
            "gauges."
        ),
        (
            "ACT (RC): Choose one of your rear-guards, put the top two cards of your deck face down as an equip gauge "
            "for it, and it gets power +3000 for each card in the equip gauge of it until end of turn."
        ),
    ),
    (
        "[AUTO](RC):When it boosts, put a card from your soul face down as a divine gauge for the boosted unit.",
        (
            "AUTO (RC): When this unit boosts, put a card from your soul face down as a divine gauge for the boosted "
            "unit."
        ),
    ),
    (
        "[ACT](RC):[COST][discard one of this unit's divine gauge], draw a card.",
        "ACT (RC): [Put a card from the divine gauge of this unit into your drop zone] Draw a card.",
    ),
    (
        "[ACT](RC):[COST][discard a card from your hand and one of this unit's divine gauge], draw a card.",
        ("ACT (RC): [Discard a card & put a card from the divine gauge of this unit into your drop zone] Draw a card."),
    ),
    (
        "[ACT](RC):[COST][discard two equip gauges], draw a card.",
        "ACT (RC): [Put two cards from your equip gauge into your drop zone] Draw a card.",
    ),
    (
        "[AUTO]:When it is retired from (RC), return up to two gauges equipped to this unit to your hand.",
        (
            "AUTO: When this unit is put into the drop zone from RC, put up to two cards from the equip gauge of this "
            "unit into your hand."
        ),
    ),
    (
        "[AUTO](RC):When it attacks, discard a gauge equipped to this unit. If you cannot, retire this unit.",
        (
            "AUTO (RC): When this unit attacks, put a card from the equip gauge of this unit into your drop zone. "
            "If you do not, retire this unit."
        ),
    ),
    (
        "[CONT](RC):If this unit has an equip gauge, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is a unit with an equip gauge, this unit gets power +3000.",
    ),
    (
        "[AUTO](VC):When it attacks, stand two of your rear-guards with three or more equip gauges each.",
        "AUTO (VC): When this unit attacks, stand two of your rear-guards with three or more cards as an equip gauge.",
    ),
    (
        "[AUTO](RC):When placed from equip gauge, draw a card.",
        "AUTO: When this unit is placed on RC from equip gauge, draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # other cards than those of a gauge are discarded from a hand
        "[ACT](RC):[COST][discard a card from your drop zone], draw a card.",
        # a cost chooses no unit to put cards under
        "[ACT](RC):[COST][put the top card of your deck face down as an equip gauge for this unit], draw a card.",
        # which gauges of several units go where
        "[ACT](RC):Move any number of gauges equipped to one of your rear-guards to one of your rear-guards.",
    ],
)
def test_what_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
