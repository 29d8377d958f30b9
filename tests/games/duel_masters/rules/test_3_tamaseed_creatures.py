"""204.2, 315: cards that are a creature and a tamaseed, and no creature while something is so in the battle zone."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.cards import CardRow
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

NO_CREATURE = (
    "While it is not so that (you have three or more either (fire creatures) or (fire tamaseeds)), "
    "this tamaseed isn't a creature."
)
ACE = creature("Ace", 6000, "Double breaker", NO_CREATURE, also="tamaseed", races=["Giant"])
SEED = card("Seed", type="tamaseed", races=[])
MANA: Zones = {"mana zone:0": ["One"] * 3}


@pytest.mark.rule("204.2", "601.1")
def test_it_is_summoned_which_is_using_a_tamaseed_too() -> None:
    watcher = creature("Watcher", 1000, "Whenever you use a tamaseed, draw a card.")
    keeper = creature("Keeper", 1000, "Whenever you summon a creature, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Ace", "Nine"], "B1:0": ["Watcher"], "B2:0": ["Keeper"]}
    match = table(zones, ACE, watcher, keeper)
    assert match.offered == ["pass", "summon:Ace", "summon:Nine"]
    match.answer("summon:Ace")
    assert match.names("B3:0") == ["Ace"]
    match.answer(match.offered[0])  # which of the two comes first
    assert match.names("hand:0") == ["Nine", "Blank", "Blank"]


@pytest.mark.rule("204.2", "403.1")
def test_in_other_zones_it_is_always_a_creature_and_a_tamaseed() -> None:
    fetch = spell("Fetch", "Return a creature from your graveyard to your hand.", cost=1)
    sow = spell("Sow", "Return a tamaseed from your graveyard to your hand.", cost=1)
    for each in (fetch, sow):
        match = table({**MANA, "hand:0": [each.number, "Nine"], "graveyard:0": ["Ace"]}, ACE, each)
        assert "Ace" in match.answer(f"cast:{each.number}").names("hand:0")


@pytest.mark.rule("204.2", "110.4", "506.1")
def test_in_the_battle_zone_it_is_a_creature_only_while_its_text_lets_it_be_one() -> None:
    match = attack({"B1:0": ["Ace"], "B2:0": ["Two"]}, ACE)
    assert match.offered == ["pass", "attack:B2"]
    assert not field.is_creature(match.match, match.card("B1:0"))
    match = attack({"B1:0": ["Ace"], "B2:0": ["Two"], "B3:0": ["Seed"]}, ACE, SEED)
    assert match.offered == ["pass", "attack:B1", "attack:B2"]


@pytest.mark.rule("204.2", "605.2b")
def test_two_of_them_count_for_each_other_also_where_they_are_no_creatures() -> None:
    assert attack({"B1:0": ["Ace"], "B2:0": ["Ace"], "B3:0": ["One"]}, ACE).offered == [
        "pass", "attack:B1", "attack:B2", "attack:B3",
    ]  # fmt: skip
    assert attack({"B1:0": ["Ace"], "B2:0": ["Ace"], "B9:0": ["Fish"]}, ACE).offered == ["pass", "attack:B9"]


@pytest.mark.rule("204.2", "605.2b", "703.4c")
def test_while_it_is_no_creature_effects_on_creatures_do_not_find_it() -> None:
    drain = spell("Drain", "All of your opponent's creatures get -9000 power until the end of the turn.", cost=1)
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    uproot = spell("Uproot", "Destroy one of your opponent's tamaseeds.", cost=1)
    zones: Zones = {"mana zone:0": ["One"] * 4, "hand:0": ["Drain", "Burn", "Uproot", "Nine"], "B1:1": ["Ace"]}
    match = table(zones, ACE, drain, burn, uproot).answer("cast:Drain").answer("cast:Burn")
    assert match.names("B1:1") == ["Ace"]
    assert match.answer("cast:Uproot").names("graveyard:1") == ["Ace"]


@pytest.mark.rule("204.2", "505.6")
def test_an_attacker_that_ceases_to_be_a_creature_attacks_no_more() -> None:
    trap = creature(
        "Trap", 1000, "Whenever your opponent's creature attacks, destroy one of your opponent's creatures."
    )
    zones: Zones = {"B1:0": ["Ace"], "B2:0": ["Two"], "B3:0": ["Three"], "B1:1": ["Trap"], "S2:1": ["Blank"]}
    match = attack(zones, ACE, trap).answer("attack:B1").answer("destroy:B2")
    assert match.names("graveyard:0") == ["Two"]
    assert match.names("B1:0") == ["Ace"]
    assert match.rested("B1:0")
    assert (match.count("S1:1"), match.count("S2:1")) == (1, 1)


@pytest.mark.rule("301.5", "204.2")
def test_it_is_sick_when_it_becomes_a_creature_in_the_turn_in_which_it_came() -> None:
    zones: Zones = {"mana zone:0": ["One"] * 4, "hand:0": ["Ace", "Two"], "B1:0": ["One"]}
    match = table(zones, ACE).answer("summon:Ace").answer("summon:Two")
    assert field.is_creature(match.match, match.card("B2:0"))
    assert match.offered == ["pass", "attack:B1"]


@pytest.mark.rule("801.4", "204.2")
def test_evolution_creatures_may_be_put_on_it_while_it_is_a_creature_and_not_otherwise() -> None:
    giant = creature("Tower", 9000, "Evolution: Put on one of your Giant creatures", supertypes=["evolution"], races=[])
    zones: Zones = {**MANA, "hand:0": ["Tower", "Nine"], "B1:0": ["Ace"], "B2:0": ["One"]}
    assert "summon:Tower" not in table(zones, ACE, giant).offered
    assert "summon:Tower" in table({**zones, "B3:0": ["Two"]}, ACE, giant).offered


@pytest.mark.rule("105.4a", "204.2")
def test_a_tamaseed_that_is_tapped_stays_so_as_a_creature() -> None:
    zones: Zones = {"B1:0": [Placed("Ace", rested=True)], "B2:0": ["Two"], "B3:0": ["Three"]}
    assert attack(zones, ACE).offered == ["pass", "attack:B2", "attack:B3"]


def test_only_a_creature_is_a_tamaseed_as_well() -> None:
    with pytest.raises(ValueError, match="only a creature"):
        CardRow(number="X", name="X", type="spell", also="tamaseed", cost=1)


@pytest.mark.rule("601.1", "601.1a")
def test_what_cards_cost_less_to_use_they_cost_less_in_whatever_way_they_are_used() -> None:
    cheap = creature("Cheap", 1000, "Your Giant cards each cost 2 less to use. They can't cost less than 1.")
    dear = creature("Dear", 1000, cost=5, races=["Giant"])
    seed = card("Dear Seed", type="tamaseed", races=["Giant"], cost=5)
    zones: Zones = {**MANA, "hand:0": ["Dear", "Dear-Seed"], "B1:0": ["Cheap"]}
    assert table(zones, cheap, dear, seed).offered == ["pass", "summon:Dear", "use:Dear-Seed"]


@pytest.mark.rule("601.1", "303.3b")
def test_crossing_is_no_use() -> None:
    cheap = creature("Cheap", 1000, "Your Giant cards each cost 2 less to use. They can't cost less than 1.")
    gear = card("Gear", type="cross gear", races=["Giant"], cost=5)
    zones: Zones = {**MANA, "hand:0": ["Gear", "Nine"], "B1:0": ["Cheap"]}
    assert "generate:Gear" in table(zones, cheap, gear).offered
    there = table({**MANA, "hand:0": ["Nine"], "B1:0": ["Cheap"], "B2:0": ["Gear"]}, cheap, gear)
    assert [key for key in there.offered if "Gear" in key or "cross" in key] == []


@pytest.mark.rule("601.1")
def test_whoever_waits_for_the_use_of_a_card_hears_of_every_use() -> None:
    watcher = creature("Watcher", 1000, "Whenever you use a card, draw a card.")
    zones: Zones = {"mana zone:0": ["One"] * 6, "hand:0": ["Two", "Blank", "Seed"], "B1:0": ["Watcher"]}
    match = table(zones, watcher, SEED).answer("summon:Two")
    assert match.count("hand:0") == 3
    assert match.answer("use:Seed").count("hand:0") == 3
    assert match.answer("cast:Blank").count("hand:0") == 4
