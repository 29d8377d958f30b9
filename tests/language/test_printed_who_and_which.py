"""Duel Masters print with texts of our own: who does something, and other than which card others are."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # what the opponent does besides
    (
        "Your opponent draws a card and discards a card.",
        "Your opponent draws a card, and your opponent discards a card.",
    ),
    (
        "Your opponent discards a card and chooses one of their shields and puts it into their graveyard.",
        (
            "Your opponent discards a card, your opponent chooses one of your opponent's shields, and put it into its "
            "owner's graveyard."
        ),
    ),
    (
        "Your opponent chooses one of his creatures and taps it, then discards a card.",
        "Your opponent chooses one of your opponent's creatures, tap it, and your opponent discards a card.",
    ),
    (
        "Your opponent discards a card, then draw a card.",
        "Your opponent discards a card, and draw a card.",
    ),
    # which cards of those that were revealed
    (
        "Reveal the top 5 cards of your deck. Put all creatures into the battle zone and the rest into your graveyard.",
        (
            "Reveal the top five cards of your deck. Put all creatures from among them into the battle zone, "
            "and put the rest into your graveyard."
        ),
    ),
    (
        (
            "When you put this creature, reveal the top 3 cards of your deck. Add up to 2 Goblins to your hand and put "
            "the rest into your graveyard."
        ),
        (
            "When you put this creature into the battle zone, reveal the top three cards of your deck. Return up to "
            "two Goblin cards from among them to your hand, and put the rest into your graveyard."
        ),
    ),
    (
        "Look at the top 2 cards of your deck. Put a creature into your mana zone. Then put the rest into your hand.",
        (
            "Look at the top two cards of your deck. Put a creature from among them into your mana zone, "
            "and return the rest to your hand."
        ),
    ),
    (
        (
            "Reveal the top 2 cards of your deck. Put all Dragons revealed this way into your mana zone tapped and the "
            "rest into your graveyard."
        ),
        (
            "Reveal the top two cards of your deck. Put all cards that have Dragon in their race revealed this way "
            "into your mana zone tapped, and put the rest into your graveyard."
        ),
    ),
    # others than the card with the ability
    (
        "Whenever one of your other creatures is destroyed, untap one of your other creatures.",
        "When your other creature is destroyed, untap one of your other creatures.",
    ),
    (
        "Whenever one of your opponent's creatures attacks, untap all your other creatures.",
        "Whenever your opponent's creature attacks, untap all of your other creatures.",
    ),
    (
        "When you put this creature, tap all other creatures.",
        "When you put this creature into the battle zone, tap all other creatures in the battle zone.",
    ),
    (
        (
            "Whenever this creature attacks, choose one of your shields and put it into your graveyard. "
            "Untap all your other creatures."
        ),
        (
            "Whenever this creature attacks, choose one of your shields, and put it into your graveyard. "
            "Untap all of your other creatures."
        ),
    ),
    # what is shown if it is of a kind is what may be taken then, and nothing else
    (
        (
            "Whenever this creature attacks, look at the top card of your deck. If it's a spell, show that spell to "
            "your opponent. You may put it into your mana zone."
        ),
        (
            "Whenever this creature attacks, look at the top card of your deck. If it is a spell, reveal it, and you "
            "may put it into your mana zone."
        ),
    ),
    # cards of two civilizations are called multicolored, so a word is missing
    (
        (
            "Reveal the top 4 cards of your deck. Put all fire nature cards into your hand, and put the rest into your "
            "mana zone."
        ),
        (
            "Reveal the top four cards of your deck. Return all fire or nature cards from among them to your hand, "
            "and put the rest into your mana zone."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize(
    "printed",
    [
        # whoever chooses: the opponent, of whom it is said
        "Your opponent discards a card and puts one of their shields into their graveyard.",
        "Draw a card, then your opponent discards a card and destroys a creature.",
    ],
)
def test_what_the_opponent_chooses_is_nothing_that_you_choose(printed: str) -> None:
    with pytest.raises(CardTextError, match="who"):
        reader().read(printed)


@pytest.mark.parametrize(
    "printed",
    [
        # all but the chosen one
        "When you put this creature, choose one of your creatures and tap all other creatures.",
        "When you put this creature, choose one of your creatures. Return all your other creatures to your hand.",
        "When you put this creature, choose a creature in the battle zone. Tap all other creatures.",
        # than this one, or than the one that attacks?
        "Whenever one of your creatures attacks, untap one of your other creatures.",
        "Whenever one of your creatures would be destroyed, you may destroy one of your other Goblins instead.",
        "Whenever a creature is put into the battle zone, tap all other creatures.",
        # than the one that attacks
        "Whenever one of your opponent's creatures attacks, tap all your opponent's other creatures.",
    ],
)
def test_others_than_a_card_that_was_spoken_of_are_declined(printed: str) -> None:
    with pytest.raises(CardTextError, match="than which other"):
        reader().read(printed)


@pytest.mark.parametrize(
    "printed",
    [
        "Look at the top 3 cards of your deck. Put all creatures that cost 2 or less into the battle zone.",
        "Reveal the top 5 cards of your deck. Put all creatures into your hand.",
        "Reveal the top 5 cards of your deck. Tap a creature, and put the rest into your graveyard.",
        "Put one of your creatures into the battle zone.",
    ],
)
def test_what_was_revealed_is_not_what_is_in_the_battle_zone(printed: str) -> None:
    with pytest.raises(CardTextError, match="from"):
        reader().read(printed)


@pytest.mark.parametrize(
    "printed",
    [
        "Reveal the top card of your deck. If it's a spell, draw a card. You may put it into your hand.",
        "Reveal the top card of your deck. If it's a creature, put it into your hand. Put it into your graveyard.",
    ],
)
def test_what_goes_on_about_a_card_behind_an_if_about_it_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError, match="done only if the card is"):
        reader().read(printed)


@pytest.mark.parametrize(
    "printed",
    [
        "Whenever one of your Goblins wins a battle, you may tap this creature. If you do, untap that Goblin.",
        "Whenever one of your opponent's creatures attacks, you may destroy this creature. If you do, tap it.",
        (
            "When you put this creature, choose one of your opponent's creatures. You may tap this creature. "
            "If you do, destroy that creature."
        ),
    ],
)
def test_the_card_with_the_ability_is_not_the_one_that_was_spoken_of_before(printed: str) -> None:
    with pytest.raises(CardTextError, match="this card is meant"):
        reader().read(printed)


def test_the_card_with_the_ability_is_meant_where_no_other_was_spoken_of() -> None:
    meant = language().compile("Whenever this creature attacks, tap this creature, and untap it.")
    assert reader().read("Whenever this creature attacks, tap this creature and untap it.") == meant


def test_a_card_that_is_flipped_is_itself_untapped() -> None:
    printed = (
        "Dragsolution: When one of your Goblins is destroyed, flip this card to the dragheart creature side and "
        "untap it."
    )
    meant = "Dragsolution: When your Goblin creature is destroyed, flip this card to its creature side, and untap it."
    assert reader().read(printed) == language().compile(meant)


def test_a_card_that_was_put_into_the_graveyard_is_not_the_card_that_was_destroyed_for_it() -> None:
    printed = (
        "At the start of your turn, put the top card of your deck into your graveyard. If that card is a Dragon, you "
        "may destroy this creature. If you do, put that card into the battle zone."
    )
    with pytest.raises(CardTextError, match="this card is meant"):
        reader().read(printed)


@pytest.mark.parametrize(
    ("printed", "why"),
    [
        # than the one that was blocked
        ("Whenever one of your Goblins is blocked, destroy the other creature after the battle.", "which others"),
        # as many for each of them?
        (
            (
                "Destroy any number of your creatures. For each creature destroyed this way, your opponent discards "
                "the same number of cards."
            ),
            "each time",
        ),
        # than the one that was tapped, or chosen
        ("Tap one of your creatures. Then destroy all creatures that have power less than it.", "than which creature"),
        (
            (
                "When you put this creature, choose one of your other creatures. Destroy one of your opponent's "
                "creatures that has less power than it."
            ),
            "than which creature",
        ),
        # where no shield is
        ("Whenever one of your shields leaves, draw a card.", "leave the shield zone"),
        # four in all, or six?
        (
            (
                "Choose up to 2 of your opponent's creatures. If you have 4 or more spells in your graveyard, choose "
                "up to 4 of your opponent's creatures. Tap the chosen creatures."
            ),
            "besides, or instead",
        ),
    ],
)
def test_others_and_numbers_that_are_said_of_nothing_are_declined(printed: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        reader().read(printed)
