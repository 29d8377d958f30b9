"""What Start skills wait for, and whose doing it must be."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.level_neo.fights import ap, attack, finish, level, to_bursts, written, written_event
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, pass_until, resting, table

WAITER = "Waiter"
HELD: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
DRAWN = 2  # cards in the hand of seat 0 once the skill has drawn one, beside the one of HELD


def waiting(trigger: str, zones: Zones, **more: object) -> ScenarioMatch:
    """A battle phase in which a support character of seat 0 draws a card when something happens."""
    waiter = written(WAITER, f"Start: {trigger}, draw a card.", ap=2000, **more)
    return in_battle({"S1:0": [WAITER], **HELD, **zones}, waiter)


@pytest.mark.parametrize(
    ("trigger", "attacker", "target", "partner", "triggers"),
    [
        ("When this character attacks", "S1", "M", None, True),
        ("When this character attacks", "S1", "M", "S2", True),
        ("When this character attacks", "S2", "M", None, False),
        ("When this character attacks a support character", "S1", "M", None, False),
        ("When this character attacks a support character", "S1", "S1", None, True),
        ("When your other character attacks", "S2", "M", None, True),
        ("When your other character attacks", "S1", "M", None, False),
        ("When your main character attacks", "M", "M", None, True),
        ("When this character combi attacks", "S1", "M", None, False),
        ("When this character combi attacks", "S1", "M", "S2", True),
        ("When this character combi attacks", "M", "M", "S1", True),
        ("When this character combi attacks with a main character", "S1", "M", "S2", False),
        ("When this character combi attacks with a blue character", "S1", "M", "S2", True),
        ("When this character combi attacks with a red character", "S1", "M", "S2", False),
        ("When this character combi attacks with a main character", "M", "M", "S1", True),
        ("When your opponent's main character is attacked", "S1", "M", None, True),
        ("When your opponent's main character is attacked", "S1", "S1", None, False),
        ("When your opponent's character is attacked by a blue character", "M", "M", "S2", True),
        ("When your opponent's character is attacked by a blue character", "M", "M", "S1", False),
        ("When this character rests", "S1", "M", None, True),
        ("When your character rests", "S2", "M", None, True),
        ("When this character wins a battle", "S1", "S1", None, True),
        ("When this character wins a battle", "S1", "M", None, False),
        ("When this character wins a battle against a main character", "S1", "S1", None, False),
        ("When this character loses a battle", "S1", "M", None, True),
        ("When this character loses a battle against a support character", "S1", "M", None, False),
        ("When your opponent's character wins a battle", "S1", "M", None, True),
        ("When your opponent's support character is put into the discard pile", "S1", "S1", None, True),
        ("When your opponent's support character is put into the discard pile", "S1", "M", None, False),
        ("When your opponent's resting support character is put into the discard pile", "S1", "S1", None, True),
        ("When your opponent's Active support character is put into the discard pile", "S1", "S1", None, False),
        ("During your battle phase, when this character attacks", "S1", "M", None, True),
        ("During your main phase, when this character attacks", "S1", "M", None, False),
    ],
)
def test_a_skill_is_triggered_by_what_it_waits_for_in_a_battle_and_by_nothing_else(
    trigger: str, attacker: str, target: str, partner: str | None, triggers: bool
) -> None:
    match = waiting(trigger, {"S2:0": ["Blue"], "S1:1": resting("One"), "M:1": resting("Main")})
    finish(attack(match, attacker, target, partner))
    assert match.count("hand:0") == (DRAWN if triggers else DRAWN - 1)


@pytest.mark.parametrize(
    ("trigger", "triggers"),
    [
        ("When your opponent's support character covers", True),
        ("When your opponent's support character covers a main character", True),
        ("When your opponent's support character covers a support character", False),
        ("When this character's attack is covered", True),
        ("When the attack of your main character is covered", False),
        ("When the attack of your support character is covered", True),
        ("When your opponent's main character wins a battle", False),
    ],
)
def test_a_cover_is_noticed(trigger: str, triggers: bool) -> None:
    match = waiting(trigger, {"S1:1": ["One"], "M:1": resting("Main")})
    attack(match, "S1", "M").answer("pass").answer("pass").answer("cover:S1:1")
    finish(match)
    assert match.count("hand:0") == (DRAWN if triggers else DRAWN - 1)


@pytest.mark.parametrize(
    ("trigger", "triggers"),
    [
        ("When your main character levels up", True),
        ("When your opponent's main character levels up", False),
        ("When your opponent's main character levels down", True),
        ("When your main character levels down", False),
    ],
)
def test_levels_are_noticed_with_whose_they_are(trigger: str, triggers: bool) -> None:
    match = waiting(trigger, {"level:1": levels("One")})
    finish(attack(match, "M", "M"), levels_up=True)
    assert match.count("hand:0") == (DRAWN if triggers else DRAWN - 1)


@pytest.mark.parametrize(
    ("trigger", "card", "triggers"),
    [
        ("When your level burst succeeds", "Burst", True),
        ("When your level burst succeeds", "One", False),
        ("When your level burst fails", "One", True),
        ("When your level burst fails", "Burst", False),
        ("When your opponent's level burst succeeds", "Burst", False),
    ],
)
def test_level_bursts_are_noticed(trigger: str, card: str, triggers: bool) -> None:
    match = waiting(trigger, {"level:0": levels(card), "M:1": ["Nine"]})
    finish(to_bursts(attack(match, "M", "M")).answer("burst:level:0:1"))
    assert match.count("hand:0") == (DRAWN if triggers else DRAWN - 1)


@pytest.mark.parametrize(
    ("trigger", "user", "triggers"),
    [
        ("When you use an event", 0, True),
        ("When your opponent uses an event", 0, False),
        ("When your opponent uses an event", 1, True),
        ("When you use a skill", 0, False),
    ],
)
def test_the_use_of_an_event_is_noticed(trigger: str, user: int, triggers: bool) -> None:
    waiter = written(WAITER, f"Start: {trigger}, draw a card.")
    event = written_event("Snap", "Use (Main/Either turn): Your main character gets AP +100 until end of turn.")
    zones: Zones = {"S1:0": [WAITER], "hand:0": ["Nothing"], "hand:1": ["Nothing"], f"hand:{user}": ["Nothing", "Snap"]}
    match = table(zones, waiter, event)
    if user == 1:
        match.answer("pass")
    before = match.count("hand:0")
    match.answer("event:Snap:1")
    assert match.count("hand:0") - before == int(triggers) - (user == 0)


def test_the_use_of_a_skill_is_noticed_and_it_is_no_event() -> None:
    waiter = written(WAITER, "Start: When you use a skill, draw a card.\nStart: When you use an event, draw two cards.")
    user = written("User", "Use (Main/Your turn): This character gets AP +100 until end of turn.")
    match = table({"S1:0": [WAITER], "S2:0": ["User"], "hand:0": ["Nothing"]}, waiter, user).answer("use:S2:1")
    assert match.count("hand:0") == DRAWN


@pytest.mark.parametrize(
    ("trigger", "drawn"),
    [
        ("When this character comes into play", 1),
        ("When this character comes into play from the hand", 1),
        ("When this character comes into play from the discard pile", 0),
        ("When your other character comes into play", 0),
        ("When your opponent's character comes into play", 0),
        ("When your red character comes into play", 1),
        ("When your blue character comes into play", 0),
    ],
)
def test_a_character_that_comes_into_play_is_noticed(trigger: str, drawn: int) -> None:
    waiter = written(WAITER, f"Start: {trigger}, draw a card.")
    match = table({"hand:0": [WAITER, "Nothing"]}, waiter).answer(f"support:{WAITER}")
    assert match.count("hand:0") == 1 + drawn


@pytest.mark.parametrize(
    ("trigger", "in_mine", "in_theirs"),
    [
        ("At the beginning of your turn", 1, 0),
        ("At the beginning of your opponent's turn", 0, 1),
        ("At the beginning of your main phase", 2, 0),
        ("At the beginning of your first main phase", 1, 0),
        ("At the beginning of your second main phase", 1, 0),
        ("At the beginning of your battle phase", 1, 0),
        ("At the beginning of your opponent's battle phase", 0, 1),
        ("At the end of your turn", 1, 0),
        ("At the end of your opponent's turn", 0, 1),
    ],
)
def test_parts_of_the_turn_are_noticed(trigger: str, in_mine: int, in_theirs: int) -> None:
    waiter = written(WAITER, f"Start: {trigger}, draw a card.")
    match = table({"S1:0": [WAITER], **HELD}, waiter, step="start_of_turn")
    next_turn(next_turn(match))
    turns = " ".join(match.told).split("turn-begins")
    assert [turn.count("ability") for turn in turns[1:3]] == [in_mine, in_theirs]


def test_a_skill_of_a_main_character_waits_as_a_main_character_only() -> None:
    waiter = written(WAITER, "Start (Main): When this character attacks, draw a card.", ap=9000)
    zones: Zones = {**HELD, "M:1": resting("Main")}
    main = finish(attack(in_battle({**zones, "M:0": [WAITER]}, waiter), "M", "M"))
    support = finish(attack(in_battle({**zones, "S1:0": [WAITER]}, waiter), "S1", "M"))
    assert (main.count("hand:0"), support.count("hand:0")) == (DRAWN, DRAWN - 1)


def test_a_skill_waits_only_while_the_level_is_high_enough() -> None:
    waiter = written(WAITER, "Start (Lv 3): When this character attacks, draw a card.", ap=9000)
    zones: Zones = {**HELD, "S1:0": [WAITER], "M:1": resting("Main")}
    low = finish(attack(in_battle({**zones, "level:0": levels("One")}, waiter), "S1", "M"))
    high = finish(attack(in_battle({**zones, "level:0": levels("One", "One")}, waiter), "S1", "M"))
    assert (low.count("hand:0"), high.count("hand:0")) == (DRAWN - 1, DRAWN)


@pytest.mark.rule("2.8", book="level-neo")
@pytest.mark.parametrize(
    ("place", "end", "before", "after", "drawn"),
    [("M:1", "loses", 2, 1, 1), ("M:0", "wins", 1, 2, 0), ("M:0", "wins", 2, 3, 1)],
)
def test_the_level_is_asked_for_when_a_skill_triggers_and_not_when_it_is_done(
    place: str, end: str, before: int, after: int, drawn: int
) -> None:
    waiter = written(WAITER, f"Start (Lv 2): When this character {end} a battle, draw a card.", ap=3000)
    seat = int(place[-1])
    zones: Zones = {**HELD, place: [WAITER], f"level:{seat}": levels("One") * (before - 1)}
    match = pass_until(finish(attack(in_battle(zones, waiter), "M", "M"), levels_up=True), "4.3.2")
    assert (level(match, seat), match.count(f"hand:{seat}")) == (after, 1 + drawn)


def test_it_is_the_character_that_the_trigger_speaks_of() -> None:
    waiter = written(WAITER, "Start: When your other character attacks, it gets AP +1000 until end of turn.")
    zones: Zones = {**HELD, "S1:0": [WAITER], "S2:0": ["One"], "M:1": resting("Main")}
    match = finish(attack(in_battle(zones, waiter), "S2", "M"))
    assert "gets" in match.told
    assert ap(match, "S1:0") == 3000


def test_a_cost_in_brackets_is_paid_or_nothing_is_done() -> None:
    waiter = written(WAITER, "Start: [Discard a card] When this character attacks, draw two cards.", ap=9000)
    zones: Zones = {**HELD, "S1:0": [WAITER], "M:1": resting("Main")}
    paid = attack(in_battle(zones, waiter), "S1", "M").answer("yes")
    assert (paid.names("discard:0"), paid.count("hand:0")) == (["Nothing"], 2)
    declined = attack(in_battle(zones, waiter), "S1", "M").answer("no")
    assert (declined.names("discard:0"), declined.count("hand:0")) == ([], 1)
