"""9.3.3, 9.3.5, 9.3.7. Units that come to one circle at the same time: the player chooses which of them stays."""

from __future__ import annotations

import pytest

from engine.kernel.match import Match
from engine.kernel.moments import TIED
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.test_10_legion import MATE
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

TO_VC = written("To VC", "ACT (VC) [1/Turn]: Move all of your rear-guards to your VC.", 3)
TO_RC = written("To RC", "ACT (VC) [1/Turn]: Move all of your rear-guards to another RC.", 3)
TO_OPEN = written("To open", "ACT (VC) [1/Turn]: Move all of your rear-guards to an open RC.", 3)


def moved(vanguard: str, zones: Zones) -> ScenarioMatch:
    """After the activated ability of player 0's vanguard."""
    return table({"V:0": [vanguard], **zones}, TO_VC, TO_RC, TO_OPEN, MATE).answer("activate:V:1")


@pytest.mark.rule("9.3.3")
@pytest.mark.parametrize(("stays", "leave"), [("One", {"To VC", "Two"}), ("Two", {"To VC", "One"})])
@pytest.mark.parametrize("circles", [("FL", "BR"), ("BR", "FL")])
def test_of_units_that_came_to_the_vanguard_circle_together_the_player_chooses_one(
    circles: tuple[str, str], stays: str, leave: set[str]
) -> None:
    at = moved("To VC", {f"{circles[0]}:0": ["One"], f"{circles[1]}:0": ["Two"]})
    assert (at.asked, at.rule, sorted(at.offered)) == (0, "9.3.3", ["keep:One", "keep:Two"])
    at.answer(f"keep:{stays}")
    assert at.names("V:0") == [stays]
    assert set(at.names("soul:0")) == leave


@pytest.mark.rule("9.3.3", "9.3.7")
@pytest.mark.parametrize("vanguard", ["To VC", "To RC"])
def test_of_them_the_one_that_came_to_lie_on_top_stays_where_the_player_does_not_answer(vanguard: str) -> None:
    at = moved(vanguard, {"FL:0": ["One"], "FR:0": ["Two"]})
    while at.prompt == "ask-circle-to-move-to":
        at.answer("circle:BC")
    assert at.match.decision is not None
    assert (at.offered, at.match.decision.default) == (["keep:One", "keep:Two"], (1,))


@pytest.mark.rule("9.3.3", "9.3.1")
def test_a_single_unit_that_came_last_stays_without_a_question() -> None:
    at = moved("To VC", {"FL:0": ["One"]})
    assert at.rule == "6.6.1.2"
    assert (at.names("V:0"), at.names("soul:0")) == (["One"], ["To VC"])


@pytest.mark.rule("9.3.3", "9.3.1")
def test_who_came_alone_after_them_stays_without_a_question() -> None:
    text = "ACT (VC) [1/Turn]: Move all of your rear-guards to your VC. Ride a card from your hand."
    at = table({"V:0": ["Both"], "FL:0": ["One"], "FR:0": ["Two"], "hand:0": ["Three"]}, written("Both", text, 3))
    at.answer("activate:V:1")
    assert at.rule == "6.6.1.2"
    assert at.names("V:0") == ["Three"]


@pytest.mark.rule("9.3.5")
@pytest.mark.parametrize("stays", ["One", "Two"])
def test_a_legion_leaves_for_the_one_that_is_chosen(stays: str) -> None:
    at = moved("To VC", {"L:0": ["Mate"], "FL:0": ["One"], "FR:0": ["Two"]})
    assert (at.rule, at.offered) == ("9.3.5", ["keep:One", "keep:Two"])
    at.answer(f"keep:{stays}")
    assert (at.names("V:0"), at.count("L:0"), at.count("soul:0")) == ([stays], 0, 3)


@pytest.mark.rule("9.3.7")
@pytest.mark.parametrize("stays", ["One", "Two"])
def test_of_units_that_came_to_a_rear_guard_circle_together_the_player_chooses_one(stays: str) -> None:
    at = moved("To RC", {"FL:0": ["One"], "FR:0": ["Two"]}).answer("circle:BC").answer("circle:BC")
    assert (at.asked, at.rule, at.offered) == (0, "9.3.7", ["keep:One", "keep:Two"])
    at.answer(f"keep:{stays}")
    assert at.names("BC:0") == [stays]
    assert at.names("drop:0") == ["Two" if stays == "One" else "One"]


@pytest.mark.rule("9.3.6", "9.3.7")
def test_who_was_there_before_them_is_not_among_those_that_may_stay() -> None:
    text = "ACT (VC) [1/Turn]: Choose two of your rear-guards, and move them to another RC."
    zones: Zones = {"V:0": ["Chooser"], "FL:0": ["One"], "FR:0": ["Two"], "BC:0": ["Zero"]}
    at = table(zones, written("Chooser", text, 3)).answer("activate:V:1").answer("choose:FL", "choose:FR")
    at.answer("circle:BC").answer("circle:BC")
    assert (at.rule, at.offered) == ("9.3.7", ["keep:One", "keep:Two"])
    at.answer("keep:Two")
    assert (at.names("BC:0"), sorted(at.names("drop:0"))) == (["Two"], ["One", "Zero"])


@pytest.mark.rule("10.32.1", "9.3.6")
def test_units_that_move_at_the_same_time_may_come_to_each_others_circles() -> None:
    at = moved("To RC", {"FL:0": ["One"], "FR:0": ["Two"]}).answer("circle:FR").answer("circle:FL")
    assert (at.names("FL:0"), at.names("FR:0"), at.count("drop:0")) == (["Two"], ["One"], 0)


@pytest.mark.rule("10.32.1")
def test_an_open_circle_is_open_for_one_of_them_only() -> None:
    at = moved("To open", {"FL:0": ["One"], "FR:0": ["Two"]}).answer("circle:BC")
    assert at.offered == ["circle:BL", "circle:BR"]


@pytest.mark.rule("9.3.7", "1.3.4")
@pytest.mark.parametrize("mover", [0, 1])
def test_each_player_chooses_for_their_own_circles_the_turn_player_first(mover: int) -> None:
    when = "attacks" if mover == 0 else "is attacked"
    text = f"AUTO (VC): When your vanguard {when}, move all of your opponent's rear-guards to another RC."
    text += " Move all of your rear-guards to another RC."
    zones: Zones = {f"V:{mover}": ["Mover"]}
    for seat in (0, 1):
        zones |= {f"BL:{seat}": ["One"], f"BC:{seat}": ["Two"]}
    at = table(zones, written("Mover", text, 3, 11000), step="start_step").answer("attack:V>V")
    while at.prompt == "ask-circle-to-move-to":
        assert at.asked == mover  # whose effect it is
        at.answer(next(key for key in at.offered if "BR" in key))
    assert (at.asked, at.rule) == (0, "9.3.7")
    at.answer("keep:One")
    assert (at.asked, at.rule, at.names("BR:0")) == (1, "9.3.7", ["One"])
    at.answer("keep:Two")
    assert at.names("BR:1") == ["Two"]


@pytest.mark.rule("9.3.3")
def test_the_question_is_the_same_after_the_match_was_loaded() -> None:
    at = moved("To VC", {"FL:0": ["One"], "FR:0": ["Two"]})
    state, given = at.match.checkpoint
    again = ScenarioMatch.of(Match.at(at.match.rulebook, state.copy(), given))
    assert (again.rule, again.offered) == (at.rule, at.offered)
    assert again.answer("keep:One").names("V:0") == ["One"]
    assert ScenarioMatch.of(at.match.fork()).answer("keep:Two").names("V:0") == ["Two"]


@pytest.mark.rule("9.3.6", "9.3.7")
def test_who_left_and_came_back_alone_is_the_last_one() -> None:
    text = """ACT (VC) [1/Turn]: Move all of your rear-guards to another RC. Retire all of your grade 1 rear-guards.
Call a grade 1 card from your drop zone to RC."""
    leader = written("Leader", text.replace("\n", " "), 3)
    at = table({"V:0": ["Leader"], "FL:0": ["One"], "FR:0": ["Two"]}, leader).answer("activate:V:1")
    for _ in range(3):
        at.answer("circle:BC")
    assert at.rule == "6.6.1.2"
    assert (at.names("BC:0"), at.names("drop:0")) == (["One"], ["Two"])


@pytest.mark.rule("9.3.3")
def test_nothing_is_remembered_of_it_once_one_of_them_has_stayed() -> None:
    at = moved("To VC", {"FL:0": ["One"], "FR:0": ["Two"]})
    assert TIED.name in at.memory
    assert TIED.name not in at.answer("keep:One").memory
