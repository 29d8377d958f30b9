"""604. Conditions and descriptions that compare: two sorts of cards, two zones, costs a little above another."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 5}


def _told(printed: str) -> str:
    return reader().told(reader().read(printed))


@pytest.mark.rule("604.1")
def test_as_many_creatures_as_shields_are_no_fewer() -> None:
    bold = creature(
        "Bold",
        1000,
        _told("If your number of creatures is greater than or equal to your number of shields, this gets +500 power."),
    )
    even = table({"B1:0": ["Bold"], "B2:0": ["One"], "S1:0": ["Nine"], "S2:0": ["Nine"]}, bold)
    fewer = table({"B1:0": ["Bold"], "S1:0": ["Nine"], "S2:0": ["Nine"]}, bold)
    assert (even.power("B1:0"), fewer.power("B1:0")) == (1500, 1000)


@pytest.mark.rule("604.1")
def test_cards_of_two_zones_are_counted_together() -> None:
    many = creature(
        "Many",
        1000,
        _told("If you have a total of 4 or more cards in the battle zone or your graveyard, this gets +500 power."),
    )
    match = table({"B1:0": ["Many"], "B2:0": ["One"], "graveyard:0": ["One", "Two"]}, many)
    assert match.power("B1:0") == 1500
    assert table({"B1:0": ["Many"], "graveyard:0": ["One", "Two"]}, many).power("B1:0") == 1000


@pytest.mark.rule("201.2")
def test_just_so_much_dearer_than_another() -> None:
    up = spell(
        "Up",
        _told("Destroy one of your creatures. Then put a creature that costs 1 more than it from your hand."),
        cost=1,
    )
    cards = [creature(f"Of {cost}", 1000, cost=cost) for cost in (2, 3, 4)]
    match = table({**MANA, "B1:0": ["Of 3"], "hand:0": ["Up", "Of 2", "Of 3", "Of 4"]}, up, *cards).answer("cast:Up")
    assert match.offered == ["put:Of-4"]


@pytest.mark.rule("506.1")
def test_only_a_creature_that_has_attacked_is_destroyed_at_the_end() -> None:
    brief = creature("Brief", 1000, _told("At the end of your turn, if this creature attacked, destroy this creature."))
    match = attack({"B1:0": ["Brief"], "B2:0": ["Brief"], "S1:1": ["Nine"], "S2:1": ["Nine"]}, brief)
    match = match.answer("attack:B1").answer("break:S1").answer("pass").answer("pass").answer("play:B1:1")
    assert (match.names("B1:0"), match.names("B2:0")) == ([], ["Brief"])
