"""302.2, 609.8a: where a spell goes if its text says so while it is done."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
BACK = spell("Back", "If you have two or more creatures, afterwards this spell goes to your hand instead.", **FREE)


@pytest.mark.rule("302.2", "609.8a")
@pytest.mark.parametrize(("creatures", "zone"), [(1, "graveyard:0"), (2, "hand:0")])
def test_a_spell_goes_elsewhere_only_if_what_its_text_asks_is_so(creatures: int, zone: str) -> None:
    zones: Zones = {"hand:0": ["Back", "Blank"], **{f"B{number}:0": ["One"] for number in range(1, creatures + 1)}}
    match = table(zones, BACK).answer("cast:Back")
    assert match.names(zone).count("Back") == 1


@pytest.mark.rule("609.8a")
def test_what_was_said_of_a_spell_is_said_once() -> None:
    zones: Zones = {"hand:0": ["Back", "Kill", "Blank"], "B1:0": ["One"], "B2:0": ["Two"]}
    kill = spell("Kill", "Destroy one of your creatures.", **FREE)
    match = table(zones, BACK, kill).answer("cast:Back").answer("cast:Kill").answer("destroy:B1")
    match.answer("cast:Back")
    assert match.names("graveyard:0").count("Back") == 1


@pytest.mark.rule("302.2")
def test_a_spell_goes_when_all_that_it_says_is_done() -> None:
    later = spell(
        "Later",
        "You may destroy one of your creatures. If you do, afterwards this spell goes to your hand instead.",
        "Return a spell from your graveyard to your hand.",
        **FREE,
    )
    zones: Zones = {"hand:0": ["Later", "One"], "B1:0": ["One"], "graveyard:0": ["Blank"]}
    match = table(zones, later).answer("cast:Later").answer("yes")
    assert sorted(match.names("hand:0")) == ["Blank", "Later", "One"]
