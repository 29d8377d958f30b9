"""Printed Vanguard texts of our own wording: units, what they do and what is done with them."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language
from tests.language.prints import UNITS

PAIRS = [
    # what was done is asked about, and done more with, whatever was done since
    (
        (
            "[AUTO](RC):When placed, call a card from your soul to (RC), and at the end of that turn, put the unit "
            "called "
            "with this effect into your soul."
        ),
        (
            "AUTO: When this unit is placed on RC, call a card from your soul to RC, and at the end of turn, put the "
            "card "
            "called this way into your soul."
        ),
    ),
    (
        (
            "[AUTO](RC):When placed, put up to one card from your drop zone into your hand, shuffle your deck, and "
            "if you "
            "put a card into your hand, discard a card from your hand."
        ),
        (
            "AUTO: When this unit is placed on RC, put up to one card from your drop zone into your hand, shuffle your "
            "deck, and if you put a card into your hand this way, discard a card."
        ),
    ),
    # 6.8.1.3: of one's own turn, whosever turn it is now
    (
        "[AUTO](RC):When this unit attacks, at the beginning of your end phase, retire this unit.",
        "AUTO (RC): When this unit attacks, at the end of your turn, retire this unit.",
    ),
    # cards that are no units
    (
        "[AUTO]:When this card is put into the drop zone from your soul, draw a card.",
        "AUTO: When this card is put into the drop zone from your soul, draw a card.",
    ),
    (
        "[AUTO]:When this card is revealed for a damage check, draw a card.",
        "AUTO: When this card is revealed by your damage check, draw a card.",
    ),
    (
        (
            '[AUTO]:When this card is discarded from your hand for the cost of calling "Great Wall" from the G zone, '
            "draw "
            "a card."
        ),
        'AUTO: When this card is discarded for the cost of a G Guardian named "Great Wall", draw a card.',
    ),
    # certain battles
    (
        "[AUTO](RC):At the beginning of the guard step of the battle that your vanguard was attacked, draw a card.",
        "AUTO (RC): At the beginning of the guard step of the battle that your vanguard is attacked, draw a card.",
    ),
    (
        (
            "[AUTO]:When placed on (GC) during the battle that your vanguard was attacked by your opponent's vanguard, "
            "draw a card."
        ),
        (
            "AUTO: When this unit is placed on GC during the battle that your vanguard is attacked by your opponent's "
            "vanguard, draw a card."
        ),
    ),
    (
        "[CONT](RC):During the battle it attacked a vanguard, this unit gets [Power] +3000.",
        "CONT (RC): If this unit is attacking a vanguard, this unit gets power +3000.",
    ),
    (
        "[CONT](RC):During the battle this unit attacked, your opponent cannot call grade 0 cards from hand to (GC).",
        "CONT (RC): If this unit is attacking, all grade 0 cards in your opponent's hand cannot be called to GC.",
    ),
    (
        '[AUTO](RC):When your vanguard with "Wheel" in its card name\'s attack hits a vanguard, draw a card.',
        'AUTO (RC): When the attack of your vanguard with "Wheel" in its card name hits a vanguard, draw a card.',
    ),
    # a duration that is said once, for both
    (
        (
            "[AUTO](RC):When this unit attacks a vanguard, until end of that battle, this unit gets [Power] +5000, "
            "and your "
            "opponent cannot call grade 0 cards from hand to (GC)."
        ),
        (
            "AUTO (RC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle, and your "
            "opponent cannot call grade 0 cards to GC until end of battle."
        ),
    ),
    # 11.10.2: the number is that of both together, and says nothing
    ('[ACT](VC):[Legion 20000]"Great Mate"(It may search for its mate once)', 'Seek Mate "Great Mate".'),
    (
        '[CONT](RC):Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less damage.',
        "CONT (RC): Your vanguard may use LB4 abilities with less damage.",
    ),
    # two sentences of one continuous ability are two abilities
    (
        (
            "[CONT](RC):During your turn, this unit gets [Power] +2000. Then, if you have three or more rear-guards, "
            "this "
            "unit gets [Power] +3000."
        ),
        (
            "CONT (RC): During your turn, this unit gets power +2000.\n"
            "CONT (RC): During your turn, if you have three or more rear-guards, this unit gets power +3000."
        ),
    ),
    (
        "[AUTO](RC):When placed, call a card from your drop zone to (RC) as [Rest].",
        "AUTO: When this unit is placed on RC, call a card from your drop zone to RC rested.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1] Retire all rear-guards of all fighters.",
        "ACT (RC): [Counter Blast 1] Retire both all of your rear-guards and all of your opponent's rear-guards.",
    ),
    (
        (
            "[ACT](VC):[Choose a card with the same card name as a unit on your (VC) from your hand, and discard it] "
            "Draw "
            "a card."
        ),
        "ACT (VC): [Discard a card with the same card name as a unit on your VC] Draw a card.",
    ),
    (
        (
            '[ACT](VC):[Counter-Blast 1] Choose up to one "Red Wheel" or "Blue Wheel" from your drop zone, and call '
            "it to "
            "(RC)."
        ),
        (
            'ACT (VC): [Counter Blast 1] Choose up to one card named "Red Wheel" or "Blue Wheel" from your drop '
            "zone, and "
            "call it to RC."
        ),
    ),
    # "one of your cards" is any card of that player, and whose effect it is decides
    (
        "[AUTO](RC):When this unit is locked due to an effect from one of your opponent's cards, draw a card.",
        "AUTO (RC): When this unit is locked due to your opponent's effect, draw a card.",
    ),
    (
        "[AUTO](RC):When placed by your card's effect, draw a card.",
        "AUTO: When this unit is placed on RC due to your effect, draw a card.",
    ),
    # only what attacks is boosted
    (
        "[AUTO](RC):When this unit attacks while boosted ([Boost]), draw a card.",
        "AUTO (RC): When this unit attacks while boosted, draw a card.",
    ),
    (
        "[AUTO]:When retired from (RC) or (GC) during your opponent's turn, draw a card.",
        "AUTO: During your opponent's turn, when this unit is put into the drop zone from RC or GC, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, look at three cards from the top of your deck, reveal up to one grade "
            "3 from among them and put it into your hand, and shuffle your deck."
        ),
        (
            "AUTO (RC): When this unit attacks, look at the top three cards of your deck, reveal up to one grade 3 "
            "unit from among them, put it into your hand, and shuffle your deck."
        ),
    ),
    # 6.8.1.3, 7.8.1.1: the beginning of the last phase or step and the end are one moment
    (
        (
            "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle, and at the "
            "beginning of the end phase of that turn, retire this unit."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +3000 until end of battle, and at the end of "
            "turn, retire this unit."
        ),
    ),
    (
        "[AUTO](RC):When this unit attacks, at the beginning of the close step of that battle, retire this unit.",
        "AUTO (RC): When this unit attacks, at the end of battle, retire this unit.",
    ),
    # both charges, not one of them
    (
        "[AUTO](RC):When this unit attacks, [Counter-Charge 1]/[Soul-Charge 1], and draw a card.",
        "AUTO (RC): When this unit attacks, Counter Charge 1, Soul Charge 1, and draw a card.",
    ),
    # "another" is never the unit itself
    (
        "[AUTO](RC):[Choose another of your <Kagero> rear-guards, and retire it] When this unit attacks, draw a card.",
        "AUTO (RC): [Retire one of your other Kagero rear-guards] When this unit attacks, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, if you have another rear-guard, draw a card.",
        "AUTO (RC): When this unit attacks, if you have another rear-guard, draw a card.",
    ),
    # others of the opponent's are other ones than those that were spoken of
    (
        (
            "[ACT](VC):[COST][Soul-Blast 1], choose two of your opponent's rear-guards, and retire all of your "
            "opponent's other rear-guards."
        ),
        (
            "ACT (VC): [Soul Blast 1] Choose two of your opponent's rear-guards, and retire all of your opponent's "
            "rear-guards other than them."
        ),
    ),
    # a keyword behind a head is had where that says, and only if its demands are met
    ("[CONT](VC/RC):Restraint (This unit cannot attack.)", "Restraint"),
    ("[CONT](VC):Restraint (This unit cannot attack.)", "CONT (VC): This unit gains Restraint."),
    ("[CONT](VC/RC)/(GC):Resist", "Resist"),
    ("[CONT](RC):Resist (This card cannot be chosen by your opponent's effects)", "CONT (RC): This unit gains Resist."),
    ("[CONT](RC)[Generation Break 1]:Resist", "CONT (RC) GB1: This unit gains Resist."),
    ("[CONT](VC):Lord", "CONT (VC): This unit gains Lord."),
    # 7.6.1.2.3: a rear-guard may make drive checks, too
    (
        "[AUTO](RC):When your drive check reveals a grade 3 card, draw a card.",
        "AUTO (RC): When the drive check of your unit reveals a grade 3 card, draw a card.",
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, choose one of your other rear-guards, and that unit and this unit get "
            "[Power]+2000 until end of that battle."
        ),
        (
            "AUTO (RC): When this unit attacks, choose one of your other rear-guards, and both it and this unit get "
            "power +2000 until end of that battle."
        ),
    ),
    (
        "[ACT](VC):[Soul-Blast 1] All of the units in your front row get [Power]+2000 until end of turn.",
        "ACT (VC): [Soul Blast 1] All of your units in the front row get power +2000 until end of turn.",
    ),
    (
        "[AUTO](RC):When this unit attacks, choose one rear-guard in your opponent's back row, and retire it.",
        "AUTO (RC): When this unit attacks, choose one of your opponent's rear-guards in the back row, and retire it.",
    ),
    (
        "[ACT](RC):[Soul-Blast 1] This unit gets [Power]+1000 until end of turn for each card in your soul.",
        "ACT (RC): [Soul Blast 1] This unit gets power +1000 for each card in your soul until end of turn.",
    ),
    (
        '[AUTO](RC):When this unit attacks, if you have a vanguard with "Ash" or "Oak" in its card name, draw a card.',
        (
            'AUTO (RC): When this unit attacks, if you have a vanguard with either "Ash" or "Oak" in its card name, '
            "draw a card."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("if it is the third battle of that turn, draw", "if the battle is the third of that turn or more, draw"),
        ("if you have another rear-guard, draw", "if you have a rear-guard, draw"),
        (
            "if the number of your rear-guards is more than your opponent's, draw",
            "if you have fewer rear-guards than your opponent, draw",
        ),
    ],
)
def test_what_print_does_not_mean(printed: str, meant: str) -> None:
    read = reader().read(f"[AUTO](RC):When this unit attacks, {printed} a card.")
    assert reader().told(read) != reader().told(
        language().compile(f"AUTO (RC): When this unit attacks, {meant} a card.")
    )
