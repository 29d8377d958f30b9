"""Print of Vanguard in another order, with words left out, and of cards spoken of before; the texts are our own."""

from __future__ import annotations

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # whose hand or zone it is goes without saying: its owner's
    (
        "[ACT](RC):Choose one of your opponent's rear-guards, and return it to hand.",
        "ACT (RC): Choose one of your opponent's rear-guards, and put it into its owner's hand.",
    ),
    (
        "[ACT](VC):Return all of your opponent's rear-guards to hand.",
        "ACT (VC): Put all of your opponent's rear-guards into their owner's hand.",
    ),
    (
        "[ACT](VC):Choose a card from your opponent's bind zone, and put it into the drop zone.",
        "ACT (VC): Choose a card from your opponent's bind zone, and put it into its owner's drop zone.",
    ),
    # what the opponent has is something else than what stands before it
    (
        '[ACT](VC):If you have a unit with "Owl" in its card name and your opponent has a locked card, draw a card.',
        'ACT (VC): If you have a unit with "Owl" in its card name and your opponent has a locked card, draw a card.',
    ),
    (
        '[AUTO](VC):When placed, choose a card with "Owl" from your hand, and call it to (RC).',
        (
            'AUTO: When this unit is placed on VC, choose a card with "Owl" in its card name from your hand, '
            "and call it to RC."
        ),
    ),
    (
        "[AUTO](RC):When your unit attacks a vanguard, and your vanguard is [Legion], [Soul-Charge 1].",
        "AUTO (RC): When your unit attacks a vanguard, if your vanguard is in legion, Soul Charge 1.",
    ),
    (
        (
            "[AUTO](VC/RC):When placed, call up to one Plant token to (RC). If this unit is on (VC), call up to"
            " two Plant tokens instead of one."
        ),
        (
            "AUTO: When this unit is placed on VC or RC, if this unit is a vanguard, call up to two Plant "
            "tokens to RC but otherwise call up to one Plant token to RC."
        ),
    ),
    (
        (
            '[ACT](Drop zone):[Choose a unit named "Elm" and a unit named "Ash" from your (RC), and put them '
            "into your soul] Return this card to your hand."
        ),
        (
            'ACT (drop): [Put one of your rear-guards named "Elm" into your soul & put one of your rear-guards '
            'named "Ash" into your soul] Put this card into your hand.'
        ),
    ),
    (
        "[AUTO](RC):When it boosts, if the boosted unit's [Power] is 20000 or greater, draw a card.",
        "AUTO (RC): When this unit boosts, if the boosted unit has power 20000 or greater, draw a card.",
    ),
    (
        (
            "[AUTO](VC):When this unit attacks a vanguard, if this unit's battle opponent's [Power] is 12000 or"
            " greater, draw a card."
        ),
        ("AUTO (VC): When this unit attacks a vanguard, if the attacked unit has power 12000 or greater, draw a card."),
    ),
    (
        (
            "[AUTO](VC):When your rear-guard attacks, reveal any number of cards from your hand with the same "
            "card name as the attacking unit, and that unit gets [Power] +10000 until end of turn for each card"
            " revealed."
        ),
        (
            "AUTO (VC): When your rear-guard attacks, reveal any number of cards with the same card name as the "
            "attacking unit from your hand, and the attacking unit gets power +10000 for each (as many as the "
            "cards revealed this way) until end of turn."
        ),
    ),
    (
        "[AUTO](RC):When your vanguard is placed, if that vanguard is grade 3 or greater, draw a card.",
        (
            "AUTO (RC): When your vanguard is placed on VC, if the placed unit is a grade 3 or greater unit, "
            "draw a card."
        ),
    ),
    (
        (
            "[AUTO](VC):When placed, search your deck for up to one card with the same card name as one of your"
            " units, call it to (RC), and shuffle your deck."
        ),
        (
            "AUTO: When this unit is placed on VC, search your deck for up to one card with the same card name "
            "as any of (your units), call it to RC, and shuffle your deck."
        ),
    ),
    (
        (
            "[AUTO]:When this unit intercepts, choose one of your opponent's rear-guards not attacking or "
            "boosting, and retire it."
        ),
        (
            "AUTO: When this unit intercepts, choose one of your opponent's rear-guards that are not (a card "
            "that is attacking) that are not (a card that is boosting), and retire it."
        ),
    ),
    (
        "[AUTO](RC):When it attacks, [COST][retire a rear-guard in another column], and draw a card.",
        "AUTO (RC): [Retire one of your rear-guards in another column] When this unit attacks, draw a card.",
    ),
    (
        '[AUTO]:When your unit with "Owl" in its card name rides this unit, draw a card.',
        'AUTO: When a unit with "Owl" in its card name rides this unit, draw a card.',
    ),
    (
        (
            "[AUTO](VC):When it attacks, choose one of your opponent's rear-guards with the lowest [Power], and"
            " retire it."
        ),
        (
            "AUTO (VC): When this unit attacks, choose a card with the lowest power among your opponent's "
            "rear-guards, and retire it."
        ),
    ),
    (
        (
            "[AUTO]:When this unit is placed on (RC), choose one of your opponent's rear-guards, your opponent "
            "returns that unit to his or her deck, searches his or her deck for up to one card with grade -1 "
            "than that unit, calls it to (RC), and shuffles his or her deck."
        ),
        (
            "AUTO: When this unit is placed on RC, choose one of your opponent's rear-guards, and let your "
            "opponent do this: (shuffle it into your deck, search your deck for up to one card with the grade "
            "of it -1, call it to RC, and shuffle your deck)."
        ),
    ),
    # like the unit that was chosen, and not like the cards looked at
    (
        (
            "[ACT](VC):[Counter-Blast 1] Choose one of your units, look at seven cards from the top of your deck, "
            "search for up to one card with the same card name as that unit from among them, call it to (RC), and "
            "shuffle your deck."
        ),
        (
            "ACT (VC): [Counter Blast 1] Choose one of your units, look at the top seven cards of your deck, choose up "
            "to one card with the same card name as the card chosen this way from among them, call it to RC, and "
            "shuffle your deck."
        ),
    ),
    (
        "[CONT](GC):If your vanguard's grade is less than your opponent's, this unit gets [Shield] +15000.",
        (
            "CONT (GC): If your vanguard is a unit with a lesser grade than your opponent's vanguard, this unit gets "
            "shield +15000."
        ),
    ),
    (
        "[ACT](RC):[COST][put a unit card from your hand into your damage zone face down], draw a card.",
        "ACT (RC): [Put a unit card from your hand face down into your damage zone] Draw a card.",
    ),
    # what else may be paid for a stride
    (
        (
            '[CONT](VC)[Generation Break 1]:You may pay "[Counter-Blast 1]" as the cost for stride of your G unit with '
            '"Owl" in its card name.'
        ),
        'CONT (VC) GB1: This unit lets you Stride a G unit with "Owl" in its card name by paying [Counter Blast 1].',
    ),
]

REFUSED = [
    (
        (
            "[ACT](VC):[Counter-Blast 1] Choose two of your units, look at seven cards from the top of your deck, "
            "search for up to one card with the same card name as that unit from among them, and put it into your hand."
        ),
        "it does not say like which card",
    ),
    (
        "[AUTO](RC):When it attacks, if that vanguard is grade 3 or greater, draw a card.",
        "no unit is placed of which it could speak",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_print_is_read_as_what_it_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(("printed", "why"), REFUSED)
def test_what_is_open_is_refused(printed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(printed)


def test_what_was_done_something_with_is_told_as_one_thing_or_several() -> None:
    does = "[Stand] this unit, and it gets drive -1 until end of turn."
    printed = f"[AUTO](VC):When it attacks, [COST][retire two rear-guards], {does}"
    told = reader().told(reader().read(printed))
    assert told.endswith("stand this unit, and it gets drive -1 until end of turn.")


def test_what_may_be_so_is_told_as_people_say_it() -> None:
    printed = "[AUTO](RC):When it attacks, you may have this unit get [Power] +3000 until end of turn."
    told = "AUTO (RC): When this unit attacks, you may have this unit get power +3000 until end of turn."
    assert reader().told(reader().read(printed)) == told


def test_what_several_units_may_get_is_told_of_them() -> None:
    told = "ACT (VC): Choose two of your rear-guards, and you may have them get power +3000 until end of turn."
    assert UNITS.language().print(UNITS.language().compile(told)) == told
