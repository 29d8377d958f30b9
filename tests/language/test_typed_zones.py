"""Typed texts that say whose zone a card goes to: in most games it goes to that of its owner, whoever is named."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

ATTACKS = "Start: When this character attacks, "
WRONG = [
    (CHARACTERS, ATTACKS + "put a card from your discard pile into your opponent's hand.", "yours"),
    (CHARACTERS, ATTACKS + "put one of your opponent's support characters into your hand.", "opponent's"),
    (
        CHARACTERS,
        ATTACKS + "choose one of your opponent's support characters, and put it into your hand.",
        "opponent's",
    ),
    (CHARACTERS, ATTACKS + "put one of your opponent's support characters on top of your deck.", "opponent's"),
    (CHARACTERS, ATTACKS + "put this character into your opponent's hand.", "yours"),
    (CREATURES, "Return a creature from your graveyard to your opponent's hand.", "yours"),
    (CREATURES, "Choose one of your opponent's creatures, and put it into your mana zone.", "opponent's"),
    (UNITS, "ACT (VC): Choose one of your opponent's rear-guards, and put it into your drop zone.", "opponent's"),
    # whose "it" is after an event
    (CHARACTERS, ATTACKS + "put it into your opponent's hand.", "yours"),
    (CHARACTERS, "Start: When your opponent's character attacks, put it into your hand.", "opponent's"),
    (CREATURES, "When this creature is destroyed, put it into your opponent's mana zone.", "yours"),
    (CREATURES, "Whenever your opponent's creature attacks, return it to your hand.", "opponent's"),
    (UNITS, "AUTO (RC): When this unit attacks a rear-guard, return it to your hand.", "opponent's"),
]


@pytest.mark.parametrize(("game", "typed", "whose"), WRONG)
def test_a_card_goes_to_no_zone_of_another_player_than_its_owner(game: Print, typed: str, whose: str) -> None:
    for read in (game.reader().read, game.language().compile):
        with pytest.raises(CardTextError, match=f"the zones of its owner only, and this one is (?:your )?{whose}"):
            read(typed)


def test_a_unit_of_the_opponent_goes_to_the_soul_that_a_text_of_vanguard_names() -> None:
    said = "ACT (VC): Choose one of your opponent's rear-guards, and put it into your soul."
    UNITS.assert_means(said, said)


def test_a_text_of_luck_and_logic_names_the_player_whose_zone_is_meant() -> None:
    said = "AUTO: When this member attacks, choose one of your opponent's members, and return it to your hand."
    MEMBERS.assert_means(said, said)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (
            "Put an opponent's creature into the graveyard",
            "Put one of your opponent's creatures into its owner's graveyard.",
        ),
        (
            "Choose one of your opponent's creatures and put it in mana.",
            "Choose one of your opponent's creatures, and put it into its owner's mana zone.",
        ),
        (
            "Choose one of your opponent's creatures and add it to their shields face down.",
            "Choose one of your opponent's creatures, and add it to your shields face down.",
        ),
    ],
)
def test_a_zone_of_which_nothing_more_is_said_is_that_of_the_owner(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)


def test_ones_own_card_becomes_no_shield_of_the_opponent() -> None:
    with pytest.raises(CardTextError, match="unexpected 'shields'"):
        CREATURES.reader().read(
            "Whenever you draw a card, add the top card of your deck to your opponent's shields face down."
        )
