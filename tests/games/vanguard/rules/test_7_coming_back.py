"""7.4.1.8.2, 7.4.1.10.1.1, 7.7.1.3. Units that leave their part in a battle, and are where they were again."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import GIANT, down
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

EXCHANGE = "exchange this unit with one of your other rear-guards"
AWAY_AND_BACK = f"{EXCHANGE}, and {EXCHANGE}."
STRONG = unit("Strong", 2, 30000)


def fought(at: ScenarioMatch) -> ScenarioMatch:
    """After the battle: nobody guards, and whoever must choose takes the first."""
    while at.rule != "7.3.1.2" and at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    return at


@pytest.mark.rule("7.4.1.8.2", "7.7.1.3")
def test_an_attacking_unit_that_moved_and_came_back_does_not_hit() -> None:
    text = f"AUTO (RC): When this unit attacks, {AWAY_AND_BACK}"
    zones = {"FL:0": ["Mover"], "FR:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Mover", text, 2, 30000), step="start_step").answer("attack:FL>V").passes()
    assert at.names("FL:0") == ["Mover"]
    assert "misses" in at.told
    assert fought(at).count("damage:1") == 0


@pytest.mark.rule("7.4.1.8.2", "7.7.1.3", "7.7.1.9")
def test_an_attacked_unit_that_moved_and_came_back_is_not_hit() -> None:
    mover = written("Mover", f"AUTO (RC): When this unit is attacked, {AWAY_AND_BACK}", 2)
    zones = {"FL:0": ["Strong"], "FL:1": ["Mover"], "FR:1": ["One"]}
    at = fought(table(zones, STRONG, mover, step="start_step").answer("attack:FL>FL"))
    assert at.names("FL:1") == ["Mover"]
    assert at.names("drop:1") == []


@pytest.mark.rule("7.4.1.8.2", "7.7.1.3", "10.32.1")
@pytest.mark.parametrize(("seat", "when"), [(0, "attacks"), (1, "is attacked")])
def test_it_is_the_same_whether_a_unit_changes_places_or_moves_to_open_circles(seat: int, when: str) -> None:
    text = f"AUTO (RC): When this unit {when}, move this unit to an open RC, and move this unit to an open RC."
    mover = written("Mover", text, 2, 9000)
    other = {0: "FL:1", 1: "FL:0"}[seat]
    at = table({f"FL:{seat}": ["Mover"], other: ["Two"]}, mover, step="start_step").answer("attack:FL>FL")
    at.answer("circle:BC").answer("circle:FL")
    assert at.names(f"FL:{seat}") == ["Mover"]
    fought(at)
    assert "misses" in at.told
    assert at.names("drop:1") == []


@pytest.mark.rule("7.4.1.10.1.1", "7.4.1.11")
def test_a_boosting_unit_that_moved_and_came_back_boosts_no_longer() -> None:
    mover = written("Mover", f"AUTO (RC): When this unit boosts, {AWAY_AND_BACK}", 1, 7000)
    zones = {"FL:0": ["Two"], "BL:0": ["Mover"], "BR:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, mover, step="start_step").answer("attack:FL>V").answer("yes")
    at.answer("move:BR").answer("move:BL")
    assert at.names("BL:0") == ["Mover"]
    assert at.power("FL:0") == 9000


@pytest.mark.rule("7.4.1.10.1.1", "7.4.1.11")
def test_a_boosted_unit_that_moved_and_came_back_is_boosted_no_longer() -> None:
    mover = written("Mover", f"AUTO (RC): When this unit attacks, {AWAY_AND_BACK}", 2, 9000)
    zones = {"FL:0": ["Mover"], "FR:0": ["One"], "BL:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, mover, step="start_step").answer("attack:FL>V").answer("yes")
    at.answer("move:FR").answer("move:FL")
    assert at.names("FL:0") == ["Mover"]
    assert at.power("FL:0") == 9000


@pytest.mark.rule("7.7.1.3", "10.35.1.2")
@pytest.mark.parametrize(("whose", "attack"), [("attacking", "FL>V"), ("attacked", "FL>FL")])
def test_an_attack_does_not_hit_after_a_unit_of_it_had_another_master_for_a_moment(whose: str, attack: str) -> None:
    by = "attacked" if whose == "attacking" else "attacking"
    text = f"AUTO (VC/RC): When {'this unit attacks' if by == 'attacking' else 'this unit is attacked'}"
    taker = written("Taker", f"{text}, dominate the {whose} unit.", 3, 30000)
    at = table(
        {"FL:0": ["Strong" if whose == "attacking" else "Taker"], "V:1": ["Taker"], "FL:1": ["One"]},
        STRONG,
        taker,
        step="start_step",
    )
    at.answer(f"attack:{attack}")
    assert "dominates" in at.told
    assert at.match.state.master == {}, "only for that moment"
    fought(at)
    assert "hits" not in at.told
    assert (at.count("damage:1"), at.names("drop:1")) == (0, [])


@pytest.mark.rule("7.4.1.8.1", "7.7.1.3", "10.27.3")
@pytest.mark.parametrize(("seat", "when"), [(0, "attacks"), (1, "is attacked")])
def test_a_vanguard_that_was_a_heart_for_a_moment_attacks_no_longer_and_is_attacked_no_longer(
    seat: int, when: str
) -> None:
    text = "stride a card from your G zone, and put all of your G units into your G zone."
    rider = written("Rider", f"AUTO (VC): When this unit {when}, {text}", 3, 11000)
    zones: dict[str, list[Placed | str]] = {f"V:{seat}": ["Rider"], f"gzone:{seat}": [down("Giant")]}
    at = fought(table(zones, rider, GIANT, step="start_step").answer("attack:V>V"))
    assert at.names(f"V:{seat}") == ["Rider"]
    assert "misses" in at.told
    assert at.count("damage:1") == 0
    assert ("drive-checks" in at.told) is (seat == 1)
