"""7.8.1.2. What is said of "that battle" where there is none."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]


def played(text: str, zones: Zones) -> ScenarioMatch:
    """After the vanguard's ability, in the main phase."""
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text}", 3, 11000)
    return table({"V:0": ["Leader"], **zones}, leader).answer("activate:V:1")


@pytest.mark.rule("7.8.1.2")
@pytest.mark.parametrize("battle", ["battle", "that battle"])
def test_what_lasts_until_the_end_of_a_battle_lasts_no_time_outside_of_one(battle: str) -> None:
    at = played(f"This unit gets power +5000 until end of {battle}. If you do, draw a card.", {})
    assert (at.power("V:0"), at.count("hand:0")) == (11000, 0)
    at.passes().answer("attack:V>V")
    assert at.power("V:0") == 11000


@pytest.mark.rule("7.8.1.2", "10.35.1.2")
def test_a_unit_is_not_dominated_for_a_battle_that_is_not_there() -> None:
    at = played(
        "Choose one of your opponent's rear-guards, and dominate it until end of that battle.", {"FL:1": ["One"]}
    )
    assert not at.match.state.master


@pytest.mark.rule("7.8.1.2", "8.6.6")
@pytest.mark.parametrize(("moment", "drawn"), [("turn", 1), ("battle", 0), ("that battle", 0)])
def test_nothing_waits_for_the_end_of_a_battle_that_is_not_there(moment: str, drawn: int) -> None:
    at = played(f"At the end of {moment}, Soul Charge 1.", {}).passes().answer("attack:V>V")
    while at.match.state.turn == 3:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert at.count("soul:0") == drawn


@pytest.mark.rule("7.8.1.2", "10.34.1")
def test_that_battle_is_the_one_that_the_effect_has_ordered() -> None:
    text = "One of your rear-guards attacks your opponent's vanguard, and it gets power +5000 until end of that battle."
    at = played(text, {"FL:0": ["Two"], "hand:1": ["Zero"]})
    assert (at.rule, at.power("FL:0")) == ("7.5.1.2", 14000)
    while at.rule != "6.6.1.2":
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert at.power("FL:0") == 9000
