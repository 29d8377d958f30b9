"""Whom "it" means in a Start skill that has chosen nobody yet: see "To read a text" in card-language.md."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, written
from tests.games.level_neo.positions import Zones, in_battle, resting

BASE = 2000
GETS = "that character gets AP -100 until end of turn."


@pytest.mark.parametrize(
    ("place", "when", "meant"),
    [
        ("S1:0", "When this character attacks", "S1:0"),
        ("S1:0", "When this character attacks a support character", "S1:1"),
        ("S1:0", "When this character combi attacks", "S1:0"),
        ("S1:0", "When this character combi attacks with a support character", "S2:0"),
        ("S3:0", "When your other character combi attacks with a blue character", "S1:0"),
        ("S1:1", "When this character is attacked", "S1:1"),
        ("S1:1", "When this character is attacked by a blue character", "S2:0"),
        ("S2:1", "When this character covers", "S2:1"),
        ("S2:1", "When this character covers a support character", "S1:1"),
        ("S2:1", "When this character wins a battle against a blue character", "S2:0"),
        ("S2:1", "When this character wins a battle", "S2:1"),
    ],
)
def test_it_is_the_other_character_where_a_trigger_speaks_of_this_one_too(place: str, when: str, meant: str) -> None:
    plain = {"Red": "red", "Blue": "blue"}
    cards = [written(name, "", ap=BASE, colour=colour) for name, colour in plain.items()]
    speaker = written("Speaker", f"Start: {when}, {GETS}", ap=9000 if "wins" in when else BASE)
    zones: Zones = {"S1:0": ["Red"], "S2:0": ["Blue"], "S3:0": ["Red"], "S1:1": resting("Red"), "S2:1": ["Red"]}
    zones |= {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
    zones[place] = resting("Speaker") if place == "S1:1" else ["Speaker"]
    at = attack(in_battle(zones, *cards, speaker), "S1", "S1", "S2")
    while at.prompt != "ask-cover":
        at.answer("pass")
    at.answer("cover:S2:1" if place == "S2:1" else "pass")
    while at.prompt != "ask-attack" and "wins" in when:
        at.answer(next((key for key in ("pass", "defeat:S1") if key in at.offered), at.offered[0]))
    there = [each for each in ("S1:0", "S2:0", "S3:0", "S1:1", "S2:1") if at.count(each)]
    assert [each for each in there if ap(at, each) % 1000 == 900] == [meant]
