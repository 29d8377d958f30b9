"""310: auras."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import zones as kinds
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table
from tests.games.duel_masters.rules.test_8_gacharange import gacha


def aura(name: str, bonus: int, *text: str, **more: Any) -> CardDefinition:
    """An aura that adds so much power."""
    return card(name, *text, **{"type": "aura", "bonus": bonus, **more})


def worn(bearer: str, *auras: str, player: int = 0) -> Placed:
    """A creature at B1 with auras, which lie at B2 and the places after it."""
    return Placed(bearer, attached={f"B{number}:{player}": [name] for number, name in enumerate(auras, 2)})


GEAR = gacha("Gear", 2000)
ROBOT = gacha("Robot", 3000)
CLOAK = aura("Cloak", 3000)
HAT = aura("Hat", 1000, "The attached creature gets blocker.")
MANA: Zones = {"mana zone:0": ["One"] * 2}


def _auras(match: ScenarioMatch, zone: str) -> list[str]:
    """The names of what is attached to the creature at a place, the lowest first."""
    return [match.match.state.definition[each].name for each in match.match.attached(match.card(zone))]


@pytest.mark.rule("310.1", "310.2", "310.4")
def test_an_aura_is_used_from_the_hand_and_attached_to_a_gacharange_creature_of_ones_own() -> None:
    zones: Zones = {**MANA, "hand:0": ["Cloak"], "B1:0": ["Gear"], "B2:0": ["Two"], "B1:1": ["Gear"]}
    match = table({**zones, "super gacharange:0": ["Robot"]}, GEAR, ROBOT, CLOAK)
    assert match.offered == ["pass", "use:Cloak"]
    match.answer("use:Cloak")
    assert match.offered == ["summon-bearer", "attach:B1"]
    match.answer("attach:B1")
    assert (match.power("B1:0"), match.power("B2:0")) == (5000, 2000)
    assert _auras(match, "B1:0") == ["Cloak"]
    assert match.names("hand:0") == []


@pytest.mark.rule("310.2")
def test_an_aura_may_be_attached_to_a_creature_that_is_summoned_for_it() -> None:
    zones: Zones = {**MANA, "hand:0": ["Cloak"], "B1:0": ["Gear"], "super gacharange:0": ["Robot", "Gear"]}
    match = table(zones, GEAR, ROBOT, CLOAK).answer("use:Cloak").answer("summon-bearer")
    assert match.names("B2:0") == ["Robot"]
    assert (match.power("B1:0"), match.power("B2:0")) == (2000, 6000)


@pytest.mark.rule("310.2", "601.1b")
def test_without_a_gacharange_creature_and_none_to_summon_an_aura_cannot_be_used() -> None:
    zones: Zones = {**MANA, "hand:0": ["Cloak", "Two"], "B1:0": ["Two"], "B1:1": ["Gear"]}
    match = table({**zones, "mana zone:0": ["One"] * 4}, GEAR, CLOAK)
    assert "use:Cloak" in match.offered
    for each in match.cards("super gacharange:0"):
        verbs.place(match.match, each, kinds.GRAVEYARD[0])
    assert "use:Cloak" not in match.answer("summon:Two").offered


@pytest.mark.rule("310.2a")
def test_an_aura_stays_in_the_hand_if_the_creature_summoned_for_it_is_gone() -> None:
    curse = creature("Curse", 9000, "All of your opponent's creatures get -3000 power.")
    zones: Zones = {**MANA, "hand:0": ["Cloak"], "B1:1": ["Curse"], "super gacharange:0": ["Robot", "Gear"]}
    match = table(zones, GEAR, ROBOT, CLOAK, curse).answer("use:Cloak")
    assert match.names("hand:0") == ["Cloak"]
    assert match.names("B1:0") == []
    assert match.names("super gacharange:0")[0] == "Robot"  # destroyed, and back under the pile
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [True, True]


@pytest.mark.rule("310.3", "105.4a", "501.1")
def test_an_aura_lies_as_it_lies_whatever_its_creature_does() -> None:
    match = attack({"B1:0": [worn("Gear", "Cloak")], "B9:0": ["One"]}, GEAR, CLOAK).answer("attack:B1")
    assert (match.rested("B1:0"), match.rested("B2:0")) == (True, False)


@pytest.mark.rule("310.4", "301.3", "206.2a")
def test_the_number_of_an_aura_is_no_power() -> None:
    burn = spell("Burn", "Destroy one of your opponent's cards that have power 3000 or more.", cost=1)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], "B1:1": [worn("Gear", "Cloak", player=1)]}
    match = table({**zones, "hand:1": ["Cloak"]}, GEAR, CLOAK, burn)
    assert match.match.values(match.card("hand:1"))["power"] == 0
    assert match.match.values(match.card("B2:1"))["power"] == 0
    assert match.power("B1:1") == 5000


@pytest.mark.rule("310.4")
def test_an_aura_adds_nothing_when_it_has_left_its_creature() -> None:
    tear = spell("Tear", "Put one of your opponent's auras into its owner's graveyard.", cost=1)
    zones: Zones = {"hand:0": ["Tear", "Nine"], "mana zone:0": ["One"], "B1:1": [worn("Gear", "Cloak", player=1)]}
    match = table(zones, GEAR, CLOAK, tear).answer("cast:Tear")
    assert match.power("B1:1") == 2000
    assert match.names("graveyard:1") == ["Cloak"]


@pytest.mark.rule("310.5", "703.4i")
def test_an_aura_alone_goes_to_the_graveyard_at_once() -> None:
    match = table({"hand:0": ["Cloak", "Two"], "mana zone:0": ["One"] * 2}, CLOAK)
    verbs.place(match.match, match.cards("hand:0")[0], kinds.BATTLE[0])
    match.answer("summon:Two")
    assert match.names("graveyard:0") == ["Cloak"]


@pytest.mark.rule("310.5", "316.2", "403.1")
def test_an_aura_is_not_put_into_the_battle_zone_by_itself() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", cost=1)
    match = table({"hand:0": ["Gate", "Cloak"], "mana zone:0": ["One"]}, gate, CLOAK).answer("cast:Gate")
    assert match.names("hand:0") == ["Cloak"]


@pytest.mark.rule("310.6")
def test_a_further_aura_lies_above_the_others_and_all_of_them_count() -> None:
    zones: Zones = {**MANA, "hand:0": ["Hat"], "B1:0": [worn("Gear", "Cloak")]}
    match = table(zones, GEAR, CLOAK, HAT).answer("use:Hat")
    match.answer("attach:B1")
    assert _auras(match, "B1:0") == ["Cloak", "Hat"]
    assert match.power("B1:0") == 6000
    assert "blocker" in match.match.values(match.card("B1:0"))["keywords"]


RISEN = creature("Wonder", 5000, "Evolution: Put on one of your creatures", supertypes=["evolution"])


@pytest.mark.rule("310.7", "310.7a")
def test_an_aura_stays_on_a_creature_that_evolves_and_does_what_it_did() -> None:
    zones: Zones = {**MANA, "hand:0": ["Wonder"], "B1:0": [worn("Gear", "Hat")]}
    match = table(zones, GEAR, HAT, RISEN).answer("summon:Wonder")
    assert match.names("B1:0") == ["Wonder"]
    assert match.names("under:0") == ["Gear"]
    assert _auras(match, "B1:0") == ["Gear", "Hat"]  # from the lowest: the creatures, and what lies above them
    assert match.power("B1:0") == 6000
    assert "blocker" in match.match.values(match.card("B1:0"))["keywords"]


@pytest.mark.rule("310.7", "310.8")
def test_an_aura_on_an_evolved_creature_leaves_with_it() -> None:
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    pile = Placed("Wonder", attached={"under:1": ["Gear"], "B2:1": ["Hat"]})
    match = table({"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], "B1:1": [pile]}, GEAR, HAT, RISEN, burn).answer(
        "cast:Burn"
    )
    assert sorted(match.names("graveyard:1")) == ["Hat", "Wonder"]
    assert match.names("super gacharange:1")[0] == "Gear"
    assert match.names("B2:1") == []


@pytest.mark.rule("310.7", "801.4")
def test_an_aura_stays_on_what_is_left_when_only_the_top_card_leaves() -> None:
    star = creature(
        "Star", 5000, "Star evolution: Put on one of your creatures", supertypes=["evolution", "star"]
    )  # fmt: skip
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    pile = Placed("Star", attached={"under:1": ["Gear"], "B2:1": ["Hat"]})
    match = table({"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], "B1:1": [pile]}, GEAR, HAT, star, burn).answer(
        "cast:Burn"
    )
    assert match.names("graveyard:1") == ["Star"]
    left = next(zone for zone in ("B1:1", "B3:1") if match.names(zone) == ["Gear"])
    assert match.power(left) == 3000


@pytest.mark.rule("310.8", "310.8a")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy one of your opponent's creatures.", "graveyard:1"),
        ("Return one of your opponent's creatures to its owner's hand.", "hand:1"),
        ("Put one of your opponent's creatures into its owner's mana zone.", "mana zone:1"),
        ("Choose one of your opponent's creatures, and add it to your shields face down.", "S2:1"),
    ],
)
def test_an_aura_goes_to_the_zone_to_which_its_creature_goes(text: str, zone: str) -> None:
    """The creature goes on to its super gacharange; the aura is a card of its own there, as cards come there."""
    move = spell("Move", text, cost=1)
    zones: Zones = {"hand:0": ["Move", "Nine"], "mana zone:0": ["One"], "super gacharange:1": ["Robot"]}
    there = {"B1:1": [worn("Gear", "Cloak", player=1)]}
    match = table({**zones, **there}, GEAR, ROBOT, CLOAK, move).answer("cast:Move")
    assert "Cloak" in (match.names("S2:1") + match.names("S3:1") if zone == "S2:1" else match.names(zone))
    assert "Gear" not in match.names(zone)
    assert match.names("super gacharange:1")[0] == "Gear"
    if zone == "mana zone:1":
        assert not match.rested(zone)


@pytest.mark.rule("310.8a", "405.1")
def test_a_multicoloured_aura_comes_tapped_to_the_mana_zone() -> None:
    both = aura("Motley", 1000, civilizations=["fire", "water"])
    move = spell("Move", "Put one of your opponent's creatures into its owner's mana zone.", cost=1)
    zones: Zones = {"hand:0": ["Move", "Nine"], "mana zone:0": ["One"], "B1:1": [worn("Gear", "Motley", player=1)]}
    assert table(zones, GEAR, both, move).answer("cast:Move").rested("mana zone:1")


@pytest.mark.rule("310.8a", "310.8")
def test_an_aura_is_not_destroyed_when_its_creature_is() -> None:
    """The effect destroys the creature; what follows it is not moved by the effect."""
    keen = aura("Keen", 1000, "When this aura is destroyed, draw a card.")
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], "B1:1": [worn("Gear", "Keen", player=1)]}
    match = table(zones, GEAR, keen, burn).answer("cast:Burn")
    assert (match.names("graveyard:1"), match.names("hand:1")) == (["Keen"], [])


@pytest.mark.rule("310.8", "609.1")
def test_an_aura_that_would_be_put_into_a_graveyard_with_its_creature_goes_elsewhere_instead() -> None:
    leaf = aura("Leaf", 1000, "When this aura would be put into a graveyard, put it into your mana zone instead.")
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], "B1:1": [worn("Gear", "Leaf", player=1)]}
    match = table(zones, GEAR, leaf, burn).answer("cast:Burn")
    assert (match.names("graveyard:1"), match.names("mana zone:1")) == ([], ["Leaf"])


@pytest.mark.rule("310.2", "603.5b")
def test_what_an_aura_does_when_it_is_attached_is_done_for_its_creature() -> None:
    wake = aura("Wake", 1000, "When you attach this aura to a creature, untap the attached creature.")
    zones: Zones = {**MANA, "hand:0": ["Wake"], "B1:0": [Placed("Gear", rested=True)]}
    match = table(
        zones,
        GEAR,
        wake,
    ).answer("use:Wake")
    match.answer("attach:B1")
    assert not match.rested("B1:0")


@pytest.mark.rule("310.2", "112.3a")
def test_an_aura_with_shield_trigger_is_used_for_nothing_and_may_be_attached_again_by_an_effect() -> None:
    sudden = aura("Sudden", 1000, "Shield trigger", "When you attach this aura to a creature, "
                  "attach an aura from your graveyard to the attached creature.", cost=9)  # fmt: skip
    zones: Zones = {"B1:0": ["One"], "B9:0": ["One"], "S1:1": ["Sudden"], "B1:1": ["Gear"], "graveyard:1": ["Cloak"]}
    match = attack(zones, GEAR, CLOAK, sudden).answer("attack:B1").answer("shield-trigger:Sudden")
    match.answer("attach:B1:1")
    assert match.power("B1:1") == 6000
    assert _auras(match, "B1:1") == ["Sudden", "Cloak"]


@pytest.mark.rule("310.8b", "403.4a")
def test_an_aura_goes_under_a_card_with_its_creature_in_the_order_that_the_player_likes() -> None:
    pit = card("Pit", "At the end of your turn, put one of your creatures under this field.", type="field")
    zones: Zones = {"B1:0": [worn("Gear", "Cloak")], "B4:0": [Placed("Pit", attached={"under:0": ["One"]})]}
    match = table(zones, GEAR, CLOAK, pit).answer("pass")
    assert match.offered == ["order:Gear", "order:Cloak"]
    match.answer("order:Cloak", "order:Gear")
    assert (match.names("B1:0"), match.names("B2:0")) == ([], [])
    assert _auras(match, "B4:0") == ["Gear", "Cloak", "One"]  # at the bottom, below what lay there
    assert sorted(match.names("under:0")) == ["Cloak", "Gear", "One"]


@pytest.mark.rule("310.8b", "310.4")
def test_an_aura_that_lies_under_a_card_adds_nothing_and_stays_there() -> None:
    pit = creature("Maw", 3000, "At the end of your turn, put one of your other creatures under this creature.")
    match = table({"B1:0": [worn("Gear", "Cloak")], "B4:0": ["Maw"]}, GEAR, CLOAK, pit).answer("pass")
    match.answer(*match.offered)
    assert match.power("B4:0") == 3000
    assert match.count("under:0") == 2


@pytest.mark.rule("310.2")
@pytest.mark.parametrize(("least", "left"), [("1", 0), ("2", 1), ("3", 2)])
def test_creatures_are_told_apart_by_how_many_auras_they_have(least: str, left: int) -> None:
    burn = spell("Burn", f"Destroy all creatures that have {least} or more auras attached in the battle zone.", cost=0)
    there: Zones = {"B1:0": [worn("Gear", "Cloak", "Hat")], "B5:0": [Placed("Robot", attached={"B6:0": ["Cloak"]})]}
    zones: Zones = {"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"], **there}
    match = table(zones, burn, GEAR, ROBOT, CLOAK, HAT).answer("cast:Burn")
    assert len([place for place in there if match.names(place)]) == left


@pytest.mark.rule("310.2", "603.2e", "506.3b")
def test_an_aura_may_be_attached_from_the_hand_to_a_creature_that_attacks() -> None:
    text = (
        "From your hand: Whenever your gacharange creature that has two or more auras attached attacks, "
        "you may attach this aura to it."
    )
    wing = aura("Wing", 4000, text, "When you attach this aura to a creature, draw a card.")
    zones: Zones = {"B1:0": [worn("Gear", "Cloak", "Hat")], "B4:0": ["Gear"], "hand:0": ["Wing"]}
    match = attack(zones, GEAR, CLOAK, HAT, wing, declaring=True).answer("attack:B4")
    assert match.offered == ["pass", "pass-on"]  # it has no auras
    match = attack(zones, GEAR, CLOAK, HAT, wing, declaring=True).answer("attack:B1")
    assert match.offered == ["attaches-at-attack:Wing"]
    match.answer("attaches-at-attack:Wing")
    assert _auras(match, "B1:0") == ["Cloak", "Hat", "Wing"]
    assert (match.power("B1:0"), match.names("hand:0")) == (10000, ["Blank"])
