"""608: cards of either of two sorts or zones, battles of chosen creatures, and what was summoned."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


def test_cards_of_either_sort_may_be_chosen_and_what_is_said_of_both_is_asked_of_each() -> None:
    text = "Return an either (creature) or (spell) likewise (that costs 2 or less) from your graveyard to your hand."
    dear = spell("Dear", "Draw a card.", cost=5)
    there = ["One", "Blank", "Dear", "Nothing"]
    match = table({"hand:0": ["Call", "Two"], "graveyard:0": there}, spell("Call", text, **FREE), dear)
    match.answer("cast:Call")
    assert sorted(match.offered) == ["return:Blank", "return:One"]
    match.answer("return:Blank")
    assert match.names("hand:0") == ["Two", "Blank"]


def test_cards_of_either_zone_may_be_chosen() -> None:
    dig = spell("Dig", "Return a creature from your mana zone or graveyard to your hand.", **FREE)
    zones: Zones = {"hand:0": ["Dig", "Two"], "graveyard:0": ["One", "Blank"], "mana zone:0": ["Fish"]}
    match = table(zones, dig).answer("cast:Dig")
    assert sorted(match.offered) == ["return:Fish", "return:One"]


@pytest.mark.rule("106.1")
def test_a_colorless_card_has_no_civilization() -> None:
    grey = creature("Grey", 1000, civilizations=[])
    for word, left in (("colorless", ["One"]), ("non-colorless", ["Grey"])):
        sweep = spell("Sweep", f"Destroy all {word} creatures in the battle zone.", **FREE)
        match = table({"hand:0": ["Sweep", "Two"], "B1:1": ["Grey"], "B2:1": ["One"]}, sweep, grey)
        match.answer("cast:Sweep")
        assert [*match.names("B1:1"), *match.names("B2:1")] == left


@pytest.mark.rule("115.1")
def test_the_creature_that_was_spoken_of_battles_a_chosen_one() -> None:
    text = "When you put this creature into the battle zone, let one of your opponent's creatures battle it."
    fighter = creature("Fighter", 2000, text, **FREE)
    zones: Zones = {"hand:0": ["Fighter", "Two"], "B1:1": ["Nine"], "B2:1": ["One"]}
    match = table(zones, fighter).answer("summon:Fighter").answer("choose:B2:1")
    assert match.names("B1:0") == ["Fighter"]
    assert match.names("graveyard:1") == ["One"]


@pytest.mark.rule("115.1")
def test_no_battle_happens_without_a_second_creature() -> None:
    text = "When you put this creature into the battle zone, let one of your opponent's creatures battle it."
    match = table({"hand:0": ["Fighter", "Two"]}, creature("Fighter", 2000, text, **FREE)).answer("summon:Fighter")
    assert match.names("B1:0") == ["Fighter"]


@pytest.mark.rule("701.3a")
def test_what_is_put_without_being_summoned_was_not_summoned() -> None:
    called = creature("Called", 2000, "When this creature comes by summoning, draw a card.", **FREE)
    lift = spell("Lift", "Put a creature from your hand into the battle zone.", **FREE)
    for way, drawn in (("summon:Called", 1), ("cast:Lift", 0)):
        match = table({"hand:0": ["Called", "Lift", "Bolt"]}, called, lift).answer(way)
        if way == "cast:Lift":
            match.answer("put:Called")
        assert match.names("B1:0") == ["Called"]
        assert match.names("hand:0").count("Blank") == drawn


@pytest.mark.rule("402.1", "701.9")
def test_one_card_is_put_that_was_looked_at_or_is_in_the_hand() -> None:
    bomber = creature(
        "Bomber",
        1000,
        "Whenever this creature attacks, look at the top card of your deck. "
        "You may put a creature that costs 2 or less from among them or from your hand into the battle zone.",
    )
    zones: Zones = {"B1:0": ["Bomber"], "hand:0": ["Two", "Nothing"], "deck:0": ["Three"]}
    match = table(zones, bomber, step="attack_step").answer("attack:B1").answer("yes")
    assert match.offered == ["put:Three", "put:Two"]
    match.answer("put:Three")
    assert "Three" not in match.names("deck:0")
    assert match.names("hand:0") == ["Two", "Nothing"]
