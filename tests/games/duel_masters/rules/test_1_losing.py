"""101.5, 104.2, 609: something else happens instead of losing the game."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

STAYS = creature("Stays", 2000, "When you would lose the game, destroy this creature instead.")
MAY = creature("Asks", 2000, "When you would lose the game, you may destroy this creature instead.")
LOST = spell("Lost", "Your opponent loses the game. Draw a card.", cost=1)
MANA: Zones = {"mana zone:0": ["One", "One"]}


def _winner(match: ScenarioMatch) -> int | None:
    outcome = match.match.state.outcome
    return None if outcome is None else outcome.winner


@pytest.mark.rule("101.5", "104.2a", "609.1")
def test_who_is_attacked_directly_does_not_lose_if_something_else_happens_and_not_later_either() -> None:
    zones: Zones = {"B1:0": ["Nine"], "B9:0": ["Two"], "B1:1": ["Stays"], "S1:1": []}
    match = attack(zones, STAYS).answer("attack:B1")
    if match.rule == "506.1e" or any(each.startswith("target") for each in match.offered):
        match.answer(match.offered[0])
    assert match.names("graveyard:1") == ["Stays"]
    assert match.match.state.outcome is None
    match.answer("attack:B9")
    assert _winner(match) == 0


@pytest.mark.rule("101.5", "104.2c", "609.1", "609.5")
def test_an_effect_goes_on_if_nobody_has_lost_by_it() -> None:
    match = table({**MANA, "hand:0": ["Lost", "Nothing"], "B1:1": ["Stays"]}, STAYS, LOST).answer("cast:Lost")
    assert match.names("hand:0") == ["Nothing", "Blank"]
    assert match.match.state.outcome is None
    assert match.names("graveyard:1") == ["Stays"]


@pytest.mark.rule("101.5", "104.2c")
@pytest.mark.parametrize(("answer", "winner"), [("yes", None), ("no", 0)])
def test_a_player_who_may_do_something_else_instead_is_asked(answer: str, winner: int | None) -> None:
    match = table({**MANA, "hand:0": ["Lost", "Nothing"], "B1:1": ["Asks"]}, MAY, LOST).answer("cast:Lost")
    assert match.asked == 1
    match.answer(answer)
    assert _winner(match) == winner


@pytest.mark.rule("101.5", "609.4")
def test_who_cannot_lose_does_not_lose_and_nothing_happens_instead() -> None:
    safe = spell("Safe", "Players can't lose the game this turn.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Safe", "Lost"], "B1:1": ["Stays"]}
    match = table(zones, STAYS, LOST, safe).answer("cast:Safe").answer("cast:Lost")
    assert match.names("B1:1") == ["Stays"]
    assert match.match.state.outcome is None


@pytest.mark.rule("101.5", "104.2b", "703.4b", "609.1")
def test_an_empty_deck_is_looked_at_again_after_something_else_has_happened() -> None:
    """The creature is destroyed instead, and the deck is still empty."""
    draw = spell("Draw", "Draw two cards.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Draw"], "B1:0": ["Stays"]}
    match = table(zones, STAYS, draw, filling=2).answer("cast:Draw")
    while match.match.state.outcome is None:
        match.answer(match.offered[0])
    assert (_winner(match), match.match.state.turn) == (1, 3)
    assert match.names("B1:0") == []
