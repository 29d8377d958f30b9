"""4.5 and 4.6. The field and its circles: types, rows, columns, and how cards are placed there."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK, actions, zones
from engine.kernel.abilities import Context
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.scenarios import Placed
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.nodes import doing
from tests.games.vanguard.written import written

CIRCLES = ("V", "FL", "FR", "BL", "BC", "BR", "G")


@pytest.mark.rule("4.5.1", "4.5.2", "4.6.1")
def test_a_field_has_seven_circles_and_a_card_on_one_is_on_the_field() -> None:
    for player in (0, 1):
        kinds = (zones.VANGUARD, zones.REAR_GUARD, zones.GUARDIAN)
        field = [zone.place for zone in RULEBOOK.zones.values() if zone.kind in kinds and zone.player == player]
        assert sorted(field) == sorted((*CIRCLES, "L"))  # L is the part of the vanguard circle for a legion mate
    leader = written("Leader", "CONT (drop): All of your units get power +1000.", 3)
    match = table({f"{place}:0": ["One"] for place in CIRCLES} | {"drop:0": ["Leader"]}, leader, step="start_step")
    assert {match.power(f"{place}:0") for place in CIRCLES} == {8000}


@pytest.mark.rule("4.5.3", "4.6.8", "4.6.8.1")
def test_everybody_sees_every_card_on_a_circle_even_face_down() -> None:
    placed = {f"{place}:1": [Placed("Two", face_down=place == "BL")] for place in CIRCLES}
    match = table(placed, step="start_step")
    for viewer in (0, 1, None):
        seen = view(match.match, viewer).zones
        for place in CIRCLES:
            (card,) = seen[f"{place}:1"].cards
            assert card.definition is not None
            assert card.definition.name == "Two"


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(
    ("own", "column"), [("FL", {"FL", "BL"}), ("BC", {"V", "BC"}), ("FR", {"FR", "BR"}), ("BL", {"FL", "BL"})]
)
def test_a_front_circle_and_the_one_behind_it_are_a_column(own: str, column: set[str]) -> None:
    leader = written("Leader", "CONT (RC): All of your units in the same column as this unit get power +1000.", 1, 7000)
    match = table({f"{place}:0": ["One"] for place in CIRCLES if place != "G"} | {f"{own}:0": ["Leader"]}, leader)
    assert {place for place in CIRCLES if place != "G" and match.power(f"{place}:0") == 8000} == column


@pytest.mark.rule("4.6.2.1")
@pytest.mark.parametrize(("own", "retired"), [("FL", {"FR", "BR"}), ("BC", {"BC"}), ("BR", {"FL", "BL"})])
def test_columns_go_on_across_the_table(own: str, retired: set[str]) -> None:
    text = "ACT (RC): Retire all of your opponent's rear-guards in the same column as this unit."
    rear_guards = {f"{place}:1": ["One"] for place in CIRCLES if place not in ("V", "G")}
    match = table({f"{own}:0": ["Hunter"], **rear_guards}, written("Hunter", text)).answer(f"activate:{own}:1")
    assert {name.removesuffix(":1") for name in rear_guards if not match.count(name)} == retired


@pytest.mark.rule("4.6.3")
@pytest.mark.parametrize(("row", "circles"), [("front row", {"FL", "V", "FR"}), ("back row", {"BL", "BC", "BR"})])
def test_circles_beside_each_other_are_a_row(row: str, circles: set[str]) -> None:
    leader = written("Leader", f"CONT (soul): All of your {row} units get power +1000.", 3)
    match = table({f"{place}:0": ["One"] for place in CIRCLES} | {"soul:0": ["Leader"]}, leader, step="start_step")
    assert {place for place in CIRCLES if match.power(f"{place}:0") == 8000} == circles


@pytest.mark.rule("4.6.4", "4.6.5", "4.6.6")
def test_the_center_front_is_the_vanguard_circle_the_one_before_it_the_guardian_circle_the_others_are_rear_guard() -> (
    None
):
    kinds = {place: RULEBOOK.zone(f"{place}:0").kind for place in CIRCLES}
    assert kinds.pop("V") is zones.VANGUARD
    assert kinds.pop("G") is zones.GUARDIAN
    assert set(kinds.values()) == {zones.REAR_GUARD}
    match = table({"hand:0": ["One"]}).answer("call:One")
    assert match.offered == [f"circle:{place}" for place in kinds]


@pytest.mark.rule("4.6.4.1")
@pytest.mark.parametrize("origin", ["hand:0", "soul:0", "drop:0", "FL:0"])
def test_a_card_comes_to_the_vanguard_circle_standing(origin: str) -> None:
    def ride(match: Match, context: Context) -> Procedure[None]:
        (card,) = match.cards(RULEBOOK.zone(origin))
        yield from actions.ride(match, 0, card)

    match = table({"V:0": [Placed("Rider", rested=True)], origin: [Placed("Two", rested=True)]}, doing("Rider", ride))
    match.answer("activate:V:1")
    assert match.names("V:0") == ["Two"]
    assert not match.rested("V:0")


@pytest.mark.rule("4.6.5.1")
def test_a_card_comes_to_the_guardian_circle_resting() -> None:
    match = table({"FL:0": ["Three"], "FL:1": ["Two"], "hand:1": ["Zero", "One"]}, step="start_step")
    match.answer("attack:FL>V").answer("guard:Zero").answer("intercept:FL:1")
    assert match.names("G:1") == ["Zero", "Two"]
    assert all(match.match.state.rested[card] for card in match.cards("G:1"))


@pytest.mark.rule("4.6.6.1")
@pytest.mark.parametrize("origin", ["hand:0", "drop:0", "soul:0", "V:0"])
def test_a_card_comes_to_a_rear_guard_circle_standing(origin: str) -> None:
    def call(match: Match, context: Context) -> Procedure[None]:
        card = match.cards(RULEBOOK.zone(origin))[-1]
        yield from actions.call(match, card, RULEBOOK.zone("BC:0"))

    zones_used: dict[str, list[Placed | str]] = {
        "FL:0": ["Caller"],
        "soul:0": ["Zero"],
        origin: [Placed("Two", rested=True)],
    }
    match = table(zones_used, doing("Caller", call))
    match.answer("activate:FL:1")
    assert match.names("BC:0") == ["Two"]
    assert not match.rested("BC:0")


@pytest.mark.rule("4.6.6.2")
def test_a_card_that_moves_between_rear_guard_circles_lies_as_before() -> None:
    match = table({"FL:0": [Placed("One", rested=True)], "BL:0": ["Two"]}).answer("exchange:FL")
    assert (match.names("BL:0"), match.names("FL:0")) == (["One"], ["Two"])
    assert match.rested("BL:0")
    assert not match.rested("FL:0")


@pytest.mark.rule("4.6.8.2")
def test_a_circle_holds_one_card_but_the_guardian_circle_holds_several() -> None:
    match = table({"V:0": ["Two"], "BC:0": ["Zero"], "hand:0": ["Three", "One"]}, step="ride_step")
    match.answer("ride:Three").answer("call:One").answer("circle:BC")
    assert (match.names("V:0"), match.names("BC:0")) == (["Three"], ["One"])
    match = table({"FL:0": ["Three"], "hand:1": ["Zero", "One", "Two"]}, step="start_step")
    match.answer("attack:FL>V").answer("guard:Zero").answer("guard:One")
    assert match.names("G:1") == ["Zero", "One"]
