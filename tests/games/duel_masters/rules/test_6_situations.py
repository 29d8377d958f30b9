"""Chapter 6: what players argue about in using cards, and in effects that meet."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
DESTROY_WEAKER: Final = "destroy one of your opponent's creatures that has less power than this creature."
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
SMASH: Final = spell("Smash", "Destroy one of your creatures.", **FREE)
SWEEP: Final = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)
HOME: Final = spell("Home", "Return one of your creatures to its owner's hand.", **FREE)


@pytest.mark.rule("603.2d", "603.5", "609.4")
def test_what_returns_instead_of_being_destroyed_has_left_and_was_not_destroyed() -> None:
    moth = creature(
        "Moth", 1000, "When this creature would be destroyed, return it to your hand instead.",
        "When this creature leaves the battle zone, draw a card.",
        "When this creature is destroyed, draw two cards.",
    )  # fmt: skip
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Moth"]}, moth, KILL).answer("cast:Kill")
    assert (sorted(match.names("hand:1")), match.names("graveyard:1")) == (["Blank", "Moth"], [])


@pytest.mark.rule("608.3c", "603.5b")
def test_what_creatures_get_in_the_battle_zone_they_do_not_have_before() -> None:
    shield = creature("Shield", 1000, "All of your creatures get blocker.")
    gate = spell("Gate", "Put a creature that has blocker from your hand into the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Gate", "Two", "Wall"], "B1:0": ["Shield"]}
    match = table(zones, shield, gate).answer("cast:Gate")
    assert match.offered == ["put:Wall"]
    watch = creature(
        "Watch", 1000, "When you put your other creature that has blocker into the battle zone, draw a card."
    )
    zones = {"hand:0": ["Two"], "mana zone:0": ["One"] * 2, "B1:0": ["Shield"], "B2:0": ["Watch"]}
    assert table(zones, shield, watch).answer("summon:Two").count("hand:0") == 1


@pytest.mark.rule("110.5a", "603.5c", "605.2d")
def test_a_creature_that_was_destroyed_has_the_power_that_it_had() -> None:
    grudge = creature(
        "Grudge", 1000,
        f"When this creature is destroyed, {DESTROY_WEAKER}",
    )  # fmt: skip
    boost = creature("Boost", 1000, "All of your creatures get +2000 power.")
    zones: Zones = {
        "hand:0": ["Kill", "Nine"],
        "B1:1": ["Grudge"],
        "B2:1": ["Boost"],
        "B1:0": ["Two"],
        "B2:0": ["Three"],
    }
    match = table(zones, grudge, boost, KILL).answer("cast:Kill").answer("destroy:B1:1")
    assert match.names("graveyard:0") == ["Kill", "Two"]


@pytest.mark.rule("110.5a", "603.5c")
def test_of_all_that_are_destroyed_at_once_each_had_what_the_others_gave_it() -> None:
    grudge = creature(
        "Grudge", 1000,
        f"When this creature is destroyed, {DESTROY_WEAKER}",
    )  # fmt: skip
    boost = creature("Boost", 1000, "All of your creatures get +2000 power.")
    mine = spell("Mine", "Destroy all of your opponent's creatures.", **FREE)
    zones: Zones = {
        "hand:0": ["Mine", "Nine"],
        "B1:1": ["Grudge"],
        "B2:1": ["Boost"],
        "B1:0": ["Two"],
        "B2:0": ["Three"],
    }
    match = table(zones, grudge, boost, mine).answer("cast:Mine")
    assert sorted(match.names("graveyard:0")) == ["Mine", "Two"]


@pytest.mark.rule("110.5a", "206.1", "605.2d")
def test_an_attacker_that_has_left_has_the_power_with_which_it_attacked() -> None:
    text = f"Whenever this creature attacks, {DESTROY_WEAKER}"
    rager = creature(
        "Rager", 3000, "Power attacker +2000", text, "Whenever this creature attacks, return it to your hand."
    )
    zones: Zones = {"B1:0": ["Rager"], "B9:0": ["One"], "B1:1": ["Twin"], "B2:1": ["Risen"]}
    match = attack(zones, rager).answer("attack:B1").answer("play:B1:3")
    assert (match.names("hand:0"), match.names("graveyard:1")) == (["Rager"], ["Twin"])


@pytest.mark.rule("110.5a", "801.2")
def test_it_has_the_power_of_what_it_has_become_before_it_left() -> None:
    text = f"When you put this creature into the battle zone, {DESTROY_WEAKER}"
    first = creature(
        "First",
        1000,
        text,
        "When you put this creature into the battle zone, put a creature from your hand into the battle zone.",
    )
    zones: Zones = {"hand:0": ["First", "Risen"], "mana zone:0": ["One"] * 2, "B1:1": ["Twin"], "B2:1": ["Risen"]}
    match = table(zones, first).answer("summon:First").answer("play:B1:2").answer("put:Risen")
    assert (match.names("B1:0"), match.names("graveyard:1")) == (["Risen"], ["Twin"])


@pytest.mark.rule("400.5", "603.6", "607.2")
def test_what_is_to_be_destroyed_later_is_another_card_when_it_has_come_back() -> None:
    doom = spell("Doom", "Choose one of your creatures. After the turn, destroy it.", **FREE)
    zones: Zones = {"hand:0": ["Doom", "Home", "Two"], "B1:0": ["One"], "mana zone:0": ["One"] * 2}
    match = table(zones, doom, HOME).answer("cast:Doom")
    match.answer("cast:Home").answer("summon:One")
    while match.match.state.turn == 3:
        match.answer("pass")
    assert match.names("B1:0") == ["One"]


@pytest.mark.rule("101.3a", "609.4")
def test_if_you_do_counts_the_try_also_where_something_else_happened() -> None:
    offer = spell("Offer", "Destroy one of your creatures. If you do, draw two cards.", **FREE)
    moth = creature("Moth", 1000, "When this creature would be destroyed, return it to your hand instead.")
    match = table({"hand:0": ["Offer", "Nine"], "B1:0": ["Moth"]}, offer, moth).answer("cast:Offer")
    assert match.count("hand:0") == 4
    rock = creature("Rock", 1000, "This creature can't be destroyed.")
    match = table({"hand:0": ["Offer", "Nine"], "B1:0": ["Rock"]}, offer, rock).answer("cast:Offer")
    assert match.count("hand:0") == 3
    match = table({"hand:0": ["Offer", "Nine"]}, offer).answer("cast:Offer")
    assert match.count("hand:0") == 1


@pytest.mark.rule("101.4c", "603.3")
def test_what_the_turn_player_triggers_meanwhile_comes_before_the_other_players_next() -> None:
    zealot = creature("Zealot", 1000, "When this creature is destroyed, destroy one of your opponent's creatures.")
    mourner = creature("Mourner", 1000, "When this creature is destroyed, draw a card.")
    zones: Zones = {
        "hand:0": ["Mine", "Nine"], "B1:1": ["Zealot"], "B2:1": ["Zealot"], "B1:0": ["Mourner"], "B2:0": ["Mourner"],
    }  # fmt: skip
    mine = spell("Mine", "Destroy all of your opponent's creatures.", **FREE)
    match = table(zones, zealot, mourner, mine).answer("cast:Mine")
    match.answer(match.offered[0])
    if match.rule == "605.2b":
        match.answer(match.offered[0])
    assert match.count("hand:0") >= 2  # drawn before the second zealot does anything


@pytest.mark.rule("605.2d", "200.3")
def test_a_civilisation_that_a_creature_had_in_the_battle_zone_counts_after_it_was_destroyed() -> None:
    paint = creature("Paint", 1000, "All of your creatures have all civilizations.")
    trade = spell(
        "Trade", "Destroy one of your creatures. If you do, put a creature that has a race of it "
        "from your hand into the battle zone.", **FREE,
    )  # fmt: skip
    lend = creature("Lend", 1000, "All of your creatures have the Armored Dragon race.", races=["Fire Bird"])
    drake = creature("Drake", 8000, races=["Armored Dragon"])
    zones: Zones = {"hand:0": ["Trade", "Drake"], "B1:0": ["Fish"], "B2:0": ["Lend"]}
    match = table(zones, paint, trade, lend, drake).answer("cast:Trade").answer("destroy:B1").answer("put:Drake")
    assert match.names("hand:0") == []


@pytest.mark.rule("601.1a", "112.2a")
def test_another_price_is_raised_and_lowered_as_ones_own_is() -> None:
    other = creature(
        "Other", 5000, "Terms: You may pay nature 3 to summon this from your hand.", cost=7, civilizations=["fire"],
    )  # fmt: skip
    leaf = creature("Leaf", 1000, civilizations=["nature"])
    tax = creature("Tax", 1000, "Each creature costs 2 more to summon.")
    zones: Zones = {"hand:0": ["Other"], "B1:1": ["Tax"], "mana zone:0": ["Leaf"] * 4}
    assert table(zones, other, leaf, tax).offered == ["pass"]
    assert table({**zones, "mana zone:0": ["Leaf"] * 5}, other, leaf, tax).offered == ["pass", "summon:Other"]
    assert table({**zones, "mana zone:0": ["One"] * 5}, other, leaf, tax).offered == ["pass"]


@pytest.mark.rule("112.3e", "601.1a")
def test_what_is_used_for_nothing_costs_no_more_for_a_tax() -> None:
    ghost = creature("Ghost", 5000, "G-zero: You have one or more creatures", cost=9)
    tax = creature("Tax", 1000, "Each creature costs 2 more to summon.")
    zones: Zones = {"hand:0": ["Ghost"], "B1:1": ["Tax"], "B1:0": ["One"]}
    match = table(zones, ghost, tax).answer("summon:Ghost")
    assert match.names("B2:0") == ["Ghost"]


@pytest.mark.rule("608.1", "608.3b", "203.3")
@pytest.mark.parametrize("places", [("B1:0", "B2:0"), ("B2:0", "B1:0")])
def test_a_race_is_given_before_what_counts_that_race_whichever_came_first(places: tuple[str, str]) -> None:
    lend = creature("Lend", 1000, "All of your creatures have the Armored Dragon race.", races=["Fire Bird"])
    proud = creature(
        "Proud", 1000, "All of your creatures that have Dragon in their race get +3000 power.", races=["Fire Bird"]
    )
    zones: Zones = {places[0]: ["Lend"], places[1]: ["Proud"], "B3:0": ["Fish"]}
    match = table(zones, lend, proud)
    assert [match.power(place) for place in ("B1:0", "B2:0", "B3:0")] == [4000, 4000, 5000]


@pytest.mark.rule("603.3", "110.5a", "605.1")
def test_what_has_triggered_is_resolved_though_its_card_has_turned_into_another_object() -> None:
    herald = creature("Herald", 1000, "When you put this creature into the battle zone, draw a card.")
    eager = creature(
        "Eager", 1000, "When you put your other creature into the battle zone, return it to its owner's hand."
    )
    zones: Zones = {"hand:0": ["Herald", "Nine"], "mana zone:0": ["One"] * 2, "B1:0": ["Eager"]}
    match = table(zones, herald, eager).answer("summon:Herald").answer("play:B1:1")
    assert sorted(match.names("hand:0")) == ["Blank", "Herald", "Nine"]


@pytest.mark.rule("608.2a", "400.5", "110.2e")
def test_what_a_spell_gave_until_the_end_of_the_turn_is_lost_by_leaving_and_coming_back() -> None:
    bless = spell("Bless", "Choose one of your creatures. It gets +4000 power until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Bless", "Home", "Nine"], "B1:0": ["Two"], "mana zone:0": ["One"] * 2}
    match = table(zones, bless, HOME).answer("cast:Bless")
    assert match.power("B1:0") == 6000
    match.answer("cast:Home").answer("summon:Two")
    assert match.power("B1:0") == 2000


@pytest.mark.rule("608.2a", "801.2", "804.5")
def test_what_a_spell_gave_is_kept_by_what_evolves_and_counts_for_its_new_civilisation() -> None:
    bless = spell("Bless", "All of your fire creatures get +4000 power until the end of the turn.", **FREE)
    wet = creature(
        "Wet", 5000, "Evolution: Put on one of your Human creatures", supertypes=["evolution"], civilizations=["water"]
    )
    zones: Zones = {"hand:0": ["Bless", "Wet", "Nine"], "B1:0": ["Two"], "mana zone:0": ["Fish"] * 2}
    match = table(zones, bless, wet).answer("cast:Bless").answer("summon:Wet")
    assert match.power("B1:0") == 9000


@pytest.mark.rule("609.8a", "409.2b", "101.5b")
def test_a_chargers_own_instead_comes_before_that_of_its_player() -> None:
    wise = creature("Wise", 1000, "When your spell would be put into a graveyard, return it to your hand instead.")
    charge = spell("Charge", "Charger", "Draw a card.", **FREE)
    match = table({"hand:0": ["Charge", "Nine"], "B1:0": ["Wise"]}, wise, charge).answer("cast:Charge")
    assert match.names("mana zone:0") == ["Charge"]


@pytest.mark.rule("101.2", "605.2b", "609.4")
def test_what_cannot_be_destroyed_is_no_price_for_a_saver() -> None:
    saver = creature(
        "Saver", 1000, "This creature can't be destroyed.",
        "When your other creature would be destroyed, you may destroy this creature instead.",
    )  # fmt: skip
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Saver"], "B2:1": ["Two"]}, saver, KILL).answer("cast:Kill")
    match.answer("destroy:B2:1")
    assert (match.asked, match.names("graveyard:1")) == (0, ["Two"])


@pytest.mark.rule("609.8", "101.5b", "101.5")
def test_the_other_players_replacement_applies_where_the_turn_player_declines() -> None:
    mine = creature(
        "Mine",
        1000,
        "When your opponent's creature would be destroyed, you may put it into its owner's mana zone instead.",
    )
    theirs = creature("Theirs", 1000, "When this creature would be destroyed, return it to your hand instead.")
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:0": ["Mine"], "B1:1": ["Theirs"]}
    match = table(zones, mine, theirs, KILL).answer("cast:Kill").answer("yes")
    assert match.names("mana zone:1") == ["Theirs"]
    match = table(zones, mine, theirs, KILL).answer("cast:Kill").answer("no")
    assert match.names("hand:1") == ["Theirs"]


@pytest.mark.rule("601.1a", "601.1b", "112.2c")
def test_hyper_energy_taps_no_creature_beyond_what_lets_the_sum_be_paid() -> None:
    hungry = creature("Hungry", 9000, "Hyper energy", cost=6)
    zones: Zones = {"hand:0": ["Hungry"], "mana zone:0": ["One"] * 2, "B1:0": ["One"], "B2:0": ["Cheap"]}
    cheap = creature("Cheap", 1000, cost=1)
    match = table(zones, hungry, cheap)
    assert match.offered == ["pass", "summon:Hungry"]
    match.answer("summon:Hungry")
    assert match.rule == "601.1a"
    match.answer("tap-card:B1")
    while match.rule == "601.1a":
        match.answer(match.offered[-1])
    assert match.names("B3:0") == ["Hungry"]
    assert (match.rested("B1:0"), match.rested("B2:0")) == (True, True)


@pytest.mark.rule("603.4", "605.2a")
def test_a_condition_that_another_trigger_has_made_true_holds() -> None:
    herald = creature(
        "Herald",
        1000,
        "When you put this creature into the battle zone, put a creature from your hand into the battle zone.",
    )
    judge = creature(
        "Judge",
        1000,
        "When you put your other creature into the battle zone, if you have four or more creatures, draw a card.",
    )
    zones: Zones = {"hand:0": ["Herald", "Nine"], "mana zone:0": ["One"] * 2, "B1:0": ["Judge"], "B2:0": ["One"]}
    match = table(zones, herald, judge).answer("summon:Herald").answer("play:B3:1").answer("put:Nine")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 2


@pytest.mark.rule("604.3", "601.1c", "112.3g")
def test_who_waits_for_a_summoning_hears_of_one_that_ends_elsewhere() -> None:
    watcher = creature("Watcher", 1000, "Whenever you summon a creature, draw a card.")
    star = creature("Fixed", 1000, "When you put this creature into the battle zone, return it to your hand.")
    zones: Zones = {"hand:0": ["Fixed"], "mana zone:0": ["One"] * 2, "B1:0": ["Watcher"]}
    match = table(zones, watcher, star).answer("summon:Fixed")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert sorted(match.names("hand:0")) == ["Blank", "Fixed"]


@pytest.mark.rule("605.2c", "605.2b", "400.8")
def test_a_spell_does_nothing_more_with_what_has_gone_elsewhere_meanwhile() -> None:
    odd = spell(
        "Odd", "Choose one of your opponent's creatures, and destroy it. Put it into its owner's mana zone.", **FREE
    )
    moth = creature("Moth", 1000, "When this creature would be destroyed, return it to your hand instead.")
    match = table({"hand:0": ["Odd", "Nine"], "B1:1": ["Moth"]}, odd, moth).answer("cast:Odd")
    assert (match.names("hand:1"), match.names("mana zone:1")) == (["Moth"], [])
