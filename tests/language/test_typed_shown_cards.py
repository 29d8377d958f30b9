"""A card that is chosen behind cards that are looked at is one of them, and none in play, as people type it."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CREATURES, MEMBERS

ATTACKS = "Whenever this creature attacks, "
PAIRS = [
    (
        "look at your opponent's hand and choose a spell. He discards it.",
        "look at all cards in your opponent's hand, and choose a spell from among them. Discard it.",
    ),
    (
        "look at your opponent's hand. Choose a creature. Your opponent discards it.",
        "look at all cards in your opponent's hand. Choose a creature from among them. Discard it.",
    ),
    (
        "your opponent reveals his hand. Choose a spell and your opponent discards it.",
        "your opponent does this: Reveal all cards in your hand. Choose a spell from among them, and discard it.",
    ),
    (
        "look at the top 3 cards of your deck and choose a creature. Put it into your hand.",
        "look at the top three cards of your deck, and choose a creature from among them. Return it to your hand.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_what_is_chosen_behind_cards_that_are_seen_is_one_of_them(typed: str, meant: str) -> None:
    CREATURES.assert_means(ATTACKS + typed, ATTACKS + meant)


UNCLEAR = [
    "look at your opponent's hand, choose a Dragon, and your opponent discards it.",
    "look at the top 3 cards of your deck and choose a Dragon. Put it into your mana zone.",
    "choose a creature and return it to your hand.",
    "choose a spell and return it to your hand.",
    "destroy a spell.",
    "put a spell into your mana zone.",
]


@pytest.mark.parametrize("typed", UNCLEAR)
def test_what_could_be_meant_of_no_card_in_play_is_refused(typed: str) -> None:
    with pytest.raises(CardTextError, match="it does not say from where, or from among which cards"):
        CREATURES.reader().read(ATTACKS + typed)


def test_what_is_chosen_behind_a_card_that_is_shown_may_be_in_play_if_it_goes_to_its_owner() -> None:
    said = "reveal the top 2 cards of your deck. Choose a creature and return it to its owner's hand."
    meant = "reveal the top two cards of your deck. Choose a creature in the battle zone, and return it to its owner's "
    meant += "hand."
    CREATURES.assert_means(ATTACKS + said, ATTACKS + meant)


def test_behind_a_shield_that_is_broken_it_is_neither_the_creature_nor_the_shield() -> None:
    with pytest.raises(CardTextError, match="whether this card is meant, or the shield that is broken"):
        CREATURES.reader().read("Whenever this creature breaks a shield, return it to your hand.")
    said = "Whenever this creature breaks a shield, untap it."
    CREATURES.assert_means(said, said)


def test_members_are_chosen_of_a_hand_that_is_seen() -> None:
    MEMBERS.assert_means(
        "AUTO: When this member attacks, look at your opponent's hand and choose a member. They discard it.",
        (
            "AUTO: When this member attacks, look at all cards in your opponent's hand, choose a member from among "
            "them, and drop it."
        ),
    )
