"""703.3: all that is due by the rules at the same time leaves as one event, and then it is looked at again."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, table

FIELD: Final = {"type": "field", "supertypes": ["D2"]}
MINE: Final[Zones] = {"mana zone:0": ["One"] * 2, "B1:0": ["Nine"]}
BLIGHT: Final = card("Blight", "All of your opponent's creatures get -1000 power.", **FIELD)


@pytest.mark.rule("703.3", "703.4c", "703.4l", "603.5c")
def test_a_field_that_is_driven_out_with_a_creature_does_not_see_that_one_destroyed() -> None:
    wake = card("Wake", "When your creature is destroyed, draw a card.", **FIELD)
    zones: Zones = {"hand:0": ["Blight"], **MINE, "B1:1": ["One"], "B2:1": ["Wake"]}
    match = table(zones, BLIGHT, wake).answer("expand:Blight")
    assert sorted(match.names("graveyard:1")) == ["One", "Wake"]
    assert match.count("hand:1") == 0


@pytest.mark.rule("703.3", "703.4c", "703.4l", "609.9")
def test_what_is_about_to_be_driven_out_can_still_replace_what_happens_with_it() -> None:
    haven = card("Haven", "When your creature would be destroyed, put it into your mana zone instead.", **FIELD)
    zones: Zones = {"hand:0": ["Blight"], **MINE, "B1:1": ["One"], "B2:1": ["Haven"]}
    match = table(zones, BLIGHT, haven).answer("expand:Blight")
    assert (match.names("graveyard:1"), match.names("mana zone:1")) == (["Haven"], ["One"])


@pytest.mark.rule("703.3", "703.4l", "703.4c")
def test_what_is_due_only_when_something_has_left_is_done_after_it() -> None:
    strength = card("Strength", "All of your creatures get +1000 power.", **FIELD)
    zones: Zones = {"hand:0": ["Blight"], **MINE, "B1:1": ["One"], "B2:1": ["Strength"]}
    match = table(zones, BLIGHT, strength).answer("expand:Blight")
    assert sorted(match.names("graveyard:1")) == ["One", "Strength"]


@pytest.mark.rule("703.1", "703.4c")
def test_a_creature_without_power_of_its_own_goes_as_soon_as_it_has_no_other() -> None:
    shade = creature("Shade", 0, "While this creature is tapped, this creature gets +1000 power.")
    zones: Zones = {"B1:0": [Placed("Shade", rested=True)], "hand:0": ["One"]}
    assert table(zones, shade, step="effects_end", turn_player=1).names("graveyard:0") == ["Shade"]


@pytest.mark.rule("703.1", "703.4c")
def test_a_creature_goes_as_soon_as_it_loses_all_its_power() -> None:
    timid = creature("Timid", 1000, "While this creature is tapped, this creature gets -1000 power.")
    match = attack({"B1:0": ["Timid"]}, timid).answer("attack:B1")
    assert match.names("graveyard:0") == ["Timid"]
