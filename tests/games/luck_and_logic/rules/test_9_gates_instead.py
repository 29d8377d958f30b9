"""9.10. What happens instead of a gate's being destroyed."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import (
    DOWN,
    LATEST,
    UP,
    Placed,
    Zones,
    battle,
    both_editions,
    card,
    member,
    table,
)

rule = pytest.mark.rule

WARDEN = member(
    "Warden", 3000, "logicalist", "CONT: When your gate would be destroyed, you may drop this member instead."
)
WATCHER = member("Watcher", 1000, "logicalist", "AUTO: When your gate is destroyed, draw a card.")
GRATEFUL = card("Grateful", "gate", "AUTO: When this gate is destroyed, draw a card.", **{"gate number": "3"})


@rule("9.10.1", "9.10.1.1", "8.2.10.3")
@rule("9.10.1", "9.10.1.1", "8.2.10.4", book="luck-and-logic-1.00")
@pytest.mark.parametrize(("wanted", "down", "drawn"), [("yes", 1, 0), ("no", 0, 2)])
@both_editions
def test_a_gate_that_is_not_destroyed_after_all_triggers_nothing(
    book: Rulebook, wanted: str, down: int, drawn: int
) -> None:
    zones: Zones = {
        "FL:0": ["Nine"],
        "FL:1": ["Warden"],
        "BL:1": ["Watcher"],
        "gate-FR:1": [Placed("Grateful", face_down=True)],
    }
    match = battle(book, zones, WARDEN, WATCHER, GRATEFUL).answer("attack:FL>FR")
    assert (match.asked, match.rule) == (1, "9.10.2")
    match.answer(wanted)
    while match.asked == 1:
        match.answer(match.offered[0])
    assert (match.face_down("gate-FR:1"), match.count("hand:1")) == (down, drawn)
    assert match.names("drop:1") == ["Warden"] * down
    assert match.rule == "8.2.4", "the attack was made, and the battle is over"


@rule("9.10.1", "5.32.1.1")
@pytest.mark.parametrize(("gate", "asked"), [(DOWN, "9.10.2"), (UP, "7.5.3")])
def test_an_effect_is_replaced_as_well_and_a_destroyed_gate_asks_nobody(gate: Placed, asked: str) -> None:
    text = "ACT: Choose one of your opponent's gates in the front row, and destroy it."
    breaker = member("Breaker", 1000, "logicalist", text)
    zones: Zones = {"FL:0": ["Breaker"], "FL:1": ["Warden"], "gate-FC:1": [gate]}
    match = table(LATEST, zones, WARDEN, breaker).answer("act:FL:1").answer("choose:gate-FC:1")
    assert match.rule == asked


@rule("9.10.2", "9.10.2.3", both=True)
@both_editions
def test_of_several_the_player_of_the_gate_chooses_and_the_others_have_nothing_left(book: Rulebook) -> None:
    other = member("Other Warden", 3000, "foreigner", "CONT: When your gate would be destroyed, draw a card instead.")
    zones: Zones = {"FL:0": ["Nine"], "FL:1": ["Warden"], "FC:1": ["Other Warden"]}
    match = battle(book, zones, WARDEN, other).answer("attack:FL>FR")
    assert (match.asked, len(match.offered)) == (1, 2)
    match.answer(next(key for key in match.offered if "FC" in key))
    assert (match.count("hand:1"), match.names("FL:1"), match.face_down("gate-FR:1")) == (1, ["Warden"], 1)
