"""101.2, 605.2b: who chooses, and what that player cannot choose; what the log says of what was replaced."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GHOST: Final = creature("Ghost", 2000, "This creature can't be chosen by your opponent.")


@pytest.mark.rule("101.2", "605.2b")
def test_a_player_may_choose_their_own_creature_that_the_opponent_cannot_choose_for_the_opponents_effect() -> None:
    edict = spell("Edict", "Your opponent chooses one of your opponent's creatures. Destroy it.", **FREE)
    match = table({"hand:0": ["Edict", "Nine"], "B1:1": ["Ghost"]}, GHOST, edict).answer("cast:Edict")
    assert match.names("graveyard:1") == ["Ghost"]


@pytest.mark.rule("101.2", "605.2b")
def test_the_opponent_cannot_choose_such_a_creature_for_the_effect_of_its_own_player() -> None:
    offer = spell("Offer", "Your opponent chooses one of your creatures. Destroy it.", **FREE)
    zones = {"hand:0": ["Offer", "Nine"], "B1:0": ["Ghost"], "B2:0": ["One"]}
    match = table(zones, GHOST, offer).answer("cast:Offer")
    assert (match.names("B1:0"), match.names("graveyard:0")) == (["Ghost"], ["One", "Offer"])


@pytest.mark.rule("101.2")
def test_what_cannot_be_chosen_is_among_all() -> None:
    sweep = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)
    match = table({"hand:0": ["Sweep", "Nine"], "B1:1": ["Ghost"]}, GHOST, sweep).answer("cast:Sweep")
    assert match.names("graveyard:1") == ["Ghost"]


@pytest.mark.rule("609.5", "603.2d")
def test_nothing_is_told_of_a_return_to_the_hand_that_was_replaced() -> None:
    evader = creature("Evader", 2000, "When this creature would leave the battle zone, draw a card instead.")
    away = spell("Away", "Return all creatures in the battle zone to their owner's hands.", **FREE)
    zones = {"hand:0": ["Away", "Nine"], "B1:1": ["Evader"], "B2:1": ["Two"]}
    match = table(zones, evader, away).answer("cast:Away")
    assert (match.names("B1:1"), sorted(match.names("hand:1"))) == (["Evader"], ["Blank", "Two"])
    assert match.match.log is not None
    assert [entry.text for entry in match.match.log.entries].count("puts-into-hand") == 1


@pytest.mark.rule("801.4", "811.1", "609.4")
@pytest.mark.parametrize(("deed", "told"), [("Destroy", "destroyed"), ("Return", "puts-into-hand")])
def test_the_card_that_leaves_alone_is_told_of_and_a_star_with_nothing_under_it_leaves_as_any_other(
    deed: str, told: str
) -> None:
    text = "Star evolution: Put on one of your Human creatures"
    star = creature("Star", 5000, text, supertypes=["star", "evolution"])
    rest = " to its owner's hand" if deed == "Return" else ""
    away = spell("Away", f"{deed} one of your opponent's creatures{rest}.", **FREE)
    for under in (["One"], []):
        zones: Zones = {"hand:0": ["Away", "Nine"], "B1:1": [Placed("Star", attached={"under:1": under})]}
        match = table(zones, star, away).answer("cast:Away")
        assert (match.count("B1:1") + match.count("B2:1"), match.count("under:1")) == (len(under), 0)
        assert match.match.log is not None
        assert [entry.text for entry in match.match.log.entries].count(told) == 1
