"""What the other player or each player may do, as people type it, and what follows on it."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, Print

READ = [
    (
        CHARACTERS,
        "Start: When this character attacks, each player may discard a card. If they do, they draw a card.",
        "Start: When this character attacks, each player does this: you may discard a card. If you do, draw a card.",
    ),
    (
        CHARACTERS,
        (
            "Start: When this character attacks, each player may put one of their support characters into the discard "
            "pile. Each player who doesn't discards a card."
        ),
        (
            "Start: When this character attacks, each player does this: you may put one of your support characters "
            "into the discard pile. If you do not, discard a card."
        ),
    ),
    (
        CHARACTERS,
        "Start: When this character attacks, each player may draw a card, then discard a card.",
        "Start: When this character attacks, each player does this: you may draw a card, and discard a card.",
    ),
    (
        CHARACTERS,
        "Start: When this character attacks, your opponent may discard a card. If they do, they draw a card.",
        (
            "Start: When this character attacks, your opponent does this: you may discard a card. If they do, your "
            "opponent does this: draw a card."
        ),
    ),
    (
        CHARACTERS,
        "Start: When this character attacks, your opponent draws two cards, then discards a card.",
        "Start: When this character attacks, your opponent does this: draw two cards, and discard a card.",
    ),
    (
        CHARACTERS,
        "Start: When your opponent uses an event, they put a card from their hand on the bottom of their deck.",
        (
            "Start: When your opponent uses an event, your opponent does this: put a card from your hand on the bottom "
            "of your deck."
        ),
    ),
    (
        CREATURES,
        "Whenever your opponent casts a spell, they discard a card at random.",
        "Whenever your opponent casts a spell, your opponent discards a card at random.",
    ),
    (
        MEMBERS,
        "AUTO: When this member attacks, your opponent may rest one of their members. If they don't, draw a card.",
        (
            "AUTO: When this member attacks, your opponent does this: you may rest one of your members. If they do "
            "not, draw a card."
        ),
    ),
    (
        MEMBERS,
        (
            "AUTO: When this member attacks, your opponent may discard two cards. If they don't, they drop one of "
            "their members."
        ),
        (
            "AUTO: When this member attacks, your opponent may discard two cards. If they do not, your opponent does "
            "this: drop one of your members."
        ),
    ),
    (
        CREATURES,
        "When this creature attacks, each player may discard a card. If they do, they draw a card.",
        "Whenever this creature attacks, each player does this: you may discard a card. If you do, draw a card.",
    ),
    (
        CREATURES,
        "When this creature attacks, your opponent may discard a card. If they do, they draw a card.",
        (
            "Whenever this creature attacks, your opponent does this: you may discard a card. If you "
            "do, your opponent does this: draw a card."
        ),
    ),
]

UNCLEAR = [
    (CHARACTERS, "Start: When this character attacks, each player may discard a card. If you do, draw a card."),
    (CHARACTERS, "Start: When this character attacks, each player may discard a card. If they do, draw a card."),
    (CHARACTERS, "Start: When this character attacks, your opponent may discard a card. If you do, draw a card."),
    (MEMBERS, "AUTO: When this member attacks, your opponent may discard a card. If you do, draw a card."),
    (CREATURES, "When this creature attacks, each player may discard a card. If you do, draw a card."),
    (CREATURES, "When this creature attacks, your opponent may discard a card. If you do, draw a card."),
]


@pytest.mark.parametrize(("game", "typed", "meant"), READ)
def test_what_others_may_do_is_said_as_if_to_them(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)


@pytest.mark.parametrize(("game", "typed"), UNCLEAR)
def test_a_question_of_which_nothing_says_whose_deed_it_is_about_is_refused(game: Print, typed: str) -> None:
    with pytest.raises(CardTextError):
        game.reader().read(typed)
