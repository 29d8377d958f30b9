"""8.4 and 8.6. Check timing, play timing, and automatic abilities."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

ARRIVES = written("Arrives", "AUTO: When this unit is placed on RC, draw a card.")
WELCOMES = written("Welcomes", "AUTO (RC): When your other unit is placed on RC, Soul Charge 1.")


def called(card: str, circle: str, at: ScenarioMatch) -> ScenarioMatch:
    """After the call of a card."""
    return at.answer(f"call:{card}").answer(f"circle:{circle}")


# ---- 8.4, check timing and play timing


@pytest.mark.rule("8.4.1", "8.4.1.1")
def test_rule_actions_come_before_abilities_that_stand_by() -> None:
    dying = written("Dying", "AUTO: When this unit is put into the drop zone from RC, draw a card.")
    greedy = written("Greedy", "AUTO: When this unit is placed on RC, discard a card.")
    at = called("Greedy", "FL", table({"FL:0": ["Dying"], "hand:0": ["Greedy", "One", "Two"]}, dying, greedy))
    assert at.names("drop:0") == ["Dying"]  # the overloaded circle first
    assert at.offered == ["play:FL:1", "play:Dying:1"]


@pytest.mark.rule("8.4.1.1", "9.1.3")
def test_rule_actions_go_on_until_none_is_due() -> None:
    at = table({"V:1": [], "soul:1": ["Two"], "damage:1": ["Zero"]}, memory={"vanguard damage": [0, 1]})
    assert at.names("V:1") == ["Two"]  # no vanguard: ride; then the damage process
    assert at.count("damage:1") == 2


@pytest.mark.rule("8.4.1.2", "8.4.1.3", "8.6.3", "8.6.3.1")
def test_the_turn_players_abilities_are_played_before_the_other_players_each_in_the_order_they_like() -> None:
    mine = written("Mine", "AUTO (RC): When your vanguard attacks, you may draw a card.")
    theirs = written("Theirs", "AUTO (RC): When your vanguard is attacked, you may draw a card.")
    zones = {"FL:0": ["Mine"], "FR:0": ["Mine"], "FL:1": ["Theirs"], "FR:1": ["Theirs"]}
    at = table(zones, mine, theirs, step="start_step").answer("attack:V>V")
    assert (at.asked, at.rule, at.offered) == (0, "8.4.1", ["play:FL:1", "play:FR:1"])
    at.answer("play:FR:1").answer("no")
    assert (at.asked, at.offered) == (0, ["yes", "no"])  # the other one must be played too
    at.answer("no")
    assert (at.asked, at.rule, at.offered) == (1, "8.4.1", ["play:FL:1:1", "play:FR:1:1"])


@pytest.mark.rule("8.4.1.2")
def test_what_an_ability_of_the_turn_player_triggers_comes_before_the_other_players_abilities() -> None:
    opener = written("Opener", "AUTO (VC): When this unit attacks, retire all of your rear-guards.", 3, 11000)
    dying = written("Dying", "AUTO: When this unit is put into the drop zone from RC, you may draw a card.")
    theirs = written("Theirs", "AUTO (VC): When this unit is attacked, you may draw a card.", 3, 11000)
    zones = {"V:0": ["Opener"], "FL:0": ["Dying"], "V:1": ["Theirs"]}
    at = table(zones, opener, dying, theirs, step="start_step").answer("attack:V>V")
    assert at.asked == 0
    at.answer("no")
    assert at.asked == 1


@pytest.mark.rule("8.4.1.4", "8.4.2.1")
def test_when_nothing_is_left_to_do_the_check_timing_ends_and_the_play_timing_is_given() -> None:
    at = called("Arrives", "FL", table({"hand:0": ["Arrives"]}, ARRIVES))
    assert at.names("hand:0") == ["Zero"]
    assert at.match.state.standing_by == ()
    assert (at.asked, at.rule) == (0, "6.6.1.2")


@pytest.mark.rule("8.4.2", "8.4.2.2")
def test_after_an_action_the_player_has_a_play_timing_again() -> None:
    at = called("One", "FL", table({"hand:0": ["One", "Two"]}))
    assert (at.asked, at.rule) == (0, "6.6.1.2")
    assert "call:Two" in at.offered


@pytest.mark.rule("8.4.2.3")
def test_doing_nothing_ends_the_play_timing_and_the_phase() -> None:
    at = table({"hand:0": ["One"]}).passes()
    assert at.memory["phase"] == "battle phase"
    assert "call:One" not in at.offered


# ---- 8.6, automatic abilities


@pytest.mark.rule("8.6.1", "8.6.2")
def test_an_automatic_ability_stands_by_at_its_event_and_is_played_at_the_check_timing_after() -> None:
    double = written("Double", "ACT (VC) [1/Turn]: Call the top card of your deck to RC. Soul Charge 1.", 3)
    zones = {"V:0": ["Double"], "deck:0": ["Arrives", "One", "Two"]}
    at = table(zones, double, ARRIVES).answer("activate:V:1").answer("circle:FL")
    assert at.names("soul:0") == ["One"]  # the effect went on to its end
    assert at.names("hand:0") == ["Two"]  # only then the ability of the unit called


@pytest.mark.rule("8.6.2.1")
def test_an_ability_whose_trigger_is_met_twice_stands_by_twice() -> None:
    caller = written(
        "Caller", "ACT (VC) [1/Turn]: Choose two cards from your hand, and call them to separate RC.", 3, 11000
    )
    zones = {"V:0": ["Caller"], "BC:0": ["Welcomes"], "hand:0": ["One", "Two"]}
    at = table(zones, caller, WELCOMES).answer("activate:V:1").answer("circle:FL").answer("circle:FR")
    assert at.count("soul:0") == 2


@pytest.mark.rule("8.6.4")
def test_a_cost_that_cannot_be_paid_whole_is_not_paid_at_all() -> None:
    pricey = written("Pricey", "AUTO (VC): [Counter Blast 2 & Discard a card] When this unit attacks, draw a card.", 3)
    zones = {"V:0": ["Pricey"], "damage:0": ["Zero"], "hand:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, pricey, step="start_step").answer("attack:V>V")
    assert at.rule == "7.5.1.2"  # nobody was asked to pay
    assert at.names("hand:0") == ["One"]
    assert at.face_down("damage:0") == 0


@pytest.mark.rule("8.6.4")
def test_a_cost_of_several_parts_is_paid_whole() -> None:
    pricey = written("Pricey", "AUTO (VC): [Counter Blast 1 & Discard a card] When this unit attacks, draw a card.", 3)
    zones = {"V:0": ["Pricey"], "damage:0": ["Zero"], "hand:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, pricey, step="start_step").answer("attack:V>V").answer("yes")
    assert at.names("drop:0") == ["One"]
    assert at.face_down("damage:0") == 1
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.6.5", "8.6.5.1", "8.6.5.1.2")
def test_an_ability_about_a_unit_that_left_the_field_looks_at_what_it_was_there() -> None:
    tribute = written("Tribute", "CONT (VC): All of your rear-guards gain Lord.", 3, 11000)
    mourner = written("Mourner", "AUTO (VC): When your rear-guard with Lord is put into the drop zone, draw a card.", 3)
    zones = {"FL:0": ["One"], "hand:0": ["Two"]}
    both = written(
        "Both",
        "CONT (VC): All of your rear-guards gain Lord.\n"
        "AUTO (VC): When your rear-guard with Lord is put into the drop zone, draw a card.",
        3,
    )
    at = called("Two", "FL", table({"V:0": ["Both"], **zones}, both, tribute, mourner))
    assert at.names("drop:0") == ["One"]  # in the drop zone it has no Lord
    assert at.names("hand:0") == ["Zero"]
    at = called("Two", "FL", table({"V:0": ["Mourner"], **zones}, mourner))
    assert at.names("hand:0") == []


@pytest.mark.rule("8.6.5.1.1")
def test_an_ability_about_a_card_that_went_to_a_hidden_zone_looks_at_what_it_was_in_the_public_one() -> None:
    text = """ACT (VC) [1/Turn]: Choose a card from your damage zone, and put it into your hand.
    AUTO (VC): When a grade 3 card is put into your hand from damage zone, Soul Charge 1."""
    watcher = written("Watcher", text, 3, 11000)
    at = table({"V:0": ["Watcher"], "damage:0": ["Three"]}, watcher).answer("activate:V:1")
    assert at.names("hand:0") == ["Three"]
    assert at.count("soul:0") == 1
    at = table({"V:0": ["Watcher"], "damage:0": ["Two"]}, watcher).answer("activate:V:1")
    assert at.count("soul:0") == 0


@pytest.mark.rule("8.6.5.1.3")
def test_an_ability_about_a_card_moved_between_public_zones_looks_at_what_it_is_in_the_new_one() -> None:
    text = """ACT (VC) [1/Turn]: Choose a card from your damage zone, and put it into your soul.
    CONT (VC): All grade 2 cards in your soul get grade +1.
    AUTO (VC): When a grade 3 card is put into your soul from damage zone, draw a card."""
    watcher = written("Watcher", text, 3, 11000)
    at = table({"V:0": ["Watcher"], "damage:0": ["Two"]}, watcher).answer("activate:V:1")
    assert at.names("soul:0") == ["Two"]
    assert at.count("hand:0") == 1


@pytest.mark.rule("8.6.5.1.4")
def test_a_unit_ridden_over_plays_its_ability_from_the_soul_as_though_it_were_still_a_unit() -> None:
    ridden = written("Ridden", "AUTO: When a unit rides this unit, draw a card.", 1)
    at = table({"V:0": ["Ridden"], "hand:0": ["Two"]}, ridden, step="ride_step").answer("ride:Two")
    assert at.names("soul:0") == ["Ridden"]
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.6.6", "8.6.6.1")
def test_an_ability_that_an_effect_made_for_later_triggers_once() -> None:
    late = written("Late", "ACT (VC) [1/Turn]: At the end of turn, Soul Charge 1.", 3, 11000)
    zones = {"V:0": ["Late"], "hand:1": ["Zero"]}
    at = table(zones, late).answer("activate:V:1")
    assert at.count("soul:0") == 0
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert at.count("soul:0") == 1
    while at.match.state.turn_player == 1:
        at.passes()
    assert at.count("soul:0") == 1


@pytest.mark.rule("8.6.7", "8.6.7.1")
def test_a_situation_trigger_triggers_once_when_the_situation_comes_and_again_while_it_lasts() -> None:
    text = """AUTO (RC): Whenever you have no cards in your hand, you may Soul Charge 1.
    AUTO: When this unit is placed on RC, Soul Charge 1."""
    at = called("Needy", "FL", table({"hand:0": ["Needy"]}, written("Needy", text)))
    assert sorted(at.offered) == ["play:FL:1", "play:FL:2"]
    at.answer("play:FL:2")
    assert (at.count("soul:0"), at.offered) == (1, ["yes", "no"])  # once, although check timing came again
    at.answer("yes")
    assert (at.count("soul:0"), at.offered) == (2, ["yes", "no"])  # the situation still is: it triggered again


@pytest.mark.rule("8.6.8")
def test_an_ability_is_played_even_if_its_card_has_changed_zones_but_what_needs_the_card_fails() -> None:
    text = """AUTO: When this unit is placed on RC, return this unit to your hand.
    AUTO: When this unit is placed on RC, this unit gets power +5000 until end of turn. Draw a card."""
    fickle = written("Fickle", text)
    at = called("Fickle", "FL", table({"hand:0": ["Fickle"]}, fickle))
    at.answer("play:FL:1")
    assert sorted(at.names("hand:0")) == ["Fickle", "Zero"]
    assert all(not effect.cards for effect in at.match.state.effects)
    assert at.match.values(at.cards("hand:0")[0])["power"] == 8000
