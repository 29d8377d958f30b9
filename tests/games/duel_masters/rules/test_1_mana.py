"""112, 405: paying with mana."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, card, creature, spell, table


def offered(mana: list[str], wanted: str, *cards: object) -> list[str]:
    """What may be done with one card in hand and these in the mana zone."""
    return table({"hand:0": [wanted], "mana zone:0": mana}).offered


@pytest.mark.rule("112.2a", "601.1b", "601.1d")
def test_each_civilization_needs_a_card_of_its_own() -> None:
    assert "summon:Both" in offered(["One", "Both"], "Both")
    assert "summon:Both" in offered(["Both", "Both"], "Both")
    assert "summon:Both" not in offered(["Both", "Fish"], "Both")  # it pays for one of its civilisations only
    assert "summon:Both" not in offered(["One", "One"], "Both")


@pytest.mark.rule("112.2b", "112.2c")
def test_a_cost_below_the_number_of_civilizations_takes_a_card_for_each_and_no_more() -> None:
    cheap = creature("Cheap", 1000, civilizations=["fire", "nature", "water"], cost=1)
    nature = creature("Leaf", 1000, civilizations=["nature"])
    zones: Zones = {"hand:0": ["Cheap"], "mana zone:0": ["One", "Leaf", "Fish", "Fish"]}
    match = table(zones, cheap, nature).answer("summon:Cheap")
    state = match.match.state
    tapped = [state.definition[each].name for each in match.cards("mana zone:0") if state.rested[each]]
    assert tapped == ["One", "Leaf", "Fish"]


@pytest.mark.rule("112.2a", "107.2")
def test_the_sum_is_the_cost_and_no_card_gives_more_than_its_number() -> None:
    two = card("Two Mana", type="spell", mana=2, civilizations=["fire"])
    dear = creature("Dear", 1000, cost=3)
    assert table({"hand:0": ["Dear"], "mana zone:0": ["Two Mana", "Two Mana"]}, two, dear).offered == ["pass"]
    assert "summon:Dear" in table({"hand:0": ["Dear"], "mana zone:0": ["Two Mana", "One"]}, two, dear).offered


@pytest.mark.rule("601.1e", "106.2")
def test_the_player_says_which_mana_is_kept() -> None:
    match = table({"hand:0": ["Two", "Fish"], "mana zone:0": ["One", "One", "Fish"]}).answer("summon:Two")
    assert match.offered == ["tap:1 fire, 1 water", "tap:2 fire"]
    match.answer("tap:2 fire")
    assert match.names("B1:0") == ["Two"]
    assert match.offered == ["pass"]  # one water is left, and the fish costs two


@pytest.mark.rule("601.1e")
def test_many_ways_to_pay_are_asked_by_the_cards_of_one_kind_after_the_other() -> None:
    leaf = creature("Leaf", 1000, civilizations=["nature"])
    zones: Zones = {"hand:0": ["Dear"], "mana zone:0": ["One"] * 3 + ["Fish"] * 2 + ["Leaf"] * 2}
    match = table(zones, leaf, creature("Dear", 1000, cost=3)).answer("summon:Dear")
    assert match.offered == ["tap:1", "tap:2", "tap:3"]
    assert match.answer("tap:1").offered == ["tap:0", "tap:1", "tap:2"]
    match.answer("tap:1")
    state = match.match.state
    tapped = [state.definition[each].name for each in match.cards("mana zone:0") if state.rested[each]]
    assert tapped == ["One", "Fish", "Leaf"]


@pytest.mark.rule("405.1", "405.2")
def test_a_card_of_several_civilizations_comes_to_the_mana_zone_tapped() -> None:
    match = table({"hand:0": ["Both", "One"]}, step="charge_step", phase="mana charge step").answer("charge:Both")
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [True]
    match = table({"hand:0": ["Both", "One"]}, step="charge_step", phase="mana charge step").answer("charge:One")
    assert [match.match.state.rested[each] for each in match.cards("mana zone:0")] == [False]


@pytest.mark.rule("201.2a", "601.1a")
def test_what_is_paid_is_not_what_a_card_costs() -> None:
    helper = creature(
        "Helper", 1000, "Your creatures each cost 2 less to summon. They can't cost less than 2.", civilizations=[]
    )
    big = creature("Big", 6000, cost=5)
    hole = spell("Hole", "Destroy one of your opponent's creatures that cost 3 or less.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Big"], "B1:0": ["Helper"], "mana zone:0": ["One"] * 3}
    match = table(zones, helper, big).answer("summon:Big")
    assert match.names("B2:0") == ["Big"]
    aimed = table({"hand:0": ["Hole"], "B1:1": ["Big"], "B2:1": ["One"]}, helper, big, hole).answer("cast:Hole")
    assert aimed.names("graveyard:1") == ["One"]


@pytest.mark.rule("601.1a")
def test_reductions_apply_in_the_best_order_and_each_to_its_own_least() -> None:
    low = creature("Low", 1000, "Your creatures each cost 2 less to summon. They can't cost less than 1.")
    high = creature("High", 1000, "Your creatures each cost 2 less to summon. They can't cost less than 3.")
    five = creature("Five", 5000, cost=5)
    zones: Zones = {"hand:0": ["Five"], "B1:0": ["Low"], "B2:0": ["High"]}
    assert table({**zones, "mana zone:0": ["One"]}, low, high, five).offered == ["pass", "summon:Five"]


@pytest.mark.rule("105.4a")
def test_effects_untap_and_tap_cards_in_the_mana_zone() -> None:
    wake = spell("Wake", "Untap all cards in your mana zone.", cost=2)
    match = table({"mana zone:0": ["One"] * 3, "hand:0": ["Wake", "Nine"]}, wake).answer("cast:Wake")
    assert not any(match.match.state.rested[each] for each in match.cards("mana zone:0"))
    lull = spell("Lull", "Tap two cards in your opponent's mana zone.", cost=1)
    match = table({"mana zone:0": ["One"], "mana zone:1": ["One", "Two"], "hand:0": ["Lull", "Nine"]}, lull)
    match.answer("cast:Lull")
    assert all(match.match.state.rested[each] for each in match.cards("mana zone:1"))
