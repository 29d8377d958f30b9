"""101.3a, 109.2a, 401, 811.1: what is put on decks and into them is put elsewhere as into any other zone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

FREE: dict[str, Any] = {"cost": 0, "civilizations": []}
STAR = creature("Star", 6000, "Star evolution: Put on one of your creatures", supertypes=["evolution", "star"])
UP = creature("Up", 6000, "Evolution: Put on one of your creatures", supertypes=["evolution"])
STUCK = creature("Stuck", 1000, "This creature can't leave the battle zone.")
LIVES = "When this creature would be destroyed, put one of your creatures on the bottom of your deck instead."
MARTYR = creature("Martyr", 1000, LIVES)
DROP = spell("Drop", "Destroy one of your creatures.", **FREE)
STARRED = Placed("Star", attached={"under:0": ["Two"]})


def _cast(text: str, zones: Zones) -> ScenarioMatch:
    cast = spell("Spell", text, **FREE)
    return table({"hand:0": ["Spell", "Nine"], **zones}, STAR, UP, STUCK, MARTYR, cast).answer("cast:Spell")


@pytest.mark.rule("101.3a", "811.1")
@pytest.mark.parametrize("put", ["Put {} on top of your deck", "Shuffle {} into your deck"])
@pytest.mark.parametrize(("there", "mana"), [([STARRED], 1), (["Stuck"], 1), ([], 0)])
def test_if_you_do_is_met_by_trying(put: str, there: list[Placed | str], mana: int) -> None:
    text = put.format("one of your creatures") + ". If you do, put the top card of your deck into your mana zone."
    match = _cast(text, {"B1:0": there})
    assert match.prompt == "ask-main-step"
    assert len(match.cards("mana zone:0")) == mana


@pytest.mark.rule("109.2a", "801.4", "401.4")
def test_a_card_that_is_chosen_goes_alone() -> None:
    there = {"B1:1": [Placed("Up", attached={"under:1": ["Two"]})]}
    match = _cast("Put one of your opponent's cards on the bottom of its owner's deck.", there)
    match.answer("put-into-deck:B1:1")
    assert (match.names("B1:1"), match.names("deck:1")[0]) == (["Two"], "Up")
    assert match.names("deck:1")[1] == "Blank"


@pytest.mark.rule("609.4", "101.2")
def test_what_cannot_leave_is_not_put_there_instead_of_anything() -> None:
    zones: Zones = {"B1:0": ["Martyr"], "B2:0": ["Stuck"], "B3:0": ["Two"], "hand:0": ["Drop", "Nine"]}
    match = table(zones, STUCK, MARTYR, DROP).answer("cast:Drop")
    match.answer("destroy:B1")
    assert match.offered == ["put-into-deck:B1", "put-into-deck:B3"]


@pytest.mark.rule("400.7", "401.4")
def test_of_several_all_ends_are_said_before_any_of_them_goes() -> None:
    there: Zones = {"B1:0": ["Two"], "B2:0": ["Three"], "B3:0": ["Nine"]}
    match = _cast("Put all of your creatures on either end of their owner's deck.", there)
    match.answer("deck-top").answer("deck-bottom")
    assert [match.names(f"B{place}:0") for place in (1, 2, 3)] == [["Two"], ["Three"], ["Nine"]]
    match.answer("deck-top")
    assert (match.rule, match.offered) == ("401.4", ["order:B1", "order:B3"])
    match.answer("order:B3", "order:B1")
    assert match.names("deck:0")[0] == "Three"
    assert match.names("deck:0")[-2:] == ["Two", "Nine"]
