"""11.34. Harmony: units associated with each other until the end of the turn."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.vanguard.keywords import Zones, asker, call, state
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

SINGER = written("Singer", "Harmony (VC/RC)", 1, 7000)
WATCHER = asker(
    "AUTO (VC): When your other unit becomes in harmony, draw a card.",
    "ACT (VC): Choose one of your rear-guards, and move it to an open RC.",
    "ACT (VC): Choose one of your rear-guards, and retire it.",
    "ACT (VC): Rest all of your units in harmony.",
)


def singing(**zones: list[str]) -> ScenarioMatch:
    """A singer at the back left, cards in hand to place beside it, and a vanguard that watches."""
    hand: Zones = {"hand:0": ["One", "Two", "Zero", "Zero"]}
    placed: Zones = {name.replace("_", ":"): [*cards] for name, cards in zones.items()}
    return table({"V:0": ["Asker"], "BL:0": ["Singer"], **hand, **placed}, SINGER, WATCHER)


def in_harmony(at: ScenarioMatch, *circles: str) -> list[bool]:
    """Which of the units on some of the circles are in harmony."""
    return [state(at, f"{circle}:0", "in harmony") for circle in circles]


@pytest.mark.rule("11.34.1")
def test_a_unit_placed_in_the_same_column_and_the_singer_are_in_harmony_until_end_of_turn() -> None:
    at = call(singing(), "One", "FR")
    assert in_harmony(at, "BL", "FR") == [False, False]
    at = call(at, "Two", "FL")
    assert in_harmony(at, "BL", "FL", "FR") == [True, True, False]
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert in_harmony(at, "BL", "FL") == [False, False]


@pytest.mark.rule("11.34.1")
def test_a_unit_that_rides_in_front_of_the_singer_is_in_harmony_with_it() -> None:
    zones: Zones = {"V:0": ["Two"], "BC:0": ["Singer"], "hand:0": ["Three"]}
    at = table(zones, SINGER, step="ride_step").answer("ride:Three")
    assert in_harmony(at, "V", "BC") == [True, True]


@pytest.mark.rule("11.34.1")
def test_a_unit_of_the_opponent_in_the_column_makes_no_harmony() -> None:
    zones: Zones = {"BL:1": ["Singer"], "hand:0": ["One"]}
    at = call(table(zones, SINGER), "One", "FR")
    assert not state(at, "BL:1", "in harmony")
    assert in_harmony(at, "FR") == [False]


@pytest.mark.rule("11.34.1")
def test_harmony_ends_when_one_of_the_two_leaves_or_has_another_master() -> None:
    at = call(singing(), "Two", "FL").answer("activate:V:3").answer("choose:FL")
    assert in_harmony(at, "BL") == [False]
    dominator = asker("ACT (VC): Dominate one of your opponent's rear-guards until end of turn.")
    answer = "AUTO (VC): When your opponent's unit is placed on RC, call the top card of your deck to an open RC."
    zones: Zones = {"V:0": ["Asker"], "hand:0": ["One"], "V:1": ["Caller"], "BL:1": ["Singer"], "deck:1": ["Two"]}
    at = call(table(zones, SINGER, dominator, written("Caller", answer, 3)), "One", "FL").answer("circle:FL")
    assert [state(at, zone, "in harmony") for zone in ("BL:1", "FL:1")] == [True, True]
    at.answer("activate:V:1").answer("dominate:FL:1")
    assert [state(at, zone, "in harmony") for zone in ("BL:1", "FL:1")] == [False, False]


@pytest.mark.rule("11.34.1")
def test_a_unit_that_left_and_came_back_is_in_no_harmony_and_neither_is_the_one_it_was_associated_with() -> None:
    leaver = written("Leaver", "ACT (RC): Bind this unit, and call it to RC.", 2)
    zones: Zones = {"BL:0": ["Singer"], "hand:0": ["Leaver"]}
    at = call(table(zones, SINGER, leaver), "Leaver", "FL").answer("activate:FL:1").answer("circle:FR")
    assert in_harmony(at, "BL", "FR") == [False, False]


@pytest.mark.rule("11.34.1.1")
def test_no_harmony_begins_with_a_unit_that_left_before_the_ability_resolved() -> None:
    fleeting = written("Fleeting", "AUTO: When this unit is placed on RC, retire this unit.")
    zones: Zones = {"V:0": ["Asker"], "BL:0": ["Singer"], "hand:0": ["Fleeting"]}
    at = call(table(zones, SINGER, fleeting, WATCHER), "Fleeting", "FL")
    kept = ScenarioMatch.of(at.match.fork()).answer("play:BL:2")
    while kept.rule == "8.4.1":
        kept.answer(kept.offered[0])
    assert (in_harmony(kept, "BL"), kept.count("hand:0")) == ([False], 2), "it began, and ended when the other retired"
    at.answer("play:FL:1")
    assert (in_harmony(at, "BL"), at.count("hand:0")) == ([False], 0), "nobody has become in harmony"


@pytest.mark.rule("11.34.1.1", "4.1.4")
def test_a_unit_that_left_and_was_called_again_before_that_is_another_unit() -> None:
    text = "AUTO: [Soul Blast 1] When this unit is placed on RC, bind this unit, and call it to RC."
    zones: Zones = {"BL:0": ["Singer"], "hand:0": ["Hopper"], "soul:0": ["Zero"]}
    at = call(table(zones, SINGER, written("Hopper", text, 2)), "Hopper", "FL")
    at.answer("play:FL:1").answer("yes").answer("circle:FR")
    while at.rule == "8.4.1":
        at.answer(at.offered[0])
    assert (at.names("FR:0"), in_harmony(at, "BL", "FR")) == (["Hopper"], [False, False])


@pytest.mark.rule("11.34.1", "10.25.1")
def test_a_legion_mate_is_in_harmony_with_a_singer_behind_it_and_its_leader_is_not() -> None:
    leader = written("Leader", 'Seek Mate "Two".', 3, 11000)
    zones: Zones = {"V:0": ["Leader"], "BC:0": ["Singer"], "drop:0": ["One"] * 4, "deck:0": ["Two"]}
    at = table(zones, SINGER, leader).answer("activate:V:1")
    at.answer(*at.offered).answer("find:Two")
    assert in_harmony(at, "V", "L", "BC") == [False, True, True]


@pytest.mark.rule("11.34.1", "11.34.1.1")
def test_no_unit_becomes_in_harmony_with_one_that_has_got_another_master_meanwhile() -> None:
    text = """AUTO (VC): When your opponent's unit is placed on RC, call the top card of your deck to an open RC.
    AUTO (VC): When your other unit becomes in harmony, draw a card."""
    thief = written("Thief", "AUTO (RC): When your opponent's unit is placed on RC, dominate it until end of turn.")
    zones: Zones = {"BR:0": ["Thief"], "hand:0": ["One"], "V:1": ["Caller"], "BL:1": ["Singer"], "deck:1": ["Two"]}
    at = call(table(zones, SINGER, thief, written("Caller", text, 3)), "One", "FR").answer("circle:FL")
    assert at.match.master(at.card("FL:1")) == 0, "the turn player's ability came first"
    assert [state(at, zone, "in harmony") for zone in ("BL:1", "FL:1")] == [False, False]
    assert (at.rule, at.count("hand:1")) == ("6.6.1.2", 0)


@pytest.mark.rule("11.34.1.2")
def test_units_that_move_to_other_columns_stay_in_harmony() -> None:
    at = call(singing(), "Two", "FL").answer("activate:V:2").answer("choose:FL").answer("circle:FR")
    assert in_harmony(at, "BL", "FR") == [True, True]


@pytest.mark.rule("11.34.1.2.1")
def test_a_unit_in_harmony_with_several_others_stays_so_as_long_as_one_of_them_is_there() -> None:
    at = call(singing(), "Two", "FL").answer("activate:V:2").answer("choose:BL").answer("circle:BR")
    at = call(at, "One", "FR")
    assert in_harmony(at, "BR", "FL", "FR") == [True, True, True]
    at.answer("activate:V:3").answer("choose:FL")
    assert in_harmony(at, "BR", "FR") == [True, True]
    at.answer("activate:V:3").answer("choose:FR")
    assert in_harmony(at, "BR") == [False]


@pytest.mark.rule("11.34.1.3")
def test_what_triggers_on_becoming_in_harmony_resolves_even_if_the_other_unit_has_left() -> None:
    zones: Zones = {"V:0": ["Asker"], "BL:0": ["Singer"], "BR:0": ["Killer"], "hand:0": ["Two"]}
    singer = written("Singer", "Harmony (RC)\nAUTO (RC): When this unit becomes in harmony, draw a card.", 1)
    killer = written("Killer", "AUTO (RC): When your grade 2 unit becomes in harmony, retire it.", 1)
    at = call(table(zones, singer, killer, asker("Boost")), "Two", "FL")
    at.answer("play:BR:1")
    assert (at.names("FL:0"), at.names("drop:0"), at.count("hand:0")) == ([], ["Two"], 1)


@pytest.mark.rule("11.34.1.3.1")
def test_a_unit_that_is_in_harmony_already_does_not_become_so_by_another_unit() -> None:
    at = call(singing(), "Two", "FL")
    assert at.count("hand:0") == 3 + 2, "a card for each of the two"
    at = call(at.answer("activate:V:2").answer("choose:BL").answer("circle:BR"), "One", "FR")
    assert in_harmony(at, "BR", "FL", "FR") == [True, True, True]
    assert at.count("hand:0") == 4 + 1, "a card for the new unit alone"


@pytest.mark.rule("11.34.1")
def test_texts_speak_of_units_in_harmony_and_of_those_in_harmony_with_this_unit() -> None:
    singer = written("Singer", "Harmony (RC)\nACT (RC): Rest all of your units in harmony with this unit.", 1)
    zones: Zones = {"V:0": ["Asker"], "BL:0": ["Singer"], "BR:0": ["Singer"], "hand:0": ["One", "Two"]}
    at = call(call(table(zones, singer, WATCHER), "One", "FL"), "Two", "FR").answer("activate:BL:2")
    assert [at.rested(f"{circle}:0") for circle in ("FL", "FR", "BL", "BR")] == [True, False, False, False]
    at.answer("activate:V:4")
    assert [at.rested(f"{circle}:0") for circle in ("FL", "FR", "BL", "BR", "V")] == [True, True, True, True, False]
