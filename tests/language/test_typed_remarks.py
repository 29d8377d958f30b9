"""What stands in parentheses, and what is said twice: a remark that changes a text is never left out."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

REMARKS = [
    "Your opponent chooses it.",
    "Your opponent chooses",
    "The other player chooses which one",
    "Its owner's choice, not yours.",
    "The one with the least power.",
    "Your opponent does the same.",
    "So does your opponent.",
    "Both players do it.",
    "This works for both players.",
    "It does not work in the first turn.",
    "You can't do this if you have five cards.",
    "Needs a red card.",
    "Any player may do this.",
    "This counts for the others as well.",
]
SAID = [
    (CREATURES, "Destroy one of your opponent's creatures."),
    (UNITS, "ACT (VC): Choose one of your opponent's rear-guards, and retire it."),
    (MEMBERS, "AUTO: When this member attacks, choose one of your opponent's members, and drop it."),
    (CHARACTERS, "Start: When this character attacks, choose one of your opponent's characters, and rest it."),
]


@pytest.mark.parametrize(("game", "said"), SAID)
@pytest.mark.parametrize("remark", REMARKS)
def test_a_remark_that_changes_what_is_said_is_not_left_out(game: Print, said: str, remark: str) -> None:
    for typed in (f"{said} ({remark})", f"{said[:-1]} ({remark[:1].lower()}{remark[1:].rstrip('.')})."):
        with pytest.raises(CardTextError):
            game.reader().read(typed)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Double breaker (this creature breaks 2 shields)", "Double breaker"),
        ("This creature has double breaker (it breaks two shields).", "This creature gets double breaker."),
        ("Draw a card. (You choose the order.)", "Draw a card."),
    ],
)
def test_what_only_reminds_is_left_out(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)


@pytest.mark.parametrize(
    ("game", "typed"),
    [
        (CREATURES, "When your opponent has 5 or more shields, draw a card. If he doesn't, discard a card."),
        (CREATURES, "If your opponent does not have 5 or more shields, draw a card. If they don't, discard a card."),
        (UNITS, "ACT (VC): Draw a card. If they don't, discard a card."),
    ],
)
def test_if_they_do_not_asks_what_others_do(game: Print, typed: str) -> None:
    with pytest.raises(CardTextError, match=r'nothing says before what (?:he|they) would do: write "otherwise"'):
        game.reader().read(typed)


def test_if_they_do_not_is_read_of_what_the_opponent_does() -> None:
    UNITS.assert_means(
        "ACT (VC): Your opponent discards a card. If they don't, draw a card.",
        "ACT (VC): Your opponent discards a card. If you do not, draw a card.",
    )


@pytest.mark.parametrize("how", ["as long as", "while"])
def test_what_lasts_until_the_end_of_turn_does_not_last_as_long_as_something_is_so(how: str) -> None:
    with pytest.raises(CardTextError):
        MEMBERS.reader().read(f"ACT: This member gets power +4000 until end of turn {how} you have no cards in hand.")
    MEMBERS.assert_means(
        f"CONT: This member gets power +4000 {how} you have no cards in hand.",
        "CONT: If you have no cards in your hand, this member gets power +4000.",
    )


def test_this_gate_is_no_member() -> None:
    said = "CONT: This gate cannot be moved."
    assert MEMBERS.language().print(MEMBERS.language().compile(said)) == said
