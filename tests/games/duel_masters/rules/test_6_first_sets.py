"""105, 106, 609, 700.2: what cards of the first sets say: what happens instead if something is so, mana, options."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


@pytest.mark.rule("609.1")
def test_an_effect_replaces_nothing_if_it_does_something_only_while_something_else_is_so() -> None:
    text = "When this creature would be destroyed, if you have no shields, return it to its owner's hand instead."
    saved = creature("Saved", 1000, text)
    zones: Zones = {"hand:0": ["Bolt", "Nothing"], "B1:1": ["Saved"], "B1:0": ["One"], "mana zone:0": ["One", "One"]}
    match = table(zones, saved).answer("cast:Bolt")
    assert match.names("graveyard:1") == ["Saved"]
    match = table({**zones, "S1:1": []}, saved).answer("cast:Bolt")
    assert (match.names("graveyard:1"), match.names("hand:1")) == ([], ["Saved"])


@pytest.mark.rule("609.1")
def test_one_is_asked_about_what_one_may_do_instead_only_while_it_is_so() -> None:
    text = (
        "When this creature would be destroyed, if you have no shields, you may return it to its owner's hand, and "
        "draw a card instead."
    )
    saved = creature("Saved", 1000, text)
    zones: Zones = {"hand:0": ["Bolt", "Nothing"], "B1:1": ["Saved"], "mana zone:0": ["One", "One"]}
    match = table(zones, saved).answer("cast:Bolt")
    assert match.names("graveyard:1") == ["Saved"]
    match = table({**zones, "S1:1": []}, saved).answer("cast:Bolt").answer("yes")
    assert match.names("hand:1") == ["Saved", "Blank"]
    match = table({**zones, "S1:1": []}, saved).answer("cast:Bolt").answer("no")
    assert match.names("graveyard:1") == ["Saved"]


@pytest.mark.rule("106.4")
def test_mana_may_be_of_every_civilization_by_a_creature() -> None:
    zones: Zones = {"hand:0": ["Fish", "Nothing"], "mana zone:0": ["One", "One"]}
    match = table(zones)
    assert "summon:Fish" not in match.offered
    rainbow = creature("Rainbow", 1000, "All cards in your mana zone have all civilizations.")
    match = table({**zones, "B1:0": ["Rainbow"]}, rainbow)
    assert "summon:Fish" in match.offered


@pytest.mark.rule("501.1")
def test_mana_may_stay_tapped_at_the_start_of_a_turn() -> None:
    heavy = creature("Heavy", 9000, "All cards in your mana zone can't untap at the start of a turn.")
    zones: Zones = {"B1:0": [Placed("Heavy", rested=True)], "mana zone:0": [Placed("One", rested=True)]}
    match = table(zones, heavy, step="start_of_turn")
    assert (match.rested("B1:0"), match.rested("mana zone:0")) == (False, True)


@pytest.mark.rule("609.1")
def test_a_broken_shield_may_go_to_the_mana_zone_and_triggers_nothing() -> None:
    text = "When this creature would break a shield, put that shield into its owner's mana zone instead."
    zones: Zones = {"B1:0": ["Miner"], "B2:0": ["One"], "S1:1": ["Bolt"], "S2:1": []}
    match = attack(zones, creature("Miner", 1000, text)).answer("attack:B1")
    assert (match.names("mana zone:1"), match.names("hand:1")) == (["Bolt"], [])


@pytest.mark.rule("700.2a")
def test_shields_of_either_player_can_be_chosen() -> None:
    seeing = spell("Seeing", "Choose one of either player's shields, and turn it face up.", **FREE)
    match = table({"hand:0": ["Seeing", "Nothing"]}, seeing).answer("cast:Seeing")
    assert len(match.offered) == 2
