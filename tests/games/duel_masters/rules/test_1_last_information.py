"""110.5a: an effect that asks something of a creature that has left looks at it as it was right before."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature

SHIELDS: Zones = {"S1:1": ["Blank"], "S2:1": ["Blank"]}


@pytest.mark.rule("110.5a")
@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("this creature is tapped", 1),
        ("this creature is untapped", 0),
        ('this creature is named "Asking"', 1),
        ("this creature is a Human creature", 1),
        ("this creature is a Dragon creature", 0),
    ],
)
def test_a_creature_that_something_else_destroyed_is_what_it_was(asked: str, drawn: int) -> None:
    asking = creature("Asking", 2000, f"Whenever this creature attacks, if {asked}, draw a card.")
    taking = creature("Taking", 1000, "Whenever your other creature attacks, destroy that creature.")
    match = attack({"B1:0": ["Asking"], "B2:0": ["Taking"], **SHIELDS}, asking, taking).answer("attack:B1")
    match.answer("play:B2:1")
    assert match.names("graveyard:0") == ["Asking"]
    assert match.count("hand:0") == drawn


@pytest.mark.rule("110.5a", "403.4")
@pytest.mark.parametrize(("under", "drawn"), [(["One"], 1), ([], 0)])
def test_what_lay_under_a_creature_that_something_else_destroyed(under: list[str], drawn: int) -> None:
    text = "Whenever this creature attacks, if there is a card lying under this creature, draw a card."
    asking = creature("Asking", 2000, text)
    taking = creature("Taking", 1000, "Whenever your other creature attacks, destroy that creature.")
    there = Placed("Asking", attached={"under:0": under})
    match = attack({"B1:0": [there], "B2:0": ["Taking"], **SHIELDS}, asking, taking).answer("attack:B1")
    match.answer("play:B2:1")
    assert sorted(match.names("graveyard:0")) == sorted(["Asking", *under])
    assert match.count("hand:0") == drawn


@pytest.mark.rule("110.5a")
@pytest.mark.parametrize(("left", "there"), [("Two", ["Three"]), ("Three", ["Two", "Three"])])
def test_the_creature_of_the_trigger_that_something_else_destroyed(left: str, there: list[str]) -> None:
    text = (
        "Whenever your other creature attacks, destroy all of your opponent's creatures that have lower power than it."
    )
    asking = creature("Asking", 9000, text)
    taking = creature("Taking", 9000, "Whenever your other creature attacks, destroy it.")
    zones: Zones = {"B1:0": ["Three" if left == "Two" else "Two"], "B2:0": ["Taking"], "B3:0": ["Asking"]}
    match = attack({**zones, "B1:1": ["Two"], "B2:1": ["Three"], **SHIELDS}, asking, taking).answer("attack:B1")
    match.answer("play:B2:1")
    assert sorted(name for zone in ("B1:1", "B2:1") for name in match.names(zone)) == sorted(there)
