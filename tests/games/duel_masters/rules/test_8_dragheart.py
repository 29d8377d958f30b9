"""305, 306, 806: dragheart weapons, fortresses and creatures."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.twinpacts import OTHER_SIDES
from engine.kernel.match import Match
from engine.kernel.views import view
from tests.games.duel_masters.positions import RULEBOOK, Placed, Zones, attack, card, creature, spell, table

SWORD = card(
    "Sword",
    "The equipped creature gets +1000 power.",
    "Dragsolution: Whenever you cast a spell, flip this card to its creature side.",
    type="weapon",
    supertypes=["dragheart"],
    other_sides=["Dragon"],
)
DRAGON = creature(
    "Dragon", 7000, "When this creature is dragsolutioned, draw a card.",
    "Dragon evade: When this creature would leave the battle zone, flip this creature to its weapon side instead.",
    supertypes=["dragheart"], other_sides=["Sword"], side="b", cost=7,
)  # fmt: skip
KEEP = card(
    "Keep",
    "Dragsolution: At the start of your turn, if you have two or more creatures, flip this card to its creature side.",
    type="fortress",
    supertypes=["dragheart"],
    other_sides=["Giant"],
)
GIANT = creature("Giant", 7000, supertypes=["dragheart"], other_sides=["Keep"], side="b", cost=6)
PUT = "put a dragheart from your hyperspatial zone into the battle zone equipped to this creature if it is a weapon."
SMITH = creature("Smith", 2000, f"When you put this creature into the battle zone, {PUT}")
SMASH = spell("Smash", "Destroy one of your creatures.")
MANA = {"mana zone:0": ["One"] * 6}


@pytest.mark.rule("305.1", "305.2", "806.4a")
def test_a_weapon_comes_by_an_effect_and_equips_a_creature() -> None:
    zones: Zones = {"hyperspatial zone:0": ["Sword"], "hand:0": ["Smith", "One"], **MANA}
    match = table(zones, SWORD, DRAGON, SMITH)
    assert match.offered == ["pass", "summon:Smith", "summon:One"]
    match.answer("summon:Smith")
    assert match.names("B2:0") == ["Sword"]
    assert match.power("B1:0") == 3000
    assert field.creatures(match.match, 0) == [match.card("B1:0")]


@pytest.mark.rule("305.2a")
def test_a_weapon_does_not_tap_with_its_creature() -> None:
    zones: Zones = {"B1:0": [Placed("One", attached={"B2:0": ["Sword"]})], "B9:0": ["One"]}
    match = attack(zones, SWORD, DRAGON).answer("attack:B1")
    assert (match.rested("B1:0"), match.rested("B2:0")) == (True, False)


@pytest.mark.rule("117.2", "305.3", "806.4b")
def test_a_weapon_goes_home_when_its_creature_leaves() -> None:
    zones: Zones = {"B1:0": [Placed("One", attached={"B2:0": ["Sword"]})], "hand:0": ["Smash", "One"], **MANA}
    match = table(zones, SWORD, DRAGON, SMASH)
    match.answer("cast:Smash")
    assert match.names("B2:0") == []
    assert match.names("hyperspatial zone:0") == ["Sword"]


@pytest.mark.rule("117.2", "305.3")
def test_a_weapon_may_be_put_without_a_creature_and_goes_home_then() -> None:
    glad = card(
        "Glad", "When you put this card into the battle zone, draw a card.", type="weapon", supertypes=["dragheart"]
    )
    arm = spell("Arm", "Put a dragheart from your hyperspatial zone into the battle zone.")
    match = table({"hyperspatial zone:0": ["Glad"], "hand:0": ["Arm", "One"], **MANA}, glad, arm).answer("cast:Arm")
    assert match.names("hyperspatial zone:0") == ["Glad"]
    assert match.count("hand:0") == 2


@pytest.mark.rule("305.2", "801.2")
def test_a_weapon_stays_with_a_creature_that_evolves() -> None:
    zones: Zones = {"B1:0": [Placed("Two", attached={"B2:0": ["Sword"]})], "hand:0": ["Risen", "One"], **MANA}
    match = table(zones, SWORD, DRAGON).answer("summon:Risen")
    assert match.names("B2:0") == ["Sword"]
    assert match.power("B1:0") == 6000 + 1000


@pytest.mark.rule("701.22a", "806.1a")
@pytest.mark.parametrize("tapped", [False, True])
def test_dragsolution_makes_a_creature_of_a_weapon_tapped_or_not_as_it_lay(tapped: bool) -> None:
    armed = Placed("One", attached={"B2:0": [Placed("Sword", rested=tapped)]})
    match = table({"B1:0": [armed], "hand:0": ["Blank", "One"], **MANA}, SWORD, DRAGON)
    weapon = match.card("B2:0")
    match.answer("cast:Blank")
    assert match.names("B2:0") == ["Dragon"]
    assert match.card("B2:0") == weapon
    assert match.rested("B2:0") is tapped
    assert match.power("B1:0") == 1000  # nothing is equipped any more
    assert match.match.values(weapon)[POWER] == 7000
    assert match.count("hand:0") == 3  # drawn by the spell, and by having been dragsolutioned


@pytest.mark.rule("806.5", "806.5a")
def test_a_dragheart_creature_may_attack_if_the_card_was_there_when_the_turn_began_on_whichever_side() -> None:
    armed = Placed("One", attached={"B2:0": ["Sword"]})
    old = table({"B1:0": [armed], "hand:0": ["Blank", "One"], **MANA}, SWORD, DRAGON)
    old.answer("cast:Blank")
    assert not field.is_sick(old.match, old.card("B2:0"))
    zones: Zones = {"hyperspatial zone:0": ["Sword"], "hand:0": ["Smith", "Blank", "One"], **MANA}
    new = table(zones, SWORD, DRAGON, SMITH).answer("summon:Smith").answer("cast:Blank")
    assert new.names("B2:0") == ["Dragon"]
    assert field.is_sick(new.match, new.card("B2:0"))


@pytest.mark.rule("806.1b", "305.3")
def test_dragon_evade_turns_it_back_instead_of_leaving() -> None:
    match = table({"B1:0": ["Dragon"], "hand:0": ["Smash", "One"], **MANA}, SWORD, DRAGON, SMASH).answer("cast:Smash")
    assert match.names("B1:0") == []  # it was a weapon then, without a creature
    assert match.names("hyperspatial zone:0") == ["Sword"]
    keeper = creature(
        "Giant", 7000,
        "Dragon evade: When this creature would leave the battle zone, flip it to its fortress side instead.",
        supertypes=["dragheart"], other_sides=["Keep"], side="b", cost=6,
    )  # fmt: skip
    match = table({"B1:0": ["Giant"], "hand:0": ["Smash", "One"], **MANA}, KEEP, keeper, SMASH).answer("cast:Smash")
    assert match.names("B1:0") == ["Keep"]


@pytest.mark.rule("306.1", "306.2")
def test_a_fortress_lies_by_itself_and_is_no_creature() -> None:
    zones: Zones = {"hyperspatial zone:0": ["Keep"], "hand:0": ["Smith", "Smash", "One"], **MANA}
    match = table(zones, KEEP, GIANT, SMITH, SMASH).answer("summon:Smith").answer("cast:Smash")
    assert match.names("B1:0") == []
    assert match.names("B2:0") == ["Keep"]
    assert field.creatures(match.match, 0) == []


@pytest.mark.rule("806.1a", "806.5a")
def test_a_fortress_becomes_a_creature_when_its_turn_starts() -> None:
    zones: Zones = {"B1:1": ["Keep"], "B2:1": ["One"], "B3:1": ["One"]}
    match = table(zones, KEEP, GIANT, step="end_of_turn")
    assert match.asked == 1
    assert match.names("B1:1") == ["Giant"]
    assert not field.is_sick(match.match, match.card("B1:1"))
    few = table({"B1:1": ["Keep"], "B2:1": ["One"]}, KEEP, GIANT, step="end_of_turn")
    assert few.names("B1:1") == ["Keep"]


@pytest.mark.rule("806.2", "806.3")
def test_only_the_side_that_is_up_counts() -> None:
    match = table({"B1:0": ["Dragon"], "hyperspatial zone:0": ["Sword"]}, SWORD, DRAGON)
    assert match.match.values(match.card("B1:0"))["types"] == frozenset({"creature"})
    home = match.match.values(match.card("hyperspatial zone:0"))
    assert (home["types"], home["names"]) == (frozenset({"weapon"}), frozenset({"Sword"}))


@pytest.mark.rule("701.22a", "806.1a")
def test_what_is_put_off_until_after_the_attack_is_still_a_dragsolution() -> None:
    blade = card(
        "Sword", "Dragsolution: Whenever your creature attacks, after the attack, flip this card to its creature side.",
        type="weapon", supertypes=["dragheart"], other_sides=["Dragon"],
    )  # fmt: skip
    zones: Zones = {"B1:0": [Placed("One", attached={"B2:0": ["Sword"]})], "B9:0": ["One"], "S2:1": ["One"]}
    match = attack(zones, blade, DRAGON)
    match.answer("attack:B1").answer("target:player" if "target:player" in match.offered else match.offered[0])
    while match.names("B2:0") == ["Sword"]:
        match.answer(match.offered[-1])
    assert match.names("B2:0") == ["Dragon"]
    assert match.count("hand:0") == 1  # it was dragsolutioned: its own ability has drawn


@pytest.mark.rule("806.6", "804.7", "202.2")
def test_the_name_of_either_side_may_be_chosen_and_only_the_one_that_is_up_counts() -> None:
    curse = spell("Curse", "Choose a card name. Destroy all of your creatures that have the chosen name.")
    match = table({"B1:0": ["Giant"], "hand:0": ["Curse", "Curse", "One"], **MANA}, KEEP, GIANT, curse)
    match.answer("cast:Curse")
    assert {"name:Keep", "name:Giant"} <= {*match.offered}
    match.answer("name:Keep")
    assert match.names("B1:0") == ["Giant"]
    match.answer("cast:Curse").answer("name:Giant")
    assert match.names("hyperspatial zone:0") == ["Keep"]


@pytest.mark.rule("806.1c")
@pytest.mark.parametrize(("zone", "up", "other"), [("B1:0", "Giant", "Keep"), ("hyperspatial zone:0", "Keep", "Giant")])
def test_everybody_can_read_both_sides(zone: str, up: str, other: str) -> None:
    match = table({zone: [up]}, KEEP, GIANT)
    for viewer in (0, 1, None):
        seen = view(match.match, viewer).zones[zone].cards[0].definition
        assert seen is not None
        assert (seen.name, seen.facts[OTHER_SIDES]) == (up, (other,))


@pytest.mark.rule("806.4")
def test_draghearts_begin_in_the_hyperspatial_zone() -> None:
    deck = next(starter.deck for starter in RULEBOOK.decks.starters() if starter.key == "hyperspatial-fire")
    match = Match.begin(RULEBOOK, [deck, deck], bytes(32))
    for player in (0, 1):
        there = match.cards(zones.HYPERSPATIAL[player])
        draghearts = [each for each in there if "dragheart" in match.values(each)["supertypes"]]
        listed = sum(deck.sections["hyperspatial"].values())
        assert len(there) == listed
        assert len(draghearts) == len([
            card for card in range(len(match.state.definition))
            if match.state.owner[card] == player and "dragheart" in match.state.definition[card].values["supertypes"]
        ]) > 0  # fmt: skip
