"""700.2: abilities with options."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

MANA = {"mana zone:0": ["One", "Two", "Three"]}
TEXT = "choose one of these: (draw two cards) or (destroy one of your creatures, then draw a card)."


@pytest.mark.rule("700.2", "700.2a")
@pytest.mark.parametrize(("key", "hand", "there"), [("option", 2, 2), ("option#2", 1, 1)])
def test_an_option_is_chosen_when_the_ability_resolves_and_nothing_of_the_others_is_done(
    key: str, hand: int, there: int
) -> None:
    choice = creature("Choice", 2000, f"When you put this creature into the battle zone, {TEXT}")
    zones: Zones = {**MANA, "hand:0": ["Choice"], "B1:0": ["One"]}
    match = table(zones, choice).answer("summon:Choice")
    assert (match.asked, match.rule, match.offered) == (0, "700.2a", ["option", "option#2"])
    match.answer(key)
    if key == "option#2":
        match.answer("destroy:B1")
    assert match.count("hand:0") == hand
    assert match.count("B1:0") + match.count("B2:0") == there


@pytest.mark.rule("700.2a")
def test_one_may_choose_what_does_nothing() -> None:
    choice = spell("Choice", TEXT[0].upper() + TEXT[1:], cost=1)
    match = table({**MANA, "hand:0": ["Choice", "Nothing"]}, choice).answer("cast:Choice").answer("option#2")
    assert match.count("hand:0") == 2


@pytest.mark.rule("700.2b", "700.2c")
def test_where_the_opponent_chooses_it_is_done_for_the_player_of_the_ability() -> None:
    text = "Your opponent chooses one of these: (draw two cards) or (your opponent discards a card)."
    choice = spell("Choice", text, cost=1)
    zones: Zones = {**MANA, "hand:0": ["Choice", "Nothing"], "hand:1": ["One", "Two"]}
    match = table(zones, choice).answer("cast:Choice")
    assert match.asked == 1
    match.answer("option")
    assert (match.count("hand:0"), match.count("hand:1")) == (3, 2)
    other = table(zones, choice).answer("cast:Choice").answer("option#2")
    assert other.asked == 1
    other.answer(other.offered[0])
    assert (other.count("hand:0"), other.count("hand:1")) == (1, 1)


THREE = "(draw a card) or (destroy one of your creatures) or (draw three cards)"


@pytest.mark.rule("700.2a")
def test_several_different_options_are_done_in_the_order_of_the_text() -> None:
    choice = spell("Choice", f"Choose two of the options: {THREE}.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Choice", "Nothing"], "B1:0": ["One"], "B2:0": ["Two"]}
    match = table(zones, choice).answer("cast:Choice")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (2, 2)
    match.answer("option#2", "option")
    assert match.count("hand:0") == 2, "the card is drawn before anything is destroyed"
    match.answer("destroy:B2")
    assert (match.count("hand:0"), match.names("graveyard:0")) == (2, ["Two", "Choice"])


@pytest.mark.rule("700.2a")
@pytest.mark.parametrize(("zone", "most"), [(["One"], 1), (["Fish"], 2)])
def test_both_options_may_be_chosen_where_something_is_so(zone: list[str], most: int) -> None:
    text = "Choose one of these, or all of them if you have a water creature: (draw a card) or (draw three cards)."
    zones: Zones = {**MANA, "hand:0": ["Choice", "Nothing"], "B1:0": zone}
    match = table(zones, spell("Choice", text, cost=1)).answer("cast:Choice")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (1, most)
    match.answer(*["option", "option#2"][:most])
    assert match.count("hand:0") == (2 if most == 1 else 5)


@pytest.mark.rule("700.2a")
def test_an_option_may_be_chosen_again_when_it_has_been_done() -> None:
    choice = spell("Choice", f"Choose one of these two times: {THREE}.", cost=1)
    match = table({**MANA, "hand:0": ["Choice", "Nothing"]}, choice).answer("cast:Choice").answer("option#3")
    assert match.count("hand:0") == 4
    assert match.offered == ["option", "option#2", "option#3"]
    match.answer("option#3")
    assert match.count("hand:0") == 7


@pytest.mark.rule("603.3a")
def test_an_ability_is_used_several_times_one_after_the_other() -> None:
    text = "When you put this creature into the battle zone, do this two times: (destroy one of your creatures)."
    zones: Zones = {**MANA, "hand:0": ["Choice"], "B1:0": ["One"], "B2:0": ["Two"]}
    match = table(zones, creature("Choice", 2000, text)).answer("summon:Choice")
    match.answer("destroy:B1")
    assert match.names("graveyard:0") == ["One"]
    match.answer("destroy:B2")
    assert match.names("graveyard:0") == ["One", "Two"]


@pytest.mark.rule("700.2a")
@pytest.mark.parametrize(("revealed", "power"), [(["Kin", "Nine", "Kin"], 5000), (["Kin", "Nine", "Nine"], 7000)])
def test_what_is_done_once_for_each_card_may_be_done_to_the_same_creature_each_time(
    revealed: list[str], power: int
) -> None:
    text = (
        "When you put this creature into the battle zone, reveal the top three cards of your deck. Do this once "
        "for each Goblin card revealed this way: (choose one of your opponent's creatures. It gets -2000 "
        "power until the end of the turn). Put the rest on the bottom of your deck in any order."
    )
    thrice, kin = creature("Thrice", 1000, text, cost=1), creature("Kin", 1000, races=["Goblin"])
    zones: Zones = {
        "hand:0": ["Thrice", "Nothing"],
        "mana zone:0": ["One"],
        "deck:0": [*revealed, "Blank", "Blank"],
    }
    match = table({**zones, "B1:1": ["Nine"], "B2:1": ["Nine"]}, thrice, kin).answer("summon:Thrice")
    while match.rule != "504.1":
        match.answer(*([key for key in match.offered if "B1" in key] or match.offered))
    assert (match.power("B1:1"), match.power("B2:1")) == (power, 9000)
    assert sorted(match.names("deck:0")[:3]) == sorted(revealed), "the bottom of the deck"
