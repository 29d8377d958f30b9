""" "You may" is asked where something could be done, as far as both can tell, and nowhere else."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.luck_and_logic.positions import LATEST, Zones, member, table

FULL: Zones = {f"{circle}:0": ["One"] for circle in ("FC", "FR", "BL", "BC", "BR")}


@pytest.mark.parametrize(
    ("deed", "there", "missing"),
    [
        ("trance", {"hand:0": ["Union"], "FC:0": ["Guest"]}, {"hand:0": ["Union"]}),
        ("level boost", {"level:0": ["One"]}, {"level:0": [Placed("One", rested=True)]}),
        ("move this member to an empty circle", {}, FULL),
        ("use a logic drive of one of your other members", {"FC:0": ["Driver"]}, {"FC:0": ["One"]}),
    ],
)
def test_who_may_do_something_is_asked_if_it_can_be_done(deed: str, there: Zones, missing: Zones) -> None:
    actor = member("Actor", 3000, "logicalist", f"ACT: You may {deed}. If you do, draw a card.")
    driver = member("Driver", 3000, "logicalist", "LD: Draw a card.")
    for zones, is_asked in ((there, True), (missing, False)):
        at = table(LATEST, {"FL:0": ["Actor"], **zones}, actor, driver).answer("act:FL:1")
        assert (at.offered == ["yes", "no"]) is is_asked
