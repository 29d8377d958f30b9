"""302.2, 409.1b: spells that are cast again from the graveyard when they have been cast from the hand."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell, table
from tests.games.duel_masters.rules.test_6_prices_and_bans import FREE

AGAIN = "out of your hand, you may cast it for no cost."
ECHO = spell("Echo", "Draw a card.", f"When you have cast this spell {AGAIN}", **FREE)
MASTER = creature("Master", 2000, f"When you have cast a spell {AGAIN}", cost=9)
DRAW = spell("Draw", "Draw a card.", **FREE)


@pytest.mark.rule("302.2", "409.1b")
def test_a_spell_is_cast_once_more_from_the_graveyard_and_not_again_from_there() -> None:
    match = table({"hand:0": ["Echo", "Nothing"]}, ECHO).answer("cast:Echo")
    assert (match.names("graveyard:0"), match.offered) == (["Echo"], ["yes", "no"])
    match.answer("yes")
    assert match.names("graveyard:0") == ["Echo"]
    assert match.count("hand:0") == 3
    assert match.rule == "504.1"


@pytest.mark.rule("302.2", "409.1b")
def test_of_each_spell_a_creature_lets_its_player_cast_it_once_more() -> None:
    match = table({"hand:0": ["Draw", "Draw", "Nothing"], "B1:0": ["Master"], "B1:1": ["Master"]}, MASTER, DRAW)
    match.answer("cast:Draw").answer("yes").answer("cast:Draw").answer("yes")
    assert match.names("graveyard:0") == ["Draw", "Draw"]
    assert (match.rule, match.count("hand:0")) == ("504.1", 5)


@pytest.mark.rule("302.2", "409.1b")
def test_a_spell_that_goes_elsewhere_or_was_cast_from_elsewhere_is_not_cast_again() -> None:
    seed = spell("Seed", "Draw a card.", "Charger", **FREE)
    zones: Zones = {"hand:0": ["Seed", "Nothing"], "B1:0": ["Master"]}
    assert table(zones, MASTER, seed).answer("cast:Seed").rule == "504.1"
    dig = creature(
        "Dig",
        2000,
        "When you put this creature into the battle zone, cast a spell from your graveyard for no cost.",
        **FREE,
    )
    graves: Zones = {"hand:0": ["Dig", "Nothing"], "graveyard:0": ["Echo"], "B1:0": ["Master"]}
    match = table(graves, MASTER, ECHO, dig).answer("summon:Dig")
    assert (match.rule, match.count("hand:0")) == ("504.1", 2)


@pytest.mark.rule("112.3a", "302.2")
def test_a_spell_is_cast_once_more_only_with_what_its_super_shield_trigger_gives() -> None:
    again = f"Super: When you have cast this spell {AGAIN}"
    blast = spell("Blast", "Super shield trigger", "Draw a card.", again, cost=5)
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["Two"], "S1:1": ["Blast"]}
    match = attack(zones, blast).answer("attack:B1").answer("shield-trigger:Blast").answer("yes")
    assert match.offered == ["yes", "no"]
    match.answer("yes")
    assert (match.asked, match.count("hand:1")) == (0, 2)
    match = attack({**zones, "S2:1": ["One"]}, blast).answer("attack:B1").answer("break:S1")
    match.answer("shield-trigger:Blast")
    assert (match.asked, match.count("hand:1")) == (0, 1)
