"""12.1. Loops: those that nobody can stop, and those that one player or both could stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.kernel.codec import load, save
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

SEESAW = """ACT (VC): Rest this unit.
AUTO (VC): When this unit rests, you may stand this unit.
AUTO (VC): When this unit stands, rest this unit."""


def lead(text: str, zones: Zones | None = None, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text."""
    return table({"V:0": ["Lead"], **(zones or {})}, written("Lead", text, 3, 11000), *cards, **more)


def keep_answering(at: ScenarioMatch, *keys: str) -> int:
    """Give these answers over and over until another question is asked; how many were given."""
    given = 0
    while given < 200:
        fitting = next((key for key in keys if key in at.offered), None)
        if fitting is None or at.prompt == "ask-loop-times":
            return given
        at.answer(fitting)
        given += 1
    raise AssertionError("nothing stops this loop")


def remaining(at: ScenarioMatch, key: str, most: int = 10) -> int:
    """How often a player may still give this answer to the question that is asked now."""
    times = 0
    while key in at.offered and times < most:
        at.answer(key)
        times += 1
    return times


# ---- 12.1.1.1, nobody can stop it


@pytest.mark.rule("12.1.1", "12.1.1.1")
def test_a_loop_that_nobody_can_stop_ends_the_game_in_a_draw() -> None:
    text = """ACT (VC): Rest this unit.
    AUTO (VC): When this unit rests, stand this unit.
    AUTO (VC): When this unit stands, rest this unit."""
    at = lead(text).answer("activate:V:1")
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (None, "12.1.1.1")


@pytest.mark.rule("12.1.1.1")
def test_abilities_that_do_the_same_for_long_and_come_to_an_end_are_no_loop() -> None:
    text = """ACT (VC): Rest this unit.
    AUTO (VC): When this unit rests, Soul Charge 1. Stand this unit.
    AUTO (VC): When this unit stands, if you have 18 or fewer cards in your soul, rest this unit."""
    at = lead(text, filling=30).answer("activate:V:1")
    assert (at.outcome, at.count("soul:0")) == (None, 19)


def answer_until_the_end(at: ScenarioMatch) -> None:
    """Choose the first that may be chosen, over and over, in a loop that ends the match."""
    given = 0
    while at.match.decision is not None:
        at.answer(*at.offered[: max(at.match.decision.minimum, 1)])
        given += 1
        assert given < 200, "nothing ends this loop"


@pytest.mark.slow
@pytest.mark.rule("12.1.1.1")
@pytest.mark.parametrize("chosen", ["Choose one", "Choose two"])
def test_a_loop_in_which_all_that_may_be_chosen_goes_on_with_it_ends_the_game_in_a_draw(chosen: str) -> None:
    text = f"""ACT (VC): Rest this unit.
    AUTO (VC): When this unit rests, stand this unit.
    AUTO (VC): When this unit stands, {chosen.lower()} of your rear-guards, and {
        "it gets" if chosen == "Choose one" else "they get"
    } power +1000 until end of turn. Rest this unit."""
    at = lead(text, {"FL:0": ["One"], "FR:0": ["Two"], "BC:0": ["One"]}).answer("activate:V:1")
    answer_until_the_end(at)
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (None, "12.1.1.1")


@pytest.mark.rule("12.1.1.2")
def test_a_player_who_could_stop_a_forced_loop_by_doing_something_has_to_do_it_at_last() -> None:
    text = """ACT (VC): Rest this unit.
    AUTO (VC): When this unit rests, you may retire all of your rear-guards. If you do not, stand this unit.
    AUTO (VC): When this unit stands, rest this unit."""
    at = lead(text, {"FL:0": ["One"]}).answer("activate:V:1")
    keep_answering(at, "no")
    assert (at.asked, at.rule) == (0, "12.1.1.2")
    at.answer("times:4")
    assert (at.names("FL:0"), at.rule, at.rested("V:0")) == ([], "6.6.1.2", True)


# ---- 12.1.1.2, one player can stop it


@pytest.mark.rule("12.1.1.2", "1.3.5")
def test_a_player_who_could_stop_a_loop_chooses_how_often_it_is_repeated_and_cannot_begin_it_again() -> None:
    at = lead("ACT (VC): This unit gets power +1000 until end of turn.")
    times = keep_answering(at, "activate:V:1")
    assert (at.asked, at.rule, at.prompt) == (0, "12.1.1.2", "ask-loop-times")
    assert at.offered[:3] == ["times:0", "times:1", "times:2"]
    assert at.power("V:0") == 11000 + times * 1000
    at.answer("times:50")
    assert at.power("V:0") == 11000 + (times + 50) * 1000
    assert "activate:V:1" not in at.offered
    at.passes()
    assert at.memory["phase"] == "battle phase"


@pytest.mark.rule("12.1.1.2")
def test_in_another_situation_the_same_may_be_done_again() -> None:
    at = lead("ACT (VC): This unit gets power +1000 until end of turn.", {"hand:0": ["Zero"]})
    keep_answering(at, "activate:V:1")
    at.answer("times:0").answer("call:Zero").answer("circle:BC")
    assert "activate:V:1" in at.offered


@pytest.mark.rule("12.1.1.2")
def test_a_loop_of_several_actions_is_repeated_as_a_whole() -> None:
    at = table({"FL:0": ["One"], "BL:0": ["Two"]})
    keep_answering(at, "exchange:FL")
    before = at.names("FL:0")
    at.answer("times:7")
    assert at.names("FL:0") == before  # a set of actions comes back to where it began
    assert remaining(at, "exchange:FL") == 1  # and can be begun, but not gone through
    assert at.offered == ["pass"]


@pytest.mark.rule("12.1.1.2")
def test_an_ability_that_may_be_used_again_and_again_at_check_timing_is_cut_short_as_well() -> None:
    at = lead(SEESAW).answer("activate:V:1")
    keep_answering(at, "yes")
    assert (at.asked, at.rule) == (0, "12.1.1.2")
    at.answer("times:3")
    assert (at.prompt, at.offered) == ("ask-use", ["no"])
    at.answer("no")
    assert (at.rule, at.rested("V:0"), at.outcome) == ("6.6.1.2", True, None)


@pytest.mark.rule("12.1.1.2")
@pytest.mark.parametrize("hand", [[], ["One"]], ids=["none who could guard", "a hand"])
def test_attacks_that_change_nothing_are_a_loop_of_the_turn_player(hand: list[Placed | str]) -> None:
    text = "AUTO (RC): At the end of the battle that this unit attacked a rear-guard, stand this unit."
    tough = written("Tough", "CONT (RC): This unit cannot be hit.")
    zones: Zones = {"FL:1": ["Tough"], "deck:0": ["Zero"], "hand:1": hand}
    at = table(
        {"V:0": ["Three"], "FL:0": ["Lead"], **zones},
        tough,
        written("Lead", text.replace("VC", "RC"), 1),
        step="start_step",
    )
    keep_answering(at, "attack:FL>FL", *(["pass"] if hand else []))
    assert (at.asked, at.rule) == (0, "12.1.1.2")
    at.answer("times:2")
    if hand:
        at.answer("pass")  # to guard or not is no part of what stops it
    assert "attack:FL>FL" not in at.offered
    assert "attack:V>V" in at.offered


# ---- 12.1.1.3, both players can stop it


def contested(mine: str, theirs: str) -> ScenarioMatch:
    """A loop of two optional abilities, one of each player, of which both have just said how often it is repeated."""
    text = """ACT (VC): Rest this unit.
    AUTO (VC): When this unit stands, you may rest this unit.
    ACT (VC): Stand this unit."""
    helper = written(
        "Helper", "AUTO (VC): When your opponent's vanguard rests, you may stand your opponent's vanguard.", 3
    )
    at = lead(text, {"V:1": ["Helper"]}, helper).answer("activate:V:1")
    keep_answering(at, "yes")
    assert (at.asked, at.rule) == (0, "12.1.1.3")
    at.answer(f"times:{mine}")
    assert (at.asked, at.rule, at.prompt) == (1, "12.1.1.3", "ask-loop-times-too")
    return at.answer(f"times:{theirs}")


@pytest.mark.rule("12.1.1.3", "1.3.4")
def test_when_both_could_stop_it_the_smaller_number_counts_and_its_player_stops() -> None:
    at = contested("2", "9")
    assert at.told.count("repeats-loop") == 1
    while at.prompt == "ask-use" and at.asked == 1:
        at.answer("yes")
    assert (at.asked, at.offered) == (0, ["no"])  # the turn player wanted it less
    theirs = contested("9", "2")
    while theirs.prompt == "ask-use" and theirs.asked == 0:
        theirs.answer("yes")
    assert (theirs.asked, theirs.offered) == (1, ["no"])


@pytest.mark.rule("12.1.1.3")
def test_whoever_wanted_it_more_cannot_begin_the_loop_again() -> None:
    at = contested("9", "2")
    while at.asked == 0:
        at.answer("yes")
    at.answer("no")
    assert (at.rule, at.rested("V:0")) == ("6.6.1.2", True)
    at.answer("activate:V:3")
    assert (at.prompt, at.asked, at.offered) == ("ask-use", 0, ["no"])


# ---- 12.1.1.4, what is omitted


@pytest.mark.rule("12.1.1.4")
def test_what_is_repeated_is_not_told_one_by_one_and_has_been_done_all_the_same() -> None:
    counter = written(
        "Counter", "AUTO (RC): When your vanguard rests, this unit gets power +1000 until end of turn.", 1
    )
    at = lead(SEESAW, {"FL:0": ["Counter"]}, counter).answer("activate:V:1")
    keep_answering(at, "play:FL:1", "yes", "play:V:3")
    told, power = len(at.told), at.power("FL:0")
    at.answer("times:60")
    assert at.power("FL:0") == power + 60000
    assert at.told[told:].count("repeats-loop") == 1
    assert "gets" not in at.told[told:]


@pytest.mark.rule("12.1.1.4", "12.1.1.2")
def test_a_loop_ends_where_the_situation_does_not_come_back() -> None:
    text = """ACT (VC): This unit gets power +1000 until end of turn. \
If this unit is a vanguard with power 50000 or greater, Soul Charge 1."""
    at = lead(text)
    keep_answering(at, "activate:V:1")
    at.answer("times:100")
    assert (at.power("V:0"), at.count("soul:0")) == (50000, 1)
    assert "activate:V:1" in at.offered  # the soul is another one


@pytest.mark.rule("12.1.1.2", "12.1.1.4")
def test_a_match_goes_on_in_the_same_way_when_it_is_saved_in_the_middle_of_a_loop() -> None:
    def saves(at: ScenarioMatch) -> Iterator[ScenarioMatch]:
        yield at
        yield ScenarioMatch.of(load(at.match.rulebook, save(at.match)))
        yield ScenarioMatch.of(at.match.fork())

    at = lead("ACT (VC): This unit gets power +1000 until end of turn.")
    keep_answering(at, "activate:V:1")
    for each in list(saves(at)):
        each.answer("times:5")
        assert each.power("V:0") == at.power("V:0")
        assert "activate:V:1" not in each.offered
    for each in list(saves(at)):
        assert "activate:V:1" not in each.offered
