"""506, 507, 701.14: creatures that some cannot attack, block or choose, that fight at once, and shields kept whole."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE = {"cost": 0, "civilizations": []}
SMALL = "creatures that have power 2000 or less"


@pytest.mark.rule("507.1a")
def test_who_is_spared_by_some_can_be_blocked_by_others() -> None:
    sly = creature("Sly", 2000, f"This creature can't be blocked by {SMALL}.")
    weak = creature("Weak", 1000, "Blocker")
    match = attack({"B1:0": ["Sly"], "B2:0": ["One"], "B1:1": ["Weak"], "B2:1": ["Wall"]}, sly, weak).answer(
        "attack:B1"
    )
    assert match.offered == ["block:B2:1"]
    match = attack({"B1:0": ["Sly"], "B2:0": ["One"], "B1:1": ["Weak"], "B2:1": ["Wall"]}, sly, weak).answer(
        "attack:B2"
    )
    assert match.offered == ["block:B1:1", "block:B2:1"]


@pytest.mark.rule("506.1e")
def test_who_is_spared_by_some_can_be_attacked_by_others() -> None:
    sly = creature("Sly", 2000, f"This creature can't be attacked by {SMALL}.", "Blocker")
    zones: Zones = {
        "B1:0": ["One"],
        "B2:0": ["Nine"],
        "B1:1": [Placed("Sly", rested=True)],
        "B2:1": [Placed("Two", rested=True)],
    }
    assert attack(zones, sly).answer("attack:B1").offered == ["target-player", "target:B2:1"]
    assert attack(zones, sly).answer("attack:B2").offered == ["target-player", "target:B1:1", "target:B2:1"]


@pytest.mark.rule("506.1")
def test_a_mach_fighter_fights_creatures_when_it_has_come_and_attacks_as_others_do_later() -> None:
    mach = creature("Mach", 4000, "Mach fighter", **FREE)
    match = table({"hand:0": ["Mach", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"]}, mach).answer("summon:Mach")
    match.answer("pass").answer("attack:B1")
    assert match.offered == ["target:B1:1", "target:B2:1"]
    match = attack({"B1:0": ["Mach"], "B2:0": ["One"], "B1:1": ["One"]}, mach).answer("attack:B1")
    assert "target:B1:1" not in match.offered


@pytest.mark.rule("101.2")
def test_what_the_opponent_cannot_choose_its_player_can() -> None:
    shy = creature("Shy", 2000, "This creature can't be chosen by your opponent.")
    snare = spell("Snare", "Destroy one of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Snare", "Nothing"], "B1:1": ["Shy"], "B2:1": ["One"]}, shy, snare).answer("cast:Snare")
    assert match.names("graveyard:1") == ["One"]
    leave = spell("Leave", "Return one of your creatures to your hand.", **FREE)
    match = table({"hand:0": ["Leave", "Nothing"], "B1:0": ["Shy"]}, shy, leave).answer("cast:Leave")
    assert "Shy" in match.names("hand:0")


@pytest.mark.rule("115.1")
def test_an_effect_lets_two_creatures_battle() -> None:
    choose = "When you put this creature into the battle zone, choose one of your opponent's creatures."
    duel = f"{choose} This creature and it battle."
    bully = creature("Bully", 2000, duel, **FREE)
    match = table({"hand:0": ["Bully", "Nothing"], "B1:1": ["One"], "B2:1": ["Nine"]}, bully).answer("summon:Bully")
    match.answer("choose:B1:1")
    assert (match.names("graveyard:1"), match.names("B1:0")) == (["One"], ["Bully"])
    match = table({"hand:0": ["Bully", "Nothing"], "B1:1": ["One"], "B2:1": ["Nine"]}, bully).answer("summon:Bully")
    match.answer("choose:B2:1")
    assert (match.names("graveyard:1"), match.names("graveyard:0")) == ([], ["Bully"])


@pytest.mark.rule("115.3")
def test_something_waits_for_the_end_of_the_battle() -> None:
    brief = creature("Brief", 5000, "Whenever this creature battles, after the battle, destroy it.")
    match = attack({"B1:0": ["Brief"], "B2:0": ["One"], "B1:1": [Placed("Two", rested=True)]}, brief).answer(
        "attack:B1"
    )
    match.answer("target:B1:1")
    assert (match.names("graveyard:1"), match.names("graveyard:0")) == (["Two"], ["Brief"])


@pytest.mark.rule("701.14")
def test_a_creature_is_destroyed_and_the_shield_stays_whole() -> None:
    saver = creature("Saver", 2000, "When a shield of yours would be broken, you may destroy this creature instead.")
    zones = {"B1:0": ["One"], "B2:0": ["One"], "B1:1": ["Saver"], "S1:1": ["Two"], "S2:1": ["Two"]}
    match = attack(zones, saver).answer("attack:B1").answer("break:S1").answer("yes")
    assert (match.names("graveyard:1"), match.names("S1:1"), match.count("hand:1")) == (["Saver"], ["Two"], 0)
    theirs = {"B1:0": ["One"], "B2:0": ["Saver"], "S1:1": ["Two"], "S2:1": ["Two"]}
    match = attack(theirs, saver).answer("attack:B1").answer("break:S1")
    assert match.offered == ["pass"]  # no shield of its player is broken
    match = attack(zones, saver).answer("attack:B1").answer("break:S1").answer("no").answer("pass")
    assert (match.names("graveyard:1"), match.names("hand:1")) == ([], ["Two"])


@pytest.mark.rule("113.2", "112.3a")
def test_shields_are_taken_without_their_triggers() -> None:
    take = spell("Take", "Put one of your shields into your hand without using shield triggers.", **FREE)
    match = table({"hand:0": ["Take", "Nothing"], "S1:0": ["Bolt"], "B1:1": ["One"]}, take).answer("cast:Take")
    assert match.offered == ["pass"]
    match.answer("pass")
    assert (match.names("B1:1"), "Bolt" in match.names("hand:0")) == (["One"], True)


@pytest.mark.rule("206.1")
def test_power_is_compared_with_that_of_the_creature() -> None:
    weaker = "all of your opponent's creatures that have less power than this creature"
    text = f"Whenever this creature attacks, destroy {weaker}."
    match = attack(
        {"B1:0": ["Judge"], "B2:0": ["One"], "B1:1": ["Two"], "B2:1": ["One"]}, creature("Judge", 2000, text)
    )
    match.answer("attack:B1")
    assert match.names("graveyard:1")[:1] == ["One"]
    assert match.names("B1:1") == ["Two"]


@pytest.mark.rule("507.2")
def test_something_is_so_while_a_creature_blocks() -> None:
    gate = creature("Gate", 1000, "Blocker", "While blocking, this creature gets +9000 power.")
    zones: Zones = {"B1:0": ["Nine"], "B2:0": ["One"], "B1:1": ["Gate"], "B2:1": ["One"]}
    match = attack(zones, gate).answer("attack:B1").answer("block:B1:1")
    assert (match.names("graveyard:0"), match.names("B1:1")) == (["Nine"], ["Gate"])
    match = attack({**zones, "B1:1": [Placed("Gate", rested=True)]}, gate).answer("attack:B1").answer("target:B1:1")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == ([], ["Gate"])  # attacked, and not blocking
