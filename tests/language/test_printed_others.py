"""Printed Vanguard: whom "other" leaves out, what is called for each unit, hearts on VC, and sentences that depend."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS


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
    UNITS.assert_means(printed, meant)


def test_another_unit_in_the_column_of_one_is_other_than_that_one() -> None:
    UNITS.assert_attacking_means(
        "choose one of your rear-guards, choose another of your rear-guards in the same column as that unit, and "
        "[Stand] it.",
        "choose one of your rear-guards, choose one of your rear-guards other than it in the same column as it, and "
        "stand it.",
    )


def test_cards_that_are_likened_to_the_card_with_the_ability_are_other_than_that_card() -> None:
    UNITS.assert_means(
        "[AUTO](RC):When your other unit with the same card name as this unit is placed on (RC), draw a card.",
        "AUTO (RC): When your other unit with the same card name as this unit is placed on RC, draw a card.",
    )


def test_a_unit_like_one_for_which_others_are_searched_first_is_declined() -> None:
    searched = "search your deck for up to one card with the same card name as that unit, call it to (RC), shuffle"
    reader().read(
        f"[AUTO](RC):When this unit attacks, choose one of your units, {searched} your deck, and draw a card."
    )
    with pytest.raises(CardTextError, match="for which others are searched"):
        reader().read(
            f"[AUTO](RC):When this unit attacks, choose one of your units, {searched} your deck, choose up to two of "
            "your units with the same card name as that unit, and they get [Power] +5000 until end of turn."
        )


def test_what_is_called_for_each_unit_is_called_together_to_circles_of_its_own() -> None:
    UNITS.assert_means(
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


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            (
                "[AUTO](RC):When this unit attacks, if there is a <Gear Cat> on your (VC), draw a card. (Race of heart "
                "cards is included)"
            ),
            "AUTO (RC): When this unit attacks, if you have a <Gear Cat> vanguard or heart card, draw a card.",
        ),
        (
            (
                '[CONT](RC):If you have two or more cards with "Wave" in its original card name on your (VC), this '
                "unit gets [Power] +2000. (Number of heart cards is included)"
            ),
            (
                'CONT (RC): If you have two or more vanguards or heart cards with "Wave" in their original card names, '
                "this unit gets power +2000."
            ),
        ),
    ],
)
def test_hearts_are_among_the_cards_on_the_vanguard_circle_where_print_says_so(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


def test_a_reminder_that_hearts_are_included_somewhere_else_is_declined() -> None:
    with pytest.raises(CardTextError, match="something of its own"):
        reader().read(
            '[AUTO](RC):When this unit attacks, if you have a card named "Cat", draw a card. (Name of heart cards is '
            "included)"
        )


@pytest.mark.parametrize(
    ("asked", "both"),
    [
        ("", "if you have two or more cards in your soul"),
        (
            "if you have a grade 3 vanguard, ",
            "if you have a grade 3 vanguard and you have two or more cards in your soul",
        ),
    ],
)
def test_what_a_second_sentence_adds_asks_for_all_that_the_first_does(asked: str, both: str) -> None:
    UNITS.assert_means(
        f"[CONT](VC):During your turn, {asked}this unit gets [Power] +2000. Then, if the number of cards in your soul "
        "is two or more, this unit gets [Critical] +1.",
        f"CONT (VC): During your turn, {asked}this unit gets power +2000.\n"
        f"CONT (VC): During your turn, {both}, this unit gets critical +1.",
    )


@pytest.mark.parametrize("before", ["you may have this unit get", "if you have a grade 3 vanguard, this unit gets"])
def test_so_much_instead_of_what_may_not_be_given_is_declined(before: str) -> None:
    with pytest.raises(CardTextError, match="where nothing is given before"):
        reader().read(
            f"[AUTO](RC):When it attacks, {before} [Power] +3000 until end of turn. If you have two or less cards in "
            "your hand, it gets [Power] +8000 instead of +3000."
        )


def test_what_is_done_at_the_end_is_done_once_whatever_a_number_grows_by() -> None:
    UNITS.assert_attacking_means(
        (
            "for each of your other units, this unit gets [Power] +3000 until end of that battle, and put this unit "
            "into your soul at the end of that battle."
        ),
        (
            "this unit gets power +3000 for each of your other units until end of battle, and at the end of battle, "
            "put this unit into your soul."
        ),
    )


def test_what_may_be_done_at_the_end_is_decided_then() -> None:
    UNITS.assert_attacking_means(
        "you may return this unit to your hand at the end of that turn.",
        "at the end of turn, you may put this unit into your hand.",
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "[ACT](RC):For each of your other units, draw a card, and at the end of that turn, retire this unit.",
            "in any case",
        ),
        (
            (
                "[ACT](RC):Bind all of your rear-guards face up, and if you have no cards in your hand, this unit gets "
                "[Power] +3000 until end of turn, and at the end of that turn, put the cards bound with this effect "
                "into your hand."
            ),
            "come back in any case",
        ),
        (
            (
                "[ACT](RC):[Put this unit into your soul] Choose your vanguard, and until end of turn, this unit gets "
                "[Power] +3000."
            ),
            "left the field to pay",
        ),
        ("[AUTO](RC):When this unit attacks or boosts a rear-guard, draw a card.", "whether what it attacks is so too"),
        (
            "[CONT](RC):If you have a unit with the same card name as this unit, this unit gets [Power] +3000.",
            "has that card name itself",
        ),
    ],
)
def test_what_leaves_open_how_far_its_words_go_is_declined(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(text)


def test_a_unit_that_was_paid_with_gives_an_ability_that_speaks_of_another_as_this_unit() -> None:
    UNITS.assert_means(
        (
            "[ACT](RC):[Put this unit into your soul] Choose one of your vanguards, and until end of turn, it gets "
            '"[AUTO](VC):When this unit attacks, this unit gets [Power] +3000 until end of that battle.".'
        ),
        (
            "ACT (RC): [Put this unit into your soul] Choose one of your vanguards, and it gains "
            '"AUTO (VC): When this unit attacks, this unit gets power +3000 until end of battle." until end of turn.'
        ),
    )


@pytest.mark.parametrize("when", ["this unit attacks a vanguard", "this unit's attack hits a vanguard"])
def test_it_is_the_unit_that_attacks_and_not_the_one_that_is_attacked(when: str) -> None:
    UNITS.assert_means(
        f"[AUTO](RC):When {when}, it gets [Power] +3000 until end of turn.",
        f"AUTO (RC): When {when}, this unit gets power +3000 until end of turn.",
    )
