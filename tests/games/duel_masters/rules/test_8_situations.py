"""Chapter 8: what players argue about in creatures of several cards."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import gods
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table
from tests.games.duel_masters.rules import test_8_gods
from tests.games.duel_masters.rules.test_8_gacharange import gacha

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
HOME: Final = spell("Home", "Return one of your creatures to its owner's hand.", **FREE)
PILE: Final = Placed("Risen", attached={"under:0": ["One", "Two"]})


@pytest.mark.rule("801.4", "403.4")
def test_all_cards_of_an_evolution_creature_come_to_the_hand() -> None:
    match = table({"hand:0": ["Home", "Nine"], "B1:0": [PILE]}, HOME).answer("cast:Home")
    assert sorted(match.names("hand:0")) == ["Nine", "One", "Risen", "Two"]


@pytest.mark.rule("603.5c", "801.4")
def test_what_lies_under_a_creature_is_not_destroyed_with_it() -> None:
    mourner = creature("Mourner", 1000, "When this creature is destroyed, draw a card.")
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": [Placed("Risen", attached={"under:1": ["Mourner"]})]}
    match = table(zones, mourner, KILL).answer("cast:Kill")
    assert (sorted(match.names("graveyard:1")), match.count("hand:1")) == (["Mourner", "Risen"], 0)


@pytest.mark.rule("804.4b", "801.2")
def test_a_psychic_creature_under_another_goes_home_when_that_leaves() -> None:
    ghost = creature("Psychic", 3000, supertypes=["psychic"])
    zones: Zones = {"hand:0": ["Risen", "Home", "Nine"], "B1:0": ["Psychic"], "mana zone:0": ["One"] * 2}
    match = table(zones, ghost, HOME).answer("summon:Risen")
    assert match.names("under:0") == ["Psychic"]
    match.answer("cast:Home")
    assert match.names("hyperspatial zone:0") == ["Psychic"]
    assert sorted(match.names("hand:0")) == ["Nine", "Risen"]


@pytest.mark.rule("310.7", "310.8", "809.2b")
def test_the_aura_of_what_a_gacharange_creature_became_goes_to_the_graveyard_with_it() -> None:
    cloak = card("Cloak", type="aura", bonus=3000)
    worn = Placed("Risen", attached={"under:1": ["Gear"], "B2:1": ["Cloak"]})
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": [worn]}, cloak, gacha("Gear", 2000), KILL).answer("cast:Kill")
    assert sorted(match.names("graveyard:1")) == ["Cloak", "Risen"]
    assert match.names("super gacharange:1")[0] == "Gear"


@pytest.mark.rule("802.1", "802.2")
def test_a_neo_creature_on_a_neo_creature_has_all_that_lay_there_under_it() -> None:
    neo = creature("Neo", 4000, "NEO evolution: You may put this on one of your fire creatures", supertypes=["neo"])
    zones: Zones = {"hand:0": ["Neo", "Home", "Nine"], "mana zone:0": ["One"] * 4}
    below = Placed("Neo", attached={"under:0": ["One"]})
    match = table({**zones, "B1:0": [below]}, neo, HOME).answer("summon:Neo").answer("yes")
    assert match.names("under:0") == ["One", "Neo"]
    match.answer("cast:Home")
    assert sorted(match.names("hand:0")) == ["Neo", "Neo", "Nine", "One"]


@pytest.mark.rule("811.1", "603.5")
def test_a_star_evolution_creature_that_leaves_alone_has_left() -> None:
    star = creature(
        "Star", 5000, "Star evolution: Put on one of your fire creatures",
        "When this creature leaves the battle zone, draw a card.", supertypes=["star", "evolution"],
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": [Placed("Star", attached={"under:1": ["One"]})]}
    match = table(zones, star, KILL).answer("cast:Kill")
    assert (match.names("graveyard:1"), match.count("hand:1")) == (["Star"], 1)


def _linked(match: ScenarioMatch) -> ScenarioMatch:
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    return match


@pytest.mark.rule("703.4c", "803.7", "803.4")
def test_of_gods_without_power_one_goes_and_the_other_after_it() -> None:
    curse = spell("Curse", "Choose one of your creatures. It gets -5000 power until the end of the turn.", **FREE)
    zones: Zones = {"B1:0": ["Left"], "B2:0": ["Right"], "hand:0": ["Curse", "Nine"], "mana zone:0": ["One"] * 2}
    match = _linked(table(zones, *test_8_gods.CARDS, curse)).answer("cast:Curse")
    assert match.rule == "803.7"
    match.answer("god:B1")
    assert sorted(match.names("graveyard:0")) == ["Curse", "Left", "Right"]


@pytest.mark.rule("703.4d", "803.7")
def test_of_gods_that_lost_a_battle_one_goes_and_the_other_stays() -> None:
    zones: Zones = {"B1:0": ["Left"], "B2:0": ["Right"], "B9:0": ["One"], "B1:1": [Placed("Nine", rested=True)]}
    match = _linked(attack(zones, *test_8_gods.CARDS)).answer("attack:B1").answer("target:B1:1")
    assert match.rule == "803.7"
    match.answer("god:linked")
    assert (match.names("B1:0"), match.names("graveyard:0")) == (["Left"], ["Right"])


@pytest.mark.rule("703.4c", "801.4c")
def test_what_stays_of_a_creature_without_power_has_what_applied_to_the_whole() -> None:
    curse = spell(
        "Curse", "Choose one of your opponent's creatures. It gets -6000 power until the end of the turn.", **FREE
    )
    top = creature(
        "Top", 6000, "Evolution: Put on one of your Human creatures",
        "When this creature would leave the battle zone, only its top card leaves instead.", supertypes=["evolution"],
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Curse", "Nine"], "B1:1": [Placed("Top", attached={"under:1": ["Nine"]})]}
    match = table(zones, top, curse).answer("cast:Curse")
    assert match.names("graveyard:1") == ["Top"]
    assert match.power("B1:1" if match.names("B1:1") else "B2:1") == 3000


@pytest.mark.rule("315.1", "801.1a", "801.3")
def test_what_evolves_from_a_tamaseed_that_came_in_this_turn_attacks_at_once() -> None:
    seed = card("Seed", "Shinkarise", type="tamaseed", races=["Human"])
    zones: Zones = {"hand:0": ["Seed", "Risen"], "mana zone:0": ["One"] * 4}
    match = table(zones, seed).answer("use:Seed").answer("summon:Risen")
    assert (match.names("under:0"), match.offered) == (["Seed"], ["pass", "attack:B1"])
