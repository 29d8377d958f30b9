""" "If you do", "that many", "among them" and "the rest" are refused where they mean nothing, in every game."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.languages import language_of


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("luck_and_logic", "ACT: [Discard a card] If you do, draw a card.", 'A cost needs no "if you do"'),
        (
            "luck_and_logic",
            "AUTO: When this member attacks, if you do not, draw a card.",
            "say first what is to be done",
        ),
        (
            "vanguard",
            "ACT (VC): If you have a Kagero vanguard, retire one of your units, and if you do not, draw a card.",
            'write "but otherwise"',
        ),
        ("luck_and_logic", "ACT: If they do, draw a card.", "say first what is to be done"),
        ("level_neo", "Use (Main/Your turn): If you do, draw a card.", "say first what is to be done"),
        ("vanguard", "AUTO (VC): When this unit attacks, at the end of turn, if you do, draw a card.", "say first"),
        ("luck_and_logic", "ACT: [(1)] Draw that many cards.", "say how many"),
        ("luck_and_logic", "ACT: [(X)] Draw that many cards.", "say how many"),
        ("vanguard", "ACT (VC): Discard that many cards, and draw a card.", "say how many"),
        ("vanguard", "ACT (VC): At the end of turn, discard two cards. Draw that many cards.", "say how many"),
        ("vanguard", "ACT (VC): At the end of turn, choose one of your rear-guards. Retire it.", "name the card"),
        ("luck_and_logic", "ACT: Draw a card, and return a card from among them to your hand.", "name the zone"),
        ("vanguard", "ACT (VC): Put the rest on the bottom of your deck.", "which cards are looked at"),
        (
            "level_neo",
            "Start: When this character attacks, put the rest on the bottom of your deck.",
            "which cards are",
        ),
        (
            "vanguard",
            "ACT (VC): Look at the top three cards of your deck. At the end of turn, put the rest into your drop zone.",
            "which cards are looked at",
        ),
        (
            "luck_and_logic",
            "ACT: Reveal two cards from your hand, and put a card from among them into your level zone.",
            "revealed from the deck",
        ),
    ],
)
def test_a_word_for_nothing_is_refused_with_what_to_do(game: str, text: str, said: str) -> None:
    with pytest.raises(CardTextError, match=said):
        language_of(game).compile(text)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("vanguard", "ACT (VC): You may discard a card. If you do, draw a card. If you do not, rest this unit."),
        ("vanguard", "ACT (VC): Discard up to two cards, and draw that many cards."),
        ("luck_and_logic", "ACT: Choose a number that is 3 or less, and at the end of turn, draw that many cards."),
        (
            "vanguard",
            "ACT (VC): Search your deck for up to three cards, and put a card from among them into your hand.",
        ),
        ("vanguard", "ACT (VC): Look at up to two cards from the top of your deck, and put them into your soul."),
        ("level_neo", "Use (Main/Your turn): Reveal the top two cards of your deck, and put the rest into your hand."),
        (
            "luck_and_logic",
            "ACT: [Reveal the top two cards of your deck] Return a card from among them to your hand.",
        ),
        (
            "luck_and_logic",
            "ACT: Look at up to two cards from the top of your deck, and put the rest on the bottom of your deck.",
        ),
    ],
)
def test_what_is_spoken_of_before_is_not_refused(game: str, text: str) -> None:
    language = language_of(game)
    compiled = language.compile(text)
    assert language.compile(language.print(compiled)) == compiled


def test_a_given_ability_speaks_of_its_own_deeds_alone() -> None:
    given = 'ACT (VC): Draw a card, and this unit gains "AUTO (VC): When this unit attacks, {}." until end of turn.'
    language_of("vanguard").compile(given.format("you may discard a card. If you do, draw a card"))
    with pytest.raises(CardTextError, match="say first"):
        language_of("vanguard").compile(given.format("if you do, draw a card"))
