"""Printed texts of the original and G eras of our own wording: what each phrase of print means."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

LINES = [
    # what can be tried once a turn
    (
        (
            "[AUTO](RC)[1/turn]:[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, "
            "draw a card. (Even if "
            "you do not pay the cost, this ability cannot be used for the rest of that turn)"
        ),
        "AUTO (RC) [1/Turn even unpaid]: [Soul Blast 1] When this unit attacks, draw a card.",
    ),
    (
        (
            "[AUTO](RC):[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a "
            "card. This ability "
            "cannot be used for the rest of that turn. (Even if you do not pay the cost, this ability "
            "cannot be used for "
            "the rest of that turn.)"
        ),
        "AUTO (RC) [1/Turn even unpaid]: [Soul Blast 1] When this unit attacks, draw a card.",
    ),
    # two effects of one continuous ability
    (
        "[CONT](VC):During your turn, this unit gets [Power] +2000, and all of your opponent's units cannot intercept.",
        (
            "CONT (VC): During your turn, this unit gets power +2000.\n"
            "CONT (VC): During your turn, all of your opponent's units cannot intercept."
        ),
    ),
    ("[CONT](VC):Your units cannot boost ([Boost]) this unit.", "CONT (VC): This unit cannot be boosted."),
    # legion
    ('[ACT](VC):[Legion 20000]"Red" or "Blue"(It may search for its mate once)', 'Seek Mate "Red" or "Blue".'),
    (
        "[AUTO](RC):During the turn that your vanguard [Legion], when this unit attacks, draw a card.",
        "AUTO (RC): When this unit attacks, if your vanguard came into legion this turn, draw a card.",
    ),
    (
        "[CONT](VC):During the turn where this unit [Legion], this unit gets [Power] +1000.",
        "CONT (VC): If this unit came into legion this turn, this unit gets power +1000.",
    ),
    # heads
    ("[ACT][1/turn](VC):[Soul-Blast 1] Draw a card.", "ACT (VC) [1/Turn]: [Soul Blast 1] Draw a card."),
    ("[AUTO][(RC)]:When this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    ("[AUTO](RC);When this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    (
        (
            "[CONT](Hand):While you are paying the cost for [Stride], if you have a grade 3 vanguard, this "
            "card gets grade +1."
        ),
        "CONT (hand): If you have a grade 3 vanguard, this card counts as grade +1 for the cost of Stride.",
    ),
    (
        "[ACT](Hand):[Reveal this card to your opponent, and put it on top of your deck] Draw a card.",
        "ACT (hand): [Reveal this card & put this card on top of your deck] Draw a card.",
    ),
    (
        '[CONT](RC):This unit gets [Power] +1000 for each other unit named "Wheel" on your (VC) or (RC).',
        'CONT (RC): This unit gets power +1000 for each of your other vanguards or rear-guards named "Wheel".',
    ),
    (
        '[CONT](Deck)/(Hand):This card is also regarded as "Wheel".',
        'CONT (deck/hand): This card is also named "Wheel".',
    ),
    (
        "[CONT]G zone:If this card is face up, all of your units get [Power] +1000.",
        "CONT (G zone): If this card is a face-up unit, all of your units get power +1000.",
    ),
    (
        "[AUTO](VC):When another <Kagero> rides this unit, you may [Soul-Charge] 1.",
        "AUTO (VC): When another Kagero unit rides this unit, you may Soul Charge 1.",
    ),
    # triggers
    (
        (
            "[AUTO](RC):When your opponent's rear-guard is locked due to an effect from one of your other "
            "cards, draw a card."
        ),
        "AUTO (RC): When your opponent's rear-guard is locked due to an effect of your other card, draw a card.",
    ),
    (
        "[AUTO]:When this card is put from your soul into the drop zone, draw a card.",
        "AUTO: When this card is put into the drop zone from your soul, draw a card.",
    ),
    # what is done then is done whether or not one did what one may do
    (
        (
            "[AUTO](RC):When this unit attacks, you may [Soul-Charge 1]. Then, if you have a grade 3 "
            "vanguard, draw a card."
        ),
        "AUTO (RC): When this unit attacks, you may Soul Charge 1. If you have a grade 3 vanguard, draw a card.",
    ),
    (
        (
            '[AUTO]:When your unit with "Wheel" in its card name is placed on (VC) by riding from a grade 3 '
            "unit, draw a card."
        ),
        'AUTO: When your unit with "Wheel" in its card name rides a grade 3 unit, draw a card.',
    ),
    (
        "[AUTO](VC):When this unit attacks or is attacked by a vanguard, draw a card.",
        "AUTO (VC): Either when this unit attacks or else when this unit is attacked by a vanguard, draw a card.",
    ),
    (
        "[AUTO](RC):When one of your other units is placed on (RC) from your soul, draw a card.",
        "AUTO (RC): When your other unit is placed on RC from soul, draw a card.",
    ),
    (
        "[AUTO](RC):At the beginning of the close step of the battle that your vanguard attacked, draw a card.",
        "AUTO (RC): At the end of the battle that your vanguard attacked, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When your other unit is placed on (RC), choose your vanguard, and it gets [Power] "
            "+1000 until end of "
            "turn. Then, if the unit that was placed is grade 3, draw a card."
        ),
        (
            "AUTO (RC): When your other unit is placed on RC, choose your vanguard, it gets power +1000 "
            "until end of turn, and "
            "if the placed unit is a grade 3 unit, draw a card."
        ),
    ),
]

EFFECTS = [
    (
        "put the top card of your deck into your damage zone face up.",
        "put the top card of your deck into your damage zone.",
    ),
    (
        "choose a grade 3 card from your soul, and ride it as [Rest].",
        "choose a grade 3 card from your soul, and ride it rested.",
    ),
    (
        "choose a card from your soul, and call it to the (RC) this unit is on.",
        "choose a card from your soul, and call it to the RC of this unit.",
    ),
    (
        (
            "choose a card from your opponent's drop zone, your opponent calls that card to (RC), and at "
            "the end of that turn, "
            "retire that unit."
        ),
        (
            "choose a card from your opponent's drop zone, your opponent calls it to RC, and at the end of "
            "turn, retire it."
        ),
    ),
    (
        "choose all of your units with the bloom ability, and they get [Power] +1000 until end of turn.",
        "choose every one of your units with Bloom, and they get power +1000 until end of turn.",
    ),
    (
        'choose your vanguard with "Wheel" in its card name, and that unit gets [Power] +1000 until end of turn.',
        'choose one of your vanguards with "Wheel" in their card names, and it gets power +1000 until end of turn.',
    ),
    (
        "choose a rear-guard in any fighter's back row, and lock it.",
        "choose one of any player's rear-guards in the back row, and lock it.",
    ),
    (
        "search your deck for up to one grade 1 or 2 <Kagero>, call it to (RC), and shuffle your deck.",
        "search your deck for up to one grade 1 or 2 Kagero unit, call it to RC, and shuffle your deck.",
    ),
    (
        "this unit battles all of your opponent's units in the front row in one attack until end of turn.",
        "this unit battles all of your opponent's units in the front row until end of turn.",
    ),
    (
        (
            "choose one of your units, it gets [Power] +1000 until end of turn, and at the end of that "
            "turn, retire the unit "
            "chosen with this effect."
        ),
        (
            "choose one of your units, it gets power +1000 until end of turn, and at the end of turn, "
            "retire the card chosen "
            "this way."
        ),
    ),
    (
        "this unit cannot be hit, and cannot be chosen by the effects of your opponent's cards until end of turn.",
        "this unit cannot be hit and cannot be chosen by your opponent's effects until end of turn.",
    ),
    (
        "draw a card for each of your rear-guards.",
        "draw (as many as your rear-guards) cards.",
    ),
]


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        *LINES,
        *(
            (f"[AUTO](RC):When this unit attacks, {said}", f"AUTO (RC): When this unit attacks, {read}")
            for said, read in EFFECTS
        ),
    ],
)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # what has no limit cannot be tried once
        (
            "[AUTO](RC):When this unit attacks, draw a card. (Even if you do not pay the cost, this ability "
            "cannot be used "
            "for the rest of that turn)"
        ),
        # on what does it depend what is done then: on the vanguard, or on what one did?
        (
            "[AUTO](RC):When this unit attacks, if you have a vanguard, you may [Soul-Charge 1]. Then, if you have two "
            "rear-guards, draw a card."
        ),
        # no effect of a continuous ability may be lost
        "[CONT](VC):This unit gets [Power] +2000, and your opponent is sad.",
    ],
)
def test_what_is_not_understood_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
