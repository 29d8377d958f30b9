"""Printed texts of Vanguard in further words of the V era, in our own wording: what each phrase means."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # what is done face down, and with a whole hand
    (
        "[ACT](RC):[COST][Soul-Blast 1], put the top card of your deck into your damage zone face down.",
        "ACT (RC): [Soul Blast 1] Put the top card of your deck face down into your damage zone.",
    ),
    (
        "[ACT](RC):[COST][discard all of the cards in your hand], draw a card.",
        "ACT (RC): [Discard your hand] Draw a card.",
    ),
    (
        '[ACT](RC):[COST][Soul-Blast 1]"Red Wheel"], draw a card.',
        'ACT (RC): [Soul Blast 1 - cards named "Red Wheel"] Draw a card.',
    ),
    (
        "[ACT](RC):[COST][your soul has one or more cards, and [Soul-Blast] all of your soul], draw a card.",
        "ACT (RC): [Put all cards in your soul into your drop zone] Draw a card.",
    ),
    (
        "[AUTO](RC):When it attacks, [COST][discard the top card of your deck], draw a card.",
        "AUTO (RC): [Put the top card of your deck into your drop zone] When this unit attacks, draw a card.",
    ),
    # certain battles
    (
        "[AUTO](RC):When your other unit's attack did not hit, draw a card.",
        "AUTO (RC): When the attack of your other unit does not hit, draw a card.",
    ),
    (
        "[CONT](RC):During the battle it was boosted by a <High Beast>, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is boosted by a <High Beast> unit, this unit gets power +3000.",
    ),
    (
        "[CONT](RC):During the battle it boosts, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is boosting, this unit gets power +3000.",
    ),
    (
        "[AUTO](RC):When your unit attacks, if it is the third or fourth battle of this turn, draw a card.",
        (
            "AUTO (RC): When your unit attacks, if either the battle is the third of that turn, or the "
            "battle is the fourth of that turn, draw a card."
        ),
    ),
    # when and from where it happens
    (
        "[AUTO](RC):When placed from your hand during your main phase, draw a card.",
        "AUTO: During your main phase, when this unit is placed on RC from hand, draw a card.",
    ),
    (
        "[AUTO](RC):When your other rear-guard is placed from soul, draw a card.",
        "AUTO (RC): When your other rear-guard is placed on RC from soul, draw a card.",
    ),
    (
        "[AUTO]:When this card is discarded from your hand during your turn, draw a card.",
        "AUTO: During your turn, when this card is discarded, draw a card.",
    ),
    (
        "[AUTO](RC):When your card is put from the deck into the drop zone, draw a card.",
        "AUTO (RC): When a card is put into your drop zone from deck, draw a card.",
    ),
    (
        "[AUTO](RC):When placed, draw a card, and if this unit was placed from your hand, Soul-Charge 1.",
        "AUTO: When this unit is placed on RC, draw a card, and if this unit has come from hand, Soul Charge 1.",
    ),
    (
        "[AUTO](RC):When placed, draw a card. If it was placed by your card's ability, Soul-Charge 1.",
        "AUTO: When this unit is placed on RC, draw a card. If it has come through your ability, Soul Charge 1.",
    ),
    # numbers that follow others
    (
        (
            "[AUTO](RC):When it attacks, increase or decrease this unit's power to match one of your "
            "opponent's vanguards until end of turn."
        ),
        ("AUTO (RC): When this unit attacks, let this unit match your opponent's vanguard in power until end of turn."),
    ),
    (
        (
            "[AUTO](RC):When placed, look at the same number of cards from the top of your deck as your "
            "vanguard's grade, and put them on the top of your deck in any order."
        ),
        (
            "AUTO: When this unit is placed on RC, look at the top (the grade of your vanguard) cards of "
            "your deck, and put them on top of your deck in any order."
        ),
    ),
    (
        "[CONT](RC):This unit gets [Power] +3000 for each Force marker on your circles.",
        "CONT (RC): This unit gets power +3000 for each (as many as Force markers on your whole field).",
    ),
    # both players, and what was soul charged
    (
        "[AUTO](RC):When placed, retire all of your and your opponent's other rear-guards.",
        (
            "AUTO: When this unit is placed on RC, retire both all of your other rear-guards and all of your "
            "opponent's rear-guards."
        ),
    ),
    (
        "[AUTO](RC):When placed, Soul-Charge 1. If you [Soul-Charge] a trigger unit, draw a card.",
        (
            "AUTO: When this unit is placed on RC, Soul Charge 1. If you soul charged a trigger unit this "
            "way, draw a card."
        ),
    ),
    (
        (
            "[ACT](VC):[COST][put a rear-guard into your soul], search your deck for up to one card with the "
            "same grade as the card put into your soul for this cost, call it to (RC), and shuffle your deck."
        ),
        (
            "ACT (VC): [Put one of your rear-guards into your soul] Search your deck for up to one card with "
            "the same grade as the card put into your soul for this cost, call it to RC, and shuffle your "
            "deck."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # whose vanguard
        (
            "[AUTO](RC):When it attacks, increase or decrease this unit's power to match two of your "
            "vanguards until end of turn."
        ),
        # where it is placed
        "[AUTO](RC):When your unit is placed from soul, draw a card.",
    ],
)
def test_what_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
