"""What texts ask about: levels, turn markers, AP, hands, the battle, the part of the turn."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, written
from tests.games.level_neo.positions import Zones, in_battle, levels, resting, table

ASKER = "Asker"
ASKED: Zones = {"hand:0": ["Nothing"]}
"""Seat 0 holds a card, and so is asked in the first main phase; otherwise the turn goes on to its attacks."""


def holds(condition: str, zones: Zones, *, markers: tuple[int, int] = (9, 9)) -> bool:
    """Whether a support character of seat 0 finds a condition true, in its own turn."""
    asker = written(ASKER, f"Cont: If {condition}, this character gets AP +100.")
    return ap(table({"S1:0": [ASKER], **zones}, asker, markers=markers), "S1:0") == 3100


@pytest.mark.parametrize(
    ("condition", "true", "false"),
    [
        ("your level is two or more", {"level:0": levels("One")}, {"level:1": levels("One")}),
        ("your opponent's level is two or less", {"level:1": levels("One")}, {"level:1": levels("One", "One")}),
        ("your level is exactly one", {}, {"level:0": levels("One")}),
        ("your level is higher than your opponent's", {"level:0": levels("One")}, {}),
        ("your opponent's level is higher than yours", {"level:1": levels("One")}, {"level:0": levels("One")}),
        ("your main character has AP 3500 or more", {}, {"M:0": ["One"]}),
        ("your main character is a red character", {}, {"M:0": ["Blue"]}),
        ("your main character is not a red character", {"M:0": ["Blue"]}, {}),
        ("your main character is a support character", None, {}),
        ("you have a blue or green character", {"S2:0": ["Blue"]}, {"S2:0": ["One"]}),
        ("you have two or more cards in your hand", {"hand:0": ["One", "Two"]}, {"hand:0": ["One"]}),
        ("you have no cards in your discard pile", {}, {"discard:0": ["One"]}),
        ("you have more cards in your hand than your opponent", {"hand:0": ["One"]}, {"hand:1": ["One"]}),
        ("you have fewer support characters than your opponent", {"S1:1": ["One"], "S2:1": ["One"]}, {}),
        ("your opponent has a resting support character", {"S1:1": resting("One")}, {"S1:1": ["One"]}),
        ("you have an event in your discard pile", {"discard:0": ["Nothing"]}, {"discard:0": ["One"]}),
        ("you have a character in your discard pile", {"discard:0": ["One"]}, {"discard:0": ["Nothing"]}),
        ("you have a character with turn cost 3 or more", {"S2:0": ["Three"]}, {"S2:0": ["Two"]}),
        ("you have a character with turn cost 3", {"S2:0": ["Three"]}, {"S2:0": ["Four"]}),
        ("you have a support character with AP 1000 or less", {"S2:0": ["One"]}, {"S2:0": ["Two"]}),
        ("it is your first main phase", ASKED, None),
        ("it is your main phase", ASKED, None),
        ("it is your opponent's turn", None, {}),
        ("it is your second main phase", None, {}),
        ("either it is your battle phase, or your level is two or more", {"level:0": levels("One")}, ASKED),
        ("it is your turn and your level is two or more", {"level:0": levels("One")}, {}),
    ],
)
def test_a_condition_holds_in_one_position_and_not_in_another(
    condition: str, true: Zones | None, false: Zones | None
) -> None:
    assert true is None or holds(condition, true)
    assert false is None or not holds(condition, false)


@pytest.mark.parametrize(("marker", "true"), [(3, True), (4, True), (2, False)])
def test_a_turn_marker_is_asked_for(marker: int, true: bool) -> None:
    assert holds("your turn marker is three or more", {}, markers=(marker, 9)) is true
    assert holds("your opponent's turn marker is three or more", {}, markers=(9, marker)) is true


@pytest.mark.parametrize(
    ("state", "attackers", "others"),
    [
        ("attacking", ["S1"], ["M", "S2"]),
        ("in a combi attack", [], ["S1", "M"]),
        ("in battle", ["S1"], ["S2"]),
    ],
)
def test_a_character_knows_what_it_does_in_the_battle(state: str, attackers: list[str], others: list[str]) -> None:
    text = f"Cont: If this character is {state}, this character gets AP +100."
    zones: Zones = {"M:0": [ASKER], "S1:0": [ASKER], "S2:0": [ASKER], "M:1": resting("Main"), "hand:1": ["Nothing"]}
    match = attack(in_battle(zones, written(ASKER, text)), "S1", "M")
    base = {"M": 3500, "S1": 3000, "S2": 3000}
    assert {place: ap(match, f"{place}:0") - base[place] for place in attackers} == dict.fromkeys(attackers, 100)
    assert {place: ap(match, f"{place}:0") - base[place] for place in others} == dict.fromkeys(others, 0)


def test_both_attackers_are_in_a_combi_attack_and_who_covers_is_attacked() -> None:
    text = (
        "Cont: If this character is in a combi attack, this character gets AP +100.\n"
        "Cont: If this character is covering, this character gets AP +10.\n"
        "Cont: If this character is being attacked, this character gets AP +1."
    )
    zones: Zones = {"S1:0": [ASKER], "S1:1": [ASKER], "M:1": [ASKER], "hand:0": ["Nothing"], "hand:1": ["Nothing"]}
    match = attack(in_battle(zones, written(ASKER, text)), "M", "M", "S1")
    assert (ap(match, "S1:0"), ap(match, "M:1"), ap(match, "S1:1")) == (3100, 3001, 3000)
    match.answer("pass").answer("pass").answer("cover:S1:1")
    assert (ap(match, "M:1"), ap(match, "S1:1")) == (3000, 3011)


def test_characters_are_described_by_what_they_do_in_the_battle() -> None:
    helper = written(ASKER, "Cont: All of your characters that are attacking get AP +100.")
    zones: Zones = {"S1:0": [ASKER], "S2:0": ["One"], "M:1": resting("Main"), "hand:1": ["Nothing"]}
    match = attack(in_battle(zones, helper), "S2", "M")
    assert (ap(match, "S1:0"), ap(match, "S2:0")) == (3000, 1100)
