"""500.5, 512: turns that come in between, and turns that end at once."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import attack, creature, spell, table

AGAIN = spell("Again", "Take an extra turn after this one.", cost=1)
THEIRS = spell("Theirs", "Your opponent takes an extra turn after this one.", cost=1)
MANA = {"mana zone:0": ["One", "Two", "Three"]}


@pytest.mark.rule("500.5")
def test_an_extra_turn_comes_right_after_this_one_and_then_the_others() -> None:
    match = table({**MANA, "hand:0": ["Again", "Nothing"]}, AGAIN).answer("cast:Again")
    assert _players(match) == [0, 0, 1, 0]


@pytest.mark.rule("500.5")
def test_each_extra_turn_of_one_player_counts() -> None:
    match = table({**MANA, "hand:0": ["Again", "Again", "Nothing"]}, AGAIN).answer("cast:Again")
    match.answer("cast:Again")
    assert _players(match) == [0, 0, 0, 1]


@pytest.mark.rule("500.5", "500.5a")
def test_of_the_extra_turns_of_both_those_of_the_turn_player_come_first() -> None:
    match = (
        table({**MANA, "hand:0": ["Again", "Theirs", "Nothing"]}, AGAIN, THEIRS)
        .answer("cast:Again")
        .answer("cast:Theirs")
    )
    assert _players(match) == [0, 0, 1, 1]
    other = (
        table({**MANA, "hand:0": ["Again", "Theirs", "Nothing"]}, AGAIN, THEIRS)
        .answer("cast:Theirs")
        .answer("cast:Again")
    )
    assert _players(other) == [0, 0, 1, 1]


@pytest.mark.rule("500.5", "500.3")
def test_until_the_start_of_your_next_turn_ends_with_the_extra_turn() -> None:
    shield = spell("Guard", "One of your creatures gets +4000 power until the start of your next turn.", cost=1)
    match = table({**MANA, "hand:0": ["Guard", "Again"], "B1:0": ["One"]}, shield, AGAIN)
    match.answer("cast:Guard").answer("cast:Again")
    assert match.power("B1:0") == 5000
    while match.match.state.turn == 3:
        match.answer("pass")
    assert match.match.state.turn_player == 0
    assert match.power("B1:0") == 1000


@pytest.mark.rule("512.1")
def test_when_the_turn_ends_nothing_of_the_effect_goes_on_and_what_is_pending_goes_to_the_graveyard() -> None:
    stop = spell("Stop", "Draw a card, then the turn ends, then draw two cards.", cost=1)
    mourner = creature("Mourner", 1000, "Whenever you cast a spell, draw a card.")
    match = table({**MANA, "hand:0": ["Stop", "Nothing"], "B1:0": ["Mourner"]}, stop, mourner).answer("cast:Stop")
    assert match.match.state.turn_player == 1
    assert match.count("hand:0") == 2  # what the end of the turn cut off did not draw, nor what stood by
    assert match.names("graveyard:0") == ["Stop"]


@pytest.mark.rule("512.1", "511.2", "505.6a")
def test_a_turn_that_ends_in_an_attack_ends_the_attack_and_what_lasts_for_the_turn() -> None:
    stop = creature(
        "Stop",
        2000,
        "Whenever this creature attacks, it gets +3000 power until the end of the turn, and the turn ends.",
    )
    match = attack({"B1:0": ["Stop"]}, stop).answer("attack:B1")
    assert match.match.state.turn_player == 1
    assert match.power("B1:0") == 2000
    assert match.count("S1:1") == 1


@pytest.mark.rule("401.5", "512.1", "701.9a")
@pytest.mark.parametrize("verb", ["Reveal", "Look at"])
def test_what_was_shown_is_hidden_again_when_the_turn_ends_in_the_middle_of_the_effect(verb: str) -> None:
    stop = spell("Stop", f"{verb} the top three cards of your deck. The turn ends.", cost=1)
    match = table({**MANA, "hand:0": ["Stop", "Nothing"]}, stop).answer("cast:Stop")
    if verb == "Look at":  # the player says when they have seen them
        match.answer(*match.offered)
    assert match.match.state.turn_player == 1
    for viewer in (0, 1, None):
        deck = view(match.match, viewer).zones["deck:0"].cards
        assert not any(card.definition for card in deck)


def _players(match: ScenarioMatch) -> list[int]:
    found: list[int] = []
    turn = 0
    while len(found) < 4:
        if match.match.state.turn != turn:
            turn = match.match.state.turn
            found.append(match.match.state.turn_player)
        match.answer("pass")
    return found
