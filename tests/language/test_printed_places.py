"""Printed Vanguard texts of our own wording: where units are, what becomes of them, how one may guard."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

CONDITIONS = [
    ('"Long Name" is on your (VC)', 'you have a vanguard named "Long Name"'),
    ('"One" or "Two" is on your (VC) or (RC)', 'you have a vanguard or rear-guard named "One" or "Two"'),
    (
        '"One" and "Two" are on your (RC)',
        'you have a rear-guard named "One" and you have a rear-guard named "Two"',
    ),
    ('"Long Name" is in your soul', 'you have a unit named "Long Name" in your soul'),
    ("you have a grade 3 on your (VC)", "you have a grade 3 vanguard"),
    ("there is a <Rider> on your (VC)", "you have a <Rider> vanguard"),
    ("you have five cards in your damage zone", "you have exactly five cards in your damage zone"),
    (
        'you do not have another "One" in the same column as this unit',
        'you have no other cards named "One" in the same column as this unit',
    ),
    ("you do not have other rear-guards", "you have no other rear-guards"),
    ("this unit is in your front row", "this unit is a unit in the front row"),
    ("it is in the back row", "it is a unit in the back row"),
    (
        'the number of rear-guards you have with "Rex" in its card name is two or more',
        'you have two or more rear-guards with "Rex" in their card names',
    ),
    (
        "your grade 3 or greater vanguard's power is 20000 or greater",
        "your vanguard is a grade 3 or greater unit and your vanguard has power 20000 or greater",
    ),
    ("there is a locked card", "either you have a locked card, or your opponent has a locked card"),
    (
        "there is a grade 3 card in any player's drop zone",
        "either you have a grade 3 card in your drop zone, or you have a grade 3 card in your opponent's drop zone",
    ),
    (
        "there is a face down card in any player's bind zone or circle",
        (
            "either either you have a face-down card in your bind zone, or you have a face-down card in your "
            "opponent's bind zone, or either either you have a locked card, or your opponent has a locked card, or "
            "either you have a deleted unit, or your opponent has a deleted unit"
        ),
    ),
    ("your vanguard's [Critical] is 2 or more", "your vanguard has critical 2 or greater"),
    ("this unit's [Critical] is two or more", "this unit has critical 2 or greater"),
    ("its [Critical] is one or less", "it has critical 1 or less"),
    ("you went second", "you went second"),
]

THIS_TURN = [
    ("a new card was put into your damage zone this turn", "a card was put into your damage zone this turn"),
    (
        "a new card was put in your opponent's damage zone this turn",
        "a card was put into your opponent's damage zone this turn",
    ),
    ("any player's card was bound this turn", "a card was put into any player's bind zone this turn"),
    (
        "a total of three or more of any player's cards were bound this turn",
        "three or more cards were put into any player's bind zone this turn",
    ),
    (
        "a total of two or more new cards were put into any player's damage zone this turn",
        "two or more cards were put into any player's damage zone this turn",
    ),
]

WHOLE = [
    (
        (
            "[AUTO](RC):When it attacks, choose a locked card, and that card cannot be unlocked during your opponent's "
            "next end phase."
        ),
        (
            "AUTO (RC): When this unit attacks, choose one of any player's locked cards, and it cannot be unlocked in "
            "your opponent's next end phase."
        ),
    ),
    (
        "[AUTO](RC):When it attacks, you get an Imaginary Gift: Force, and put that marker on (VC).",
        "AUTO (RC): When this unit attacks, get a Force gift on your VC.",
    ),
    (
        "[AUTO](RC):When it attacks, get an Imaginary Gift: Accel.",
        "AUTO (RC): When this unit attacks, get an Accel gift.",
    ),
    (
        "[CONT](RC):All of your opponent's rear-guards in the back row of the same column as this unit cannot attack.",
        "CONT (RC): All of your opponent's rear-guards in the back row in the same column as this unit cannot attack.",
    ),
    ("[AUTO](RC):When it [Stand], draw a card.", "AUTO (RC): When this unit stands, draw a card."),
    (
        "[AUTO](RC):During your battle phase, when your unit becomes [Stand], draw a card.",
        "AUTO (RC): During your battle phase, when your unit stands, draw a card.",
    ),
    ("[AUTO]:When this unit is rode upon, draw a card.", "AUTO: When a unit rides this unit, draw a card."),
    (
        "[AUTO](GC):When placed, your opponent cannot boost until end of turn. (Current boosts are active)",
        "AUTO: When this unit is placed on GC, your opponent cannot boost until end of turn.",
    ),
    (
        "[AUTO]:When it intercepts, each player may draw a card.",
        "AUTO: When this unit intercepts, each player may draw a card.",
    ),
    (
        "[AUTO](RC):When this unit attacks, you may retire all rear-guards in the same column as this unit.",
        (
            "AUTO (RC): When this unit attacks, you may retire all of any player's rear-guards in the same column as "
            "this unit."
        ),
    ),
    (
        "[AUTO](RC):When it attacks, bind all of the rear-guards in the same column as this unit face down.",
        (
            "AUTO (RC): When this unit attacks, bind all of any player's rear-guards in the same column as this unit "
            "face down."
        ),
    ),
    (
        "[CONT](VC/RC)[Generation Break 2]:When this unit is in harmony, this unit gets [Power] +5000.",
        "CONT (VC/RC) GB2: If this unit is in harmony, this unit gets power +5000.",
    ),
    (
        (
            "[AUTO](VC/RC):During your main phase, when one of your opponent's rear-guards is put into the drop zone, "
            "draw a card."
        ),
        "AUTO (VC/RC): During your main phase, when your opponent's rear-guard is put into the drop zone, draw a card.",
    ),
    (
        "[AUTO](RC):When this unit's attack hits one of your opponent's rear-guards, [Stand] this unit.",
        "AUTO (RC): When this unit's attack hits a rear-guard, stand this unit.",
    ),
    (
        "[AUTO](RC):When your <Kagero> vanguard's attack hits one of your opponent's units, draw a card.",
        "AUTO (RC): When the attack of your Kagero vanguard hits a unit, draw a card.",
    ),
    (
        (
            "[AUTO](VC):At the end of the battle that your rear-guard's attack did not hit, [COST][Counter-Blast 1], "
            "and draw a card."
        ),
        (
            "AUTO (VC): [Counter Blast 1] At the end of the battle that your rear-guard attacked, if the attack did "
            "not hit, draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When it attacks, until end of that battle, your opponent cannot intercept, and this unit gets "
            "[Power] +3000."
        ),
        (
            "AUTO (RC): When this unit attacks, your opponent cannot intercept until end of battle, and this unit gets "
            "power +3000 until end of battle."
        ),
    ),
    (
        (
            "[AUTO](VC/RC):When your <Rider> attacks, until end of turn, your opponent cannot boost, and if you have a "
            "grade 3 vanguard, the unit that attacked gets [Power] +3000."
        ),
        (
            "AUTO (VC/RC): When your <Rider> unit attacks, your opponent cannot boost until end of turn, and if you "
            "have a grade 3 vanguard, the attacking unit gets power +3000 until end of turn."
        ),
    ),
    (
        (
            "[AUTO](RC):When it attacks, choose a column, [Rest] all of your opponent's rear-guards in that column, "
            "and they cannot [Stand] during your opponent's next stand phase."
        ),
        (
            "AUTO (RC): When this unit attacks, choose a column, rest all of your opponent's rear-guards in that "
            "column, and they do not stand in your opponent's next stand phase."
        ),
    ),
    (
        "[CONT](VC/RC):If there is a face down card in any player's bind zone or circle, this unit gets [Power] +5000.",
        (
            "CONT (VC/RC): If either either you have a face-down card in your bind zone, or you have a face-down card "
            "in your opponent's bind zone, or either either you have a locked card, or your opponent has a locked "
            "card, or either you have a deleted unit, or your opponent has a deleted unit, this unit gets power +5000."
        ),
    ),
    (
        "[CONT](VC/RC):If there is a grade 3 card in any player's drop zone, this unit gets [Power] +5000.",
        (
            "CONT (VC/RC): If either you have a grade 3 card in your drop zone, or you have a grade 3 card in your "
            "opponent's drop zone, this unit gets power +5000."
        ),
    ),
    ("[AUTO]:When it intercepts, draw a card.", "AUTO: When this unit intercepts, draw a card."),
    ("[AUTO](RC):When it is unlocked, draw a card.", "AUTO (RC): When this unit is unlocked, draw a card."),
    (
        "[AUTO](RC):When a locked card is unlocked, lock that unlocked card.",
        "AUTO (RC): When any player's locked card is unlocked, lock it.",
    ),
    (
        "[AUTO](RC):When this unit attacks, your opponent's units cannot intercept until end of that battle.",
        "AUTO (RC): When this unit attacks, all of your opponent's units cannot intercept until end of battle.",
    ),
    (
        "[AUTO](RC):When an attack by another of your <Kagero> hits a vanguard, draw a card.",
        "AUTO (RC): When the attack of your other Kagero unit hits a vanguard, draw a card.",
    ),
    (
        "[AUTO]:When put into your soul during your turn, draw a card.",
        "AUTO: During your turn, when this unit is put into the soul, draw a card.",
    ),
    (
        '[AUTO](RC):At the end of the battle it boosted "Old Kiln", draw a card.',
        'AUTO (RC): At the end of the battle that this unit boosted a unit named "Old Kiln", draw a card.',
    ),
    (
        "[ACT](RC)[1/turn]:Put up to two cards from your drop zone on the bottom of the deck in any order.",
        "ACT (RC) [1/Turn]: Put up to two cards from your drop zone on the bottom of your deck in any order.",
    ),
    (
        "[AUTO](RC):When this unit attacks, choose up to two locked cards, and unlock them.",
        "AUTO (RC): When this unit attacks, choose up to two of any player's locked cards, and unlock them.",
    ),
    (
        "[ACT](RC):[Rest] this unit] Choose one of any players' rear-guards, it gets [Power] +3000 until end of turn.",
        "ACT (RC): [Rest this unit] Choose one of any player's rear-guards, it gets power +3000 until end of turn.",
    ),
    (
        "[AUTO](RC):When it attacks, this unit gets [Power] +5000 until end of that battle for each locked card.",
        (
            "AUTO (RC): When this unit attacks, this unit gets power +5000 for each of any player's locked cards "
            "until end of battle."
        ),
    ),
    (
        '[CONT](RC):If you have a grade 3 vanguard, this unit gets "Boost", and can intercept from the back row.',
        "CONT (RC): If you have a grade 3 vanguard, this unit gains Boost and may also intercept from the back row.",
    ),
    (
        "[CONT](RC):If you have a grade 3 vanguard, your opponent cannot intercept.",
        "CONT (RC): If you have a grade 3 vanguard, all of your opponent's units cannot intercept.",
    ),
    (
        (
            "[AUTO](RC):When it attacks, until end of that battle, this unit gets [Power] +1000, and your opponent "
            "cannot intercept."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +1000 until end of battle, and your opponent "
            "cannot intercept until end of battle."
        ),
    ),
    (
        (
            "[AUTO](RC):When it attacks, until end of that battle, when your opponent would call cards from your "
            "hand to (GC), they must call two or more at the same time."
        ),
        (
            "AUTO (RC): When this unit attacks, your opponent must call two or more cards to GC at the same time until "
            "end of battle."
        ),
    ),
    (
        (
            "[CONT](RC):If you have three or more rear-guards, when your opponent would call a guardian from hand, "
            "they must call three or more at the same time."
        ),
        (
            "CONT (RC): If you have three or more rear-guards, all cards in your opponent's hand must be called to GC "
            "three or more at the same time."
        ),
    ),
    # heads as they are printed now and then
    ("[ACT][Drop Zone]:[Discard a card from your hand] Draw a card.", "ACT (drop): [Discard a card] Draw a card."),
    ("[AUTO](VC)When this unit attacks, draw a card.", "AUTO (VC): When this unit attacks, draw a card."),
    (
        "[AUTO](VC)Homare:[Soul-Blast 1] When this unit attacks, draw a card.",
        "Homare - AUTO (VC): [Soul Blast 1] When this unit attacks, draw a card.",
    ),
    (
        "[AUTO](RC):When put from (RC) into soul, draw a card.",
        "AUTO (RC): When this unit is put into the soul from RC, draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), CONDITIONS + THIS_TURN)
def test_where_units_are_is_asked(printed: str, meant: str) -> None:
    said = f"AUTO (RC): When this unit attacks, if {meant}, draw a card."
    read = reader().read(f"[AUTO](RC):When this unit attacks, if {printed}, draw a card.")
    assert reader().told(read) == reader().told(language().compile(said))


@pytest.mark.parametrize(("printed", "meant"), WHOLE)
def test_what_becomes_of_units_is_read(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "[AUTO](RC):When this unit attacks, choose a rear-guard, and retire it.",
        "[AUTO](RC):When this unit attacks, if there is a rear-guard, draw a card.",
        "[AUTO](RC):When it attacks, if there is a grade 3 card in any player's drop zone or circle, draw a card.",
        "[AUTO](RC):When this unit attacks, retire all of the rear-guards.",
        "[AUTO](RC):When this unit attacks, retire all rear-guards in the back row.",
        "[AUTO](RC):When this unit attacks, if you have a guardian on your (VC), draw a card.",
    ],
)
def test_cards_of_which_it_is_not_said_whose_or_where_they_are_are_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
