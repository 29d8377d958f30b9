"""Printed texts of Vanguard about what is in one place or in another, and what grows by what was put away."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # the battles of a unit in which guardians are called several at a time
    (
        (
            "[ACT](RC):[COST][Discard a card from your hand], and when your opponent would call cards from your hand "
            "to (GC) for the battle this unit attacked this turn, they must call two or more cards at the same time."
        ),
        (
            'ACT (RC): [Discard a card] This unit gains "CONT (VC/RC): If this unit is attacking, all cards in your '
            "opponent's hand must be called to GC two or more at the same time.\" until end of turn."
        ),
    ),
    (
        (
            '[ACT](RC):Choose one of your "Ash Hare", and when your opponent would call from their hand to (GC) during '
            "the battle that unit attacked this turn, they must call three or more at the same time."
        ),
        (
            'ACT (RC): Choose one of your cards named "Ash Hare", and it gains "CONT (VC/RC): If this unit is '
            "attacking, all cards in your opponent's hand must be called to GC three or more at the same time.\" until "
            "end of turn."
        ),
    ),
    (
        (
            "[CONT](RC):During the battle that it attacked a vanguard, if you have a <Ash> vanguard, when your "
            "opponent would call guardians from their hand, they must call two or more cards at the same time."
        ),
        (
            "CONT (RC): If this unit is attacking a vanguard and you have a <Ash> vanguard, all cards in your "
            "opponent's hand must be called to GC two or more at the same time."
        ),
    ),
    (
        (
            "[AUTO](VC):When it attacks, when your opponent would call units from your hand to (GC) this turn, they "
            "must call two or more at the same time."
        ),
        (
            "AUTO (VC): When this unit attacks, your opponent must call two or more cards to GC at the same time until "
            "end of turn."
        ),
    ),
    # what the opponent puts down locked
    (
        (
            "[AUTO](RC):When placed, choose up to one of your opponent's open (RC), your opponent chooses a card from "
            "their hand, and puts it on that (RC) face down as a locked card."
        ),
        (
            "AUTO: When this unit is placed on RC, your opponent puts a card from your opponent's hand on up to one "
            "open RC that you choose as a locked card."
        ),
    ),
    (
        (
            "[ACT](VC):Your opponent chooses two cards from their hand, and puts them on separate (RC) as locked "
            "cards. Then, choose one of your opponent's locked cards, and your opponent puts that card into "
            "their damage zone face down."
        ),
        (
            "ACT (VC): Your opponent puts two cards from your opponent's hand on RC as locked cards, choose one of "
            "your opponent's locked cards, and put it face down into your opponent's damage zone."
        ),
    ),
    (
        '[AUTO](RC):When placed, if you have a "Ash Hare" on your (VC) or in your soul, draw a card.',
        (
            'AUTO: When this unit is placed on RC, if either you have a vanguard named "Ash Hare", or you have a card '
            'named "Ash Hare" in your soul, draw a card.'
        ),
    ),
    (
        "[AUTO](VC/RC):When placed, or when it attacks a vanguard, draw a card.",
        (
            "AUTO (VC/RC): Either when this unit is placed on VC or RC or else when this unit attacks a vanguard, draw "
            "a card."
        ),
    ),
    (
        (
            "[AUTO](VC):When it attacks, call up to the same number of Plant tokens as the number of face-up cards in "
            "your G zone to (RC)."
        ),
        "AUTO (VC): When this unit attacks, call up to (as many as face-up cards in your G zone) Plant tokens to RC.",
    ),
    (
        '[CONT](RC):If you have three units with "Ash" in their different card names, this unit gets [Power] +3000.',
        (
            'CONT (RC): If among your units with "Ash" in their card names are three or more distinct names, this unit '
            "gets power +3000."
        ),
    ),
    (
        (
            "[AUTO](VC)[1/turn]:When your rear-guard is put into your soul, increase this unit's [Power] by the "
            "original [Power] of the card put into your soul until end of turn."
        ),
        (
            "AUTO (VC) [1/Turn]: When your rear-guard is put into the soul, this unit gets the original power of it "
            "until end of turn."
        ),
    ),
    (
        (
            "[AUTO](VC):[COST][Choose two of your rear-guards, and retire them] When this unit attacks, increase "
            "this unit's [Power] by the sum of the original [Power] of the units retired as the cost until end of that "
            "battle."
        ),
        (
            "AUTO (VC): [Retire two of your rear-guards] When this unit attacks, this unit gets the original power of "
            "the cards retired for this cost until end of battle."
        ),
    ),
    (
        "[ACT](RC):Choose one of your opponent's rear-guards, and put it on the bottom of their deck.",
        ("ACT (RC): Choose one of your opponent's rear-guards, and put it on the bottom of your opponent's deck."),
    ),
    (
        (
            "[AUTO](RC):When your other rear-guard is put into the drop zone during your end phase, call the card that "
            "was put into the drop zone to (RC)."
        ),
        "AUTO (RC): During your end phase, when your other rear-guard is put into the drop zone, call it to RC.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


def test_what_was_put_nowhere_is_not_called() -> None:
    with pytest.raises(CardTextError):
        reader().read("[AUTO](RC):When its attack hits, call the card that was put into the drop zone to (RC).")
