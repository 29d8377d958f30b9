"""1. Which decks may be played."""

from __future__ import annotations

import pytest

from engine.games.level_neo import RULEBOOK
from engine.games.level_neo.decks import faults_of
from engine.kernel.rulebook import Deck, Starter
from tests.games.level_neo.positions import character, event
from tests.games.worded import Strict

FILLING = [character(f"Filler {number}", 2) for number in range(1, 14)]
CARDS = {
    card.number: card
    for card in (
        *FILLING,
        character("Main"),
        character("Rare", 2),
        character("Rare again", 2, names=frozenset({"Rare"})),
        event("Cheap event"),
    )
}


def deck(start: str | None = None, /, **more: int) -> Deck:
    """39 characters of turn cost 2, and these."""
    return Deck(
        {"main": {card.number: 3 for card in FILLING} | {n.replace("_", " "): c for n, c in more.items()}}, start
    )


def faults(checked: Deck) -> list[tuple[str, str]]:
    """Rule and text of each fault of a deck; all of them can be put into words."""
    found = faults_of(checked, CARDS)
    words = Strict(RULEBOOK)
    assert all(words(fault.message) for fault in found)
    return [(fault.rule, fault.message.text) for fault in found]


@pytest.mark.rule("1.1", book="level-neo")
def test_a_deck_of_forty_cards_with_one_character_of_turn_cost_1_may_be_played() -> None:
    assert faults(deck(Main=1)) == []
    assert faults(deck("Main", Main=1)) == []


@pytest.mark.rule("1.1", book="level-neo")
@pytest.mark.parametrize("mains", [0, 2])
def test_a_deck_has_neither_more_nor_fewer_than_forty_cards(mains: int) -> None:
    assert ("1.1", "fault-size") in faults(deck(Main=mains))


@pytest.mark.rule("1.1", book="level-neo")
def test_a_deck_needs_a_character_of_turn_cost_1_and_an_event_is_none() -> None:
    assert faults(deck(Rare=1)) == [("1.1", "fault-no-main")]
    assert faults(deck(Cheap_event=1)) == [("1.1", "fault-no-main")]


@pytest.mark.rule("1.1", book="level-neo")
def test_three_copies_of_a_card_are_allowed_and_a_fourth_is_not_also_under_another_number() -> None:
    main = {card.number: 3 for card in FILLING[:12]} | {"Main": 1}
    assert faults(Deck({"main": {**main, "Rare": 3}})) == []
    assert faults(Deck({"main": {**main, "Rare": 1, "Rare again": 2}})) == []
    main["Main"] = 0
    assert ("1.1", "fault-copies") in faults(Deck({"main": {**main, "Rare": 4}}))
    assert ("1.1", "fault-copies") in faults(Deck({"main": {**main, "Rare": 2, "Rare again": 2}}))


@pytest.mark.rule("3.2", book="level-neo")
@pytest.mark.parametrize(
    ("start", "fault"),
    [
        ("Rare", "fault-main-missing"),
        ("Filler 1", "fault-main-unfit"),
        ("Cheap event", "fault-main-unfit"),
        ("Nobody", "fault-unknown-number"),
    ],
)
def test_the_main_character_that_a_deck_names_is_a_character_of_turn_cost_1_in_it(start: str, fault: str) -> None:
    named = deck(start, Main=1) if start != "Cheap event" else deck(start, Main=1, Cheap_event=1)
    assert ("3.2", fault) in faults(named)


@pytest.mark.parametrize("starter", RULEBOOK.decks.starters(), ids=lambda starter: starter.key)
def test_the_starter_decks_may_be_played(starter: Starter) -> None:
    assert list(RULEBOOK.faults_in(starter.deck)) == []
