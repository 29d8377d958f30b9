"""101.5b, 115.1, 609.3: a creature that battles instead of its player's others."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

SAYS = "This creature battles instead of your other creatures."
KNIGHT = creature("Knight", 8000, SAYS, "Whenever this creature battles, draw a card.")
MERE = creature("Mere", 2000, "Whenever this creature battles, draw a card.")


def _battle(mine: list[str], theirs: list[str], seat: int = 0) -> ScenarioMatch:
    """The first of mine attacks the first of theirs."""
    zones: Zones = {
        **{f"B{place}:0": [name] for place, name in enumerate(mine, 1)},
        **{f"B{place}:1": [Placed(name, rested=place == 1)] for place, name in enumerate(theirs, 1)},
    }
    return attack(zones, KNIGHT, MERE).answer("attack:B1").answer("target:B1:1")


@pytest.mark.rule("115.1", "609.3")
def test_it_battles_instead_of_an_attacker_or_of_what_is_attacked() -> None:
    match = _battle(["Mere", "Knight"], ["Three"])
    assert (match.names("B1:0"), match.names("B2:0"), match.names("B1:1")) == (["Mere"], ["Knight"], [])
    assert match.names("hand:0") == ["Blank"]  # that of the one that has battled
    match = _battle(["Nine"], ["Mere", "Knight"])
    assert (match.names("B1:0"), match.names("B1:1"), match.names("B2:1")) == (["Nine"], ["Mere"], [])


@pytest.mark.rule("101.5b", "609.3")
def test_both_players_may_have_one_and_of_several_their_player_says_which() -> None:
    match = _battle(["Mere", "Knight"], ["Two", "Knight"])
    assert (match.names("B1:0"), match.names("B1:1")) == (["Mere"], ["Two"])
    assert match.names("graveyard:0") == match.names("graveyard:1") == ["Knight"]
    match = _battle(["Mere", "Knight", "Knight"], ["Nine"])
    assert (match.rule, len(match.offered)) == ("101.5b", 2)
    match.answer(match.offered[1])
    assert (match.names("B2:0"), match.names("B3:0")) == (["Knight"], [])


@pytest.mark.rule("101.4e", "115.1a")
def test_so_it_does_in_a_battle_that_an_effect_orders() -> None:
    fight = spell("Fight", "Choose one of your creatures and one of your opponent's creatures. Let them battle.")
    zones: Zones = {"B1:0": ["Mere"], "B2:0": ["Knight"], "B1:1": ["Three"], "mana zone:0": ["One"] * 2}
    match = table({**zones, "hand:0": ["Fight", "Nothing"]}, KNIGHT, MERE, fight).answer("cast:Fight")
    match.answer("choose:B1")
    assert (match.names("B1:0"), match.names("B1:1")) == (["Mere"], [])
