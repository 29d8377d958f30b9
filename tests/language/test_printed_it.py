"""Whom "it" means in typed and printed texts of Vanguard, in our own wording, and readings that checks had doubted."""

from __future__ import annotations

import pytest

from tests.language.prints import UNITS

GROWS = "power +5000 until end of battle"

IT_IS_THIS_UNIT = [
    (
        f"[AUTO](RC):When it attacks a vanguard, it gets {GROWS}.",
        f"When this unit attacks a vanguard, SELF gets {GROWS}.",
    ),
    (
        f"[AUTO](RC):When this unit attacks a vanguard, if you have a card in your soul, it gets {GROWS}.",
        f"When this unit attacks a vanguard, if you have a card in your soul, SELF gets {GROWS}.",
    ),
    (
        f"[AUTO](RC):When it attacks a vanguard, draw a card, and it gets {GROWS}.",
        f"When this unit attacks a vanguard, draw a card, and SELF gets {GROWS}.",
    ),
    (
        f"[AUTO](RC):When it attacks, [COST][discard a card from your hand], and it gets {GROWS}.",
        f"[Discard a card] When this unit attacks, SELF gets {GROWS}.",
    ),
    (
        (
            "[AUTO](RC):[Choose another of your rear-guards, and retire it] When this unit attacks, you may pay "
            "the cost. "
            f"If you do, it gets {GROWS}."
        ),
        f"[Retire one of your other rear-guards] When this unit attacks, SELF gets {GROWS}.",
    ),
    (
        (
            "[AUTO](RC):At the end of the battle it attacked a vanguard, [COST][discard two cards from your "
            "hand], and stand it."
        ),
        "[Discard two cards] At the end of the battle that this unit attacked a vanguard, stand SELF.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), IT_IS_THIS_UNIT)
def test_who_attacks_is_it_and_not_who_is_attacked_or_what_was_paid_with(typed: str, meant: str) -> None:
    UNITS.assert_means(typed, f"AUTO (RC): {meant}".replace("SELF", "this unit"))


def test_it_is_this_unit_behind_an_if_that_begins_a_sentence_with_it() -> None:
    UNITS.assert_means(
        "[ACT](VC):[Choose two of your rear-guards, and [Rest] them] If this unit's [Power] is 20000 or greater, "
        "it gets [Power] +5000 until end of turn.",
        "ACT (VC): [Rest two of your rear-guards] If this unit has power 20000 or greater, this unit gets power +5000 "
        "until end of turn.",
    )


def test_it_stays_what_was_chosen() -> None:
    UNITS.assert_means(
        f"[AUTO](RC):When it attacks a vanguard, choose one of your other units, and it gets {GROWS}.",
        f"AUTO (RC): When this unit attacks a vanguard, choose one of your other units, and it gets {GROWS}.",
    )


CONFIRMED = [
    (
        "[AUTO](RC):When this unit attacks, if there is a locked card, draw a card.",
        (
            "AUTO (RC): When this unit attacks, if either you have a locked card, or your opponent has a locked "
            "card, draw a card."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, choose one of your opponent's locked cards, and that card cannot "
            "be unlocked "
            "during his or her next end phase."
        ),
        (
            "AUTO (RC): When this unit attacks, choose one of your opponent's locked cards, and it cannot be "
            "unlocked in your "
            "opponent's next end phase."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit boosts, until end of that battle, all of your opponent's units cannot "
            "intercept, and "
            "the boosted unit gets [Power] +2000."
        ),
        (
            "AUTO (RC): When this unit boosts, all of your opponent's units cannot intercept until end of "
            "battle, and the "
            "boosted unit gets power +2000 until end of battle."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, choose up to two of your other units, and those units and this "
            "unit get "
            "[Power] +2000 until end of turn."
        ),
        (
            "AUTO (RC): When this unit attacks, choose up to two of your other units, and both them and this "
            "unit get power "
            "+2000 until end of turn."
        ),
    ),
    (
        (
            "[AUTO](RC):When this unit attacks, your opponent may choose two of his or her rear-guards, and "
            "retire them. If "
            "two rear-guards were not retired, draw a card."
        ),
        (
            "AUTO (RC): When this unit attacks, they may let this happen: Your opponent chooses two of your opponent's "
            "rear-guards, and retire them. If you retired one or less rear-guards this way, draw a card."
        ),
    ),
    (
        "[AUTO](VC/RC):When placed, [Soul-Charge 1] for each of your units.",
        "AUTO: When this unit is placed on VC or RC, for each of your units, Soul Charge 1.",
    ),
    (
        '[CONT](RC):All the units with "Ash" in their card names on your (VC) and (RC) get [Power] +2000.',
        'CONT (RC): All of your vanguards or rear-guards with "Ash" in their card names get power +2000.',
    ),
    ("(You may only have up to four cards with\n[Heal] HEAL\nin a deck.)", ""),
]


@pytest.mark.parametrize(("printed", "meant"), CONFIRMED)
def test_plain_print_is_read_and_no_check_doubts_it(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)
