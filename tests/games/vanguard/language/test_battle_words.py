"""Words that point to the units of a battle, and what forbids attacks."""

from __future__ import annotations

import pytest

from tests.games.vanguard.language.cards_in_play import Zones, attack, battle_phase, card, to_start_step

RETURNS = "return this unit to your hand, and call it to an open RC"


@pytest.mark.rule("4.1.4")
def test_the_attacked_unit_that_left_and_came_back_is_not_the_attacked_unit() -> None:
    hunter = card("Hunter", "AUTO (RC): When this unit's attack does not hit, retire the attacked unit.", power=9000)
    escaper = card("Escaper", f"AUTO (RC): When this unit is attacked, {RETURNS}.")
    match = battle_phase({"FL:0": ["Hunter"], "FL:1": ["Escaper"]}, hunter, escaper)
    attack(match, "FL", "FL").answer("circle:BL")
    to_start_step(match)
    assert (match.names("BL:1"), match.names("drop:1")) == (["Escaper"], [])


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize(
    "trigger",
    ["When this unit's attack does not hit", "At the end of the battle that this unit attacked"],
)
def test_a_unit_that_attacked_left_and_came_back_is_not_the_attacking_unit(trigger: str) -> None:
    text = f"AUTO (RC): When this unit attacks, {RETURNS}.\nAUTO (RC): {trigger}, draw a card."
    match = battle_phase({"FL:0": ["Runner"], "FL:1": ["One"]}, card("Runner", text, power=20000))
    attack(match, "FL", "FL").answer("circle:FL")
    to_start_step(match)
    assert (match.names("FL:0"), match.names("hand:0")) == (["Runner"], [])
    stays = battle_phase(
        {"FL:0": ["Stayer"], "V:1": ["Three"]}, card("Stayer", f"AUTO (RC): {trigger}, draw a card.", power=1000)
    )
    to_start_step(attack(stays, "FL", "V"))
    assert stays.count("hand:0") == 1


@pytest.mark.rule("4.1.4")
def test_a_unit_that_boosted_left_and_came_back_is_not_the_boosting_unit() -> None:
    leaver = card("Leaver", f"AUTO (RC): When this unit boosts, {RETURNS}.", skill="Boost")
    front = card("Front", "AUTO (RC): When this unit's attack hits, retire the boosting unit.", power=20000)
    zones: Zones = {"FL:0": ["Front"], "BL:0": ["Leaver"]}
    match = battle_phase(zones, leaver, front)
    attack(match, "FL", "V", boost=True).answer("circle:BL")
    to_start_step(match)
    assert (match.names("BL:0"), match.names("drop:0")) == (["Leaver"], [])


@pytest.mark.rule("7.4.1.8.2.1")
def test_the_attacking_unit_that_moved_to_another_circle_is_still_spoken_of() -> None:
    text = (
        "AUTO (RC): When this unit attacks, move this unit to an open RC.\n"
        "AUTO (RC): At the end of the battle that this unit attacked, retire the attacking unit."
    )
    match = battle_phase({"FL:0": ["Mover"]}, card("Mover", text))
    attack(match, "FL", "V").answer("circle:BL")
    to_start_step(match)
    assert match.names("drop:0") == ["Mover"]


@pytest.mark.rule("7.4.1.6")
@pytest.mark.parametrize(
    ("what", "left"), [("rear-guards", ["pass", "attack:FL>V"]), ("vanguards", ["pass", "attack:FL>FR"])]
)
def test_a_unit_that_cannot_attack_vanguards_or_rear_guards_attacks_only_the_others(what: str, left: list[str]) -> None:
    shy = card("Shy", f"CONT (RC): This unit cannot attack {what}.")
    match = battle_phase({"V:0": ["Zero"], "FL:0": ["Shy"], "FR:1": ["One"]}, shy)
    assert [key for key in match.offered if not key.startswith("attack:V")] == left


def test_a_unit_that_can_attack_neither_vanguards_nor_rear_guards_attacks_nobody() -> None:
    shy = card("Shy", "CONT (RC): This unit cannot attack vanguards or attack rear-guards.")
    match = battle_phase({"FL:0": ["Shy"], "FR:1": ["One"]}, shy)
    assert not any(key.startswith("attack:FL") for key in match.offered)


@pytest.mark.rule("7.7.1.7")
@pytest.mark.parametrize(
    ("hit", "target", "drawn"),
    [
        ("", "V", 1),
        (" a vanguard", "V", 1),
        (" a vanguard", "FR", 0),
        (" a rear-guard in the same column as this unit", "FR", 1),
        (" a rear-guard in the same column as this unit", "FL", 0),
    ],
)
def test_a_booster_answers_what_the_attack_that_it_boosted_hits(hit: str, target: str, drawn: int) -> None:
    text = f"AUTO (RC): When an attack boosted by this unit hits{hit}, draw a card."
    zones: Zones = {"FL:0": ["Three"], "BL:0": ["Cheering"], "FL:1": ["One"], "FR:1": ["One"]}
    match = attack(battle_phase(zones, card("Cheering", text, skill="Boost")), "FL", target, boost=True)
    to_start_step(match)
    assert match.count("hand:0") == drawn


@pytest.mark.parametrize(
    ("booster", "boost", "critical"), [("One", True, 2), ("Other One", True, 1), ("One", False, 1)]
)
def test_a_unit_may_ask_what_boosts_it(booster: str, boost: bool, critical: int) -> None:
    text = 'CONT (RC): If this unit is boosted by a card named "One", this unit gets critical +1.'
    zones: Zones = {"FL:0": ["Choosy"], "BL:0": [booster], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones, card("Choosy", text)), "FL", "V", boost=boost)
    assert match.value("FL:0", "critical") == critical
