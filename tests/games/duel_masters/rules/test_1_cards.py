"""105.4, 109.2, 200.3, 316: what "card", "element", "creature" and "tamaseed" mean to a text."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field
from tests.games.duel_masters.positions import Placed, Zones, card, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 6}
ONE_CARD = spell("One Card", "Destroy a card in the battle zone.")
ONE_ELEMENT = spell("One Element", "Destroy one of your opponent's elements.")
BACK = spell("Back", "Return one of your opponent's cards to its owner's hand.")
PILE = Placed("Risen", rested=True, attached={"under:1": ["Two"]})
GEAR = card("Gear", type="cross gear")
SEED = card("Seed", type="tamaseed", races=["Human"])


@pytest.mark.rule("109.2a", "801.4", "801.4c", "801.4d")
def test_a_card_may_be_the_top_of_a_pile_alone_and_what_lies_under_it_stays_as_it_lay() -> None:
    match = table({**MANA, "hand:0": ["One-Card", "One"], "B1:1": [PILE]}, ONE_CARD).answer("cast:One-Card")
    assert len(match.offered) == 2
    (top,) = [key for key in match.offered if "B1" in key or "Risen" in key]
    match.answer(top)
    assert match.names("graveyard:1") == ["Risen"]
    (left,) = field.creatures(match.match, 1)
    assert match.match.state.definition[left].name == "Two"
    assert match.match.state.rested[left]


@pytest.mark.rule("109.2a", "109.2b")
def test_a_card_under_a_creature_leaves_as_a_card_and_not_as_a_creature() -> None:
    mourner = creature("Mourner", 3000, "When your creature is destroyed, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["One-Card", "One"], "B1:1": [PILE], "B2:1": ["Mourner"]}
    match = table(zones, ONE_CARD, mourner).answer("cast:One-Card")
    (under,) = [key for key in match.offered if "Two" in key or "under" in key]
    match.answer(under)
    assert match.names("graveyard:1") == ["Two"]
    assert match.names("B1:1") == ["Risen"]
    assert match.count("hand:1") == 0
    whole = table(zones, ONE_CARD, mourner).answer("cast:One-Card")
    whole.answer(next(key for key in whole.offered if "B1" in key or "Risen" in key))
    assert whole.count("hand:1") == 1  # the top card leaves as a creature


@pytest.mark.rule("316.3", "109.2c")
def test_an_element_is_all_of_its_cards() -> None:
    match = table({**MANA, "hand:0": ["One-Element", "One"], "B1:1": [PILE]}, ONE_ELEMENT).answer("cast:One-Element")
    assert sorted(match.names("graveyard:1")) == ["Risen", "Two"]


@pytest.mark.rule("316.1", "316.2")
def test_elements_are_what_may_lie_face_up_by_itself_whatever_its_type() -> None:
    there: Zones = {"B1:1": ["Two"], "B2:1": ["Seed"], "B3:1": ["Gear"]}
    match = table({**MANA, "hand:0": ["One-Element", "One"], **there}, ONE_ELEMENT, SEED, GEAR)
    assert len(match.answer("cast:One-Element").offered) == 3
    pick = spell("Pick", "Put an element from your graveyard into your mana zone.")
    buried = table({**MANA, "hand:0": ["Pick", "One"], "graveyard:0": ["Blank", "Seed"]}, pick, SEED)
    buried.answer("cast:Pick")
    assert "Seed" in buried.names("mana zone:0")
    assert "Blank" not in buried.names("mana zone:0")


@pytest.mark.rule("316.1", "109.2")
def test_a_creature_is_meant_by_creature_and_a_tamaseed_by_tamaseed_only() -> None:
    there: Zones = {"B1:1": ["Two"], "B2:1": ["Seed"], "B3:1": ["Gear"]}
    for noun, left in (("creatures", ["Gear", "Seed"]), ("tamaseeds", ["Gear", "Two"]), ("cards", [])):
        sweep = spell("Sweep", f"Destroy all {noun} in the battle zone.")
        match = table({**MANA, "hand:0": ["Sweep", "One"], **there}, sweep, SEED, GEAR).answer("cast:Sweep")
        assert sorted(each for place in there for each in match.names(place)) == left


@pytest.mark.rule("200.3a")
def test_cards_under_others_are_like_something_only_where_cards_are_meant() -> None:
    pile = Placed("Risen", attached={"under:1": ["Fish"]})
    creatures = spell("Drown", "Destroy all water creatures in the battle zone.")
    cards = spell("Drain", "Destroy all water cards in the battle zone.")
    zones: Zones = {**MANA, "hand:0": ["Drown", "Drain"], "B1:1": [pile]}
    match = table(zones, creatures, cards).answer("cast:Drown")
    assert match.names("graveyard:1") == []
    assert match.answer("cast:Drain").names("graveyard:1") == ["Fish"]
    assert match.names("B1:1") == ["Risen"]


@pytest.mark.rule("200.3c")
def test_of_a_card_with_two_faces_the_one_that_is_up_counts_as_a_card() -> None:
    front = creature("Front", 3000, supertypes=["psychic"], cost=4, other_sides=["Rear"])
    rear = creature("Rear", 6000, supertypes=["psychic"], cost=8, other_sides=["Front"], side="b")
    cheap = spell("Cheap", "Destroy all cards that cost 4 or less in the battle zone.")
    for name, home in (("Front", ["Front"]), ("Rear", [])):
        match = table({**MANA, "hand:0": ["Cheap", "One"], "B1:1": [name]}, front, rear, cheap).answer("cast:Cheap")
        assert match.names("hyperspatial zone:1") == home


@pytest.mark.rule("109.2a", "400.5")
def test_a_single_card_of_a_pile_goes_to_the_hand() -> None:
    match = table({**MANA, "hand:0": ["Back", "One"], "B1:1": [PILE]}, BACK).answer("cast:Back")
    match.answer(next(key for key in match.offered if "B1" in key or "Risen" in key))
    assert match.names("hand:1") == ["Risen"]
    assert len(field.creatures(match.match, 1)) == 1


@pytest.mark.rule("105.4", "105.4a", "105.6")
def test_only_creatures_and_tamaseeds_are_tapped_in_the_battle_zone() -> None:
    lull = spell("Lull", "Tap all cards in the battle zone. Draw a card.")
    crossed = Placed("Risen", attached={"under:1": ["Two"], "B3:1": ["Gear"]})
    zones: Zones = {**MANA, "hand:0": ["Lull", "One"], "B1:1": [crossed], "B2:1": ["Seed"]}
    match = table(zones, lull, SEED, GEAR).answer("cast:Lull")
    assert [match.rested(place) for place in ("B1:1", "B2:1", "B3:1", "under:1")] == [True, True, False, False]


@pytest.mark.rule("105.6", "105.4")
def test_a_tapped_creature_may_be_chosen_to_be_tapped_and_does_not_become_tapped() -> None:
    nap = spell("Nap", "Tap one of your opponent's creatures. If you do, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Nap", "One"], "B1:1": [Placed("Two", rested=True)], "B2:1": ["Nine"]}
    match = table(zones, nap).answer("cast:Nap")
    assert len(match.offered) == 2
    match.answer(next(key for key in match.offered if "B1" in key))
    assert not match.rested("B2:1")
    assert match.count("hand:0") == 1
