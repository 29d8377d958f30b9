"""Chapters 1 and 4: what players argue about."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import field
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
SWEEP: Final = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)
SEAL: Final = spell("Seal", "Put a seal on one of your opponent's creatures.", **FREE)


@pytest.mark.rule("101.4b", "112.3a")
def test_who_breaks_their_own_shield_may_use_its_shield_trigger_in_their_own_turn() -> None:
    rash = creature(
        "Rash", 9000, "When you put this creature into the battle zone, this creature breaks one of your shields."
    )
    zones: Zones = {"hand:0": ["Rash"], "S1:0": ["Bolt"], "B1:1": ["One"], "mana zone:0": ["One"] * 2}
    match = table(zones, rash).answer("summon:Rash")
    assert (match.asked, match.offered) == (0, ["shield-trigger:Bolt"])
    assert match.answer("shield-trigger:Bolt").names("graveyard:1") == ["One"]


@pytest.mark.rule("104.2a", "701.14b")
def test_nobody_loses_by_an_effect_that_finds_no_shield_to_break() -> None:
    rash = creature(
        "Rash", 9000, "When you put this creature into the battle zone, this creature breaks one of your shields."
    )
    match = table({"hand:0": ["Rash", "Nine"], "S1:0": [], "mana zone:0": ["One"] * 4}, rash).answer("summon:Rash")
    assert match.match.state.outcome is None


@pytest.mark.rule("108.1c", "115.3b")
def test_two_creatures_of_infinite_power_destroy_each_other() -> None:
    vast = creature("Vast", 1000, "This creature gets infinite power.")
    zones: Zones = {"B1:0": ["Vast"], "B9:0": ["One"], "B1:1": [Placed("Vast", rested=True)]}
    match = attack(zones, vast).answer("attack:B1").answer("target:B1:1")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["Vast"], ["Vast"])


@pytest.mark.rule("112.3b", "509.5c")
def test_each_strike_back_takes_a_card_of_its_own() -> None:
    back = creature("Back", 3000, "Strike back: Fire card")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["One"], "hand:1": ["Back", "Back"]}
    match = attack(zones, back).answer("attack:B1").answer("strike-back:Back", "strike-back:Back#2")
    assert (match.count("hand:1"), match.names("graveyard:1")) == (1, ["One"])
    zones = {**zones, "B1:0": ["Twin"], "S2:1": ["Two"]}
    both = attack(zones, back).answer("attack:B1").answer("strike-back:Back", "strike-back:Back#2")
    assert both.rule == "509.5c"
    both.answer("discard:One").answer(both.offered[0])
    assert (both.names("hand:1"), sorted(both.names("graveyard:1"))) == ([], ["One", "Two"])


@pytest.mark.rule("101.5", "114.4a")
def test_what_is_drawn_instead_of_one_card_is_not_replaced_again() -> None:
    more = creature("More", 1000, "When you would draw a card, draw two cards instead.")
    zones: Zones = {"hand:0": ["Blank", "Nine"], "B1:0": ["More"], "B2:0": ["More"], "mana zone:0": ["One"] * 4}
    match = table(zones, more).answer("cast:Blank")
    assert match.rule == "101.5b"
    assert match.answer(match.offered[0]).count("hand:0") == 3


@pytest.mark.rule("104.2b", "114.4a")
def test_who_does_something_else_instead_of_the_last_draw_has_not_lost() -> None:
    text = "When you would draw a card, return a card from your graveyard to your hand instead."
    zones: Zones = {
        "hand:0": ["Blank", "Nine"], "B1:0": ["Thrift"], "mana zone:0": ["One"] * 4, "graveyard:0": ["Two"],
        "deck:0": ["One"], "deck:1": ["One", "One"],
    }  # fmt: skip
    match = table(zones, creature("Thrift", 1000, text), filler=("", ""), filling=0).answer("cast:Blank")
    assert (match.match.state.outcome, match.count("deck:0")) == (None, 1)
    assert "Two" in match.names("hand:0")


@pytest.mark.rule("116.2a", "109.2a")
def test_a_sealed_creature_counts_for_nothing_and_its_seal_is_a_card() -> None:
    crowd = creature("Crowd", 1000, "This creature gets +1000 power for each of your creatures.")
    all_cards = spell("Rake", "Destroy all cards in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Seal", "Rake", "Nine"], "B1:1": ["Crowd"], "B2:1": ["Two"], "deck:1": ["One"]}
    match = table(zones, crowd, SEAL, all_cards).answer("cast:Seal").answer("seal:B2:1")
    assert (match.power("B1:1"), match.names("sealed:1")) == (2000, ["Two"])
    match.answer("cast:Rake")
    assert [match.match.state.definition[card].name for card in field.creatures(match.match, 1)] == ["Two"]
    assert sorted(match.names("graveyard:1")) == ["Crowd", "One"]


@pytest.mark.rule("116.4")
def test_a_command_removes_no_seal_of_the_other_player() -> None:
    chief = creature("Chief", 1000, races=["Angel Command"])
    zones: Zones = {"hand:0": ["Seal", "Chief"], "B1:1": ["Two"], "mana zone:0": ["One"] * 2}
    match = table(zones, SEAL, chief).answer("cast:Seal").answer("summon:Chief")
    assert match.names("sealed:1") == ["Two"]


@pytest.mark.rule("101.3", "703.4c")
def test_what_comes_back_for_ever_without_power_ends_the_match_without_a_winner() -> None:
    stubborn = creature("Stubborn", 1000, "When this creature is destroyed, put this creature into the battle zone.")
    blight = creature("Blight", 1000, "All of your opponent's creatures get -1000 power.")
    zones: Zones = {"hand:0": ["Blight", "Nine"], "B1:1": ["Stubborn"], "mana zone:0": ["One"] * 2}
    outcome = table(zones, stubborn, blight).answer("summon:Blight").match.state.outcome
    assert outcome is not None
    assert outcome.winner is None


@pytest.mark.rule("401.4", "403.4")
def test_the_cards_of_a_creature_that_goes_under_a_deck_lie_in_an_order_that_its_owner_likes() -> None:
    sink = spell("Sink", "Put one of your creatures on the bottom of your deck.", **FREE)
    pile = Placed("Risen", attached={"under:0": ["One", "Two"]})
    match = table({"hand:0": ["Sink", "Nine"], "B1:0": [pile], "mana zone:0": ["One"] * 2}, sink).answer("cast:Sink")
    assert (match.rule, len(match.offered)) == ("401.4", 3)


@pytest.mark.rule("601.1a", "112.2")
def test_what_a_card_costs_more_is_added_before_what_it_costs_less_is_taken_off() -> None:
    tax = creature("Tax", 1000, "Each creature costs 2 more to summon.")
    less = creature("Less", 1000, "Your creatures each cost 3 less to summon. They can't cost less than 1.")
    zones: Zones = {"hand:0": ["Two"], "mana zone:0": ["One"], "B1:0": ["Less"], "B1:1": ["Tax"]}
    assert table(zones, tax, less).offered == ["pass", "summon:Two"]
