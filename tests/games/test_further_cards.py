"""Cards beside those that a game comes with, as a server has them: they are played as the game's own are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.card_names import find_card
from engine.decks import read_deck, write_deck
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook

NUMBER = "OURS/001"


def with_one_more(book: Rulebook) -> tuple[Rulebook, Deck]:
    """A game with one card more, and a starter of it with the further card in place of its like."""
    starter = book.decks.starters()[0].deck
    section = next(iter(starter.sections))
    number = next(number for number, _ in starter.listed(section) if number != starter.start)
    further = replace(book.cards()[number], number=NUMBER, name="One of Ours")
    counts = dict(starter.sections[section])
    copies = counts.pop(number)
    return book.with_cards({NUMBER: further}), replace(
        starter, sections={**starter.sections, section: {**counts, NUMBER: copies}}
    )


@pytest.mark.parametrize("name", rulebooks())
def test_a_deck_with_a_further_card_is_legal_where_there_is_that_card(name: str) -> None:
    book = rulebooks()[name]
    wider, deck = with_one_more(book)
    assert next(fault.message.values.get("number") for fault in book.faults_in(deck)) == NUMBER
    assert list(wider.faults_in(deck)) == []
    assert read_deck(wider, write_deck(wider, deck)).deck == deck
    assert not read_deck(book, write_deck(wider, deck)).is_legal


@pytest.mark.parametrize("name", rulebooks())
def test_a_match_is_played_with_a_further_card(name: str) -> None:
    wider, deck = with_one_more(rulebooks()[name])
    match = Match.begin(wider, [deck, deck], b"seed")
    assert NUMBER in {definition.number for definition in match.state.definition}


def test_a_card_that_the_game_has_already_stays_as_it_is() -> None:
    book = rulebooks()["vanguard"]
    number, card = next(iter(book.cards().items()))
    wider = book.with_cards({number: replace(card, name="Another")})
    assert find_card(wider, number) == card
    assert find_card(wider, "Another") is None
