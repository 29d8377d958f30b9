"""Printed Vanguard: whom "other" and "another" leave out, and what is called for each of some units."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.vanguard_prints import attacking, means


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            (
                "[AUTO](VC):When your unit is placed on (RC), if you have another unit with the same card name as that "
                "unit, draw a card."
            ),
            (
                "AUTO (VC): When your unit is placed on RC, if you have a unit other than it with the same card name "
                "as it, draw a card."
            ),
        ),
        (
            (
                "[AUTO](VC):When your unit is placed on (RC), choose up to two of your other units with the same card "
                "name as that unit, and they get [Power] +5000 until end of turn."
            ),
            (
                "AUTO (VC): When your unit is placed on RC, choose up to two of your units other than it with the same "
                "card name as it, and they get power +5000 until end of turn."
            ),
        ),
        (
            (
                "[AUTO]:When this unit is placed on (GC), choose one of your rear-guards, and this unit gets [Shield] "
                "+5000 for each of your other units with the same card name as that unit until end of that battle."
            ),
            (
                "AUTO: When this unit is placed on GC, choose one of your rear-guards, and this unit gets shield +5000 "
                "for each of your units other than it with the same card name as it until end of battle."
            ),
        ),
    ],
)
def test_cards_that_are_likened_to_one_are_other_than_that_one(printed: str, meant: str) -> None:
    means(printed, meant)


def test_another_unit_in_the_column_of_one_is_other_than_that_one() -> None:
    attacking(
        "choose one of your rear-guards, choose another of your rear-guards in the same column as that unit, and "
        "[Stand] it.",
        "choose one of your rear-guards, choose one of your rear-guards other than it in the same column as it, and "
        "stand it.",
    )


def test_cards_that_are_likened_to_the_card_with_the_ability_are_other_than_that_card() -> None:
    means(
        "[AUTO](RC):When your other unit with the same card name as this unit is placed on (RC), draw a card.",
        "AUTO (RC): When your other unit with the same card name as this unit is placed on RC, draw a card.",
    )


def test_what_is_called_for_each_unit_is_called_together_to_circles_of_its_own() -> None:
    means(
        "[ACT](VC):[Counter-Blast 1] For each of your units with \"Tamer\" in its card name, choose up to one card "
        "from your soul, and call them to separate (RC).",
        "ACT (VC): [Counter Blast 1] Choose up to (as many as your units with \"Tamer\" in their card names) cards "
        "from your soul, and call them to RC.",
    )  # fmt: skip


def test_calling_one_after_the_other_is_declined() -> None:
    with pytest.raises(CardTextError, match="called together"):
        reader().read(
            "[ACT](VC):[Counter-Blast 1] For each of your rear-guards, choose up to one card from your hand, and call "
            "it to (RC)."
        )
