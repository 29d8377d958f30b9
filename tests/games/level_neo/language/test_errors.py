"""Texts and cards that Level Neo refuses, and what the messages say."""

from __future__ import annotations

import pytest

from engine.games.level_neo.cards import load_cards
from engine.games.level_neo.vocabulary import language
from engine.language.errors import CardFileError, CardTextError
from tests.games.level_neo.fights import written, written_event

GAINS = "Use (Main/Your turn): This character gains"
TURN = "until end of turn."
LATER = 'This card gains "Start: When this character rests, at the end of turn, draw a card." until end of battle.'


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
        ("Start (Hand): When you draw a card, draw a card.", "unexpected 'Hand'"),
        ("Use (Main/Your turn): Draw a card", "the text ends too early"),
    ],
)
def test_what_cannot_be_read_or_means_nothing_is_refused(text: str, problem: str) -> None:
    assert problem in str(error(text))


def test_a_level_burst_stands_in_its_own_field() -> None:
    with pytest.raises(CardTextError, match="stands in the field level_burst"):
        written("Somebody", "Level Burst: Draw a card.")


@pytest.mark.rule("8.13", book="level-neo")
@pytest.mark.parametrize(
    "burst",
    [
        "Your main character gets AP +1000 until end of turn.",
        "Your main character gets AP +1000 until the end of the next battle.",
        "Your main character gets AP +1000 until end of battle. At the end of turn, draw a card.",
        "If your level is two or more, at the end of turn, your main character levels down.",
        LATER,
    ],
)
def test_what_a_level_burst_does_ends_with_the_battle_and_leaves_nothing_to_come(burst: str) -> None:
    with pytest.raises(CardTextError, match="until end of battle"):
        written("Somebody", level_burst=burst)


@pytest.mark.rule("4.3.3", "5.1", "6.1", "9.8", book="level-neo")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Use (Main/Your turn): The attacking characters get AP +1 until end of turn.", "in a battle there and then"),
        (
            "Start: At the beginning of your battle phase, if this character is in battle, draw a card.",
            "there and then",
        ),
        ("Start: When this character attacks, at the end of turn, rest the attacked character.", "there and then"),
        ("Start: When this character attacks, if your main character is in a combi attack, draw a card.", None),
        ("Start: During your main phase, when this character rests, rest the attacked character.", "there and then"),
        ("Cont: During your second main phase, if this character is attacking, it gets AP +1.", "there and then"),
        ("Cont: During your opponent's turn, if this character is attacking, it gets AP +1.", "on the other side"),
        ("Cont: During your turn, if this character is attacking, it gets AP +1.", None),
        ("Cont (Discard): If this character is in battle, your main character gets AP +1.", "is in no battle"),
        ("Cont: All of your opponent's characters that are attacking get AP -1.", None),
        ("Use (Battle/Your turn): The opposing characters get AP -1 until end of turn.", None),
        ("Use (Battle/Your turn): If your main character is being attacked, draw a card.", "on the other side"),
        ("Use (Battle/Opponent's turn): If your main character is covering, draw a card.", "do not cover"),
        ("Use (Battle/Opponent's turn): If this character is attacking, draw a card.", "on the other side"),
        ("Use (Battle/Opponent's turn): If this character is being attacked, draw a card.", None),
        ("Use (Battle/Either turn): If this character is attacking, draw a card.", None),
        ("Use (Battle/Either turn): Discard a card that is attacking.", "in a battle there and then"),
        ("Start: When a card that is attacking is put into your hand from the deck, draw a card.", "there and then"),
        ("Start: When a card that is attacking is put into your discard pile, draw a card.", None),
        (
            f'{GAINS} "Start: When this character attacks, rest the covering character." {TURN}',
            "nobody has covered yet",
        ),
        (f'{GAINS} "Start: When this character wins a battle, rest the opposing characters." {TURN}', None),
    ],
)
def test_words_about_a_battle_are_refused_where_there_can_be_none_of_the_kind(text: str, problem: str | None) -> None:
    if problem is None:
        written("Somebody", text)
    else:
        with pytest.raises(CardTextError, match=problem):
            written("Somebody", text)


@pytest.mark.parametrize("words", ["the opposing characters get AP -1", "if this character is in battle, rest it"])
def test_an_event_and_a_level_card_are_in_no_battle(words: str) -> None:
    said = f"{words[0].upper()}{words[1:]}" + (" until end of battle." if "get" in words else ".")
    with pytest.raises(CardTextError, match="is in no battle"):
        written_event("Something", f"Use (Battle/Your turn): {said}")
    with pytest.raises(CardTextError, match="is in no battle"):
        written("Somebody", level_burst=said)


def test_only_a_card_with_a_level_burst_text_shows_one() -> None:
    assert written("Somebody", "Start: When this character rests, draw a card.").text.count("Level Burst") == 0
    assert written("Somebody", level_burst="Draw a card.").text == "Level Burst: Draw a card."


def test_every_fault_of_a_card_is_reported_with_its_field() -> None:
    with pytest.raises(CardFileError) as caught:
        load_cards({"own.toml": '[[card]]\nnumber = "X/001"\nname = "A"\ncolour = "pink"\nturn_cost = 0\nap = 1000\n'})
    assert {fault.split(": ")[2] for fault in caught.value.faults} == {"colour", "turn_cost"}


@pytest.mark.parametrize("fields", ['kind = "event"\nap = 1000', 'kind = "character"'])
def test_a_character_has_ap_and_an_event_has_none(fields: str) -> None:
    with pytest.raises(CardFileError, match="a character has AP, and an event has none"):
        load_cards({"own.toml": f'[[card]]\nnumber = "X/001"\nname = "A"\ncolour = "red"\nturn_cost = 1\n{fields}\n'})


def test_the_message_names_the_card() -> None:
    for field in ("text", "level_burst"):
        with pytest.raises(CardTextError, match="X/001 Somebody: "):
            written("Somebody", **{field: "Sing."})


def test_a_name_that_begins_like_a_skill_is_a_name() -> None:
    text = 'Use (Main/Your turn): Choose one of your characters named "Start Again" or "Use Less", and rest it.'
    assert language().print(language().compile(text)) == text
