"""Printed Vanguard: marks, brackets and quotation marks, and what in parentheses reminds of nothing."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    # zones without parentheses, or in brackets, a colon left out, and brackets that stand beside what they should hold
    ("[ACT][Drop Zone]:[Soul-Blast 1] Call this card to (RC).", "ACT (drop): [Soul Blast 1] Call this card to RC."),
    ("[AUTO]RCWhen this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    (
        "[AUTO]RCHomare:[Counter-Blast 1] When this unit's attack hits a vanguard, draw a card.",
        "Homare - AUTO (RC): [Counter Blast 1] When this unit's attack hits a vanguard, draw a card.",
    ),
    ("[ACT](RC):[Rest] this unit] Draw a card.", "ACT (RC): [Rest this unit] Draw a card."),
    (
        "[AUTO](RC):When this unit becomes [Stand], this unit gets [Power] *2000 until end of turn.",
        "AUTO (RC): When this unit stands, this unit gets power +2000 until end of turn.",
    ),
    (
        '[AUTO](RC):When your "Red Wheel" is put into the drop zone from your soul, draw a card.',
        'AUTO (RC): When a card named "Red Wheel" is put into your drop zone from soul, draw a card.',
    ),
    (
        "[AUTO]:When put from (RC) into your soul, draw a card.",
        "AUTO: When this unit is put into the soul from RC, draw a card.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1] Choose one of your opponent's attacking rear-guards, and retire it.",
        ("ACT (RC): [Counter Blast 1] Choose one of your opponent's rear-guards that are attacking, and retire it."),
    ),
    (
        "[AUTO](RC):When this unit attacks, if there is a <Zodiac Time Beast> on your (VC), draw a card.",
        "AUTO (RC): When this unit attacks, if you have a <Zodiac Time Beast> vanguard, draw a card.",
    ),
    (
        "[AUTO](RC):When placed, draw a card, and [Counter-Charge 1] or [Soul-Charge 1].",
        (
            "AUTO: When this unit is placed on RC, draw a card, and choose one of these: (Counter Charge 1) or "
            "(Soul Charge 1)."
        ),
    ),
    (
        "[AUTO]:When rode upon, put a Quick Shield ticket into your hand.",
        "AUTO: When a unit rides this unit, put a Quick Shield ticket into your hand.",
    ),
    # what is done as far as it can be, as the rules have it
    (
        (
            "[ACT](RC):[Soul-Blast 1] Search your deck for up to two cards, call them to separate (RC), shuffle your "
            "deck, and for each unit called, choose a card from your hand, and discard it. (If the number of cards in "
            "your hand is less than the number of units called, discard your hand)"
        ),
        (
            "ACT (RC): [Soul Blast 1] Search your deck for up to two cards, call them to RC, shuffle your deck, and "
            "for each (as many as the cards called this way), discard a card."
        ),
    ),
    # marks: a clan with more angles than usual
    (
        "[CONT](RC):If you have a <<<Kagero>>> vanguard, this unit gets [Power] +2000.",
        "CONT (RC): If you have a Kagero vanguard, this unit gets power +2000.",
    ),
    # brackets that stand where they should not
    (
        "[AUTO](RC):When placed, [COST][Counter-Blast 1 &[Soul-Blast 1], draw a card.",
        "AUTO: [Counter Blast 1 & Soul Blast 1] When this unit is placed on RC, draw a card.",
    ),
    (
        "[ACT](RC):[Counter-Blast 1 & Rest] this unit] Draw a card.",
        "ACT (RC): [Counter Blast 1 & rest this unit] Draw a card.",
    ),
    (
        (
            "[AUTO]:When placed on (GC), [COST][Choose a face down [G Guardian] from your G zone, and turn it face "
            "up], draw a card."
        ),
        "AUTO: [Turn a face-down G guardian from your G zone face up] When this unit is placed on GC, draw a card.",
    ),
    (
        "[AUTO](RC):When your drive check reveals a heal trigger, draw a card.",
        "AUTO (RC): When the drive check of your unit reveals a heal trigger card, draw a card.",
    ),
    (
        "[ACT](RC):[Soul-Blast 1] If the number of cards in your soul is fifteen or more, draw a card.",
        "ACT (RC): [Soul Blast 1] If you have 15 or more cards in your soul, draw a card.",
    ),
    # a name that has lost its quotation marks, and stands on a line of its own
    (
        "[ACT](RC):[Soul-Blast 1] Search your deck for up to one card named\nOne of Many\n, and call it to (RC).",
        'ACT (RC): [Soul Blast 1] Search your deck for up to one card named "One of Many", and call it to RC.',
    ),
    # an ability in quotation marks may itself quote a name
    (
        (
            '[ACT](RC):[Soul-Blast 1] Until end of turn, this unit gets "[AUTO](RC):When this unit attacks, if '
            "you have a "
            'unit named "Ash", draw a card.".'
        ),
        (
            'ACT (RC): [Soul Blast 1] This unit gains "AUTO (RC): When this unit attacks, if you have a unit '
            'named "Ash", '
            'draw a card." until end of turn.'
        ),
    ),
    # the zone, whatever spaces are printed around it
    ("[AUTO]( RC) : When this unit attacks, draw a card.", "AUTO (RC): When this unit attacks, draw a card."),
    # the full stop that is not printed
    ("[AUTO](RC):When this unit attacks, draw a card", "AUTO (RC): When this unit attacks, draw a card."),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        "[CONT](VC):While you are paying the cost for [Stride], this card gets grade +1.",
        "[AUTO](RC):When this unit attacks, choose one of your vanguards on (RC), and draw a card.",
        # a cost in parentheses is not one that reminds
        "[AUTO](RC):([Counter-Blast 2]) When this unit attacks, you may pay the cost. If you do, draw a card.",
        # on what did it depend that this is not done?
        (
            "[AUTO](RC):When placed, if you have a grade 3 vanguard, at the end of that turn, draw a card, "
            "and if you do not, at the end of that turn, discard a card from your hand."
        ),
        # parentheses that are no reminders: a zone in which nothing is an ability's, and other rules for this ability
        "[CONT](Order zone):This card gets grade +1.",
        "[AUTO](RC)[1/turn]:When this unit attacks, draw a card. (Even if you do not pay the cost, it is used.)",
    ],
)
def test_what_the_rules_do_not_know_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)


def test_a_line_in_parentheses_says_something_unless_the_rules_say_it_in_any_case() -> None:
    draws = "[AUTO](RC):When this unit attacks, draw a card."
    assert len(reader().read(f'{draws}\n(You may only have up to four cards with "[Heal] HEAL" in a deck.)')) == 1
    with pytest.raises(CardTextError, match="stands alone"):
        reader().read(f"{draws}\n(This unit attacks from the back row)")
    assert len(reader().read(f"{draws}\n(This unit has intercept instead of boost).")) == 1
