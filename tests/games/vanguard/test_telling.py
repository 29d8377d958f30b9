"""Battles as the log tells them: in one block, with the numbers of the moment of comparison (7.7.1.2)."""

from __future__ import annotations

import pytest

from tests.games.tales import blocks, told
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.test_10_battling import wide
from tests.games.vanguard.written import written


@pytest.mark.rule("7.7.1.2", "3.11.3")
def test_a_battle_is_told_with_the_power_and_the_shield_that_were_compared() -> None:
    zones = {"FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, step="start_step").answer("attack:FL>V").answer("yes")
    assert blocks(at.match) == [], "nothing has come of it yet"
    at.answer("guard:Zero")
    (battle,) = blocks(at.match)
    assert battle[0] == "Two attacks Three: 16000 against 11000 + 10000 shield: held"
    assert not any("attacks" in each for each in battle[1:]), "what is said once is not said again"
    assert "(One boosts Two." in battle
    assert "(Zero guards Three." in battle


@pytest.mark.rule("7.7.1.2", "7.7.1.5")
def test_the_numbers_are_those_of_before_the_damage_and_what_it_sets_off() -> None:
    """A damage check of a trigger gives the unit that was hit power, which came too late."""
    zones = {"FL:0": ["Strong"], "FR:0": ["Two"], "deck:1": ["Critical"]}
    at = table(zones, unit("Strong", 2, 12000), step="start_step").answer("attack:FL>V")
    while at.asked == 1:
        at.answer("power:V:1" if "power:V:1" in at.offered else at.offered[0])
    assert at.power("V:1") == 16000
    (battle,) = blocks(at.match)
    assert battle[0] == "Strong attacks Three: 12000 against 11000: hit"


@pytest.mark.rule("7.4.1.8.5", "7.7.1.2")
def test_an_attack_on_several_units_is_one_block_with_a_line_for_each() -> None:
    at = wide(FL=["One"], FR=["Two"], hand=["Zero"]).answer("guard:Zero").answer("protect:FL:1").passes()
    (battle,) = blocks(at.match)
    assert [line for line in battle if not line.startswith("(")] == [
        "Wide attacks Three: 11000 against 11000: hit",
        "Wide attacks One: 11000 against 7000 + 10000 shield: held",
        "Wide attacks Two: 11000 against 9000: hit",
    ]
    assert not any("attacks" in line for line in battle if line.startswith("("))


@pytest.mark.rule("7.7.1.3")
def test_an_attacker_that_is_gone_has_no_power_to_tell_of() -> None:
    text = "AUTO (RC): When this unit attacks, retire this unit."
    zones = {"FL:0": ["Brief"], "hand:1": ["Zero"]}
    at = table(zones, written("Brief", text, 2, 30000), step="start_step").answer("attack:FL>V")
    while at.asked == 1:
        at.passes()
    said = [line for tale in told(at.match) for line in tale]
    assert not any("30000" in line for line in said)
    assert not any(line.endswith(": hit") for line in said)
    assert any("Brief" in line and "attacks" in line for line in said)


@pytest.mark.rule("7.7.1.8")
def test_two_attacks_in_a_row_are_two_blocks() -> None:
    zones = {"FL:0": ["Two"], "FR:0": ["Other Two"]}
    at = table({**zones, "hand:1": ["Three"]}, step="start_step").answer("attack:FL>V").passes()
    at.answer("attack:FR>V").passes()
    assert [battle[0] for battle in blocks(at.match)] == [
        "Two attacks Three: 9000 against 11000: held",
        "Other Two attacks Three: 10000 against 11000: held",
    ]


@pytest.mark.rule("8.2.1.3")
def test_a_unit_that_is_put_somewhere_else_instead_is_not_told_to_retire() -> None:
    loyal = written("Loyal", "CONT (RC): If this unit would be retired, put it into your soul instead.")
    actor = written("Actor", "ACT (VC) [1/Turn]: Retire all of your rear-guards.", 3)
    at = table({"V:0": ["Actor"], "FL:0": ["Loyal"], "FR:0": ["One"]}, actor, loyal).answer("activate:V:1")
    lines = [line for tale in told(at.match) for line in tale]
    assert "(One retires from front right." in lines
    assert not any(line.startswith("(Loyal retires") for line in lines)
    assert "(Loyal goes into the soul of Ann." in lines


@pytest.mark.parametrize(
    ("said", "told_of"),
    [
        ("power +5000 until end of turn", "+5000 power this turn"),
        ("power -5000 until end of battle", "-5000 power this battle"),
        ("drive -1 until end of turn", "-1 drive this turn"),
        ("shield +10000 until end of battle", "+10000 shield this battle"),
        ("grade +1 until end of your opponent's next turn", "+1 grade until the end of the other player's next turn"),
        ("critical +1 until end of game", "+1 critical until the match ends"),
    ],
)
def test_what_a_unit_gets_is_told_with_its_sign_and_its_end(said: str, told_of: str) -> None:
    changer = written("Changer", f"AUTO (VC): When this unit attacks, this unit gets {said}.", 3)
    at = table({"V:0": ["Changer"]}, changer, step="start_step").answer("attack:V>V")
    assert f"Changer gets {told_of}." in [line.strip("(") for lines in told(at.match) for line in lines]
