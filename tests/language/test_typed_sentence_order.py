"""Sentences as people turn them: the trigger last, the duration first, "you" as doer, what is done as done to."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

TYPED = [
    # what is waited for stands last
    (
        CHARACTERS,
        "Start: This character gets +1000 AP until end of turn when another <Bell> character of yours comes into play.",
        "Start: When your other <Bell> character comes into play, this character gets AP +1000 until end of turn.",
    ),
    (
        CHARACTERS,
        "Start (Lv 4): Set all of your support characters to Active at the end of your turn.",
        "Start (Lv 4): At the end of your turn, set all of your support characters to Active.",
    ),
    (
        MEMBERS,
        "AUTO: This member gets +1000 power until end of turn when it defends.",
        "AUTO: When this member defends, it gets power +1000 until end of turn.",
    ),
    (
        MEMBERS,
        "AUTO: Stock open (2) and draw a card when this member wins.",
        "AUTO: When this member wins, stock open (2), and draw a card.",
    ),
    # how long stands first
    (
        CHARACTERS,
        "Start: Until end of turn, your main character gets AP +500 when this character becomes Active.",
        "Start: When this character becomes Active, your main character gets AP +500 until end of turn.",
    ),
    (
        CHARACTERS,
        "Level Burst: Until end of battle, your main character gets AP +2000. You discard a card.",
        "Level Burst: Your main character gets AP +2000 until end of battle. Discard a card.",
    ),
    (
        MEMBERS,
        "AUTO: Until end of turn, this member gets +500 power whenever you draw a card.",
        "AUTO: When you draw a card, this member gets power +500 until end of turn.",
    ),
    # an "if" stands last, or behind an "and"
    (
        CHARACTERS,
        "Level Burst: Your opponent's main character levels down if your opponent's level is higher than yours.",
        "Level Burst: If your opponent's level is higher than yours, your opponent's main character levels down.",
    ),
    (
        CHARACTERS,
        "Start: When this character defeats a main character and you have at least two <Kiln> characters, draw a card.",
        (
            "Start: When this character wins a battle against a main character, if you have two or "
            "more <Kiln> characters, draw a card."
        ),
    ),
    # whose they are
    (
        MEMBERS,
        (
            "AUTO: When this gate is destroyed, you may return a member your opponent controls with "
            "3000 power or less to its owner's hand."
        ),
        (
            "AUTO: When this gate is destroyed, you may return one of your opponent's members with "
            "power 3000 or less to your opponent's hand."
        ),
    ),
    (
        MEMBERS,
        "LD: [(1)] You draw a card and rest each member your opponent has.",
        "LD: [(1)] Draw a card, and rest all of your opponent's members.",
    ),
    (
        MEMBERS,
        "AUTO: On gate destruction, up to one of your opponent's standing members is rested.",
        "AUTO: On gate destruction, rest up to one of your opponent's standing members.",
    ),
    (
        MEMBERS,
        "AUTO ETB: up to 1 other member gets +2000 power until EOT",
        "AUTO: When this member is deployed, up to one of your other members gets power +2000 until end of turn.",
    ),
    # who does it
    (
        MEMBERS,
        "ACT (once per turn): [Drop hand] You draw two cards.",
        "ACT [1/turn]: [Drop all cards in your hand] Draw two cards.",
    ),
    (
        MEMBERS,
        (
            "Tool Skill: Look for up to one Tranceunion in your deck, add it to your hand and shuffle "
            "your deck afterwards."
        ),
        "Tool Skill: Search your deck for up to one Tranceunion, return it to your hand, and shuffle your deck.",
    ),
    (
        CHARACTERS,
        "Use Main/Your turn: sacrifice a support: level up",
        (
            "Use (Main/Your turn): [Put one of your support characters into the discard pile] Your "
            "main character levels up."
        ),
    ),
    (CHARACTERS, "Use (Main/Your opponent's turn): Draw a card.", "Use (Main/Opponent's turn): Draw a card."),
    # the same of games that are printed as well
    (
        UNITS,
        "AUTO (VC): Until end of battle, this unit gets +5000 power when it attacks a vanguard.",
        "AUTO (VC): When this unit attacks a vanguard, this unit gets power +5000 until end of battle.",
    ),
    (
        UNITS,
        "AUTO (RC): Soul Charge 1 when your drive check reveals a grade 3 unit.",
        "AUTO (RC): When the drive check of your unit reveals a grade 3 unit, Soul Charge 1.",
    ),
    (
        UNITS,
        "ACT (VC): [CB1] One of your opponent's rear-guards of grade 2 or lower is retired.",
        "ACT (VC): [Counter Blast 1] Retire one of your opponent's grade 2 or less rear-guards.",
    ),
    (
        UNITS,
        "ACT (VC): Choose a rear-guard your opponent controls and lock it. Then you draw a card.",
        "ACT (VC): Choose one of your opponent's rear-guards, lock it, and draw a card.",
    ),
    (
        UNITS,
        "CONT (RC): This unit gets +2000 power during your turn if your opponent has at most two RGs.",
        "CONT (RC): During your turn, if your opponent has two or less rear-guards, this unit gets power +2000.",
    ),
    (
        UNITS,
        "CONT (RC): When another rear-guard of yours would be retired, you may discard a card from your hand instead.",
        "CONT (RC): If your other rear-guard would be retired, you may discard a card instead.",
    ),
    (
        CREATURES,
        "Untap this creature whenever it breaks a shield.",
        "Whenever this creature breaks a shield, untap this creature.",
    ),
    (
        CREATURES,
        "You may draw three cards whenever this creature attacks. If you do, discard a card.",
        "Whenever this creature attacks, you may draw three cards. If you do, discard a card.",
    ),
    (
        CREATURES,
        "You may untap this creature at the end of your turn.",
        "At the end of your turn, you may untap this creature.",
    ),
    (
        CREATURES,
        "One of your opponent's creatures is returned to its owner's hand.",
        "Return one of your opponent's creatures to its owner's hand.",
    ),
    (CREATURES, "Light creatures cannot block this creature.", "This creature can't be blocked by light creatures."),
    (
        CREATURES,
        "Each time one of your opponent's creatures attacks, that creature loses 7000 power until end of turn.",
        "Whenever your opponent's creature attacks, it gets -7000 power until the end of the turn.",
    ),
]


@pytest.mark.parametrize(("game", "typed", "meant"), TYPED)
def test_sentences_are_read_in_whatever_order_they_are_said(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)


def test_of_several_things_it_does_not_say_which_is_done_at_the_end() -> None:
    with pytest.raises(CardTextError):
        CHARACTERS.reader().read("Use (Main/Your turn): Draw two cards, and discard a card at the end of turn.")
