"""113.4, 304, 701.19, 703.4k: castles."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import zones as kinds
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table


def castle(name: str, *text: str, **more: Any) -> CardDefinition:
    """A castle."""
    return card(name, *text, **{"type": "castle", **more})


TOWER = castle("Tower", "All of your creatures get +1000 power.")


@pytest.mark.rule("304.1", "304.2", "304.2a", "701.19a", "113.4")
def test_a_castle_is_put_at_a_shield_of_ones_own_that_its_player_chooses() -> None:
    zones: Zones = {"hand:0": ["Tower"], "mana zone:0": ["One"] * 2, "S2:0": ["Two"], "B1:0": ["Two"], "B1:1": ["Two"]}
    match = table(zones, TOWER).answer("fortify:Tower")
    assert match.offered == ["fortify-at:S1", "fortify-at:S2"]
    match.answer("fortify-at:S2")
    assert (match.names("C2:0"), match.names("C1:0")) == (["Tower"], [])
    assert (match.power("B1:0"), match.power("B1:1")) == (3000, 2000)
    assert match.match.state.face_down[match.card("S2:0")]


@pytest.mark.rule("304.1", "304.2", "601.1b")
def test_without_a_shield_a_castle_cannot_be_used() -> None:
    zones: Zones = {"hand:0": ["Tower"], "mana zone:0": ["One"] * 2, "S1:0": []}
    assert table(zones, TOWER).offered == ["pass"]


@pytest.mark.rule("304.1", "701.19a")
def test_a_castle_costs_mana_and_is_used_in_ones_own_main_step() -> None:
    zones: Zones = {"hand:0": ["Tower"], "hand:1": ["Tower"], "mana zone:0": ["One"], "mana zone:1": ["One"] * 2}
    assert table(zones, TOWER).offered == ["pass"]


@pytest.mark.rule("110.4c", "110.3d")
def test_a_castle_does_nothing_in_other_zones() -> None:
    zones: Zones = {"hand:0": ["Tower"], "mana zone:0": ["Tower"], "graveyard:0": ["Tower"], "B1:0": ["Two"]}
    assert table({**zones, "S1:0": ["Tower"]}, TOWER).power("B1:0") == 2000


@pytest.mark.rule("304.2", "316.2", "403.1")
def test_a_castle_is_not_put_into_the_battle_zone() -> None:
    gate = spell("Gate", "Put a card from your hand into the battle zone.", cost=1)
    match = table({"hand:0": ["Gate", "Tower"], "mana zone:0": ["One"]}, gate, TOWER).answer("cast:Gate")
    assert (match.names("hand:0"), match.names("B1:0")) == (["Tower"], [])


@pytest.mark.rule("304.3", "703.4k")
def test_a_castle_goes_to_the_graveyard_with_its_shield_and_with_no_other() -> None:
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "hand:1": ["One"], "B1:1": ["Two"]}
    shields: Zones = {f"S{number}:1": ["Blank"] for number in (1, 2, 3)}
    match = attack({**zones, **shields, "C2:1": ["Tower"], "C3:1": ["Tower"]}, TOWER)
    match.answer("attack:B1").answer("break:S1", "break:S2").answer("pass")
    assert (match.names("C2:1"), match.names("C3:1"), match.names("graveyard:1")) == ([], ["Tower"], ["Tower"])
    assert match.power("B1:1") == 3000


@pytest.mark.rule("304.3", "703.4k")
def test_several_castles_of_one_shield_leave_with_it() -> None:
    zones: Zones = {"B1:0": ["One"], "B9:0": ["One"], "C1:1": ["Tower", "Tower"], "B1:1": ["Two"]}
    match = attack(zones, TOWER)
    assert match.power("B1:1") == 4000
    match.answer("attack:B1").answer("pass")
    assert match.names("graveyard:1") == ["Tower", "Tower"]


KEEP = spell("Keep", "Shield trigger", "Choose one of your creatures. It gets +500 power until the end of the turn.")


@pytest.mark.rule("304.3", "703.4k")
def test_a_castle_still_works_while_the_shield_trigger_of_its_shield_is_used() -> None:
    """Its power keeps a creature of power 0 alive until the spell has been resolved."""
    weak = creature("Weak", 0)
    zones: Zones = {"B1:0": ["One"], "B9:0": ["One"], "C1:1": ["Tower"], "S1:1": ["Keep"], "B1:1": ["Weak"]}
    match = attack(zones, TOWER, KEEP, weak).answer("attack:B1")
    match.answer("shield-trigger:Keep")
    assert match.names("B1:1") == ["Weak"]
    assert match.power("B1:1") == 500
    assert sorted(match.names("graveyard:1")) == ["Keep", "Tower"]


@pytest.mark.rule("304.3", "703.4k")
def test_without_using_the_shield_trigger_the_castle_leaves_at_once() -> None:
    weak = creature("Weak", 0)
    zones: Zones = {"B1:0": ["One"], "B9:0": ["One"], "C1:1": ["Tower"], "S1:1": ["Keep"], "B1:1": ["Weak"]}
    match = attack(zones, TOWER, KEEP, weak).answer("attack:B1").answer()
    assert sorted(match.names("graveyard:1")) == ["Tower", "Weak"]
    assert match.names("hand:1") == ["Keep"]


@pytest.mark.rule("304.3", "703.4k")
def test_a_castle_does_not_wait_for_the_shield_trigger_of_another_shield() -> None:
    weak = creature("Weak", 0)
    shields: Zones = {"S1:1": ["Blank"], "S2:1": ["Keep"], "C1:1": ["Tower"]}
    match = attack({"B1:0": ["Twin"], "B9:0": ["One"], "B1:1": ["Weak"], **shields}, TOWER, KEEP, weak)
    match.answer("attack:B1").answer("shield-trigger:Keep")
    assert sorted(match.names("graveyard:1")) == ["Keep", "Tower", "Weak"]


@pytest.mark.rule("304.3", "113.1")
def test_a_new_shield_does_not_take_the_place_of_one_that_has_left_a_castle() -> None:
    """The castle is not handed on to a shield that is put down before it goes to the graveyard."""
    match = table({"C1:0": ["Tower"]}, TOWER)
    verbs.place(match.match, match.card("S1:0"), kinds.HAND[0])
    assert kinds.next_shield(match.match, 0).place == "S2"


@pytest.mark.rule("304.3")
def test_a_castle_leaves_with_a_shield_that_an_effect_takes() -> None:
    take = spell("Take", "Return one of your shields to your hand.", cost=1)
    match = table({"hand:0": ["Take"], "mana zone:0": ["One"], "C1:0": ["Tower"]}, take, TOWER).answer("cast:Take")
    match.answer("pass")
    assert sorted(match.names("graveyard:0")) == ["Take", "Tower"]


@pytest.mark.rule("304.2", "603.5b")
def test_what_a_castle_does_when_it_fortifies_is_done_once_and_a_castle_may_be_chosen_where_it_lies() -> None:
    gate = castle("Gatehouse", "When you fortify a shield with this castle, draw a card.")
    raze = spell("Raze", "Put one of your opponent's castles into its owner's graveyard.", cost=1)
    zones: Zones = {"hand:0": ["Gatehouse", "Raze"], "mana zone:0": ["One"] * 3, "C1:1": ["Tower"]}
    match = table(zones, gate, raze, TOWER).answer("fortify:Gatehouse")
    assert match.names("hand:0") == ["Raze", "Blank"]
    match.answer("cast:Raze")
    assert (match.names("C1:1"), match.names("graveyard:1")) == ([], ["Tower"])


@pytest.mark.rule("112.3a", "304.1")
def test_a_castle_with_shield_trigger_fortifies_another_shield() -> None:
    gate = castle("Gatehouse", "Shield trigger", "All of your creatures get +1000 power.")
    zones: Zones = {"B1:0": ["One"], "B9:0": ["One"], "S1:1": ["Gatehouse"], "S2:1": ["Blank"], "S3:1": ["Blank"]}
    match = attack(zones, gate).answer("attack:B1").answer("break:S1")
    match.answer("shield-trigger:Gatehouse")
    assert match.offered == ["fortify-at:S2", "fortify-at:S3"]
    assert match.answer("fortify-at:S3").names("C3:1") == ["Gatehouse"]


@pytest.mark.rule("113.2a")
def test_shields_that_are_dealt_out_again_keep_their_numbers_of_cards_and_their_castles() -> None:
    mix = spell("Mix", "Shuffle your shields.", cost=1)
    names = ["One", "Two", "Three", "Nine", "Wall", "Quick"]
    zones: Zones = {"S1:0": names[:1], "S2:0": names[1:4], "S4:0": names[4:], "C2:0": ["Tower"]}
    matches = [
        table({**zones, "hand:0": ["Mix", "Nine"], "mana zone:0": ["One"]}, mix, TOWER, seed=bytes([number]) * 16)
        for number in range(6)
    ]
    for match in matches:
        match.answer("cast:Mix")
        assert [match.count(f"S{number}:0") for number in (1, 2, 3, 4)] == [1, 3, 0, 2]
        assert sorted(name for number in (1, 2, 4) for name in match.names(f"S{number}:0")) == sorted(names)
        assert all(match.match.state.face_down[each] for number in (1, 2, 4) for each in match.cards(f"S{number}:0"))
        assert match.names("C2:0") == ["Tower"]
    assert len({tuple(match.names("S2:0")) for match in matches}) > 1


@pytest.mark.rule("304.3", "703.4k", "509.5b")
def test_a_castle_does_not_wait_for_a_guard_strike_or_a_strike_back() -> None:
    guard = creature("Striker", 1000, "Guard strike")
    back = creature("Back", 2000, "Strike back: Fire card")
    zones: Zones = {"B1:0": ["Nine"], "B2:0": ["One"], "S1:1": ["Striker"], "C1:1": ["Tower"]}
    match = attack(zones, TOWER, guard).answer("attack:B1").answer("guard-strike:Striker")
    assert match.prompt == "ask-choose"
    assert (match.names("C1:1"), match.names("graveyard:1")) == ([], ["Tower"])
    match = attack({**zones, "S1:1": ["Bolt"], "hand:1": ["Back"]}, TOWER, back).answer("attack:B1")
    match.answer("strike-back:Back")
    assert (match.names("C1:1"), sorted(match.names("graveyard:1"))) == ([], ["Bolt", "Tower"])
    assert match.power("B1:1") == 2000
