"""Printed Vanguard: how often something is done and how many there are, and lists behind bullets."""

import pytest

from engine.games.vanguard.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import UNITS


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            ("retire any number of your rear-guards, and this unit gets [Power] +1000 until end of turn for each card "
            "retired with this effect."),
            ("retire any number of your rear-guards, and this unit gets power +1000 for each (as many as the cards "
            "retired this way) until end of turn."),
        ),
        (
            "put up to two cards from your hand into your soul, and for each card put, draw a card.",
            ("put up to two cards from your hand into your soul, and for each (as many as the cards put this way), "
            "draw a card."),
        ),
        (
            "retire any number of your rear-guards, and draw a card for each unit retired.",
            "retire any number of your rear-guards, and draw (as many as the cards retired this way) cards.",
        ),
        (
            ("choose the same number of your rear-guards as the number of your opponent's rear-guards, and rest "
            "them."),
            "choose (as many as your opponent's rear-guards) of your rear-guards, and rest them.",
        ),
        (
            ("bind any number of your rear-guards face up, and search your deck for up to the same number of grade 1 "
            "cards as the number of cards bound, and put them into your soul."),
            ("bind any number of your rear-guards, and search your deck for up to (as many as the cards bound this "
            "way) grade 1 cards, and put them into your soul."),
        ),
        ("retire all of your rear-guards. If you did not retire, draw a card.",
         "retire all of your rear-guards. If you retired no cards this way, draw a card."),
        ("put the top card of your deck into your hand. If you put it into your hand, Soul-Charge 1.",
         "put the top card of your deck into your hand. If you put a card into your hand this way, Soul Charge 1."),
        (
            ("look at the top card of your deck, put it on the top or bottom of your deck, and if you put it on the "
            "bottom of your deck, draw a card."),
            ("look at the top card of your deck, put it on the top or bottom of your deck, and if it is on the bottom "
            "of your deck, draw a card."),
        ),
    ],
)  # fmt: skip
def test_how_often_and_how_many(printed: str, meant: str) -> None:
    UNITS.assert_attacking_means(printed, meant)


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            (
                "[ACT](RC):[COST][Soul-Blast 1], and until end of turn, this unit gets [Power] +5000, and when your "
                ""
                ""
                ""
                "opponent would call units to (GC) from hand for the battle this unit attacked, he or she must call "
                ""
                ""
                ""
                "two or more at the same time."
            ),
            (
                'ACT (RC): [Soul Blast 1] This unit gets power +5000 and gains "CONT (VC/RC): If this unit is '
                "attacking, all cards in your opponent's hand must be called to GC two or more at the same time.\" "
                "until end of turn."
            ),
        ),
        (
            (
                "[CONT](VC):If you have a grade 3 unit, this unit gets [Power] +1000, and if you have a grade 2 "
                "unit, this unit gets [Critical] +1."
            ),
            (
                "CONT (VC): If you have a grade 3 unit, this unit gets power +1000.\nCONT (VC): If you have a grade "
                ""
                ""
                ""
                "3 unit and you have a grade 2 unit, this unit gets critical +1."
            ),
        ),
        (
            (
                "[AUTO](RC):When placed, your opponent chooses one of his or her rear-guards for each face up card "
                "in your G zone, and retires them."
            ),
            (
                "AUTO: When this unit is placed on RC, your opponent chooses (as many as face-up cards in your G "
                "zone) of your opponent's rear-guards, and retire them."
            ),
        ),
        (
            "[AUTO](RC):When placed, search your deck for up to one card, discard it, and shuffle your deck.",
            (
                "AUTO: When this unit is placed on RC, search your deck for up to one card, put it into your drop "
                "zone, and shuffle your deck."
            ),
        ),
        # of the card that was put there, whatever the first case has chosen since
        (
            (
                "[AUTO](RC):When placed, put the top card of your deck into your drop zone, and perform one of the "
                "effects below depending on that card's type.\n・Normal Unit - Draw a card.\n・Trigger Unit - "
                "Soul-Charge 1."
            ),
            (
                "AUTO: When this unit is placed on RC, put the top card of your deck into your drop zone, and if the "
                ""
                ""
                ""
                ""
                "card "
                "put this way is a normal unit, draw a card. If the card put this way is a trigger unit, Soul Charge "
                ""
                ""
                ""
                ""
                "1."
            ),
        ),
        # the number is asked when the cost is paid
        (
            (
                "[AUTO](RC):When placed, [COST][Counter-Blast 1], and perform the following according to the number "
                ""
                ""
                ""
                ""
                "of "
                "your rear-guards.\n・Two or less - Draw a card.\n・Three or more - Soul-Charge 1."
            ),
            (
                "AUTO: [Counter Blast 1] When this unit is placed on RC, once it is paid, if you have two or less "
                "rear-guards, draw a card. If you have three or more rear-guards, Soul Charge 1."
            ),
        ),
        (
            (
                "[AUTO](RC):When placed, perform one of the effects below.\n・Draw a card.\n・[COST][Soul-Blast 1], "
                "and "
                "[Counter-Charge 1].\n[CONT](RC):This unit gets [Power] +1000."
            ),
            (
                "AUTO: When this unit is placed on RC, choose one of these: (draw a card) or (pay [Soul Blast 1]: "
                "Counter "
                "Charge 1).\nCONT (RC): This unit gets power +1000."
            ),
        ),
    ],
)
def test_a_list_is_read_as_sentences(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # does the first "if" govern all of it?
        (
            "[AUTO](RC):When placed, if you have a grade 3 vanguard, perform the following according to the "
            "number of "
            "your rear-guards.\n・Two or less - Draw a card.\n・Three or more - Soul-Charge 1."
        ),
        # does the second sentence depend on the type?
        (
            "[AUTO](RC):When placed, put the top card of your deck into your drop zone, and perform one of the "
            "effects "
            "below depending on that card's type.\n・Normal Unit - Draw a card. Soul-Charge 1.\n・Trigger Unit - "
            "Soul-Charge 1."
        ),
        "[AUTO](RC):When placed, perform all of the effects below.\n・Draw a card.\n・Soul-Charge 1.",
        "[AUTO](RC):When placed, draw a card.\n・Soul-Charge 1.",
    ],
)
def test_a_list_that_leaves_something_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
