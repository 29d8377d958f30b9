"""What the texts of the original and G eras say and others seldom do, by playing cards with such texts."""

from __future__ import annotations

import pytest

from tests.games.vanguard.language.cards_in_play import attack, battle_phase, to_start_step
from tests.games.vanguard.language.test_more_of_print import ACTOR, acted
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

# ---- how often


@pytest.mark.parametrize(("restriction", "asked"), [("1/Turn", 2), ("1/Turn even unpaid", 1)])
def test_what_may_be_tried_once_is_not_offered_again_that_turn(restriction: str, asked: int) -> None:
    watcher = written("Watcher", f"AUTO (RC) [{restriction}]: [Soul Blast 1] When your other unit rests, draw a card.")
    actor = written(ACTOR, "ACT (RC): [Rest this unit] Soul Charge 1.")
    match = table({"FL:0": [ACTOR], "BL:0": [ACTOR], "FR:0": ["Watcher"], "soul:0": ["One"]}, watcher, actor)
    offered = 0
    for place in ("FL", "BL"):
        match.answer(f"activate:{place}:1")
        if "play:FR:1" in match.offered:  # 12.5.1.1.2: what can be used once may be declined without being played
            match.answer("play:FR:1")
        if match.prompt == "ask-pay":
            offered += 1
            match.answer("no")
    assert offered == asked


# ---- choices and numbers


@pytest.mark.rule("1.3.2")
def test_every_one_is_chosen_without_a_question() -> None:
    text = "Choose every one of your other rear-guards, and they get power +1000 until end of turn."
    match = acted(text, {"FR:0": ["One"], "BL:0": ["Two"]})
    assert [match.power(place) for place in ("FR:0", "BL:0", "FL:0")] == [8000, 10000, 8000]


def test_a_card_of_either_grade_is_one_of_them() -> None:
    match = acted(
        "Choose a grade 0 or 2 card from your drop zone, and put it into your hand.", {"drop:0": ["Zero", "One", "Two"]}
    )
    offered = {each for each in match.offered if each.startswith("choose")}
    assert offered == {"choose:Zero", "choose:Two"}


# ---- moving


@pytest.mark.rule("10.6.1.1")
@pytest.mark.parametrize(("how", "rested"), [(" rested", True), ("", False)])
def test_a_unit_rides_rested_where_the_text_says_so(how: str, rested: bool) -> None:
    match = acted(f"Choose a card from your drop zone, and ride it{how}.", {"drop:0": ["Other Three"]})
    assert match.names("V:0") == ["Other Three"]
    assert match.match.state.rested[match.cards("V:0")[0]] is rested


@pytest.mark.rule("10.7.1.3", "9.3.6")
def test_a_card_is_called_to_the_circle_of_this_unit_and_takes_its_place() -> None:
    match = acted("Choose a card from your drop zone, and call it to the RC of this unit.", {"drop:0": ["Two"]})
    assert (match.names("FL:0"), match.names("drop:0")) == (["Two"], [ACTOR])


@pytest.mark.rule("10.7.1.1.1")
@pytest.mark.parametrize(("where", "circles"), [("RC", 5), ("an open RC", 4)])
def test_the_opponent_calls_their_card_to_a_circle_of_their_choice(where: str, circles: int) -> None:
    text = f"Choose a card from your opponent's drop zone, and your opponent calls it to {where}."
    match = acted(text, {"drop:1": ["Two"], "FR:1": ["One"]})
    assert (match.asked, len(match.offered)) == (1, circles)
    match.answer("circle:BL")
    assert match.names("BL:1") == ["Two"]


# ---- what is waited for


@pytest.mark.rule("8.6.5.1.4")
@pytest.mark.parametrize(("name", "drawn"), [("Other Three", 1), ("Three", 0)])
def test_it_is_told_over_which_vanguard_a_unit_rides(name: str, drawn: int) -> None:
    rider = written("Rider", 'AUTO: When this unit rides a card named "Other Three", draw a card.', grade=3)
    actor = written(ACTOR, "ACT (RC) [1/Turn]: Choose a card from your soul, and ride it.")
    match = table({"V:0": [name], "soul:0": ["Rider"], "FL:0": [ACTOR], "hand:0": []}, rider, actor)
    match.answer("activate:FL:1")
    assert (match.names("V:0"), match.count("hand:0")) == (["Rider"], drawn)


@pytest.mark.rule("7.8.1.1")
@pytest.mark.parametrize(("by", "charged"), [("", 1), (" by a vanguard", 1), (" by a rear-guard", 0)])
def test_a_unit_waits_for_the_end_of_the_battle_in_which_it_is_attacked(by: str, charged: int) -> None:
    text = f"AUTO (VC): At the end of the battle that this unit was attacked{by}, Soul Charge 1."
    match = battle_phase({"V:1": ["Target"], "hand:1": []}, written("Target", text, grade=3, power=20000))
    to_start_step(attack(match, "V", "V"))
    assert match.count("soul:1") == charged


@pytest.mark.rule("8.6.5")
def test_the_placed_unit_is_the_one_that_came_whatever_was_chosen_since() -> None:
    watcher = written(
        "Watcher",
        "AUTO (RC): When your other unit is placed on RC, choose your vanguard, it gets power +1000 until end of turn, "
        "and the placed unit gets power +5000 until end of turn.",
    )
    match = table({"FL:0": ["Watcher"], "hand:0": ["One"]}, watcher).answer("call:One").answer("circle:FR")
    assert (match.power("FR:0"), match.power("V:0")) == (12000, 12000)


@pytest.mark.rule("10.25.14")
@pytest.mark.parametrize(("legions", "charged"), [(True, 1), (False, 0)])
def test_it_is_known_whether_the_vanguard_came_into_legion_this_turn(legions: bool, charged: int) -> None:
    leader = written("Leader", 'Seek Mate "Mate".', grade=3)
    mate = written("Mate", "AUTO (RC): When this unit attacks, draw a card.", grade=2)
    actor = written(ACTOR, "ACT (RC) [1/Turn]: If your vanguard came into legion this turn, Soul Charge 1.")
    zones = {"V:0": ["Leader"], "FL:0": [ACTOR], "drop:0": ["One"] * 4, "deck:0": ["Mate", *["Zero"] * 9]}
    match = table(zones, leader, mate, actor)
    if legions:
        match.answer("activate:V:1")
        match.answer(*match.offered).answer("find:Mate")
    match.answer("activate:FL:1")
    assert match.count("soul:0") == charged


@pytest.mark.rule("10.27.3")
@pytest.mark.parametrize(("word", "charged"), [("card", 1), ("unit", 0)])
def test_hearts_are_cards_on_the_vanguard_circle_and_no_units(word: str, charged: int) -> None:
    text = f"If you have a rear-guard with the same card name as a {word} on your VC, Soul Charge 1."
    zones = {"V:0": ["Three"], "heart:0": ["Two", "Other Two"], "FL:0": [ACTOR], "FR:0": ["Other Two"]}
    match = table(zones, written(ACTOR, f"ACT (RC) [1/Turn]: {text}"))
    match.answer("heart:Two").answer("activate:FL:1")  # 10.27.5.1: the vanguard has the name of this heart alone
    assert match.count("soul:0") == charged


@pytest.mark.rule("10.27.3")
def test_each_card_on_the_vanguard_circle_is_counted() -> None:
    text = "This unit gets power +1000 for each of your vanguards or heart cards until end of turn."
    zones = {"V:0": ["Three"], "heart:0": ["Two"], "FL:0": [ACTOR], "FR:0": ["Two"]}
    match = table(zones, written(ACTOR, f"ACT (RC) [1/Turn]: {text}")).answer("activate:FL:1")
    assert match.power("FL:0") == 10000
