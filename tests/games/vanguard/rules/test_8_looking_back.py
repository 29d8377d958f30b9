"""8.6.5.1.2, 8.8.1, 7.4.1.8.2.1. Units that have left are looked at as they were: also where they were, and how."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

LOSES = "ACT (VC) [1/Turn]: Choose one of your grade 2 rear-guards, and retire it."


def played(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """After the vanguard's ability."""
    return table({"V:0": ["Leader"], **zones}, *cards).answer("activate:V:1")


def fought(zones: Zones, *cards: CardDefinition, attack: str = "FL>V", boost: bool = False) -> ScenarioMatch:
    """After a battle, in which nobody guards."""
    at = table(zones, *cards, step="start_step").answer(f"attack:{attack}")
    if boost:
        at.answer("yes")
    while at.rule not in ("7.3.1.2", "6.5.1.1.2", None):
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    return at


# ---- abilities that answer a unit's leaving


@pytest.mark.rule("8.6.5.1.2", "4.6.3", "4.6.2.1", "3.17.1")
@pytest.mark.parametrize(
    ("who", "rested", "seen"),
    [
        ("front row rear-guard", False, 1),
        ("back row rear-guard", False, 0),
        ("other rear-guard in the same column as this unit", False, 1),
        ("rested rear-guard", True, 1),
        ("rested rear-guard", False, 0),
        ("standing rear-guard", True, 0),
        ("face-up rear-guard", False, 1),
        ("deleted rear-guard", False, 0),
    ],
)
def test_a_unit_that_leaves_is_looked_at_as_it_lay_on_its_circle(who: str, rested: bool, seen: int) -> None:
    watcher = written("Watcher", f"AUTO (RC): When your {who} is put into the drop zone, draw a card.")
    zones: Zones = {"FL:0": [Placed("Two", rested=rested)], "BL:0": ["Watcher"]}
    assert played(zones, written("Leader", LOSES, 3), watcher).count("hand:0") == seen


@pytest.mark.rule("8.6.5.1.2", "10.26.3")
@pytest.mark.parametrize(("who", "seen"), [("deleted", 1), ("face-down", 1), ("face-up", 0)])
def test_a_deleted_unit_leaves_as_a_deleted_unit(who: str, seen: int) -> None:
    text = "ACT (VC) [1/Turn]: Choose one of your grade 2 rear-guards, delete it, and retire it."
    text += f"\nAUTO (VC): When your {who} rear-guard is put into the drop zone, draw a card."
    assert played({"FL:0": ["Two"]}, written("Leader", text, 3)).count("hand:0") == seen


@pytest.mark.rule("8.6.5.1.2", "10.35.1.1")
def test_a_dominated_unit_leaves_as_a_dominated_unit() -> None:
    text = "ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, dominate it until end of turn, and retire it."
    text += "\nAUTO (VC): When your dominated rear-guard is put into the drop zone, draw a card."
    at = played({"FL:1": ["One"]}, written("Leader", text, 3))
    assert (at.names("drop:1"), at.count("hand:0")) == (["One"], 1)


@pytest.mark.rule("8.6.5.1.2", "7.4.1.8.2")
@pytest.mark.parametrize(
    ("who", "seen"),
    [("that is attacking", 1), ("that is being attacked", 0), ("", 1)],
)
def test_an_attacking_unit_leaves_as_an_attacking_unit(who: str, seen: int) -> None:
    retiring = "choose one of your opponent's front row rear-guards, and retire it."
    trap = written("Trap", f"AUTO (VC): When this unit is attacked, {retiring}", 3)
    text = f"AUTO (VC): When your rear-guard {who} is put into the drop zone, draw a card.".replace("  ", " ")
    zones: Zones = {"V:0": ["Leader"], "FL:0": ["Two"], "V:1": ["Trap"]}
    assert fought(zones, trap, written("Leader", text, 3)).count("hand:0") == seen


@pytest.mark.rule("8.6.5.1.2", "7.4.1.8.2", "7.7.1.9")
def test_a_rear_guard_that_was_hit_leaves_as_one_that_is_being_attacked() -> None:
    text = "AUTO (VC): When your rear-guard that is being attacked is put into the drop zone, Soul Charge 1."
    zones: Zones = {"FL:0": ["Two"], "V:1": ["Leader"], "FL:1": ["One"]}
    assert fought(zones, written("Leader", text, 3), attack="FL>FL").count("soul:1") == 1


@pytest.mark.rule("8.6.5.1.2")
@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("it has power 14000 or greater", 1),
        ("it has power 14001 or greater", 0),
        ("it is a front row unit", 1),
        ("it is a rested unit", 0),
    ],
)
def test_what_the_ability_asks_of_it_looks_back_as_well(asked: str, drawn: int) -> None:
    aura = "CONT (RC): All of your other rear-guards get power +5000."
    text = f"{aura}\nAUTO (RC): When your other rear-guard is put into the drop zone, if {asked}, draw a card."
    zones: Zones = {"FL:0": ["Two"], "BL:0": ["Watcher"]}
    assert played(zones, written("Leader", LOSES, 3), written("Watcher", text)).count("hand:0") == drawn


@pytest.mark.rule("8.6.5.1.2", "10.22.3")
@pytest.mark.parametrize(("who", "seen"), [("rested", 1), ("standing", 0), ("front row", 1), ("back row", 0)])
def test_a_unit_that_is_locked_is_looked_at_as_it_lay_before(who: str, seen: int) -> None:
    text = "ACT (VC) [1/Turn]: Choose one of your grade 2 rear-guards, and lock it."
    text += f"\nAUTO (VC): When your {who} rear-guard is locked, draw a card."
    zones: Zones = {"FL:0": [Placed("Two", rested=True)]}
    assert played(zones, written("Leader", text, 3)).count("hand:0") == seen


@pytest.mark.rule("7.5.1.2.4", "4.6.2.1")
@pytest.mark.parametrize(("circle", "seen"), [("BL:1", 1), ("BR:1", 0)])
def test_a_unit_that_intercepts_comes_from_its_column(circle: str, seen: int) -> None:
    text = "AUTO (RC): When your other rear-guard in the same column as this unit intercepts, Soul Charge 1."
    at = table({"FL:0": ["Two"], "FL:1": ["Two"], circle: ["Watcher"]}, written("Watcher", text), step="start_step")
    at.answer("attack:FL>V").answer("intercept:FL:1")
    assert at.count("soul:1") == seen


@pytest.mark.rule("3.14.1.1", "8.8.1")
@pytest.mark.parametrize(("who", "seen"), [("rear-guard", 1), ("front row rear-guard", 1), ("vanguard", 0)])
def test_a_unit_that_was_the_cost_of_its_ability_is_the_source_as_the_unit_it_was(who: str, seen: int) -> None:
    when = f"your opponent's rear-guard is put into the drop zone due to an effect of your {who}"
    sweeper = written("Sweeper", "ACT (RC): [Retire this unit] Retire all of your opponent's rear-guards.")
    zones: Zones = {"FL:0": ["Sweeper"], "BR:0": ["Watcher"], "FL:1": ["One"]}
    at = table(zones, sweeper, written("Watcher", f"AUTO (RC): When {when}, draw a card.")).answer("activate:FL:1")
    assert (at.names("FL:1"), at.count("hand:0")) == ([], seen)


# ---- the column of a unit that has left


@pytest.mark.rule("8.6.5.1.2", "4.6.2.1")
def test_a_unit_that_answers_its_own_leaving_knows_its_column() -> None:
    text = "retire all of your opponent's rear-guards in the same column as this unit."
    going = written("Going", f"AUTO: When this unit is put into the drop zone from RC, {text}", 2)
    zones: Zones = {"FL:0": ["Going"], "FL:1": ["One"], "FR:1": ["One"], "BR:1": ["Two"]}
    at = played(zones, written("Leader", LOSES, 3), going)
    assert (at.names("FL:1"), at.names("FR:1"), at.names("BR:1")) == (["One"], [], [])


@pytest.mark.rule("8.8.1", "4.6.2.1")
def test_a_unit_that_was_the_cost_of_its_own_ability_is_known_by_its_column() -> None:
    text = "ACT (RC): [Retire this unit] Retire all of your opponent's rear-guards in the same column as this unit."
    at = table({"FL:0": ["Going"], "FL:1": ["One"], "FR:1": ["One"]}, written("Going", text)).answer("activate:FL:1")
    assert (at.names("FL:1"), at.names("FR:1")) == (["One"], [])


@pytest.mark.rule("4.1.8", "4.6.3", "3.17.1")
@pytest.mark.parametrize(
    ("asked", "circle", "drawn"),
    [
        ("it is a front row unit", "FL", 1),
        ("it is a front row unit", "BL", 0),
        ("it is a rested unit", "FL", 1),
        ("it is a standing unit", "FL", 0),
    ],
)
def test_a_unit_that_the_ability_has_called_is_seen_where_it_is_now(asked: str, circle: str, drawn: int) -> None:
    text = "Choose a card from your drop zone, call it to RC, and rest it."
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text} If {asked}, draw a card.", 3)
    at = played({"drop:0": ["Two"]}, leader).answer(f"circle:{circle}")
    assert (at.names(f"{circle}:0"), at.count("hand:0")) == (["Two"], drawn)


# ---- the end of a battle


@pytest.mark.rule("7.4.1.8.2.1", "7.1.2.2", "7.8.1.1")
@pytest.mark.parametrize(
    ("what", "drawn"),
    [
        ("a front row rear-guard", 1),
        ("a back row rear-guard", 0),
        ("a rear-guard in the same column as this unit", 1),
    ],
)
def test_at_the_end_of_a_battle_a_unit_that_was_attacked_was_where_it_was_attacked(what: str, drawn: int) -> None:
    text = f"AUTO (RC): At the end of the battle that this unit attacked {what}, draw a card."
    at = fought({"FL:0": ["Hunter"], "FR:1": ["One"]}, written("Hunter", text, 2), attack="FL>FR")
    assert (at.names("FR:1"), at.count("hand:0")) == ([], drawn)


@pytest.mark.rule("7.4.1.8.2.1", "12.9.1")
def test_at_the_end_of_a_battle_a_booster_that_has_left_boosted_from_where_it_was() -> None:
    text = "AUTO (RC): At the end of the battle that this unit was boosted by a back row rear-guard, draw a card."
    retiring = "choose one of your opponent's back row rear-guards, and retire it."
    trap = written("Trap", f"AUTO (VC): When this unit is attacked, {retiring}", 3)
    zones: Zones = {"FL:0": ["Hunter"], "BL:0": ["One"], "V:1": ["Trap"]}
    at = fought(zones, written("Hunter", text, 2), trap, boost=True)
    assert (at.names("BL:0"), at.count("hand:0")) == ([], 1)


@pytest.mark.rule("7.4.1.8.2.1", "7.8.1.1")
def test_at_the_end_of_a_battle_an_attacker_that_has_left_attacked_from_where_it_was() -> None:
    text = "AUTO (RC): At the end of the battle that your front row rear-guard attacked, draw a card."
    fleeing = written("Fleeing", "AUTO (RC): When this unit attacks, put this unit into your soul.", 2)
    at = fought({"FL:0": ["Fleeing"], "BR:0": ["Watcher"]}, fleeing, written("Watcher", text))
    assert (at.names("FL:0"), at.count("hand:0")) == ([], 1)


@pytest.mark.rule("7.4.1.8.2.1", "8.6.5.1.2")
@pytest.mark.parametrize(("power", "drawn"), [("9000 or greater", 1), ("8999 or less", 0)])
def test_at_the_end_of_a_battle_a_unit_that_has_left_has_the_power_that_it_had(power: str, drawn: int) -> None:
    text = f"AUTO (RC): At the end of the battle that this unit attacked a rear-guard with power {power}, draw a card."
    aura = written("Aura", "CONT (VC): All of your rear-guards get power +2000.", 3)
    zones: Zones = {"FL:0": ["Hunter"], "FR:1": ["One"], "V:1": ["Aura"]}
    at = fought(zones, written("Hunter", text, 2, 12000), aura, attack="FL>FR")
    assert (at.names("FR:1"), at.count("hand:0")) == ([], drawn)


@pytest.mark.rule("7.4.1.8.2.1", "12.9.1")
@pytest.mark.parametrize(
    "when",
    [
        "At the end of the battle that this unit was boosted by a rear-guard with power POWER, draw a card.",
        "When this unit's attack does not hit, if this unit is boosted by a unit with power POWER, draw a card.",
    ],
)
@pytest.mark.parametrize(("power", "drawn"), [("9000 or greater", 1), ("8999 or less", 0)])
def test_a_booster_that_has_left_has_the_power_that_it_had(when: str, power: str, drawn: int) -> None:
    retiring = "choose one of your opponent's back row rear-guards, and retire it."
    trap = written("Trap", f"AUTO (VC): When this unit is attacked, {retiring}", 3, 50000)
    aura = written("Leader", "CONT (VC): All of your rear-guards get power +2000.", 3)
    zones: Zones = {"FL:0": ["Hunter"], "BL:0": ["One"], "V:1": ["Trap"]}
    hunter = written("Hunter", f"AUTO (RC): {when.replace('POWER', power)}", 2)
    at = fought({"V:0": ["Leader"], **zones}, hunter, trap, aura, boost=True)
    assert (at.names("BL:0"), at.count("hand:0")) == ([], drawn)


@pytest.mark.rule("7.4.1.8.2.1", "7.7.1.3", "7.7.1.7")
@pytest.mark.parametrize(
    ("who", "seen"),
    [
        ("rear-guard", 1),
        ("front row rear-guard", 1),
        ("rear-guard with power 10000 or greater", 1),
        ("rear-guard with power 9999 or less", 0),
        ("grade 3 rear-guard", 0),
        ("vanguard", 0),
    ],
)
def test_the_attack_of_a_unit_that_has_left_does_not_hit_and_others_see_it(who: str, seen: int) -> None:
    watcher = written("Watcher", f"AUTO (RC): When the attack of your {who} does not hit, draw a card.")
    fleeing = written("Fleeing", "AUTO (RC): When this unit attacks, put this unit into your soul.", 2)
    aura = written("Leader", "CONT (VC): All of your rear-guards get power +2000.", 3)
    zones: Zones = {"V:0": ["Leader"], "FL:0": ["Fleeing"], "BR:0": ["Watcher"]}
    at = fought(zones, fleeing, watcher, aura)
    assert (at.names("FL:0"), at.count("hand:0")) == ([], seen)


@pytest.mark.rule("4.1.4", "8.6.8")
def test_an_attacker_that_has_left_is_not_what_it_means() -> None:
    watcher = written("Watcher", "AUTO (RC): When the attack of your rear-guard does not hit, return it to your hand.")
    fleeing = written("Fleeing", "AUTO (RC): When this unit attacks, put this unit into your soul.", 2)
    at = fought({"FL:0": ["Fleeing"], "BR:0": ["Watcher"]}, fleeing, watcher)
    assert (at.names("soul:0"), at.count("hand:0")) == (["Fleeing"], 0)


@pytest.mark.rule("4.1.4")
def test_a_unit_that_has_left_does_not_answer_that_its_own_attack_did_not_hit() -> None:
    text = "AUTO (RC): When this unit attacks, put this unit into your soul."
    text += "\nAUTO: When this unit's attack does not hit, draw a card."
    at = fought({"FL:0": ["Fleeing"]}, written("Fleeing", text, 2))
    assert (at.names("soul:0"), at.count("hand:0")) == (["Fleeing"], 0)
