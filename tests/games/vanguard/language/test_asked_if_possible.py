""" "You may" is asked where something could be done, as far as both can tell, and nowhere else."""

from __future__ import annotations

import pytest

from tests.games.vanguard.g_units import GIANT, down
from tests.games.vanguard.language.cards_in_play import Zones, card, main_phase

FULL: Zones = {f"{circle}:0": ["One"] for circle in ("FR", "BL", "BC", "BR")}


@pytest.mark.parametrize(
    ("deed", "there", "missing"),
    [
        ("Soul Blast 1", {"soul:0": ["One"]}, {}),
        ("dominate one of your opponent's rear-guards until end of turn", {"FR:1": ["One"]}, {}),
        ("move this unit to an open RC", {}, FULL),
        ("call a Plant token to an open RC", {}, FULL),
        ("call a card from your hand to an open RC", {"hand:0": ["One"]}, {}),
        (
            "choose a face-down grade 4 card from your G zone, and stride it",
            {"gzone:0": [down("Giant")]},
            {"gzone:0": ["Giant"]},
        ),
        ("let your opponent do this: (discard a card)", {"hand:1": ["One"]}, {}),
        ("let your opponent do this: (retire one of your rear-guards)", {"FR:1": ["One"]}, {}),
    ],
)
@pytest.mark.parametrize("more", ["", " If you do, draw a card."])
def test_who_may_do_something_is_asked_if_it_can_be_done(deed: str, more: str, there: Zones, missing: Zones) -> None:
    actor = card("Actor", f"AUTO: When this unit is placed on RC, you may {deed}.{more}")
    for zones, is_asked in ((there, True), (missing, False)):
        at = main_phase({**zones, "hand:0": ["Actor", *zones.get("hand:0", ())]}, actor, GIANT)
        at.answer("call:Actor").answer("circle:FL")
        assert (at.offered == ["yes", "no"]) is is_asked


@pytest.mark.parametrize(
    ("deed", "is_asked"),
    [
        ("retire one of your opponent's rear-guards, and draw a card", True),
        ("retire one of your opponent's rear-guards, and it gets power +1000 until end of turn", False),
        ("retire one of your opponent's rear-guards, and Soul Blast 1, and draw a card", True),
        ("retire one of your opponent's rear-guards, and Soul Blast 1", False),
    ],
)
def test_of_several_deeds_one_is_enough_that_can_be_done_alone(deed: str, is_asked: bool) -> None:
    actor = card("Actor", f"AUTO: When this unit is placed on RC, you may {deed}.")
    at = main_phase({"hand:0": ["Actor"]}, actor).answer("call:Actor").answer("circle:FL")
    assert (at.offered == ["yes", "no"]) is is_asked
    if is_asked:
        assert at.answer("yes").count("hand:0") == 1
