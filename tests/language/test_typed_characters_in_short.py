"""Texts of Level Neo as people type them: short forms, capitals, marks that are left out, words of other games."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS

TYPED = [
    (
        "Start: When this character enters the field, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character is put into play, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character enters play, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    (
        "Start: When this character comes onto the field, draw a card.",
        "Start: When this character comes into play, draw a card.",
    ),
    ("Start: When this attacks, draw 1.", "Start: When this character attacks, draw a card."),
    ("Start: When this card attacks, draw 2 cards", "Start: When this character attacks, draw two cards."),
    (
        "Start: When this character attacks, put a card from your graveyard into your hand.",
        "Start: When this character attacks, put a card from your discard pile into your hand.",
    ),
    (
        "Start: When this character attacks, put a card from your discard zone in your hand.",
        "Start: When this character attacks, put a card from your discard pile into your hand.",
    ),
    (
        "Start: When this character is put into the discard pile from the field, draw a card.",
        "Start: When this character is put into the discard pile, draw a card.",
    ),
    (
        "Start: When this character attacks, level up your main character.",
        "Start: When this character attacks, your main character levels up.",
    ),
    (
        "Start: When this character attacks, choose a support character of your opponent, and rest it.",
        ("Start: When this character attacks, choose one of your opponent's support characters, and rest it."),
    ),
    (
        ("Start: When this character attacks, choose one of your opponent's support characters and rest it"),
        ("Start: When this character attacks, choose one of your opponent's support characters, and rest it."),
    ),
    (
        "Start: When this character attacks, it gets AP+500 until end of battle",
        "Start: When this character attacks, it gets AP +500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it gets AP 500 until end of the battle",
        "Start: When this character attacks, it gets AP +500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it loses AP 500 until end of battle.",
        "Start: When this character attacks, it gets AP -500 until end of battle.",
    ),
    (
        "Start: When this character attacks, it loses 500 AP until end of battle.",
        "Start: When this character attacks, it gets AP -500 until end of battle.",
    ),
    ("Cont: Your other characters get 500 AP", "Cont: All of your other characters get AP +500."),
    ("Cont: Your characters can't cover.", "Cont: All of your characters cannot cover."),
    ("Start: At the start of your turn, draw a card.", "Start: At the beginning of your turn, draw a card."),
    (
        "Start: When your opponents character attacks, draw a card.",
        "Start: When your opponent's character attacks, draw a card.",
    ),
    ("Start: When this character attacks, shuffle it.", "Start: When this character attacks, shuffle your deck."),
    (
        "Start: When this character attacks, draw a card and discard a card.",
        "Start: When this character attacks, draw a card, and discard a card.",
    ),
    (
        ("Start: When this character attacks, draw a card, then this character gets +500 AP until end of turn."),
        ("Start: When this character attacks, draw a card, and this character gets AP +500 until end of turn."),
    ),
    (
        "Start: When this character attacks, put it in your hand.",
        "Start: When this character attacks, put it into your hand.",
    ),
    ("Use [Main][Your turn]: draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Main / Your turn): Draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Main, your turn): Draw a card", "Use (Main/Your turn): Draw a card."),
    ("Use (Battle/Opponent): Draw a card", "Use (Battle/Opponent's turn): Draw a card."),
    ("Use (Main/Your turn) (Lv3): Draw a card.", "Use (Main/Your turn) (Lv 3): Draw a card."),
    ("Use (Main/Your turn) (Level 3): Draw a card.", "Use (Main/Your turn) (Lv 3): Draw a card."),
    ("Cont (Lv 3+): This character gets +1000 AP", "Cont (Lv 3): This character gets AP +1000."),
    (
        "[Start] When ur opp's character attacks, u may draw a card",
        "Start: When your opponent's character attacks, you may draw a card.",
    ),
    ("START: When This Character Attacks, Draw A Card", "Start: When this character attacks, draw a card."),
    ("Start - On attack: draw a card", "Start: When this character attacks, draw a card."),
    ("Start: On play: draw a card", "Start: When this character comes into play, draw a card."),
    ("Start: When played, draw a card", "Start: When this character comes into play, draw a card."),
    ("Start: When this wins a battle, draw a card", "Start: When this character wins a battle, draw a card."),
    (
        "Start: When this character attacks you can draw a card",
        "Start: When this character attacks, you may draw a card.",
    ),
    ("Level Burst: draw 2", "Level Burst: Draw two cards."),
    ("LB: draw a card", "Level Burst: Draw a card."),
    (
        "[Level Burst] Your main character gets +1k AP until end of turn",
        "Level Burst: Your main character gets AP +1000 until end of turn.",
    ),
    ("Cont: +500 AP", "Cont: This character gets AP +500."),
    ("Cont: gets +500 AP", "Cont: This character gets AP +500."),
    ("Cont (Support): Your main character gets +500AP", "Cont (Support): Your main character gets AP +500."),
    (
        "cont(support): your main character gains an additional +500 AP",
        "Cont (Support): Your main character gets AP +500.",
    ),
    ("Cont: Your opponent's characters get -500 AP.", "Cont: All of your opponent's characters get AP -500."),
    # what each player does
    (
        "Start: When this character attacks, each player draws a card, then discards a card.",
        "Start: When this character attacks, each player does this: draw a card, and discard a card.",
    ),
    (
        "Start: When this character attacks, each player draws a card, then discard a card.",
        "Start: When this character attacks, each player does this: draw a card. Discard a card.",
    ),
    (
        "Use (Main/Your turn): Both players discard their hands and draw 3 cards",
        (
            "Use (Main/Your turn): Each player does this: put all cards in your hand into the discard pile, and draw "
            "three cards."
        ),
    ),
    (
        "Use (Main/Your turn): Each player chooses one of their characters and puts it into their discard pile.",
        "Use (Main/Your turn): Each player does this: choose one of your characters, and put it into the discard pile.",
    ),
    # what happens instead
    (
        "If this character would be destroyed, return it to your hand instead",
        "Cont: When this character would be put into the discard pile, put it into your hand instead.",
    ),
    (
        "Start: When this would be put into the graveyard, you may rest it instead.",
        "Cont: When this character would be put into the discard pile, you may rest it instead.",
    ),
    ("Cont: If you would draw a card, draw 2 instead.", "Cont: When you would draw a card, draw two cards instead."),
    # how often
    (
        "[Start][1/turn]: When this character attacks, draw a card.",
        "Start [1/turn]: When this character attacks, draw a card.",
    ),
    (
        "Start (Lv 2): When this character attacks, draw a card (once per turn).",
        "Start [1/turn] (Lv 2): When this character attacks, draw a card.",
    ),
    # what changes places
    (
        "Use (Main/Your turn): Swap this character with one in your hand.",
        "Use (Main/Your turn): Swap this character and a character from your hand.",
    ),
    (
        "Use (Main/Your turn): Exchange one of your supports with a red character from your discard pile.",
        "Use (Main/Your turn): Swap one of your support characters and a red character from your discard pile.",
    ),
    # whose characters, and whose level
    ("All red characters get AP +500.", "Cont: All of both players' red characters get AP +500."),
    (
        "Start: When this character comes into play, rest all other characters.",
        "Start: When this character comes into play, rest all of both players' other characters.",
    ),
    (
        "Cont: If your level is lower than your opponent's level, this character gets AP +500.",
        "Cont: If your opponent's level is higher than yours, this character gets AP +500.",
    ),
    (
        "Use (Battle/Your turn): Your attacking character cannot be covered until end of battle.",
        "Use (Battle/Your turn): All of your characters that are attacking cannot be covered until end of battle.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), TYPED)
def test_typed_texts_are_read_as_texts_of_the_card_language(typed: str, meant: str) -> None:
    CHARACTERS.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        "Cont (1/turn): This character gets AP +500.",
        "Use (Main): Draw a card.",
    ],
)
def test_what_may_be_meant_otherwise_is_refused(typed: str) -> None:
    with pytest.raises(CardTextError):
        CHARACTERS.reader().read(typed)
