"""103, 603.4: what counts as having happened in a turn, for texts that ask for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.duel_masters.history import HISTORY
from engine.games.duel_masters.put_this_turn import PUT_THIS_TURN
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import card, creature


@pytest.mark.rule("100.5", "103.3", "103.4", "603.4")
def test_what_is_dealt_before_the_first_turn_has_not_happened_in_it() -> None:
    cards = {
        "Actor": creature("Actor", 1000, "Vividdraw fire 1", cost=5),
        "Stage": card("Stage", "This card starts the game in the battle zone.", type="field"),
    }
    deck = Deck({"main": {"Actor": 39, "Stage": 1}})
    match = Match.begin(replace(RULEBOOK, cards=lambda: cards), [deck, deck], b"history")
    assert match.state.turn == 1
    assert HISTORY.of(match) == ()
    assert PUT_THIS_TURN.of(match) == ()
