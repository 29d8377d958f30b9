"""Choices as people type them, in every game: in a line or over several, with or without marks."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

MEMBER = "AUTO: When this member attacks, "
RESTS = "(draw a card) or (rest this member)"
TYPED = [
    (MEMBERS, f"{MEMBER}choose one: draw a card; or rest this member.", f"{MEMBER}choose one of these: {RESTS}."),
    (MEMBERS, f"{MEMBER}choose one:\n- Draw a card.\n- Rest this member", f"{MEMBER}choose one of these: {RESTS}."),
    (MEMBERS, f"{MEMBER}choose one -\n1) draw 1\n2) rest this member", f"{MEMBER}choose one of these: {RESTS}."),
    (
        MEMBERS,
        f"{MEMBER}you may choose one: a) draw 1, b) rest this member",
        f"{MEMBER}you may choose one of these: {RESTS}.",
    ),
    (MEMBERS, f"{MEMBER}either draw a card or rest this member", f"{MEMBER}choose one of these: {RESTS}."),
    (
        MEMBERS,
        f"{MEMBER}choose one: draw a card, and discard a card, or rest this member",
        f"{MEMBER}choose one of these: (draw a card, and discard a card) or (rest this member).",
    ),
    (
        MEMBERS,
        f"{MEMBER}opponent chooses one of the following.\n\N{BULLET} Draw a card\n\N{BULLET} Rest this member.",
        f"{MEMBER}your opponent chooses one of these: {RESTS}.",
    ),
    (
        MEMBERS,
        f"{MEMBER}choose one:\n\N{BULLET} Draw 2\n\N{BULLET} +2000 power until end of turn\nCONT: +1 aura",
        (
            f"{MEMBER}choose one of these: (draw two cards) or (this member gets power +2000 until end of turn).\n"
            "CONT: This member gets aura +1."
        ),
    ),
    (
        CHARACTERS,
        "Start: When this attacks, choose one of these: draw two, or rest one of your opponent's supports",
        (
            "Start: When this character attacks, choose one of these: (draw two cards) or "
            "(rest one of your opponent's support characters)."
        ),
    ),
    (
        UNITS,
        "AUTO R: When this unit attacks, choose one: draw a card; or retire one of your opponent's rear-guards",
        (
            "AUTO (RC): When this unit attacks, choose one of these: (draw a card) or "
            "(retire one of your opponent's rear-guards)."
        ),
    ),
    (
        UNITS,
        "AUTO (RC): When this unit attacks, choose one of the following: \N{BULLET} Draw a card. \N{BULLET} CC1.",
        "AUTO (RC): When this unit attacks, choose one of these: (draw a card) or (Counter Charge 1).",
    ),
    (
        CREATURES,
        "When this creature enters, choose one: draw a card; or untap all your creatures",
        (
            "When you put this creature into the battle zone, choose one of these: (draw a card) or "
            "(untap all of your creatures)."
        ),
    ),
]


@pytest.mark.parametrize(("game", "typed", "meant"), TYPED)
def test_what_is_chosen_among_is_read_however_it_is_written(game: Print, typed: str, meant: str) -> None:
    game.assert_means(typed, meant)


@pytest.mark.parametrize(
    "typed",
    [
        f"{MEMBER}choose one: draw a card, discard a card, or rest this member.",
        f"{MEMBER}choose one: draw a card; rest this member. Then discard a card.",
        f"{MEMBER}choose one: draw a card.",
    ],
)
def test_where_it_is_not_clear_what_is_chosen_among_it_is_said_how_to_write_it(typed: str) -> None:
    with pytest.raises(CardTextError, match="write what is chosen among as") as wrong:
        MEMBERS.reader().read(typed)
    assert wrong.value.text[wrong.value.position :].startswith("choose one")


def test_an_ability_behind_a_mark_is_no_option() -> None:
    typed = "- ACT: [(1)] Your opponent draws a card, and you may choose one.\n- CONT: This member gets +1 aura"
    with pytest.raises(CardTextError) as wrong:
        MEMBERS.reader().read(typed)
    assert "CONT: This member gets aura +1." in wrong.value.text.split("\n")
