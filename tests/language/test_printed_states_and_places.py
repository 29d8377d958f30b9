"""Printed Vanguard texts of our own wording: states and places that a trigger or a head speaks of, exact numbers."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # the state of the unit that something happens to
    (
        "[AUTO](RC):When this unit is successful and attacks a vanguard, draw a card.",
        "AUTO (RC): When this unit attacks a vanguard, if this unit is successful, draw a card.",
    ),
    (
        (
            "[AUTO]:[Soul-Blast 1] When this engorged unit is retired from (RC), if you have a vanguard, you may pay "
            "the cost. If you do, draw a card."
        ),
        (
            "AUTO: [Soul Blast 1] When this unit is put into the drop zone from RC, if this unit is engorged and you "
            "have a vanguard, draw a card."
        ),
    ),
    # where a unit must be for its ability to be active
    (
        "[AUTO](RC) in the right column of the front row:When this unit attacks, draw a card.",
        (
            "AUTO (RC) (if this unit is a unit in your right column and this unit is a front row unit): When this unit "
            "attacks, draw a card."
        ),
    ),
    (
        "[ACT](RC) in your middle column[Generation Break 1]:[Counter-Blast 1] Draw a card.",
        "ACT (RC) GB1 (if this unit is a unit in your middle column): [Counter Blast 1] Draw a card.",
    ),
    (
        "[AUTO](RC) in the back row:When this unit attacks, draw a card.",
        "AUTO (RC) (if this unit is a back row unit): When this unit attacks, draw a card.",
    ),
    # numbers
    (
        "[CONT](VC):If the number of your rear-guards is five, this unit gets [Power] +3000.",
        "CONT (VC): If you have exactly five rear-guards, this unit gets power +3000.",
    ),
    (
        "[CONT](VC):If the number of cards in your damage zone is five, this unit gets [Power] +3000.",
        "CONT (VC): If you have exactly five cards in your damage zone, this unit gets power +3000.",
    ),
    (
        "[CONT](GC):If the number of locked cards is two or more, this unit gets [Shield] +5000.",
        "CONT (GC): If you and your opponent have two or more locked cards in total, this unit gets shield +5000.",
    ),
    (
        (
            "[AUTO]:When this unit is placed on (GC), if the number of cards in your soul is three or more, until end "
            "of that battle, this unit gets [Shield] +5000, then, if it is six or more, this unit gets [Shield] +10000."
        ),
        (
            "AUTO: When this unit is placed on GC, if you have three or more cards in your soul, this unit gets shield "
            "+5000 until end of battle, and if you have six or more cards in your soul, this unit gets shield +10000 "
            "until end of battle."
        ),
    ),
    # sentences of a continuous ability that need nothing of each other
    (
        (
            "[CONT](VC)[Generation Break 1]:If you have two rear-guards, this unit gets [Power] +2000. "
            "All of your opponent's units cannot intercept."
        ),
        (
            "CONT (VC) GB1: If you have exactly two rear-guards, this unit gets power +2000.\n"
            "CONT (VC) GB1: All of your opponent's units cannot intercept."
        ),
    ),
    (
        (
            '[CONT](RC)[Generation Break 1]:If you have a "Marron, Sage" in your soul, this unit gets [Power] +2000, '
            'and all of your other rear-guards get "[CONT](RC):Resist" and "Boost ([Boost])".'
        ),
        (
            'CONT (RC) GB1: If you have a card named "Marron, Sage" in your soul, this unit gets power +2000.\n'
            'CONT (RC) GB1: If you have a card named "Marron, Sage" in your soul, all of your other rear-guards gain '
            '"CONT (RC): This unit gains Resist." and gain Boost.'
        ),
    ),
    (
        (
            "[CONT](VC):During the battle that this unit attacks a vanguard, this unit gets [Power] +10000, and your "
            "opponent cannot intercept."
        ),
        (
            "CONT (VC): If this unit is attacking a vanguard, this unit gets power +10000.\n"
            "CONT (VC): If this unit is attacking a vanguard, all of your opponent's units cannot intercept."
        ),
    ),
    (
        (
            "[CONT](VC):During your turn, all of your rear-guards get [Power] +3000, and if you have a <Kagero> heart "
            "card, this unit gets [Power] +5000."
        ),
        (
            "CONT (VC): During your turn, all of your rear-guards get power +3000.\n"
            "CONT (VC): During your turn, if you have a Kagero heart card, this unit gets power +5000."
        ),
    ),
    # what is searched for
    (
        (
            "[AUTO](VC):When placed, choose up to two of your units, search your deck for up to one card with the same "
            "card name as each of those units, call them to separate (RC), and shuffle your deck."
        ),
        (
            "AUTO: When this unit is placed on VC, choose up to two of your units, search your deck for up to one card "
            "with the same card name as them for each of them, call them to RC, and shuffle your deck."
        ),
    ),
    # durations that are said once
    (
        (
            "[AUTO]:When this unit is placed on (RC), until end of turn, this unit gets [Power] +2000, then, if you "
            "have five rear-guards, [Soul-Charge 1], and this unit gets [Power] +3000."
        ),
        (
            "AUTO: When this unit is placed on RC, this unit gets power +2000 until end of turn, and if you have "
            "exactly five rear-guards, Soul Charge 1, and this unit gets power +3000 until end of turn."
        ),
    ),
    (
        (
            "[AUTO](RC):When your vanguard attacks, until end of that battle, that unit gets [Power] +5000, then, "
            "[COST][Counter-Blast 2], and that unit gets [Critical] +1."
        ),
        (
            "AUTO (RC): When your vanguard attacks, it gets power +5000 until end of battle, and pay [Counter Blast "
            "2]: It gets critical +1 until end of battle."
        ),
    ),
    # cards that were shown
    (
        (
            "[AUTO](RC):When placed, look at three cards from the top of your deck, put one card into your soul from "
            "among them, and put the rest into your drop zone."
        ),
        (
            "AUTO: When this unit is placed on RC, look at the top three cards of your deck, put a card from among "
            "them into your soul, and put the rest into your drop zone."
        ),
    ),
    (
        (
            "[AUTO]:When this unit is placed on (GC), reveal five cards from the top of your deck. Call all <Kagero> "
            "to (GC) at [Rest] from among them, and put the rest into your drop zone."
        ),
        (
            "AUTO: When this unit is placed on GC, reveal the top five cards of your deck. Call all Kagero units from "
            "among them to GC, and put the rest into your drop zone."
        ),
    ),
    (
        (
            "[AUTO](VC):When placed, reveal seven cards from the top of your deck, and call up to two of the revealed "
            "cards to (RC)."
        ),
        (
            "AUTO: When this unit is placed on VC, reveal the top seven cards of your deck, and call up to two cards "
            "from among them to RC."
        ),
    ),
    (
        (
            "[AUTO](RC):[Choose a grade 1 card from your hand, reveal it to your opponent, and put it on the top of "
            "your deck] When this unit attacks, you may pay the cost. If you do, draw a card."
        ),
        (
            "AUTO (RC): [Openly put a grade 1 card from your hand on top of your deck] When this unit attacks, "
            "draw a card."
        ),
    ),
    # what may be paid in two ways
    (
        (
            "[AUTO](VC/RC):If your and your opponent's vanguards have the same grade, this ability's cost may be paid "
            'with "[Soul-Blast 1]". When placed, [COST][Counter-Blast 1], and draw a card.'
        ),
        (
            "AUTO: [Either Counter Blast 1, or Soul Blast 1 if your vanguard is a unit with the same grade as your "
            "opponent's vanguard] When this unit is placed on VC or RC, draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When it attacks, [COST][Counter-Blast 1], draw a card. If you have no cards in your soul, you "
            'may pay "[Soul-Blast 1]" for this cost.'
        ),
        (
            "AUTO (RC): [Either Counter Blast 1, or Soul Blast 1 if you have no cards in your soul] When this unit "
            "attacks, draw a card."
        ),
    ),
    # what cannot be done, and is done by the opponent
    ("[CONT]:You cannot normal ride this card.", "CONT: This unit cannot be normal ridden."),
    ("[CONT]:You cannot ride this card.", "CONT: This unit cannot be ridden."),
    (
        "[CONT](Hand):This card cannot be normal called.",
        "CONT (hand): This card cannot be normal called to RC or be normal called to GC.",
    ),
    (
        (
            "[AUTO](RC):When placed, your opponent chooses one of their back row rear-guards, and moves it to an open "
            "front row (RC)."
        ),
        (
            "AUTO: When this unit is placed on RC, your opponent chooses one of your opponent's back row rear-guards, "
            "and your opponent moves it to an open RC in the front row."
        ),
    ),
    (
        "[CONT](VC):During your turn, all of your opponent's trigger effects are nullified.",
        "CONT (VC): During your turn, your opponent's trigger effects are nullified.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # the cards revealed are not all that were looked at
        (
            "[AUTO](RC):When placed, look at five cards from the top of your deck, reveal up to two grade 3 cards from "
            "among them, put one of the revealed cards into your hand, and shuffle your deck."
        ),
        # what the second sentence says is about what the first one gives, or asks for
        "[CONT](RC):This unit gets [Power] +5000. If you have a vanguard, it gets [Critical] +1.",
        "[CONT](RC):If you have a rear-guard, this unit gets [Power] +5000. If you have two or more, draw a card.",
        "[CONT](RC):During your turn, this unit gets [Power] +5000. All of your vanguards get [Power] +5000.",
        # none have been chosen
        (
            "[AUTO](RC):When placed, search your deck for up to one card with the same card name as each of those "
            "units, put it into your hand, and shuffle your deck."
        ),
    ],
)
def test_what_leaves_open_which_cards_are_meant_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)


@pytest.mark.parametrize("cost", ["Counter Blast 1 & either Counter Blast 1, or {}", "either Counter Blast 2, or {}"])
def test_what_may_be_paid_in_two_ways_is_one_card_and_the_whole_cost(cost: str) -> None:
    said = cost.format("Soul Blast 1 if you have a Kagero vanguard")
    with pytest.raises(CardTextError):
        UNITS.language().compile(f"ACT (RC): [{said}] Draw a card.")
