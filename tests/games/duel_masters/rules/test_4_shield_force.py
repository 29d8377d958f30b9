"""110.4f, 113.2a: shield force, abilities that last as long as a shield that was chosen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KEEPER = creature("Keeper", 2000, "Shield force: This creature gets +3000 power.", **FREE)
BURN = spell("Burn", "Put one of your shields into your graveyard.", **FREE)
HEAL = spell("Heal", "Add the top card of your deck to your shields face down.", **FREE)
ZONES: Final[Zones] = {"hand:0": ["Keeper", "Burn", "Heal", "Nothing"], "S1:0": ["One"], "S2:0": ["Two"]}


@pytest.mark.rule("110.4f", "113.2a")
def test_the_ability_lasts_as_long_as_the_chosen_shield_whatever_comes_to_its_place() -> None:
    match = table(ZONES, KEEPER, BURN, HEAL).answer("summon:Keeper")
    assert (match.rule, match.offered) == ("110.4f", ["rely-on:S1", "rely-on:S2", "pass"])
    match.answer("rely-on:S2")
    assert match.power("B1:0") == 5000
    match.answer("cast:Burn")
    match.answer("bury:S2:0")
    assert match.power("B1:0") == 2000
    match.answer("cast:Heal")
    assert match.power("B1:0") == 2000, "another shield is there now"


@pytest.mark.rule("110.4f")
def test_the_other_shields_do_not_matter() -> None:
    match = table(ZONES, KEEPER, BURN, HEAL).answer("summon:Keeper").answer("rely-on:S2").answer("cast:Burn")
    match.answer("bury:S1:0")
    assert match.power("B1:0") == 5000


@pytest.mark.rule("110.4f")
def test_who_chooses_no_shield_or_has_none_does_not_have_the_ability() -> None:
    match = table(ZONES, KEEPER, BURN, HEAL).answer("summon:Keeper").answer("pass")
    assert match.power("B1:0") == 2000
    bare = table({**ZONES, "S1:0": [], "S2:0": []}, KEEPER, BURN, HEAL).answer("summon:Keeper")
    assert (bare.rule, bare.power("B1:0")) == ("504.1", 2000)
