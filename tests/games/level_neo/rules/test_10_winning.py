"""10. Winning and losing; the wins of a Level Neo are in `test_7_levels`."""

from __future__ import annotations

import pytest

from engine.games.level_neo import field, zones
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from tests.games.level_neo.positions import Zones, in_battle, levels, pass_until, resting, table
from tests.games.level_neo.rules.nodes import bursting, draws, levels_up, starting, usable_event


@pytest.mark.rule("10.2", book="level-neo")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_whose_deck_runs_out_loses(seat: int) -> None:
    at = table({"hand:0": ["Nothing"], f"deck:{seat}": [], f"deck:{1 - seat}": ["One"]}, filling=0)
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1 - seat, "10.2")


@pytest.mark.rule("10.2", book="level-neo")
def test_a_last_card_in_the_deck_is_enough_and_drawing_it_is_not() -> None:
    at = table({"hand:0": ["Nothing"], "deck:0": ["One"], "deck:1": ["One", "Two"]}, filling=0, step="main_phase_2")
    assert at.outcome is None
    at.passes()  # the other player draws one of two
    assert (at.outcome, at.match.state.turn_player) == (None, 1)
    at = table({"deck:0": ["One"], "deck:1": ["One"]}, filling=0, step="start_of_turn")
    assert at.count("hand:0") == 1
    assert at.outcome is not None
    assert at.outcome.winner == 1


@pytest.mark.rule("10.2", book="level-neo")
def test_a_deck_that_runs_out_in_an_effect_counts_when_all_effects_are_done() -> None:
    def draw_and_return(match: Match, context: Context) -> Procedure[None]:
        yield from draws(2)(match, context)
        (card, *_) = match.cards(zones.HAND[0])
        verbs.place(match, card, zones.DECK[0])

    position: Zones = {"hand:0": ["Loop", "Nothing"], "deck:0": ["One", "Two"], "deck:1": ["One"]}
    at = table(position, usable_event("Loop", draw_and_return), filling=0)
    at.answer("event:Loop:1")
    assert (at.outcome, at.count("deck:0")) == (None, 1)


@pytest.mark.rule("10.2", book="level-neo")
def test_skills_that_wait_are_done_before_an_empty_deck_counts() -> None:
    def refill(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        for card in match.cards(zones.DISCARD[0]):
            verbs.place(match, card, zones.DECK[0])

    cards = (usable_event("Draw", draws(1)), starting("Refilling", "enter:discard", refill))
    at = table(
        {"hand:0": ["Draw", "Nothing"], "S1:0": ["Refilling"], "deck:0": ["One"], "deck:1": ["One"]}, *cards, filling=0
    )
    at.answer("event:Draw:1")
    assert (at.outcome, at.names("deck:0")) == (None, ["Draw"])


@pytest.mark.rule("10.2", book="level-neo")
def test_when_both_decks_run_out_at_once_the_game_is_a_draw() -> None:
    both = usable_event("Both", draws(1, 0, 1))
    at = table({"hand:0": ["Both"], "deck:0": ["One"], "deck:1": ["One"]}, both, filling=0).answer("event:Both:1")
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule, at.outcome.reason) == (None, "10.2", "deck")
    assert at.told[-1] == "match-drawn"


@pytest.mark.rule("10.1", "10.2", book="level-neo")
def test_a_level_burst_that_empties_the_deck_loses_before_the_battle_is_judged() -> None:
    deep = bursting("Deep", draws(1))
    zones: Zones = {"level:0": levels("Deep", "One", "One", "One"), "deck:0": ["One"], "deck:1": ["One"]}
    at = in_battle(zones, deep, filling=0).answer("attack:M>M").answer("burst:level:0:1")
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule, "judgement" in at.told) == (1, "10.2", False)


@pytest.mark.rule("10.1", book="level-neo")
def test_a_support_that_wins_beside_a_level_neo_wins_no_game() -> None:
    zones: Zones = {"level:0": levels("One", "One", "One", "One"), "S1:0": ["Five"], "M:1": resting("Main")}
    at = in_battle({**zones, "hand:0": ["Nothing"]}).passes().answer("attack:S1>M")
    pass_until(at, "4.3.2")
    assert at.outcome is None


@pytest.mark.rule("10.1", book="level-neo")
def test_a_level_neo_wins_no_game_by_a_battle_that_is_broken_off() -> None:
    def flee(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        verbs.place(match, match.cards(match.rulebook.zone("S1:1"))[-1], zones.HAND[1])

    cards = (usable_event("Rise", levels_up(0)), usable_event("Flee", flee))
    position: Zones = {"level:0": levels("One", "One", "One"), "S1:1": ["One"]}
    at = in_battle({**position, "hand:0": ["Rise", "Nothing"], "hand:1": ["Flee"]}, *cards)
    pass_until(at, "4.3.3").answer("attack:M>M")
    pass_until(at, "4.3.5").answer("cover:S1:1").answer("event:Rise:1").answer("event:Flee:1")
    pass_until(at, "4.3.2")
    assert field.in_level_neo(at.match, 0)
    assert ("broken-off" in at.told, at.outcome) == (True, None)
