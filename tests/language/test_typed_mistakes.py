"""What is said of typed texts that are wrong: the word, its place, and a way out."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

WRONG = [
    # words of other games
    (UNITS, "AUTO (RC): When this unit attacks, tap a unit.", "tap", "this game says 'rest'"),
    (CREATURES, "When this creature attacks, retire one of your creatures.", "retire", "this game says 'destroy'"),
    (MEMBERS, "AUTO: When this member attacks, banish it.", "banish", "this game says 'drop'"),
    (CHARACTERS, "Start: When this creature attacks, draw a card.", "creature", "this game says 'character'"),
    # how many
    (UNITS, "AUTO (RC): When this unit attacks, draw several cards.", "several", "write how many, as a number"),
    (CREATURES, "Draw X cards.", "X", "write how many, as a number"),
    (UNITS, "ACT (RC): [CB] Draw a card.", "CB", 'write as "CB1"'),
    (UNITS, "ACT (RC): [SB X] Draw a card.", "SB", 'write as "SB1"'),
    (UNITS, "AUTO (RC): When this unit attacks, draw 1.5 cards.", ".5", "unexpected"),
    (MEMBERS, "AUTO: When this member attacks, draw 1.5 cards.", ".5", "unexpected"),
    # brackets
    (UNITS, "ACT (VC): [CB1 Draw a card.", "[Counter", "the bracket '\\[' is never closed"),
    (CREATURES, "When this creature attacks, (draw a card.", "(draw", "the bracket '\\(' is never closed"),
    # what an amount is of
    (MEMBERS, "CONT: This member gets +1000 pwr.", "pwr", "did you mean 'power'"),
    (CHARACTERS, "Cont: This character gets +1000 app.", "app", "did you mean 'ap'"),
    # how long
    (MEMBERS, "AUTO: When this member attacks, it gets power +1000.", ".", "it does not say how long this lasts"),
    (MEMBERS, "CONT: This member gets +1000 power until end of turn.", "until", "what is always so ends at no time"),
    (CHARACTERS, "Cont: It gets AP +500 until end of turn.", "until", "what is always so ends at no time"),
    (
        UNITS,
        "ACT V: [CB1] This unit gets +5000 power until your next turn.",
        "until",
        "nothing lasts until a turn begins",
    ),
    (
        CHARACTERS,
        "Start: When this character attacks, it gets +500 AP until the start of your next turn.",
        "until",
        "nothing lasts until a turn begins",
    ),
    # what cards are
    (
        CHARACTERS,
        "Cont: Your main character gets AP +500 for each of your Kiln characters.",
        "Kiln",
        "brackets: <Kiln>",
    ),
    # slips of the fingers, and no words that are not near
    (CREATURES, "Destroy a creature that has powre 3000 or less.", "powre", "did you mean 'power'"),
    (CREATURES, "This creature has haste.", "haste", "this game says 'speed attacker'"),
    (CREATURES, "Put this creature into your trash.", "trash", "this game says 'graveyard'"),
    (CHARACTERS, "Act: Draw a card.", "Act", "this game says 'Use'"),
    # who does it, and what no game says
    (
        CHARACTERS,
        "Use (Main/Your turn): Each player draws a card and discard a card.",
        "discard",
        'write "discards", or a sentence of its own',
    ),
    (
        CHARACTERS,
        "Use (Main/Your turn): Swap two of your characters with two characters from your hand.",
        "Use",
        "say which two",
    ),
    # how abilities begin
    (UNITS, "AUTO (RC): Draw a card.", "Draw", "expected a trigger"),
    (CHARACTERS, "Start: Draw a card.", "Draw", "expected a trigger"),
    (UNITS, "When this unit attacks, draw a card.", "When", "expected an ability"),
    (UNITS, "AUTO (Battle Zone): When this unit attacks, draw a card.", "(Battle", "write VC, RC, GC"),
]


@pytest.mark.parametrize(("game", "typed", "where", "said"), WRONG)
def test_an_error_says_what_is_wrong_where_and_what_would_be_right(
    game: Print, typed: str, where: str, said: str
) -> None:
    with pytest.raises(CardTextError, match=said) as wrong:
        game.reader().read(typed)
    assert wrong.value.text[wrong.value.position :].startswith(where)


INVISIBLE = ("\u00ad", "\u200b", "\u200e", "\u202e", "\u2060", "\ufeff")


@pytest.mark.parametrize("mark", INVISIBLE, ids=lambda mark: f"{ord(mark):x}")
def test_marks_that_nobody_sees_change_nothing(mark: str) -> None:
    CREATURES.assert_means(f"{mark}When this creature att{mark}acks, draw a card.{mark}", MEANT)
    UNITS.assert_means(f"AUTO (RC): {mark}When this unit att{mark}acks, draw a card.", OF_A_UNIT)


MEANT = "Whenever this creature attacks, draw a card."
OF_A_UNIT = "AUTO (RC): When this unit attacks, draw a card."

LONG = [
    "[CB1, " * 600,
    "(1/turn)" * 480,
    "If you have, " * 300,
    "otherwise " * 390,
    "For each card, " * 250,
    "choose one of your units and rest " * 110,
    "if you have a, draw. If you don't, " * 110,
    '"' * 3000,
    "<" * 3000,
]


@pytest.mark.parametrize(
    "game", [CREATURES, UNITS, MEMBERS, CHARACTERS], ids=["creature", "unit", "member", "character"]
)
@pytest.mark.parametrize("long", LONG, ids=range(len(LONG)))
def test_what_is_long_and_wrong_is_refused(game: Print, long: str) -> None:
    with pytest.raises(CardTextError):
        game.reader().read(long)
