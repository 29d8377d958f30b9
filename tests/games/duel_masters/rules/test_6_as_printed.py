"""Cards as they are printed, in rarer words: each is read, and played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.prints import reader
from engine.kernel.definitions import CardDefinition
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 5}


def _printed(name: str, printed: str, **more: Any) -> CardDefinition:
    """A creature of 1000 power with a text as it is printed."""
    return creature(name, 1000, reader().told(reader().read(printed)), **more)


@pytest.mark.rule("305.2", "806.1a")
def test_a_creature_equipped_with_a_weapon_is_the_equipped_creature() -> None:
    text = reader().told(reader().read("A creature equipped with this gets +2000 power."))
    axe = card("Axe", text, type="weapon", supertypes=["dragheart"])
    match = table({"hand:0": ["Nine"], "B1:0": [Placed("Two", attached={"B2:0": ["Axe"]})]}, axe)
    assert match.power("B1:0") == 4000


@pytest.mark.rule("101.2", "605.2b")
def test_being_attacked_and_being_chosen_are_both_heard_of() -> None:
    wary = _printed("Wary", "Whenever this creature is attacked or chosen by your opponent, draw a card.")
    attacked = attack({"B1:0": ["Two"], "B9:0": ["One"], "B1:1": [Placed("Wary", rested=True)]}, wary)
    assert attacked.answer("attack:B1").answer("target:B1:1").count("hand:1") == 1
    hex_ = spell(
        "Hex", "Choose one of your opponent's creatures. It gets -500 power until the end of the turn.", cost=1
    )
    chosen = table({**MANA, "hand:0": ["Hex", "Nine"], "B1:1": ["Wary"]}, wary, hex_).answer("cast:Hex")
    assert chosen.count("hand:1") == 1


@pytest.mark.rule("400.5", "603.5b")
def test_coming_and_leaving_are_both_heard_of() -> None:
    brief = _printed("Brief", "When you put this creature or when it leaves, draw a card.")
    smash = spell("Smash", "Destroy one of your creatures.", cost=1)
    match = table({**MANA, "hand:0": ["Brief", "Smash"]}, brief, smash).answer("summon:Brief")
    assert match.count("hand:0") == 2
    assert match.answer("cast:Smash").count("hand:0") == 2


@pytest.mark.rule("112.3e", "302.2")
def test_a_creature_may_be_summoned_for_nothing_after_a_spell_was_cast() -> None:
    free = _printed("Free", "If you cast a spell this turn, you may summon this creature for no cost.", cost=9)
    match = table({"mana zone:0": ["One"] * 2, "hand:0": ["Free", "Blank"]}, free)
    assert "summon:Free" not in match.offered
    assert "summon:Free" in match.answer("cast:Blank").offered


@pytest.mark.rule("802.2", "802.4")
def test_what_a_neo_evolution_creature_gets_it_gets_while_a_card_lies_under_it() -> None:
    onto = "Neo Evolution: You may put it on one of your Humans."
    neo = _printed("Neo", f"{onto}\nIf this is a Neo Evolution Creature, it gets +5000 power.", supertypes=["neo"])
    match = table({"hand:0": ["Nine"], "B1:0": ["Neo"], "B2:0": [Placed("Neo", attached={"under:0": ["Two"]})]}, neo)
    assert (match.power("B1:0"), match.power("B2:0")) == (1000, 6000)


@pytest.mark.rule("601.1", "601.1a")
def test_what_costs_more_to_play_costs_more_in_every_use() -> None:
    tax = _printed("Tax", "Your opponents non-creature cards cost 1 more to play.")
    seed = card("Seed", type="tamaseed", races=[])
    zones: Zones = {"mana zone:0": ["One"] * 2, "hand:0": ["Seed", "Blank", "Two"], "B1:1": ["Tax"]}
    assert table(zones, tax, seed).offered == ["pass", "summon:Two"]
    assert table({**zones, "mana zone:0": ["One"] * 3}, tax, seed).offered == [
        "pass", "use:Seed", "cast:Blank", "summon:Two",
    ]  # fmt: skip


@pytest.mark.rule("701.18", "803.2")
def test_a_god_hears_of_its_being_linked() -> None:
    link = 'God link: "Other Half" right side'
    half = _printed("Half", "When this creature is linked with a God, draw a card.", races=["God"])
    half = creature("Half", 1000, link, half.text, races=["God"])
    other = creature("Other Half", 2000, 'God link: "Half" left side', races=["God"])
    match = table({**MANA, "hand:0": ["Other-Half", "Nine"], "B1:0": ["Half"]}, half, other).answer("summon:Other-Half")
    if any(key.startswith("link") for key in match.offered):
        match.answer(next(key for key in match.offered if key.startswith("link")))
    assert match.count("linked:0") == 1
    assert match.count("hand:0") == 2


@pytest.mark.rule("400.5", "603.2")
def test_a_condition_behind_the_zone_is_one_of_the_creature() -> None:
    text = "Whenever you put a creature into the battle zone that costs 2 or less, draw a card."
    host = _printed("Host", text)
    dear = creature("Dear", 1000, cost=3)
    match = table({**MANA, "hand:0": ["Dear", "Two"], "B1:0": ["Host"]}, host, dear).answer("summon:Dear")
    assert match.count("hand:0") == 1
    assert match.answer("summon:Two").count("hand:0") == 1


@pytest.mark.rule("206.1", "605.2d")
def test_less_power_than_it_is_less_than_this_creature_has() -> None:
    text = "Whenever this creature attacks, destroy one of your opponent's creatures that has power less than it."
    bold = creature("Bold", 2500, reader().told(reader().read(text)))
    match = attack({"B1:0": ["Bold"], "B1:1": ["Two"], "B2:1": ["Three"]}, bold).answer("attack:B1")
    assert (match.names("graveyard:1"), match.names("B2:1")) == (["Two"], ["Three"])


@pytest.mark.rule("603.2", "603.4")
def test_the_first_creature_of_a_turn_is_the_first_its_player_puts() -> None:
    host = _printed("Host", "Each turn, when you put a creature for the first time, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Two", "Three"], "B1:0": ["Host"]}
    match = table(zones, host).answer("summon:Two")
    assert match.count("hand:0") == 2
    assert match.answer("summon:Three").count("hand:0") == 1
    foe = _printed(
        "Foe", "When your opponent puts a creature into the battle zone for the first time each turn, draw a card."
    )
    match = table({**MANA, "hand:0": ["Two", "Three", "Nine"], "B1:1": ["Foe"]}, foe).answer("summon:Two")
    assert match.count("hand:1") == 1
    assert match.answer("summon:Three").count("hand:1") == 1


@pytest.mark.rule("301.5", "603.4")
def test_it_untaps_after_its_first_attack_if_what_is_said_behind_is_so() -> None:
    text = "When this creature attacks for the first time each turn, untap it if you have 2 or more Humans."
    rider = _printed("Rider", text)
    match = attack({"B1:0": ["Rider"], "B2:0": ["Two"], "S2:1": ["Blank"]}, rider).answer("attack:B1")
    assert not match.rested("B1:0")
    match = attack({"B1:0": ["Rider"], "B9:0": ["Fish"], "S2:1": ["Blank"]}, rider).answer("attack:B1")
    assert match.rested("B1:0")
