"""Print of Duel Masters with texts of our own: what cards of rare types say, each of its own type."""

from __future__ import annotations

import pytest

from tests.language.prints import CREATURES

PAIRS = [
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


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
