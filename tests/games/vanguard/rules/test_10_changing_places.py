"""10.32 and 10.38. Units that move to another circle, and cards that switch zones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.games.vanguard.zones import REAR_GUARD
from engine.kernel.abilities import Context, Replacing
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down, g_guardian
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

WATCH = "AUTO (VC): When your rear-guard is moved, Soul Charge 1."


def watched(zones: Zones, mover: str = "", **more: Any) -> ScenarioMatch:
    """A main phase of a vanguard that watches for moves, and of a rear-guard "Mover" with this text."""
    return table({"V:0": ["Watch"], **zones}, written("Watch", WATCH, 3), written("Mover", mover, 2), **more)


# ---- 10.32, to move


@pytest.mark.rule("10.32.1", "10.32.2", "6.6.1.2.3")
def test_units_that_move_or_change_places_have_moved() -> None:
    at = watched({"FL:0": ["Mover"], "FR:0": ["One"]}, "ACT (RC) [1/Turn]: Move this unit to an open RC.")
    at.answer("activate:FL:1").answer("circle:BR")
    assert at.count("soul:0") == 1
    at.answer("exchange:FR")
    assert (at.names("FR:0"), at.names("BR:0"), at.count("soul:0")) == (["Mover"], ["One"], 3)


@pytest.mark.rule("10.32.2", "7.5.1.2.4")
def test_a_unit_that_intercepts_has_moved() -> None:
    mover = "AUTO: When this unit is moved to GC, draw a card."
    at = table({"FL:1": ["Mover"], "hand:1": ["Zero"]}, written("Mover", mover, 2), step="start_step")
    at.answer("attack:V>V").answer("intercept:FL:1")
    assert at.count("hand:1") == 2


@pytest.mark.rule("10.32.3")
def test_a_unit_that_is_called_or_ridden_has_not_moved() -> None:
    at = watched({"hand:0": ["Mover", "One"]}, "AUTO: When this unit is moved, draw a card.")
    at.answer("call:Mover").answer("circle:FL")
    assert (at.count("soul:0"), at.count("hand:0")) == (0, 1)
    at.answer("call:One").answer("circle:FL")  # nor has one that leaves the field
    assert (at.names("drop:0"), at.count("soul:0"), at.count("hand:0")) == (["Mover"], 0, 0)
    riding = watched(
        {"hand:0": ["Mover"], "V:0": ["Two"]}, "AUTO: When this unit is moved, draw a card.", step="ride_step"
    )
    riding.answer("ride:Mover")
    assert (riding.names("V:0"), riding.count("hand:0")) == (["Mover"], 0)


@pytest.mark.rule("10.32.1", "9.3.1", "4.6.4.1")
def test_a_unit_that_moves_to_the_vanguard_circle_stands_there_and_the_vanguard_goes_to_the_soul() -> None:
    mover = "ACT (RC): [Rest this unit] Move this unit to your VC."
    at = watched({"FL:0": ["Mover"]}, mover).answer("activate:FL:1")
    assert (at.names("V:0"), at.rested("V:0"), at.names("soul:0"), at.names("FL:0")) == (
        ["Mover"],
        False,
        ["Watch"],
        [],
    )
    assert "rides" not in at.told


@pytest.mark.rule("10.32.4", "10.28.3")
def test_a_g_unit_to_whose_circle_a_unit_moves_goes_to_the_g_zone_and_not_to_the_soul() -> None:
    soul = "AUTO (RC): When a card is put into your soul, draw a card."
    zones: Zones = {"V:0": ["Giant"], "heart:0": ["Three"], "FL:0": ["Mover"], "FR:0": ["Reaper"]}
    mover = written("Mover", "ACT (RC): Move this unit to your VC.", 2)
    giant = replace(written("Giant", "", 3, 15000), kind="G unit")
    at = table(zones, giant, mover, written("Reaper", soul)).answer("activate:FL:1")
    assert (at.names("V:0"), at.names("gzone:0"), at.names("soul:0")) == (["Mover"], ["Giant"], ["Three"])
    assert (at.face_down("gzone:0"), at.count("hand:0")) == (0, 1)  # only the heart was put into the soul


@pytest.mark.rule("10.35.4.2", "10.32.1")
def test_a_unit_does_not_move_to_a_lock_circle() -> None:
    zones: Zones = {"FL:0": ["Mover"], "lock-FR:0": [Placed("One", face_down=True)]}
    at = watched(zones, "ACT (RC): Move this unit to another RC.").answer("activate:FL:1")
    assert "circle:FR" not in at.offered


# ---- 10.38, to switch


@pytest.mark.rule("10.38.1")
def test_two_cards_change_zones_at_the_same_time() -> None:
    text = "ACT (RC) [1/Turn]: Switch a card from your hand and a card from your damage zone. If you do, Soul Charge 1."
    zones: Zones = {"FL:0": ["Mover"], "hand:0": ["One", "Two"], "damage:0": [Placed("Zero", face_down=True), "Three"]}
    at = watched(zones, text).answer("activate:FL:1")
    assert at.offered == ["choose:One", "choose:Two"]
    at.answer("choose:Two")
    assert at.offered == ["choose:Zero", "choose:Three"]
    at.answer("choose:Zero")
    assert (at.names("hand:0"), at.names("damage:0"), at.face_down("damage:0")) == (
        ["One", "Zero"],
        ["Three", "Two"],
        0,
    )
    assert at.count("soul:0") == 1


@pytest.mark.rule("10.38.1", "10.5.1.1", "10.32.3")
def test_a_card_that_is_switched_to_a_circle_is_placed_there() -> None:
    came = written("Came", "AUTO: When this unit is placed on RC from soul, draw a card.")
    text = "ACT (VC): Switch one of your rear-guards and a card from your soul."
    zones: Zones = {"V:0": ["Lead"], "FL:0": [Placed("One", rested=True)], "soul:0": ["Came"]}
    at = table(zones, came, written("Lead", text, 3)).answer("activate:V:1")
    assert (at.names("FL:0"), at.rested("FL:0"), at.names("soul:0"), at.count("hand:0")) == (
        ["Came"],
        False,
        ["One"],
        1,
    )


@pytest.mark.rule("10.38.1", "4.6.4.1", "4.6.6.1")
@pytest.mark.parametrize("rested", [True, False])
def test_vanguard_and_rear_guard_that_are_switched_both_stand(rested: bool) -> None:
    lead = written("Lead", "ACT (VC): Switch your vanguard and one of your rear-guards.", 3)
    zones: Zones = {"V:0": [Placed("Lead", rested=rested)], "FL:0": [Placed("One", rested=not rested)]}
    at = table(zones, lead).answer("activate:V:1")
    assert (at.names("V:0"), at.rested("V:0")) == (["One"], False)
    assert (at.names("FL:0"), at.rested("FL:0")) == (["Lead"], False)


@pytest.mark.rule("10.38.1", "4.6.5.1", "4.6.6.1")
def test_a_guardian_that_is_switched_with_a_rear_guard_stands_and_the_other_one_rests() -> None:
    text = "AUTO: When this unit is placed on GC, switch this unit and one of your rear-guards."
    zones: Zones = {"FL:0": ["Two"], "FL:1": ["Two"], "hand:1": ["Guard", "One"]}
    at = table(zones, written("Guard", text), step="start_step").answer("attack:FL>V").answer("guard:Guard")
    assert (at.names("FL:1"), at.rested("FL:1")) == (["Guard"], False)
    assert (at.names("G:1"), at.rested("G:1")) == (["Two"], True)


@pytest.mark.rule("10.38.2")
def test_nothing_is_switched_when_one_of_the_cards_is_not_there_any_more() -> None:
    text = """ACT (VC): Choose one of your rear-guards. At the end of turn, switch it and a card from your soul.
    ACT (VC) [1/Turn]: Retire one of your rear-guards."""
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Other One"], "soul:0": ["One"]}
    for keys, there in ((["activate:V:1"], "soul:0"), (["activate:V:1", "activate:V:2"], "drop:0")):
        at = table(zones, written("Lead", text, 3))
        for key in keys:
            at.answer(key)
        while at.match.state.turn_player == 0:
            at.passes()
        assert at.names(there) == ["Other One"]
        assert ("One" in at.names("soul:0")) is (there == "drop:0")
    text = "ACT (VC): Switch one of your rear-guards and a card from your hand. If you do not, Soul Charge 1."
    alone = table({"V:0": ["Lead"], "hand:0": ["One"]}, written("Lead", text, 3)).answer("activate:V:1")
    assert (alone.names("hand:0"), alone.count("soul:0")) == (["One"], 1)


@dataclass(frozen=True, slots=True)
class StaysInstead(Replacing):
    """If this unit would leave its rear-guard circle, it stays there instead."""

    kinds: tuple[str, ...] = (REAR_GUARD.leave,)

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is this unit."""
        return event.card == context.source

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Nothing happens."""
        yield from ()
        return None


@pytest.mark.rule("10.38.2", "8.2.1.3.1")
@pytest.mark.parametrize("pair", ["{rear} and {soul}", "{soul} and {rear}"])
def test_nothing_is_switched_when_an_effect_keeps_one_of_the_cards_where_it_is(pair: str) -> None:
    words = pair.format(rear="one of your rear-guards", soul="a card from your soul")
    lead = written("Lead", f"ACT (VC): Switch {words}. If you do not, Counter Charge 1.", 3)
    zones: Zones = {"V:0": ["Lead"], "FL:0": ["Rock"], "soul:0": ["One"], "damage:0": [Placed("Zero", face_down=True)]}
    at = table(zones, lead, unit("Rock", 1, 7000, StaysInstead())).answer("activate:V:1")
    assert (at.names("FL:0"), at.names("soul:0"), at.face_down("damage:0")) == (["Rock"], ["One"], 0)


@pytest.mark.rule("10.38.2", "11.14.3")
def test_a_g_guardian_leaves_its_circle_when_it_is_switched_so_the_other_card_comes_there() -> None:
    text = "AUTO: When this unit is placed on GC, switch this unit and one of your rear-guards."
    zones: Zones = {"FL:0": ["Two"], "FL:1": ["Two"], "hand:1": ["Heal", "One"], "gzone:1": [down("Wall")]}
    at = table(zones, g_guardian("Wall", text), step="start_step").answer("attack:FL>V")
    at.answer("g-guard:Wall").answer("discard:Heal")
    assert (at.names("gzone:1"), at.face_down("gzone:1")) == (["Wall"], 0)
    assert (at.names("G:1"), at.rested("G:1"), at.count("FL:1")) == (["Two"], True, 0)


@pytest.mark.rule("10.38.1")
def test_a_card_is_not_switched_with_itself() -> None:
    mover = "ACT (RC) [1/Turn]: Switch this unit and one of your rear-guards. If you do, draw a card."
    at = watched({"FL:0": ["Mover"], "FR:0": ["One"]}, mover).answer("activate:FL:1").answer("choose:FL")
    assert at.count("hand:0") == 0
