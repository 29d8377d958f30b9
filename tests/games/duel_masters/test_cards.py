"""The cards that the game comes with: each prints as it is written, and starters are legal."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.cards import all_cards
from engine.games.duel_masters.decks import starters
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.games.duel_masters.twinpacts import OTHER_SIDES, WHOLE
from engine.games.duel_masters.vocabulary import language
from engine.kernel.rulebook import Starter


@pytest.mark.parametrize("number", all_cards())
def test_a_card_prints_as_it_is_written(number: str) -> None:
    text = all_cards()[number].text
    assert language().print(language().compile(text)) == text


@pytest.mark.rule("100.2", "100.2a")
@pytest.mark.parametrize("starter", starters(), ids=lambda starter: str(starter.key))
def test_starters_are_legal(starter: Starter) -> None:
    assert RULEBOOK.faults_in(starter.deck) == []


@pytest.mark.rule("804.1", "806.1", "808.1")
def test_every_side_of_a_card_knows_the_side_that_lies_up_at_first() -> None:
    cards = all_cards()
    for card in cards.values():
        for number in card.facts[OTHER_SIDES]:
            sides = [card, cards[number], *(cards[each] for each in cards[number].facts[OTHER_SIDES])]
            assert any(not each.side for each in sides), card
        if WHOLE in card.facts:
            assert card.number in cards[card.facts[WHOLE]].facts[OTHER_SIDES]
