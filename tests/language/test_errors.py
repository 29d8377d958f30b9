"""Texts that do not compile: the message names the card, quotes the words, points at the place and says what fits."""

from __future__ import annotations

import pytest

from engine.games.vanguard.vocabulary import language
from engine.language.errors import CardTextError
from engine.language.words import MAX_QUOTED, MAX_WORDS


def error(text: str) -> CardTextError:
    with pytest.raises(CardTextError) as caught:
        language().compile(text, "X/001 Somebody")
    return caught.value


def test_the_message_names_the_card_quotes_the_words_and_points_at_them() -> None:
    found = error("Boost\nACT (VC): [Counter Blast 2] Retire three apples.")
    assert str(found).startswith("X/001 Somebody: 'apples' is not a word of this language")
    assert (found.line, found.column, found.words) == (2, 42, "apples")
    assert found.position == found.text.index("apples")
    pointer, shown = str(found).splitlines()[-1], str(found).splitlines()[-2]
    assert shown[pointer.index("^") :].startswith("apples")


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("ACT (VC): Draw many cards.", "many", "a number"),
        ("ACT (VC): Draw many cards.", "many", "'up to'"),
        ("ACT (moon): Draw a card.", "moon", "a zone"),
        (
            "AUTO (VC): When this unit attacks, this unit gets power 5000 until end of turn.",
            "5000",
            "a number with + or -",
        ),
        ("AUTO (VC): This unit attacks, draw a card.", "This", 'a trigger ("when ...", "at the beginning of ...")'),
        ("AUTO (VC): When this unit attacks, if nobody looks, draw a card.", "nobody", "a condition"),
        ("ACT (VC): [Sing & dance] Draw a card.", "Sing", "a cost"),
        ("ACT (VC): Whistle.", "Whistle", "an instruction"),
        ("CONT (VC): This unit sparkles.", "sparkles", 'what is said of a unit ("gets power +5000", "cannot attack")'),
        ("ACT (VC): Choose one of your shiny units, and retire it.", "shiny", "a description of cards"),
        ("Fly", "Fly", "an ability (AUTO, ACT, CONT or a keyword)"),
    ],
)
def test_the_message_says_in_words_what_was_expected(text: str, words: str, expected: str) -> None:
    found = error(text)
    assert found.words == words
    assert any(expected.strip("'").split()[0] in said for said in found.expected), found.expected


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("ACT (VC): Draw a crad.", "'card'"),
        ("AUTO (VC): When this unit atacks, draw a card.", "'attacks'"),
        ("ACT (VC): Retier one of your rear-guards.", "'retire'"),
        ("ACT (VC): Search your library for a card, and shuffle your deck.", "search your deck for"),
    ],
)
def test_the_nearest_word_or_phrase_is_suggested(text: str, hint: str) -> None:
    assert hint in error(text).hint


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ACT (VC): Draw a card", "the text ends too early"),
        ('ACT (VC): Search your deck for a card named "Wingal.', "never closed"),
        ('ACT (VC): Search your deck for a card named "".', "no name"),
        ("ACT (VC): Draw a_card.", "'_' cannot be read"),
        ("ACT (VC): Draw 99999999999999999999 cards.", "numbers go up to"),
        ("ACT (VC): Declare a grade that is 1000000 or less, and draw a card.", "here go up to 5, not 1000000"),
        ("ACT (VC): [Counter Blast 1000000] Draw a card.", "here go up to 99, not 1000000"),
        ("ACT (VC): Draw 100 cards.", "here go up to 99, not 100"),
        ("ACT (VC): This unit gets power -100001 until end of turn.", "here go up to 100000, not 100001"),
        ("CONT (VC): This unit gets critical +11.", "here go up to 10, not 11"),
        ("CONT (VC): This unit has grade 6.", "here go up to 5, not 6"),
        ('CONT (VC): This unit gains "ACT (VC): Soul Charge 100.".', "here go up to 99, not 100"),
        ("ACT (VC): If you have a rear-guard in your soul, draw a card.", "are on circles"),
        ("ACT (VC): Search either your deck or your soul for up to 1 rear-guard.", "are on circles"),
        ("ACT: Draw a card.", "names the zones where it can be played"),
        ('CONT (VC): This unit gains "ACT [1/Turn]: Draw a card.".', "names the zones where it can be played"),
        ("ACT (VC): For each of your units, for each of your units, draw a card.", "inside another"),
    ],
)
def test_what_cannot_be_read_or_means_nothing_is_refused(text: str, problem: str) -> None:
    assert problem in str(error(text))


def test_a_number_that_is_too_great_is_quoted_where_it_stands() -> None:
    found = error("ACT (VC): Soul Charge 1. Soul Charge 200.")
    assert (found.words, found.column) == ("200", 38)


def test_a_line_quotes_only_so_many_abilities() -> None:
    def granting(count: int) -> str:
        quoted = " and gains ".join(['"AUTO (VC): When this unit attacks, draw a card."'] * count)
        return f"CONT (VC): This unit gains {quoted}."

    assert language().compile(granting(MAX_QUOTED))
    assert "may quote at most" in str(error(granting(MAX_QUOTED + 1)))


HOSTILE = [
    "x" * 100_000,
    "ACT (VC): " + "Draw a card. " * 1000,
    "ACT (VC): " + "you may " * 1000 + "draw a card.",
    "ACT (VC): Draw a card" + ", and draw a card" * 200 + ".",
    "\n".join(["Boost"] * 1000),
    "ACT (VC): Choose one of " + "your " * 290 + "units.",
    'ACT (VC): This unit gains "ACT (VC): This unit gains ' * 60,
    'ACT (VC): this unit gains "' * 170,
    '"' * 3999,
    "<" * 3999,
    "ACT (VC): " + "(" * 3000,
    "ACT (VC): Draw " + "9" * 3900 + " cards.",
    "AUTO" * 900,
    "\x00\x01\x02",
    "ACT (VC): Draw a card.\u202e",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_texts_are_refused_with_a_short_message(text: str) -> None:
    assert len(str(error(text))) < 1000


def test_a_text_as_long_as_is_allowed_compiles() -> None:
    count = (MAX_WORDS - 5) // 4
    (ability,) = language().compile("ACT (VC): " + ". ".join(["Draw a card"] * count) + ".")
    assert language().compile(language().print((ability,))) == (ability,)


def test_an_empty_text_has_no_abilities() -> None:
    assert language().compile(" \n \n") == ()


def test_typographic_quotation_marks_and_apostrophes_are_read_as_plain_ones() -> None:
    plain = 'AUTO (RC): When this unit\'s attack hits, search your deck for a card named "Wingal".'
    typeset = "AUTO (RC): When this unit’s attack hits, search your deck for a card named “Wingal”."
    assert language().compile(typeset) == language().compile(plain)
