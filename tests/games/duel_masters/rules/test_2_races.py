"""203.2: a race is meant wherever its name stands within that of another race."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
BIRD: Final = creature("Bird", 2000, races=["Armored Fire Bird"], civilizations=["water"])


@pytest.mark.rule("203.2")
@pytest.mark.parametrize(
    "meant", ["Fire Bird", "Fire Bird or Ghost", "Fire Bird or darkness", "Ghost or Naga or Fire Bird"]
)
def test_a_race_is_meant_within_another_one_alone_and_beside_others(meant: str) -> None:
    burn = spell("Burn", f"Destroy all {meant} creatures in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "B1:1": ["Bird"], "B2:1": ["One"]}
    assert table(zones, burn, BIRD).answer("cast:Burn").names("graveyard:1") == ["Bird"]


@pytest.mark.rule("203.2", "203.4")
def test_the_race_that_was_chosen_is_meant_within_another_one() -> None:
    burn = spell("Burn", "Choose a race. Destroy all creatures that have the chosen race in the battle zone.", **FREE)
    plain = creature("Plain", 2000, races=["Fire Bird"])
    zones: Zones = {"hand:0": ["Burn", "Nine"], "B1:1": ["Bird"], "B2:1": ["Plain"]}
    match = table(zones, burn, BIRD, plain).answer("cast:Burn").answer("race:Fire Bird")
    assert sorted(match.names("graveyard:1")) == ["Bird", "Plain"]


@pytest.mark.rule("203.2", "110.4e")
def test_sympathy_counts_races_within_others() -> None:
    kin = creature("Kin", 3000, "Sympathy: Fire Bird", cost=3)
    zones: Zones = {"hand:0": ["Kin"], "mana zone:0": ["One"] * 2}
    assert table({**zones, "B1:0": ["Bird"]}, kin, BIRD).offered == ["pass", "summon:Kin"]
    assert table({**zones, "B1:0": ["One"]}, kin, BIRD).offered == ["pass"]


@pytest.mark.rule("203.2", "509.2b")
def test_a_crew_breaker_counts_races_within_others() -> None:
    chief = creature("Chief", 3000, "Crew breaker: Fire Bird")
    shields: Zones = {f"S{number}:1": ["Blank"] for number in (1, 2, 3)}
    match = attack({**shields, "B1:0": ["Chief"], "B2:0": ["Bird"]}, chief, BIRD).answer("attack:B1")
    decision = match.match.decision
    assert decision is not None
    assert (match.rule, decision.minimum) == ("509.3", 2)


@pytest.mark.rule("203.2")
@pytest.mark.parametrize(
    ("meant", "left"),
    [
        ("creatures that are both fire and water", ["Fiery", "Wet"]),
        ("creatures that have both the Human and Angel Command races", ["Fiery", "Wet"]),
        ("non-exile creatures", ["Wet"]),
        ("non-tamaseed elements", []),
    ],
)
def test_who_is_of_several_kinds_and_who_is_not_of_one(meant: str, left: list[str]) -> None:
    burn = spell("Burn", f"Destroy all of your opponent's {meant}.", **FREE)
    both = creature("Twofold", 1000, civilizations=["fire", "water"], races=["Human", "Angel Command"])
    fiery = creature("Fiery", 1000, civilizations=["fire", "nature"], races=["Human"])
    wet = creature("Wet", 1000, civilizations=["water"], races=["Angel Command"], supertypes=["exile"])
    there = {f"B{at}:1": [each.number] for at, each in enumerate((both, fiery, wet), 1)}
    match = table({"hand:0": ["Burn", "Nine"], **there}, burn, both, fiery, wet).answer("cast:Burn")
    assert [name for place in there for name in match.names(place)] == left
