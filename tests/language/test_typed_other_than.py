"""Than which card others are: the one with the ability, or one that was spoken of before."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, MEMBERS, UNITS, Print

HEADS = {
    MEMBERS: "AUTO: When this member attacks, ",
    CHARACTERS: "Start: When this character attacks, ",
    UNITS: "AUTO (RC): When this unit attacks, ",
}
TURN = "until end of turn."
PAIRS = [
    (
        MEMBERS,
        f"choose one of your members, and all your members except it get +1000 power {TURN}",
        f"choose one of your members, and all of your members other than it get power +1000 {TURN}",
    ),
    (
        CHARACTERS,
        f"choose one of your characters, and all the others get +500 AP {TURN}",
        f"choose one of your characters, and all of your characters other than it get AP +500 {TURN}",
    ),
    (
        MEMBERS,
        "drop one of your opponent's members, then rest another of your opponent's members.",
        "drop one of your opponent's members, and rest one of your opponent's members other than it.",
    ),
    (
        CHARACTERS,
        f"rest one of your opponent's characters. All your opponent's other characters get -500 AP {TURN}",
        f"rest one of your opponent's characters. All of your opponent's characters other than it get AP -500 {TURN}",
    ),
    (
        CHARACTERS,
        f"all characters except this one get AP +500 {TURN}",
        f"all of both players' characters other than this character get AP +500 {TURN}",
    ),
    (
        UNITS,
        f"choose one of your rear-guards, and all of your rear-guards other than this unit get +1000 power {TURN}",
        f"choose one of your rear-guards, and all of your rear-guards other than this unit get power +1000 {TURN}",
    ),
]


@pytest.mark.parametrize(("print_", "typed", "meant"), PAIRS)
def test_others_are_other_than_the_one_that_was_spoken_of(print_: Print, typed: str, meant: str) -> None:
    print_.assert_means(HEADS[print_] + typed, HEADS[print_] + meant)


UNCLEAR = [
    (MEMBERS, f"AUTO: When this member attacks, choose one of your members. All other members get power +1000 {TURN}"),
    (MEMBERS, f"AUTO: When this member attacks, all of your opponent's other members get power -1000 {TURN}"),
    (CHARACTERS, f"Start: When your character attacks, all of your other characters get AP +500 {TURN}"),
    (UNITS, f"ACT (RC): Choose one of your rear-guards, and all of your other rear-guards get power +1000 {TURN}"),
]


@pytest.mark.parametrize(("print_", "typed"), UNCLEAR)
def test_others_than_nobody_knows_which_are_refused_with_what_to_say(print_: Print, typed: str) -> None:
    with pytest.raises(CardTextError, match='it does not say than which other card: say "other than it"'):
        print_.reader().read(typed)


CLEAR = [
    (MEMBERS, f"AUTO: When your other member attacks, all of your other members get power +1000 {TURN}"),
    (MEMBERS, f"ACT: Destroy one of your gates, and all of your other members get power +500 {TURN}"),
    (UNITS, f"AUTO (RC): When your vanguard attacks, choose one of your other units, and it gets power +1000 {TURN}"),
    (CHARACTERS, f"Start: When this character attacks, all of your other characters get AP +500 {TURN}"),
    (UNITS, f"ACT (RC): Choose one of your other rear-guards, and all of your other units get power +1000 {TURN}"),
]


@pytest.mark.parametrize(("print_", "text"), CLEAR)
def test_others_are_read_where_no_card_was_spoken_of_that_could_be_among_them(print_: Print, text: str) -> None:
    assert print_.language().print(print_.language().compile(text)) == text
