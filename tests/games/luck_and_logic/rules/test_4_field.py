"""2.10, 4.4. Territories, rows and neighbours."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.geometry import (
    across_the_row,
    corresponding,
    is_front,
    location,
    neighbours,
    placements,
)
from engine.kernel.zones import Zone

rule = pytest.mark.rule


def names(found: Iterable[Zone]) -> set[str]:
    return {zone.name for zone in found}


@rule("2.10.2.1", both=True)
def test_a_member_of_territory_1_covers_any_one_circle() -> None:
    assert [names(placement) for placement in placements(0, 1)] == [{f"{place}:0"} for place in zones.PLACES]


@rule("2.10.2.2", both=True)
def test_a_member_of_territory_2_covers_two_adjacent_circles_of_its_player() -> None:
    found = [frozenset(names(placement)) for placement in placements(1, 2)]
    assert len(found) == len(set(found)) == 7
    assert frozenset({"FL:1", "FC:1"}) in found
    assert frozenset({"FC:1", "BC:1"}) in found
    assert frozenset({"FL:1", "BC:1"}) not in found
    assert frozenset({"FL:1", "FR:1"}) not in found


@rule("2.10.2.3", both=True)
def test_a_member_of_territory_4_covers_the_centre_and_a_side() -> None:
    left, right = (names(placement) for placement in placements(0, 4))
    assert left == {"FL:0", "FC:0", "BL:0", "BC:0"}
    assert right == {"FC:0", "FR:0", "BC:0", "BR:0"}


@rule("4.4.2", "4.4.2.1", "4.4.2.2", both=True)
def test_circles_and_gate_zones_with_the_same_location_correspond() -> None:
    circle, gate = zones.CIRCLE.at(0, "BR"), zones.GATE.at(0, "gate-BR")
    assert corresponding(circle, zones.GATE) is gate
    assert corresponding(gate, zones.CIRCLE) is circle
    assert location(circle) == location(gate) == "BR"
    assert [place for place in zones.PLACES if is_front(zones.CIRCLE.at(0, place))] == ["FL", "FC", "FR"]


@rule("4.4.3", "4.4.3.1", "4.4.3.3", both=True)
def test_the_two_circles_of_a_column_are_in_front_of_and_behind_each_other() -> None:
    assert across_the_row(zones.CIRCLE.at(0, "FL")) is zones.CIRCLE.at(0, "BL")
    assert across_the_row(zones.CIRCLE.at(0, "BL")) is zones.CIRCLE.at(0, "FL")
    assert across_the_row(zones.GATE.at(1, "gate-FC")) is zones.GATE.at(1, "gate-BC")


@rule("4.4.4", "4.4.4.1", "4.4.4.2", both=True)
def test_neighbours_are_next_to_each_other_in_a_row_or_a_column() -> None:
    assert names(neighbours(zones.CIRCLE.at(0, "BL"))) == {"BC:0", "FL:0"}
    assert names(neighbours(zones.CIRCLE.at(0, "BC"))) == {"BL:0", "BR:0", "FC:0"}
    assert names(neighbours(zones.GATE.at(0, "gate-BR"))) == {"gate-BC:0", "gate-FR:0"}


@rule("4.4.4.3", both=True)
@pytest.mark.parametrize(("mine", "theirs"), [("FL", "FR"), ("FC", "FC"), ("FR", "FL")])
def test_the_front_rows_are_neighbours_across_the_table_mirrored(mine: str, theirs: str) -> None:
    assert zones.CIRCLE.at(1, theirs) in neighbours(zones.CIRCLE.at(0, mine))
    assert zones.CIRCLE.at(0, mine) in neighbours(zones.CIRCLE.at(1, theirs))
    assert [zone.player for zone in neighbours(zones.CIRCLE.at(0, mine))].count(1) == 1
