"""Rule actions are looked for after changes at which they look, and after no others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.kernel import verbs
from engine.kernel.aspects import ANYTHING, NOTHING, ORIENTATION
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.timing import settle
from engine.kernel.zones import ZoneKind
from tests.kernel import tiny
from tests.kernel.test_replacement_order import BOOK, CARDS

INDIFFERENT = frozenset({ORIENTATION, tiny.DECK.name, tiny.HAND.name, tiny.GRAVE.name})


def begin(rulebook: Rulebook, name: str = "plain") -> Match:
    """A match in which no rule action is due."""
    match = Match.begin(rulebook, [Deck({"main": {name: 6}})] * 2, tiny.SEED)
    assert not match.rule_actions_dirty
    return match


@pytest.mark.parametrize(
    ("source", "destination", "due"),
    [(tiny.DECK, tiny.HAND, False), (tiny.HAND, tiny.TABLE, True), (tiny.TABLE, tiny.GRAVE, True)],
)
def test_a_move_counts_where_rule_actions_look_at_one_of_its_ends(
    source: ZoneKind, destination: ZoneKind, due: bool
) -> None:
    match = begin(replace(tiny.RULEBOOK, indifferent=INDIFFERENT, rule_actions_read=NOTHING))
    tiny.put(match, "plain")
    match.rule_actions_dirty = False
    verbs.place(match, match.cards(source[0])[-1], destination[0])
    assert match.rule_actions_dirty is due


def test_where_rule_actions_await_the_last_card_of_a_zone_no_other_counts() -> None:
    awaited = frozenset({tiny.DECK.name})
    rulebook = replace(tiny.RULEBOOK, indifferent=INDIFFERENT, rule_actions_read=NOTHING)
    match = begin(replace(rulebook, rule_actions_await_last=awaited))
    deck = match.cards(tiny.DECK[0])
    assert deck
    for card in deck:
        assert not match.rule_actions_dirty
        verbs.place(match, card, tiny.HAND[0])
    assert match.rule_actions_dirty
    match.rule_actions_dirty = False
    verbs.place(match, deck[0], tiny.DECK[0])
    assert not match.rule_actions_dirty


def test_of_a_zone_where_rule_actions_await_certain_cards_no_other_counts() -> None:
    rulebook = replace(tiny.RULEBOOK, indifferent=INDIFFERENT | {tiny.TABLE.name}, rule_actions_read=NOTHING)
    match = begin(replace(rulebook, rule_actions_await={tiny.TABLE.name: lambda match, card: card == awaited}))
    other, awaited = match.cards(tiny.HAND[0])[:2]
    for card, due in ((other, False), (awaited, True)):
        for zone, is_due in ((tiny.TABLE.at(0, "T1"), due), (tiny.GRAVE[0], False)):
            match.rule_actions_dirty = False
            verbs.place(match, card, zone)
            assert match.rule_actions_dirty is is_due


def test_a_card_that_is_turned_over_counts_where_rule_actions_await_it() -> None:
    rulebook = replace(tiny.RULEBOOK, indifferent=INDIFFERENT | {tiny.TABLE.name}, rule_actions_read=NOTHING)
    await_face_down = {tiny.TABLE.name: lambda match, card: match.state.face_down[card]}
    match = begin(replace(rulebook, rule_actions_await=await_face_down))
    card = tiny.put(match, "plain")
    for down in (True, False):
        match.rule_actions_dirty = False
        verbs.turn_face(match, card, down=down)
        assert match.rule_actions_dirty is down


def test_rule_actions_are_due_where_several_cards_lie_on_a_place_of_the_field() -> None:
    match = begin(replace(tiny.RULEBOOK, indifferent=INDIFFERENT | {tiny.TABLE.name}, rule_actions_read=NOTHING))
    first, second = match.cards(tiny.HAND[0])[:2]
    for card, due in ((first, False), (second, True)):
        match.rule_actions_dirty = False
        verbs.place(match, card, tiny.TABLE.at(0, "T1"))
        assert match.rule_actions_dirty is due


@pytest.mark.parametrize(("read", "due"), [(frozenset({"might"}), True), (frozenset({"colour"}), False), (None, True)])
def test_characteristics_count_that_rule_actions_read(read: frozenset[str] | None, due: bool) -> None:
    match = begin(replace(tiny.RULEBOOK, indifferent=INDIFFERENT | {"effects"}, rule_actions_read=read))
    card = tiny.put(match, "plain")
    match.rule_actions_dirty = False
    tiny.in_force(match, card, tiny.AddMight(1), cards=(card,))
    assert match.rule_actions_dirty is due


@pytest.mark.parametrize(("read", "due"), [(frozenset({"might"}), True), (frozenset({"colour"}), False)])
def test_what_rule_actions_read_may_change_with_whatever_it_is_made_of(read: frozenset[str], due: bool) -> None:
    match = begin(replace(tiny.RULEBOOK, indifferent=INDIFFERENT, rule_actions_read=read))
    card = tiny.put(match, "plain")
    tiny.in_force(match, card, tiny.AddMight(1), cards=(card,))  # which looks at anything
    assert match.values(card)["might"] == match.state.definition[card].values["might"] + 1
    match.rule_actions_dirty = False
    match.changed(ORIENTATION)
    assert match.rule_actions_dirty is due


def test_while_something_may_become_due_all_characteristics_count() -> None:
    few = replace(tiny.RULEBOOK, indifferent=INDIFFERENT, rule_actions_read=frozenset({"colour"}))
    match = begin(replace(few, rule_actions_read_more=True))
    card = tiny.put(match, "plain")
    tiny.in_force(match, card, tiny.AddMight(1), cards=(card,))
    for everything in (True, False):
        match.rule_actions_read_all = everything
        match.values(card)
        match.rule_actions_dirty = False
        match.changed(ORIENTATION)
        assert match.rule_actions_dirty is everything
    assert match.fork().rule_actions_read_all  # until its own rule actions have looked


def test_where_something_else_happened_than_was_due_any_change_may_make_it_due_again() -> None:
    match = begin(replace(BOOK, indifferent=INDIFFERENT, rule_actions_read=NOTHING))
    older = verbs.create(match, CARDS["keeper"], 0, tiny.TABLE.at(0, "T1"))
    tiny.put(match, "plain")
    assert list(settle(match)) == []
    assert match.cards(tiny.VAULT[0]) == (older,)  # it was to be buried
    for due in (True, False):
        match.changed(ORIENTATION)
        assert match.rule_actions_dirty is due
        assert list(settle(match)) == []


@pytest.mark.parametrize(("indifferent", "due"), [(NOTHING, True), (frozenset({ANYTHING}), False)])
def test_a_fork_looks_for_rule_actions_where_its_step_began_to(indifferent: frozenset[str], due: bool) -> None:
    looked: list[Match] = []

    def rule_actions(match: Match) -> Procedure[bool]:
        looked.append(match)
        return (yield from tiny.rule_actions(match))

    match = begin(replace(tiny.RULEBOOK, rule_actions=rule_actions, indifferent=indifferent, rule_actions_read=NOTHING))
    match.answer(["pass"])
    fork = match.fork()
    assert (fork in looked, fork.keys) == (due, match.keys)


def test_a_checkpoint_is_taken_at_each_step_boundary() -> None:
    """Nobody is asked at the end of a turn: what is done there is not done again in every copy."""
    match = tiny.begin({"plain": 6})
    match.answer(["play:plain"])
    match.answer(["seat:T1"])
    state, given = match.checkpoint
    assert (state.turn_player, given) == (1, ())
