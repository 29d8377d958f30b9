"""10.1, 10.5. Rule processes that are due together."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic import zones as kinds
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.kernel import verbs
from engine.kernel.moments import at_once
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import DOWN, Placed, Zones, both_editions, circles, table
from tests.games.luck_and_logic.rules.test_10_rule_processing import settled

rule = pytest.mark.rule


@rule("10.1.2.2.1", both=True)
@both_editions
def test_check_type_processes_that_are_due_together_are_carried_out_together(book: Rulebook) -> None:
    """A crowded circle, two paradoxes, five level cards and a refresh point, in one go."""
    match = table(book, {"hand:0": ["Two", "Three"], "level:0": ["One"] * 4, "paradox:0": ["Calm"]})
    for card, zone in zip(match.cards("hand:0"), (kinds.CIRCLE.at(0, "FL"), kinds.LEVEL[0]), strict=True):
        verbs.place(match.match, card, zone)
    verbs.create(match.match, match.match.rulebook.cards()["One"], 0, kinds.CIRCLE.at(0, "FL"))
    verbs.create(match.match, match.match.rulebook.cards()["Calm"], 1, kinds.BATTLE[1])
    REFRESH_POINTS.set_player(match.match, 0, 1)
    assert settled(match.match) == ["10.8.1"], "only the level cards leave a choice"
    assert circles(match) == {"FL": "One"}
    assert (match.count("level:0"), match.count("refresh:0")) == (4, 1)
    assert match.face_down("paradox:0") == match.face_down("battle:1") == 1
    assert settled(match.match) == []


@rule("10.5.2", "10.5.1", both=True)
@both_editions
def test_of_gates_placed_at_the_same_time_their_player_chooses_one(book: Rulebook) -> None:
    gates: Zones = {"gate-FL:0": [], "remove:0": [Placed("Gate", face_down=True), Placed("Other Gate", face_down=True)]}
    match = table(book, gates)
    with at_once(match.match):
        for card in match.cards("remove:0"):
            verbs.place(match.match, card, kinds.GATE.at(0, "gate-FL"))
    assert match.count("gate-FL:0") == 2
    assert settled(match.match) == ["10.5.2"]
    assert (match.names("gate-FL:0"), match.names("remove:0")) == (["Gate"], ["Other Gate"])
    assert match.face_down("gate-FL:0") == match.face_down("remove:0") == 1


@rule("10.5.1", both=True)
@both_editions
def test_a_gate_that_makes_room_lies_face_down_even_if_it_was_destroyed(book: Rulebook) -> None:
    match = table(book, {"gate-FL:0": [Placed("Gate", face_down=False), Placed("Other Gate", face_down=True)]})
    assert (match.names("gate-FL:0"), match.names("remove:0")) == (["Other Gate"], ["Gate"])
    assert match.face_down("remove:0") == 1


@rule("10.2.1", "10.1.2.1", both=True)
@both_editions
def test_both_decks_may_run_out_in_the_same_breath(book: Rulebook) -> None:
    """Each is refreshed from its own drop zone, before anything else is done."""
    zones: Zones = {
        "deck:0": ["One"],
        "deck:1": ["Two"],
        "drop:0": ["Three"] * 3,
        "drop:1": ["Nine"] * 4,
        "FL:0": ["One"],
    }
    match = table(book, {**zones, "gate-FL:1": [DOWN]}, filler=("", ""))
    for player in (0, 1):
        (card,) = match.match.cards(kinds.DECK[player])
        verbs.place(match.match, card, kinds.STOCK[player])
    assert (match.count("deck:0"), match.count("deck:1")) == (3, 4)
    assert REFRESH_POINTS.of(match.match) == (1, 1)
