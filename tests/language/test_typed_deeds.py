"""What is done, in everyday words: with cards that are looked at, shown, drawn for each of several things."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

WHEN = {
    MEMBERS: "AUTO: When this member attacks, ",
    CHARACTERS: "Start: When this character attacks, ",
    UNITS: "AUTO (RC): When this unit attacks, ",
    CREATURES: "Whenever this creature attacks, ",
}
SEEN = "look at the top five cards of your deck"
PAIRS = [
    # a member in play would be meant, if it was not one of the cards that are looked at
    (
        MEMBERS,
        "look at the top 5 cards of your deck, choose up to one member, reveal it, and put it into your hand.",
        f"{SEEN}, choose up to one member from among them, reveal it, and return it to your hand.",
    ),
    (
        MEMBERS,
        "look at the top 5 cards of your deck, put one into your hand and the rest into your drop zone.",
        f"{SEEN}, put a card from among them into your hand, and drop the rest.",
    ),
    (
        CHARACTERS,
        "look at the top 5 cards of your deck and put a character into your hand.",
        f"{SEEN}, and put a character from among them into your hand.",
    ),
    (
        UNITS,
        "look at the top 5 cards of your deck, choose up to one grade 3 unit, and put it into your hand.",
        f"{SEEN}, choose up to one grade 3 unit from among them, and put it into your hand.",
    ),
    (
        CREATURES,
        "look at the top 5 cards of your deck, choose a creature, and put it into your hand.",
        f"{SEEN}, choose a creature from among them, and return it to your hand.",
    ),
    # everyday words
    (
        MEMBERS,
        "draw a card for each member with a level of 2 in your drop zone.",
        "for each member with level 2 in your drop zone, draw a card.",
    ),
    (
        MEMBERS,
        "put the top card of your deck into this member's soul.",
        "put the top card of your deck into the soul of this member.",
    ),
    (
        CHARACTERS,
        "search your deck for an event, show it to your opponent, and put it into your hand.",
        "search your deck for up to one event, reveal it, and put it into your hand.",
    ),
]


@pytest.mark.parametrize(("print_", "typed", "meant"), PAIRS)
def test_everyday_words_for_what_is_done_are_read(print_: Print, typed: str, meant: str) -> None:
    print_.assert_means(WHEN[print_] + typed, WHEN[print_] + meant)


WHOLE = [
    (
        MEMBERS,
        "AUTO: When an opponent's member is deployed by an effect, rest it.",
        "AUTO: When your opponent's member is deployed by effect, rest it.",
    ),
    (
        MEMBERS,
        "ACT: [Put a card from this member's soul into your drop zone] Draw a card.",
        "ACT: [Drop a card from the soul of this member] Draw a card.",
    ),
    (
        CHARACTERS,
        "Use (Main/Your turn): [Rest this character and another of your characters] Draw a card.",
        "Use (Main/Your turn): [Rest this character & rest one of your other characters] Draw a card.",
    ),
    (
        MEMBERS,
        "ACT (Hand): [Discard this card from your hand] Draw a card.",
        "ACT (Hand): [Discard this card] Draw a card.",
    ),
    (CHARACTERS, "Start: When you play an event, draw a card.", "Start: When you use an event, draw a card."),
    (
        MEMBERS,
        "CONT: If this member has 2 or more soul, it gets +1 aura and its attacks can't be intercepted.",
        "CONT: If this member has two or more soul, it gets aura +1 and cannot be intercepted.",
    ),
]


@pytest.mark.parametrize(("print_", "typed", "meant"), WHOLE)
def test_everyday_words_of_triggers_and_costs_are_read(print_: Print, typed: str, meant: str) -> None:
    print_.assert_means(typed, meant)


def test_a_card_chosen_behind_cards_that_are_seen_is_one_of_them_or_in_play_and_has_to_say_so() -> None:
    text = "ACT: Reveal the top two cards of your deck. Choose a member, and it gets power +1000 until end of turn."
    for read in (MEMBERS.language().compile, MEMBERS.reader().read):
        with pytest.raises(CardTextError, match='say "from among them"'):
            read(text)


@pytest.mark.parametrize(
    ("print_", "text"),
    [
        (MEMBERS, "ACT: [Discard this card] Draw a card."),
        (CHARACTERS, "Use (Battle/Opponent's turn): [Discard this card from your hand] Draw a card."),
        (UNITS, "ACT (RC): [Discard this card] Draw a card."),
    ],
)
def test_no_card_in_play_can_be_discarded_from_the_hand_for_its_own_ability(print_: Print, text: str) -> None:
    with pytest.raises(CardTextError, match="is not in the hand when this is used"):
        print_.reader().read(text)
