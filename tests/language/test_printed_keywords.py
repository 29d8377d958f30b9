"""Keywords of printed Duel Masters cards, in texts of our own: what they mean, with or without a reminder."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError

PAIRS = [
    # a keyword that the language does not have is what its reminder says
    (
        "{HOMEWARD} (When this creature would leave, return it to your hand instead.)",
        "When this creature would leave the battle zone, return it to your hand instead.",
    ),
    (
        "■ Homeward: Goblin (When one of your Goblins would be destroyed, you may destroy this creature instead.)",
        "When your Goblin creature would be destroyed, you may destroy this creature instead.",
    ),
    (
        (
            "■ Sympathy: Light creatures (This creature costs 1 less to summon for each of your light creatures. "
            "It can't cost less than 3.)"
        ),
        "This costs 1 less to summon for each of your light creatures. It can't cost less than 3.",
    ),
    # several on a line, each with its own
    (
        "{HOMEWARD} (When this creature would leave, return it to your hand instead.) {BLOCKER} (You may tap it.)",
        "When this creature would leave the battle zone, return it to your hand instead.\nBlocker",
    ),
    # one that it has is what the rules say, whatever the reminder leaves out
    ("{DOUBLE BREAKER} (This creature breaks 3 shields.)", "Double breaker"),
    # marks that nobody sees
    ("\N{WORD JOINER}Double breaker\u2065", "Double breaker"),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_a_printed_keyword_means(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)
    assert not reader().doubts(printed)


@pytest.mark.parametrize(
    "printed",
    [
        # a keyword that the language does not have, and of which nothing is said
        "{HOMEWARD}",
        "{HOMEWARD} (When this creature would leave, whistle.)",
        # a sentence with a reminder of a part of it means what it says, or nothing
        "Whistle to this creature. (When this creature would leave, return it to your hand instead.)",
        "Whistle (3), (Fire) (When this creature would leave, return it to your hand instead.)",
    ],
)
def test_a_keyword_that_is_not_explained_is_declined(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
