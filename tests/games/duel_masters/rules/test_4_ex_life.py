"""110.4f, 113.2a: EX life, a shield with which a creature comes and which goes to the graveyard instead of it."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, creature, spell, table

LIVELY = creature("Lively", 3000, "EX life")
STRIKE = spell("Strike", "Destroy one of your creatures.", cost=1)
UNSHIELD = spell("Unshield", "Put one of your shields into your hand without using shield triggers.", cost=1)
NEW_SHIELD = spell("New Shield", "Add the top card of your deck to your shields face down.", cost=1)


def _come(*hand: str, deck: tuple[str, ...] = ("Nine", "Twin"), shields: Zones | None = None) -> ScenarioMatch:
    zones: Zones = {
        "hand:0": ["Lively", *hand, "Nothing"], "mana zone:0": ["One"] * 6, "deck:0": deck, **(shields or {}),
    }  # fmt: skip
    match = table(zones, LIVELY, STRIKE, UNSHIELD, NEW_SHIELD)
    return match.answer("summon:Lively")


@pytest.mark.rule("110.4f")
def test_a_creature_with_ex_life_comes_with_the_top_card_of_the_deck_as_a_shield() -> None:
    match = _come()
    assert (match.names("B1:0"), match.names("S2:0")) == (["Lively"], ["Nine"])
    assert match.names("deck:0")[-1] == "Twin"


@pytest.mark.rule("110.4f", "609.1")
def test_its_shield_goes_to_the_graveyard_instead_of_it_once() -> None:
    match = _come("Strike", "Strike").answer("cast:Strike")
    assert (match.names("B1:0"), match.names("S2:0")) == (["Lively"], [])
    assert match.names("graveyard:0") == ["Nine", "Strike"]
    match.answer("cast:Strike")
    assert match.names("B1:0") == []


@pytest.mark.rule("113.2a")
def test_a_shield_that_comes_to_the_place_of_its_own_is_another() -> None:
    match = _come("Unshield", "New-Shield", "Strike").answer("cast:Unshield").answer("return:S2:0").answer("pass")
    match.answer("cast:New-Shield")
    assert match.names("S2:0") == ["Twin"]
    match.answer("cast:Strike")
    assert (match.names("B1:0"), match.names("S2:0")) == ([], ["Twin"])


@pytest.mark.rule("110.4f")
def test_each_creature_has_a_shield_of_its_own() -> None:
    zones: Zones = {
        "hand:0": ["Lively", "Lively", "Unshield", "Strike"], "mana zone:0": ["One"] * 6, "deck:0": ["Nine", "Twin"],
    }  # fmt: skip
    match = table(zones, LIVELY, UNSHIELD, STRIKE).answer("summon:Lively").answer("summon:Lively")
    assert (match.names("S2:0"), match.names("S3:0")) == (["Nine"], ["Twin"])
    match.answer("cast:Unshield").answer("return:S2:0").answer("pass")
    match.answer("cast:Strike").answer("destroy:B1")
    assert (match.names("B1:0"), match.names("B2:0")) == ([], ["Lively"])
    assert match.names("S3:0") == ["Twin"]
