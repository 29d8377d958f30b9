"""112.3, 509.5: strike back, guard strike and sabaki Z."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell

ISLAY = creature("Islay", 2000, "Strike back: Fire card", civilizations=["water"])
JUDGE = creature("Judge", 2000, "Sabaki Z", civilizations=["light"])
CREST = spell("Crest", "Judgment emblem", "Draw a card.", civilizations=["light"])
GUARD = creature("Guard", 2000, "Guard strike")


@pytest.mark.rule("112.3b", "509.5c", "701.7a")
def test_strike_back_discards_a_fitting_card_that_comes_from_the_shields() -> None:
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["One"], "hand:1": ["Islay"]}
    match = attack(zones, ISLAY).answer("attack:B1")
    assert (match.asked, match.offered) == (1, ["strike-back:Islay"])
    match.answer("strike-back:Islay")
    assert match.names("graveyard:1") == ["One"]
    assert match.names("B1:1") == ["Islay"]
    assert match.names("hand:1") == []


@pytest.mark.rule("112.3b")
def test_strike_back_needs_a_card_as_it_says() -> None:
    zones: Zones = {"B1:0": ["Two"], "S1:1": ["Fish"], "hand:1": ["Islay"]}
    assert attack(zones, ISLAY).answer("attack:B1").offered == ["pass"]


@pytest.mark.rule("112.3b", "101.4b")
def test_what_comes_together_with_the_fitting_card_does_not_strike_back() -> None:
    zones: Zones = {"B1:0": ["Twin"], "S1:1": ["Islay"], "S2:1": ["One"]}
    assert attack(zones, ISLAY).answer("attack:B1").offered == ["pass"]


@pytest.mark.rule("112.3b")
def test_a_card_is_discarded_for_one_strike_back_only() -> None:
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "S1:1": ["One"], "hand:1": ["Islay", "Islay"]}
    match = attack(zones, ISLAY).answer("attack:B1").answer("strike-back:Islay", "strike-back:Islay#2")
    assert match.names("B1:1") == ["Islay"]
    assert match.names("hand:1") == ["Islay"]


@pytest.mark.rule("112.3d", "509.5d")
def test_sabaki_z_may_come_together_with_the_emblem_that_is_discarded_for_it() -> None:
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "S1:1": ["Judge"], "S2:1": ["Crest"]}
    match = attack(zones, JUDGE, CREST).answer("attack:B1")
    assert match.offered == ["sabaki-z:Judge"]
    match.answer("sabaki-z:Judge")
    assert match.names("B1:1") == ["Judge"]
    assert match.names("graveyard:1") == ["Crest"]


@pytest.mark.rule("101.4b", "509.5b", "509.5e")
def test_guard_strike_stops_a_creature_and_the_card_stays_in_the_hand() -> None:
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["Three"], "B9:0": ["One"], "S1:1": ["Guard"], "S2:1": ["Blank"]}
    match = attack(zones, GUARD).answer("attack:B1").answer("break:S1").answer("guard-strike:Guard")
    assert match.asked == 1
    match.answer("choose:B2")
    assert match.offered == ["pass", "attack:B9"]
    assert match.names("hand:1") == ["Guard"]
    assert not match.match.state.shown


@pytest.mark.rule("112.3a", "509.5a")
def test_everybody_is_told_what_card_is_declared_and_it_is_hidden_again_until_it_is_used() -> None:
    zones: Zones = {"B1:0": ["Twin"], "S1:1": ["Bolt"], "S2:1": ["Bolt"], "hand:1": ["One"]}
    match = attack(zones).answer("attack:B1")
    match.answer(*match.offered)
    assert match.match.log is not None
    for viewer in (0, 1, None):
        told = [line for _, line in match.match.log.lines(viewer) if line.text == "declares"]
        assert [str(line.values["card"].definition.name) for line in told] == ["Bolt", "Bolt"]
    assert match.rule == "101.4a"
    assert not match.match.state.shown


@pytest.mark.rule("509.3", "509.4")
def test_what_comes_before_breaking_is_resolved_before_any_shield_breaks() -> None:
    eager = creature("Eager", 2000, "Before this creature breaks shields, your opponent discards a card.")
    zones: Zones = {"B1:0": ["Eager"], "B9:0": ["One"], "hand:1": ["One"]}
    match = attack(zones, eager).answer("attack:B1")
    assert (match.names("graveyard:1"), match.names("S1:1")) == (["One"], ["Blank"])
    assert match.answer("pass").names("hand:1") == ["Blank"]


@pytest.mark.rule("509.4", "509.4a", "509.4b")
def test_what_it_triggers_is_resolved_as_well_the_turn_players_first() -> None:
    eager = creature("Eager", 2000, "Before this creature breaks shields, draw a card.")
    keen = creature("Keen", 1000, "Whenever you draw a card, destroy one of your opponent's creatures.")
    wary = creature("Wary", 1000, "Whenever your opponent draws a card, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Eager"], "B2:0": ["Keen"], "B1:1": ["Wary"], "hand:1": ["Nothing"]}
    match = attack(zones, eager, keen, wary).answer("attack:B1")
    assert match.names("B1:1") == []  # the turn player's first
    assert match.asked == 1  # then the other's
    match.answer("destroy:B1").answer("pass")
    assert match.names("S1:1") == []  # 509.4c: and the shield breaks all the same
