"""505 to 510, 602: attacks in their parts: who has to attack and block, what triggers when, how an attack ends."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.kernel.messages import Seat
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
MUST = "This creature attacks each turn if able."


@pytest.mark.rule("506.1b")
def test_a_creature_that_has_to_attack_does_in_any_order_with_others() -> None:
    zones: Zones = {"B1:0": ["Wild"], "B2:0": ["One"], "S1:1": ["One"], "S2:1": ["One"]}
    match = attack(zones, creature("Wild", 2000, MUST))
    assert match.offered == ["attack:B1", "attack:B2"]
    match.answer("attack:B2").answer("break:S1").answer("pass")
    assert match.offered == ["attack:B1"]


@pytest.mark.rule("506.1b", "101.2")
def test_one_that_cannot_attack_need_not() -> None:
    torn = creature("Torn", 2000, MUST, "This creature can't attack.")
    zones: Zones = {"B1:0": ["Torn"], "B2:0": [Placed("Wild", rested=True)], "B3:0": ["One"]}
    assert attack(zones, torn, creature("Wild", 2000, MUST)).offered == ["pass", "attack:B3"]


@pytest.mark.rule("506.1b", "602.3")
def test_one_that_has_to_attack_is_not_tapped_for_its_ability() -> None:
    both = creature("Driven", 2000, MUST, "Tap ability: Draw a card.")
    assert attack({"B1:0": ["Driven"]}, both).offered == ["attack:B1"]


@pytest.mark.rule("602.3", "602.3a", "110.3c")
def test_a_tap_ability_is_used_by_who_could_attack() -> None:
    sage = creature("Sage", 2000, "Tap ability: Draw a card.", **FREE)
    calm = creature("Calm", 2000, "Tap ability: Draw a card.", "This creature can't attack.")
    zones: Zones = {
        "hand:0": ["Sage", "Nothing"],
        "B1:0": ["Sage"],
        "B2:0": ["Calm"],
        "B3:0": [Placed("Sage", rested=True)],
    }
    match = table(zones, sage, calm).answer("summon:Sage").answer("pass")
    assert [key.rpartition(":")[0] if "tap" in key else key for key in match.offered] == [
        "pass",
        "attack:B1",
        "tap-ability:B1",
    ]
    match.answer(match.offered[2])
    assert match.rested("B1:0")
    assert "Blank" in match.names("hand:0")


@pytest.mark.rule("507.1b")
def test_all_that_have_to_block_do_and_others_may_join() -> None:
    keen = creature("Keen", 3000, "Blocker", "This creature blocks if able.")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Keen"], "B2:1": ["Keen"], "B3:1": ["Wall"]}
    match = attack(zones, keen).answer("attack:B1")
    assert match.offered == ["block:B3:1"]
    match.answer()
    assert match.offered == ["block:B1:1", "block:B2:1"]
    match.answer("block:B2:1", "block:B1:1")
    assert [match.rested(zone) for zone in ("B1:1", "B2:1", "B3:1")] == [True, True, False]
    assert match.names("graveyard:0") == ["Two"]


@pytest.mark.rule("507.1b")
def test_the_only_one_that_has_to_block_blocks_unasked() -> None:
    keen = creature("Keen", 3000, "Blocker", "This creature blocks if able.")
    match = attack({"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Keen"]}, keen).answer("attack:B1")
    assert match.names("graveyard:0") == ["Two"]
    tapped = attack({"B1:0": ["Two"], "B9:0": ["One"], "B1:1": [Placed("Keen", rested=True)]}, keen)
    assert tapped.answer("attack:B1").answer("target-player").asked == 1  # it cannot; the shield breaks


@pytest.mark.rule("507.1", "507.1a", "700.4")
def test_an_unblockable_creature_is_blocked_by_nobody_and_a_tapped_blocker_blocks_nothing() -> None:
    ghost = creature("Ghost", 2000, "This creature can't be blocked.")
    match = attack({"B1:0": ["Ghost"], "B1:1": ["Wall"], "S1:1": ["One"]}, ghost).answer("attack:B1")
    assert match.rule == "509.5a"
    match = attack({"B1:0": ["Two"], "B1:1": [Placed("Wall", rested=True)], "S1:1": ["One"]}).answer("attack:B1")
    assert match.answer("target-player").rule == "509.5a"


@pytest.mark.rule("507.2b", "507.2c", "507.1a")
def test_a_guardman_takes_an_attack_on_another_creature_and_does_not_block_it() -> None:
    guard = creature("Guard", 3000, "Guardman")
    sly = creature(
        "Sly", 2000, "Whenever this creature becomes blocked, draw a card.", "This creature can't be blocked."
    )
    zones: Zones = {"B1:0": ["Sly"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guard"]}
    match = attack(zones, guard, sly).answer("attack:B1").answer("target:B1:1").answer("block:B2:1")
    assert match.names("graveyard:0") == ["Sly"]
    assert match.names("B1:1") == ["One"]
    assert match.names("hand:0") == []
    match = attack(zones, guard, sly).answer("attack:B1").answer("target-player")
    assert match.rule == "509.5a"  # not an attack on the player


@pytest.mark.rule("507.2b", "700.4")
def test_a_guardman_that_is_a_blocker_only_guards_against_what_cannot_be_blocked() -> None:
    guard = creature("Guard", 3000, "Guardman", "Blocker", "Whenever this creature blocks, draw a card.")
    ghost = creature("Ghost", 2000, "This creature can't be blocked.")
    zones: Zones = {"B1:0": ["Ghost"], "B9:0": ["One"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Guard"]}
    match = attack(zones, guard, ghost).answer("attack:B1").answer("target:B1:1").answer("block:B2:1")
    assert match.names("graveyard:0") == ["Ghost"]
    assert match.names("hand:1") == []


@pytest.mark.rule("507.3", "507.3a", "507.3e", "507.3g", "507.2c", "101.4")
def test_blocking_triggers_for_both_the_turn_player_first() -> None:
    sly = creature("Sly", 2000, "Whenever this creature becomes blocked, draw a card.")
    firm = creature("Firm", 3000, "Blocker", "Whenever this creature blocks, draw a card.")
    zones: Zones = {"B1:0": ["Sly"], "B9:0": ["One"], "B1:1": ["Firm"], "B2:1": ["Firm"]}
    match = attack(zones, sly, firm).answer("attack:B1").answer("block:B1:1", "block:B2:1")
    assert (match.count("hand:0"), match.count("hand:1")) == (1, 1)  # the first of the two did not block
    told = [text for text in match.told if text in ("draws", "battles")]
    assert told == ["draws", "draws", "battles"]
    assert match.match.log is not None
    drawn = [line.values["player"] for _, line in match.match.log.lines(None) if line.text == "draws"]
    assert drawn == [Seat(0), Seat(1)]


@pytest.mark.rule("506.3", "506.3c", "506.3e", "506.1d")
def test_what_attacking_triggers_is_resolved_before_anybody_blocks() -> None:
    angry = creature("Angry", 2000, "Whenever this creature attacks, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Angry"], "B1:1": ["Wall"], "S1:1": ["One"]}
    match = attack(zones, angry).answer("attack:B1")
    assert match.names("graveyard:1") == ["Wall"]
    assert match.rule == "509.5a"


@pytest.mark.rule("506.3a", "603.2b")
def test_attacking_triggers_for_the_attacker_and_once() -> None:
    text = "Whenever this creature attacks, draw a card."
    eager = creature("Eager", 2000, text)
    zones: Zones = {"B1:0": ["Eager"], "B2:0": ["Eager"], "S1:1": ["One"]}
    match = attack(zones, eager).answer("attack:B1")
    assert match.count("hand:0") == 1


@pytest.mark.rule("505.6", "505.6a")
def test_an_attack_ends_when_the_attacker_leaves() -> None:
    rash = creature("Rash", 2000, "Whenever this creature attacks, destroy one of your creatures.")
    zones: Zones = {"B1:0": ["Rash"], "B2:0": ["One"], "B1:1": ["Wall"], "S1:1": ["Bolt"]}
    match = attack(zones, rash).answer("attack:B1").answer("destroy:B1")
    assert match.offered == ["pass", "attack:B2"]  # nobody blocked, no shield was broken
    assert match.names("S1:1") == ["Bolt"]


@pytest.mark.rule("505.6b")
def test_untapping_the_attacked_creature_does_not_end_the_attack() -> None:
    kind = creature("Kind", 4000, "Whenever this creature attacks, untap all of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Kind"], "B9:0": ["One"], "B1:1": [Placed("Two", rested=True)]}
    match = attack(zones, kind).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Two"]


@pytest.mark.rule("508.1", "115.1", "301.3a", "701.13a", "701.13b")
def test_an_attack_on_a_creature_is_a_battle_and_breaks_nothing() -> None:
    match = attack({"B1:0": ["Twin"], "B9:0": ["One"], "B1:1": [Placed("Two", rested=True)], "S1:1": ["One"]})
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Two"]
    assert match.names("S1:1") == ["One"]


@pytest.mark.rule("508.1", "701.12a")
def test_a_blocked_attack_breaks_no_shield_even_if_the_blocker_loses() -> None:
    match = attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": ["Wall"], "S1:1": ["One"]}).answer("attack:B1")
    match.answer("block:B1:1")
    assert match.names("graveyard:1") == ["Wall"]
    assert match.names("S1:1") == ["One"]


@pytest.mark.rule("509.2", "509.2a", "509.2b", "509.6", "701.14a")
@pytest.mark.parametrize(("name", "broken"), [("Two", 1), ("Twin", 2), ("Ruin", 4)])
def test_a_creature_breaks_as_many_shields_as_it_says_together(name: str, broken: int) -> None:
    ruin = creature("Ruin", 9000, "World breaker")
    shields = {f"S{number}:1": ["One"] for number in range(1, 5)}
    match = attack({"B1:0": [name], "B9:0": ["One"], **shields}, ruin).answer("attack:B1")
    if broken < 4:
        decision = match.match.decision
        assert decision is not None
        assert (decision.minimum, decision.maximum) == (broken, broken)
        match.answer(*match.offered[:broken])
    assert match.offered == ["pass"]
    match.answer("pass")
    assert sum(match.count(f"S{number}:1") for number in range(1, 5)) == 4 - broken
    assert match.count("hand:1") == broken


@pytest.mark.rule("701.14c", "603.2b")
def test_shields_that_break_together_trigger_for_each() -> None:
    glad = creature("Glad", 2000, "Double breaker", "Whenever this creature breaks a shield, draw a card.")
    zones: Zones = {"B1:0": ["Glad"], "B9:0": ["One"], "S1:1": ["One"], "S2:1": ["One"]}
    match = attack(zones, glad).answer("attack:B1").answer("pass")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert match.count("hand:0") == 2


@pytest.mark.rule("510.1", "510.2")
def test_a_creature_is_still_attacking_when_the_end_of_its_attack_triggers() -> None:
    text = (
        "Whenever this creature attacks, after the attack, "
        "destroy one of your opponent's creatures that have power 2000 or less."
    )
    zones: Zones = {"B1:0": ["Bull"], "B9:0": ["One"], "B1:1": ["Two"], "B2:1": ["One"], "S1:1": ["Blank"]}
    match = attack(zones, creature("Bull", 1000, "Power attacker +2000", text)).answer("attack:B1").answer("pass")
    assert match.rule == "605.2b"
    assert match.power("B1:0") == 3000
    match.answer("destroy:B1:1")
    assert match.power("B1:0") == 1000
    assert match.names("graveyard:1") == ["Two"]


@pytest.mark.rule("104.2a", "509.1")
def test_an_attack_that_was_blocked_does_not_win_when_the_blocker_is_gone() -> None:
    cruel = creature("Cruel", 2000, "Whenever this creature becomes blocked, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Cruel"], "B9:0": ["One"], "B1:1": ["Wall"], "S1:1": []}
    match = attack(zones, cruel).answer("attack:B1").answer("block:B1:1")
    assert match.names("graveyard:1") == ["Wall"]
    assert match.outcome is None
    assert match.offered == ["pass", "attack:B9"]
