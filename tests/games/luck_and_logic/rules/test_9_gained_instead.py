"""9.10, 9.9.1.3. Replacement effects that members and gates have gained."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Zones, battle, both_editions, member, table

rule = pytest.mark.rule

TO_HAND = '"CONT: When this member would be dropped, return it to your hand instead."'
DROPS = "ACT: Choose one of your other members, and drop it."
DROPPER = member("Dropper", 1000, "foreigner", DROPS)


@rule("9.10.1", "9.9.1.3", both=True)
@both_editions
def test_a_replacement_effect_that_all_members_gain_all_the_time(book: Rulebook) -> None:
    """Until the member that gives it has left."""
    giver = member("Giver", 1000, "logicalist", f"CONT: All of your other members gain {TO_HAND}.")
    zones: Zones = {"FL:0": ["One"], "FC:0": ["Giver"], "FR:0": ["Dropper"], "BL:0": ["Two"]}
    match = table(book, zones, giver, DROPPER).answer("act:FR:1").answer("choose:FL")
    assert (match.names("hand:0"), match.names("drop:0")) == (["One"], [])
    match.answer("act:FR:1").answer("choose:FC").answer("act:FR:1")
    assert (match.names("hand:0"), match.names("drop:0")) == (["One"], ["Giver", "Two"])


@rule("9.10.1", "9.9.1.3", both=True)
@both_editions
@pytest.mark.parametrize("places", [("FL:0", "BL:0"), ("BL:0", "FL:0")])
def test_members_that_are_dropped_with_the_one_that_gives_it_have_it_still(
    book: Rulebook, places: tuple[str, str]
) -> None:
    giver = member("Giver", 1000, "logicalist", f"CONT: All of your members gain {TO_HAND}.")
    all_go = member("All Go", 1000, "foreigner", "ACT: Drop all of your members.")
    zones: Zones = {places[0]: ["Giver"], places[1]: ["One"], "FR:0": ["All Go"]}
    match = table(book, zones, giver, all_go).answer("act:FR:1")
    assert (sorted(match.names("hand:0")), match.names("drop:0")) == (["All Go", "Giver", "One"], [])


@rule("9.10.1", "9.9.1.3", both=True)
@both_editions
def test_a_replacement_effect_that_is_gained_for_a_turn(book: Rulebook) -> None:
    giver = member(
        "Giver", 1000, "logicalist", f'ACT: Choose one of your members, and it gains {TO_HAND[:-1]}" until end of turn.'
    )
    zones: Zones = {"FL:0": ["One"], "FC:0": ["Giver"], "FR:0": ["Dropper"], "BL:0": ["Two"]}
    match = table(book, zones, giver, DROPPER).answer("act:FC:1").answer("choose:FL")
    match.answer("act:FR:1").answer("choose:FL")
    assert (match.names("hand:0"), match.names("drop:0")) == (["One"], [])
    match.answer("act:FR:1").answer("choose:BL")
    assert (match.names("hand:0"), match.names("drop:0")) == (["One"], ["Two"])


@rule("9.10.2.1", both=True)
@both_editions
@pytest.mark.parametrize("wanted", [True, False])
def test_one_that_may_be_used_for_a_cost_is_asked_about(book: Rulebook, wanted: bool) -> None:
    text = '"CONT: When this member would be dropped, you may pay [(1)], and return this member to your hand instead."'
    giver = member("Giver", 1000, "logicalist", f"CONT: All of your other members gain {text}.")
    zones: Zones = {"FL:0": ["One"], "FC:0": ["Giver"], "FR:0": ["Dropper"], "stock:0": ["Blank"]}
    match = table(book, zones, giver, DROPPER).answer("act:FR:1").answer("choose:FL")
    assert sorted(match.offered) == ["no", "yes"]
    match.answer("yes" if wanted else "no")
    assert match.names("hand:0") == (["One"] if wanted else [])
    assert match.count("stock:0") == int(not wanted)


@rule("9.10.2.3", both=True)
@both_editions
def test_each_of_two_applies_once_and_the_player_chooses(book: Rulebook) -> None:
    """One that is printed, and one that is gained."""
    kept = member("Kept", 1000, "logicalist", "CONT: When this member would be dropped, stock this member instead.")
    giver = member("Giver", 1000, "logicalist", f"CONT: All of your other members gain {TO_HAND}.")
    zones: Zones = {"FL:0": ["Kept"], "FC:0": ["Giver"], "FR:0": ["Dropper"]}
    match = table(book, zones, kept, giver, DROPPER).answer("act:FR:1").answer("choose:FL")
    assert (match.prompt, len(match.offered)) == ("ask-replacement", 2)
    gained = next(key for key in match.offered if ":g" in key)
    match.answer(gained)
    assert (match.names("hand:0"), match.names("stock:0")) == (["Kept"], [])


@rule("9.10.2.2")
def test_a_gate_gains_one() -> None:
    text = '"CONT: When this gate would be destroyed, you may pay [discard a card], and draw a card instead."'
    giver = member("Giver", 1000, "logicalist", f"CONT: All of your gates gain {text}.")
    zones: Zones = {"FL:0": ["Nine"], "FC:1": ["Giver"], "hand:1": ["Blank"]}
    match = battle(LATEST, zones, giver).answer("attack:FL>FL")
    while "yes" not in match.offered:
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    match.answer("yes")
    assert match.match.state.face_down[match.card("gate-FL:1")]
    assert (match.count("hand:1"), match.names("drop:1")) == (1, ["Blank"])


@rule("9.10.1", both=True)
@both_editions
def test_what_becomes_another_card_has_lost_it(book: Rulebook) -> None:
    giver = member(
        "Giver", 1000, "logicalist", f'ACT: Choose one of your members, and it gains {TO_HAND[:-1]}" until end of turn.'
    )
    again = member("Again", 1000, "foreigner", "ACT: Stock one of your other members. Deploy it.", DROPS)
    zones: Zones = {"FL:0": ["One"], "FC:0": ["Giver"], "FR:0": ["Again"]}
    match = table(book, zones, giver, again).answer("act:FC:1").answer("choose:FL").answer("act:FR:1")
    match.answer("stock:FL")
    while match.prompt != "ask-main-phase":
        match.answer("place:BL" if "place:BL" in match.offered else match.offered[0])
    assert match.names("BL:0") == ["One"]
    match.answer("act:FR:2").answer("choose:BL")
    assert (match.names("hand:0"), match.names("drop:0")) == ([], ["One"])
