"""Positions, scenario matches and scenarios, on the tiny game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.scenarios import BadPosition, BadScenario, Placed, ScenarioMatch, read_scenario, rulebooks_of, run
from tests.kernel import tiny

PLAYING = """
title = "A card is played"
game = "tiny"
rules = ["2"]

[position]
step = "play_step"
filler = ["plain", "plain"]
zones."hand:0" = ["chief", "plain"]
zones."T2:0" = [{card = "blue", rested = true}]
zones."deck:0" = ["giant", "ghost"]

[[answer]]
choose = "play:chief"
expect.offered = ["pass", "play:plain"]
expect.rule = "2"

[[answer]]
choose = "seat:T1"
expect.only = ["seat:T1", "seat:T2"]

[expect]
zones."T1:0" = ["chief"]
zones."hand:0" = ["plain"]
values."T1:0".might = 3
rested."T2:0" = true
counts."deck:0" = 22
told = ["plays"]
asked = 1
over = false
"""


def test_a_position_puts_the_cards_where_it_says() -> None:
    table = ScenarioMatch(
        tiny.RULEBOOK,
        step="play_step",
        zones={"hand:0": ["plain"], "T1:1": [Placed("giant", rested=True)], "deck:0": ["blue", "ghost"]},
        turn_player=1,
        filler=("plain",),
    )
    assert table.asked == 1
    assert table.names("hand:0") == ["plain"]
    assert table.rested("T1:1")
    assert table.names("deck:0")[-2:] == ["ghost", "blue"]
    assert table.count("deck:0") == 22


def test_a_name_without_a_place_stands_for_all_places_that_are_not_named() -> None:
    zones = {"T2:0": ["giant"], "table:0": ["plain"], "table:1": ["blue"]}
    table = ScenarioMatch(tiny.RULEBOOK, step="play_step", zones=zones)
    assert [table.names(zone) for zone in ("T1:0", "T2:0", "T1:1", "T2:1")] == [
        ["plain"],
        ["giant"],
        ["blue"],
        ["blue"],
    ]


def test_a_scenario_is_played_by_the_editions_it_names_or_the_newest() -> None:
    newest = replace(tiny.RULEBOOK, edition="2")
    books = {"tiny": newest, "tiny_1": replace(tiny.RULEBOOK, name="tiny_1", folder="tiny", edition="1")}

    def played(more: str) -> list[str]:
        return [book.edition for book in rulebooks_of(read_scenario(more + PLAYING), books)]

    assert played("") == ["2"]
    assert played('editions = ["1"]') == ["1"]
    assert played('editions = ["1", "2"]') == ["1", "2"]
    with pytest.raises(BadScenario, match=r"has no edition 3; it has 2, 1"):
        played('editions = ["3", "1"]')
    with pytest.raises(BadScenario, match="there is no game 'tiny'; there are tiny_1"):
        rulebooks_of(read_scenario(PLAYING), {"tiny_1": newest})


def test_a_scenario_that_comes_true_has_no_differences() -> None:
    report = run(read_scenario(PLAYING), tiny.RULEBOOK)
    assert report.differences == ()
    assert report.passed
    assert report.to_json()["zones"]["T1:0"] == ["chief"]


@pytest.mark.parametrize(
    ("expected", "instead", "difference"),
    [
        ('zones."T1:0" = ["chief"]', 'zones."T1:0" = ["plain"]', "T1:0 is ['chief'], expected ['plain']"),
        ('values."T1:0".might = 3', 'values."T1:0".might = 9', "might in T1:0 is 3, expected 9"),
        ('values."T1:0".might = 3', 'values."T1:0".migth = 3', "migth in T1:0 is None, expected 3"),
        ("asked = 1", "asked = 0", "the seat asked is 1, expected 0"),
        ("over = false", "over = true", "the match being over is False, expected True"),
        ('told = ["plays"]', 'told = ["passes"]', "the log does not tell 'passes'"),
        ('offered = ["pass", "play:plain"]', 'offered = ["fly"]', "fly is not offered"),
        ('expect.rule = "2"', 'expect.not_offered = ["pass"]', "pass is offered, and must not be"),
        ('choose = "seat:T1"', 'choose = "seat:T3"', "seat:T3: not among the options"),
        ('choose = "seat:T1"', 'choose = "seat:T1"\nillegal = true', "should have been refused"),
    ],
)
def test_every_difference_is_reported(expected: str, instead: str, difference: str) -> None:
    assert PLAYING.count(expected) == 1
    report = run(read_scenario(PLAYING.replace(expected, instead)), tiny.RULEBOOK)
    assert not report.passed
    assert any(difference in found for found in report.differences), report.differences


def test_an_answer_may_be_expected_to_be_illegal() -> None:
    text = PLAYING.replace('choose = "seat:T1"', 'choose = "seat:T9"\nillegal = true')
    report = run(read_scenario(text), tiny.RULEBOOK)
    assert report.rule == "2.1"
    assert "T1:0 is [], expected ['chief']" in " ".join(report.differences)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (('"play_step"', '"fly_step"'), "no step 'fly_step'"),
        (('"hand:0" = ["chief"', '"hand:0" = ["chif"'), "no card 'chif'; did you mean chief"),
        (('"T2:0" = [{', '"T7:0" = [{'), "no zone 'T7:0'"),
        (('"T2:0" = [{', '"T2:2" = [{'), "no zone 'T2:2'"),
        (('"T2:0" = [{', '"T2" = [{'), "no zone 'T2'"),
        (('step = "play_step"', 'step = "play_step"\narguments = [1, 2, 3]'), "play_step.*too many"),
        (('zones."T1:0" = ["chief"]', 'zones."T12:0" = []'), "no zone 'T12:0'"),
        (('values."T1:0".might = 3', 'counts."hand:7" = 0'), "no zone 'hand:7'"),
        (('values."T1:0".might = 3', "memory.moon = 3"), "remembers no moon; it remembers"),
    ],
)
def test_a_scenario_with_unknown_words_is_refused(spoil: tuple[str, str], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        run(read_scenario(PLAYING.replace(*spoil)), tiny.RULEBOOK)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (PLAYING + "asked = [", "this is not TOML"),
        (PLAYING.replace("title", "titel"), "titel: Extra inputs are not permitted"),
        (PLAYING.replace("over = false", "over = 7"), "expect.over"),
        (PLAYING.replace('step = "play_step"', "turn = -1"), "position.step.*position.turn"),
    ],
)
def test_a_file_with_a_slip_is_refused_with_every_fault_and_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        read_scenario(text)
