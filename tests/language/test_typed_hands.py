"""Hands that are filled up or thinned out to a number of cards, as people type it, in every game."""

from __future__ import annotations

import pytest

from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

HEADS = {
    MEMBERS: "AUTO: When this member attacks, ",
    CHARACTERS: "Start: When this character attacks, ",
    UNITS: "AUTO (RC): When this unit attacks, ",
    CREATURES: "Whenever this creature attacks, ",
}
PAIRS = [
    ("draw cards until you have 3 cards in hand.", "draw until you have three cards in your hand."),
    ("you may draw until your hand has two.", "you may draw until you have two cards in your hand."),
    (
        "draw cards until you have as many cards in hand as your opponent has.",
        "draw until you have as many cards in your hand as your opponent.",
    ),
    ("discard down to 1 card, then draw a card.", "discard until you have one card in your hand, and draw a card."),
    (
        "your opponent draws until they have 5 cards in hand.",
        "your opponent draws until they have five cards in their hand.",
    ),
    (
        "your opponent discards cards until they have as many cards in hand as you do.",
        "your opponent discards until they have as many cards in their hand as in yours.",
    ),
]


@pytest.mark.parametrize("print_", HEADS, ids=["members", "characters", "units", "creatures"])
@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_hands_come_to_have_a_number_of_cards(print_: Print, typed: str, meant: str) -> None:
    print_.assert_means(HEADS[print_] + typed, HEADS[print_] + meant)


SEEN = [
    ("look at your opponent's hand and discard a card from it.", "look at", "a card"),
    ("your opponent reveals their hand. Choose a card from it. They discard it.", "reveal", "a card"),
    (
        "look at your opp's hand, choose up to 2 cards there and your opponent discards them.",
        "look at",
        "up to two cards",
    ),
]
GONE = {
    MEMBERS: "drop it.",
    CHARACTERS: "put it into the discard pile.",
    UNITS: "put it into your opponent's drop zone.",
}


@pytest.mark.parametrize("print_", GONE, ids=["members", "characters", "units"])
@pytest.mark.parametrize(("typed", "deed", "chosen"), SEEN)
def test_who_sees_a_hand_chooses_what_is_discarded(print_: Print, typed: str, deed: str, chosen: str) -> None:
    meant = f"{deed} all cards in your opponent's hand, choose {chosen} from among them, and {GONE[print_]}"
    print_.assert_means(HEADS[print_] + typed, HEADS[print_] + meant)
