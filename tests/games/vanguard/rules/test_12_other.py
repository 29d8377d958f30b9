"""12.2, 12.5 to 12.7 and 12.9. Restrictions, repetitions and names."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


def lead(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in where.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


# ---- 12.2 and 12.5, what cannot be used


@pytest.mark.rule("12.2.1", "12.2.1.1", "12.5.1", "12.5.1.1", "12.5.1.1.1")
def test_an_activated_ability_with_once_a_turn_cannot_be_played_again_in_the_turn() -> None:
    text = "ACT (VC) [1/Turn]: Draw a card.\nACT (VC): [Soul Blast 1] Draw a card."
    at = lead(text, soul=["Zero", "Zero"]).answer("activate:V:1")
    assert "activate:V:1" not in at.offered
    assert "activate:V:2" in at.offered
    at.passes(2)
    while at.memory["phase"] != "main phase" or at.match.state.turn_player == 1:
        at.answer("no" if "no" in at.offered else "pass")
    assert "activate:V:1" in at.offered  # another turn


@pytest.mark.rule("12.2.1.2")
def test_an_automatic_ability_that_was_used_up_does_not_trigger() -> None:
    watcher = written("Watcher", "AUTO (RC) [1/Turn]: When your other unit is placed on RC, draw a card.")
    at = table({"FL:0": ["Watcher"], "hand:0": ["One", "Two"]}, watcher)
    at.answer("call:One").answer("circle:FR").answer("play:FL:1")
    assert at.count("hand:0") == 2
    at.answer("call:Two").answer("circle:BR")
    assert at.rule == "6.6.1.2"
    assert not at.match.state.standing_by


@pytest.mark.rule("12.2.1.3", "12.5.1.1.1")
def test_using_an_ability_up_cancels_what_stands_by_of_it() -> None:
    text = "ACT (VC) [1/Turn]: Choose two cards from your hand, and call them to separate RC."
    watcher = written("Watcher", "AUTO (RC) [1/Turn]: When your other unit is placed on RC, Soul Charge 1.")
    zones: dict[str, list[Placed | str]] = {"V:0": ["Lead"], "BC:0": ["Watcher"], "hand:0": ["One", "Two"]}
    at = table(zones, watcher, written("Lead", text, 3)).answer("activate:V:1").answer("circle:FL").answer("circle:FR")
    assert [standing.key for standing in at.match.state.standing_by] == ["1", "1"]
    at.answer("play:BC:1")
    assert at.count("soul:0") == 1
    assert not at.match.state.standing_by
    assert at.rule == "6.6.1.2"


@pytest.mark.rule("12.5.1.1.2")
def test_a_once_a_turn_ability_that_stands_by_may_be_let_go_and_an_unrestricted_one_may_not() -> None:
    once = written("Once", "AUTO: When this unit is placed on RC, draw a card.")
    watcher = written("Watcher", "AUTO (RC) [1/Turn]: When your other unit is placed on RC, Soul Charge 1.")
    at = table({"FL:0": ["Watcher"], "hand:0": ["Once"]}, once, watcher).answer("call:Once").answer("circle:FR")
    assert at.offered == ["play:FL:1", "play:FR:1", "decline:FL:1"]
    at.answer("decline:FL:1")
    assert at.count("soul:0") == 0
    assert at.count("hand:0") == 1


# ---- 12.6, for each


@pytest.mark.rule("12.6.1", "12.6.2")
def test_something_is_done_as_many_times_as_there_were_when_it_began() -> None:
    text = "ACT (VC) [1/Turn]: For each of your rear-guards, call the top card of your deck to RC."
    at = lead(text, FL=["One"], FR=["Two"], deck=["Zero", "Zero", "Zero"]).answer("activate:V:1")
    at.answer("circle:BL").answer("circle:BC")
    assert at.rule == "6.6.1.2"  # twice, though there were more rear-guards after the first time
    assert (at.count("BL:0"), at.count("BC:0"), at.count("BR:0")) == (1, 1, 0)


@pytest.mark.rule("12.6.1", "12.6.2")
def test_power_for_each_of_something_is_counted_once_and_stays() -> None:
    text = "ACT (VC) [1/Turn]: This unit gets power +1000 for each of your rear-guards until end of turn."
    at = lead(text, FL=["One"], FR=["Two"], hand=["One"]).answer("activate:V:1")
    assert at.power("V:0") == 13000
    at.answer("call:One").answer("circle:BC")
    assert at.power("V:0") == 13000


@pytest.mark.rule("12.6.3")
def test_nothing_is_chosen_twice_while_something_is_done_several_times() -> None:
    text = "ACT (VC) [1/Turn]: For each of your rear-guards, choose one of your opponent's rear-guards, and rest it."
    at = lead(text, FL=["One"], FR=["One"], FL_1=["Two"], FR_1=["Two"], BL_1=["Two"]).answer("activate:V:1")
    assert at.offered == ["choose:FL:1", "choose:FR:1", "choose:BL:1"]
    at.answer("choose:FR:1")
    assert at.offered == ["choose:FL:1", "choose:BL:1"]


@pytest.mark.rule("12.6.3")
def test_neither_does_the_opponent_choose_anything_twice_meanwhile() -> None:
    text = """ACT (VC) [1/Turn]: For each of your rear-guards, your opponent chooses one of your opponent's \
rear-guards, and it gets power -1000 until end of turn."""
    at = lead(text, FL=["One"], FR=["One"], FL_1=["Two"], FR_1=["Two"], BL_1=["Two"]).answer("activate:V:1")
    at.answer("choose:FR:1")
    assert (at.asked, at.offered) == (1, ["choose:FL:1", "choose:BL:1"])


@pytest.mark.rule("12.6.1", "8.1.1.1.2.4")
def test_what_is_done_for_none_was_not_done() -> None:
    text = """ACT (VC): Draw a card. For each of your opponent's rear-guards, discard a card. \
If you do, Soul Charge 1. Choose one of your rear-guards, and rest it. \
For each of your opponent's rear-guards, choose one of your units. Retire it."""
    at = lead(text, FL=["One"]).answer("activate:V:1")
    assert (at.count("hand:0"), at.count("soul:0"), at.names("FL:0"), at.rested("FL:0")) == (1, 0, ["One"], True)


# ---- 12.7, names


@pytest.mark.rule("12.7.1", "12.7.2", "12.7.2.1", "12.7.2.2")
def test_a_card_with_two_names_has_each_of_them_and_is_called_by_either() -> None:
    text = 'ACT (VC): Choose one of your rear-guards named "{}", and rest it.'
    heir = written("Heir", 'CONT (RC): This unit is also named "Founder".', 1, 7000)

    def called_by(name: str) -> ScenarioMatch:
        caller = written("Caller", text.format(name), 3, 11000)
        return table({"V:0": ["Caller"], "FL:0": ["Heir"], "FR:0": ["One"]}, heir, caller).answer("activate:V:1")

    assert called_by("Heir").value("FL:0", "names") == {"Heir", "Founder"}
    assert [called_by(name).rested("FL:0") for name in ("Heir", "Founder", "Heir Founder")] == [True, True, False]
    assert not called_by("Founder").rested("FR:0")


# ---- 12.9, boosted


@pytest.mark.rule("12.9.1")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_an_attack_whose_booster_has_left_was_boosted_all_the_same(answer: str, drawn: int) -> None:
    fading = written("Fading", "AUTO (RC): When this unit boosts, put this unit into your soul.", 1, 7000)
    text = "AUTO (RC): At the end of the battle that this unit attacked, if this unit is boosted, draw a card."
    zones: dict[str, list[Placed | str]] = {"FL:0": ["Grateful"], "BL:0": ["Fading"], "hand:1": ["Zero"]}
    at = table(zones, fading, written("Grateful", text, 2, 9000), step="start_step")
    at.answer("attack:FL>V").answer(answer).passes()
    assert at.count("hand:0") == drawn
    assert at.count("soul:0") == drawn
