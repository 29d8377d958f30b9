"""Print of Duel Masters with texts of our own: what cards of rare types say, each of its own type."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    # psychic links
    (
        (
            "■ Psychic Link—At the start of your turn, if you have a Moss Arm and a Reed Leg in the battle zone, "
            "link them to this creature and flip this creature to its higher cost side."
        ),
        (
            'Psychic link: At the start of your turn, if you have "Moss Arm" and "Reed Leg" in the battle zone, '
            'link "Moss Arm" and "Reed Leg" to this creature.'
        ),
    ),
    (
        (
            "Psychic Link-At the start of your turn, if you have Reed and Rush, the Two in the battle zone, link it "
            "to this creature and flip this creature."
        ),
        (
            'Psychic link: At the start of your turn, if you have "Reed and Rush, the Two" in the battle zone, '
            'link "Reed and Rush, the Two" to this creature.'
        ),
    ),
    (
        "When this creature link awakens, draw a card.",
        "When this creature awakens, draw a card.",
    ),
    # tamaseeds that are creatures
    (
        (
            "■ If you don't have a total of 4 or more fire creatures and/or fire tamaseeds, this tamaseed isn't "
            "treated as a creature in the battle zone."
        ),
        (
            "While it is not so that (you have four or more either (fire creatures) or (fire tamaseeds)), "
            "this tamaseed isn't a creature."
        ),
    ),
    # rule plus cards
    (
        "■ You must start the game with an additional 5 cards in your deck.",
        "Start the game with five additional cards in your deck",
    ),
    # G-NEO creatures
    (
        (
            "■ G-Neo Evolution: You may put this creature on top of one of your light, water or nature creatures. "
            "(If a creature is under it, treat it as a Neo Evolution Creature, and when it would leave, all cards "
            "under it leave instead.)"
        ),
        "G-NEO evolution: you may put this on one of your light or water or nature creatures",
    ),
    (
        "■ G-Neo Evolution:You may put this creature on top of one of your Goblins.",
        "G-NEO evolution: you may put this on one of your Goblin creatures",
    ),
]


@pytest.mark.parametrize(
    "printed",
    [
        # two names, or three?
        (
            "Psychic Link—At the start of your turn, if you have Moss and Reed and Rush in the battle zone, link them "
            "to this creature and flip this creature."
        ),
        # one name, and said of several
        (
            "Psychic Link—At the start of your turn, if you have Moss Arm in the battle zone, link them to this "
            "creature and flip this creature."
        ),
    ],
)
def test_what_print_leaves_open_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
