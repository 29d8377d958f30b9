"""Printed Vanguard texts of our own wording with the slips of print: lost marks, doubled brackets, misspelt words."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.prints.wording.misprints import mended
from engine.language.errors import CardTextError
from tests.language.prints import UNITS

PAIRS = [
    ("[AUTO](RC):When this unit atttacks, draw a card。", "AUTO (RC): When this unit attacks, draw a card."),
    ("[ACT](RC):[Counter-Blast1] Draw a card.", "ACT (RC): [Counter Blast 1] Draw a card."),
    ("[ACT](RC):[[Rest[ this unit] Draw a card.", "ACT (RC): [Rest this unit] Draw a card."),
    (
        "[ACT](RC):[[Rest] this unit, choose a card from your hand, and discard it] Soul Charge 1.",
        "ACT (RC): [Rest this unit & discard a card] Soul Charge 1.",
    ),
    (
        "[ACT](RC):[Rest this unit \N{FULLWIDTH AMPERSAND} Soul-Blast 1] Draw a card.",
        "ACT (RC): [Rest this unit & Soul Blast 1] Draw a card.",
    ),
    (
        (
            "[AUTO](RC):[Counter-Blast 1]-《Kagero》] When this unit attacks, you may pay the cost, and if "
            "you do, draw a card."
        ),
        "AUTO (RC): [Counter Blast 1 - Kagero units] When this unit attacks, draw a card.",
    ),
    (
        (
            '[AUTO](RC):[Counter-Blast 1]-card with "Wheel" in its card name] When this unit attacks,you '
            "may pay the cost.. "
            "IF you do, draw a card."
        ),
        'AUTO (RC): [Counter Blast 1 - cards with "Wheel" in their card names] When this unit attacks, draw a card.',
    ),
    # the card's own name, misspelt
    (
        '[ACT](RC):Choose a card not named "Heron of Langour" from your drop zone, and return it to your hand.',
        'ACT (RC): Choose a card not named "Heron of Languor" from your drop zone, and put it into your hand.',
    ),
    # a clan that stands beside the next word
    (
        "[ACT](RC):[Choose a grade 3 <Gold Paladin>from your hand, and reveal it] Draw a card.",
        "ACT (RC): [Reveal a grade 3 Gold Paladin unit from your hand] Draw a card.",
    ),
    # a name that has a word in quotation marks; cards are named so with single ones
    (
        '[CONT](RC):If you have a card named "Red Wheel "Hub"" in your soul, this unit gets [Power] +1000.',
        "CONT (RC): If you have a card named \"Red Wheel 'Hub'\" in your soul, this unit gets power +1000.",
    ),
    # an ability that lost the line before it
    (
        "[AUTO]:Forerunner[ACT](RC):[Put this unit into your soul] Draw a card.",
        "Forerunner\nACT (RC): [Put this unit into your soul] Draw a card.",
    ),
    # 11.42: the conditions of ultimate strides are in the rules
    (
        (
            "[Ultimate Stride](By the rules)-Stride Step-[Choose a card with the same card name as your vanguard from "
            "your hand, and discard it] [Stride] this card on your (VC) from face down."
        ),
        "Ultimate Stride: [Discard a card with the same card name as your vanguard]",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_meant(printed: str, meant: str) -> None:
    UNITS.assert_means(printed, meant)


def test_two_names_are_none_inside_the_other() -> None:
    assert mended('"Hub" or "Rim""') == '"Hub" or "Rim""'


def test_what_a_maker_says_of_itself_is_no_ability() -> None:
    assert reader().read("The new era trading card game\nCheck the official website!\nhttp://example.com/") == ()


def test_a_cost_that_is_not_there_is_still_missed() -> None:
    with pytest.raises(CardTextError, match="has none"):
        reader().read("[AUTO](RC):When this unit attacks, you may pay the cost. If you do, draw a card.")
