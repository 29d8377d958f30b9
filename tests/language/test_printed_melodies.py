"""Printed Vanguard texts of our own wording: what units with Melody share, and what is so otherwise."""

import pytest

from engine.games.vanguard.prints import reader
from engine.games.vanguard.vocabulary import language
from engine.language.errors import CardTextError

MELODIES = [
    ("[Melody] (Shares all of your [Melody])", "Melody"),
    (
        (
            "[Melody]\N{HYPHEN}[CONT](VC/RC):During your turn, this unit gets [Power] +2000. "
            "This is shared by all of your units with [Melody]."
        ),
        (
            "Melody\nCONT (VC/RC): All of your units with Melody gain "
            '"CONT (VC/RC): During your turn, this unit gets power +2000.".'
        ),
    ),
    (
        (
            '[Melody]-[CONT](RC):This unit gets "Boost" and "[AUTO](RC):When it attacks, draw a card.". '
            "This is shared by all of your units with [Melody].\n[ACT](VC):[COST][Soul-Blast 1], and draw a card."
        ),
        (
            'Melody\nCONT (RC): All of your units with Melody gain "CONT (RC): This unit gains Boost and gains '
            '"AUTO (RC): When this unit attacks, draw a card.".".\nACT (VC): [Soul Blast 1] Draw a card.'
        ),
    ),
    (
        "[AUTO](RC):When it's attack hits, return a card with [Melody] from your drop zone to your hand.",
        "AUTO (RC): When this unit's attack hits, put a card with Melody from your drop zone into your hand.",
    ),
]

OR_ELSE = [
    (
        (
            '[CONT](RC):If you have a "Guest, Reed" on your (RC), this unit gets [Power] +5000, and if you don\'t, it '
            "gets [Power] -3000."
        ),
        (
            'CONT (RC): If you have a rear-guard named "Guest, Reed", this unit gets power +5000.\n'
            'CONT (RC): If you have no rear-guards named "Guest, Reed", this unit gets power -3000.'
        ),
    ),
    (
        (
            "[CONT](RC):During your turn, if your opponent has a locked card, this unit gets [Power] +5000, and if "
            "they do not, this unit gets [Power] -3000."
        ),
        (
            "CONT (RC): During your turn, if your opponent has a locked card, this unit gets power +5000.\n"
            "CONT (RC): During your turn, if your opponent has no locked cards, this unit gets power -3000."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), MELODIES + OR_ELSE)
def test_the_printed_text_is_read(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)
    assert reader().doubts(printed) == []


@pytest.mark.parametrize(
    "printed",
    [
        "[Melody]-[CONT](VC/RC):This unit gets [Power] +2000.",
        "[Melody]-[CONT](VC/RC):This unit gets [Power] +2000. This is shared by all of your units.",
        "[AUTO](RC):When your melody ends, draw a card.",
        "[CONT](RC):If you have a locked card, this unit gets [Power] +5000, and if you don't, all of those get it.",
    ],
)
def test_what_is_not_said_so_is_refused(printed: str) -> None:
    with pytest.raises(CardTextError):
        reader().read(printed)
