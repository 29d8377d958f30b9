"""4.3. The battle phase: its steps, and who may use what when."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.level_neo.positions import Zones, in_battle, levels, pass_until, resting, table
from tests.games.level_neo.rules.nodes import ap_for, nothing, usable_event, user

HANDS: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
ATTACKED: Zones = {"M:1": resting("Main"), "S1:0": resting("One"), "S1:1": ["One"]}
"""The main characters may fight, and a support may cover."""

Asked = tuple[int | None, str | None]


def rules_asked(at: ScenarioMatch, *answers: str) -> list[Asked]:
    """Who is asked by which rule, answer by answer, and at the end."""
    asked = [(at.asked, at.rule)]
    for answer in answers:
        at.answer(answer)
        asked.append((at.asked, at.rule))
    return asked


@pytest.mark.rule("4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8", book="level-neo")
def test_the_steps_of_a_battle_follow_each_other_and_another_attack_may_come_after_them() -> None:
    zones: Zones = {**HANDS, **ATTACKED, "S1:0": ["One"], "level:0": levels("One"), "level:1": levels("One")}
    at = in_battle(zones)
    both = ["pass", "pass"]
    asked = rules_asked(at, *both, "attack:M>M", "pass", *both, "pass", *both, *both, "no", *both, "pass")
    assert asked == [
        (0, "4.3.2"), (1, "4.3.2"),
        (0, "4.3.3"), (0, "5.8"),
        (0, "4.3.4"), (1, "4.3.4"),
        (1, "4.3.5"),
        (0, "4.3.6"), (1, "4.3.6"),
        (0, "8.2"), (1, "8.9"),
        (0, "7.2"),
        (0, "4.3.2"), (1, "4.3.2"),
        (0, "4.3.3"),
        (0, "4.4.3"),
    ]  # fmt: skip


def reached(rule: str, at: ScenarioMatch) -> ScenarioMatch:
    """The window of this rule in the battle of the main characters."""
    if rule == "4.3.2":
        return at
    return pass_until(pass_until(at, "4.3.3").answer("attack:M>M"), rule)


@pytest.mark.rule("4.3.2", "4.3.4", "4.3.6", book="level-neo")
@pytest.mark.parametrize("rule", ["4.3.2", "4.3.4", "4.3.6"])
def test_in_each_window_of_a_battle_the_players_act_in_turn_until_both_pass_in_a_row(rule: str) -> None:
    cards = [usable_event(f"Event {number}", nothing) for number in (1, 2)]
    at = reached(rule, in_battle({"hand:0": ["Event 1", "Nothing"], "hand:1": ["Event 2", "Nothing"]}, *cards))
    assert at.offered == ["pass", "pass-on", "event:Event 1:1"]
    asked = rules_asked(at, "pass", "event:Event 2:1", "event:Event 1:1", "pass", "pass")
    assert asked[:-1] == [(0, rule), (1, rule), (0, rule), (1, rule), (0, rule)]
    assert asked[-1] != (1, rule)


@pytest.mark.rule("4.3.2", "4.3.4", "4.3.6", book="level-neo")
def test_supports_are_not_played_in_the_battle_phase() -> None:
    for rule in ("4.3.2", "4.3.4", "4.3.6"):
        assert reached(rule, in_battle({"hand:0": ["One"]})).offered == ["pass", "pass-on"]
    assert "support:One" in pass_until(in_battle({"hand:0": ["One"]}), "4.4.3").offered


@pytest.mark.rule("4.3.3", book="level-neo")
def test_declaring_an_attack_is_optional() -> None:
    at = in_battle({"hand:0": ["Nothing"], **ATTACKED}).passes()
    assert (at.asked, at.rule, at.offered) == (0, "4.3.3", ["pass", "attack:M>M"])
    at.passes()
    assert (at.rule, "attacks" in at.told) == ("4.4.3", False)


@pytest.mark.rule("4.3.2", "4.3.4", "4.3.6", "4.3.8", book="level-neo")
@pytest.mark.parametrize("rule", ["4.3.2", "4.3.4", "4.3.6"])
def test_what_is_used_in_a_window_counts_in_the_judgement(rule: str) -> None:
    guide = user("Guide", ap_for("M:1", 1000, "next battle"))
    at = reached(rule, in_battle({"S1:1": resting("Guide"), "level:1": levels("One")}, guide)).answer("use:S1:1:1")
    if rule == "4.3.2":
        at = at.answer("attack:M>M")
    pass_until(at, "4.4.3")
    assert at.count("level:1") == 1  # 3500 AP would have beaten the 3000 that are printed


# ---- passing for longer


@pytest.mark.rule("4.3.2", "4.3.6", book="level-neo")
def test_who_passes_until_something_happens_is_asked_again_after_that_only() -> None:
    at = in_battle({"hand:0": ["Nothing"], "hand:1": ["Nothing"], "S1:0": ["One"], "M:1": resting("Main")})
    at.passes().answer("pass-on")
    assert at.rule == "4.3.3"
    at.answer("attack:M>M").passes()  # nobody joins in
    at.passes()
    assert (at.asked, at.rule) == (1, "4.3.4")  # an attack is something
    at.answer("pass-on")
    assert (at.asked, at.rule) == (0, "4.3.6")
    at.passes()
    assert (at.asked, at.rule) == (0, "7.2")  # nobody covered: seat 1 was not asked again
    at.answer("no").passes()
    assert (at.asked, at.rule) == (1, "4.3.2")  # the end of the battle is something


@pytest.mark.rule("4.3.6", book="level-neo")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_cover_and_whatever_is_used_end_a_longer_pass(seat: int) -> None:
    cards = usable_event("Event", nothing)
    at = in_battle({"hand:0": ["Event", "Nothing"], "hand:1": ["Event", "Nothing"], "S1:1": ["One"]}, cards)
    at.answer("pass-on").answer("pass-on").answer("attack:M>M")
    at.answer("pass-on").answer("pass-on").answer("cover:S1:1")
    assert (at.asked, at.rule) == (0, "4.3.6")
    at.answer("pass-on" if seat == 0 else "event:Event:1")
    assert (at.asked, at.rule) == (1, "4.3.6")
    at.answer("event:Event:1" if seat == 0 else "pass-on")
    assert (at.asked, at.rule) == (0, "4.3.6")


@pytest.mark.rule("4.2.2", book="level-neo")
def test_in_a_main_phase_there_is_nothing_to_pass_for_longer_than_once() -> None:
    at = table({"hand:0": ["Nothing"], "hand:1": ["Nothing"]})
    assert at.offered == ["pass"]
    assert at.passes().offered == ["pass"]


@pytest.mark.rule("4.3.2", "4.4.3", book="level-neo")
def test_who_passes_on_in_the_battle_phase_is_asked_again_in_the_phase_after_it() -> None:
    at = in_battle(HANDS).answer("pass-on").answer("pass-on").passes()
    assert (at.asked, at.rule) == (0, "4.4.3")
    assert (at.passes().asked, at.rule) == (1, "4.4.3")
