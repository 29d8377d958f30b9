"""Chapter 2: what players argue about in what is read on a card."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest

from engine.games.duel_masters import gods
from engine.games.duel_masters.twinpacts import join
from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.duel_masters.rules.test_1_seals import sealed

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
PILE: Final = Placed("Risen", attached={"under:1": ["Nine"]})


def twinpact(first: CardDefinition, second: CardDefinition) -> tuple[CardDefinition, ...]:
    """A twinpact of two halves, with these; it is called "A/B"."""
    return first, second, join("A/B", [first, second])


WATER_BEAST: Final = creature("Beast", 3000, half_of="A/B", cost=5, civilizations=["water"], races=["Cyber Lord"])
FIRE_BLAST: Final = spell("Blast", "Draw a card.", half_of="A/B", cost=2)
TWIN_NAME: Final = "Beast / Blast"
TWIN: Final = twinpact(WATER_BEAST, FIRE_BLAST)


@pytest.mark.rule("200.3a", "109.2a", "201.2")
def test_a_card_under_a_creature_has_its_cost_where_a_text_says_card() -> None:
    rake = spell("Rake", "Destroy all cards that cost 7 or more in the battle zone.", **FREE)
    chop = spell("Chop", "Destroy all creatures that cost 7 or more in the battle zone.", **FREE)
    big = creature("Big", 1000, cost=7)
    pile = Placed("Risen", attached={"under:1": ["Big"]})
    zones: Zones = {"hand:0": ["Rake", "Chop", "Nine"], "B1:1": [pile]}
    match = table(zones, rake, chop, big).answer("cast:Chop")
    assert (match.names("under:1"), match.names("graveyard:1")) == (["Big"], [])
    match.answer("cast:Rake")
    assert (match.names("B1:1"), match.names("under:1"), match.names("graveyard:1")) == (["Risen"], [], ["Big"])


@pytest.mark.rule("200.3b", "116.3a")
def test_a_seal_costs_nothing_and_is_of_no_civilisation_or_type() -> None:
    zones: Zones = {**sealed("Two", 1, 1), "B2:1": ["Nine"], "hand:0": ["Cheap", "Red", "Nine"]}
    cheap = spell("Cheap", "Destroy one of your opponent's cards that costs 1 or less.", **FREE)
    red = spell("Red", "Destroy all fire cards in the battle zone.", **FREE)
    match = table(zones, cheap, red).answer("cast:Red")
    assert (match.names("graveyard:1"), match.count("seals:1")) == (["Nine"], 1)
    match.answer("cast:Cheap")
    assert (match.count("seals:1"), match.names("B1:1") or match.names("B2:1")) == (0, ["Two"])


@pytest.mark.rule("808.3a", "201.2b", "601.1a")
def test_what_makes_fire_creatures_cheaper_means_no_twinpact_of_which_only_the_spell_is_fire() -> None:
    less = creature("Less", 1000, "Your fire creatures each cost 3 less to summon. They can't cost less than 1.")
    zones: Zones = {"hand:0": [TWIN_NAME], "B1:0": ["Less"], "mana zone:0": ["Fish"] * 4}
    assert table(zones, *TWIN, less).offered == ["pass"]
    water = creature("Less", 1000, "Your water creatures each cost 3 less to summon. They can't cost less than 1.")
    assert table({**zones, "mana zone:0": ["Fish"] * 2}, *TWIN, water).offered == ["pass", "summon:A/B"]


@pytest.mark.rule("808.3a", "601.1a")
def test_what_makes_spells_dearer_leaves_the_creature_half_of_a_twinpact_alone() -> None:
    tax = creature("Tax", 1000, "Each spell costs 2 more to cast.")
    zones: Zones = {"hand:0": [TWIN_NAME], "B1:1": ["Tax"], "mana zone:0": ["Fish"] * 2 + ["One"] * 3}
    assert table(zones, *TWIN, tax).offered == ["pass", "summon:A/B", "cast:A/B"]
    assert table({**zones, "mana zone:0": ["One"] * 3}, *TWIN, tax).offered == ["pass"]


@pytest.mark.rule("808.3", "808.3a", "701.7")
def test_a_twinpact_is_discarded_as_either_of_its_types_and_found_as_either() -> None:
    dig = spell("Dig", "Return a spell from your graveyard to your hand.", **FREE)
    call = spell("Call", "Put a creature from your graveyard into the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Dig", "Nine"], "graveyard:0": [TWIN_NAME, "Nine"]}
    assert TWIN_NAME in table(zones, *TWIN, dig).answer("cast:Dig").names("hand:0")
    match = table({"hand:0": ["Call", "Nine"], "graveyard:0": [TWIN_NAME]}, *TWIN, call).answer("cast:Call")
    assert match.names("B1:0") == ["Beast"]


@pytest.mark.rule("808.3a", "112.3a")
@pytest.mark.parametrize(("trigger", "half"), [("creature", "B1:1"), ("spell", "graveyard:1")])
def test_a_shield_trigger_of_one_half_lets_only_that_half_be_used(trigger: str, half: str) -> None:
    creature_text = ("Shield trigger",) if trigger == "creature" else ()
    spell_text = ("Shield trigger",) if trigger == "spell" else ()
    beast = creature("Beast", 3000, *creature_text, half_of="A/B", cost=5)
    blast = spell("Blast", *spell_text, "Draw a card.", half_of="A/B")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "S1:1": [TWIN_NAME]}
    match = attack(zones, *twinpact(beast, blast)).answer("attack:B1").answer("shield-trigger:A/B")
    assert match.names(half) == (["Beast"] if trigger == "creature" else [TWIN_NAME])


@pytest.mark.rule("202.3", "808.4")
def test_a_twinpact_has_both_names_in_the_hand_and_that_of_the_creature_in_the_battle_zone() -> None:
    zones: Zones = {"graveyard:0": [TWIN_NAME], "hand:0": ["Dig", "Nine"]}
    dig = spell("Dig", 'Return a card with "Bla" in its card name from your graveyard to your hand.', **FREE)
    assert TWIN_NAME in table(zones, *TWIN, dig).answer("cast:Dig").names("hand:0")
    burn = spell("Burn", 'Destroy all creatures with "Bla" in their card names in the battle zone.', **FREE)
    match = table({"B1:1": ["Beast"], "hand:0": ["Burn", "Nine"]}, *TWIN, burn).answer("cast:Burn")
    assert match.names("B1:1") == ["Beast"]


@pytest.mark.rule("206.3", "110.7", "206.4")
def test_a_fixed_power_is_neither_doubled_nor_raised_by_attacking_nor_summed_by_linking() -> None:
    fixed = creature("Fixed", 500, "All creatures in the battle zone have fixed power 500.")
    gods_ = (creature("Left", 2000, "Left god link"), creature("Right", 3000, "Right god link"))
    rager = creature("Rager", 1000, "Power attacker +5000", "This creature gets double power.")
    zones: Zones = {"B1:0": ["Left"], "B2:0": ["Right"], "B3:0": ["Rager"], "B1:1": ["Fixed"], "B4:0": ["One"]}
    match = attack(zones, fixed, rager, *gods_)
    for first, second in pairwise([match.card("B1:0"), match.card("B2:0")]):
        gods.link(match.match, first, second, "right")
    assert match.power("B1:0") == 500
    blocked = creature("Wall", 500, "Blocker")
    match = attack({**zones, "B2:1": ["Wall"]}, fixed, rager, blocked, *gods_).answer("attack:B3")
    assert match.rule == "507.1a"
    assert match.power("B3:0") == 500


@pytest.mark.rule("206.2a", "108.1b")
def test_power_is_compared_outside_of_the_battle_zone_without_what_a_text_adds_or_takes() -> None:
    weak = creature("Weak", 4000, "This creature gets -3000 power.")
    find = spell("Find", "Return a creature that has power 3000 or less from your graveyard to your hand.", **FREE)
    zones: Zones = {"hand:0": ["Find", "Nine"], "graveyard:0": ["Weak"]}
    match = table(zones, weak, find).answer("cast:Find")
    assert sorted(match.names("graveyard:0")) == ["Find", "Weak"]


@pytest.mark.rule("108.1b", "206.1")
def test_powers_below_zero_count_as_nothing_where_they_are_added_up() -> None:
    sweep = spell("Sum", "Destroy any number of your opponent's creatures that have total power 3000 or less.", **FREE)
    rock = creature("Rock", 1000, "This creature can't be destroyed.", "This creature gets -6000 power.")
    zones: Zones = {"hand:0": ["Sum", "Nine"], "B1:1": ["Rock"], "B2:1": ["Three"], "B3:1": ["Three"]}
    match = table(zones, rock, sweep).answer("cast:Sum")
    while match.rule != "504.1":
        match.answer(match.offered[-1])
    assert match.names("graveyard:1") == ["Three"]


@pytest.mark.rule("207.2", "112.2a", "112.2c")
def test_a_mana_card_that_gives_two_is_not_tapped_for_more_than_the_cost() -> None:
    rich = creature("Rich", 1000, "All cards in your mana zone have mana number 2.")
    zones: Zones = {"hand:0": ["Three"], "B1:0": ["Rich"], "mana zone:0": ["One"] * 3}
    assert table({**zones}, rich, creature("Three", 3000, cost=3)).offered == ["pass"]
    assert table({**zones}, rich, creature("Three", 3000, cost=4)).offered == ["pass", "summon:Three"]
    one = creature("Three", 3000, cost=1)
    match = table({**zones}, rich, one).answer("summon:Three")  # 112.2b: the card for the civilisation may go beyond
    assert sum(match.match.state.rested[each] for each in match.cards("mana zone:0")) == 1


@pytest.mark.rule("207.2", "112.2c")
def test_a_card_that_gives_no_mana_is_tapped_for_its_civilisation_and_never_besides() -> None:
    dull = creature("Dull", 1000, civilizations=["nature"], mana=0)
    both = creature("Pair", 3000, civilizations=["fire", "nature"], cost=2)
    zones: Zones = {"hand:0": ["Pair"], "mana zone:0": ["One", "One", "Dull"]}
    match = table(zones, dull, both).answer("summon:Pair")
    assert all(match.match.state.rested[each] for each in match.cards("mana zone:0"))
    zones = {"hand:0": ["Two"], "mana zone:0": ["One", "One", "Dull"]}
    match = table(zones, dull).answer("summon:Two")  # nothing to ask: the third card pays for nothing
    assert match.names("B1:0") == ["Two"]
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [True, True, False]


@pytest.mark.rule("112.2a", "601.1d")
def test_each_multicoloured_mana_card_stands_for_one_civilisation_whatever_is_found_first() -> None:
    three = creature("Three", 3000, civilizations=["light", "water", "darkness"], cost=3)
    pair = {
        "LW": creature("LW", 1000, civilizations=["light", "water"]),
        "WD": creature("WD", 1000, civilizations=["water", "darkness"]),
        "W": creature("W", 1000, civilizations=["water"]),
        "LD": creature("LD", 1000, civilizations=["light", "darkness"]),
    }

    def offered(*mana: str) -> ScenarioMatch:
        return table({"hand:0": ["Three"], "mana zone:0": list(mana)}, three, *pair.values())

    assert offered("LW", "WD", "W").offered == ["pass", "summon:Three"]
    assert offered("LW", "LW", "WD").offered == ["pass", "summon:Three"]
    assert offered("LW", "LW", "W").offered == ["pass"]
    assert offered("LD", "WD", "LW").offered == ["pass", "summon:Three"]
    assert offered("LD", "LD", "One").offered == ["pass"]


@pytest.mark.rule("202.4", "202.3a")
def test_a_card_that_is_also_named_otherwise_is_both_for_what_asks_for_either() -> None:
    double = creature("Double", 1000, 'This creature is also named "Bright".')
    burn = spell("Burn", 'Destroy all creatures named "Bright" in the battle zone.', **FREE)
    match = table({"B1:1": ["Double"], "B2:1": ["One"], "hand:0": ["Burn", "Nine"]}, double, burn).answer("cast:Burn")
    assert match.names("graveyard:1") == ["Double"]


@pytest.mark.rule("203.2", "203.3", "801.1a")
def test_a_race_that_an_effect_gives_makes_a_source_of_a_creature() -> None:
    lend = creature("Lend", 1000, "All of your creatures have the Armored Dragon race.", races=["Elf"])
    drake = creature("Drake", 8000, "Evolution: Put on one of your Armored Dragon creatures", supertypes=["evolution"])
    zones: Zones = {"hand:0": ["Drake"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"]}
    assert table(zones, drake, lend).offered == ["pass"]
    match = table({**zones, "B2:0": ["Lend"]}, drake, lend).answer("summon:Drake").answer("evolve:B1")
    assert match.names("under:0") == ["Two"]
