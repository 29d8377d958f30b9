"""Printed Vanguard: what is asked and paid before an ability, what pays, and where units are placed."""

import pytest

from tests.language.prints import UNITS

PAIRS = [
    # what leaves a deck goes to the drop zone of its player
    (
        "[AUTO](RC):When this unit attacks, put the top card of your opponent's deck into the drop zone.",
        "AUTO (RC): When this unit attacks, put the top card of your opponent's deck into your opponent's drop zone.",
    ),
    (
        "[AUTO](RC):When this unit attacks, choose one of your vanguards, and deal one damage.",
        "AUTO (RC): When this unit attacks, deal one damage to your vanguard.",
    ),
    (
        (
            "[ACT](VC):[Counter-Blast 2] Choose one of your opponent's rear-guards, and your opponent puts that unit "
            "on the bottom of his or her deck."
        ),
        (
            "ACT (VC): [Counter Blast 2] Choose one of your opponent's rear-guards, and put it on the bottom of your "
            "opponent's deck."
        ),
    ),
    ("[AUTO](RC):Success 20000", "Success 20000 (RC)"),
    ("[AUTO]:Revelation-(RC)(When this unit is placed, look at the top card of your deck.)", "Revelation (RC)"),
    # 8.1.1.2: with an "if" before its cost the ability cannot be played otherwise, so nothing is paid
    (
        "[ACT](RC):If you have two or more rear-guards, [COST][Soul-Blast 1], draw a card.",
        "ACT (RC) (if you have two or more rear-guards): [Soul Blast 1] Draw a card.",
    ),
    (
        (
            "[ACT](VC)[1/turn][Generation Break 2]:If your opponent has no rear-guards, [COST][Soul-Blast 1], "
            "and draw a card."
        ),
        "ACT (VC) [1/Turn] GB2 (if your opponent has no rear-guards): [Soul Blast 1] Draw a card.",
    ),
    # but an "if" behind the cost is asked when it has been paid
    (
        "[ACT](RC):[Soul-Blast 1] If you have two or more rear-guards, draw a card.",
        "ACT (RC): [Soul Blast 1] If you have two or more rear-guards, draw a card.",
    ),
    # 10.5: "when placed" names its circles, and where from
    (
        "[AUTO]:When placed on (GC) from your hand, [COST][Soul-Blast 1], and draw a card.",
        "AUTO: [Soul Blast 1] When this unit is placed on GC from hand, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if it is the third battle of that turn or more, draw a card.",
        "AUTO (RC): When this unit attacks, if the battle is the third of that turn or more, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if it is the third battle of that turn, draw a card.",
        "AUTO (RC): When this unit attacks, if the battle is the third of that turn, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, if you have a <Kagero> vanguard, and if your opponent has no "
            "rear-guards, "
            "draw a card."
        ),
        (
            "AUTO (RC): When this unit attacks, if you have a Kagero vanguard and your opponent has no rear-guards, "
            "draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, if the number of cards in your hand is less than your opponent's, "
            "draw a card."
        ),
        "AUTO (RC): When this unit attacks, if you have fewer cards in your hand than your opponent, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if your vanguard's power is 20000 or greater, draw a card.",
        "AUTO (RC): When this unit attacks, if your vanguard has power 20000 or greater, draw a card.",
    ),
    (
        "[CONT](RC):If you do not have a <Kagero> vanguard, this unit gets [Power]-2000.",
        "CONT (RC): If you have no Kagero vanguards, this unit gets power -2000.",
    ),
    # 8.5.2.4, 10.28: what a card is worth while a stride is paid for
    (
        "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +1.",
        "CONT (hand): This card counts as grade +1 for the cost of Stride.",
    ),
    (
        "[CONT](Hand):While paying the cost for [Stride], this card may be discarded as a grade 3.",
        "CONT (hand): This card counts as a grade 3 for the cost of Stride.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of turn, and at the end of "
            "that turn, retire this unit."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +2000 until end of turn, and at the end of turn, "
            "retire this unit."
        ),
    ),
    # 3.12.2: what is chosen for it is discarded
    (
        "[ACT](VC):[Soul-Blast 1] Draw two cards, choose a card from your hand, and discard it.",
        "ACT (VC): [Soul Blast 1] Draw two cards, and discard a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks or boosts, draw a card.",
        "AUTO (RC): Either when this unit attacks or else when this unit boosts, draw a card.",
    ),
    (
        "[AUTO](RC):At the end of the battle it attacked or boosted, draw a card.",
        (
            "AUTO (RC): Either at the end of the battle that this unit attacked or else at the end of the battle that "
            "this unit boosted, draw a card."
        ),
    ),
    (
        "[AUTO](RC):When your vanguard is placed, draw a card.",
        "AUTO (RC): When your vanguard is placed on VC, draw a card.",
    ),
    (
        (
            "[ACT](VC):[Soul-Blast 1] Choose up to the same number of your rear-guards as the number of cards in your "
            "soul, and stand them."
        ),
        "ACT (VC): [Soul Blast 1] Choose up to (as many as cards in your soul) of your rear-guards, and stand them.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if you have two or more <<Beast>>, draw a card.",
        "AUTO (RC): When this unit attacks, if you have two or more <Beast> units, draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)
