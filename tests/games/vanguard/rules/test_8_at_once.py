"""4.1.5, 8.5.2.3, 8.6.5.1.2, 9.1.3. What happens at the same time looks back at the one moment before all of it.

Every position is played with its units on all pairs of circles, so that no order in which circles are visited matters.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

CIRCLES = ("FL", "FR", "BL", "BC", "BR")
PAIRS = list(permutations(CIRCLES, 2))

AURA = written("Aura", "CONT (RC): All of your other rear-guards get power +5000.", 1, 7000)
WEAK = unit("Weak", 1, 5000)
STRONG = "When your rear-guard with power 9000 or greater"
COUNTS = "your opponent draws a card"  #: how often something has triggered is seen in the other player's hand


def settled(at: ScenarioMatch) -> ScenarioMatch:
    """After everything that was triggered, whatever there is to choose."""
    while at.rule not in ("6.6.1.2", None):
        decision = at.match.decision
        assert decision is not None
        at.answer(*at.offered[: max(decision.minimum, 1)])
    return at


def played(text: str, trigger: str, first: str, second: str, **more: list[Placed | str]) -> int:
    """How often a trigger of the vanguard's is met when it does something to units on two circles."""
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text}.\nAUTO (VC): {trigger}, {COUNTS}.", 3, 11000)
    zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Aura"], f"{second}:0": ["Weak"], **more}
    return settled(table(zones, leader, AURA, WEAK).answer("activate:V:1")).count("hand:1")


# ---- effects

ALL = "all of your rear-guards"

ACTIONS = {
    f"Retire {ALL}": "put into the drop zone",
    f"Bind {ALL}": "put into the bind zone",
    f"Bind {ALL} face down": "put into the bind zone",
    f"Put {ALL} into your soul": "put into the soul",
    f"Return {ALL} to your hand": "put into the hand",
    f"Put {ALL} into your drop zone": "put into the drop zone",
    f"Put {ALL} into your damage zone": "put into the damage zone",
    f"Put {ALL} into your bind zone": "put into the bind zone",
    f"Put {ALL} on top of your deck": "put into the deck",
    f"Put {ALL} on the bottom of your deck": "put into the deck",
    f"Put {ALL} on top of your deck in any order": "put into the deck",
    f"Put {ALL} on the top or bottom of your deck": "put into the deck",
    f"Shuffle {ALL} into your deck": "put into the deck",
    f"Put {ALL} into your G zone": "put into the G zone",
    f"Lock {ALL}": "locked",
}


@pytest.mark.rule("4.1.5", "8.6.5.1.2", "10.22.1")
@pytest.mark.parametrize("text", ACTIONS)
def test_units_that_an_effect_takes_away_together_are_what_they_were_before(text: str) -> None:
    outcomes = {pair: played(text, f"{STRONG} is {ACTIONS[text]}", *pair) for pair in PAIRS}
    assert outcomes == dict.fromkeys(PAIRS, 1)


@pytest.mark.rule("4.1.5", "8.6.5.1.2")
@pytest.mark.parametrize("text", ACTIONS)
def test_units_that_leave_together_do_not_see_each_other_leave(text: str) -> None:
    when = f"When your other rear-guard is {ACTIONS[text]}"
    seer = written("Seer", f"AUTO (RC): {when}, {COUNTS}.")
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text}.", 3, 11000)
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Seer"], f"{second}:0": ["Weak"]}
        at = table(zones, leader, seer, WEAK).answer("activate:V:1")
        assert settled(at).count("hand:1") == 0, (first, second)


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize("text", ACTIONS)
def test_an_ability_that_one_of_them_gives_the_others_answers_their_leaving_with_it(text: str) -> None:
    given = f'"AUTO: When this unit is {ACTIONS[text]}, {COUNTS}."'
    giver = written("Giver", f"CONT (RC): All of your other rear-guards gain {given}.")
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text}.", 3, 11000)
    silent = text.startswith("Lock") or text.endswith("face down")  # 10.22.3, 4.9.2.2: neither has abilities
    found = set()
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Giver"], f"{second}:0": ["Weak"]}
        found.add(settled(table(zones, leader, giver, WEAK).answer("activate:V:1")).count("hand:1"))
    assert found == ({0} if silent else {1})


# ---- cards of other zones, and units that stay


@pytest.mark.rule("4.1.5", "8.6.5.1.3", "10.3.1")
@pytest.mark.parametrize("hand", [["Lifter", "Two"], ["Two", "Lifter"]])
def test_cards_that_are_discarded_together_are_judged_where_all_of_them_are(hand: list[Placed | str]) -> None:
    lifter = written("Lifter", "CONT (drop): All grade 2 cards in your drop zone get grade +1.", 0)
    text = f"""ACT (VC) [1/Turn]: Discard your hand.
AUTO (VC): When a grade 3 card is put into your drop zone from hand, {COUNTS}."""
    at = table({"V:0": ["Leader"], "hand:0": hand}, lifter, written("Leader", text, 3)).answer("activate:V:1")
    assert settled(at).count("hand:1") == 1


@pytest.mark.rule("6.3.1.2", "1.3.2.1")
@pytest.mark.parametrize("kind", ["stand", "rest"])
def test_units_that_stand_or_rest_together_see_all_of_them_as_they_lie_then(kind: str) -> None:
    before = "rested" if kind == "stand" else "standing"
    aura = written("Aura", f"CONT (RC): If you have a {before} rear-guard, all of your rear-guards get power +5000.")
    text = f"ACT (VC) [1/Turn]: {kind.title()} all of your rear-guards.\nAUTO (VC): {STRONG} {kind}s, {COUNTS}."
    found = set()
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"]}
        for circle, name in ((first, "Aura"), (second, "Weak")):
            zones[f"{circle}:0"] = [Placed(name, rested=kind == "stand")]
        at = table(zones, written("Leader", text, 3), aura, WEAK).answer("activate:V:1")
        found.add(settled(at).count("hand:1"))
    assert found == {0}


@pytest.mark.rule("6.3.1.2")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_in_the_stand_phase_all_units_stand_at_the_same_time(first: str, second: str) -> None:
    aura = written("Aura", "CONT (RC): If you have a rested rear-guard, all of your rear-guards get power +5000.")
    leader = written("Leader", f"AUTO (VC): {STRONG} stands, {COUNTS}.", 3)
    zones: Zones = {f"{first}:0": [Placed("Aura", rested=True)], f"{second}:0": [Placed("Weak", rested=True)]}
    at = table({"V:0": ["Leader"], **zones}, leader, aura, WEAK, step="stand_phase")
    assert at.count("hand:1") == 0


# ---- costs

COSTS = {
    "Retire one of your other rear-guards & Put this unit into your soul": "put into the drop zone",
    "Put this unit into your soul & Retire one of your other rear-guards": "put into the drop zone",
    "Return one of your other rear-guards to your hand & Retire this unit": "put into the hand",
    "Retire this unit & Return one of your other rear-guards to your hand": "put into the hand",
    "Bind one of your other rear-guards & Bind this unit": "put into the bind zone",
    "Bind this unit & Bind one of your other rear-guards": "put into the bind zone",
    "Put this unit into your soul & Put one of your other rear-guards on top of your deck": "put into the deck",
    "Put one of your other rear-guards on top of your deck & Put this unit into your soul": "put into the deck",
}


@pytest.mark.rule("8.5.2.3", "8.6.4")
@pytest.mark.parametrize("costs", COSTS)
def test_the_parts_of_a_cost_are_paid_at_the_same_time(costs: str) -> None:
    payer = written(
        "Payer", f"CONT (RC): All of your other rear-guards get power +5000.\nACT (RC): [{costs}] Draw a card."
    )
    leader = written("Leader", f"AUTO (VC): {STRONG} is {COSTS[costs]}, {COUNTS}.", 3, 11000)
    found = set()
    for first, second in PAIRS:
        zones: Zones = {"V:0": ["Leader"], f"{first}:0": ["Payer"], f"{second}:0": ["Weak"]}
        at = table(zones, leader, payer, WEAK).answer(f"activate:{first}:2")
        found.add(settled(at).count("hand:1"))
    assert found == {1}


@pytest.mark.rule("8.5.2.3", "8.2.1.3")
@pytest.mark.parametrize("order", [0, 1])
def test_what_pays_one_part_of_a_cost_can_still_replace_another_part(order: int) -> None:
    parts = ["Retire this unit", "Return one of your other rear-guards to your hand"]
    text = f"""CONT (RC): If your other rear-guard would be put into the hand, put it into your soul instead.
ACT (RC): [{" & ".join(parts[:: 1 - 2 * order])}] Your opponent draws a card."""
    at = table({"FL:0": ["Payer"], "FR:0": ["Weak"]}, written("Payer", text), WEAK).answer("activate:FL:2")
    assert (at.names("drop:0"), at.names("soul:0"), at.count("hand:0")) == (["Payer"], ["Weak"], 0)


# ---- rule actions


def overloaded(seats: tuple[int, int], circles: tuple[str, str], aura: str, turn_player: int) -> int:
    """How often player 0 sees a strong unit go, where rule actions take an aura and a weak unit off two circles."""
    places = [f"{circle}:{seat}" for circle, seat in zip(circles, seats, strict=True)]
    whose = "your" if seats[1] == 0 else "your opponent's"
    text = f"AUTO (VC): When {whose} rear-guard with power 9000 or greater is put into the drop zone, Soul Charge 1."
    zones: Zones = {"V:0": ["Leader"], places[0]: ["Aura", "One"], places[1]: ["Weak", "One"]}
    cards = written("Leader", text, 3), written("Aura", f"CONT (RC): All of {aura} get power +5000."), WEAK
    return table(zones, *cards, turn_player=turn_player).count("soul:0")


@pytest.mark.rule("9.1.3", "8.4.1.1", "9.3.6")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_units_leave_all_overloaded_circles_at_the_same_time(turn_player: int) -> None:
    outcomes = {pair: overloaded((0, 0), pair, "your other rear-guards", turn_player) for pair in PAIRS}
    assert outcomes == dict.fromkeys(PAIRS, 1)


@pytest.mark.rule("9.1.3", "8.4.1.1", "9.3.6")
@pytest.mark.parametrize("turn_player", [0, 1])
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_units_leave_the_overloaded_circles_of_both_players_at_the_same_time(
    seats: tuple[int, int], turn_player: int
) -> None:
    outcomes = {pair: overloaded(seats, pair, "your opponent's rear-guards", turn_player) for pair in PAIRS}
    assert outcomes == dict.fromkeys(PAIRS, 1)


@pytest.mark.rule("9.1.3", "9.3.1", "9.3.6")
def test_units_leave_overloaded_vanguard_and_rear_guard_circles_at_the_same_time() -> None:
    aura = written("Aura", "CONT (VC): All of your rear-guards get power +5000.", 3)
    when = f"When your rear-guard with power 9000 or greater is put into the drop zone, {COUNTS}"
    leader = written("Leader", f"AUTO (VC): {when}.", 3)
    for circle in CIRCLES:
        zones: Zones = {"V:0": ["Aura", "Leader"], f"{circle}:0": ["Weak", "One"]}
        assert table(zones, aura, leader, WEAK).count("hand:1") == 1


@pytest.mark.rule("9.1.3", "9.3.6", "9.4.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("circle", CIRCLES)
def test_illegal_guardians_go_at_the_same_time_as_units_of_overloaded_circles(circle: str, seat: int) -> None:
    whose = "your" if seat == 0 else "your opponent's"
    aura = written("Aura", f"CONT (RC): All of {whose} guardians get power +5000.")
    when = f"When {whose} guardian with power 9000 or greater is put into the drop zone"
    leader = written("Leader", f"AUTO (VC): {when}, {COUNTS}.", 3)
    zones: Zones = {"V:0": ["Leader"], f"{circle}:0": ["Aura", "One"], f"G:{seat}": ["Weak"]}
    assert table(zones, aura, leader, WEAK).count("hand:1") == 1


@pytest.mark.rule("9.1.3", "9.4.1")
@pytest.mark.parametrize("order", [["Aura", "Weak"], ["Weak", "Aura"]])
@pytest.mark.parametrize("seats", [(0, 0), (0, 1), (1, 0)])
def test_the_guardians_of_both_players_go_at_the_same_time(order: list[str], seats: tuple[int, int]) -> None:
    aura = written("Aura", "CONT (GC): All of your other guardians get power +5000.")
    text = f"AUTO (VC): When your guardian with power 9000 or greater is put into the drop zone, {COUNTS}."
    if seats[0] != seats[1]:
        aura = written("Aura", "CONT (GC): All of your opponent's guardians get power +5000.")
        text = text.replace("your guardian", "your guardian" if seats[1] == 0 else "your opponent's guardian")
    zones: Zones = {"V:0": ["Leader"]}
    for name in order:
        zones.setdefault(f"G:{seats[name == 'Weak']}", []).append(name)
    assert table(zones, aura, written("Leader", text, 3), WEAK).count("hand:1") == 1
