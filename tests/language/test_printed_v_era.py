"""Printed Vanguard texts in the grammar of the V era, in our own wording: what each phrase means."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # a unit that pays is one of the player's own
    (
        "[ACT](RC):[COST][retire a rear-guard], draw a card.",
        "ACT (RC): [Retire one of your rear-guards] Draw a card.",
    ),
    (
        "[ACT](VC):[COST][Counter-Blast 1 & bind another rear-guard], and draw a card.",
        "ACT (VC): [Counter Blast 1 & bind one of your other rear-guards] Draw a card.",
    ),
    (
        "[ACT](VC):[COST][rest two rear-guards in the same column as this unit], draw a card.",
        "ACT (VC): [Rest two of your rear-guards in the same column as this unit] Draw a card.",
    ),
    (
        (
            "[AUTO](RC):When it attacks, [COST][put one other grade 2 or greater rear-guard into your soul], "
            "draw a card."
        ),
        (
            "AUTO (RC): [Put one of your other grade 2 or greater rear-guards into your soul] When this unit "
            "attacks, draw a card."
        ),
    ),
    # a cost in the middle of an effect
    (
        (
            "[AUTO](RC):When placed, draw a card. Then, [COST][Counter-Blast 1], and this unit gets [Power] "
            "+5000 until end of turn."
        ),
        (
            "AUTO: When this unit is placed on RC, draw a card, and pay [Counter Blast 1]: This unit gets "
            "power +5000 until end of turn."
        ),
    ),
    (
        (
            "[ACT](VC):[COST][Soul-Blast 1], draw a card. If you have five rear-guards, [COST][retire a "
            "rear-guard], and draw a card."
        ),
        (
            "ACT (VC): [Soul Blast 1] Draw a card. If you have exactly five rear-guards, pay [retire one of "
            "your rear-guards]: Draw a card."
        ),
    ),
    # so much instead of so much
    (
        (
            "[AUTO](RC):When it attacks, this unit gets [Power] +3000 until end of that battle. If your soul "
            "has three or more cards, it gets [Power] +8000 instead of +3000."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +3000 until end of battle. If you have "
            "three or more cards in your soul, this unit gets power +8000 instead of +3000 until end of "
            "battle."
        ),
    ),
    (
        (
            "[AUTO](RC):When placed, choose one of your rear-guards, and it gets [Power] +3000 until end of "
            "turn. If this unit is on (VC), it gets [Power] +8000 instead of [Power] +3000."
        ),
        (
            "AUTO: When this unit is placed on RC, choose one of your rear-guards, and it gets power +3000 "
            "until end of turn. If this unit is a vanguard, it gets power +8000 instead of +3000 until end "
            "of turn."
        ),
    ),
    # once a turn by name
    (
        (
            "[AUTO](RC):When it attacks, draw a card. This ability may only be used by a card with the same "
            "card name once a turn."
        ),
        "AUTO (RC) [1/Turn by name]: When this unit attacks, draw a card.",
    ),
    # boosts
    (
        "[AUTO](RC):When it attacks a vanguard while not boosted, draw a card.",
        "AUTO (RC): When this unit attacks a vanguard while not boosted, draw a card.",
    ),
    (
        "[AUTO](RC):When it attacks and is not boosted, draw a card.",
        "AUTO (RC): When this unit attacks while not boosted, draw a card.",
    ),
    # deeds that are counted, and what was paid with
    (
        (
            "[AUTO](RC):When placed, retire all of your opponent's grade 0 rear-guards. If two or more units "
            "were retired, draw a card."
        ),
        (
            "AUTO: When this unit is placed on RC, retire all of your opponent's grade 0 rear-guards. If you "
            "retired two or more units this way, draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When placed, [COST][discard a card from your hand], draw a card, and if you "
            "discarded a grade 3 for this cost, Soul-Charge 1."
        ),
        (
            "AUTO: [Discard a card] When this unit is placed on RC, draw a card, and if you discarded a "
            "grade 3 unit for this cost, Soul Charge 1."
        ),
    ),
    (
        (
            "[ACT](VC):[COST][put a rear-guard into your soul], and return the card put into your soul for "
            "this cost to hand."
        ),
        (
            "ACT (VC): [Put one of your rear-guards into your soul] Put the card put into your soul for this "
            "cost into its owner's hand."
        ),
    ),
    # cards that are like others, or are not
    (
        "[ACT](VC):[COST][Soul-Blast 1], call a non-grade 3 card from your drop to (RC).",
        "ACT (VC): [Soul Blast 1] Call a non-grade 3 card from your drop zone to RC.",
    ),
    (
        (
            "[ACT](VC):[COST][Soul-Blast 1], search your deck for up to one [Power] 6000 card, call it to "
            "your (RC) and shuffle the deck."
        ),
        (
            "ACT (VC): [Soul Blast 1] Search your deck for up to one power 6000 card, call it to RC, and "
            "shuffle your deck."
        ),
    ),
    (
        (
            "[ACT](VC):[COST][Soul-Blast 1], call up to one card with grade less than or equal to your "
            "vanguard's from your hand to (RC)."
        ),
        ("ACT (VC): [Soul Blast 1] Call up to one card with no greater grade than your vanguard from your hand to RC."),
    ),
    # units on the field
    (
        '[CONT](VC):All of the "Blade" on your (VC) or (RC) get [Power] +2000.',
        'CONT (VC): All of your vanguards or rear-guards named "Blade" get power +2000.',
    ),
    (
        "[CONT](RC):If this unit is in rest, this unit cannot be attacked.",
        "CONT (RC): If this unit is a rested unit, this unit cannot be attacked.",
    ),
    (
        "[AUTO](RC):When placed, if your opponent's front row has one or less rear-guards, draw a card.",
        (
            "AUTO: When this unit is placed on RC, if your opponent has one or less rear-guards in the front "
            "row, draw a card."
        ),
    ),
    (
        "[AUTO](RC):When placed, this unit and one of your vanguards get [Power] +5000 until end of turn.",
        (
            "AUTO: When this unit is placed on RC, choose one of your vanguards, and both this unit and it get power "
            "+5000 until end of turn."
        ),
    ),
    (
        (
            "[AUTO](RC):When your vanguard attacks, you may have one of your vanguards and this unit get [Power] +5000 "
            "until end of turn."
        ),
        (
            "AUTO (RC): When your vanguard attacks, you may choose one of your vanguards, and both it and this unit "
            "get power +5000 until end of turn."
        ),
    ),
    (
        "[AUTO](RC):When your other unit is placed during your turn, draw a card.",
        "AUTO (RC): During your turn, when your other unit is placed on VC or RC or GC, draw a card.",
    ),
    # what the opponent cannot do
    (
        (
            "[AUTO](RC):When it attacks, [COST][Soul-Blast 1], and your opponent cannot call sentinels from "
            "their hand until end of that battle."
        ),
        (
            "AUTO (RC): [Soul Blast 1] When this unit attacks, your opponent cannot call cards with Sentinel "
            "to GC until end of battle."
        ),
    ),
    (
        "[CONT](RC):This unit cannot be chosen or retired by your opponent's card effects.",
        "CONT (RC): This unit cannot be chosen by your opponent's effects or be retired by your opponent's effects.",
    ),
    # wide marks of print, and marks that are printed twice or not at all
    (
        "[ACT](VC):[COST]&91;Soul-Blast\N{FULLWIDTH DIGIT TWO}], draw a card.",
        "ACT (VC): [Soul Blast 2] Draw a card.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # nothing was given before instead of which it is given
        "[AUTO](RC):When it attacks, draw a card. If you have a vanguard, it gets [Power] +8000 instead of +3000.",
        # it is not said where these cards are
        "[ACT](RC):[COST][retire a card], draw a card.",
        # two limits on how often it may be used
        (
            "[AUTO](RC)[1/turn]:When it attacks, draw a card. This ability may only be used by a card with "
            "the same card name once a turn."
        ),
        # a player has one vanguard
        "[AUTO](RC):When placed, this unit and two of your vanguards get [Power] +5000 until end of turn.",
    ],
)
def test_what_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
