"""7.2.2. What lasts until the beginning of the next turn of the player whose effect it is."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import both_editions, member, table

rule = pytest.mark.rule

LASTS = "until the beginning of your next turn"


def to_turn(match: ScenarioMatch, turn: int) -> ScenarioMatch:
    """Pass until the main phase of a turn."""
    while (match.match.state.turn, match.rule) != (turn, "7.5.3"):
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    return match


@rule("7.2.2")
@both_editions
def test_it_outlasts_the_opponents_turn_and_has_ended_when_the_next_one_begins(book: Rulebook) -> None:
    """What waits for the beginning of the turn does not find it in force any more."""
    grows = "if this member has power 2000 or more, this member gets {} +5 until end of turn."
    texts = (
        f"ACT [1/turn]: This member gets power +1000 {LASTS}.",
        f"AUTO: At the beginning of your turn, {grows.format('aura')}",
        f"AUTO: At the beginning of your opponent's turn, {grows.format('limit')}",
    )
    strong = member("Strong", 1000, "logicalist", *texts)
    match = table(book, {"FL:0": ["Strong"]}, strong).answer("act:FL:1")
    assert match.power("FL:0") == 2000
    to_turn(match, 4)
    assert (match.power("FL:0"), match.value("FL:0", "limit")) == (2000, 6)
    to_turn(match, 5)
    assert (match.power("FL:0"), match.value("FL:0", "aura")) == (1000, 1)


@rule("7.2.2")
@both_editions
def test_made_in_the_opponents_turn_it_ends_with_the_turn_that_follows(book: Rulebook) -> None:
    """It is the next turn of the ability's player that is meant, and not of the player whose turn it is."""
    text = f"AUTO: At the beginning of your opponent's main phase, this member gets power +1000 {LASTS}."
    strong = member("Strong", 1000, "logicalist", text)
    match = to_turn(table(book, {"FL:0": ["Strong"]}, strong), 4)
    assert match.power("FL:0") == 2000
    assert to_turn(match, 5).power("FL:0") == 1000
    assert to_turn(match, 6).power("FL:0") == 2000, "once more"


@rule("1.3.3", "9.7.5", both=True)
@both_editions
def test_players_and_what_waits_can_be_meant_until_then(book: Rulebook) -> None:
    texts = (
        f"ACT [1/turn]: Your opponent cannot draw cards {LASTS}.",
        f"ACT [1/turn]: {LASTS.capitalize()}, when your opponent draws a card, this member gets aura +1 {LASTS}.",
    )
    hush = member("Hush", 1000, "logicalist", *texts)
    match = to_turn(table(book, {"FL:0": ["Hush"]}, hush).answer("act:FL:1"), 4)
    assert match.count("hand:1") == 0
    assert to_turn(match, 6).count("hand:1") == 2
    match = to_turn(table(book, {"FL:0": ["Hush"]}, hush).answer("act:FL:2"), 4)
    assert match.value("FL:0", "aura") == 3
    assert to_turn(match, 6).value("FL:0", "aura") == 1
