"""The yellow cards of starter deck 01, in play."""

from __future__ import annotations

import pytest

from tests.games.level_neo.fights import ap, attack, finish, level, to_bursts
from tests.games.level_neo.positions import Zones, in_battle, levels, next_turn, pass_until, resting, table

WATCHED: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
"""Both players hold a card, and so are asked in every window: the battle can be looked at."""

RINGER = "Dorothea Chime, Apprentice Ringer"


@pytest.mark.parametrize(("cards", "covered"), [(1, True), (2, False)])
def test_the_apprentice_ringer_cannot_be_covered_from_level_3_on(cards: int, covered: bool) -> None:
    match = in_battle({"M:0": [RINGER], "level:0": levels(*["One"] * cards), "S1:1": ["One"]})
    attack(match, "M", "M")
    assert ("cover:S1:1" in match.offered) is covered


def test_the_apprentice_ringer_draws_for_a_level_burst_that_succeeds() -> None:
    match = in_battle({"M:0": [RINGER], "level:0": levels("Burst", "One"), **WATCHED})
    to_bursts(attack(match, "M", "M")).answer("burst:level:0:1")
    assert match.count("hand:0") == 2
    match.answer("burst:level:0:2")
    assert match.count("hand:0") == 2


@pytest.mark.parametrize("zones", [{"M:0": [RINGER]}, {}])
def test_tock_draws_a_card_wherever_it_was_lost_from_play(zones: Zones) -> None:
    match = in_battle({**zones, "S1:0": ["Tock, the Borrowed Minute"], "S1:1": resting("Nine"), **WATCHED})
    finish(attack(match, "S1", "S1"))
    assert (match.names("discard:0"), match.count("hand:0")) == (["Tock, the Borrowed Minute"], 2)


def test_tock_draws_nothing_when_it_is_discarded_from_the_hand() -> None:
    match = table({"hand:0": ["Tock, the Borrowed Minute", "One", "Two", "Three", "Four", "Five", "Nine"]})
    while match.prompt != "ask-hand-limit":
        match.answer("pass")
    match.answer("discard:LN01/014")
    assert match.names("discard:0") == ["Tock, the Borrowed Minute"]
    assert match.count("hand:0") == 6


@pytest.mark.parametrize(("ap", "face_down"), [(4, 1), (5, 0)])
def test_tock_turns_back_a_minute_that_was_well_spent(ap: int, face_down: int) -> None:
    foe = {4: "Four", 5: "Five"}[ap]
    match = in_battle({"level:0": levels("Tock, the Borrowed Minute"), "M:1": [foe], **WATCHED})
    to_bursts(attack(match, "M", "M")).answer("burst:level:0:1")
    pass_until(finish(match), "4.3.2")
    assert (match.count("level:0"), match.face_down("level:0")) == (1, face_down)


def test_a_minute_on_loan_is_paid_for_with_a_card() -> None:
    match = in_battle({"level:1": levels("A Minute on Loan"), "hand:1": ["One", "Nothing"], "hand:0": ["Nothing"]})
    to_bursts(attack(match, "M", "M")).answer("burst:level:1:1")
    assert ap(match, "M:1") == 5000
    match.answer("discard:One")
    assert (match.names("discard:1"), match.names("hand:1")) == (["One"], ["Nothing"])


def test_the_gilt_magpie_picks_a_card_with_a_level_burst_of_three() -> None:
    zones: Zones = {"hand:0": ["Gilt Magpie"], "deck:0": ["One", "Burst", "Two", "Other Burst"]}
    match = table(zones).answer("support:LN01/015")
    assert match.offered == ["choose:Burst"]
    match.answer("choose:Burst")
    assert match.names("hand:0") == ["Burst"]
    match.answer(*match.offered)
    assert (match.names("deck:0")[-1], sorted(match.names("deck:0")[:2])) == ("Other Burst", ["One", "Two"])


def test_the_carillon_twins_ring_with_other_bells() -> None:
    zones: Zones = {"S1:0": ["The Carillon Twins"], "hand:0": ["Sundial Golem", "Old Firebrick"]}
    match = table(zones).answer("support:LN01/019")
    assert ap(match, "S1:0") == 3500 + 1000
    other = table(zones).answer("support:LN01/005")
    assert ap(other, "S1:0") == 3500
    entering = table({"hand:0": ["The Carillon Twins"]}).answer("support:LN01/016")
    assert ap(entering, "S1:0") == 3500


def test_the_carillon_twins_wake_the_main_character() -> None:
    match = table({"S1:0": resting("The Carillon Twins"), "hand:0": ["Nothing"]}, step="start_of_turn")
    assert ap(match, "M:0") == 3000 + 500 + 500
    awake = table({"S1:0": ["The Carillon Twins"], "hand:0": ["Nothing"]}, step="start_of_turn")
    assert ap(awake, "M:0") == 3000 + 500


@pytest.mark.parametrize("levels_up", [True, False])
def test_the_pendulum_sage_swings_back_when_the_main_character_levels_up(levels_up: bool) -> None:
    match = in_battle({"S1:0": resting("Orrery, Pendulum Sage"), **WATCHED})
    finish(attack(match, "M", "M"), levels_up=levels_up)
    assert (level(match, 0), match.rested("S1:0")) == (2 if levels_up else 1, not levels_up)


def test_the_noon_cannon_rests_a_cheap_active_support_character() -> None:
    zones: Zones = {"S1:0": ["Noon-Cannon Crew"], "S1:1": ["Three"], "S2:1": ["Four"], "S3:1": resting("Two")}
    match = in_battle(zones)
    assert match.offered == ["choose:S1:1"]
    match.answer("choose:S1:1")
    assert (match.rested("S1:1"), match.rested("S2:1")) == (True, False)


def test_the_sundial_golem_stands_firm_in_the_opponents_turn() -> None:
    match = table({"S1:0": ["Sundial Golem"], "S1:1": ["Sundial Golem"]})
    assert (ap(match, "S1:0"), ap(match, "S1:1")) == (6000, 7000)


def test_the_sundial_golem_makes_up_for_a_level_burst_that_fails() -> None:
    zones: Zones = {"S1:0": ["Sundial Golem"], "level:0": levels("One"), "level:1": levels("Burst"), **WATCHED}
    match = in_battle({**zones, "M:1": ["Nine"]})
    match = to_bursts(attack(match, "M", "M"))
    match.answer("burst:level:0:1")
    assert "burst-fails" in match.told
    assert ap(match, "M:0") == 3000 + 2 * 500 + 1500


def test_the_walking_tower_is_cheaper_among_bells() -> None:
    zones: Zones = {"hand:0": ["Campanile, the Walking Tower"], "S1:0": ["Sundial Golem"], "S2:0": ["Gilt Magpie"]}
    two = table(zones, markers=(4, 4))
    assert "support:LN01/020" not in two.offered
    three = table({**zones, "M:0": [RINGER]}, markers=(4, 4))
    assert "support:LN01/020" in three.offered
    assert "support:LN01/020" not in table({**zones, "M:0": [RINGER]}, markers=(3, 3)).offered


@pytest.mark.parametrize(("cards", "rested"), [(3, False), (2, True)])
def test_the_walking_tower_wakes_the_support_characters_at_the_end_of_the_turn(cards: int, rested: bool) -> None:
    zones: Zones = {"S1:0": ["Campanile, the Walking Tower"], "S2:0": resting("One"), "M:0": resting("Main")}
    match = table({**zones, **WATCHED, "level:0": levels(*["One"] * cards)}, step="main_phase_2")
    next_turn(match)
    assert match.rested("S2:0") is rested
    assert match.rested("M:0")


def test_the_thirteenth_stroke_turns_level_cards_face_down_again_in_anybodys_main_phase() -> None:
    zones: Zones = {"hand:0": ["The Thirteenth Stroke"], "level:0": ["Burst", "Burst", "Other Burst"]}
    match = table(zones).answer("event:LN01/021:1")
    assert match.offered == ["turn:Burst", "turn:Burst#2", "turn:Other Burst"]
    match.answer("turn:Burst", "turn:Other Burst")
    assert (match.face_down("level:0"), match.count("hand:0")) == (2, 1)
    theirs = table({"hand:1": ["The Thirteenth Stroke"], "level:1": ["Burst"]})
    assert "event:LN01/021:1" in theirs.offered
    battle = in_battle({"hand:0": ["The Thirteenth Stroke"], "level:0": ["Burst"]})
    assert "event:LN01/021:1" not in battle.offered


def test_everybody_up_makes_all_support_characters_active_so_that_they_may_cover() -> None:
    zones: Zones = {"hand:0": ["Everybody Up"], "S1:0": resting("One"), "S2:0": resting("Two"), "M:0": resting(RINGER)}
    match = table({**zones, "S1:1": resting("One")}).answer("event:LN01/022:1")
    assert [match.rested(zone) for zone in ("S1:0", "S2:0", "M:0", "S1:1")] == [False, False, True, True]


def test_a_minute_on_loan_strengthens_whoever_is_attacked() -> None:
    zones: Zones = {"hand:1": ["A Minute on Loan"], "hand:0": ["Nothing"], "S1:1": ["One"]}
    match = attack(in_battle(zones), "M", "M")
    match.answer("pass").answer("event:LN01/023:1")
    assert ap(match, "M:1") == 5000
    covered = attack(in_battle(zones), "M", "M").answer("pass").answer("pass").answer("cover:S1:1")
    covered.answer("pass").answer("event:LN01/023:1")
    assert ap(covered, "S1:1") == 3000
    mine = in_battle({"hand:0": ["A Minute on Loan"]})
    assert "event:LN01/023:1" not in mine.offered


def test_gold_leaf_strengthens_until_the_end_of_the_next_battle_and_draws_for_a_victory() -> None:
    zones: Zones = {"hand:0": ["Gold Leaf over Cracks"], "S1:0": ["Gilt Magpie"], "hand:1": ["Nothing"]}
    match = table(zones).answer("event:LN01/024:1").answer("choose:M")
    assert ap(match, "M:0") == 3000 + 500 + 2000
    finish(attack(match, "M", "M"))
    assert (match.count("hand:0"), ap(match, "M:0")) == (1, 3000 + 500)
    assert "event:LN01/024:1" not in table({"hand:0": ["Gold Leaf over Cracks"]}).offered


BURSTS = {
    "Tock, the Borrowed Minute": 1000,
    "Orrery, Pendulum Sage": 2 * 500,
    "Campanile, the Walking Tower": 1500,
    "A Minute on Loan": 2000,
}


@pytest.mark.parametrize(("name", "more"), BURSTS.items())
def test_level_bursts_of_yellow_cards_strengthen_the_main_character_for_the_battle(name: str, more: int) -> None:
    zones: Zones = {"level:0": levels(name, "One"), "level:1": levels("Burst"), "M:1": ["Nine"], **WATCHED}
    match = to_bursts(attack(in_battle(zones), "M", "M"))
    match.answer("burst:level:0:1")
    assert ap(match, "M:0") == 3000 + 3 * 500 + more
    finish(match)
    assert ap(match, "M:0") == 3000 + 3 * 500


def test_tocks_level_burst_may_be_performed_again_in_a_later_turn() -> None:
    zones: Zones = {"level:0": levels("Tock, the Borrowed Minute"), **WATCHED}
    match = to_bursts(attack(in_battle(zones), "M", "M")).answer("burst:level:0:1")
    assert match.face_down("level:0") == 0
    assert match.prompt != "ask-burst"
    next_turn(match)
    assert match.face_down("level:0") == 1


def test_the_towers_level_burst_takes_a_card_of_the_opponents_choice() -> None:
    zones: Zones = {"level:0": levels("Campanile, the Walking Tower"), "hand:1": ["One", "Two"], "hand:0": ["Nothing"]}
    match = to_bursts(attack(in_battle(zones), "M", "M")).answer("burst:level:0:1")
    assert (match.asked, match.offered) == (1, ["discard:One", "discard:Two"])
    match.answer("discard:Two")
    assert match.names("discard:1") == ["Two"]


def test_a_minute_on_loan_is_paid_back_at_the_end_of_the_turn() -> None:
    zones: Zones = {"level:0": levels("A Minute on Loan"), "hand:0": ["One", "Two"], "hand:1": ["Nothing"]}
    match = to_bursts(attack(in_battle(zones), "M", "M")).answer("burst:level:0:1")
    while match.prompt != "ask-discard":
        match.answer("pass" if "pass" in match.offered else "no")
    assert (match.asked, match.offered) == (0, ["discard:One", "discard:Two"])
