"""What attacks, guardians and triggers come to, as their player is shown it: it is what the rules then do."""

from __future__ import annotations

import pytest

from engine.kernel.views import DecisionView, WayView, view
from engine.scenarios import Placed, ScenarioMatch
from engine.wording import Wording
from tests.games.vanguard.positions import table, unit


def asked(match: ScenarioMatch, seat: int = 0) -> DecisionView:
    found = view(match.match, seat).decision
    assert found is not None
    return found


def said(match: ScenarioMatch, ways: tuple[WayView, ...]) -> list[str]:
    return [Wording(match.match.rulebook)(way.label) for way in ways]


@pytest.mark.rule("7.4.1.10", "7.4.1.11", "7.7.1.2")
def test_an_attack_is_shown_with_its_boost_and_those_that_hit_come_first() -> None:
    match = table({"FL:0": ["Two"], "BL:0": ["One"], "V:1": ["Three"], "FR:1": ["Two"]}, step="start_step")
    ways = asked(match).ways
    assert said(match, ways) == [
        "Three 11000 = Three 11000",
        "Three 11000 > Two 9000",
        "Two 9000+7000 > Three 11000",
        "Two 9000+7000 > Two 9000",
        "Two 9000 = Two 9000",
        "Two 9000 < Three 11000",
    ]
    assert [each.key for each in ways[2].then] == ["yes"]
    assert {way.key for way in ways} == set(match.offered) - {"pass"}, "no option is lost"


@pytest.mark.rule("7.4.1.10")
def test_the_question_that_a_way_expects_is_the_one_that_is_asked_next() -> None:
    match = table({"FL:0": ["Two"], "BL:0": ["One"]}, step="start_step")
    boosted = next(way for way in asked(match).ways if "booster" in way.label.values)
    (expected,) = boosted.then
    match.answer(boosted.key)
    following = asked(match)
    assert (following.prompt.text, following.prompt.values["card"]) == (expected.asked, expected.card)
    assert expected.key in match.offered


@pytest.mark.rule("7.4.1.10")
def test_a_rested_unit_and_one_without_boost_are_in_no_sum() -> None:
    for behind in (Placed("One", rested=True), Placed("Two")):
        match = table({"FL:0": ["Two"], "BL:0": [behind]}, step="start_step")
        assert not any("+" in label for label in said(match, asked(match).ways))


@pytest.mark.rule("7.3.1.2")
def test_attacks_are_listed_in_the_order_in_which_they_are_best_made_and_may_follow_one_another() -> None:
    """What drive checks give comes after the weaker rear-guard has attacked, and before the stronger one does."""
    match = table({"FL:0": ["Three"], "FR:0": ["Two"], "V:1": ["Two"]}, step="start_step")
    assert said(match, asked(match).ways) == [
        "Two 9000 = Two 9000",
        "Three 11000 > Two 9000",
        "Three 11000 > Two 9000",
    ]
    assert [way.key for way in asked(match).ways] == ["attack:FR>V", "attack:V>V", "attack:FL>V"]
    assert asked(match).repeats
    assert asked(match).closing == "pass"


def guarding(*hand: str) -> ScenarioMatch:
    return table({"hand:1": list(hand), "FL:1": ["Two"]}, unit("Sentinel", 1, 6000, shield=None), step="start_step")


@pytest.mark.rule("7.5.1.2", "7.7.1.2")
def test_guarding_says_what_is_missing_and_what_each_card_leaves() -> None:
    match = guarding("One", "Zero", "Zero", "Three").answer("attack:V>V")
    found = asked(match, 1)
    assert found.needed == 5000
    words = Wording(match.match.rulebook)
    assert [(words(way.label), words(way.note), way.is_idle) for way in found.ways if way.note is not None] == [
        ("One: shield 5000", "enough alone", False),
        ("Intercept with Two: shield 5000", "enough alone", False),
        ("Zero: shield 10000", "enough alone", False),
        ("Zero: shield 10000", "enough alone", False),
        ("Three: shield 0", "changes nothing", True),
    ]
    assert len({way.name for way in found.ways}) == len(found.ways), "copies are told apart"
    assert found.closing == "pass"


@pytest.mark.rule("7.7.1.2")
@pytest.mark.parametrize("guardians", [0, 1, 2, 3])
def test_what_is_said_to_be_missing_is_exactly_what_keeps_the_attack_from_hitting(guardians: int) -> None:
    zones = {"FL:0": ["Two"], "BL:0": ["Big"], "hand:1": ["One"] * 4}
    match = table(zones, unit("Big", 1, 16000), step="start_step")
    match.answer("attack:FL>V").answer("yes")
    needed = asked(match, 1).needed
    for _ in range(guardians):
        match.answer("guard:One")
    match.answer("pass")
    assert needed == 15000
    assert len(match.cards("damage:1")) == (0 if guardians * 5000 >= needed else 1)


@pytest.mark.rule("2.8.1.1", "2.8.2")
@pytest.mark.parametrize("icon", ["Critical", "Draw", "Stand", "Heal"])
def test_both_effects_of_a_trigger_go_to_the_vanguard_first(icon: str) -> None:
    zones: dict[str, list[Placed | str]] = {
        "FL:0": [Placed("Two", rested=True)],
        "deck:0": [icon],
        "damage:0": ["One"],
        "damage:1": ["One"],
    }
    match = table(zones, step="start_step").answer("attack:V>V")
    found = asked(match)
    first = found.ways[0]
    assert found.prompt.text == "ask-trigger"
    assert [each.key for each in first.then] == ["power:V"]
    named = {option.key for option in found.options}
    assert named == {way.key for way in found.ways} | {key for key in named if key.startswith("power:")}
    match.answer(first.key)
    assert "power:V" in match.offered


@pytest.mark.rule("6.6.1.2.1", "8.5.2.2.1")
def test_a_card_and_its_circle_are_one_choice_and_the_likeliest_circle_comes_first() -> None:
    zones = {"hand:0": ["One", "Two"], "FR:0": ["Two"], "BL:0": ["One"], "BC:0": ["Other One"]}
    match = table(zones, step="main_phase")
    found = asked(match)
    first = {way.key: way.then[0].key for way in reversed(found.ways)}
    assert first == {"call:One": "circle:BR", "call:Two": "circle:FL"}, "behind somebody; where it can attack"
    circles = {way.then[0].key for way in found.ways if way.key == "call:One"}
    assert circles == {"circle:FL", "circle:FR", "circle:BL", "circle:BC", "circle:BR"}
    assert not found.ranked, "no call is better than going to battle"
    match.answer("call:Two")
    following = asked(match)
    expected = next(way.then[0] for way in found.ways if way.key == "call:Two")
    assert (following.prompt.text, following.prompt.values["card"]) == (expected.asked, expected.card)
    assert circles == set(match.offered)


def test_nobody_else_is_told_the_ways() -> None:
    match = guarding("One").answer("attack:V>V")
    assert view(match.match, 0).decision is None
    assert view(match.match, None).decision is None
