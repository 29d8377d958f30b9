"""7.4.1.8.4, 7.4.1.8.5 and 10.20. Attacks on several units at once."""

from __future__ import annotations

import pytest

from engine.games.vanguard.battle_state import battle
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

WIDE = "CONT (VC): This unit battles all units in your opponent's front row."


def wide(text: str = WIDE, **theirs: list[Placed | str]) -> ScenarioMatch:
    """An attack of a vanguard that battles the whole front row."""
    zones = {f"{name}:1": cards for name, cards in theirs.items()}
    at = table({"V:0": ["Wide"], "FL:0": ["Two"], **zones}, written("Wide", text, 2, 11000), step="start_step")
    assert at.offered[:2] == ["pass", "attack:V>V"]
    assert "attack:V>FL" not in at.offered
    return at.answer("attack:V>V")


@pytest.mark.rule("7.4.1.8.4", "7.4.1.8.5", "10.20.1")
def test_an_effect_may_let_a_unit_battle_several_units_which_are_all_being_attacked() -> None:
    at = wide(FL=["One"], FR=["Two"], BL=["One"], hand=["Zero"])
    current = battle(at.match)
    assert current is not None
    assert current.targets == (at.card("V:1"), at.card("FL:1"), at.card("FR:1"))
    marks = at.match.rulebook.marks(at.match)
    assert [marks.get(at.card(zone)) for zone in ("V:1", "FL:1", "FR:1")] == [("attacked",)] * 3
    assert at.card("BL:1") not in marks
    assert at.offered == ["pass", "guard:Zero"]  # no interceptors: all of them are attacked


@pytest.mark.rule("7.4.1.8.5", "7.5.1.2.2")
def test_a_guardian_guards_one_of_the_attacked_units_and_each_is_hit_or_not() -> None:
    at = wide(FL=["One"], FR=["Two"], hand=["Zero", "Three"]).answer("guard:Zero")
    assert (at.rule, at.offered) == ("7.5.1.2.2", ["protect:V:1", "protect:FL:1", "protect:FR:1"])
    at.answer("protect:FL:1")
    assert (at.power("V:1"), at.power("FL:1"), at.power("FR:1")) == (11000, 17000, 9000)
    at.passes()
    assert at.count("damage:1") == 1
    assert at.names("FL:1") == ["One"]
    assert at.names("FR:1") == []
    assert at.names("drop:1") == ["Zero", "Two"]


@pytest.mark.rule("10.20.1")
def test_an_attack_on_several_units_is_one_attack_of_its_unit_and_one_on_each_of_them() -> None:
    text = f"""{WIDE}
    AUTO (VC): When this unit attacks, draw a card.
    AUTO (VC): When this unit attacks a rear-guard, Soul Charge 1."""
    at = wide(text, FL=["One"], FR=["Two"], hand=["Zero"])
    at.answer("play:V:2")
    assert (at.count("hand:0"), at.count("soul:0")) == (1, 1)
