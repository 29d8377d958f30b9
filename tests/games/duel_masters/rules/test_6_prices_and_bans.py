"""101.2, 112.2d, 506.1, 601.1a, 609: prices, once a turn or if something is done; what is forbidden, lured, instead."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GREY: Final[dict[str, Any]] = {"civilizations": []}
SMALL: Final = creature("Small", 1000, cost=2, races=["Goblin"], **GREY)
WEE: Final = creature("Wee", 1000, cost=2, races=["Goblin"], **GREY)


@pytest.mark.rule("601.1a")
def test_only_the_first_such_card_of_a_turn_costs_less() -> None:
    text = "While you have summoned no Goblin creatures in the turn, your Goblin creatures each cost 1 less to summon. "
    lord = creature("Lord", 1000, text + "They can't cost less than 1.")
    zones: Zones = {"hand:0": ["Small", "Wee", "Nothing"], "B1:0": ["Lord"], "mana zone:0": ["One", "Two"]}
    match = table(zones, lord, SMALL, WEE)
    assert {"summon:Small", "summon:Wee"} <= set(match.offered)
    match.answer("summon:Small")
    match.answer(match.offered[0])
    assert "summon:Wee" not in match.offered  # one mana is left, and it costs 2 now


@pytest.mark.rule("601.1a")
def test_what_counts_once_a_turn_is_offered_once() -> None:
    text = "Once a turn your Goblin creature may cost 1 less to summon. They can't cost less than 1."
    lord = creature("Lord", 1000, text)
    zones: Zones = {"hand:0": ["Small", "Wee", "Nothing"], "B1:0": ["Lord"], "mana zone:0": ["One", "One", "One"]}
    match = table(zones, lord, SMALL, WEE).answer("summon:Small").answer("yes")
    match.answer("summon:Wee")
    assert match.names("B3:0") == ["Wee"]
    assert sum(match.match.state.rested[each] for each in match.cards("mana zone:0")) == 3


@pytest.mark.rule("112.2d", "601.1a")
@pytest.mark.parametrize(("answer", "tapped"), [("yes", 1), ("no", 3)])
def test_something_is_done_for_a_lower_price_before_it_is_paid(answer: str, tapped: int) -> None:
    text = "Terms: As you summon this you may do this to pay 2 less but no less than 1: discard a card."
    beast = creature("Beast", 3000, text, cost=3, **GREY)
    zones: Zones = {"hand:0": ["Beast", "Two"], "mana zone:0": ["One", "One", "One"]}
    match = table(zones, beast).answer("summon:Beast").answer(answer)
    assert match.names("B1:0") == ["Beast"]
    assert match.names("graveyard:0") == (["Two"] if answer == "yes" else [])
    assert sum(match.match.state.rested[each] for each in match.cards("mana zone:0")) == tapped


@pytest.mark.rule("112.2d", "601.1a")
def test_a_card_is_not_given_up_for_itself() -> None:
    text = "Terms: As you summon this you may do this to pay 2 less but no less than 1: discard a card."
    beast = creature("Beast", 3000, text, cost=3, **GREY)
    assert "summon:Beast" not in table({"hand:0": ["Beast"], "mana zone:0": ["One"]}, beast).offered


@pytest.mark.rule("601.1a")
def test_creatures_of_a_sort_are_tapped_instead_of_mana() -> None:
    text = "Terms: Instead of mana you may tap 2 of your water creatures to cast this from your hand."
    wave = spell("Wave", "Draw a card.", text, cost=9)
    zones: Zones = {"hand:0": ["Wave", "Nothing"], "B1:0": ["Fish"], "B2:0": ["Fish"], "B3:0": ["One"]}
    match = table(zones, wave).answer("cast:Wave")
    assert [match.rested(place) for place in ("B1:0", "B2:0", "B3:0")] == [True, True, False]
    assert match.names("hand:0") == ["Nothing", "Blank"]
    assert "cast:Wave" not in table({**zones, "B2:0": ["One"]}, wave).offered


@pytest.mark.rule("604.2")
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_something_is_so_unless_something_else_is(count: int, able: bool) -> None:
    shy = creature(
        "Shy", 3000, "While it is not so that (you have three or more creatures), this creature can't attack."
    )
    zones: Zones = {f"B{place}:0": ["One"] for place in range(2, count + 1)}
    assert ("attack:B1" in attack({**zones, "B1:0": ["Shy"]}, shy).offered) is able


@pytest.mark.rule("303.3")
def test_a_gear_says_what_is_so_while_it_is_not_crossed() -> None:
    gear = card(
        "Gear", "While it is not so that (this gear is crossed), all of your creatures can't block.", type="cross gear"
    )
    loose: Zones = {"B1:1": ["Wall"], "B2:1": ["Gear"], "B1:0": ["One"]}
    assert "block:B1:1" not in attack(loose, gear).answer("attack:B1").offered
    crossed: Zones = {"B1:1": [Placed("Wall", attached={"B2:1": ["Gear"]})], "B1:0": ["One"]}
    assert "block:B1:1" in attack(crossed, gear).answer("attack:B1").offered


@pytest.mark.rule("506.1e")
def test_creatures_that_attack_attack_the_creature_that_lures_them() -> None:
    bait = creature("Bait", 1000, "This creature lures attacks by fire creatures.")
    zones: Zones = {
        "B1:0": ["One"],
        "B2:0": ["Fish"],
        "B1:1": [Placed("Bait", rested=True)],
        "B2:1": [Placed("One", rested=True)],
    }
    match = attack(zones, bait)
    assert "pass" in match.offered  # nothing makes them attack
    assert match.answer("attack:B1").names("B1:1") == []
    assert set(attack(zones, bait).answer("attack:B2").offered) == {"target-player", "target:B1:1", "target:B2:1"}


@pytest.mark.rule("506.1b", "506.1e")
def test_creatures_have_to_attack_the_creature_that_compels_them() -> None:
    bait = creature("Bait", 9000, "This creature compels attacks by creatures.")
    zones: Zones = {"B1:0": ["One"], "B1:1": [Placed("Bait", rested=True)]}
    assert attack(zones, bait).offered == ["attack:B1"]
    assert "pass" in attack({"B1:0": ["One"], "B1:1": ["Bait"]}, bait).offered  # it is untapped


@pytest.mark.rule("609.1")
def test_what_the_opponent_would_put_goes_elsewhere() -> None:
    text = (
        "When your opponent would put a non-multicolored creature into the battle zone, "
        "put it into its owner's graveyard instead."
    )
    king, free = creature("King", 9000, text), creature("Free", 1000, **FREE)
    zones: Zones = {"hand:0": ["Free", "Nothing"], "B1:1": ["King"]}
    match = table(zones, king, free).answer("summon:Free")
    assert (match.names("B1:0"), match.names("graveyard:0")) == ([], ["Free"])


@pytest.mark.rule("609.1")
@pytest.mark.parametrize(("how", "came"), [("summon:Free", True), ("cast:Call", False)])
def test_it_may_matter_whether_a_creature_was_summoned(how: str, came: bool) -> None:
    text = (
        "When (your opponent would put a creature into the battle zone without summoning it) "
        "while it is your opponent's turn, "
    )
    king = creature("King", 9000, text + "put it into its owner's graveyard instead.")
    free, call = (
        creature("Free", 1000, **FREE),
        spell("Call", "Put a creature from your hand into the battle zone.", **FREE),
    )
    match = table({"hand:0": ["Free", "Call"], "B1:1": ["King"]}, king, free, call).answer(how)
    if not came:
        match.answer("put:Free")
    assert (match.names("B1:0") == ["Free"]) is came


@pytest.mark.rule("609.1")
def test_either_of_two_creatures_is_saved() -> None:
    text = (
        "When either (this creature would be destroyed) or else (your other Human creature would be destroyed), "
        "return it to your hand instead."
    )
    nurse = creature("Nurse", 1000, text)
    storm = spell("Storm", "Destroy all creatures in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Storm", "Nothing"], "B1:1": ["Nurse"], "B2:1": ["One"], "B3:1": ["Fish"], "hand:1": []}
    match = table(zones, nurse, storm).answer("cast:Storm")
    while match.prompt == "ask-replacement":
        match.answer(match.offered[0])
    assert (sorted(match.names("hand:1")), match.names("graveyard:1")) == (["Nurse", "One"], ["Fish"])


@pytest.mark.rule("101.3", "501.1")
def test_the_player_whose_turn_begins_does_it() -> None:
    clock = creature("Clock", 1000, "At the start of any turn, the turn player does this: draw a card.")
    zones: Zones = {"B1:0": ["Clock"], "hand:0": ["Nothing"], "hand:1": []}
    match = table(zones, clock, step="start_of_turn", phase="start of turn")
    assert match.names("hand:0").count("Blank") == 2  # with the card of the draw step
    assert match.names("hand:1") == []


@pytest.mark.rule("101.2")
def test_spells_of_any_cost_cannot_choose_it() -> None:
    calm = creature("Calm", 1000, "This creature can't be chosen by any spells.")
    poke = spell("Poke", "Choose one of your opponent's creatures, and tap it.", **{**FREE, "cost": 30})
    zones: Zones = {"hand:0": ["Poke", "Nothing"], "B1:1": ["Calm"], "mana zone:0": ["One"] * 30}
    match = table(zones, calm, poke).answer("cast:Poke")
    assert not match.rested("B1:1")


@pytest.mark.rule("601.1a", "511.2")
def test_what_was_used_in_a_turn_is_forgotten_when_the_turn_ends() -> None:
    once = creature("Once", 2000, "Once a turn your creature may cost 1 less to summon. They can't cost less than 1.")
    rare = creature("Rare", 2000, "While you have summoned no creatures in the turn, this creature gets +1000 power.")
    zones = {"mana zone:0": ["One"] * 3, "hand:0": ["Two", "Three", "Fish"], "B1:0": ["Once"], "B2:0": ["Rare"]}
    match = table({**zones, "hand:1": ["Nine"]}, once, rare).answer("summon:Two").answer("yes")
    assert match.power("B2:0") == 2000
    while "summon:Three" not in match.offered or match.match.state.turn < 5:  # on to the next turn of the player
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.power("B2:0") == 3000
    match.answer("summon:Three")
    assert match.prompt == "ask-less-once"


@pytest.mark.rule("601.1a", "400.5")
def test_what_comes_again_counts_once_more_in_the_turn() -> None:
    once = creature("Once", 2000, "Once a turn your spell may cost 1 less to cast. They can't cost less than 1.")
    blink = spell("Blink", "Return one of your creatures to its owner's hand, and put it into the battle zone.", cost=2)
    zones: Zones = {"hand:0": ["Blink", "Blink", "Nine"], "B1:0": ["Once"], "mana zone:0": ["One"] * 4}
    match = table(zones, once, blink).answer("cast:Blink").answer("yes")
    assert match.answer("cast:Blink").prompt == "ask-less-once"
