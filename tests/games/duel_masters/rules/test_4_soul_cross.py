"""403.4: super soul cross, an ability that a creature has itself and gives to the one under which it lies."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, creature, table

SOUL = creature(
    "Soul", 1000, "Super soul cross: Whenever this creature attacks, draw two cards.", "Super soul cross: Slayer"
)
EVOLVED = Placed("Risen", attached={"under:0": ["Soul"]})


@pytest.mark.rule("403.4", "801.1")
def test_the_creature_on_it_has_the_ability() -> None:
    zones: Zones = {"B1:0": [EVOLVED], "B2:0": ["One"]}
    match = table(zones, SOUL, step="attack_step")
    (risen,) = match.cards("B1:0")
    assert "slayer" in match.match.values(risen)["keywords"]
    match.answer("attack:B1")
    assert match.names("hand:0") == ["Blank", "Blank"]


def test_the_creature_has_the_ability_itself() -> None:
    match = table({"B1:0": ["Soul"], "B2:0": ["One"]}, SOUL, step="attack_step").answer("attack:B1")
    assert match.names("hand:0") == ["Blank", "Blank"]


def test_other_creatures_do_not_have_it() -> None:
    match = table({"B1:0": [EVOLVED], "B2:0": ["Nine"]}, SOUL, step="attack_step")
    (nine,) = match.cards("B2:0")
    assert "slayer" not in match.match.values(nine)["keywords"]
    match.answer("attack:B2")
    assert match.names("hand:0") == []
