"""400.5, 603.5b, 801.2: what waits for how cards come to a zone, and where they were before."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 4}
SMASH = spell("Smash", "Destroy one of your creatures.", cost=1)


@pytest.mark.rule("110.4g", "400.5", "801.4")
def test_what_comes_out_of_the_battle_zone_was_a_creature_there_or_lay_under_one() -> None:
    ghost = creature("Ghost", 1000, "When this card comes to your graveyard out of the battle zone, draw a card.")
    alone = table({**MANA, "hand:0": ["Smash", "Nine"], "B1:0": ["Ghost"]}, ghost, SMASH).answer("cast:Smash")
    assert alone.count("hand:0") == 2
    pile = Placed("Risen", attached={"under:0": ["Ghost"]})
    below = table({**MANA, "hand:0": ["Smash", "Nine"], "B1:0": [pile]}, ghost, SMASH).answer("cast:Smash")
    assert below.count("hand:0") == 2
    toss = spell("Toss", "Discard a card.", cost=1)
    thrown = table({**MANA, "hand:0": ["Toss", "Ghost"]}, ghost, toss).answer("cast:Toss")
    assert (thrown.names("graveyard:0"), thrown.count("hand:0")) == (["Ghost", "Toss"], 0)


@pytest.mark.rule("110.4g", "404.1")
def test_from_anywhere_it_comes_also_out_of_the_hand_and_the_deck() -> None:
    ghost = creature("Ghost", 1000, "When this creature comes to your graveyard, draw a card.")
    toss = spell("Toss", "Discard a card.", cost=1)
    thrown = table({**MANA, "hand:0": ["Toss", "Ghost"]}, ghost, toss).answer("cast:Toss")
    assert thrown.count("hand:0") == 1
    mill = spell("Mill", "Put the top card of your deck into your graveyard.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Mill", "Nine"], "deck:0": ["Ghost"]}
    assert table(zones, ghost, mill, filler=("Ghost", "Ghost")).answer("cast:Mill").count("hand:0") == 2


@pytest.mark.rule("110.4g", "405.1")
def test_a_card_hears_of_its_own_coming_to_the_mana_zone() -> None:
    text = "When this card comes to your mana zone out of your hand, untap this card."
    dew = creature("Dew", 1000, text, civilizations=["fire", "nature"])
    match = table({"mana zone:0": ["One"], "hand:0": ["Dew", "Blank"]}, dew, step="charge_step", phase="charge step")
    match.answer("charge:Dew")
    assert match.names("mana zone:0") == ["One", "Dew"]
    assert not any(match.match.state.rested[each] for each in match.cards("mana zone:0"))
    grow = spell("Grow", "Put the top card of your deck into your mana zone.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Grow", "Nine"]}
    match = table(zones, dew, grow, filler=("Dew", "Dew")).answer("cast:Grow")
    lying = {match.match.state.definition[each].name: each for each in match.cards("mana zone:0")}
    assert match.match.state.rested[lying["Dew"]]  # it is of two civilisations, and did not come from the hand


@pytest.mark.rule("110.4g", "603.4")
def test_something_may_be_shown_for_what_has_come_to_the_mana_zone() -> None:
    text = (
        "When this card comes to your mana zone, you may reveal a multicolored card from your hand. "
        "If you do, untap this card."
    )
    dew = creature("Dew", 1000, text, civilizations=["fire", "nature"])
    for held, rested in (("Both", False), ("Fish", True)):
        zones: Zones = {"mana zone:0": ["One"], "hand:0": ["Dew", held]}
        match = table(zones, dew, step="charge_step", phase="charge step").answer("charge:Dew")
        if match.offered == ["yes", "no"]:
            match.answer("yes")
        if match.offered == ["reveal:Both"]:
            match.answer("reveal:Both")
        lying = {match.match.state.definition[each].name: each for each in match.cards("mana zone:0")}
        assert match.match.state.rested[lying["Dew"]] is rested


@pytest.mark.rule("113.1", "406.1")
def test_every_card_that_comes_among_the_shields_is_heard_of() -> None:
    guard = creature("Guard", 1000, "When a card comes among your shields, draw a card.")
    ward = spell("Ward", "Add the top two cards of your deck to your shields face down.", cost=1)
    theirs = spell(
        "Theirs", "Your opponent does this: add the top card of your deck to your shields face down.", cost=1
    )
    match = table({**MANA, "hand:0": ["Ward", "Nine"], "B1:0": ["Guard"]}, guard, ward).answer("cast:Ward")
    assert match.count("hand:0") == 3
    match = table({**MANA, "hand:0": ["Theirs", "Nine"], "B1:0": ["Guard"]}, guard, theirs).answer("cast:Theirs")
    assert (match.count("hand:0"), match.count("S2:1")) == (1, 1)


@pytest.mark.rule("603.5b", "701.3")
def test_what_comes_without_summoning_was_put_there_by_an_effect() -> None:
    judge = creature("Judge", 1000, "When your opponent's creature comes without summoning, destroy it.")
    call = spell("Call", "Put a creature from your hand into the battle zone.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Two", "Three", "Call"], "B1:1": ["Judge"]}
    match = table(zones, judge, call).answer("summon:Two")
    assert match.names("B1:0") == ["Two"]
    match.answer("cast:Call").answer("put:Three")
    assert match.names("graveyard:0") == ["Call", "Three"]
    assert match.names("B1:0") == ["Two"]


@pytest.mark.rule("801.2", "802.2", "603.5b")
def test_either_its_coming_as_an_evolution_creature_or_its_becoming_a_source_is_heard_of() -> None:
    neo = creature(
        "Neo",
        5000,
        "NEO evolution: you may put this on one of your Human creatures",
        "Either when this creature comes as an evolution creature or else when this creature evolves, draw a card.",
        supertypes=["neo"],
    )
    zones: Zones = {**MANA, "hand:0": ["Neo", "Risen", "Nine"], "B1:0": ["Two"]}
    alone = table(zones, neo).answer("summon:Neo").answer("no")
    assert alone.count("hand:0") == 2
    alone.answer("summon:Risen")
    alone.answer(next(key for key in alone.offered if "B2" in key))
    assert alone.count("hand:0") == 2  # Risen has left it, and a card was drawn
    evolved = table(zones, neo).answer("summon:Neo").answer("yes")
    assert evolved.count("hand:0") == 3


@pytest.mark.rule("403.4a", "609.1", "802.4")
def test_a_creature_may_be_put_under_one_that_is_chosen_instead_of_being_destroyed() -> None:
    kin = creature(
        "Kin", 1000, "When this creature would be destroyed, you may put it under one of your NEO creatures instead."
    )
    neo = creature("Neo", 5000, "NEO evolution: you may put this on one of your Human creatures", supertypes=["neo"])
    zones: Zones = {
        **MANA,
        "hand:0": ["Smash", "Nine"],
        "B1:0": ["Kin"],
        "B2:0": ["Neo"],
        "B3:0": ["Neo"],
        "B4:0": ["Two"],
    }
    match = table(zones, kin, neo, SMASH).answer("cast:Smash").answer("destroy:B1").answer("yes")
    assert [key[-2:] for key in match.offered] == ["B2", "B3"]
    match.answer(match.offered[1])
    assert (match.names("under:0"), match.names("graveyard:0")) == (["Kin"], ["Smash"])
    assert "evolution" in match.match.values(match.card("B3:0"))["supertypes"]


@pytest.mark.rule("506.3", "603.2")
def test_any_player_s_creature_that_attacks_is_meant_where_nobody_is_named() -> None:
    watcher = creature("Watcher", 1000, "Whenever any player's creature attacks, draw a card.")
    mine = attack({"B1:0": ["Two"], "B2:0": ["Watcher"]}, watcher).answer("attack:B1")
    assert mine.count("hand:0") == 1
    theirs = attack({"B1:0": ["Two"], "B1:1": ["Watcher"]}, watcher).answer("attack:B1")
    assert theirs.count("hand:1") == 1


@pytest.mark.rule("603.2", "603.5b")
def test_this_creature_or_one_like_that_is_heard_of_once_if_it_is_both() -> None:
    text = (
        "Either when you put this creature into the battle zone or else when you put your creature that costs 2 or "
        "more into the battle zone, draw a card."
    )
    host = creature("Host", 1000, text)
    match = table({**MANA, "hand:0": ["Host", "Two"]}, host).answer("summon:Host")
    assert match.count("hand:0") == 2
    assert match.answer("summon:Two").count("hand:0") == 2
