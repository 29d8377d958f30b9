"""511.1: what triggers at the end of the turn, and what is declared from the hand then. 507.4: put blocking."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.battle_state import blocker
from engine.kernel.views import view
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE = {"cost": 0, "civilizations": []}
LATE = creature(
    "Late", 5000,
    "From your hand: At the end of your turn, you may put this creature into the battle zone if you have two or more "
    "creatures.",
)  # fmt: skip
THEIRS = creature(
    "Ambush", 5000,
    "From your hand: At the end of your opponent's turn, you may put this creature into the battle zone if your "
    "opponent has two or more creatures.",
)  # fmt: skip
CALLER = creature("Caller", 2000, "At the end of your turn, put a creature from your graveyard into the battle zone.")
DRAWER = creature("Drawer", 2000, "At the end of your turn, draw a card.")
HERALD = creature("Herald", 2000, "When you put this creature into the battle zone, draw a card.")


@pytest.mark.rule("511.1b", "511.1a")
def test_the_turn_player_declares_before_what_has_triggered_is_resolved() -> None:
    zones: Zones = {"B1:0": ["Caller"], "graveyard:0": ["One"], "hand:0": ["Late"]}
    match = table(zones, LATE, CALLER, step="end_of_turn")
    assert (match.asked, match.rule, match.offered) == (0, "511.1b", ["pass"])
    match.answer("pass")
    assert match.names("B2:0") == ["One"]
    assert match.names("hand:0")[:1] == ["Late"]


@pytest.mark.rule("511.1b", "511.1c", "603.2f")
def test_what_is_declared_is_resolved_among_the_turn_players_effects_in_any_order() -> None:
    zones: Zones = {"B1:0": ["Drawer"], "B2:0": ["One"], "hand:0": ["Late"]}
    match = table(zones, LATE, DRAWER, step="end_of_turn")
    assert match.offered == ["comes-at-end:Late"]
    match.answer("comes-at-end:Late")
    assert (match.asked, len(match.offered)) == (0, 2)
    late = next(each for each in match.offered if "Late" in each)
    match.answer(late)
    assert match.names("B3:0") == ["Late"]


@pytest.mark.rule("511.1d", "511.1c")
def test_the_other_player_declares_by_what_is_so_after_the_turn_players_effects() -> None:
    zones: Zones = {"B1:0": ["Caller"], "graveyard:0": ["One"], "hand:1": ["Ambush"]}
    match = table(zones, THEIRS, CALLER, step="end_of_turn")
    assert (match.asked, match.rule, match.offered) == (1, "511.1d", ["comes-at-end:Ambush"])
    match.answer("comes-at-end:Ambush")
    assert match.names("B1:1") == ["Ambush"]


@pytest.mark.rule("511.1d", "511.1e")
def test_what_the_other_player_has_triggered_waits_for_the_declaration() -> None:
    helper = creature("Helper", 2000, "At the end of your opponent's turn, draw a card.")
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Two"], "B1:1": ["Helper"], "hand:1": ["Ambush"]}
    match = table(zones, THEIRS, helper, step="end_of_turn")
    assert match.rule == "511.1d"
    assert match.names("hand:1") == ["Ambush"]
    match.answer("comes-at-end:Ambush")
    assert (match.asked, len(match.offered)) == (1, 2)


@pytest.mark.rule("511.1b", "511.1d", "603.2e")
def test_the_question_does_not_tell_whether_the_card_is_in_the_hand() -> None:
    seen = []
    for held, buried in (("Ambush", "Two"), ("Two", "Ambush")):
        zones: Zones = {"B1:0": ["One"], "hand:1": [held], "deck:1": ["One", buried]}
        match = table(zones, THEIRS, step="end_of_turn")
        assert match.asked == 1
        seen.append(view(match.match, 0).decision)
    assert seen[0] == seen[1]


@pytest.mark.rule("511.1d", "101.4")
def test_an_ability_for_the_own_turn_is_not_declared_in_the_opponents() -> None:
    zones: Zones = {"B1:0": ["One"], "B1:1": ["One"], "B2:1": ["Two"], "hand:1": ["Late"]}
    assert table(zones, LATE, step="end_of_turn").offered == ["pass"]


GUARD = creature("Guard", 4000, "Whenever this creature blocks, draw a card.")
SENDER = creature(
    "Sender", 1000,
    "Whenever your opponent's creature attacks, put a creature from your hand into the battle zone blocking.",
)  # fmt: skip
WAITING = creature("Waiting", 3000, "Whenever this creature becomes blocked, draw a card.")


@pytest.mark.rule("507.4")
def test_a_creature_that_is_put_blocking_takes_the_attack_but_has_not_blocked() -> None:
    zones: Zones = {"B1:0": ["Waiting"], "B9:0": ["One"], "B1:1": ["Sender"], "hand:1": ["Guard"]}
    match = attack(zones, SENDER, GUARD, WAITING).answer("attack:B1").answer("put:Guard")
    assert match.names("B2:1") == ["Guard"]
    assert match.names("B1:0") == []
    assert match.names("graveyard:0") == ["Waiting"]
    assert match.names("S1:1") == ["Blank"]
    assert match.names("hand:1") == []
    assert match.names("hand:0") == []
    state = match.match.state
    assert not state.rested[match.card("B2:1")]


@pytest.mark.rule("507.4")
def test_a_creature_that_is_put_blocking_counts_as_blocking() -> None:
    kinder = creature("Kinder", 9000)
    ninja = creature("Ninja", 1000, "Ninja strike 0", races=["Shinobi"])
    zones: Zones = {"B1:0": ["Kinder"], "B9:0": ["One"], "B1:1": ["Sender"], "hand:1": ["Guard"], "hand:0": ["Ninja"]}
    match = attack(zones, SENDER, GUARD, kinder, ninja, declaring=True).answer("attack:B1")
    while match.rule != "507.3d":
        match.answer(match.offered[0])
    assert match.offered == ["ninja-strike:Ninja"]


@pytest.mark.rule("507.4")
def test_a_creature_is_put_blocking_against_nothing_where_no_opponents_creature_attacks() -> None:
    caller = creature(
        "Own", 3000, "Whenever this creature attacks, put a creature from your hand into the battle zone blocking."
    )
    zones: Zones = {"B1:0": ["Own"], "B9:0": ["One"], "hand:0": ["Guard"]}
    match = attack(zones, caller, GUARD).answer("attack:B1").answer("put:Guard")
    assert match.names("B10:0") == ["Guard"]
    assert match.rule == "509.5a"


@pytest.mark.rule("507.4", "101.2")
@pytest.mark.parametrize(
    ("of_guard", "of_attacker"),
    [
        ("This creature can't block.", ""),
        ("", "This creature can't be blocked."),
        ("", "This creature can't be blocked by creatures that have power 4000 or less."),
        ("", "Your opponent can't block."),
    ],
)
def test_a_creature_that_cannot_block_the_attacker_is_put_and_blocks_nothing(of_guard: str, of_attacker: str) -> None:
    put, attacking = creature("Idle", 4000, of_guard), creature("Raider", 3000, of_attacker)
    zones: Zones = {"B1:0": ["Raider"], "B9:0": ["One"], "B1:1": ["Sender"], "hand:1": ["Idle"]}
    match = attack(zones, SENDER, put, attacking).answer("attack:B1").answer("put:Idle")
    assert match.names("B2:1") == ["Idle"]
    assert match.names("B1:0") == ["Raider"]
    assert match.rule == "509.5a"


@pytest.mark.rule("507.4", "508.1", "101.4e")
@pytest.mark.parametrize(("target", "blocks"), [("Two", True), ("Alarm", False)])
def test_a_creature_can_be_put_blocking_until_the_battle_of_the_attack_begins(target: str, blocks: bool) -> None:
    duel = "Whenever this creature attacks, choose one of your opponent's creatures. This creature and it battle."
    alarm = creature(
        "Alarm", 1000,
        "Whenever this creature battles, put a creature from your hand into the battle zone blocking. "
        "You may draw a card.",
    )  # fmt: skip
    raider = creature("Raider", 3000, duel if target == "Two" else "")
    zones: Zones = {
        "B1:0": ["Raider"], "B9:0": ["One"],
        "B1:1": ["Alarm"], "B2:1": [Placed(target, rested=True)], "hand:1": ["Guard"],
    }  # fmt: skip
    match = attack(zones, raider, alarm, GUARD).answer("attack:B1").answer("target:B2:1")
    if target == "Two":
        match.answer("choose:B1:1")
    match.answer("put:Guard")
    assert match.offered == ["yes", "no"]
    assert blocker(match.match) == (match.card("B3:1") if blocks else None)


@pytest.mark.rule("507.4", "509.1")
def test_a_creature_that_is_put_blocking_as_shields_are_broken_blocks_nothing() -> None:
    text = "Put a creature from your hand into the battle zone blocking. You may draw a card."
    trap = spell("Trap", "Shield trigger", text)
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["Trap"], "hand:1": ["Three"]}
    match = attack(zones, trap).answer("attack:B1").answer("shield-trigger:Trap").answer("put:Three")
    assert (match.offered, match.names("B1:1")) == (["yes", "no"], ["Three"])
    assert blocker(match.match) is None


@pytest.mark.rule("511.1", "605.2b")
def test_what_was_put_off_is_not_told_of_where_all_its_cards_have_gone() -> None:
    doom = spell("Doom", "Choose two of your opponent's creatures. After the turn, destroy them.", **FREE)
    kill = spell("Weed", "Destroy all of your opponent's creatures that have power 1000 or less.", **FREE)
    for other, told in (("One", []), ("Two", ["ability", "destroyed"])):
        zones: Zones = {"hand:0": ["Doom", "Weed", "Nine"], "B1:1": ["One"], "B2:1": [other]}
        match = table(zones, doom, kill).answer("cast:Doom").answer("cast:Weed")
        before = len(match.told)
        match.answer("pass")
        assert match.told[before:] == [*told, "turn-begins", "draws"]


@pytest.mark.rule("511.1", "101.3")
def test_what_was_put_off_besides_is_done_though_its_card_has_gone() -> None:
    doom = spell(
        "Doom", "Choose one of your opponent's creatures. After the turn, destroy it, then draw a card.", **FREE
    )
    kill = spell("Weed", "Destroy all of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Doom", "Weed", "Nine"], "B1:1": ["One"]}, doom, kill).answer("cast:Doom")
    match.answer("cast:Weed").answer("pass")
    assert match.count("hand:0") == 2
