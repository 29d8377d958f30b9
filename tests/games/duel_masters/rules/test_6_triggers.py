"""603: triggers that wait for either of two things, for a creature's being attacked, and for its being tapped."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import attack, creature, table

FREE = {"cost": 0, "civilizations": []}
SHIELDS = {"S1:1": ["One"], "S2:1": ["One"]}


@pytest.mark.rule("603.2")
def test_either_of_two_triggers_will_do() -> None:
    text = "Either when you put this creature into the battle zone or else whenever this creature attacks, draw a card."
    eager = creature("Eager", 2000, "Speed attacker", text, **FREE)
    match = table({"hand:0": ["Eager", "Nothing"], "B2:0": ["One"], **SHIELDS}, eager).answer("summon:Eager")
    assert match.names("hand:0").count("Blank") == 1
    match.answer("pass").answer("attack:B2")
    assert match.names("hand:0").count("Blank") == 1
    match.answer("break:S1").answer("pass").answer("attack:B1")
    assert match.names("hand:0").count("Blank") == 2


@pytest.mark.rule("603.2", "506.3")
def test_it_is_the_creature_that_is_attacked() -> None:
    doll = creature(
        "Doll", 1000, "Whenever this creature becomes attacked, it gets +9000 power until the end of the turn."
    )
    match = attack({"B1:0": ["Nine"], "B1:1": [Placed("Doll", rested=True)]}, doll).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:0") == ["Nine"]
    assert match.names("B1:1") == ["Doll"]


@pytest.mark.rule("603.2")
def test_a_creature_is_tapped_when_it_attacks() -> None:
    calm = creature("Calm", 2000, "Whenever this creature becomes tapped, draw a card.")
    match = (
        attack({"B1:0": ["Calm"], "B2:0": ["Two"], **SHIELDS}, calm)
        .answer("attack:B2")
        .answer("break:S1")
        .answer("pass")
    )
    assert match.count("hand:0") == 0
    match.answer("attack:B1")
    assert match.count("hand:0") == 1
