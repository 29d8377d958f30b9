"""500 to 504, 511, 702: the turn from its start to its end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.kernel.messages import Seat
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GEAR = card("Blade", "The crossed creature gets +2000 power.", type="cross gear")


@pytest.mark.rule("501.1", "702.3a", "105.2", "111.2c")
def test_the_turn_player_untaps_what_they_have_in_the_battle_zone_and_the_mana_zone() -> None:
    tapped = [Placed("One", rested=True)]
    zones: Zones = {"B1:0": tapped, "mana zone:0": tapped, "B1:1": tapped, "mana zone:1": tapped, "hand:0": ["Nothing"]}
    match = table(zones, step="start_of_turn")
    assert [match.rested(zone) for zone in ("B1:0", "mana zone:0", "B1:1", "mana zone:1")] == [False, False, True, True]


@pytest.mark.rule("501.2", "500.4", "603.2a", "702.1", "702.1a", "702.2")
def test_what_waits_for_the_start_of_the_turn_comes_after_untapping() -> None:
    dawn = creature("Dawn", 2000, "At the start of your turn, tap this creature.")
    zones: Zones = {"B1:0": [Placed("Dawn", rested=True)], "hand:0": ["Nothing"]}
    match = table(zones, dawn, step="start_of_turn")
    assert match.rested("B1:0")


@pytest.mark.rule("501.2", "101.4a")
def test_at_the_start_of_the_turn_the_other_players_creatures_do_not_mean_it() -> None:
    dawn = creature("Dawn", 2000, "At the start of your turn, draw a card.")
    match = table({"B1:1": ["Dawn"], "hand:0": ["Nothing"]}, dawn, step="start_of_turn")
    assert match.count("hand:1") == 0


@pytest.mark.rule("501.1a", "602.1", "602.2")
def test_a_silent_skill_is_used_instead_of_untapping_and_waits_for_the_others() -> None:
    calm = creature("Calm", 2000, "Silent skill: Draw a card.")
    zones: Zones = {"B1:0": [Placed("Calm", rested=True)], "B2:0": [Placed("One", rested=True)], "hand:0": ["Nothing"]}
    match = table(zones, calm, step="start_of_turn")
    assert match.rule == "501.1a"
    match.answer("yes")
    assert (match.rested("B1:0"), match.rested("B2:0")) == (True, False)
    assert match.count("hand:0") == 3  # its draw, and that of the draw step
    declined = table(zones, calm, step="start_of_turn").answer("no")
    assert not declined.rested("B1:0")
    assert declined.count("hand:0") == 2


@pytest.mark.rule("501.1a", "602.1")
def test_an_untapped_creature_has_no_use_for_its_silent_skill() -> None:
    calm = creature("Calm", 2000, "Silent skill: Draw a card.")
    match = table({"B1:0": ["Calm"], "hand:0": ["Nothing"]}, calm, step="start_of_turn")
    assert match.rule == "503.1"


@pytest.mark.rule("503.1", "503.2", "701.8a")
def test_one_card_may_be_charged_and_only_one() -> None:
    match = table({"hand:0": ["One", "Two"]}, step="charge_step", phase="mana charge step")
    assert match.offered == ["pass", "charge:One", "charge:Two"]
    match.answer("charge:One")
    assert (match.rule, match.names("mana zone:0")) == ("504.1", ["One"])
    kept = table({"hand:0": ["One", "Two"]}, step="charge_step", phase="mana charge step").answer("pass")
    assert kept.names("mana zone:0") == []


@pytest.mark.rule("500.1", "500.2", "500.2a", "505.1")
def test_the_steps_follow_one_another_and_none_comes_back() -> None:
    match = table({"hand:0": ["Two", "Nothing"], "B1:0": ["One"]}, step="start_of_turn")
    rules = []
    while match.match.state.turn_player == 0:
        assert match.rule is not None
        rules.append(match.rule)
        match.answer("pass")
    assert rules == ["503.1", "504.1", "505.5"]
    assert match.count("hand:0") == 3  # and a card was drawn before


@pytest.mark.rule("500.3", "511.2", "608.2", "608.2a")
def test_what_lasts_until_the_end_of_the_turn_is_gone_in_the_next() -> None:
    boost = spell("Boost", "Choose one of your creatures. It gets +1000 power until the end of the turn.", **FREE)
    match = table({"hand:0": ["Boost", "Nothing"], "B1:0": ["One"]}, boost).answer("cast:Boost")
    assert match.power("B1:0") == 2000
    match.answer("pass")
    assert match.power("B1:0") == 2000  # the attack step is the same turn
    match.answer("pass")
    assert match.match.state.turn_player == 1
    assert match.power("B1:0") == 1000


@pytest.mark.rule("511.1", "511.1a", "511.1c", "500.3")
def test_what_waits_for_the_end_of_the_turn_comes_before_effects_end() -> None:
    boost = spell("Boost", "Choose one of your creatures. It gets +1000 power until the end of the turn.", **FREE)
    late = creature(
        "Late", 1000, "At the end of your turn, destroy all creatures that have power 1000 or less in the battle zone."
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Boost", "Nothing"], "B1:0": ["Late"], "B2:0": ["One"]}
    match = table(zones, boost, late).answer("cast:Boost").answer("choose:B1").passes(2)
    assert match.names("graveyard:0") == ["Boost", "One"]
    assert match.names("B1:0") == ["Late"]


@pytest.mark.rule("511.1e", "101.4", "511.1c")
def test_at_the_end_of_the_turn_the_turn_players_effects_come_first() -> None:
    text = "When this creature is destroyed, draw a card."
    end = creature(
        "End", 2000, "At the end of your turn, destroy all creatures that have power 1000 or less in the battle zone."
    )
    heir = creature("Heir", 1000, text)
    match = table({"hand:0": ["Nothing"], "B1:0": ["End"], "B2:0": ["Heir"], "B1:1": ["Heir"]}, end, heir)
    match.answer("pass").answer("pass")
    assert match.match.log is not None
    drawn = [line.values["player"] for _, line in match.match.log.lines(None) if line.text == "draws"]
    assert drawn[:2] == [Seat(0), Seat(1)]


@pytest.mark.rule("511.2", "703.3", "101.4")
def test_what_dies_because_the_turn_ends_dies_in_that_turn() -> None:
    heir = creature("Heir", 1000, "When this creature is destroyed, draw a card.")
    bleak = creature("Bleak", 5000, "All creatures in the battle zone get -1000 power.", **FREE)
    hold = spell("Hold", "All creatures in the battle zone get +2000 power until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Hold", "Bleak", "Nothing"], "B1:1": ["Heir"], "B1:0": ["Heir"]}
    match = table(zones, heir, bleak, hold).answer("cast:Hold").answer("summon:Bleak").passes(2)
    assert match.names("B1:0") == match.names("B1:1") == []
    assert match.match.log is not None
    drawn = [line.values["player"] for _, line in match.match.log.lines(None) if line.text == "draws"]
    assert drawn[:2] == [Seat(0), Seat(1)]  # the player whose turn is ending is still the turn player


@pytest.mark.rule("505.5", "505.4", "301.4")
def test_each_untapped_creature_may_attack_once_one_after_the_other() -> None:
    match = attack({"B1:0": ["One"], "B2:0": ["Two"], "S1:1": ["One"], "S2:1": ["Two"], "S3:1": ["One"]})
    match.answer("attack:B1").answer("break:S1").answer("pass")
    assert match.offered == ["pass", "attack:B2"]
    match.answer("attack:B2").answer("pass-on").answer("break:S2").answer("pass")
    assert match.match.state.turn_player == 1
    assert [match.names(f"S{number}:1") for number in (1, 2, 3)] == [[], [], ["One"]]


@pytest.mark.rule("505.3")
def test_only_creatures_attack() -> None:
    match = attack({"B1:0": ["Blade"], "B2:0": ["One"]}, GEAR)
    assert match.offered == ["pass", "attack:B2"]
