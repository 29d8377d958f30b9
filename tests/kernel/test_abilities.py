"""Automatic abilities, once-a-turn, situations, timed triggers, replacement, and loops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import GIVERS, Automatic, Context, gain
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.standing_by import StandingBy
from engine.kernel.timing import set_aside, settle, take_up
from tests.kernel import tiny
from tests.kernel.tiny import Exile, begin, put
from tests.work import work_of


def hand(match: Match, player: int) -> int:
    return len(match.cards(tiny.HAND[player]))


def finish_turn(match: Match) -> None:
    match.answer(["pass"])


def test_an_automatic_ability_resolves_at_check_timing() -> None:
    match = begin({"scholar": 6})
    match.answer(["play:scholar"])
    match.answer(["seat:T1"])
    assert hand(match, 0) == 3


def test_an_ability_is_triggered_once_for_every_event() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    put(match, "mourner", place="T1")
    first, second = put(match, "plain", 1, place="T1"), put(match, "plain", 1, place="T2")
    before = hand(match, 0)
    for card in (first, second):
        verbs.place(match, card, tiny.GRAVE[1])
    match.answer(["pass"])
    assert hand(match, 0) == before + 2


def test_the_turn_player_plays_their_abilities_first() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    for player in (1, 0):
        put(match, "mourner", player, place="T1")
    victim = put(match, "plain", 0, place="T2")
    verbs.place(match, victim, tiny.GRAVE[0])
    assert [standing.player for standing in match.state.standing_by] == [1, 0]
    log: list[int] = []
    while match.state.standing_by:
        before = [hand(match, 0), hand(match, 1)]
        match.answer(["pass"])
        log += [p for p in (0, 1) if hand(match, p) > before[p]]
        break
    assert log == [0, 1]
    assert not match.state.standing_by


def test_an_ability_of_a_lower_rank_comes_first_whoever_is_its_master() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    diggers = [put(match, "digger", player, place="T1") for player in (0, 1)]
    for player in (0, 1):
        put(match, "plain", player, place="T2")
    (ability,) = tiny.CARDS["digger"].abilities
    assert isinstance(ability, Automatic)
    for player, rank in ((0, 1), (1, 0), (1, 1)):
        card = diggers[player]
        event = Event("played", card)
        match.stand_by([StandingBy(ability, card, player, match.state.entered[card], event, "1", "1", rank=rank)])
    match = Match.at(tiny.RULEBOOK, match.state, ())
    asked = []
    while match.state.standing_by or match.state.stack[-1].step == "standing_by":
        assert match.decision is not None
        asked.append(match.decision.player)
        match.choose((0,))
    assert asked == [1, 0, 1]


def test_a_player_with_several_abilities_standing_by_chooses_their_order() -> None:
    match = begin({"plain": 8})
    put(match, "mourner", place="T1")
    put(match, "mourner", place="T2")
    victim = put(match, "plain", 1)
    verbs.place(match, victim, tiny.GRAVE[1])
    match.answer(["pass"])
    assert set(match.keys) == {"play:T1:1", "play:T2:1"}
    match.answer(["play:T2:1"])
    assert not match.state.standing_by


@pytest.mark.parametrize("may_decline", [False, True])
def test_a_once_a_turn_ability_may_be_declined_where_rules_say_so_and_is_used_up_by_resolving(
    may_decline: bool,
) -> None:
    match = begin({"plain": 8}, rulebook=replace(tiny.RULEBOOK, restricted_may_be_declined=may_decline))
    put(match, "careful")
    for count in (1, 2):
        verbs.place(match, put(match, "plain", 1, place=f"T{count}"), tiny.GRAVE[1])
    before = hand(match, 0)
    match.answer(["pass"])
    assert ("decline:T1:1" in match.keys) is may_decline
    if may_decline:
        match.answer(["play:T1:1"])
    assert hand(match, 0) == before + 1
    assert not match.state.standing_by  # the second one was cancelled
    assert match.state.turn == 2


def test_a_situation_triggers_once_and_again_when_it_still_holds_after_resolving() -> None:
    match = begin({"plain": 3})
    put(match, "beggar")
    for card in match.cards(tiny.HAND[0]):
        verbs.place(match, card, tiny.GRAVE[0])
    match.answer(["pass"])
    assert hand(match, 0) == 1
    assert not match.state.standing_by


def test_a_situation_that_has_ended_triggers_again_when_it_comes_about_again() -> None:
    match = begin({"plain": 3})
    put(match, "beggar")
    emptied = match.cards(tiny.HAND[0])
    for card in emptied:
        verbs.place(match, card, tiny.GRAVE[0])
    assert something_stands_by(match)
    match.state.standing_by = ()  # as if it had been played to no effect
    match.changed()
    assert not something_stands_by(match)  # once for each time that the situation comes about
    verbs.place(match, emptied[0], tiny.HAND[0])
    assert not something_stands_by(match)
    verbs.place(match, emptied[0], tiny.GRAVE[0])
    assert something_stands_by(match)


def something_stands_by(match: Match) -> bool:
    """Whether an ability is to be played once all rule actions are done."""
    settling = settle(match)
    with pytest.raises(StopIteration) as ended:
        next(settling)
    return bool(ended.value.value)


def test_an_ability_whose_card_has_become_another_card_fails() -> None:
    match = begin({"plain": 8})
    card = put(match, "plain")
    stamp = match.state.entered[card]
    context = Context(card, 0, stamp)
    assert context.this(match) == card
    verbs.place(match, card, tiny.GRAVE[0])
    verbs.place(match, card, tiny.TABLE.at(0, "T1"))
    assert context.this(match) is None


def test_a_gained_ability_triggers_like_a_printed_one() -> None:
    match = begin({"plain": 8})
    put(match, "teacher", place="T1")
    put(match, "blue", place="T2")
    verbs.place(match, put(match, "plain", 1), tiny.GRAVE[1])
    assert [standing.key for standing in match.state.standing_by] == ["g0"]


def test_a_timed_trigger_waits_for_its_event_and_is_then_used_up() -> None:
    match = begin({"plain": 8})
    source = put(match, "plain")
    waiting = Automatic(trigger=tiny.WhenBuried(), effect=tiny.DrawCards(1))
    tiny.in_force(match, source, ability=waiting, once=True)
    for count in (1, 2):
        verbs.place(match, put(match, "plain", 1, place=f"T{count}"), tiny.GRAVE[1])
    assert len(match.state.standing_by) == 1
    assert not match.state.effects


def test_a_replaced_event_happens_otherwise() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    ghost = put(match, "ghost", 1)
    put(match, "mourner", place="T1")
    match.state.standing_by = ()
    digger = put(match, "digger", place="T2")
    ability = tiny.CARDS["digger"].abilities[0]
    assert isinstance(ability, Automatic)
    event = Event(tiny.TABLE.enter, digger)
    match.announce(event)
    match.answer(["pass"])
    match.answer(["choose:T1:1"])
    assert match.state.zone[ghost] is tiny.VAULT[1]
    assert not match.state.standing_by  # nothing was buried, so nobody mourns


def test_a_loop_that_nobody_can_stop_ends_the_match_in_a_draw() -> None:
    match = begin({"plain": 8})
    spinner = put(match, "spinner")
    verbs.rest(match, spinner)
    match.answer(["pass"])
    assert match.state.outcome == (None, "6", "loop")


def test_one_more_ability_is_no_more_work_than_the_first() -> None:
    values: dict[str, Any] = {"gained": (), GIVERS: ()}

    def gain_from(giver: str) -> None:
        context = Context(Card(0), 0, 1)
        context.giver = giver
        gain(values, context, (tiny.CARDS["chief"].abilities[0],))

    first = work_of(lambda: gain_from("first"))
    for giver in range(100):
        gain_from(f"{giver}")
    assert work_of(lambda: gain_from("last")) == first
    gain_from("last")
    assert values[GIVERS][-2:] == ("g:last:0", "g:last:1")


def test_the_abilities_of_a_class_are_those_printed_and_not_lost_then_those_gained() -> None:
    match = begin({"plain": 6})
    scholar = put(match, "scholar")
    (printed,) = match.state.definition[scholar].abilities
    assert match.abilities_of(scholar, Automatic) == [printed]
    assert match.abilities_of(scholar, Exile) == []
    tiny.in_force(match, scholar, tiny.Gain(tiny.MOURNING), cards=(scholar,))
    assert match.abilities_of(scholar, Automatic) == [printed, tiny.MOURNING]
    tiny.in_force(match, scholar, tiny.Lose(printed), cards=(scholar,))
    assert match.abilities_of(scholar, Automatic) == [tiny.MOURNING]
    assert match.abilities_of(scholar, Automatic) == [each.ability for each in match.abilities(scholar)]


def test_what_is_set_aside_waits_until_it_is_taken_up_as_often() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    mourner, victim = put(match, "mourner", place="T1"), put(match, "plain", place="T2")
    verbs.place(match, victim, tiny.GRAVE[0])
    for put_aside in (set_aside, set_aside, take_up):
        put_aside(match)
        assert not is_to_be_played(match)
    verbs.place(match, put(match, "plain", place="T2"), tiny.GRAVE[0])
    assert is_to_be_played(match)  # what triggers meanwhile
    match.state.standing_by = match.state.standing_by[:1]
    take_up(match)
    take_up(match)
    assert is_to_be_played(match)
    assert [each.card for each in match.state.standing_by] == [mourner]


def is_to_be_played(match: Match) -> bool:
    """Whether check timing would play an ability."""
    with pytest.raises(StopIteration) as done:
        next(settle(match))
    return bool(done.value.value)
