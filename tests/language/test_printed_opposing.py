"""Printed Vanguard texts of our own wording: one of somebody's units, others of one's own, and where they are."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # 7.4.1: whom one's own units attack, and who attacks them, are the opponent's
    (
        "[AUTO](VC):When this unit's attack hits one of your opponent's rear-guards, draw a card.",
        "AUTO (VC): When this unit's attack hits a rear-guard, draw a card.",
    ),
    (
        "[AUTO](RC):When your <<Kagero>> vanguard's attack hits one of your opponent's units, draw a card.",
        "AUTO (RC): When the attack of your Kagero vanguard hits a unit, draw a card.",
    ),
    (
        "[AUTO](VC):When this unit attacks one of your opponent's grade 3 units, draw a card.",
        "AUTO (VC): When this unit attacks a grade 3 unit, draw a card.",
    ),
    (
        "[AUTO](VC/RC):When this unit is attacked by one of your opponent's vanguards, draw a card.",
        "AUTO (VC/RC): When this unit is attacked by a vanguard, draw a card.",
    ),
    (
        "[AUTO](RC):At the end of the battle that this unit attacked one of your opponent's vanguards, draw a card.",
        "AUTO (RC): At the end of the battle that this unit attacked a vanguard, draw a card.",
    ),
    # a reminder may stand at the end of an ability in quotation marks
    (
        (
            "[AUTO](VC):When this unit attacks, choose your vanguard, and until end of turn, that unit gets [Power] "
            '+10000 and "[AUTO](VC):[Counter-Blast 1] At the end of the battle that this unit attacked a rear-guard, '
            "you may pay the cost. If you do, [Stand] this unit. This ability cannot be used for the rest of that "
            'turn. (Even if you do not pay the cost, this ability cannot be used for the rest of that turn.)".'
        ),
        (
            "AUTO (VC): When this unit attacks, choose your vanguard, and it gets power +10000 and gains "
            '"AUTO (VC) [1/Turn even unpaid]: [Counter Blast 1] At the end of the battle that this unit attacked a '
            'rear-guard, stand this unit." until end of turn.'
        ),
    ),
    # any of them, each time
    (
        "[AUTO](VC/RC):When one of your opponent's rear-guards is put into the drop zone, draw a card.",
        "AUTO (VC/RC): When your opponent's rear-guard is put into the drop zone, draw a card.",
    ),
    (
        "[AUTO](VC/RC):When one of your units is placed on (RC), draw a card.",
        "AUTO (VC/RC): When your unit is placed on RC, draw a card.",
    ),
    # others than this one, where they are said to be
    (
        "[ACT](RC):[Choose one of your other rear-guards from your (RC), and put it into your soul] Draw a card.",
        "ACT (RC): [Put one of your other rear-guards into your soul] Draw a card.",
    ),
    (
        "[ACT](Drop zone):[Choose two of your other sentinels from your drop zone, and bind them face up] Draw a card.",
        "ACT (drop): [Bind two other cards with Sentinel from your drop zone] Draw a card.",
    ),
    (
        (
            "[AUTO]:When placed on (GC) during the battle your vanguard is attacked by your opponent's vanguard, draw "
            "a card."
        ),
        (
            "AUTO: When this unit is placed on GC during the battle that your vanguard is attacked by your opponent's "
            "vanguard, draw a card."
        ),
    ),
    (
        "[AUTO]:When it is placed on (RC) from your hand, draw a card.",
        "AUTO: When this unit is placed on RC from hand, draw a card.",
    ),
    (
        '[CONT](VC):If a card with "Alfred" in its card name is in your soul, this unit gets [Power] +5000.',
        'CONT (VC): If you have a card with "Alfred" in its card name in your soul, this unit gets power +5000.',
    ),
    (
        (
            "[AUTO](RC):When this unit's attack hits, you may put a card from your hand on the bottom of your deck. If "
            "you put a card on the bottom of your deck this way, draw a card."
        ),
        (
            "AUTO (RC): When this unit's attack hits, you may put a card from your hand on the bottom of your deck. If "
            "you put a card this way, draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, choose up to one of your other rear-guards, and you may exchange its "
            "position with this unit."
        ),
        (
            "AUTO (RC): When this unit attacks, choose up to one of your other rear-guards, and you may exchange this "
            "unit with it."
        ),
    ),
    (
        "[ACT](VC):[Counter-Blast 1] Until end of turn, this unit gets [Power]+5000 and loses Twin Drive!![TWIN DRIVE]",
        "ACT (VC): [Counter Blast 1] This unit gets power +5000 and loses Twin Drive!! until end of turn.",
    ),
    (
        (
            '[ACT](VC):[Counter-Blast 1] Until end of turn, this unit gets "[AUTO](VC):When this unit attacks, draw a '
            'card.", and [Power] +5000.'
        ),
        (
            'ACT (VC): [Counter Blast 1] This unit gains "AUTO (VC): When this unit attacks, draw a card." and gets '
            "power +5000 until end of turn."
        ),
    ),
    (
        "[CONT](RC):This unit gets [Power] +3000 for each rear-guard you have more than your opponent.",
        (
            "CONT (RC): This unit gets power +3000 for each (as many as your rear-guards exceed your opponent's "
            "rear-guards)."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle for each "
            "rear-guard you have more than your opponent."
        ),
        (
            "AUTO (RC): When this unit attacks, this unit gets power +3000 for each (as many as your rear-guards "
            "exceed your opponent's rear-guards) until end of battle."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "[AUTO](VC):When this unit's attack hits two of your opponent's rear-guards, draw a card.",
        "[AUTO](VC/RC):When two of your opponent's rear-guards are put into the drop zone, draw a card.",
        # a unit attacks none of its own player's
        "[AUTO](VC):When this unit's attack hits one of your rear-guards, draw a card.",
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
