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
