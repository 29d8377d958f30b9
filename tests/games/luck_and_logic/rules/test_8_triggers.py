"""8. What abilities answer in a battle, from where they answer it, and how long what they do lasts."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import (
    FIRST,
    LATEST,
    Placed,
    Zones,
    battle,
    both_editions,
    logic,
    member,
    table,
)

rule = pytest.mark.rule


@rule("8.3.5", both=True)
@rule("9.7.4.1.2")
@rule("9.7.4.1.2", book="luck-and-logic-1.00")
@both_editions
def test_a_member_that_intercepts_answers_it_with_an_ability_that_names_no_zone(book: Rulebook) -> None:
    keen = member("Keen", 1000, "logicalist", "AUTO: When this member intercepts, draw a card.", intercepts=True)
    match = battle(book, {"FL:0": ["Nine"], "FR:1": ["Three"], "BL:1": ["Keen"], "FL:1": ["Keen"]}, keen)
    match.answer("attack:FL>FR").answer("intercept:BL:1")
    assert match.count("hand:1") == 1, "the one that stayed on its circle does not speak"


@rule("8.3.5", both=True)
@both_editions
@pytest.mark.parametrize(
    ("who", "drawn"),
    [("your other member", 2), ("your <Guild> member", 1), ("your Foreigner", 0), ("your opponent's member", 0)],
)
def test_members_that_intercept_are_told_apart_by_what_they_were_on_their_circles(
    book: Rulebook, who: str, drawn: int
) -> None:
    watcher = member("Watcher", 1000, "logicalist", f"AUTO: When {who} intercepts, draw a card.")
    guild = member("Guild", 1000, traits=frozenset({"Guild"}), intercepts=True, logic=logic(power=1000))
    zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Watcher"], "BL:1": ["Guard"], "BC:1": ["Guild"]}
    match = battle(book, zones, watcher, guild).answer("attack:FL>FR").answer("intercept:BL:1", "intercept:BC:1")
    while match.prompt == "ask-standing-by":
        match.answer(match.offered[0])
    assert match.count("hand:1") == drawn


@rule("8.3.5", "9.3.3.2", both=True)
@both_editions
def test_a_member_that_had_lost_the_use_of_its_abilities_does_not_answer_its_intercepting(book: Rulebook) -> None:
    keen = member("Keen", 1000, "logicalist", "AUTO: When this member intercepts, draw a card.", intercepts=True)
    hush = member("Hush", 9000, "foreigner", "CONT: All of your opponent's members cannot use AUTO abilities.")
    match = battle(book, {"FL:0": ["Hush"], "FR:1": ["Three"], "BL:1": ["Keen"]}, keen, hush)
    match.answer("attack:FL>FR").answer("intercept:BL:1")
    assert match.count("hand:1") == 0


@rule("8.2.6", book="luck-and-logic-1.00")
@rule("8.2.9", "8.2.9.2")
@pytest.mark.parametrize("book", [FIRST, LATEST], ids=["1.00", "2.04"])
def test_the_power_of_soul_counts_at_the_check_timing_after_the_choice(book: Rulebook) -> None:
    """Also in 1.00, where the member is no attacking member yet."""
    text = "AUTO: When this member rests, if this member is a member with power 2000 or more, draw a card."
    quick = member("Quick", 1000, "tranceunion", text)
    zones: Zones = {"FL:0": [Placed("Quick", attached={"soul:0": ["Host"]})], "FR:1": ["Nine"], "hand:1": ["Blank"]}
    match = battle(book, zones, quick).answer("attack:FL>FR")
    assert match.count("hand:0") == 1


@rule("8.6.6", both=True)
@both_editions
def test_what_lasts_for_the_battle_is_nothing_where_there_is_none(book: Rulebook) -> None:
    """It does not wait for the end of the next battle."""
    text = "ACT: This member gets power +1000 until end of battle, and it gets limit +1 until end of turn."
    strong = member("Strong", 1000, "logicalist", text)
    match = table(book, {"FL:0": ["Strong"]}, strong).answer("act:FL:1")
    assert (match.power("FL:0"), match.value("FL:0", "limit")) == (1000, 2)


@rule("8.6.6", both=True)
@both_editions
def test_what_lasts_for_the_battle_begins_with_it(book: Rulebook) -> None:
    """Before the battle begins there is a check timing for what declaring an attack has triggered (8.2.2)."""
    text = "AUTO: At the beginning of your attack declaration step, this member gets power +1000 until end of battle."
    early = member("Early", 1000, "logicalist", text)
    zones: Zones = {"FL:0": ["Early"], "FR:1": ["Nine"], "level:0": [Placed("Blank", rested=True)] * 2}
    match = table(book, zones, early, step="attack_declaration_step", arguments=(True,))
    assert match.power("FL:0") == 1000


@rule("7.7.2", both=True)
@both_editions
def test_the_end_of_the_turn_is_the_beginning_of_the_end_phase(book: Rulebook) -> None:
    """7.7.1: it is the phase in which what is done at the end of the turn is done. It comes once."""
    late = member("Late", 1000, "logicalist", "AUTO: At the end of your turn, draw a card.")
    theirs = member("Theirs", 1000, "logicalist", "AUTO: At the end of your turn, draw a card.")
    match = table(book, {"FL:0": ["Late"], "FL:1": ["Theirs"]}, late, theirs).passes(2)
    assert (match.count("hand:0"), match.match.state.turn_player) == (1, 1)
    assert match.count("hand:1") == 2, "drawn in the draw phase, and not at the end of the other player's turn"
