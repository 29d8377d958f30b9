"""Whom "it" and "that unit" mean in an ability that has chosen nobody yet: see "To read a text" in card-language.md."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

GETS = "gets critical -1 until end of battle."


def critical(at: ScenarioMatch) -> list[str]:
    """The circles of the battle whose units have less critical than usual."""
    circles = ("V:0", "L:0", "FL:0", "BL:0", "BR:0", "V:1", "FL:1")
    return [circle for circle in circles if at.count(circle) and at.value(circle, "critical") < 1]


@pytest.mark.parametrize("it", ["it", "that unit"])
@pytest.mark.parametrize(
    ("circle", "when", "meant"),
    [
        ("FL:0", "When this unit attacks", "FL:0"),
        ("FL:0", "When this unit attacks a rear-guard", "FL:1"),
        ("FL:0", "When this unit is boosted", "FL:0"),
        ("FL:0", "When this unit is boosted by a grade 1 unit", "BL:0"),
        ("BL:0", "When this unit boosts", "BL:0"),
        ("BL:0", "When this unit boosts a rear-guard", "FL:0"),
        ("FL:1", "When this unit is attacked", "FL:1"),
        ("FL:1", "When this unit is attacked by a rear-guard", "FL:0"),
        ("BR:0", "When your other rear-guard attacks a rear-guard", "FL:0"),
        ("BR:0", "When your other rear-guard is boosted by a grade 1 unit", "FL:0"),
        ("BR:0", "When your other rear-guard boosts a rear-guard", "BL:0"),
        ("BR:0", "When your opponent's rear-guard is attacked by a rear-guard", "FL:1"),
        ("BR:0", "During your battle phase, when your other rear-guard attacks", "FL:0"),
    ],
)
def test_it_is_the_other_unit_where_a_trigger_speaks_of_this_one_too(
    it: str, circle: str, when: str, meant: str
) -> None:
    speaker = written("Speaker", f"AUTO (RC): {when}, {it} {GETS}")
    zones = {"FL:0": ["Two"], "BL:0": ["One"], "BR:0": ["Zero"], "FL:1": ["Two"], "hand:1": ["Zero"]}
    at = table({**zones, circle: ["Speaker"]}, speaker, step="start_step").answer("attack:FL>FL").answer("yes")
    assert at.rule == "7.5.1.2"
    assert critical(at) == [meant]


@pytest.mark.parametrize("cost", ["Discard a card", "Counter Blast 1", "Rest this unit", "Soul Blast 1"])
def test_it_is_what_the_trigger_speaks_of_whatever_was_paid(cost: str) -> None:
    text = f"AUTO (RC): [{cost}] When your other rear-guard attacks, it {GETS}"
    zones = {"FL:0": ["Two"], "BR:0": ["Payer"], "hand:0": ["One"], "damage:0": ["One"], "soul:0": ["One"]}
    at = table({**zones, "hand:1": ["Zero"]}, written("Payer", text), step="start_step")
    at.answer("attack:FL>V").answer("yes")
    assert at.rule == "7.5.1.2"
    assert critical(at) == ["FL:0"]


@pytest.mark.parametrize("when", ["When this unit attacks", "When this unit is attacked", "At the end of your turn"])
def test_it_is_what_was_paid_with_where_the_trigger_speaks_of_nobody_else(when: str) -> None:
    text = f"AUTO (RC): [Discard a card] {when}, return it to your hand."
    circle, seat = ("FL:1", 1) if "attacked" in when else ("FL:0", 0)
    zones = {"FL:0": ["Two"], "FL:1": ["Two"], circle: ["Payer"], f"hand:{seat}": ["One"]}
    at = table(zones, written("Payer", text, 2), step="start_step")
    at.answer("pass" if "turn" in when else "attack:FL>FL").answer("yes")
    assert (at.names(f"hand:{seat}"), at.count(f"drop:{seat}")) == (["One"], 0)


@pytest.mark.parametrize("cost", ["Counter Blast 1", "Soul Blast 1", "Counter Blast 1 & Soul Blast 1"])
def test_blasts_that_are_paid_name_no_cards(cost: str) -> None:
    text = f"AUTO (RC): [{cost}] When this unit attacks, it {GETS}"
    zones = {"FL:0": ["Payer"], "damage:0": ["One"], "soul:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Payer", text), step="start_step").answer("attack:FL>V").answer("yes")
    assert at.rule == "7.5.1.2"
    assert critical(at) == ["FL:0"]


@pytest.mark.parametrize("cost", ["Discard a card & Counter Blast 1", "Soul Blast 1 & discard a card"])
def test_it_is_what_was_discarded_beside_a_blast(cost: str) -> None:
    text = f"ACT (RC) [1/Turn]: [{cost}] If it is a grade 3 unit, draw a card."
    zones = {"FL:0": ["Payer"], "hand:0": ["Three"], "damage:0": ["One"], "soul:0": ["One"]}
    at = table(zones, written("Payer", text)).answer("activate:FL:1")
    assert (at.names("drop:0")[-1:], at.count("hand:0")) == (["Three"], 1)


@pytest.mark.parametrize("when", ["When your unit attacks", "During your turn, when your rear-guard attacks"])
def test_it_is_who_attacks_also_if_that_is_who_pays(when: str) -> None:
    text = f"AUTO (RC): [Discard a card] {when}, it {GETS}"
    zones = {"FL:0": ["Payer"], "hand:0": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Payer", text), step="start_step").answer("attack:FL>V").answer("yes")
    assert at.rule == "7.5.1.2"
    assert critical(at) == ["FL:0"]


@pytest.mark.parametrize("paid", ["Counter Blast 1", "Soul Blast 1", "Counter Charge 1", "Soul Charge 1"])
def test_blasts_and_charges_name_no_cards(paid: str) -> None:
    text = f"AUTO (RC): When your other rear-guard attacks, {paid}. If you do, it {GETS}"
    zones: dict[str, list[Placed | str]] = {"FL:0": ["Two"], "BR:0": ["Payer"], "soul:0": ["One"], "hand:1": ["Zero"]}
    zones["damage:0"] = ["One", Placed("One", face_down=True)]
    at = table(zones, written("Payer", text), step="start_step").answer("attack:FL>V")
    assert critical(at) == ["FL:0"]


def test_it_is_what_an_attack_hits() -> None:
    hunter = written("Hunter", "AUTO (RC): When this unit's attack hits a rear-guard, bind it.", 2, 12000)
    at = table({"FL:0": ["Hunter"], "FL:1": ["Two"]}, hunter, step="start_step").answer("attack:FL>FL")
    assert (at.names("FL:0"), at.names("bind:1")) == (["Hunter"], ["Two"])


def test_it_is_what_was_attacked_at_the_end_of_a_battle() -> None:
    text = "AUTO (RC): At the end of the battle that this unit attacked a rear-guard, bind it."
    at = table({"FL:0": ["Hunter"], "FL:1": ["Three"]}, written("Hunter", text, 2), step="start_step")
    at.answer("attack:FL>FL")
    assert (at.names("FL:0"), at.names("bind:1")) == (["Hunter"], ["Three"])


def test_it_is_who_rides() -> None:
    text = "AUTO (VC): When a grade 3 unit rides this unit, it gets power +5000 until end of turn."
    zones = {"V:0": ["Ridden"], "hand:0": ["Other Three"]}
    at = table(zones, written("Ridden", text, 3), step="ride_step").answer("ride:Other Three")
    assert at.power("V:0") == 15000


@pytest.mark.rule("10.25.5")
@pytest.mark.parametrize(("who", "meant"), [("vanguard", "V:0"), ("grade 2 vanguard", "L:0")])
def test_it_is_the_one_of_a_legion_that_is_described(who: str, meant: str) -> None:
    leader, mate = written("Leader", 'Seek Mate "Mate".', 3), written("Mate", "", 2)
    watcher = written("Watcher", f"AUTO (RC): When your {who} attacks, it {GETS}")
    zones = {"V:0": ["Leader"], "L:0": ["Mate"], "FL:0": ["Watcher"], "hand:1": ["Zero"]}
    at = table(zones, leader, mate, watcher, step="start_step").answer("attack:V>V")
    assert critical(at) == [meant]


def test_it_is_nobody_once_the_unit_meant_has_left() -> None:
    text = f"AUTO (RC): When this unit attacks a rear-guard, it {GETS}"
    fleeing = written(
        "Fleeing",
        "AUTO (RC): When your other unit attacks, return all of your opponent's rear-guards to your opponent's hand.",
    )
    zones = {"FL:0": ["Hunter"], "BR:0": ["Fleeing"], "FL:1": ["Two"]}
    at = table(zones, written("Hunter", text, 2), fleeing, step="start_step").answer("attack:FL>FL")
    at.answer("play:BR:1")
    assert critical(at) == []


@pytest.mark.rule("1.3.5")
@pytest.mark.parametrize("chosen", [[], ["retire:FL"], ["retire:FL", "retire:FR"]])
def test_that_many_are_as_many_as_the_text_has_just_done_something_with(chosen: list[str]) -> None:
    leader = written("Leader", "ACT (VC) [1/Turn]: Retire any number of your rear-guards, and draw that many cards.", 3)
    at = table({"V:0": ["Leader"], "FL:0": ["One"], "FR:0": ["One"]}, leader).answer("activate:V:1").answer(*chosen)
    assert (at.count("drop:0"), at.count("hand:0")) == (len(chosen), len(chosen))


@pytest.mark.parametrize("gets", ["one of your vanguards gets", "your vanguard gets"])
def test_it_is_the_card_that_the_opponent_has_discarded(gets: str) -> None:
    text = f"Your opponent discards a card, and {gets} power +5000 for each (the grade of it) until end of turn."
    zones = {"FL:0": ["Actor"], "hand:1": ["Two"]}
    at = table(zones, written("Actor", f"ACT (RC) [1/Turn]: {text}")).answer("activate:FL:1")
    assert at.power("V:0") == 21000


def test_it_is_the_discarded_card_at_the_end_of_the_turn_too() -> None:
    text = "Choose one of your opponent's rear-guards. At the end of turn, your opponent discards a card, and bind it."
    zones = {"FL:0": ["Actor"], "FL:1": ["One"], "hand:1": ["Two"]}
    at = table(zones, written("Actor", f"ACT (RC) [1/Turn]: {text}"), turn_player=0).answer("activate:FL:1")
    while at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert (at.names("bind:1"), at.names("FL:1")) == (["Two"], ["One"])
