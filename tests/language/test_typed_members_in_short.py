"""Texts of Luck & Logic as people type them: short forms, capitals, marks that are left out, words of other games."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import MEMBERS

TYPED = [
    ("AUTO: When this member enters the area, draw a card.", "AUTO: When this member is deployed, draw a card."),
    ("AUTO: When this card is put into your area, draw a card.", "AUTO: When this card is deployed, draw a card."),
    ("AUTO: When this unit comes into play, draw 1", "AUTO: When this member is deployed, draw a card."),
    (
        "AUTO: When this attacks, it gets +2000 power until end of turn",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, put a card from your graveyard into your hand.",
        "AUTO: When this member attacks, return a card from your drop zone to your hand.",
    ),
    (
        "AUTO: When this member attacks, it gains 2000 power until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it gets power+2000 until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it gets power 2000 until end of turn.",
        "AUTO: When this member attacks, it gets power +2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it loses power 2000 until end of turn.",
        "AUTO: When this member attacks, it gets power -2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, it loses 2000 power until end of turn.",
        "AUTO: When this member attacks, it gets power -2000 until end of turn.",
    ),
    (
        "AUTO: When this member attacks, draw a card and discard a card.",
        "AUTO: When this member attacks, draw a card, and discard a card.",
    ),
    (
        "AUTO: When this member attacks, draw a card then discard a card.",
        "AUTO: When this member attacks, draw a card, and discard a card.",
    ),
    ("AUTO: When this member attacks, put it in your hand.", "AUTO: When this member attacks, return it to your hand."),
    ("CONT: Your opponent can't intercept.", "CONT: Your opponent cannot intercept."),
    ("CONT: Your opponents members get -1000 power.", "CONT: All of your opponent's members get power -1000."),
    ("AUTO: At the start of your turn, draw a card.", "AUTO: At the beginning of your turn, draw a card."),
    (
        (
            "AUTO: When this member attacks, search your deck for a <Light> member, reveal it, add it "
            "to your hand, then shuffle it."
        ),
        (
            "AUTO: When this member attacks, search your deck for a <Light> member, reveal it, return "
            "it to your hand, and shuffle your deck."
        ),
    ),
    (
        ("AUTO: When this member attacks, shuffle all cards in your hand, and put them on the bottom of your deck."),
        ("AUTO: When this member attacks, shuffle all cards in your hand and put them on the bottom of your deck."),
    ),
    (
        "CONT: If you have three or fewer members, this member gets +1000 power.",
        "CONT: If you have three or less members, this member gets power +1000.",
    ),
    (
        "CONT: If you have three or above members, this member gets power +1000.",
        "CONT: If you have three or more members, this member gets power +1000.",
    ),
    ("CONT: this gets +1 aura", "CONT: This member gets aura +1."),
    ("[AUTO] On deploy: draw a card", "AUTO: When this member is deployed, draw a card."),
    ("AUTO: When deployed, draw a card", "AUTO: When this member is deployed, draw a card."),
    (
        "AUTO: When this member is deployed you may draw a card",
        "AUTO: When this member is deployed, you may draw a card.",
    ),
    ("AUTO: When ur opp's member attacks, draw a card", "AUTO: When your opponent's member attacks, draw a card."),
    (
        "AUTO (1/turn): When opponent's member attacks, draw a card",
        "AUTO [1/turn]: When your opponent's member attacks, draw a card.",
    ),
    (
        "AUTO: When this member attacks, choose 1 of your opponent's members and drop it",
        "AUTO: When this member attacks, choose one of your opponent's members, and drop it.",
    ),
    (
        ("AUTO: When this member attacks, choose an opponent's member with power 5000 or lower, and stock it."),
        (
            "AUTO: When this member attacks, choose one of your opponent's members with power 5000 or "
            "less, and stock it."
        ),
    ),
    ("ACT [Rest this member]: Draw a card.", "ACT: [Rest this member] Draw a card."),
    ("ACT: Rest this member: Draw a card.", "ACT: [Rest this member] Draw a card."),
    (
        "ACT: [Rest this member, (1)]: Draw 2 cards, then discard 1 card.",
        "ACT: [Rest this member, (1)] Draw two cards, and discard a card.",
    ),
    ("ACT: (1), discard a card: Draw two cards", "ACT: [(1), discard a card] Draw two cards."),
    ("ACT: [(1) + discard a card] Draw two cards", "ACT: [(1) & discard a card] Draw two cards."),
    ("ACT: [1] Draw a card", "ACT: [(1)] Draw a card."),
    ("ACT: pay (1), draw a card", "ACT: [(1)] Draw a card."),
    ("LD: pay [(2)]. Draw two cards", "LD: [(2)] Draw two cards."),
    ("AUTO WHEN THIS MEMBER WINS, DRAW A CARD", "AUTO: When this member wins, draw a card."),
    (
        "AUTO: When this member wins, draw two cards. (once per turn)",
        "AUTO [1/turn]: When this member wins, draw two cards.",
    ),
    # what cards are like, before their name
    (
        "AUTO: When this member wins, you may deploy a level 1 or lower member from your hand resting.",
        "AUTO: When this member wins, you may deploy a member with level 1 or less from your hand resting.",
    ),
    # whose members
    ("CONT: All other members get power +1000.", "CONT: All of both players' other members get power +1000."),
    (
        "CONT: All your members with level 2 or less cannot attack.",
        "CONT: All of your members with level 2 or less cannot attack.",
    ),
    (
        "CONT: Your defending member gets aura +1.",
        "CONT: All of your members that are defending get aura +1.",
    ),
    (
        "AUTO: When this member wins, both players may draw a card.",
        "AUTO: When this member wins, each player may draw a card.",
    ),
    # when, and instead of what
    (
        "AUTO: When you draw a card during your opponent's turn, you may stock it.",
        "AUTO: During your opponent's turn, when you draw a card, you may stock it.",
    ),
    (
        "CONT: When your other member would be dropped, you may pay (2) and return it to your hand instead.",
        "CONT: When your other member would be dropped, you may pay [(2)], and return it to your hand instead.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), TYPED)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    MEMBERS.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        "ACT [2/turn]: [(1)] Draw a card.",
        "ACT (twice per turn): [(1)] Draw a card.",
        "CONT: This member gets power +1000. (once per turn)",
    ],
)
def test_what_may_be_meant_otherwise_is_refused(typed: str) -> None:
    with pytest.raises(CardTextError):
        MEMBERS.reader().read(typed)
