"""609: what stays where it is instead of leaving, always or only if something is so."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Placed, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
BOUNCE: Final = spell("Bounce", "Return one of your opponent's creatures to its owner's hand.", **FREE)
WEAKEN: Final = spell("Weaken", "One of your opponent's creatures gets -9000 power until the end of the turn.", **FREE)
STAYS: Final = "When this creature would leave the battle zone, what would leave stays instead."
ROOTED: Final = creature("Rooted", 2000, STAYS)
LUCKY: Final = creature(
    "Lucky",
    2000,
    "When this creature would leave the battle zone, put the top card of your deck into your graveyard, "
    "and if it is a Human creature, what would leave stays, and draw a card instead.",
)
KEEPER: Final = creature(
    "Keeper",
    2000,
    "When your other creature would leave the battle zone, put the top card of your deck into your graveyard, "
    "and if it is a Human creature, what would leave stays instead.",
)


@pytest.mark.rule("609.1", "609.4")
@pytest.mark.parametrize("removal", [KILL, BOUNCE])
def test_what_stays_instead_has_not_left(removal: Any) -> None:
    mourner = creature("Mourner", 1000, "When your creature leaves the battle zone, draw a card.")
    zones = {"hand:0": [removal.name, "Nine"], "B1:1": ["Rooted"], "B2:1": ["Mourner"]}
    match = table(zones, ROOTED, mourner, removal).answer(f"cast:{removal.name}")
    match.answer("destroy:B1:1" if removal is KILL else "return:B1:1")
    assert (match.names("B1:1"), match.count("hand:1")) == (["Rooted"], 0)


@pytest.mark.rule("700.3", "609.3")
def test_what_stays_without_power_stays_for_good_and_nothing_goes_on_for_ever() -> None:
    match = table({"hand:0": ["Weaken", "Nine"], "B1:1": ["Rooted"]}, ROOTED, WEAKEN).answer("cast:Weaken")
    assert match.names("B1:1") == ["Rooted"]
    assert "end-main" in match.offered or "pass" in match.offered


@pytest.mark.rule("609.1", "609.5")
@pytest.mark.parametrize(("top", "stays"), [("One", True), ("Blank", False)])
def test_what_may_stay_leaves_where_it_does_not_stay(top: str, stays: bool) -> None:
    zones = {"hand:0": ["Bounce", "Nine"], "B1:1": ["Lucky"], "deck:1": [top]}
    match = table(zones, LUCKY, BOUNCE).answer("cast:Bounce")
    assert match.names("graveyard:1") == [top]
    assert match.names("B1:1") == (["Lucky"] if stays else [])
    assert match.names("hand:1") == (["Blank"] if stays else ["Lucky"])


@pytest.mark.rule("101.5", "609.3")
def test_what_failed_to_let_a_creature_stay_was_the_only_replacement() -> None:
    zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Two"], "B2:1": ["Keeper"], "B3:1": ["Keeper"]}
    match = table({**zones, "deck:1": ["Blank", "One"]}, KEEPER, KILL).answer("cast:Kill").answer("destroy:B1:1")
    match.answer("replace:B2:1:1")
    assert match.names("graveyard:1") == ["Blank", "Two"]  # the second keeper may not try


@pytest.mark.rule("609.9", "609.9b")
def test_of_several_that_leave_together_those_stay_for_which_it_is_so() -> None:
    sweep = spell("Sweep", "Return all of your opponent's creatures to their owner's hands.", **FREE)
    zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Two"], "B2:1": ["Nine"], "B3:1": ["Keeper"]}
    match = table({**zones, "deck:1": ["One", "Blank"]}, KEEPER, sweep).answer("cast:Sweep")
    match.answer("replaced:B1:1")  # its player says for which it is tried first
    assert match.names("B1:1") + match.names("B2:1") + match.names("B3:1") == ["Two"]
    assert sorted(match.names("hand:1")) == ["Keeper", "Nine"]


@pytest.mark.rule("505.6", "609.1")
def test_an_attacker_that_stays_goes_on_attacking() -> None:
    trap = creature("Trap", 1000, "Whenever your opponent's creature attacks, destroy it.")
    match = attack({"B1:0": ["Rooted"], "B1:1": ["Trap"]}, ROOTED, trap).answer("attack:B1").answer("pass")
    assert (match.names("B1:0"), match.count("S1:1")) == (["Rooted"], 0)


@pytest.mark.rule("703.4d", "609.1")
def test_a_loser_of_a_battle_that_stays_has_lost_all_the_same() -> None:
    winner = creature("Winner", 5000, "When this creature wins a battle, draw a card.")
    match = attack({"B1:0": ["Rooted"], "B2:0": ["Nine"], "B1:1": [Placed("Winner", rested=True)]}, ROOTED, winner)
    match.answer("attack:B1").answer("target:B1:1")
    assert (match.names("B1:0"), match.count("hand:1")) == (["Rooted"], 1)
