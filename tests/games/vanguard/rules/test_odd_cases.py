"""Odd cases of several sections: cards that come back, things that happen together."""

from __future__ import annotations

import pytest

from engine.kernel import verbs
from engine.kernel.errors import NothingAsked
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.views import view
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written


@pytest.mark.rule("9.3.6")
def test_taking_a_choice_back_leaves_the_position_as_it_was_and_circles_with_one_unit() -> None:
    at = table({"FL:0": ["One"], "hand:0": ["Other One", "One"]})
    at.answer("call:Other One").answer("circle:FL").answer("call:One")
    at.match.step_back()
    assert at.names("FL:0") == ["Other One"]
    assert at.names("drop:0") == ["One"]


@pytest.mark.rule("8.7.1.3")
def test_taking_a_choice_back_brings_back_what_a_unit_that_has_left_since_did() -> None:
    text = """CONT (RC): This unit gets power +5000.
ACT (RC): [Put this unit into your soul] Move one of your rear-guards with this unit's power or less to another RC."""
    strong = written("Strong", text, 1, 8000)
    at = table({"FL:0": ["Strong"], "FR:0": ["Three"], "BR:0": ["One"]}, strong).answer("activate:FL:2")
    asked = at.offered
    at.answer(asked[0]).match.step_back()
    assert (at.prompt, at.offered) == ("ask-move", asked)


@pytest.mark.rule("12.10.3.4")
def test_a_card_that_was_flipped_over_keeps_its_place_among_others_when_the_match_is_loaded() -> None:
    call = "ACT (RC): Call a card from your hand to RC."
    front, back, other = (written(name, call) for name in ("Front", "Back", "Other"))
    at = table({"FL:0": ["Front"], "FR:0": ["Other"], "hand:0": ["One"]}, front, other)
    verbs.flip_over(at.match, at.card("FL:0"), back)
    at.answer("call:One").answer("circle:BL")
    again = Match.at(at.match.rulebook, at.match.state.copy(), ())
    assert again.keys == at.match.keys


@pytest.mark.rule("4.1.4", "3.11.3")
def test_a_guardian_that_returned_to_hand_and_is_called_again_guards_as_a_new_card() -> None:
    back = written("Back", "AUTO: When this unit is placed on GC, you may return this unit to your hand.")
    at = table({"V:0": ["Three"], "hand:1": ["Back", "One"]}, back, step="start_step")
    at.answer("attack:V>V").answer("guard:Back").answer("yes")
    assert at.power("V:1") == 11000
    at.answer("guard:Back").answer("no")
    assert at.power("V:1") == 16000
    battle = view(at.match, None).facts["battle"]
    assert list(battle["guarding"].values()) == ["V:1"]


@pytest.mark.rule("10.7.1.1.2")
def test_units_called_together_see_each_other_come() -> None:
    watcher = written("Watcher", "AUTO (RC): When your other rear-guard is placed on RC, draw a card.")
    caller = written("Caller", "ACT (VC) [1/Turn]: Call two cards from your hand to RC.", 3)
    at = table({"V:0": ["Caller"], "hand:0": ["Watcher", "Watcher"]}, watcher, caller)
    at.answer("activate:V:1").answer("circle:FL").answer("circle:FR")
    while at.prompt == "ask-ability":
        at.answer(at.offered[0])
    assert at.count("hand:0") == 2


@pytest.mark.rule("8.6.5.1.2")
def test_units_that_leave_together_are_judged_by_what_they_were_before_any_left() -> None:
    aura = written("Aura", "CONT (RC): All of your other rear-guards get power +5000.")
    text = """AUTO (VC): When your rear-guard with power 9000 or greater is put into the drop zone, draw a card.
ACT (VC) [1/Turn]: Retire all of your rear-guards."""
    leader = written("Leader", text, 3)
    for first, second in (("FL:0", "FR:0"), ("FR:0", "FL:0")):
        zones = {"V:0": ["Leader"], first: ["Aura"], second: ["Weak"]}
        at = table(zones, aura, leader, unit("Weak", 1, 5000)).answer("activate:V:2")
        assert at.count("hand:0") == 1


@pytest.mark.rule("8.6.2")
def test_a_gained_ability_answers_the_leaving_of_its_own_unit() -> None:
    gain = '"AUTO: When this unit is put into the drop zone from RC, draw a card."'
    giver = written(
        "Giver", f"ACT (VC) [1/Turn]: Choose one of your rear-guards, and it gains {gain} until end of turn.", 3
    )
    at = table({"V:0": ["Giver"], "FL:0": ["One"], "hand:0": ["Other One"]}, giver)
    at.answer("activate:V:1").answer("call:Other One").answer("circle:FL")
    assert at.names("drop:0") == ["One"]
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("12.5.1.1.1")
def test_a_once_a_turn_ability_that_changed_nothing_is_not_used_up() -> None:
    when = "When your other rear-guard is placed on RC"
    hunter = written("Hunter", f"AUTO (RC) [1/Turn]: {when}, choose one of your opponent's rear-guards, and retire it.")
    at = table({"FL:0": ["Hunter"], "hand:0": ["One"]}, hunter).answer("call:One").answer("circle:FR")
    at.answer("play:FL:1")
    assert not at.memory["used"]


def test_a_once_a_turn_ability_is_fresh_on_a_unit_that_has_become_another_card() -> None:
    text = "ACT (RC) [1/Turn]: Return this unit to your hand, and call it to RC."
    at = table({"FL:0": ["Again"]}, written("Again", text)).answer("activate:FL:1").answer("circle:FL")
    assert "activate:FL:1" in at.offered


@pytest.mark.rule("8.6.3.1")
def test_of_an_ability_that_triggered_twice_the_player_chooses_which_event_comes_first() -> None:
    text = "AUTO (RC): When your other rear-guard is placed on RC, it gets power +1000 until end of turn."
    caller = written("Caller", "ACT (VC) [1/Turn]: Call two cards from your hand to RC.", 3)
    at = table({"V:0": ["Caller"], "BC:0": ["Helper"], "hand:0": ["One", "Other One"]}, written("Helper", text), caller)
    at.answer("activate:V:1").answer("circle:FL").answer("circle:FR")
    assert at.offered == ["play:BC:1", "play:BC:1#2"]
    first, second = at.power("FL:0"), at.power("FR:0")
    at.answer("play:BC:1#2")
    assert (at.power("FL:0"), at.power("FR:0")) == (first + 1000, second + 1000)


@pytest.mark.rule("7.5.1.2.1.1")
def test_a_player_with_cards_in_hand_is_asked_to_guard_even_if_none_of_them_can() -> None:
    text = "ACT (VC) [1/Turn]: Your opponent cannot call grade 0 cards to GC until end of turn."
    at = table({"V:0": ["Stern"], "hand:1": ["Zero"]}, written("Stern", text, 3, 11000))
    at.answer("activate:V:1").passes().answer("attack:V>V")
    assert (at.asked, at.rule, at.offered) == (1, "7.5.1.2", ["pass"])


def test_an_ability_of_a_card_in_hand_shows_its_card_while_it_resolves() -> None:
    text = "AUTO (hand): When your rear-guard is placed on RC, draw a card."
    at = table({"hand:0": ["Hidden", "One"]}, written("Hidden", text)).answer("call:One").answer("circle:FL")
    assert at.match.log is not None
    lines = [line for _, line in at.match.log.lines(1) if line.text == "ability"]
    assert isinstance(lines[0].values["player_card"], Mention)
    assert lines[0].values["player_card"].definition is not None
    back = view(at.match, 1).zones["hand:0"].cards
    assert all(card.definition is None for card in back)


@pytest.mark.rule("4.9.2.1")
def test_the_key_of_a_card_that_the_player_cannot_see_does_not_name_it() -> None:
    thief = written("Thief", "ACT (RC): Bind a card from your opponent's hand.")
    at = table({"FL:0": ["Thief"], "hand:1": ["One", "Two"]}, thief).answer("activate:FL:1")
    assert all("One" not in key and "Two" not in key for key in at.offered)
    assert len(set(at.offered)) == 2


@pytest.mark.rule("1.2.1")
def test_after_the_end_nobody_can_concede_any_more() -> None:
    at = table({})
    at.match.concede(0, "1.2.4")
    with pytest.raises(NothingAsked):
        at.match.concede(1, "1.2.4")
    assert at.outcome is not None
    assert at.outcome.winner == 1
