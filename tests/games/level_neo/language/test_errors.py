"""Texts and cards that Level Neo refuses, and what the messages say."""

from __future__ import annotations

import pytest

from engine.games.level_neo.cards import load_cards
from engine.games.level_neo.vocabulary import language
from engine.language.errors import CardFileError, CardTextError
from tests.games.level_neo.fights import written


def error(text: str) -> CardTextError:
    with pytest.raises(CardTextError) as caught:
        language().compile(text, "X/001 Somebody")
    return caught.value


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Act (Main): Draw a card.", "Act", "a skill (Cont, Start, Use or Level Burst)"),
        ("Use (Lunch/Your turn): Draw a card.", "Lunch", "a phase"),
        ("Use (Main/Their turn): Draw a card.", "Their", "a turn"),
        ("Cont (Moon): This character gets AP +1000.", "Moon", "a zone"),
        ("Cont: This character gets AP 1000.", "1000", "a number with + or -"),
        ("Start: This character attacks, draw a card.", "This", 'a trigger ("when ...", "at the beginning of ...")'),
        (
            "Start: When this character attacks, this character gets AP +1000.",
            ".",
            "a duration",
        ),
        ("Use (Main/Your turn): Choose one of your shiny characters, and rest it.", "shiny", "a description of cards"),
    ],
)
def test_the_message_says_in_words_what_was_expected(text: str, words: str, expected: str) -> None:
    found = error(text)
    assert found.words == words
    assert expected in found.expected


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Use (Main/Your turn): Discard a support character.", "are in play, never in a hand: write cards"),
        ("Cont: If your level is higher than yours, this character gets AP +500.", "that of the other player"),
        ("Use (Main/Your turn): For each of your cards, for each of your cards, draw a card.", "inside another"),
        ("Use (Hand/Your turn): Draw a card.", "unexpected 'Hand'"),
        ("Use (Main/Your turn) (Hand): Draw a card.", "unexpected 'Hand'"),
        ("Use (Main/Your turn): Draw a card", "the text ends too early"),
    ],
)
def test_what_cannot_be_read_or_means_nothing_is_refused(text: str, problem: str) -> None:
    assert problem in str(error(text))


def test_a_level_burst_stands_in_its_own_field() -> None:
    with pytest.raises(CardTextError, match="stands in the field level_burst"):
        written("Somebody", "Level Burst: Draw a card.")


@pytest.mark.rule("8.13", book="level-neo")
@pytest.mark.parametrize("duration", ["until end of turn", "until the end of the next battle"])
def test_what_a_level_burst_does_to_characters_ends_with_the_battle(duration: str) -> None:
    with pytest.raises(CardTextError, match="until end of battle"):
        written("Somebody", level_burst=f"Your main character gets AP +1000 {duration}.")


def test_every_fault_of_a_card_is_reported_with_its_field() -> None:
    with pytest.raises(CardFileError) as caught:
        load_cards({"own.toml": '[[card]]\nnumber = "X/001"\nname = "A"\ncolour = "pink"\nturn_cost = 0\nap = 1000\n'})
    assert {fault.split(": ")[2] for fault in caught.value.faults} == {"colour", "turn_cost"}


@pytest.mark.parametrize("fields", ['kind = "event"\nap = 1000', 'kind = "character"'])
def test_a_character_has_ap_and_an_event_has_none(fields: str) -> None:
    with pytest.raises(CardFileError, match="a character has AP, and an event has none"):
        load_cards({"own.toml": f'[[card]]\nnumber = "X/001"\nname = "A"\ncolour = "red"\nturn_cost = 1\n{fields}\n'})


def test_a_name_that_begins_like_a_skill_is_a_name() -> None:
    text = 'Use (Main/Your turn): Choose one of your characters named "Start Again" or "Use Less", and rest it.'
    assert language().print(language().compile(text)) == text
