""" "You may" is asked where something could be done, as far as both can tell."""

from __future__ import annotations

from typing import Final

import pytest

from engine.kernel.definitions import CardDefinition
from tests.games.duel_masters.positions import Placed, Zones, card, creature, table

GEAR: Final = card("Gear", type="cross gear")


def actor(deed: str) -> CardDefinition:
    return creature(
        "Actor", 1000, f"When you put this creature into the battle zone, you may {deed}.", cost=0, civilizations=[]
    )


@pytest.mark.parametrize(
    ("deed", "there", "missing"),
    [
        ("destroy one of your opponent's creatures", {"B1:1": ["One"]}, {}),
        ("put a seal on one of your opponent's creatures", {"B1:1": ["One"]}, {}),
        ("let one of your creatures battle it", {"B1:1": ["One"]}, {}),
        ("shuffle your shields", {}, {"S1:0": []}),
        ("turn all cards of one of your shields face up", {}, {"S1:0": [Placed("Blank", face_down=False)]}),
        ("use a card from your hand for no cost", {"hand:0": ["One"]}, {}),
        (
            "cross one of your cross gears onto one of your creatures for no cost",
            {"B4:0": ["Gear"]},
            {"B4:1": ["Gear"]},
        ),
    ],
)
def test_who_may_do_something_is_asked_if_it_can_be_done(deed: str, there: Zones, missing: Zones) -> None:
    said = deed.replace("let", "choose one of your opponent's creatures, and let", 1)
    for zones, is_asked in ((there, True), (missing, False)):
        hand = ["Actor", *zones.get("hand:0", ())]
        at = table({**zones, "hand:0": hand}, actor(said), GEAR).answer("summon:Actor")
        assert (at.offered == ["yes", "no"]) is is_asked
