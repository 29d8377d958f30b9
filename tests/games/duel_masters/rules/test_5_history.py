"""103, 603.4: what counts as having happened in a turn, for texts that ask for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.duel_masters.history import HISTORY
from engine.games.duel_masters.put_this_turn import PUT_THIS_TURN
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import Placed, card, creature, spell, table
from tests.games.duel_masters.rules import test_8_cells as cells

BURY = spell("Bury", "Put one of your cards into its owner's graveyard.", cost=0, civilizations=[])
COUNT = spell("Count", "If within this turn a creature has been destroyed, draw two cards.", cost=0, civilizations=[])


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


@pytest.mark.rule("701.6a", "701.6b", "603.4", "200.3a")
@pytest.mark.parametrize(("chosen", "drawn"), [("bury:B1", 2), ("bury:B2", 2), ("bury:under", 0)])
def test_a_creature_that_an_effect_puts_into_the_graveyard_has_been_destroyed(chosen: str, drawn: int) -> None:
    risen = Placed("Risen", attached={"under:0": ["One"]})
    match = table({"B1:0": [risen], "B2:0": ["Two"], "hand:0": ["Bury", "Count"]}, BURY, COUNT)
    match.answer("cast:Bury").answer(chosen).answer("cast:Count")
    assert match.count("hand:0") == drawn


@pytest.mark.rule("805.1e", "603.4")
@pytest.mark.parametrize("cell", ["cell:B1", "cell:Arm-cell"])
def test_no_creature_has_been_destroyed_where_a_cell_leaves_by_link_release(cell: str) -> None:
    hand = ["Blank", "Smash", "Count"]
    match = table({**cells.PARTS, "hand:0": hand, **cells.MANA}, *cells.CARDS, cells.SMASH, COUNT)
    match.answer("cast:Blank").answer("cast:Smash").answer(cell).answer("cast:Count")
    assert match.names("hand:0") == ["Blank"]
